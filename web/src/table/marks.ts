// When a note of the tour comes, what it says and what it points at. Pure, and knows no game; engine/coach.py is its twin.
import type { BoardNode, Mark, Message, Question, State } from "../wire.ts";

type Asked = Pick<Question, "prompt" | "n" | "message">;
type Told = State["log"]["events"];

/** The notes that come with this question, the first one first. */
export function dueMarks(marks: readonly Mark[], read: readonly string[], question: Asked, events: Told): Mark[] {
  const seen = new Set(events.map((event) => event.kind));
  return marks.filter(
    (mark) =>
      !read.includes(mark.id) &&
      (mark.asked.length === 0 || mark.asked.includes(question.prompt)) &&
      question.n >= mark.after &&
      (mark.seen.length === 0 || mark.seen.some((kind) => seen.has(kind))),
  );
}

/** One of a note's messages: it may speak of what its question, and the last event that it waited for, speak of. */
export function noteMessage(mark: Mark, form: "" | "-text" | "-next", question: Asked, events: Told): Message {
  const event = events.findLast((one) => mark.seen.includes(one.kind));
  return [`coach-${mark.id}${form}`, { ...question.message[1], ...event?.message[1] }];
}

/** A note is written for whoever sits first; at another seat the two change places. */
const seated = (id: string, seat: number): string =>
  id.replace(/^seat-(\d+)/u, (whole, n: string) => (Number(n) === 0 ? `seat-${seat}` : Number(n) === seat ? "seat-0" : whole));

/** The ids of what a note points at, as it lies on the board. */
export function thingsAt(places: ReadonlyMap<string, { node: BoardNode }>, mark: Mark, seat: number): string[] {
  return mark.at.flatMap(({ id, fact }) => {
    const parts = seated(id, seat).split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
    const pattern = new RegExp(`^${parts.join(".*")}$`, "u");
    return [...places].filter(([name, { node }]) => pattern.test(name) && (!fact || node.facts?.[fact])).map(([name]) => name);
  });
}
