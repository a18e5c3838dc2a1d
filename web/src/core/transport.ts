// How the page reaches its tables, wherever they are. Today that is the server that it came from; another way (a table that
// is kept in this very browser) need only be another Transport.

import { answered, unanswered } from "./away";
import { heardTime } from "./time";

export interface Reply {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
}
/** A connection on which both sides may speak at any time. */
export interface Channel {
  readonly state: "opening" | "open" | "closed";
  send(text: string): void;
  close(): void;
}
export interface Transport {
  /** One call of the API; `path` is everything after /api. It throws when nobody answers. */
  call(method: string, path: string, body: string | Blob | undefined): Promise<Reply>;
  /** A live connection: what comes, and its end, is told. */
  connect(path: string, onText: (text: string) => void, onClose: () => void): Channel;
}

const PATIENCE = 20_000; // ms until a server that says nothing counts as unreachable

export const server: Transport = {
  async call(method, path, body) {
    const init: RequestInit = {
      method,
      credentials: "same-origin",
      headers: { Accept: "application/json, text/plain", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      signal: AbortSignal.timeout(PATIENCE),
    };
    if (body !== undefined) init.body = body;
    const sent = Date.now();
    let response: Response;
    try {
      response = await fetch("/api" + path, init);
    } catch (error) {
      unanswered();
      throw error;
    }
    if (response.headers.has("x-valtable-kept") || response.status === 502 || response.status === 504) unanswered();
    else {
      answered();
      heardTime(response.headers.get("date"), sent);
    }
    const text = await response.text(); // it may break off half-way
    return { ok: response.ok, status: response.status, statusText: response.statusText, text };
  },

  connect(path, onText, onClose) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api${path}`);
    socket.onmessage = (event: MessageEvent<string>) => onText(event.data);
    socket.onclose = () => onClose();
    return {
      get state() {
        return socket.readyState === WebSocket.CONNECTING ? "opening" : socket.readyState === WebSocket.OPEN ? "open" : "closed";
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

export const transport: Transport = server;
