// The chosen book: what is known of it, how it went so far, and the way to its table.
import { useEffect, useState } from "preact/hooks";
import type { Chapter, Shelf, Try } from "../../wire";
import { navigate } from "../../core/router";
import { capital, type Speaker } from "../../core/speaker";
import { listOf, t, tn } from "../../core/words";
import { RichText } from "../../ui/RichText";
import { seatName, tablePath } from "../naming";
import { notifyProblem } from "../notices";
import { chapterName, playChapter, triesOf } from "./going";

interface Props {
  shelf: Shelf;
  chapter: Chapter;
  speaker: Speaker;
  onMoved: () => void; // somebody else was faster: look again
}

function How({ one, speaker }: { one: Try; speaker: Speaker }) {
  if (!one.note) return <>{capital(speaker.say(one.ending))}</>; // a sentence that says by itself whether it was won
  return <>{t(one.won ? "try-won" : "try-lost", { how: speaker.say(one.note) })}</>;
}

function Go({ shelf, chapter, onMoved }: Omit<Props, "speaker">) {
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [chapter.id]);
  const { campaign } = shelf;
  if (!campaign.mine) return <p class="quiet">{t("campaign-not-mine")}</p>;
  if (chapter.standing !== "open") return null;
  const here = campaign.playing?.id === chapter.id ? campaign.table : null;
  const begin = (): void => {
    setBusy(true);
    playChapter(campaign, chapter.id)
      .then((table) => navigate(tablePath(table)))
      .catch((error: unknown) => {
        notifyProblem(error);
        onMoved();
      })
      .finally(() => setBusy(false));
  };
  if (sure) {
    return (
      <div class="now__go sure" role="group" aria-label={t("try-give-up")}>
        <p>{t("try-give-up")}</p>
        <button type="button" class="btn btn--main" disabled={busy} onClick={begin}>
          {t("try-give-up-yes")}
        </button>
        <button type="button" class="btn btn--edge" onClick={() => setSure(false)}>
          {t("try-give-up-no")}
        </button>
      </div>
    );
  }
  const asked = here?.seats.filter((seat) => seat.asked) ?? [];
  const lost = triesOf(shelf, chapter).length > 0;
  return (
    <div class="now__go">
      {here ? (
        <>
          <a class="btn btn--main" href={tablePath(here.id)}>
            {t("book-take-up")}
          </a>
          <button type="button" class="btn btn--edge" onClick={() => setSure(true)}>
            {t("try-begin-again")}
          </button>
        </>
      ) : (
        <button type="button" class="btn btn--main" disabled={busy} onClick={campaign.playing ? () => setSure(true) : begin}>
          {lost ? t("try-again") : t("book-take-up")}
        </button>
      )}
      {asked.length > 0 && <span class="now__who">{t("book-plays-next", { names: listOf(asked.map(seatName)), n: asked.length })}</span>}
    </div>
  );
}

export function Chosen({ shelf, chapter, speaker, onMoved }: Props) {
  const tries = triesOf(shelf, chapter);
  return (
    <section class="panel now" aria-labelledby="chosen">
      <h2 id="chosen">{chapterName(chapter, speaker)}</h2>
      {chapter.hook && <p class="now__hook">{speaker.say(chapter.hook)}</p>}
      {(chapter.facts ?? []).length > 0 && (
        <ul class="now__facts">
          {(chapter.facts ?? []).map((fact, i) => (
            <li key={i}>
              <RichText pieces={speaker.richTitle(fact)} />
            </li>
          ))}
        </ul>
      )}
      {tries.length > 0 && (
        <dl class="now__tries">
          {tries.map((one, i) => (
            <div key={i}>
              <dt>{capital(tn("try-number", i + 1))}</dt>
              <dd>
                <How one={one} speaker={speaker} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Go shelf={shelf} chapter={chapter} onMoved={onMoved} />
    </section>
  );
}
