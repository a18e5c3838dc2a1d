// My tables, open tables and finished ones; they keep themselves up to date while somebody looks.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CampaignInfo, TableInfo } from "../../wire";
import { get } from "../../core/api";
import { ago, listOf, number, speakerOf, t, tn } from "../../core/words";
import { seatName, tablePath, tableTitle } from "../naming";
import { notifyProblem } from "../notices";
import { Crest, Crests, Emblem, Icon } from "../parts";
import { remember } from "../profile/kept";
import { awaySince } from "../../core/away";
import { Timer } from "../../ui/Timer";
import { sawTables } from "../alerts";
import { Campaigns } from "./Campaigns";
import { games } from "./draft";
import { FilePicker, openFile } from "./files";

interface Lists {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

const EVERY = 4000;
const lists = signal<Lists | null>(null);
const campaigns = signal<readonly CampaignInfo[]>([]);

function useLists(): void {
  useEffect(() => {
    let wanted = true;
    let failed = false;
    const load = (): void => {
      if (document.visibilityState === "hidden") return;
      Promise.all([get<Lists>("/tables"), get<CampaignInfo[]>("/campaigns")]).then(
        ([found, going]) => {
          failed = false;
          if (!wanted) return;
          lists.value = found;
          remember(found.finished);
          sawTables(found.mine, true);
          campaigns.value = going;
        },
        (error: unknown) => {
          if (wanted && !failed) notifyProblem(error); // said once, not every few seconds
          failed = true;
        },
      );
    };
    load();
    const timer = setInterval(load, EVERY);
    document.addEventListener("visibilitychange", load);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", load);
    };
  }, []);
}

function What({ table }: { table: TableInfo }) {
  const game = games.value.find((one) => one.name === table.game);
  return (
    <>
      <Emblem glyph={game?.emblem ?? "queen-crown"} colour={game?.colour ?? "var(--bar)"} />
      <span class="trow__what">
        <b>{tableTitle(table)}</b>
        <small>
          {game ? speakerOf(table.game).say([`game-${table.game}`]) : table.game}
          {" · "}
          {ago(table.changed)}
        </small>
      </span>
    </>
  );
}

/** Whose turn it is, in two words. */
function Turn({ table }: { table: TableInfo }) {
  const asked = table.seats.filter((seat) => seat.asked);
  if (table.status === "open") {
    return <span class="trow__state">{tn("tables-free", table.seats.filter((seat) => seat.kind === "open").length)}</span>;
  }
  if (asked.some((seat) => seat.mine && !seat.lent)) {
    return (
      <span class="trow__state is-mine">
        {t("tables-your-turn")} <Timer table={table} bare />
      </span>
    );
  }
  return <span class="trow__state">{tn("tables-thinks", asked.length, { names: listOf(asked.map(seatName)) })}</span>;
}

function Mine({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <section class="panel" aria-labelledby="tables-mine">
      <h2 id="tables-mine">{t("tables-mine")}</h2>
      {tables.length === 0 && <p class="quiet nothing">{t("tables-mine-none")}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} class="trow">
            <a class="trow__link" href={tablePath(table.id)}>
              <What table={table} />
              <Turn table={table} />
            </a>
            <Crests seats={table.seats} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Open({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <section class="panel" aria-labelledby="tables-open">
      <h2 id="tables-open">{t("tables-open")}</h2>
      {tables.length === 0 && <p class="quiet nothing">{t("tables-open-none")}</p>}
      <ul>
        {tables.map((table) => {
          const free = table.seats.some((seat) => seat.kind === "open");
          return (
            <li key={table.id} class="trow">
              <a class="trow__link" href={tablePath(table.id)}>
                <What table={table} />
                <span class="trow__state btn--join">{free ? t("tables-join") : t("tables-watch")}</span>
              </a>
              <Crests seats={table.seats} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How it ended: everybody's points with the winners crowned, or what became of the team. */
function Outcome({ table }: { table: TableInfo }) {
  const result = table.result;
  if (!result) return null;
  const won = (seat: number): boolean => result.winners.includes(seat);
  if (result.team) return <span class={`outcome${result.winners.length ? " is-won" : ""}`}>{t(result.winners.length ? "tables-team-won" : "tables-team-lost")}</span>;
  const ranked = [...table.seats].sort((a, b) => Number(won(b.seat)) - Number(won(a.seat)) || (result.totals[b.seat] ?? 0) - (result.totals[a.seat] ?? 0));
  return (
    <span class="outcome">
      {ranked.map((seat) => (
        <span key={seat.seat} class={`outcome__one${won(seat.seat) ? " is-won" : ""}`} title={seatName(seat)}>
          <Crest seat={seat.seat} size={20} />
          <span class={seat.mine || won(seat.seat) ? "outcome__name" : "vh"}>{seatName(seat)}</span>
          <b>{number(result.totals[seat.seat] ?? 0)}</b>
          {won(seat.seat) && <><Icon name="laurel-crown" /><span class="vh">{t("end-winner")}</span></>}
        </span>
      ))}
    </span>
  );
}

function Finished({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <section class="panel panel--finished" aria-labelledby="tables-finished">
      <h2 id="tables-finished">{t("tables-finished")}</h2>
      {tables.length === 0 && <p class="quiet nothing">{t("tables-finished-none")}</p>}
      <ul class="trows">
        {tables.map((table) => (
          <li key={table.id} class="trow">
            <a class="trow__link" href={tablePath(table.id)}>
              <What table={table} />
              <Outcome table={table} />
            </a>
            {!table.result && <Crests seats={table.seats} />}
            <a class="trow__state btn--join" href={`${tablePath(table.id)}/replay`} aria-label={t("tables-replay-of", { title: tableTitle(table) })}>
              {t("tables-replay")}
            </a>
          </li>
        ))}
      </ul>
      <div class="drop">
        <FilePicker id="open-match" label={t("open-match")} />
        <span class="quiet">{t("open-match-about")}</span>
      </div>
    </section>
  );
}

/** A file of a match or of a campaign may be dropped anywhere on the page. */
export function useDrop(): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      openFile(file).catch(notifyProblem);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}

export function Tables() {
  useLists();
  useDrop();
  const found = lists.value;
  if (!found) {
    return (
      <div class="lists" aria-busy="true">
        {awaySince.value !== null && <p class="panel panel--pad">{t("server-away-tables")}</p>}
      </div>
    );
  }
  const going = campaigns.value.length > 0; // else they do not stand before what is there
  return (
    <div class={`lists${awaySince.value === null ? "" : " is-old"}`}>
      {going && <Campaigns campaigns={campaigns.value} />}
      <Mine tables={found.mine} />
      <Open tables={found.open} />
      <Finished tables={found.finished} />
      {!going && <Campaigns campaigns={[]} />}
    </div>
  );
}
