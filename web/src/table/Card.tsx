// Cards, piles, backs and hollows: one markup, whose size is that of the slot it lies in.
import { useComputed } from "@preact/signals";
import type { ButtonHTMLAttributes } from "preact";
import { useRef } from "preact/hooks";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import { Badge, Tokens, tones, wordy } from "../ui/Badge";
import { longestWord, soft } from "../ui/fit";
import { Icon, Scene } from "../ui/Icon";
import { useDrawing } from "../ui/kit";
import type { BoardNode, Face, Kit, Token } from "../wire";
import { messageOf, nameOf, useLooking } from "./context";
import { TokenMark } from "./Small";

const HOVER_MS = 350;
const PRESS_MS = 450;

export interface Price {
  base: number;
  more: number;
  of: string;
  why?: unknown;
}

/** The class and colours of a card's picture. */
export function ground(face: Face, kit: Kit): { class: string; style: Record<string, string> } {
  const badge = face.field ? kit.badges[face.field] : undefined;
  if (!badge) return { class: "", style: {} };
  const style = { ...tones(badge), "--field": `var(--${badge.tone}-field)`, "--field-2": `var(--${badge.tone}-field-2)` };
  return { class: `blazon blazon--${badge.shape}`, style };
}

export function Picture({ face, kit }: { face: Face; kit: Kit }) {
  const badge = face.field ? kit.badges[face.field] : undefined;
  return (
    <>
      {face.scene ? <Scene name={face.scene} /> : badge ? <Icon name={badge.glyph} class="mark" /> : null}
      <Icon name={face.glyph} class="fig" />
    </>
  );
}

/** Whether the corner of a card is its number: on the colour of its field then. */
export const numbered = (face: Face): boolean =>
  Boolean(face.key?.length && face.key.every((token) => "text" in token || ("glyph" in token && face.field !== undefined) || ("n" in token && !("of" in token))));

/** The price of a card with what it costs more or less today: 2 +1. */
function Cost({ tokens, price }: { tokens: readonly Token[]; price: Price | null }) {
  if (!price) return <Tokens tokens={tokens} />;
  const rest = tokens.filter((token) => !("of" in token && token.of === price.of && "n" in token));
  const less = price.more < 0;
  return (
    <>
      <Tokens tokens={rest} />
      <span class="amount">
        {price.base}
        {price.more !== 0 && <span class={`more${less ? " more--less" : ""}`}>{less ? `−${-price.more}` : `+${price.more}`}</span>}
        <Badge of={price.of} />
      </span>
    </>
  );
}

const costOf = (face: Face, price: Price | null): Token[] => face.cost ?? (price ? [{ n: price.base, of: price.of }] : []);
const priced = (cost: readonly Token[]): boolean => cost.some((token) => "n" in token);

/** A long name gives its line to no price: the price is then a tag on the picture. */
const crowded = (face: Face, cost: readonly Token[], name: string): boolean =>
  priced(cost) && (face.scene !== undefined || cost.length > 2 || name.length > 13);

/** How many lie there: all known ones alike (×3), or more face down beneath (+2). */
export function countOf(node: BoardNode): string {
  const facts = node.facts ?? {};
  const below = Number(facts["below"] ?? 0);
  const count = Number(facts["count"] ?? 1);
  if (below > 0) return `+${below + count - 1}`;
  return node.kind === "pile" ? `×${count}` : count > 1 ? `×${count}` : "";
}

