// What was paid for me without a question, and the way back to it.
import type { PaidNow } from "../core/actions";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { RichText } from "../ui/RichText";
import type { Arg, Message, Option, Paid as Payment } from "../wire";

/** The words of a payment that was made: `ID-done` where its button says something else (`ID`). */
function wayOf({ option }: Payment, speaker: Speaker): Message {
  const [id, args] = (option as Option).text;
  const done = id + "-done";
  return speaker.has(done) ? [done, args ?? {}] : (option as Option).text;
}

/** "Owlbear: paid 3 strength and 1 magic", "Mill: paid 2 times 1 gold on your wood". */
export function paidMessage({ made }: PaidNow, speaker: Speaker): Message {
  const ways = new Map<string, { way: Message; n: number }>();
  for (const one of made) {
    const way = wayOf(one, speaker);
    const key = JSON.stringify(way);
    ways.set(key, { way, n: (ways.get(key)?.n ?? 0) + 1 });
  }
  const listed: Arg[] = [...ways.values()].map(({ way, n }) => ({ message: n > 1 ? ["paid-times", { n, way: { message: way } }] : way }));
  const card = (made[0]?.message as Message | undefined)?.[1]?.["card"];
  return card === undefined ? ["paid", { ways: listed }] : ["paid-for", { card, ways: listed }];
}

export function Paid({ paid, speaker, onChange }: { paid: PaidNow; speaker: Speaker; onChange: () => void }) {
  const message = paidMessage(paid, speaker);
  return (
    <span class="ask__paid" role="status" title={speaker.title(message)}>
      <Icon name="check-mark" />
      <span class="ask__way"><RichText pieces={speaker.richTitle(message)} /></span>
      <button type="button" class="ask__change" onClick={onChange}>{t("table-change")}<kbd class="key" aria-hidden="true">C</kbd></button>
    </span>
  );
}
