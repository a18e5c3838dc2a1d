// A card looked at closely: the same picture, and everything in words. Beside the table, over its quietest part; a sheet on a phone.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import { RichText } from "../ui/RichText";
import { Tokens } from "../ui/Badge";
import { ground, numbered, Picture, type Price } from "./Card";
import { messageOf, useLooking } from "./context";
import { Reasons, useWhy } from "./WhyNot";

export function Zoom() {
  const { kit, speaker, zoom, choices, choose, doing, phone, guide } = useLooking();
  const box = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<{ aside: boolean; y: number | null }>({ aside: false, y: null });
  const touched = useRef(false); // the finger whose long press opened it also clicks when it is lifted
  const seen = zoom.value;
  const face = seen ? kit.faces[seen.card] : undefined;
  const beside = seen?.pinned === true && !phone.value; // then the reasons stand beside the card itself
  const why = useWhy(seen?.id && !beside && !choices.lit.has(seen.id) ? seen.id : null);

  // It moves aside when it would cover the card it shows, and points at it where it can.
  useLayoutEffect(() => {
    touched.current = false;
    const own = box.current?.getBoundingClientRect();
    if (!own || !seen?.id || phone.value) return;
    const card = document.querySelector(`[data-id="${CSS.escape(seen.id)}"]`)?.getBoundingClientRect();
    if (!card) return;
    const room = own.width + 36;
    const covers = card.right > innerWidth - room && card.bottom > own.top;
    const y = card.top + card.height / 2 - own.top;
    setTip({ aside: covers, y: !covers && y > 20 && y < own.height - 20 && card.right < own.left ? y : null });
  }, [seen?.id, seen?.card]);

  if (!seen || !face) return null;
  const { class: field, style } = ground(face, kit);
  const facts = seen.node?.facts ?? {};
  const price = facts["price"] as Price | undefined;
  const priced = price ? messageOf(price.why) : null;
  const beneath: unknown[] = Array.isArray(facts["beneath"]) ? facts["beneath"] : [];
  const below = Number(facts["below"] ?? 0);
  const option = seen.id ? choices.lit.get(seen.id) : undefined;
  const close = (): void => {
    zoom.value = null;
  };
  const known = beneath.flatMap((card) => (typeof card === "string" && kit.faces[card] ? [speaker.say(kit.faces[card].name)] : []));
  const closable = seen.pinned || phone.value;
  const explain = closable ? (badge: string): void => guide(`icon-${badge}`) : undefined;
  return (
    <>
      {phone.value && <div class="zoom__shade" onPointerDown={() => (touched.current = true)} onClick={() => touched.current && close()} />}
      <div
        ref={box}
        class={`zoomed${tip.aside ? " zoomed--aside" : ""}`}
        role={closable ? "dialog" : "status"}
        aria-label={speaker.title(face.name)}
        aria-live="off"
      >
        {tip.y !== null && !phone.value && <span class="zoomed__tip" style={{ top: `${tip.y - 11}px` }} />}
        <div class={`zoom${numbered(face) ? " zoom--numbered" : ""}${closable ? " zoom--closable" : ""} ${field}`} style={style} data-scene={face.scene}>
          <div class="art" aria-hidden="true">
            <Picture face={face} kit={kit} />
            {face.key && face.key.length > 0 && <span class="zoom__key"><Tokens tokens={face.key} /></span>}
            {face.worth && face.worth.length > 0 && <span class="zoom__worth"><Tokens tokens={face.worth} /></span>}
          </div>
          {closable && (
            <button type="button" class="zoom__close" aria-label={t("close")} onClick={close}><span aria-hidden="true">×</span></button>
          )}
          <div class="zoom__body">
            <div>
              <p class="zoom__kind">{speaker.title(["kind-" + face.kind])}{face.type ? `, ${speaker.say(face.type.text)}` : ""}</p>
              <h2 class="zoom__name">{speaker.title(face.name)}</h2>
            </div>
            {why.length > 0 && <div class="lacking" role="note"><Reasons why={why} /></div>}
            {face.facts.length > 0 && (
              <ul class="zoom__facts">
                {face.facts.map((fact, i) => <li key={i}><RichText pieces={speaker.richTitle(fact)} explain={explain} /></li>)}
              </ul>
            )}
            {price && priced && (
              <p class="zoom__why">{t("table-for-you")} <b>{price.base + price.more}</b> <Tokens tokens={[{ of: price.of }]} /> (<RichText pieces={speaker.rich(priced)} />)</p>
            )}
            {face.text.length > 0 && (
              <div class="zoom__words">{face.text.map((line, i) => <p key={i}><RichText pieces={speaker.richTitle(line)} explain={explain} /></p>)}</div>
            )}
            {facts["ready"] && <p class="zoom__why">{t("table-ready-now")}</p>}
            {facts["private"] && <p class="zoom__why">{t("table-private")}</p>}
            {known.length > 0 && <p class="zoom__beneath">{t("table-beneath", { cards: known.join(", ") })}</p>}
            {below > 0 && <p class="zoom__beneath">{t("table-below", { n: below })}</p>}
            {option && closable && (
              <div class="zoom__act"><button type="button" class="btn is-choice" onClick={() => choose(option)}>{doing(option)}</button></div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