export function CardFace({ face, node }: { face: Face; node: BoardNode }) {
  const { kit, speaker } = useDrawing();
  const price = (node.facts?.["price"] as Price | undefined) ?? null;
  const cost = costOf(face, price);
  const name = speaker.title(face.name);
  const tagged = crowded(face, cost, name);
  const count = countOf(node);
  const omen = messageOf(node.facts?.["omen"]);
  return (
    <span class="card__face" aria-hidden="true">
      {node.facts?.["private"] && (
        <span class="card__private">
          <Icon name="hidden" />
          {t("table-private")}
        </span>
      )}
      <span class="art">
        <Picture face={face} kit={kit} />
        {face.tag && !tagged && (
          <span class={`card__tag${face.tag.badge ? " card__tag--badge" : ""}`}>
            {face.tag.badge ? <Badge of={face.tag.badge} size={17} /> : <Icon name={face.tag.glyph} />}
            {speaker.title(face.tag.text)}
          </span>
        )}
      </span>
      {face.key && face.key.length > 0 && <span class="card__key"><Tokens tokens={face.key} /></span>}
      {face.worth && face.worth.length > 0 && <span class="card__worth"><Tokens tokens={face.worth} /></span>}
      {count && <span class="card__count">{count}</span>}
      <span class="card__name" style={{ "--em": longestWord(name) }}>{soft(name)}</span>
      {cost.length > 0 ? (
        <span class={`card__cost${priced(cost) ? " card__cost--priced" : ""}`}><Cost tokens={cost} price={price} /></span>
      ) : (
        face.type && (
          <span class="card__type">
            <Icon name={face.type.glyph} />
            {speaker.say(face.type.text)}
          </span>
        )
      )}
      {face.strips && face.strips.length > 0 && (
        <span class="card__fx">
          {face.strips.map((strip, i) => (
            <span key={i} class={`fx${strip.tone ? ` fx--${strip.tone}` : ""}${wordy(strip.tokens) || !strip.tone ? " fx--words" : ""}`}>
              {strip.when && <Icon name={strip.when} class="ico fx__when" />}
              <Tokens tokens={strip.tokens} />
            </span>
          ))}
        </span>
      )}
      {omen && <span class="card__omen" title={speaker.title(omen)}><Icon name="claw-slashes" /></span>}
      {node.children?.length ? (
        <span class="card__on">
          {node.children.filter((child) => child.kind === "token").map((child, i) => <TokenMark key={child.id ?? i} node={child} />)}
        </span>
      ) : null}
    </span>
  );
}

/** What a screen reader hears of a card: its name, its figures, how many, and what choosing it does. */
export function useSentence(): (node: BoardNode, face: Face | null) => string {
  const { kit, speaker, choices, doing } = useLooking();
  return (node, face) => {
    const facts = node.facts ?? {};
    const option = node.id ? choices.lit.get(node.id) : undefined;
    const count = Number(facts["count"] ?? 1);
    const price = facts["price"] as Price | undefined;
    const why = price ? messageOf(price.why) : null;
    const omen = messageOf(facts["omen"]);
    const parts = [
      nameOf(node, kit, speaker),
      ...(face && !facts["exhausted"] ? face.facts.map((fact) => speaker.say(fact)) : []),
      ...(why ? [speaker.say(why)] : []),
      ...(facts["exhausted"] ? [t("table-exhausted")] : []),
      ...(node.kind !== "card" && !facts["exhausted"] ? [t("table-count", { n: count + Number(facts["below"] ?? 0) })] : []),
      ...(facts["woken"] ? [t("table-woken")] : []),
      ...(omen ? [speaker.say(omen)] : []),
      ...(facts["ready"] ? [t("table-ready")] : []),
      ...(facts["private"] ? [t("table-private")] : []),
    ];
    return parts.filter(Boolean).join(", ") + (option ? `: ${doing(option)}` : "");
  };
}

/** What a card is printed on. */
function paperOf(face: Face, kit: Kit, speaker: Speaker, price: Price | null): { class: string; style: Record<string, string>; "data-scene": string | undefined } {
  const { class: field, style } = ground(face, kit);
  const look = ["card", `card--${face.kind}`, field, numbered(face) ? "card--numbered" : "", crowded(face, costOf(face, price), speaker.title(face.name)) ? "card--tagged" : ""];
  return { class: look.filter(Boolean).join(" "), style, "data-scene": face.scene };
}

/** A card as an example, away from any table. */
export function Example({ card }: { card: string }) {
  const { kit, speaker } = useDrawing();
  const face = kit.faces[card];
  if (!face) return null;
  return (
    <li class="slot">
      <div {...paperOf(face, kit, speaker, null)}>
        <span class="vh">{[face.name, ...face.facts, ...face.text].map((one) => speaker.title(one)).join(", ")}</span>
        <CardFace face={face} node={{ kind: "card" }} />
      </div>
    </li>
  );
}

