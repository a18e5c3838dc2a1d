// The live connection to a table: always the newest state. It comes back by itself, and at once when the network or the
// tab does. Logs and talk travel as increments; whoever listens gets them whole.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Down, Problem, State, Up } from "../wire";
import { get, url } from "./api";
import { merged } from "./merge";

const PAUSES = [300, 700, 1500, 3000]; // before the first, second ... try, in ms; then always the last
const QUIET = 20_000; // a ping after that much silence
const PATIENCE = 8_000; // and its answer within this
const FINAL = new Set(["no-such-table", "table-broken", "not-your-seat"]); // problems that do not pass

export type Status = "connecting" | "live" | "lost";
export interface Live {
  status: ReadonlySignal<Status>;
  /** Why there is no such table (any more); it does not come back then. */
  gone: ReadonlySignal<Problem | null>;
  /** Sees the table through another of my seats (null: as a spectator). */
  look(seat: number | null): void;
  /** Connects anew, as whoever I am now: after a seat was taken or left. */
  reopen(seat: number | null): void;
  /** Asks for the state again, for instance after an answer that came too late. */
  refresh(): Promise<void>;
  close(): void;
}

export function connect(table: string, seat: number | null, onState: (state: State) => void, onPointed: (seat: number, thing: string) => void): Live {
  const status = signal<Status>("connecting");
  const gone = signal<Problem | null>(null);
  let eyes = seat;
  let known: State | null = null;
  let socket: WebSocket | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const path = (): string => url`/tables/${table}` + (eyes === null ? "" : `?seat=${eyes}`);

  async function refresh(): Promise<void> {
    const state = await get<State>(path());
    if (!closed && (state.seat === eyes || eyes === null)) take(state);
  }

  function take(state: State): void {
    if (known && state.seat === known.seat && state.version < known.version) return; // an older one that took longer
    const whole = merged(known, state);
    if (!whole) {
      refresh().catch(() => open());
      return;
    }
    known = whole;
    onState(whole);
  }

  function receive(down: Down): void {
    if (down.type === "state") take(down.state);
    if (down.type === "pointed") onPointed(down.seat, down.thing);
    if (down.type === "gone") {
      if (down.problem.code === "not-your-seat" && eyes !== null) return reopen(null); // taken up elsewhere: watch
      if (!FINAL.has(down.problem.code)) return again(); // too many at once, say: later
      gone.value = down.problem;
      close();
    }
  }

  function listen(): void {
    clearTimeout(watch);
    watch = setTimeout(knock, QUIET);
  }

  /** Whether anybody is still there: asks, and does not wait long for the answer. */
  function knock(): void {
    clearTimeout(watch);
    send({ type: "ping" });
    watch = setTimeout(again, PATIENCE);
  }

  function send(up: Up): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(up));
  }

  function drop(): void {
    clearTimeout(watch);
    clearTimeout(retry);
    const old = socket;
    socket = null;
    old?.close();
  }

  function open(): void {
    if (closed) return;
    drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = eyes === null ? "" : `?seat=${eyes}`;
    const mine = new WebSocket(`${scheme}//${location.host}/api${url`/tables/${table}/live`}${query}`);
    socket = mine;
    mine.onmessage = (event: MessageEvent<string>) => {
      if (socket !== mine) return;
      const down = JSON.parse(event.data) as Down;
      if (down.type === "state") failures = 0; // who is only told to go knocks less and less often
      status.value = "live";
      listen();
      receive(down);
    };
    mine.onclose = () => {
      if (socket === mine) again();
    };
    watch = setTimeout(again, PATIENCE); // a connection that neither opens nor fails
  }

  function again(): void {
    drop();
    if (closed) return;
    status.value = "lost";
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 3000;
    failures += 1;
    retry = setTimeout(open, pause * (0.8 + 0.4 * Math.random())); // not all pages at the same moment
  }

  function wake(): void {
    if (closed || document.visibilityState === "hidden") return;
    if (status.value === "live" && socket?.readyState === WebSocket.OPEN) {
      knock();
      return;
    }
    failures = 0;
    open();
  }

  function look(to: number | null): void {
    eyes = to;
    if (socket?.readyState === WebSocket.CONNECTING) open(); // that one would come with the eyes of before
    else send({ type: "look", seat: to });
  }

  function reopen(to: number | null): void {
    eyes = to;
    open();
  }

  function close(): void {
    closed = true;
    drop();
    removeEventListener("online", wake);
    removeEventListener("offline", wake);
    document.removeEventListener("visibilitychange", wake);
  }

  addEventListener("online", wake);
  addEventListener("offline", wake); // a server on this very machine is still there
  document.addEventListener("visibilitychange", wake);
  open();
  return { status, gone, look, reopen, refresh, close };
}
