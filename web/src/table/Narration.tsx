// What others do, in the question bar: a sentence in their colour, and how fast to go on.
import type { Following, Telling } from "../core/following";
import { pace, PACES } from "../core/prefs";
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { RichText } from "../ui/RichText";
import { useLooking } from "./context";

/** The first thing aloud, the rest below it; or, when that is all, whom the table waits for. */
export function Told({ telling, waiting }: { telling: Telling; waiting: string }) {
  const { speaker } = useLooking();
  const [first, ...more] = telling.beat.lines;
  return (
    <>
      {/* another sentence is another thing: nothing has moved */}
      <b key={telling.beat.n} class="told__loud" data-event={telling.beat.n}>{first && <RichText pieces={speaker.richTitle(first.message)} />}</b>{" "}
      <small key={`${telling.beat.n} more`} class="told__more">
        {more.map((line) => (
          <span key={line.n}>
            <RichText pieces={speaker.richTitle(line.message)} />{" "}
          </span>
        ))}
        {!telling.held && waiting}
      </small>
    </>
  );
}

/** Slow, normal, quick, or one step at a time; and all of it at once. */
export function PaceControl({ following }: { following: Following }) {
  const stepping = pace.value === "step";
  const held = following.telling.value?.held ?? false;
  return (
    <div class="pace" role="group" aria-label={t("pace")}>
      <button type="button" class="pace__step" aria-pressed={stepping} aria-label={t("pace-step")} title={t("pace-step")} onClick={() => following.setPace(stepping ? "normal" : "step")}>
        <Icon name={stepping ? "play-button" : "pause-button"} />
      </button>
      <div class="pace__set">
        {PACES.filter((one) => one !== "step").map((one) => (
          <button key={one} type="button" aria-pressed={pace.value === one} onClick={() => following.setPace(one)}>{t(`pace-${one}`)}</button>
        ))}
      </div>
      {stepping && (
        <button type="button" class="pace__next" disabled={!held} onClick={() => following.next()}>
          {t("pace-next")}
          <Icon name="next-button" />
        </button>
      )}
      <button type="button" class="pace__skip" disabled={!held} onClick={() => following.catchUp()}>
        {t("pace-skip")}
        <Icon name="fast-forward-button" />
      </button>
    </div>
  );
}
