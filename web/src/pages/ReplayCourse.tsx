// Along a replay: where each turn begins, and everybody's points over them.
import { useEffect, useState } from "preact/hooks";
import type { Course, Seat, TurnMark } from "../wire";
import { get, url } from "../core/api";
import { listOf, number, t } from "../core/words";
import { Crest } from "../ui/Crest";
import { seatName } from "./naming";

/** The turns of a finished match, once they are there; a replay does without them, too. */
export function useCourse(table: string): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let here = true;
    get<Course>(url`/tables/${table}/course`).then((found) => here && setCourse(found), () => undefined);
    return () => {
      here = false;
    };
  }, [table]);
  return course;
}

/** The turn that a position belongs to. */
export const markAt = (course: Course, at: number): TurnMark | null => course.marks.filter((mark) => mark.at <= at).at(-1) ?? null;

/** Where the turn before or after a position begins. */
export function turnFrom(course: Course, at: number, forward: boolean): number {
  const starts = course.marks.map((mark) => mark.at);
  return forward ? (starts.find((one) => one > at) ?? course.length) : (starts.filter((one) => one < at).at(-1) ?? 0);
}

const WIDE = 1000;
const HIGH = 40;

export function CourseGraph({ course, at, seats }: { course: Course; at: number; seats: readonly Seat[] }) {
  const X = (position: number): number => (course.length ? (WIDE * position) / course.length : 0);
  const all = course.marks.flatMap((mark) => mark.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const Y = (points: number): number => 3 + (1 - (points - low) / (high - low)) * (HIGH - 6);
  const end = course.marks.at(-1);
  const said = (mark: TurnMark): string => listOf(mark.points.map((points, seat) => t("replay-points-of", { name: seats[seat] ? seatName(seats[seat]) : "", n: points })));
  const line = (seat: number): string => course.marks.map((mark, i) => `${i ? "L" : "M"}${X(mark.at).toFixed(1)} ${Y(mark.points[seat] ?? 0).toFixed(1)}`).join("");
  return (
    <svg class="course" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={end?.points.length ? t("replay-points", { end: said(end) }) : t("replay-turns", { n: Math.max(0, course.marks.length - 1) })}>
      {course.marks.slice(0, -1).map((mark) => (
        <path key={mark.at} class={`course__turn${mark.seat === null ? "" : ` seat-${mark.seat + 1}`}`} d={`M${X(mark.at)} ${HIGH}v-7`} />
      ))}
      {seats.map((seat) => (end?.points.length ? <path key={seat.seat} class={`course__line seat-${seat.seat + 1}${seat.mine ? " is-mine" : ""}`} d={line(seat.seat)} /> : null))}
      <path class="course__now" d={`M${X(at)} 0V${HIGH}`} />
    </svg>
  );
}

/** What everybody has at that moment. */
export function PointsNow({ course, at, seats }: { course: Course; at: number; seats: readonly Seat[] }) {
  const mark = markAt(course, at);
  if (!mark?.points.length) return null;
  return (
    <ul class="points-now" aria-label={t("replay-points-now")}>
      {seats.map((seat) => (
        <li key={seat.seat} title={seatName(seat)}>
          <Crest seat={seat.seat} size={20} />
          <span class="vh">{seatName(seat)}</span> <b>{number(mark.points[seat.seat] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}
