// Going on with a campaign: what is fetched of it, and the next table.
import type { CampaignInfo, Chapter, Shelf, TableMade, Try } from "../../wire";
import { get, post, url } from "../../core/api";
import { capital, type Speaker } from "../../core/speaker";
import { keepRecovery } from "../recovery";

export const loadShelf = (id: string): Promise<Shelf> => get<Shelf>(url`/campaigns/${id}`);

/** Plays a chapter with the same people in the same seats; the id of the table where they meet. */
export async function playChapter(campaign: CampaignInfo, chapter: string): Promise<string> {
  const made = await post<TableMade>(url`/campaigns/${campaign.id}/tables`, { chapter, after: campaign.table?.id ?? null });
  for (const taken of made.seats) keepRecovery(made.id, taken);
  return made.id;
}

/** "III. The Shores of Kosk". */
export function chapterName(chapter: Chapter, speaker: Speaker): string {
  const name = chapter.name ? capital(speaker.say(chapter.name)) : "";
  return chapter.number && name ? `${chapter.number}. ${name}` : chapter.number || name;
}

export const triesOf = (shelf: Shelf, chapter: Chapter): Try[] => shelf.tries.filter((one) => one.chapter === chapter.id);

/** The number after which a sealed chapter opens: that of the one before it. */
export function opensAfter(shelf: Shelf, chapter: Chapter): string {
  const row = shelf.chapters.filter((one) => !one.apart);
  return row[row.indexOf(chapter) - 1]?.number ?? "";
}
