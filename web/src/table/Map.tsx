// A map: places and districts at their positions, roads between them, and tokens that stand on a place.
import { Badge } from "../ui/Badge";
import { widthOf } from "../ui/fit";
import { Icon, Scene } from "../ui/Icon";
import type { BoardNode } from "../wire";
import { Slot } from "./Card";
import { nameOf, useLooking } from "./context";
import { badgeOf, Explained, glyphOf, Meter, Note, TokenMark } from "./Small";

export function Map({ node }: { node: BoardNode }) {
  const { speaker, choices } = useLooking();
  const facts = node.facts ?? {};
  const width = Number(facts["width"] ?? 100);
  const height = Number(facts["height"] ?? 100);
  const links: [string, string][] = Array.isArray(facts["links"]) ? facts["links"] : [];
  const children = node.children ?? [];
  const places = children.filter((child) => typeof child.facts?.["x"] === "number");
  const at = (id: string): { x: number; y: number } | null => {
    const place = places.find((child) => child.id === id);
    return place ? { x: Number(place.facts?.["x"]), y: Number(place.facts?.["y"]) } : null;
  };
  const roads = links.flatMap(([a, b]) => {
    const [from, to] = [at(a), at(b)];
    return from && to ? [{ key: `${a} ${b}`, d: `M${from.x} ${from.y}L${to.x} ${to.y}`, lit: choices.lit.has(a) || choices.lit.has(b) }] : [];
  });
  const scene = typeof facts["scene"] === "string" ? facts["scene"] : "";
  return (
    <div class="map" role="group" data-id={node.id} data-scene={scene || undefined} aria-label={node.title ? speaker.title(node.title) : undefined}>
      {scene && <Scene name={scene} />}
      <svg class="map__links" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {roads.map((road) => <path key={`edge ${road.key}`} class="edge" d={road.d} />)}
        {roads.map((road) => <path key={road.key} class={`road${road.lit ? " is-choice" : ""}`} d={road.d} />)}
      </svg>
      <ul>
        {places.map((place, i) => {
          const share = (fact: string, of: number): string => `${(Number(place.facts?.[fact]) / of) * 100}%`;
          const style = { left: share("x", width), top: share("y", height) };
          if (place.facts?.["w"]) {
            // How many things lie side by side in it, and how many of them glow: a phone sizes it by these.
            const spots = (place.children ?? []).flatMap((row) => (row.kind === "row" ? (row.children ?? []) : []));
            const lit = spots.filter((spot) => spot.id && choices.lit.has(spot.id)).length;
            const size = { width: share("w", width), height: share("h", height), "--cells": spots.length || 1, "--lit": lit };
            return <li key={place.id ?? i} class={`map__district${spots.some((spot) => spot.facts?.["card"]) ? " map__district--cards" : ""}`} style={{ ...style, ...size }}><District node={place} /></li>;
          }
          const on = children.filter((child) => child.kind === "token" && child.facts?.["at"] === place.id);
          if (place.kind === "card" || place.kind === "pile") return <li key={place.id ?? i} style={style} class="map__card"><Slot node={place} as="div" /></li>;
          return <li key={place.id ?? i} style={style}><MapPlace node={place} on={on} /></li>;
        })}
      </ul>
    </div>
  );
}

function MapPlace({ node, on }: { node: BoardNode; on: BoardNode[] }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const name = nameOf(node, kit, speaker);
  const inside = (
    <>
      <b>{name}</b>
      {option && <span class="vh">{`: ${doing(option)}`}</span>}
      <span class="node__items">
        {(node.children ?? []).map((child, i) => {
          const of = badgeOf(child);
          if (child.kind === "meter" && of) return <span key={child.id ?? i} class="amount">{String(child.facts?.["value"])}<Badge of={of} /></span>;
          return <TokenMark key={child.id ?? i} node={child} />;
        })}
      </span>
      <span class="node__on">{on.map((token, i) => <TokenMark key={token.id ?? i} node={token} />)}</span>
    </>
  );
  if (option) return <button type="button" class="node is-choice" data-id={node.id} onClick={() => choose(option)}>{inside}</button>;
  return <div class="node" data-id={node.id}>{inside}</div>;
}

/** A part of the town with a name of its own: its places lie in rows. */
function District({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const facts = node.facts ?? {};
  const glyph = glyphOf(node);
  const name = node.title ? speaker.title(node.title) : "";
  return (
    <section class={`district${facts["current"] ? " is-current" : ""}`} data-id={node.id}>
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
function Spot({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const facts = node.facts ?? {};
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const of = badgeOf(node);
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
