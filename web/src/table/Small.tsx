// The small parts of a board: counters, tokens, tracks, notes, strips.
import { Fragment } from "preact";
import { t } from "../core/words";
import { Amount, Badge, Tokens, tones } from "../ui/Badge";
import { Crest, crestOf } from "../ui/Crest";
import { Icon } from "../ui/Icon";
import type { Speaker } from "../core/speaker";
import type { BoardNode, Kit, Token } from "../wire";
import { nameOf, useLooking } from "./context";

const text = (value: unknown): string => (value === undefined || value === null ? "" : String(value));
export const glyphOf = (node: BoardNode): string | null => (typeof node.facts?.["glyph"] === "string" ? node.facts["glyph"] : null);
export const badgeOf = (node: BoardNode): string | null => (typeof node.facts?.["of"] === "string" ? node.facts["of"] : null);

/** What a sentence is drawn as where there is little room: its tokens, or else the amounts in it. */
export function tokensOf(node: BoardNode, speaker: Speaker): Token[] {
  if (Array.isArray(node.facts?.["tokens"])) return node.facts["tokens"] as Token[];
  const pieces = node.title ? speaker.rich(node.title) : [];
  return pieces.flatMap((piece) => (typeof piece !== "string" && piece.kind === "amount" ? [{ n: piece.n, of: piece.of }] : []));
}
/** So many of something, in words. */
export const amountOf = (n: number, of: string, kit: Kit, speaker: Speaker): string =>
  speaker.has(`amount-${of}`) ? speaker.say([`amount-${of}`, { n }]) : `${n} ${kit.badges[of] ? speaker.say(kit.badges[of].name) : of}`;

/** A number with a name: badge, then number. Some may be spent: 2 of 3. */
export function Meter({ node, class: extra = "" }: { node: BoardNode; class?: string }) {
  const { kit, speaker, choices } = useLooking();
  const facts = node.facts ?? {};
  const of = badgeOf(node);
  const glyph = glyphOf(node);
  const name = nameOf(node, kit, speaker);
  const used = Number(facts["used"] ?? 0);
  const free = typeof facts["free"] === "number" ? facts["free"] : null;
  const value = free ?? facts["value"];
  const lit = node.id !== undefined && choices.shown.has(node.id);
  const all = used > 0 || free !== null ? Number(value) + used : null;
  return (
    <span class={`${extra}${lit ? " is-lit" : ""}${Number(value) === 0 ? " is-none" : ""}`} data-id={node.id} data-spare={facts["spare"] ? "" : undefined} title={name}>
      {of && kit.badges[of] ? <Badge of={of} /> : glyph ? <Icon name={glyph} /> : <small>{name}</small>}
      <span class="value" key={text(value)}>{text(value)}</span>
      {all !== null && used > 0 && <span class="of-all">/{all}</span>}
      {(of || glyph) && <span class="vh">{name}</span>}
    </span>
  );
}

/** A name that opens the paragraph of the guide about it, where there is one. */
export function Explained({ anchor, children }: { anchor: unknown; children: string }) {
  const { guide } = useLooking();
  if (typeof anchor !== "string" || !anchor) return <>{children}</>;
  return <button type="button" class="explained" title={t("table-explain")} onClick={() => guide(anchor)}>{children}</button>;
}

/** Something lying on a card or on a map. */
export function TokenMark({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose } = useLooking();
  const facts = node.facts ?? {};
  const of = badgeOf(node);
  const seat = typeof facts["seat"] === "number" ? facts["seat"] : null;
  const badge = of ? kit.badges[of] : undefined;
  const glyph = glyphOf(node) ?? badge?.glyph ?? (seat !== null ? crestOf(seat) : "round-star");
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const value = facts["value"];
  const inside = (
    <>
      <Icon name={glyph} class="" />
      {typeof value === "number" && value !== 1 && <span class="token__n">{value}</span>}
      <span class="vh">{`${nameOf(node, kit, speaker)} ${text(value)}`}</span>
    </>
  );
  const look = {
    class: `token${seat !== null ? ` seat-${seat + 1}` : ""}${option ? " is-choice" : ""}`,
    style: badge && seat === null ? { "--seat": `var(--${badge.tone})`, color: `var(--on-${badge.tone}, #fff)` } : {},
    "data-id": node.id,
  };
  if (option) return <button type="button" {...look} onClick={() => choose(option)}>{inside}</button>;
  return <span {...look}>{inside}</span>;
}

