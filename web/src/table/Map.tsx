// A map: places and districts at their positions, roads between them, and tokens that stand on a place.
import { Badge, Tokens } from "../ui/Badge";
import { widthOf } from "../ui/fit";
import { Icon, Picture, Scene } from "../ui/Icon";
import type { BoardNode } from "../wire";
import { Slot } from "./Card";
import { messageOf, nameOf, useLooking } from "./context";
import { amountOf, badgeOf, Explained, glyphOf, Meter, Note, Sign, TokenMark, tokensOf } from "./Small";

/** Two places, and what leads from one to the other: a road, a path (dots), or a route over water (dashes). */
type Link = [string, string, ("road" | "path" | "route")?];
interface Point {
  x: number;
  y: number;
}

/** From a place to another, in a bend by that share of the way. */
function bent(from: Point, to: Point, by: number): string {
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * by, (from.y + to.y) / 2 - (to.x - from.x) * by];
  return by ? `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}` : `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** The same along the edge of the map: away from its middle. */
function around(from: Point, to: Point, width: number, height: number): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const out = (at: number, of: number): number => Math.min(of * 0.985, Math.max(of * 0.015, of / 2 + (at - of / 2) * 1.16));
  return `M${from.x} ${from.y}Q${out(x, width)} ${out(y, height)} ${to.x} ${to.y}`;
}

const holdsSeat = (node: BoardNode, seat: number): boolean => (node.children ?? []).some((child) => (child.kind === "token" && child.facts?.["seat"] === seat && !badgeOf(child)) || (child.kind === "row" && holdsSeat(child, seat)));

export function Map({ node }: { node: BoardNode }) {
  const { speaker, choices, question } = useLooking();
  const facts = node.facts ?? {};
  const width = Number(facts["width"] ?? 100);
  const height = Number(facts["height"] ?? 100);
  const links: Link[] = Array.isArray(facts["links"]) ? facts["links"] : [];
  const children = node.children ?? [];
  const places = children.filter((child) => typeof child.facts?.["x"] === "number");
  const at = (id: string): { x: number; y: number } | null => {
    const place = places.find((child) => child.id === id);
    return place ? { x: Number(place.facts?.["x"]), y: Number(place.facts?.["y"]) } : null;
  };
  // A road glows where it leads from somebody of mine to a place that glows.
  const mine = (id: string): boolean => places.some((place) => place.id === id && holdsSeat(place, choices.lit.size ? (question?.seat ?? -1) : -1));
  const roads = links.flatMap(([a, b, how = "road"]) => {
    const [from, to] = [at(a), at(b)];
    if (!from || !to) return [];
    const lit = how === "road" && ((choices.lit.has(a) && mine(b)) || (choices.lit.has(b) && mine(a)));
    return [{ key: `${a} ${b}`, how, lit, d: how === "road" ? bent(from, to, 0.07) : how === "route" ? around(from, to, width, height) : bent(from, to, 0) }];
  });
  const land = typeof facts["land"] === "string" ? facts["land"] : "";
  const scene = land || (typeof facts["scene"] === "string" ? facts["scene"] : "");
  return (
    <div class="map" role="group" data-id={node.id} data-scene={scene || undefined} aria-label={node.title ? speaker.title(node.title) : undefined}>
      {scene && <Scene name={scene} whole={land !== ""} />}
      <svg class="map__links" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {roads.filter((road) => road.how !== "road").map((road) => <path key={road.key} class={road.how} d={road.d} />)}
        {roads.filter((road) => road.how === "road").map((road) => <path key={`edge ${road.key}`} class="edge" d={road.d} />)}
        {roads.filter((road) => road.how === "road").map((road) => <path key={road.key} class={`road${road.lit ? " is-lit" : ""}`} d={road.d} />)}
      </svg>
      <ul>
        {places.map((place, i) => {
          const share = (fact: string, of: number): string => `${(Number(place.facts?.[fact]) / of) * 100}%`;
          const style = { left: share("x", width), top: share("y", height) };
          if (place.facts?.["w"]) {
            // How many things lie side by side in it, and how many of them glow: a phone sizes it by these.
            const spots = (place.children ?? []).flatMap((row) => (row.kind === "row" ? (row.children ?? []) : []));
            const size = { width: share("w", width), height: share("h", height), "--cells": spots.length || 1 };
            return <li key={place.id ?? i} class={`map__district${spots.some((spot) => spot.facts?.["card"]) ? " map__district--cards" : ""}`} style={{ ...style, ...size }}><District node={place} /></li>;
          }
          const on = children.filter((child) => child.kind === "token" && child.facts?.["at"] === place.id);
          if (place.kind === "pile" && !place.facts?.["card"] && badgeOf(place)) return <li key={place.id ?? i} style={style} class="map__chip"><Chip node={place} /></li>;
          if (place.kind === "card" || place.kind === "pile") return <li key={place.id ?? i} style={style} class="map__card"><Slot node={place} as="div" /></li>;
          return <li key={place.id ?? i} style={style}><MapPlace node={place} on={on} /></li>;
        })}
      </ul>
    </div>
  );
}

/** A place by its name: what it is (its first sign), what it offers, small places in it, and who stands there. */
function MapPlace({ node, on }: { node: BoardNode; on: BoardNode[] }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const name = nameOf(node, kit, speaker);
  const things = (node.children ?? []).flatMap((child) => (child.kind === "row" ? (child.children ?? []) : [child]));
  const [sign, ...signs] = things.filter((child) => child.kind === "note" && tokensOf(child, speaker).length > 0);
  const meters = things.filter((child) => child.kind === "meter" && badgeOf(child));
  const spots = things.filter((child) => child.kind === "pile");
  const standing = [...things.filter((child) => child.kind === "token"), ...on];
  const glows = spots.some((spot) => spot.id && choices.lit.has(spot.id));
  const inside = (
    <>
      <span class="node__head">
        <b>{name}</b>
        {option && <span class="vh">{`: ${doing(option)}. `}</span>}
        {sign && <Sign node={sign} class="node__sign" />}
      </span>
      {(signs.length > 0 || meters.length > 0) && (
        <span class="node__power">
          {signs.map((one, i) => <Sign key={i} node={one} />)}
          {meters.map((meter, i) => <span key={meter.id ?? i} class="amount">{String(meter.facts?.["value"])}<Badge of={badgeOf(meter) ?? ""} /></span>)}
        </span>
      )}
      {spots.length > 0 && <span class="node__slots">{spots.map((spot, i) => <Plot key={spot.id ?? i} node={spot} dead={option !== undefined} />)}</span>}
      {standing.length > 0 && <span class="node__on">{standing.map((token, i) => <TokenMark key={token.id ?? i} node={token} />)}</span>}
    </>
  );
  if (option) return <button type="button" class="node is-choice" data-id={node.id} onClick={() => choose(option)}>{inside}</button>;
  return <div class={`node${glows ? " has-choice" : ""}`} data-id={node.id}>{inside}</div>;
}

/** A small place in a place: what it brings, or whose it is. */
function Plot({ node, dead }: { node: BoardNode; dead: boolean }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const option = node.id && !dead ? choices.lit.get(node.id) : undefined;
  const name = nameOf(node, kit, speaker);
  const on = node.children ?? [];
  const inside = (
    <>
      <span class="vh">{`${name}${option ? `: ${doing(option)}` : ""} `}</span>
      {on.length > 0 ? on.map((child, i) => <TokenMark key={child.id ?? i} node={child} />) : <span class="plot__brings" aria-hidden="true"><Tokens tokens={tokensOf(node, speaker)} /></span>}
    </>
  );
  const look = `plot${on.length ? " is-taken" : ""}`;
  if (option) return <button type="button" class={`${look} is-choice`} data-id={node.id} onClick={() => choose(option)}>{inside}</button>;
  return <span class={look} data-id={node.id} title={name}>{inside}</span>;
}

/** A small place on a map: what it brings, and who is there. */
function Chip({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const of = badgeOf(node) ?? "";
  const value = Number(node.facts?.["value"] ?? 1);
  const on = node.children ?? [];
  const inside = (
    <>
      <span class="vh">{`${node.title ? `${nameOf(node, kit, speaker)} ` : ""}${amountOf(value, of, kit, speaker)}${option ? `: ${doing(option)}` : ""} `}</span>
      {on.map((child, i) => <TokenMark key={child.id ?? i} node={child} />)}
      <span class="amount" aria-hidden="true">{value}<Badge of={of} /></span>
    </>
  );
  const look = `buoy${on.length ? " is-taken" : ""}`;
  if (option) return <button type="button" class={`${look} is-choice`} data-id={node.id} onClick={() => choose(option)}>{inside}</button>;
  return <div class={look} data-id={node.id} title={amountOf(value, of, kit, speaker)}>{inside}</div>;
}

/** A part of the town with a name of its own: its places lie in rows. */
function District({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const facts = node.facts ?? {};
  const glyph = glyphOf(node);
  const picture = typeof facts["picture"] === "string" ? facts["picture"] : "";
  const name = node.title ? speaker.title(node.title) : "";
  return (
    <section class={`district${picture ? " district--drawn" : ""}${facts["current"] ? " is-current" : ""}`} data-id={node.id}>
      {picture && <Picture name={picture} class="district__pic" />}
      {name && (
        <h2>
          {facts["key"] !== undefined && <span class="district__key">{String(facts["key"])}</span>}
          {glyph && <Icon name={glyph} />}
          <span class="district__name" style={{ "--em": widthOf(name) }}><Explained anchor={facts["anchor"]}>{name}</Explained></span>
        </h2>
      )}
      {(node.children ?? []).map((child, i) => {
        if (child.kind === "row") return <Places key={child.id ?? i} node={child} />;
        return child.kind === "meter" ? <Meter key={child.id ?? i} node={child} class="amount" /> : <Note key={child.id ?? i} node={child} />;
      })}
    </section>
  );
}

/** Places side by side: cards to stand on, or spots that say what they bring. */
function Places({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const children = node.children ?? [];
  const columns = Number(node.facts?.["columns"] ?? children.length);
  const cards = children.some((child) => child.facts?.["card"]);
  return (
    <ul class={`places${cards ? " places--cards" : ""}`} data-id={node.id} aria-label={node.title ? speaker.title(node.title) : undefined} style={{ "--columns": columns }}>
      {children.map((child, i) => (cards ? <Slot key={child.id ?? i} node={child} /> : <li key={child.id ?? i}><Spot node={child} /></li>))}
    </ul>
  );
}

/** A place for one thing: what stands there, and what it brings. */
export function Spot({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const facts = node.facts ?? {};
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const of = badgeOf(node);
  const label = messageOf(facts["label"]);
  const on = node.children ?? [];
  const name = `${nameOf(node, kit, speaker)}${facts["value"] === undefined ? "" : ` ${String(facts["value"])}`}`;
  const inside = (
    <>
      <span class="vh">{`${name}${option ? `: ${doing(option)}` : ""}`}</span>
      <span class="spot__hole">
        {on.map((child, i) => {
          const badge = badgeOf(child);
          if (child.kind === "meter" && badge) return <span key={child.id ?? i} class="amount" data-id={child.id}>{String(child.facts?.["value"])}<Badge of={badge} /></span>;
          return <TokenMark key={child.id ?? i} node={child} />;
        })}
      </span>
      {label && <span class="spot__brings spot__label" aria-hidden="true">{speaker.say(label)}</span>}
      {of && (
        <span class="spot__brings" aria-hidden="true">
          {facts["value"] !== undefined && String(facts["value"])}
          <Badge of={of} />
        </span>
      )}
      {facts["leading"] && <Icon name="laurel-crown" class="ico spot__lead" />}
    </>
  );
  const look = `spot${facts["leading"] ? " is-leading" : ""}${on.length ? " is-taken" : ""}`;
  if (option) return <button type="button" class={`${look} is-choice`} data-id={node.id} onClick={() => choose(option)}>{inside}</button>;
  return <div class={look} data-id={node.id} title={name}>{inside}</div>;
}
