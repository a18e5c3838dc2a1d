// The chances to win over the turns: a line for each player, mine the thick one, with its turning points upon it.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Review, TurningPoint } from "../../wire";
import type { Speaker } from "../../core/speaker";
import { t } from "../../core/words";
import { percent } from "../../table/hinting";
import { Crest } from "../../ui/Crest";
import { chanceAt, linesOf, type Mark, spread, ticksOf } from "./reading";

const SIGN = { good: "▲", bad: "▼", luck: "◆" };
const LEFT = 60;
const BOTTOM = 26;
const TOP = 14;

interface Props {
  review: Review;
  players: number;
  seat: number;
  speaker: Speaker;
  marks: readonly Mark[];
  chosen: TurningPoint | null;
  choose: (point: TurningPoint) => void;
}

/** As wide as its place is; on a phone less high. */
function useSize(): [{ width: number; height: number }, { current: HTMLDivElement | null }] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [{ width, height: width < 700 ? 210 : 300 }, box];
}

export function Graph({ review, players, seat, speaker, marks, chosen, choose }: Props) {
  const [{ width, height }, box] = useSize();
  const [over, setOver] = useState<number | null>(null); // the turn under the pointer
  const lines = useMemo(() => linesOf(review, players), [review, players]);
  const own = review.together ? 0 : seat;
  const last = review.turns.length - 1;
  const right = width < 700 ? 14 : 46;
  const X = (x: number): number => LEFT + x * (width - LEFT - right);
  const Y = (chance: number): number => TOP + (1 - chance) * (height - TOP - BOTTOM);
  const path = (chances: readonly number[]): string => chances.map((one, i) => `${i ? "L" : "M"}${X(last ? i / last : 0).toFixed(1)} ${Y(one).toFixed(1)}`).join("");
  const mine = lines.find((line) => line.seat === own)?.chances ?? [];
  const drawn = [...lines].sort((a, b) => Number(a.seat === own) - Number(b.seat === own)); // mine above the others
  const at = marks.find((mark) => mark.point === chosen);
  const places = spread(marks.map((mark) => ({ x: X(mark.x), y: Y(mark.chance) })), 28, TOP);
  const said = over === null ? null : review.turns[over];
  const ends = drawn.map((line) => ({ seat: line.seat, y: Y(line.chances.at(-1) ?? 0) }));
  return (
    <div
      class="graph"
      ref={box}
      style={{ height: `${height}px` }}
      onPointerMove={(event) => {
        const left = event.currentTarget.getBoundingClientRect().left;
        setOver(last < 1 ? null : Math.max(0, Math.min(last, Math.round(((event.clientX - left - LEFT) / (width - LEFT - right)) * last))));
      }}
      onPointerLeave={() => setOver(null)}
    >
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={t("review-graph")} key={seat}>
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <g key={chance}>
              <path class="gl" d={`M${LEFT} ${Y(chance)}H${width - right}`} />
              <text class="gt" x={LEFT - 18} y={Y(chance) + 4} text-anchor="end">{t("percent", { n: percent(chance) })}</text>
            </g>
          ))}
          {width >= 700 && <text class="gt" x={X(0)} y={height - 5} text-anchor="middle">{t("review-start")}</text>}
          {ticksOf(review, width < 700 ? 7 : 14).map(([x, n]) => X(x) - X(0) > 34 && (
            <text key={x} class="gt" x={X(x)} y={height - 5} text-anchor="middle">{n}</text>
          ))}
          {mine.length > 1 && <path class={`ln__area seat-${own + 1}`} d={`${path(mine)}L${X(1)} ${Y(0)}L${X(0)} ${Y(0)}Z`} />}
          {at && <path class="sel" d={`M${X(at.x)} ${TOP - 8}V${Y(0)}`} />}
          {over !== null && <path class="sel sel--over" d={`M${X(last ? over / last : 0)} ${TOP}V${Y(0)}`} />}
          {drawn.map((line) => (
            <path key={line.seat} class={`ln seat-${line.seat + 1}${line.seat === own ? " ln--you" : ` ln--${(line.seat > own ? line.seat - 1 : line.seat) % 4}`}`} d={path(line.chances)} pathLength={1} />
          ))}
        </svg>
      )}
      {width >= 700 && !review.together && ends.map((end) => (
        <span key={end.seat} class="graph__end" aria-hidden="true" style={{ left: `${width - right + 6}px`, top: `${end.y - 13}px` }}><Crest seat={end.seat} size={26} /></span>
      ))}
      {width > 0 && marks.map((mark, i) => (
        <button
          key={mark.point.at}
          type="button"
          tabIndex={-1} // for the pointer: the rows beside the graph are the same, for the keyboard
          aria-label={t(`review-kind-${mark.point.kind}`, { n: mark.point.turn })}
          class={`tp tp--${mark.point.kind}${mark.point === chosen ? " is-on" : ""}`}
          style={{ left: `${places[i]?.x ?? 0}px`, top: `${places[i]?.y ?? 0}px` }}
          onClick={() => choose(mark.point)}
        >
          {SIGN[mark.point.kind]}
        </button>
      ))}
      {said && over !== null && (
        <p class="graph__said" aria-hidden="true" style={{ left: `${Math.max(LEFT, Math.min(width - 170, X(last ? over / last : 0) + 10))}px` }}>
          <b>{over === 0 ? t("review-start") : over === last ? t("review-end") : t("review-turn", { n: said.n })}</b>
          {drawn.toReversed().map((line) => (
            <span key={line.seat} class={`seat-${line.seat + 1}`}>
              {review.together ? t("review-all") : speaker.player(line.seat)} <em>{t("percent", { n: percent(chanceAt(review, line.seat, last ? over / last : 0)) })}</em>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The same in numbers, for whoever cannot see it. */
export function GraphTable({ review, players, speaker }: { review: Review; players: number; speaker: Speaker }) {
  const lines = linesOf(review, players);
  return (
    <table class="vh">
      <caption>{t("review-graph")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("review-turn-head")}</th>
          {lines.map((line) => <th key={line.seat} scope="col">{review.together ? t("review-all") : speaker.player(line.seat)}</th>)}
        </tr>
      </thead>
      <tbody>
        {review.turns.map((turn, i) => (
          <tr key={i}>
            <th scope="row">{i === 0 ? t("review-start") : i === review.turns.length - 1 ? t("review-end") : turn.n}</th>
            {lines.map((line) => <td key={line.seat}>{t("percent", { n: percent(line.chances[i] ?? 0) })}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
