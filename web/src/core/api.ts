// The JSON calls to the server. A refused call throws an ApiProblem, whose `code` has words in every language.
import type { Problem } from "../wire";
import { type Reply, transport } from "./transport";

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

async function call(method: string, path: string, body?: Body): Promise<string> {
  const sent = body === undefined || typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body);
  let reply: Reply;
  try {
    reply = await transport.call(method, path, sent);
  } catch (error) {
    throw new ApiProblem(0, { code: "unreachable", detail: String(error) });
  }
  if (!reply.ok) throw new ApiProblem(reply.status, problemIn(reply));
  return reply.text;
}

function problemIn(reply: Reply): Problem {
  try {
    const data: unknown = JSON.parse(reply.text);
    if (typeof data === "object" && data !== null && "code" in data && "detail" in data) return data as Problem;
  } catch {
    // not JSON: a proxy or a crash
  }
  return { code: "unknown", detail: reply.statusText || String(reply.status) };
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
