// The books on their plank: won with a laurel, open and pulled out with a ribbon, sealed with strap and wax.
import { useEffect, useRef } from "preact/hooks";
import type { Chapter, Kit, Shelf } from "../../wire";
import type { Speaker } from "../../core/speaker";
import { capital } from "../../core/speaker";
import { t, tn } from "../../core/words";
import { Icon, Scene } from "../parts";
import { opensAfter, triesOf } from "./going";

interface Props {
  shelf: Shelf;
  kit: Kit;
  speaker: Speaker;
  picked: string | null;
  onPick: (chapter: string) => void;
}

/** What stands below a book. */
function note(shelf: Shelf, chapter: Chapter): string {
  const tries = triesOf(shelf, chapter).length;
  if (chapter.standing === "sealed") {
    return chapter.apart ? t("book-apart-sealed") : t("book-opens-after", { number: opensAfter(shelf, chapter) });
  }
  if (chapter.standing === "won") return tn("book-won-at", tries);
  if (shelf.campaign.playing?.id === chapter.id) return tn("book-playing", tries + 1);
  if (tries) return tn("book-tried", tries);
  return chapter.apart ? t("book-apart") : t("book-open");
}

/** Every try as a mark on the plank; the words below the book say how many there were. */
function Marks({ shelf, chapter }: { shelf: Shelf; chapter: Chapter }) {
  const tries = triesOf(shelf, chapter).slice(-7);
  return (
    <span class="tries" aria-hidden="true">
      {tries.map((one, i) => (
        <i key={i} class={one.won ? "tries__won" : "tries__lost"}>
          {one.won ? "✓" : "✕"}
        </i>
      ))}
      {shelf.campaign.playing?.id === chapter.id && <i class="tries__now" />}
    </span>
  );
}

function Sealed({ chapter, kit }: { chapter: Chapter; kit: Kit }) {
  return (
    <span class="cover">
      <span class="cover__strap" aria-hidden="true" />
      <span class="cover__wax" aria-hidden="true">
        <Icon name={kit.game.emblem} class="" />
      </span>
      {chapter.number && <span class="cover__no">{chapter.number}</span>}
      <span class="cover__title">{t("book-sealed")}</span>
    </span>
  );
}

function Cover({ chapter, speaker, picked, onPick }: { chapter: Chapter; speaker: Speaker; picked: boolean; onPick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (picked) button.current?.scrollIntoView({ block: "nearest", inline: "center" }); // on a phone the row is longer than the screen
  }, [picked]);
  return (
    <button ref={button} type="button" class={`cover${picked ? " is-picked" : ""}`} aria-pressed={picked} onClick={onPick}>
      <span class="cover__art" aria-hidden="true">
        {chapter.scene && <Scene name={chapter.scene} />}
        {chapter.glyph && <Icon name={chapter.glyph} class="fig" />}
      </span>
      {chapter.number && <span class="cover__no">{chapter.number}</span>}
      <span class="cover__title">{chapter.name ? capital(speaker.say(chapter.name)) : ""}</span>
      {chapter.standing === "won" && (
        <span class="cover__won">
          <Icon name="laurel-crown" />
          {t("book-won")}
        </span>
      )}
      {chapter.standing === "open" && !chapter.apart && <span class="cover__ribbon" aria-hidden="true" />}
    </button>
  );
}

export function Books({ shelf, kit, speaker, picked, onPick }: Props) {
  return (
    <div class="books">
      <ul class="books__row" aria-label={t("books")}>
        {shelf.chapters.map((chapter) => (
          <li key={chapter.id} class={`vol vol--${chapter.standing}${chapter.apart ? " vol--apart" : ""}`} data-scene={chapter.scene}>
            {chapter.standing === "sealed" ? (
              <Sealed chapter={chapter} kit={kit} />
            ) : (
              <Cover chapter={chapter} speaker={speaker} picked={chapter.id === picked} onPick={() => onPick(chapter.id)} />
            )}
            <Marks shelf={shelf} chapter={chapter} />
            <p class="vol__note">{note(shelf, chapter)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
