// The end of a game: who won and why, where every point came from, and what comes next.
import type { Kit, Score, State } from "../wire";
import { capital, type Speaker } from "../core/speaker";
import { listOf, number, t, tn } from "../core/words";
import { EndActions } from "./EndActions";
import { TableBar } from "./Lobby";
import { Foot } from "./Page";
import { Crest, Icon, Scene } from "./parts";
import { type Bar, type Kind, type Sheet, sheetOf } from "./scoring";
import type { Session } from "./session";
import { TeamEnd } from "./TeamEnd";
import { dropSecondClick } from "../ui/once";

const kindName = (kind: Kind, speaker: Speaker): string => capital(speaker.say(kind.message));
const barName = (bar: Bar, speaker: Speaker): string =>
  bar.seat === null ? (bar.name ? capital(speaker.say(bar.name)) : "") : speaker.player(bar.seat);

/** "Ann wins", "You win", "Ann and Ben share the victory", "The game is lost". */
function verdict(state: State, score: Score, speaker: Speaker): string {
  const winners = score.winners;
  if (winners.length === 0) return t("end-lost");
  const mine = winners.filter((seat) => state.table.seats[seat]?.mine);
  const alone = state.table.seats.filter((seat) => seat.mine).length === 1;
  if (winners.length === 1 && mine.length === 1 && alone) return t("end-you-win");
  return tn("end-wins", winners.length, { names: listOf(winners.map((seat) => speaker.player(seat))) });
}

/** What was lost again, and for what. */
const lostIn = (bar: Bar, speaker: Speaker): string =>
  bar.parts.filter((part) => part.points < 0).map((part) => t("end-part", { kind: kindName(part.kind, speaker), n: part.points })).join(", ");

function Bars({ sheet, score, speaker }: { sheet: Sheet; score: Score; speaker: Speaker }) {
  const drawn = new Set(sheet.bars.flatMap((bar) => bar.parts.filter((part) => part.share > 0).map((part) => part.kind)));
  const lost = sheet.bars.some((bar) => bar.lost.points > 0);
  return (
    <figure class="bars" aria-label={t("end-sheet")}>
      <ol>
        {sheet.bars.map((bar, i) => {
          const won = bar.seat !== null && score.winners.includes(bar.seat);
          return (
            <li key={i} class={`bars__row${bar.seat === null ? "" : ` seat-${bar.seat + 1}`}${won ? " is-winner" : ""}`}>
              <span class="bars__who">
                {bar.seat === null ? <Icon name="crown" /> : <Crest seat={bar.seat} size={34} />}
                <b>{barName(bar, speaker)}</b>
                {won && (
                  <span class="bars__won">
                    <Icon name="laurel-crown" />
                    <span class="vh">{t("end-winner")}</span>
                  </span>
                )}
              </span>
              <span class="bars__bar" aria-hidden="true">
                {bar.parts.map(
                  (part) =>
                    part.share > 0 && (
                      <span
                        key={part.kind.key}
                        class={`bars__part part-${sheet.kinds.indexOf(part.kind) % 12}`}
                        style={{ width: `${part.share}%` }}
                        title={t("end-part", { kind: kindName(part.kind, speaker), n: part.points })}
                        data-points={part.points}
                      >
                        {part.share >= 7 && <b>{part.points}</b>}
                      </span>
                    ),
                )}
                {bar.lost.points > 0 && (
                  <span class="bars__lost" style={{ width: `${bar.lost.share}%`, marginLeft: `-${bar.lost.share}%` }} title={lostIn(bar, speaker)} data-points={-bar.lost.points}>
                    <b>−{bar.lost.points}</b>
                  </span>
                )}
              </span>
              <b class="bars__total">{number(bar.total)}</b>
            </li>
          );
        })}
      </ol>
      <figcaption>
        <ul class="legend">
          {sheet.kinds.map((kind, i) => drawn.has(kind) && (
            <li key={kind.key}>
              <span class={`legend__mark part-${i % 12}`} aria-hidden="true" />
              {kindName(kind, speaker)}
            </li>
          ))}
          {lost && (
            <li>
              <span class="legend__mark bars__lost" aria-hidden="true" />
              {t("end-lost-again")}
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
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
  onTable: () => void;
}

export function End({ state, score, kit, speaker, session, onTable }: Props) {
  const next = <EndActions state={state} speaker={speaker} session={session} lost={score.team && score.winners.length === 0} onTable={onTable} />;
  if (score.team) return <TeamEnd state={state} score={score} kit={kit} speaker={speaker} next={next} />;
  const sheet = sheetOf(score);
  return (
    <div class="site">
      <TableBar state={state} kit={kit} />
      {/* the second tap of the last answer must not begin another game */}
      <main id="main" tabIndex={-1} class="end" onClickCapture={dropSecondClick}>
        <section class="lobby__hero end__hero" data-scene={kit.game.scene} style={{ "--game": kit.game.colour }}>
          <Scene name={kit.game.scene} />
          <div class="end__crests" aria-hidden="true">
            {score.winners.map((seat) => (
              <Crest key={seat} seat={seat} size={84} />
            ))}
            {score.winners.length === 0 && <Icon name={kit.game.emblem} class="fig" />}
          </div>
          <div class="lobby__words">
            <h1 tabIndex={-1}>{verdict(state, score, speaker)}</h1>
            <p>{capital(speaker.say(score.ending))}</p>
            {score.tie && <p>{capital(speaker.say(score.tie))}</p>}
          </div>
        </section>
        {next}
        <section class="panel panel--pad" aria-labelledby="end-sheet">
          <h2 id="end-sheet">{t("end-sheet")}</h2>
          <Bars sheet={sheet} score={score} speaker={speaker} />
          <Exact sheet={sheet} speaker={speaker} />
        </section>
      </main>
      <Foot />
    </div>
  );
}
