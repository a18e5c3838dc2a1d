// A map: places at their positions, roads between them, and tokens that stand on a place.
import { Badge } from "../ui/Badge";
import { Scene } from "../ui/Icon";
import type { BoardNode } from "../wire";
import { Slot } from "./Card";
import { nameOf, useLooking } from "./context";
import { badgeOf, TokenMark } from "./Small";

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
          const style = { left: `${(Number(place.facts?.["x"]) / width) * 100}%`, top: `${(Number(place.facts?.["y"]) / height) * 100}%` };
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