/** One place for a card, with all its states. `as` says what element the slot is. */
export function Slot({ node, stack = false, as: Tag = "li", secret = false }: { node: BoardNode; stack?: boolean; as?: "li" | "div"; secret?: boolean }) {
  const looking = useLooking();
  const { kit, speaker, question, choices, zoom, pointed, choose, phone } = looking;
  const sentence = useSentence();
  const facts = node.facts ?? {};
  const card = typeof facts["card"] === "string" ? facts["card"] : null;
  const face = card ? (kit.faces[card] ?? null) : null;
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const open = useComputed(() => node.id !== undefined && zoom.value?.id === node.id);
  const shown = useComputed(() => card !== null && pointed.value === card);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);

  const look = (pinned: boolean): void => {
    clearTimeout(timer.current);
    if (card) zoom.value = { id: node.id ?? null, card, node, pinned };
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (zoom.value && zoom.value.id === node.id && !zoom.value.pinned) zoom.value = null;
  };
  const hands: ButtonHTMLAttributes = {
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse" || zoom.value?.pinned) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => look(false), zoom.value ? 60 : HOVER_MS);
    },
    onPointerLeave: leave,
    onPointerDown: (event) => {
      pressed.current = false;
      if (event.pointerType === "mouse") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        pressed.current = true;
        look(true);
      }, PRESS_MS);
    },
    onPointerUp: (event) => {
      if (event.pointerType !== "mouse") clearTimeout(timer.current);
    },
    onPointerCancel: () => clearTimeout(timer.current),
    onContextMenu: (event) => {
      if (pressed.current) event.preventDefault();
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(":focus-visible") && !phone.value && !zoom.value?.pinned) look(false);
    },
    onBlur: leave,
    onClick: (event) => {
      clearTimeout(timer.current);
      if (pressed.current) {
        pressed.current = false; // the finger only wanted to read
        event.preventDefault();
        return;
      }
      if (option) choose(option);
      else if (zoom.value?.pinned && zoom.value.id === node.id) zoom.value = null;
      else look(true);
    },
  };
  const left = Math.min(4, Number(facts["count"] ?? 1) + Number(facts["below"] ?? 0));
  const state = [
    "slot",
    stack ? "stack" : "",
    option ? "is-choice" : question && choices.lit.size > 0 ? "is-unlit" : "",
    facts["woken"] ? "is-woken" : "",
    facts["ready"] ? "is-ready" : "",
    facts["omen"] ? "is-doomed" : "",
    secret && facts["private"] ? "is-private" : "",
    secret ? "is-secret" : "",
    open.value ? "is-open" : "",
    shown.value ? "is-shown" : "",
  ];
  const slot = { class: state.filter(Boolean).join(" "), "data-id": node.id, "data-left": left > 1 ? String(left) : undefined };

  if ((node.kind === "back" && Number(facts["count"] ?? 1) > 0) || (!face && facts["below"])) {
    return <Tag {...slot}><Back node={node} onChoose={option ? () => choose(option) : null} /></Tag>;
  }
  if (!face || facts["exhausted"]) {
    const named = facts["exhausted"] || option || node.kind === "back";
    const title = nameOf(node, kit, speaker);
    const inside = (
      <>
        {facts["exhausted"] && <Icon name="empty-hourglass" />}
        {named && <b style={{ "--em": longestWord(title) }}>{soft(title)}</b>}
        {facts["exhausted"] && <span>{t("table-exhausted")}</span>}
      </>
    );
    const hollow = `hollow${facts["exhausted"] ? "" : " hollow--plain"}`;
    return (
      <Tag {...slot}>
        {option ? (
          <button type="button" class={hollow} onClick={() => choose(option)}>{inside}</button>
        ) : (
          <div class={hollow} title={facts["exhausted"] ? title : undefined}>
            {inside}
            {!facts["exhausted"] && <span class="vh">{t("table-empty")}</span>}
          </div>
        )}
      </Tag>
    );
  }
  return (
    <Tag {...slot}>
      <button type="button" {...paperOf(face, kit, speaker, (facts["price"] as Price | undefined) ?? null)} {...hands}>
        <span class="vh">{sentence(node, face)}</span>
        <CardFace face={face} node={node} />
      </button>
    </Tag>
  );
}

export function Back({ node, onChoose }: { node: BoardNode; onChoose: (() => void) | null }) {
  const { kit, speaker } = useLooking();
  const count = Number(node.facts?.["count"] ?? node.facts?.["below"] ?? 1);
  const name = nameOf(node, kit, speaker);
  const inside = (
    <>
      <span class="vh">{`${name}, ${t("table-count", { n: count })}`}</span>
      <Icon name={typeof node.facts?.["glyph"] === "string" ? node.facts["glyph"] : kit.game.emblem} />
      {name && <span class="back__name" aria-hidden="true">{name}</span>}
      <span class="back__count" aria-hidden="true">{count}</span>
    </>
  );
  if (onChoose) return <button type="button" class="back" onClick={onChoose}>{inside}</button>;
  return <div class="back">{inside}</div>;
}
