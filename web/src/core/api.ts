// The JSON calls to the server. A refused call throws an ApiProblem, whose `code` has words in every language.
import type { Problem } from "../wire";

export class ApiProblem extends Error implements Problem {
  readonly status: number; // 0: the server could not be reached
  readonly code: string;
  readonly detail: string;
  readonly args: Record<string, string | number>;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.detail}`);
    this.name = "ApiProblem";
    this.status = status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.args = problem.args ?? {};
  }
}

type Body = Record<string, unknown> | string | Blob;

const PATIENCE = 20_000; // ms until a server that says nothing counts as unreachable

async function call(method: string, path: string, body?: Body): Promise<string> {
  const init: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { Accept: "application/json, text/plain" },
    signal: AbortSignal.timeout(PATIENCE),
  };
  if (body instanceof Blob || typeof body === "string") {
    init.body = body;
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch("/api" + path, init);
    text = await response.text(); // it may break off half-way
  } catch (error) {
    throw new ApiProblem(0, { code: "unreachable", detail: String(error) });
  }
  if (!response.ok) throw new ApiProblem(response.status, problemIn(response, text));
  return text;
}

function problemIn(response: Response, text: string): Problem {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null && "code" in data && "detail" in data) return data as Problem;
  } catch {
    // not JSON: a proxy or a crash
  }
  return { code: "unknown", detail: response.statusText || String(response.status) };
}

async function json<T>(method: string, path: string, body?: Body): Promise<T> {
  const text = await call(method, path, body);
  try {
    return (text ? JSON.parse(text) : null) as T;
  } catch (error) {
    throw new ApiProblem(502, { code: "unknown", detail: String(error) });
  }
}

/** `path` is everything after /api: `get<TableInfo>("/tables/ID")`. */
export const get = <T>(path: string): Promise<T> => json<T>("GET", path);
export const post = <T>(path: string, body: Body = {}): Promise<T> => json<T>("POST", path, body);
export const put = <T>(path: string, body: Body = {}): Promise<T> => json<T>("PUT", path, body);
export const del = <T>(path: string): Promise<T> => json<T>("DELETE", path);
export const getText = (path: string): Promise<string> => call("GET", path);

/** Whether the same call may well succeed later: nobody answered, too many asked, or the server stumbled. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A path with its parts escaped: url`/tables/${id}`. */
export function url(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((whole, part, i) => whole + encodeURIComponent(String(values[i - 1])) + part);
}
