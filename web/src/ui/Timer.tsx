// How much time is left for those whom the table waits for. It counts by itself; whoever asks is told in words.
import { useEffect, useState } from "preact/hooks";
import { left, serverNow } from "../core/time";
import { t } from "../core/words";
import type { TableInfo } from "../wire";
import { Icon } from "./Icon";

const LAST = 30_000; // ms that are loud
const SECONDS = 3_600_000; // ms above which nobody counts seconds

export function Timer({ table, bare = false }: { table: TableInfo; bare?: boolean }) {
  const due = table.due === null ? null : Date.parse(table.due);
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    if (due === null) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), due - serverNow() > SECONDS ? 20_000 : 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const rest = Math.max(0, due - Math.max(now, serverNow() - 1000));
  const text = left(rest);
  const words = rest > 0 ? t("timer-left", { time: text }) : t("timer-up");
  return (
    <span class={`timer${rest <= LAST ? " is-low" : ""}`} role="timer" aria-label={words} title={`${words} ${t(`at-zero-${table.at_zero}`)}`}>
      {!bare && <Icon name="hourglass" />}
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
