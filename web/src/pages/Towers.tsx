// The count at the end: towers grow source by source, then what was secret is turned over, the last place first. Any key, any
// press and whoever wants no motion has it all at once.
import { useEffect, useState } from "preact/hooks";
import { moves } from "../core/prefs";
import { capital, type Speaker } from "../core/speaker";
import { number, t } from "../core/words";
import type { Arg, Kit, Message, Score, ScoreLine } from "../wire";
import { Tokens } from "../ui/Badge";
import { DrawingContext, useDrawing } from "../ui/kit";
import { Crest, Icon } from "./parts";
import { type Bar, countOf, type Kind, type Sheet } from "./scoring";

const GROW_MS = 900; // all open sources together
const TURN_MS = 560; // from one secret to the next

export const kindName = (kind: Kind, speaker: Speaker): string => capital(speaker.say(kind.message));
export const barName = (bar: Bar, speaker: Speaker): string =>
  bar.seat === null ? (bar.name ? capital(speaker.say(bar.name)) : "") : bar.seat === speaker.reader ? t("log-you") : speaker.player(bar.seat);

/** How many steps of the count have been told; all of them at once where nothing moves. */
export function useCount(sheet: Sheet, fresh: boolean): { told: number; steps: ReturnType<typeof countOf>; done: boolean } {
  const steps = countOf(sheet);
  const [told, setTold] = useState(fresh && moves() ? 0 : steps.length);
  const done = told >= steps.length;
  useEffect(() => {
    if (done) return;
    const open = steps.filter((step) => step.bars.length > 1).length;
    const secret = (steps[told]?.bars.length ?? 0) < sheet.bars.length;
    const timer = setTimeout(() => setTold(told + 1), secret ? TURN_MS : Math.max(160, GROW_MS / Math.max(1, open)));
    const jump = (): void => setTold(steps.length);
    addEventListener("keydown", jump);
    addEventListener("pointerdown", jump);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", jump);
      removeEventListener("pointerdown", jump);
    };
  }, [told, done]);
  return { told, steps, done };
}

interface Props {
  sheet: Sheet;
  score: Score;
  kit: Kit;
  speaker: Speaker;
  count: ReturnType<typeof useCount>;
}

export function Towers({ sheet, score, kit, speaker, count }: Props) {
  const isTold = (bar: Bar, kind: Kind): boolean => count.steps.slice(0, count.told).some((step) => step.kind === kind && step.bars.includes(bar));
  const ordered = [...sheet.bars].sort((a, b) => a.place - b.place || b.total - a.total);
  const lines = (bar: Bar) => bar.lines.filter((line) => line.secret);
  return (
    <figure class="towers" aria-label={t("end-sheet")} style={{ "--towers": ordered.length }} data-told={count.done ? "all" : count.told}>
      <ol>
        {ordered.map((bar, i) => {
          const won = bar.seat !== null && score.winners.includes(bar.seat);
          const crowned = won && count.done;
          const so = count.done ? bar.total : bar.parts.filter((part) => isTold(bar, part.kind)).reduce((sum, part) => sum + part.points, 0);
          const secrets = lines(bar);
          const turned = bar.parts.filter((part) => part.secret).every((part) => isTold(bar, part.kind));
          return (
            <li key={i} class={`tower${bar.seat === null ? " tower--none" : ` seat-${bar.seat + 1}`}${crowned ? " is-winner" : ""}${bar.seat !== null && bar.seat === speaker.reader ? " is-me" : ""}`}>
              <div class="tower__up" aria-hidden="true">
                <div class="tower__top">
                  {crowned && <Icon name="laurel-crown" class="tower__laurel" />}
                  {bar.seat === null ? <Icon name="crown" class="tower__crown" /> : <Crest seat={bar.seat} size={crowned ? 44 : 34} />}
                  <span class="tower__n">{number(so)}</span>
                </div>
                <div class="tower__body">
                  {[...bar.parts].reverse().map((part) => part.share > 0 && (
                    <span
                      key={part.kind.key}
                      class={`tower__part part-${sheet.kinds.indexOf(part.kind) % 12}${isTold(bar, part.kind) ? "" : " is-to-come"}`}
                      style={{ "--share": part.share }}
                      title={t("end-part", { kind: kindName(part.kind, speaker), n: part.points })}
                      data-points={part.points}
                    >
                      {part.share >= 5 && <b>{part.points}</b>}
                    </span>
                  ))}
                </div>
                {bar.lost.points > 0 && <span class="tower__lost" data-points={-bar.lost.points}>−{bar.lost.points}</span>}
              </div>
              <p class="tower__plate">
                <span class="tower__place">{t("end-place-nth", { n: bar.place })}</span>
                <b>{barName(bar, speaker)}</b>
                <span class="vh">{won ? `${t("end-winner")}, ` : ""}{number(bar.total)}</span>
              </p>
              {secrets.length > 0 && (
                <div class={`secret${turned ? "" : " is-turned"}`}>
                  <DrawingContext.Provider value={{ kit, speaker }}>
                    <Secret lines={secrets} />
                  </DrawingContext.Provider>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** What was secret: the card that the points come from, and what each of its lines has brought. */
function Secret({ lines }: { lines: readonly ScoreLine[] }) {
  const { kit, speaker } = useDrawing();
  const names = new Set(lines.map((line) => cardOf(line)));
  const [id] = names;
  const face = names.size === 1 && id ? kit.faces[id] : undefined;
  const strips = face?.strips?.length === lines.length ? face.strips : null;
  return (
    <>
      {face && (
        <p class="secret__card">
          <Icon name={face.glyph} class="fig" />
          <b>{speaker.say(face.name)}</b>
        </p>
      )}
      <ul>
        {lines.map((line, i) => {
          const words = face && isMessage(line.message[1]?.["effect"]) ? line.message[1]["effect"].message : line.message;
          return (
            <li key={JSON.stringify(line.message)}>
              {strips ? <span><span class="fx" aria-hidden="true"><Tokens tokens={strips[i]?.tokens ?? []} /></span><span class="vh">{capital(speaker.say(words))}</span></span> : <span>{capital(speaker.say(words))}</span>}
              <b>{number(line.points)}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isMessage = (value: Arg | undefined): value is { message: Message } => typeof value === "object" && value !== null && "message" in value;

/** The card that a line of the sheet comes from. */
function cardOf(line: ScoreLine): string | null {
  const card = line.message[1]?.["card"];
  return isMessage(card) ? card.message[0].replace(/^card-/u, "") : null;
}

export function Legend({ sheet, speaker }: { sheet: Sheet; speaker: Speaker }) {
  const drawn = new Set(sheet.bars.flatMap((bar) => bar.parts.filter((part) => part.share > 0).map((part) => part.kind)));
  return (
    <ul class="legend">
      {sheet.kinds.map((kind, i) => drawn.has(kind) && (
        <li key={kind.key}>
          <span class={`legend__mark part-${i % 12}`} aria-hidden="true" />
          {kindName(kind, speaker)}
        </li>
      ))}
      {sheet.bars.some((bar) => bar.lost.points > 0) && (
        <li>
          <span class="legend__mark bars__lost" aria-hidden="true" />
          {t("end-lost-again")}
        </li>
      )}
    </ul>
  );
}
