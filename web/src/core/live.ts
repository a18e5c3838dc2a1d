// The live connection to a table: always the newest state. It comes back by itself, and at once when the network or the
// tab does. What has changed travels, and answers go the same way; whoever listens gets whole states.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Answer, Answered, Down, Problem, State, Up } from "../wire";
import { ApiProblem, get, post, url } from "./api";
import { Mirror } from "./mirror";
import { type Channel, transport } from "./transport";

const PAUSES = [300, 700, 1500, 3000]; // before the first, second ... try, in ms; then always the last
const QUIET = 20_000; // a ping after that much silence
const PATIENCE = 8_000; // and its answer within this
const ANSWERED = 20_000; // ms after which nobody waits for the reply to an answer any more
const FINAL = new Set(["no-such-table", "table-broken", "rules-failed", "not-your-seat"]); // problems that do not pass

export type Status = "connecting" | "live" | "lost";
export interface Live {
  status: ReadonlySignal<Status>;
  /** Why there is no such table (any more); it does not come back then. */
  gone: ReadonlySignal<Problem | null>;
  /** Sees the table through another of my seats (null: as a spectator). */
  look(seat: number | null): void;
  /** Connects anew, as whoever I am now: after a seat was taken or left. */
  reopen(seat: number | null): void;
  /** Answers a question: over the connection, or by a call of its own where there is none. */
  answer(answer: Answer): Promise<Answered>;
  /** Asks for the state again, for instance after an answer that came too late. */
  refresh(): Promise<void>;
  close(): void;
}

export function connect(table: string, seat: number | null, onState: (state: State) => void, onPointed: (seat: number, thing: string) => void): Live {
  const status = signal<Status>("connecting");
  const gone = signal<Problem | null>(null);
  let eyes = seat;
  let known: State | null = null;
  let channel: Channel | null = null;
  const mirror = new Mirror();
  let asked = 0; // answers that went over the connection
  const awaited = new Map<number, { done: (answered: Answered) => void; failed: (problem: ApiProblem) => void }>();
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
    known = state;
    onState(state);
  }

  function receive(down: Down): void {
    if (down.type === "change") {
      const next = mirror.take(down);
      if (next === "missing") send({ type: "look", seat: eyes }); // lost on the way: all of it, then
      else if (next !== "old") take(next);
    }
    if (down.type === "answered") awaited.get(down.id)?.done(down);
    if (down.type === "refused") awaited.get(down.id)?.failed(new ApiProblem(down.status, down.problem));
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
    if (channel?.state === "open") channel.send(JSON.stringify(up));
  }

  function drop(): void {
    clearTimeout(watch);
    clearTimeout(retry);
    const old = channel;
    channel = null;
    old?.close();
    for (const { failed } of awaited.values()) failed(new ApiProblem(0, { code: "unreachable", detail: "the live connection has ended" }));
  }

  async function answer(given: Answer): Promise<Answered> {
    if (channel?.state !== "open") return post<Answered>(url`/tables/${table}/answers`, { ...given });
    asked += 1;
    const id = asked;
    let patience: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Answered>((done, failed) => {
        awaited.set(id, { done, failed });
        send({ type: "answer", id, answer: given });
        patience = setTimeout(() => failed(new ApiProblem(0, { code: "unreachable", detail: "no reply to an answer" })), ANSWERED);
      });
    } finally {
      clearTimeout(patience);
      awaited.delete(id);
    }
  }

  function open(): void {
    if (closed) return;
    drop();
    mirror.reset();
    const mine: Channel = transport.connect(
      `${url`/tables/${table}/live`}?changes=true${eyes === null ? "" : `&seat=${eyes}`}`,
      (text) => {
        if (channel !== mine) return;
        const down = JSON.parse(text) as Down;
        if (down.type === "change") failures = 0; // who is only told to go knocks less and less often
        status.value = "live";
        listen();
        receive(down);
      },
      () => {
        if (channel === mine) again();
      },
    );
    channel = mine;
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
    if (status.value === "live" && channel?.state === "open") {
      knock();
      return;
    }
    failures = 0;
    open();
  }

  function look(to: number | null): void {
    eyes = to;
    if (channel?.state === "opening") open(); // that one would come with the eyes of before
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
  return { status, gone, look, reopen, answer, refresh, close };
}
