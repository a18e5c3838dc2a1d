// Every icon of a game with its name, and where the guide speaks of it.
import type { Paragraph } from "../../core/kit";
import { t } from "../../core/words";
import { Badge } from "../../ui/Badge";
import { Icon } from "../../ui/Icon";
import { useDrawing } from "../../ui/kit";
import type { Face, Message } from "../../wire";
import { has } from "./search";

const SIGNS: readonly [string, string][] = [["/", "or"], ["▸", "then"], [":", "per"], ["+", "and"], ["≤", "up-to"]];

/** When a card works: each icon once, with the sentence of the first card that shows it. */
function moments(faces: Record<string, Face>): [string, Message][] {
  const found = new Map<string, Message>();
  for (const face of Object.values(faces)) {
    for (const [i, strip] of (face.strips ?? []).entries()) {
      const said = face.text[i];
      if (strip.when && said && face.strips?.length === face.text.length && !found.has(strip.when)) found.set(strip.when, said);
    }
  }
  return [...found];
}

interface Props {
  guide: readonly Paragraph[];
  /** What is looked for: only what fits is shown. */
  words: readonly string[];
  cited: string;
  place(anchor: string): string;
  go(anchor: string): void;
}

export function Legend({ guide, words, cited, place, go }: Props) {
  const { kit, speaker } = useDrawing();
  const named = Object.entries(kit.badges).map(([of, badge]) => ({ of, name: speaker.title(badge.name) })).filter(({ name }) => has(name, words));
  return (
    <>
      <ul class="legend">
        {named.map(({ of, name }) => (
          <li key={of} id={place(`icon-${of}`)} tabIndex={-1} class={cited === `icon-${of}` ? "is-cited" : ""}>
            <Badge of={of} size={30} />
            <span>
              <b>{name}</b>
              {guide.filter((part) => part.html.includes(`data-badge="${of}"`)).slice(0, 3).map((part) => (
                <button key={part.anchor} type="button" class="linklike" onClick={() => go(part.anchor)}>{part.title}</button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {words.length === 0 && (
        <>
          <ul class="legend legend--wide" aria-label={t("guide-moments")}>
            {moments(kit.faces).map(([glyph, said]) => <li key={glyph}><Icon name={glyph} /><span>{speaker.title(said)}</span></li>)}
          </ul>
          <ul class="legend" aria-label={t("guide-signs")}>
            {SIGNS.map(([sign, word]) => <li key={sign}><b class="legend__sign">{sign}</b><span>{t(`guide-sign-${word}`)}</span></li>)}
          </ul>
        </>
      )}
    </>
  );
}
