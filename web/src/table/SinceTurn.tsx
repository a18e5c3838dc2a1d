// What others did since the reader last acted: at most four lines over the log, until the reader acts.
import { useMemo, useState } from "preact/hooks";
import type { Rich } from "../core/speaker";
import { t } from "../core/words";
import { Crest } from "../ui/Crest";
import { RichText } from "../ui/RichText";
import { useLooking } from "./context";
import { sinceOf } from "./lines";

/** A sentence without the name that it begins with: the crest says who. */
function deed(pieces: readonly Rich[], seat: number): Rich[] {
  const [first, next, ...rest] = pieces;
  if (!first || typeof first === "string" || first.kind !== "player" || first.seat !== seat) return [...pieces];
  return [...(typeof next === "string" ? [next.trimStart()] : next ? [next] : []), ...rest];
}

/** Several of them with commas between. */
const deeds = (all: readonly Rich[][]): Rich[] =>
  all.flatMap((pieces, i) => [...(i ? [", "] : []), ...pieces.map((piece, n): Rich => (n === pieces.length - 1 && typeof piece === "string" ? piece.replace(/\.$/u, "") : piece))]);

export function SinceTurn({ from }: { from: number }) {
  const { state, speaker, question } = useLooking();
  const [closed, close] = useState(-1);
  const events = state.log.events;
  const since = useMemo(() => sinceOf(events, from, state.seat), [events, from, state.seat]);
  if (!question || closed === from || since.others.length === 0) return null;
  return (
    <section class="since" aria-labelledby="since-title">
      <h2 id="since-title">{t("since")}</h2>
      <button type="button" class="since__close" aria-label={t("since-close")} title={t("since-close")} onClick={() => close(from)}>×</button>
      <ul>
        {since.others.map(({ seat, lines }) => (
          <li key={seat}>
            <Crest seat={seat} size={24} />
            <span>
              <span class="vh">{speaker.player(seat)} </span>
              <RichText pieces={deeds(lines.map((line) => deed(speaker.rich(line.message), seat)))} />
            </span>
          </li>
        ))}
        {since.gains.length > 0 && state.seat !== null && (
          <li class="since__you">
            <Crest seat={state.seat} size={24} />
            <span><RichText pieces={speaker.richTitle(["told-you-gained", { gains: since.gains }])} /></span>
          </li>
        )}
      </ul>
    </section>
  );
}
