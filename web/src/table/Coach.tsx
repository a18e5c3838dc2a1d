// The tour of a first game: one note at a time, above the question, with pins on what it speaks of. The board stays playable.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isFirst, noteFirst, setTour, tourOf } from "../core/tour";
import type { Rich, Speaker } from "../core/speaker";
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { RichText } from "../ui/RichText";
import type { Kit, Mark, Question, State } from "../wire";
import { dueMarks, noteMessage } from "./marks";

export interface Note {
  mark: Mark;
  title: string;
  text: string;
  rich: readonly Rich[];
  /** "Step 3 of 7". */
  step: number;
  steps: number;
  /** What the button says that goes on. */
  go: string;
}
export interface Touring {
  note: Note | null;
  on: boolean;
  /** A tour has been here, or it is the first game: whoever wonders is shown where to ask. */
  known: boolean;
  first: boolean;
  next(): void;
  /** Skips the tour, or takes it up again where it was; after its end, from its beginning. */
  toggle(): void;
}

/** The tour at this table; null where there is none. An answer goes on as well as the note's own button. */
export function useTour(state: State, kit: Kit, speaker: Speaker, question: Question | null): Touring | null {
  const table = state.table.id;
  const marks = kit.coach;
  const tour = tourOf(table);
  const read = tour?.read ?? [];
  const on = tour?.on ?? false;
  const events = state.log.events;
  const due = on && question ? dueMarks(marks, read, question, events) : [];
  const mark = due[0] ?? null;
  const asked = question ? `${question.seat} ${question.n} ${question.prompt}` : "";
  const possible = marks.length > 0 && state.seat !== null && state.table.status === "playing";

  const readIt = (id: string): void => {
    const now = [...(tourOf(table)?.read ?? []), id];
    setTour(table, { on: now.length < marks.length, read: now });
  };
  const shown = useRef<{ asked: string; id: string } | null>(null);
  useEffect(() => {
    const last = shown.current;
    shown.current = mark ? { asked, id: mark.id } : null;
    if (last && last.asked !== asked && !tourOf(table)?.read.includes(last.id)) readIt(last.id);
  }, [asked, mark?.id]);
  useEffect(() => {
    if (possible) noteFirst(kit.game.name, table);
  }, [possible]);
  if (!possible) return null;

  let note: Note | null = null;
  if (mark && question) {
    const after = due[1];
    const text = noteMessage(mark, "-text", question, events);
    note = {
      mark,
      title: speaker.title(noteMessage(mark, "", question, events)),
      text: speaker.say(text),
      rich: speaker.rich(text),
      step: read.length + 1,
      steps: marks.length,
      go: after ? t("coach-next", { what: speaker.say(noteMessage(after, "-next", question, events)) }) : read.length + 1 < marks.length ? t("coach-go-on") : t("coach-done"),
    };
  }
  return {
    note,
    on,
    known: tour !== undefined,
    first: isFirst(kit.game.name, table),
    next: () => mark && readIt(mark.id),
    toggle: () => setTour(table, on ? { on: false, read } : { on: true, read: read.length < marks.length ? read : [] }),
  };
}

// --- drawn ---------------------------------------------------------------------------------------------------------------

const GAP = 12;
const PIN = 30;

const drawnBox = (root: HTMLElement, id: string): DOMRect | null => {
  const box = root.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
};
const overlap = (x: number, y: number, w: number, h: number, box: DOMRect): number =>
  Math.max(0, Math.min(x + w, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + h, box.bottom) - Math.max(y, box.top));

interface Place {
  x: number;
  y: number;
  /** It stands right above the question, and points down at it. */
  tail: boolean;
}

/** Where the note covers least of what it speaks of, and then of what can be chosen: above the question if it can. */
function placeOf(root: HTMLElement, note: HTMLElement, things: readonly string[]): Place {
  const bar = root.querySelector(".asking > .ask")?.getBoundingClientRect();
  const table = root.querySelector("main")?.getBoundingClientRect();
  if (!bar || !table) return { x: GAP, y: GAP, tail: false };
  const { offsetWidth: w, offsetHeight: h } = note;
  const boxes = things.flatMap((id) => drawnBox(root, id) ?? []);
  const choices = [...root.querySelectorAll(".is-choice")].filter((one) => !one.closest(".ask")).map((one) => one.getBoundingClientRect());
  const above = Math.max(table.top + GAP, bar.top - h - GAP - 4);
  const left = Math.max(8, bar.left + GAP);
  const right = Math.max(8, bar.right - w - GAP);
  const places: Place[] = [
    { x: left, y: above, tail: true },
    { x: right, y: above, tail: true },
    { x: left, y: table.top + GAP, tail: false },
    { x: right, y: table.top + GAP, tail: false },
  ];
  const cost = ({ x, y }: Place): number => boxes.reduce((sum, box) => sum + 100 * overlap(x, y, w, h, box), 0) + choices.reduce((sum, box) => sum + overlap(x, y, w, h, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best));
}

