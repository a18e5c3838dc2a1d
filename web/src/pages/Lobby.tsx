// Before the game: who is there, which seats are free, and how friends get here.
import type { Kit, State } from "../wire";
import { speakerFor, t, tn } from "../core/words";
import { Invitation } from "./Invitation";
import { tableTitle } from "./naming";
import { openGuide, openSettings, openTurns } from "./open";
import { Foot } from "./Page";
import { Emblem, Icon, Scene } from "./parts";
import { Recover, Seats } from "./Seats";
import type { Session } from "./session";
import { HostPart } from "./TableMenu";
import { SetUp } from "./SetUp";
import { AlertToggle } from "./Turns";
import { Talk, talkOf, voiceAt } from "./Talk";

export function TableBar({ state, kit }: { state: State; kit: Kit }) {
  return (
    <header class="top">
      <a class="top__brand" href="/" aria-label={t("home")}>
        <Emblem glyph={kit.game.emblem} colour={kit.game.colour} />
      </a>
      <div class="top__title">
        <p class="title">{tableTitle(state.table)}</p>
        <small>{speakerFor(kit).say([`game-${kit.game.name}`])}</small>
      </div>
      <nav class="tools" aria-label={t("site")}>
        <button type="button" class="tool" aria-label={t("guide")} title={t("guide")} onClick={() => openGuide(kit.game.name)}>
          <Icon name="rule-book" />
        </button>
        <button type="button" class="tool" aria-label={t("settings")} title={t("settings")} onClick={openSettings}>
          <Icon name="cog" />
        </button>
      </nav>
    </header>
  );
}

export function Lobby({ state, kit, session }: { state: State; kit: Kit; session: Session }) {
  const free = state.table.seats.filter((seat) => seat.kind === "open").length;
  const seated = state.table.seats.some((seat) => seat.mine);
  return (
    <div class="site">
      <TableBar state={state} kit={kit} />
      <main id="main" tabIndex={-1} class="lobby">
        <section class="lobby__hero" data-scene={kit.game.scene} style={{ "--game": kit.game.colour }}>
          <Scene name={kit.game.scene} />
          <Icon name={kit.game.emblem} class="fig" />
          <div class="lobby__words">
            <h1 tabIndex={-1}>{tableTitle(state.table)}</h1>
            <p role="status">{seated ? tn("lobby-waiting", free) : tn("lobby-choose", free)}</p>
            {state.table.seeded && <p>{t("lobby-seeded")}</p>}
          </div>
        </section>
        <div class="lobby__columns">
          <section class="panel" aria-labelledby="lobby-seats">
            <h2 id="lobby-seats">{t("seats")}</h2>
            <Seats state={state} session={session} />
            {state.table.host && !state.table.campaign && state.table.seats.length < kit.game.max_players && (
              <div class="lobby__else">
                <button type="button" class="btn btn--edge" disabled={session.busy.value} onClick={() => void session.addSeat()}>
                  {t("seat-add")}
                </button>
              </div>
            )}
            {seated && (
              <div class="lobby__else">
                <AlertToggle />
                <button type="button" class="linklike" onClick={openTurns}>
                  {t("turns-other")}
                </button>
              </div>
            )}
            {!seated && (
              <div class="lobby__else">
                <p class="quiet">{t("lobby-watch")}</p>
                <Recover session={session} />
              </div>
            )}
          </section>
          <div class="lobby__side">
            <SetUp state={state} kit={kit} session={session} />
            <section class="panel" aria-labelledby="lobby-invite">
              <h2 id="lobby-invite">{t("invite")}</h2>
              <Invitation table={state.table.id} title={tableTitle(state.table)} />
            </section>
            {state.table.host && (
              <section class="panel panel--pad" aria-labelledby="lobby-host">
                <h2 id="lobby-host">{t("lobby-host")}</h2>
                <HostPart state={state} session={session} />
              </section>
            )}
            <section class="panel panel--pad" aria-labelledby="lobby-talk">
              <h2 id="lobby-talk">{t("talk")}</h2>
              <Talk said={talkOf(state)} as={voiceAt(state)} onSend={(text) => session.talk(text)} />
            </section>
          </div>
        </div>
      </main>
      <Foot />
    </div>
  );
}
