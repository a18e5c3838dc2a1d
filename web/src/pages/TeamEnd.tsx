// The end of a game that all have won or lost together: what became of it, how it came to that, and what they did. There is no
// ranking, and nobody is to blame. By day it was won; a loss is at dusk.
import type { ComponentChildren } from "preact";
import type { Kit, Score, State } from "../wire";
import { capital, type Speaker } from "../core/speaker";
import { number, t } from "../core/words";
import { linesOf } from "../table/lines";
import { dropSecondClick } from "../ui/once";
import { RichText } from "../ui/RichText";
import { DrawingContext } from "../ui/kit";
import { TableBar } from "./Lobby";
import { Foot } from "./Page";
import { Crest, Icon, Scene } from "./parts";

const TOLD = 6; // the last lines of the log

interface Props {
  state: State;
  score: Score;
  kit: Kit;
  speaker: Speaker;
  next: ComponentChildren;
}

/** "You have won, together"; of a team of one, "You win!". */
function verdict(state: State, won: boolean): string {
  const { seats } = state.table;
  const mine = seats.some((seat) => seat.mine);
  if (seats.length === 1) return t(!won ? "end-lost" : mine ? "end-you-win" : "end-team-won");
  return t(`end-team-${mine ? "you-" : ""}${won ? "won" : "lost"}`);
}

export function TeamEnd({ state, score, kit, speaker, next }: Props) {
  const won = score.winners.length > 0;
  const events = state.log.events.filter((event) => event.kind !== "forced").slice(-TOLD);
  const told = linesOf(events, 0, state.seat);
  const lines = score.sheets[0] ?? [];
  return (
    <DrawingContext.Provider value={{ kit, speaker }}>
      <div class="site">
        <TableBar state={state} kit={kit} />
        {/* the second tap of the last answer must not begin another game */}
        <main id="main" tabIndex={-1} class={`end end--team${won ? "" : " end--fall"}`} onClickCapture={dropSecondClick}>
          <section class="end__stage" data-scene={won ? kit.game.scene : "dusk"} style={{ "--game": kit.game.colour }}>
            <Scene name={won ? kit.game.scene : "dusk"} />
            <Icon name={won ? "laurel-crown" : kit.game.emblem} class="end__figure" />
            <div class="end__say">
              <h1 tabIndex={-1}>
                <small>{verdict(state, won)}</small> {capital(speaker.say(score.ending))}
              </h1>
              {next}
            </div>
          </section>
          <div class="end__columns">
            {told.length > 0 && (
              <section class="panel panel--pad" aria-labelledby="end-how">
                <h2 id="end-how">{t("end-team-how")}</h2>
                <ol class="fallen">
                  {told.map((line, i) => (
                    <li key={i}>
                      <RichText pieces={speaker.rich(line.message)} />
                    </li>
                  ))}
                </ol>
              </section>
            )}
            <section class="panel panel--pad" aria-labelledby="end-did">
              <h2 id="end-did">{t(state.table.seats.some((seat) => seat.mine) ? "end-team-you-did" : "end-team-did")}</h2>
              <ul class="team" aria-label={t("end-team-players")}>
                {state.table.seats.map((seat) => (
                  <li key={seat.seat}>
                    <Crest seat={seat.seat} size={34} />
                    <b>{speaker.player(seat.seat)}</b>
                  </li>
                ))}
              </ul>
              {lines.length > 0 && (
                <dl class="deeds">
                  {lines.map((line) => (
                    <div key={JSON.stringify(line.message)}>
                      <dt>{capital(speaker.say(line.message))}</dt>
                      <dd>{number(line.n)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          </div>
        </main>
        <Foot />
      </div>
    </DrawingContext.Provider>
  );
}
