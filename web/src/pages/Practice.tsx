// "Take this position": a table of one's own that goes on from a moment of a finished match.
import { useEffect, useState } from "preact/hooks";
import type { TableInfo, TableMade } from "../wire";
import { post, url } from "../core/api";
import { type Bot, loadBots } from "../core/kit";
import { navigate } from "../core/router";
import { t } from "../core/words";
import { Dialog } from "./Dialog";
import { botName, seatName, tablePath } from "./naming";
import { notifyProblem } from "./notices";
import { keepRecovery } from "./recovery";

interface Props {
  table: TableInfo;
  at: number;
  /** The seat that is offered first. */
  seat: number | null;
  onClose: () => void;
}

export function Practice({ table, at, seat, onClose }: Props) {
  const [mine, setMine] = useState(seat ?? table.seats.find((one) => one.mine)?.seat ?? 0);
  const [level, setLevel] = useState("");
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadBots().then(setBots, notifyProblem), []);
  const go = (): void => {
    setBusy(true);
    post<TableMade>(url`/tables/${table.id}/practice`, { position: at, seat: mine, levels: level ? [level] : [] }).then(
      (made) => {
        for (const taken of made.seats) keepRecovery(made.id, taken);
        navigate(tablePath(made.id));
      },
      (error: unknown) => {
        setBusy(false);
        notifyProblem(error);
      },
    );
  };
  return (
    <Dialog title={t("practice")} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <p>{t("practice-about")}</p>
        {table.seats.length > 1 && (
          <label class="field">
            <span>{t("practice-seat")}</span>
            <select class="select" value={mine} onChange={(event) => setMine(Number(event.currentTarget.value))}>
              {table.seats.map((one) => <option key={one.seat} value={one.seat}>{seatName(one)}</option>)}
            </select>
          </label>
        )}
        {table.seats.length > 1 && (
          <label class="field">
            <span>{t("practice-others")}</span>
            <select class="select" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
              <option value="">{t("practice-as-were")}</option>
              {bots.map((bot) => <option key={bot.level} value={bot.level}>{t("seat-bot", { level: botName(bot.level) })}</option>)}
            </select>
          </label>
        )}
        <div class="form__buttons">
          <button type="submit" class="btn btn--main" disabled={busy}>{t("practice-go")}</button>
        </div>
      </form>
    </Dialog>
  );
}