/** A number on a scale, in the header: pips, or a gauge when there are many. */
export function Gauge({ node }: { node: BoardNode }) {
  const { kit, speaker } = useLooking();
  const value = Number(node.facts?.["value"] ?? 0);
  const max = Number(node.facts?.["max"] ?? 0);
  const name = nameOf(node, kit, speaker);
  const glyph = glyphOf(node);
  return (
    <div class="fact fact--track" data-id={node.id}>
      {glyph && <Icon name={glyph} />}
      <span>
        {max <= 14 ? (
          <span class="pips" aria-hidden="true">
            {Array.from({ length: max }, (_, i) => <i key={i} class={i < value ? "on" : ""} />)}
          </span>
        ) : (
          <span class="gauge" aria-hidden="true"><i style={{ width: `${max ? Math.min(100, (value / max) * 100) : 0}%` }} /></span>
        )}
        <small title={name}><span class="fact__name">{name} </span>{`${value}/${max}`}</small>
      </span>
    </div>
  );
}

/** What stands at a cell of a track: how many of something. */
type Mark = [number, number, string];
export const marksOf = (node: BoardNode, fact: string): Mark[] => (Array.isArray(node.facts?.[fact]) ? (node.facts[fact] as Mark[]) : []);

/** A number on a scale, on the table: cells, with tokens upon them, and gates between them that cost something. */
export function Track({ node, gates = [] }: { node: BoardNode; gates?: readonly Mark[] }) {
  const { kit, speaker, choices } = useLooking();
  const facts = node.facts ?? {};
  const max = Number(facts["max"] ?? 0);
  const value = typeof facts["value"] === "number" ? facts["value"] : -1;
  const of = badgeOf(node);
  const tokens = node.children ?? [];
  const shared = tokens.length > 0;
  const lit = node.id !== undefined && choices.shown.has(node.id);
  return (
    <div class={`track${shared ? " track--shared" : ""}${lit ? " is-lit" : ""}`} data-id={node.id} style={tones(of ? kit.badges[of] : undefined)}>
      <span class="track__name">
        {of ? <Badge of={of} /> : glyphOf(node) ? <Icon name={glyphOf(node) ?? ""} /> : null}
        <span class="track__title">{nameOf(node, kit, speaker)}</span>
        {value >= 0 && <b class="track__value" key={value}>{value}<span class="vh">{`/${max}`}</span></b>}
      </span>
      <ol aria-hidden={!shared}>
        {Array.from({ length: max + 1 }, (_, i) => {
          const here = tokens.filter((token) => Number(token.facts?.["value"]) === i);
          const gate = gates.find(([at]) => at === i);
          return (
            <Fragment key={i}>
              <li class={!shared && i <= value && i > 0 ? "on" : ""}>
                {here.length > 0 && <span class="track__on">{here.map((token, n) => <TokenMark key={token.id ?? n} node={marker(token)} />)}</span>}
                {here.length > 0 && <span class="vh">{t("text-of", { value: i, max })}</span>}
                {max <= 20 && !shared ? i : null}
              </li>
              {gate && <li class="gate" title={amountOf(gate[1], gate[2], kit, speaker)}>{gate[1]}<span class="vh">{amountOf(gate[1], gate[2], kit, speaker)}</span></li>}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** Somebody's marker on a track that several share: by its owner's crest. */
function marker(token: BoardNode): BoardNode {
  const { value: _value, of: _of, ...facts } = token.facts ?? {};
  return typeof facts["seat"] === "number" ? { ...token, title: token.title ?? ["player-name", { seat: facts["seat"] }], facts } : { ...token, facts: { ...token.facts, value: 1 } };
}

/** What the parts of the tracks below are worth, above their first cells. */
export function Heads({ node, max }: { node: BoardNode; max: number }) {
  const heads = marksOf(node, "heads");
  const gates = marksOf(node, "gates");
  if (heads.length === 0) return null;
  return (
    <div class="track track--heads" aria-hidden="true">
      <span class="track__name" />
      <ol>
        {Array.from({ length: max + 1 }, (_, i) => {
          const head = heads.find(([at]) => at === i);
          return (
            <Fragment key={i}>
              <li>{head && <Amount n={head[1]} of={head[2]} />}</li>
              {gates.some(([at]) => at === i) && <li class="gate" />}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** Places for so many things, each in its own: what lies there, and the empty ones. */
export function Cells({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, state } = useLooking();
  const title = node.title ? speaker.title(node.title) : "";
  const meters = (node.children ?? []).map((meter) => ({ meter, n: Number(meter.facts?.["value"] ?? 0), of: badgeOf(meter) ?? "" }));
  const room = Math.max(0, Number(node.facts?.["max"] ?? 0) - meters.reduce((sum, one) => sum + one.n, 0));
  return (
    <div class={`cells${state.seat === null ? "" : ` seat-${state.seat + 1}`}`} role="group" aria-label={title} data-id={node.id}>
      {title && <small class="cells__title" aria-hidden="true">{title}</small>}
      <div class="cells__all">
        {meters.filter(({ n }) => n > 0).map(({ meter, n, of }, i) => {
          const name = nameOf(meter, kit, speaker);
          const lit = meter.id !== undefined && choices.shown.has(meter.id);
          return (
            <span key={meter.id ?? i} class={`cells__run cells__run--${kit.badges[of]?.shape ?? ""}${lit ? " is-lit" : ""}`} style={{ "--n": n }} data-id={meter.id} title={name}>
              <span class="vh">{`${name} ${n}`}</span>
              {Array.from({ length: n }, (_, at) => <i key={at}><Badge of={of} /></i>)}
            </span>
          );
        })}
        {Array.from({ length: room }, (_, at) => <i key={at} class="cells__free" />)}
      </div>
    </div>
  );
}

/** A sentence that is drawn as tokens where there is little room. */
export function Sign({ node, class: extra = "sign-of" }: { node: BoardNode; class?: string }) {
  const { speaker } = useLooking();
  const words = node.title ? speaker.title(node.title) : "";
  return (
    <span class={extra} data-id={node.id} title={words}>
      <span class="vh">{`${words} `}</span>
      <span class="sign-of__tokens" aria-hidden="true"><Tokens tokens={tokensOf(node, speaker)} /></span>
    </span>
  );
}

export function Note({ node, class: extra = "note" }: { node: BoardNode; class?: string }) {
  const { speaker } = useLooking();
  const glyph = glyphOf(node);
  const tone = node.facts?.["tone"];
  if (!node.title) return null;
  return (
    <p class={`${extra}${tone === "loud" ? " is-loud" : ""}`} data-id={node.id}>
      {glyph && <Icon name={glyph} />}
      <span>{speaker.title(node.title)}</span>
    </p>
  );
}

/** Numbered cells: how many lie under each number. */
export function Strip({ node }: { node: BoardNode }) {
  const { kit, speaker } = useLooking();
  return (
    <ol class="strip" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : undefined}>
      {(node.children ?? []).map((cell, i) => {
        const key = text(cell.facts?.["key"]);
        const value = Number(cell.facts?.["value"] ?? 0);
        const tone = typeof cell.facts?.["tone"] === "string" ? kit.badges[cell.facts["tone"]] : undefined;
        const look = `${value > 0 ? "has" : ""}${key.length > 2 ? " is-wide" : ""}${cell.facts?.["woken"] ? " is-woken" : ""}`;
        return (
          <li key={cell.id ?? i} class={look} style={value > 0 ? tones(tone) : {}} data-id={cell.id}>
            {key}
            <b>{value > 0 ? value : <span class="vh">0</span>}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** Hidden cards held by somebody: small backs, counted. */
export function HandOfBacks({ node }: { node: BoardNode }) {
  const { kit, speaker } = useLooking();
  const count = Number(node.facts?.["count"] ?? 1);
  const name = nameOf(node, kit, speaker);
  if (count === 0) return null;
  return (
    <span class="hand" role="img" aria-label={`${name} ${count}`} title={name} data-id={node.id}>
      {Array.from({ length: Math.min(count, 5) }, (_, i) => <i key={i} />)}
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </span>
  );
}

/** A race for something: how far everybody is, and what the first ones get. */
export function Race({ node }: { node: BoardNode }) {
  const { kit, speaker } = useLooking();
  const of = badgeOf(node);
  const pays: unknown[] = Array.isArray(node.facts?.["pays"]) ? node.facts["pays"] : [];
  const runners = node.children ?? [];
  const most = Math.max(1, ...runners.map((runner) => Number(runner.facts?.["value"] ?? 0)));
  return (
    <div class="race" role="group" aria-label={node.title ? speaker.title(node.title) : undefined} data-id={node.id}>
      {of && <Badge of={of} />}
      <ul>
        {runners.map((runner, i) => {
          const value = Number(runner.facts?.["value"] ?? 0);
          return (
            <li key={runner.id ?? i} class={value === most ? "is-first" : value === 0 ? "is-none" : ""} title={nameOf(runner, kit, speaker)} data-id={runner.id}>
              {typeof runner.facts?.["seat"] === "number" && <Crest seat={runner.facts["seat"]} size={19} />}
              <b>{value}</b>
              <span class="vh">{nameOf(runner, kit, speaker)}</span>
            </li>
          );
        })}
      </ul>
      <span class="race__pays" aria-hidden="true">{pays.map((pay, i) => <b key={i}>{String(pay)}</b>)}</span>
    </div>
  );
}
