// The end of a game: the count before one's eyes, who won and why, where every point came from, and what comes next. A loss is at dusk.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Kit, Score, State } from "../wire";
import { capital, type Speaker } from "../core/speaker";
import { listOf, number, t, tn } from "../core/words";
import { EndActions } from "./EndActions";
import { TableBar } from "./Lobby";
import { Foot } from "./Page";
import { Crest, Icon, Scene } from "./parts";
import { type Bar, type Sheet, sheetOf, type Why, whyOf } from "./scoring";
import type { Session } from "./session";
import { TeamEnd } from "./TeamEnd";
import { barName, kindName, Legend, Towers, useCount } from "./Towers";
import { dropSecondClick } from "../ui/once";

/** "You win by 4 points", "You came third, 25 points behind", "Ann wins", "Ann and Ben share the victory", "The game is lost". */
function verdict(state: State, score: Score, speaker: Speaker, mine: Bar | null, why: Why | null): string {
  const winners = score.winners;
  if (mine && why) {
    if (winners.length === 1 && mine.place === 1) return t("end-you-win-by", { n: why.by });
    if (mine.place > 1 && why.other.seat !== null) return t("end-you-came", { place: mine.place, n: why.by });
  }
  if (winners.length === 0) return t("end-lost");
  if (winners.length === 1 && state.table.seats[winners[0] ?? -1]?.mine && mine) return t("end-you-win");
  return tn("end-wins", winners.length, { names: listOf(winners.map((seat) => speaker.player(seat))) });
}

/** Why it came so, in two sentences: what made the difference, and my own best source. */
function reasons(why: Why, mine: Bar, speaker: Speaker): string[] {
  const name = barName(why.other, speaker);
  const told: string[] = [];
  if (why.ahead) told.push(t(mine.place === 1 ? "end-why-ahead" : "end-why-behind", { name, kind: kindName(why.ahead.kind, speaker), n: why.ahead.n }));
  if (why.best) told.push(t("end-why-best", { kind: kindName(why.best.kind, speaker), n: why.best.n }));
  return told;
}

function Exact({ sheet, speaker }: { sheet: Sheet; speaker: Speaker }) {
  return (
    <div class="exact" tabIndex={0} role="region" aria-label={t("end-exact")}>
      <table>
        <caption class="vh">{t("end-exact")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("end-from")}</th>
            {sheet.bars.map((bar, i) => (
              <th key={i} scope="col">
                {bar.seat === null ? <Icon name="crown" /> : <Crest seat={bar.seat} size={24} />}
                <span class="exact__name">{barName(bar, speaker)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={JSON.stringify(row.message)}>
              <th scope="row">{capital(speaker.say(row.message))}</th>
              {row.points.map((points, i) => (
                <td key={i}>{points === null ? <span class="quiet">–</span> : number(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("end-total")}</th>
            {sheet.bars.map((bar, i) => (
              <td key={i}>{number(bar.total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface Props {
  state: State;
  score: Score;
  kit: Kit;
  speaker: Speaker;
  session: Session;
  /** The game has ended before the reader's eyes, just now. */
  fresh: boolean;
  onTable: () => void;
}

export function End(props: Props) {
  const { state, score, kit, speaker, session, onTable } = props;
  const next = <EndActions state={state} speaker={speaker} session={session} lost={score.winners.length === 0} onTable={onTable} />;
  if (score.team) return <TeamEnd state={state} score={score} kit={kit} speaker={speaker} next={next} />;
  return <Counted {...props} next={next} />;
}

function Counted({ state, score, kit, speaker, fresh, next }: Props & { next: ComponentChildren }) {
  const sheet = useMemo(() => sheetOf(score), [score]);
  const count = useCount(sheet, fresh);
  const seats = state.table.seats.filter((seat) => seat.mine);
  const mine = seats.length === 1 ? (sheet.bars.find((bar) => bar.seat === seats[0]?.seat) ?? null) : null;
  const why = mine && whyOf(sheet, mine);
  const dusk = mine ? mine.seat === null || !score.winners.includes(mine.seat) : score.winners.length === 0;
  return (
    <div class="site">
      <TableBar state={state} kit={kit} />
      {/* the second tap of the last answer must not begin another game */}
      <main id="main" tabIndex={-1} class={`end end--count${dusk ? " end--dusk" : ""}${count.done ? " is-told" : ""}`} onClickCapture={dropSecondClick}>
        <section class="end__stage" data-scene={kit.game.scene} style={{ "--game": kit.game.colour }}>
          <Scene name={kit.game.scene} />
          <div class="end__say">
            <p class="end__kick">
              {capital(speaker.say(score.ending))} {score.tie && capital(speaker.say(score.tie))}
            </p>
            <h1 tabIndex={-1}>{verdict(state, score, speaker, mine, why)}</h1>
            {mine && why && <p class="end__why">{reasons(why, mine, speaker).join(" ")}</p>}
            {next}
            <Legend sheet={sheet} speaker={speaker} />
          </div>
          <Towers sheet={sheet} score={score} kit={kit} speaker={speaker} count={count} />
        </section>
        <section class="panel panel--pad end__panel" aria-labelledby="end-sheet">
          <h2 id="end-sheet">{t("end-sheet")}</h2>
          <Exact sheet={sheet} speaker={speaker} />
        </section>
      </main>
      <Foot />
    </div>
  );
}
