// After a match of a campaign: the next book, or the same one again, and the shelf.
import { useEffect, useState } from "preact/hooks";
import type { Shelf, TableInfo } from "../../wire";
import { navigate } from "../../core/router";
import type { Speaker } from "../../core/speaker";
import { t } from "../../core/words";
import { campaignPath, tablePath } from "../naming";
import { notifyProblem } from "../notices";
import { Icon } from "../parts";
import { chapterName, loadShelf, playChapter } from "./going";

interface Props {
  table: TableInfo;
  campaign: string;
  speaker: Speaker;
}

export function After({ table, campaign, speaker }: Props) {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadShelf(campaign).then((found) => wanted && setShelf(found), notifyProblem);
    return () => void (wanted = false);
  }, [campaign, table.rematch]);
  const here = shelf?.campaign.table?.id === table.id; // the campaign has not gone on elsewhere
  const following = here && shelf.campaign.mine ? shelf.campaign.next : null;
  const last = shelf?.tries[shelf.tries.length - 1];
  const lost = last && !last.won ? (shelf?.chapters.find((one) => one.id === last.chapter) ?? null) : null;
  const chapter = following && (lost ?? following);
  const go = (): void => {
    if (!shelf || !chapter) return;
    setBusy(true);
    playChapter(shelf.campaign, chapter.id)
      .then((id) => navigate(tablePath(id)), notifyProblem)
      .finally(() => setBusy(false));
  };
  return (
    <>
      {table.rematch && (
        <a class="btn btn--main" href={tablePath(table.rematch)}>
          {t("end-rematch-ready")}
        </a>
      )}
      {!table.rematch && chapter && (
        <button type="button" class="btn btn--main" disabled={busy} onClick={go}>
          {lost ? t("try-again") : t("book-next", { name: chapterName(chapter, speaker) })}
        </button>
      )}
      <a class="btn btn--edge" href={campaignPath(campaign)}>
        <Icon name="open-chest" />
        {t("campaign-shelf")}
      </a>
    </>
  );
}