interface Props {
  root: RefObject<HTMLElement | null>;
  tour: Touring;
  /** The ids of what the note points at. */
  things: readonly string[];
  /** Whatever else the table looks different by, so that the note finds a place anew. */
  view: string;
}

export function Coach({ root, tour, things, view }: Props) {
  const box = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const { note } = tour;
  useLayoutEffect(() => {
    // Where a phone lists the players, what the note speaks of may lie below them.
    const first = root.current?.querySelector(`[data-id="${CSS.escape(things[0] ?? "")}"]`);
    const list = first?.closest(".tab-players .table");
    if (first && list) list.scrollTop += first.getBoundingClientRect().top - innerHeight / 2;
    const put = (): void => {
      if (root.current && box.current) setPlace(placeOf(root.current, box.current, things));
    };
    put();
    addEventListener("resize", put);
    return () => removeEventListener("resize", put);
  }, [note?.mark.id, view]);
  useLayoutEffect(() => {
    if (things.length === 0) return;
    let frame = 0;
    const follow = (): void => {
      for (const [i, id] of things.entries()) {
        const pin = layer.current?.children[i] as HTMLElement | undefined;
        const over = root.current && drawnBox(root.current, id);
        if (!pin) continue;
        pin.hidden = !over;
        if (!over) continue;
        const below = over.top < PIN + 8; // at the upper edge of the page it stands under the thing, and points up
        pin.classList.toggle("coach-pin--up", below);
        pin.style.translate = `${Math.min(innerWidth - PIN, Math.max(4, over.left + over.width / 2 - PIN / 2))}px ${below ? over.bottom - 4 : over.top - PIN - 2}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [things.join(" ")]);
  const heard = <span class="vh coach-heard" role="status">{note ? `${note.title}. ${note.text}` : ""}</span>;
  if (!note) return heard;
  const next = (): void => {
    tour.next();
    // the next note has the focus; after the last one the question goes on
    requestAnimationFrame(() => (box.current?.querySelector("button") ?? root.current?.querySelector<HTMLElement>(".ask__text"))?.focus({ preventScroll: true }));
  };
  return (
    <>
      {heard}
      <div class="coach-pins" aria-hidden="true" ref={layer}>
        {things.map((id) => <span key={id} class="coach-pin" data-pinned={id} />)}
      </div>
      <section key={note.mark.id} ref={box} class={`coach${place?.tail ? " coach--tail" : ""}`} aria-label={t("coach-step", { n: note.step, all: note.steps })} data-mark={note.mark.id} style={place ? { left: `${place.x}px`, top: `${place.y}px` } : { visibility: "hidden" }}>
        <span class="coach__owl" aria-hidden="true"><Icon name="owl" class="fig" /></span>
        <div class="coach__in">
          <p class="coach__step">
            <span class="coach__pips" aria-hidden="true">{Array.from({ length: note.steps }, (_, i) => <i key={i} class={i < note.step ? "on" : ""} />)}</span>
            {t("coach-step", { n: note.step, all: note.steps })}
          </p>
          <h2>{note.title}</h2>
          <p><RichText pieces={note.rich} /></p>
          <p class="coach__go">
            <button type="button" class="btn btn--main" onClick={next}>{note.go}</button>
            <button type="button" class="linklike" onClick={tour.toggle}>{t("coach-skip")}</button>
          </p>
        </div>
      </section>
    </>
  );
}

// --- in words ------------------------------------------------------------------------------------------------------------

/** The same note among headings and lists; `about` names what it points at. */
export function SaidCoach({ tour, about }: { tour: Touring; about: readonly string[] }) {
  const { note } = tour;
  if (!note) return null;
  return (
    <section class="text__part" aria-labelledby="text-coach" data-mark={note.mark.id}>
      <h2 id="text-coach">{note.title}</h2>
      <div role="status">
        <p>{note.text}</p>
        {about.length > 0 && <p class="quiet">{t("coach-about", { things: about.join(", ") })}</p>}
      </div>
      <p>
        {t("coach-step", { n: note.step, all: note.steps })}.{" "}
        <button type="button" class="btn btn--edge" onClick={tour.next}>{note.go}</button>{" "}
        <button type="button" class="linklike" onClick={tour.toggle}>{t("coach-skip")}</button>
      </p>
    </section>
  );
}
