// Draws any part of a board that lies on the table itself: rows of cards with their rails, maps, tracks, panels.
import { Fragment } from "preact";
import { t } from "../core/words";
import { Describer } from "../text/describe";
import { Badge } from "../ui/Badge";
import { Icon, Scene } from "../ui/Icon";
import type { BoardNode } from "../wire";
import { Slot } from "./Card";
import { Book } from "./Book";
import { useLooking } from "./context";
import { Lanes, Omens } from "./Lanes";
import { Map as TableMap, Spot } from "./Map";
import { Cells, Explained, HandOfBacks, Heads, marksOf, Meter, Note, Race, Sign, Strip, TokenMark, tokensOf, Track } from "./Small";

const isCard = (node: BoardNode): boolean => node.kind === "card" || node.kind === "pile" || node.kind === "back";

/** Rows that are drawn as what they are, not as lines of cards. */
const DRAWN_WHOLE = new Set(["cage", "book", "lanes", "omens"]);
const OWN_LOOK = new Set(["grid", ...DRAWN_WHOLE]);

/** What takes as much room as so many lines of cards. */
const LINES: Record<string, number> = { map: 3, lanes: 4 };

/** One part of the centre: a row of cards or something else that takes so many lines, or one of its own height. */
interface Block {
  node: BoardNode;
  cards: boolean;
  columns: number;
  lines: number;
}

function blocksOf(area: BoardNode): Block[] {
  return (area.children ?? []).map((node) => {
    const cards = node.kind === "row" && !OWN_LOOK.has(String(node.facts?.["as"])) && (node.children ?? []).some(isCard);
    const n = (node.children ?? []).length;
    const columns = Number(node.facts?.["columns"] ?? Math.min(Math.max(n, 5), 7));
    return { node, cards, columns, lines: cards ? Math.max(1, Math.ceil(n / columns)) : LINES[node.kind] ?? LINES[String(node.facts?.["as"])] ?? 0 };
  });
}

/** How many lines of cards high the centre is. */
export const linesOf = (area: BoardNode): number => blocksOf(area).reduce((sum, block) => sum + block.lines, 0);

/** Whether the centre is rows of cards and nothing else: such a one fits into any room. */
export const onlyCards = (area: BoardNode): boolean => blocksOf(area).every((block) => block.cards);

/** The centre: its lines take equal shares; rows with the same title share a rail. */
export function Centre({ area, label }: { area: BoardNode; label: string }) {
  const { speaker, phone } = useLooking();
  // A phone shows few lines with fewer cards each: the cards stay readable.
  const narrow = phone.value && linesOf(area) <= 2;
  const blocks = blocksOf(area).map((block) => {
    if (!narrow || !block.cards) return block;
    const columns = Math.ceil(block.columns / 2);
    return { ...block, columns, lines: Math.max(1, Math.ceil((block.node.children ?? []).length / columns)) };
  });
  const title = (block: Block | undefined): string => (block?.cards && block.node.title ? speaker.title(block.node.title) : "");
  const rows = blocks.map((block) => (block.lines ? `repeat(${block.lines}, minmax(var(--line, 0px), 1fr))` : "auto")).join(" ");
  const plain = !blocks.some((block) => title(block));
  const high = blocks.reduce((sum, block) => sum + (block.lines || 0.4), 0);
  let at = 1;
  return (
    <section class={`centre${plain ? " centre--plain" : ""}`} aria-label={label} data-id={area.id} style={{ "--rows": high, gridTemplateRows: rows }}>
      {blocks.map((block, i) => {
        const start = at;
        at += block.lines || 1;
        const gridRow = `${start} / ${at}`;
        const name = title(block);
        const key = block.node.id ?? i;
        if (!block.cards) {
          const panel = block.node.kind === "row" && block.node.title && !DRAWN_WHOLE.has(String(block.node.facts?.["as"])) ? speaker.title(block.node.title) : "";
          return (
            <div key={key} class={`centre__more${panel ? " panel" : ""}`} data-tab={block.node.facts?.["tab"]} style={{ gridRow }}>
              {panel && <h2>{panel}</h2>}
              <Part node={block.node} />
            </div>
          );
        }
        let end = at;
        for (const next of blocks.slice(i + 1)) {
          if (!name || title(next) !== name) break;
          end += next.lines;
        }
        return (
          <Fragment key={key}>
            {name && title(blocks[i - 1]) !== name && <h2 class="rail" data-rail={block.node.id} style={{ gridRow: `${start} / ${end}` }}>{name}</h2>}
            <ul class="centre__row" data-id={block.node.id} data-tab={block.node.facts?.["tab"]} aria-label={name || label} style={{ "--columns": block.columns, gridRow }}>
              {(block.node.children ?? []).map((node, n) => <Slot key={node.id ?? n} node={node} />)}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
}

/** Cards behind bars, and who else is gone. */
function Cage({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const children = node.children ?? [];
  return (
    <section class="cage" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : undefined}>
      {node.title && <h2>{speaker.title(node.title)}<span class="cage__n">{String(node.facts?.["value"] ?? children.filter(isCard).length)}</span></h2>}
      <ul class="cage__in">{children.filter(isCard).map((child, i) => <Slot key={child.id ?? i} node={child} stack />)}</ul>
      {children.filter((child) => !isCard(child)).map((child, i) => <Part key={child.id ?? i} node={child} />)}
    </section>
  );
}

/** A part with a picture of its own above what lies there. */
function Shrine({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const children = node.children ?? [];
  const rows = children.filter((child) => child.kind === "row");
  return (
    <section class="shrine" data-id={node.id}>
      <div class="shrine__art art" data-scene={node.facts?.["scene"]}>
        <Scene name={String(node.facts?.["scene"])} />
        <Icon name={String(node.facts?.["glyph"])} class="fig" />
        {node.title && <h2>{speaker.title(node.title)}</h2>}
      </div>
      {rows.map((row, i) => (
        <ul key={row.id ?? i} class="shrine__cards" data-id={row.id} aria-label={row.title ? speaker.title(row.title) : undefined}>
          {(row.children ?? []).map((child, n) => <Slot key={child.id ?? n} node={child} />)}
        </ul>
      ))}
      <div class="shrine__foot">{children.filter((child) => child.kind !== "row").map((child, i) => (tokensOf(child, speaker).length ? <Sign key={child.id ?? i} node={child} /> : <Part key={child.id ?? i} node={child} />))}</div>
    </section>
  );
}

/** Any part, by what it is. */
export function Part({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  const children = node.children ?? [];
  switch (node.kind) {
    case "map":
      return <TableMap node={node} />;
    case "track":
      return <Track node={node} />;
    case "note":
      return <Note node={node} />;
    case "meter":
      return <Meter node={node} class="purse__item" />;
    case "token":
      return <TokenMark node={node} />;
    case "die":
      return null; // dice lie in the header
    case "card":
    case "pile":
    case "back":
      return <ul class="loose"><Slot node={node} /></ul>;
    case "row":
      return <Row node={node} />;
    default:
      if (node.facts?.["as"] === "shrine") return <Shrine node={node} />;
      return (
        <section class="panel" data-id={node.id}>
          {node.title && <h2><Explained anchor={node.facts?.["anchor"]}>{speaker.title(node.title)}</Explained></h2>}
          {children.map((child, i) => <Part key={child.id ?? i} node={child} />)}
        </section>
      );
  }
}

/** Things side by side: counters, cells, or a heading and small cards. */
export function Row({ node, folded = false, kept = false }: { node: BoardNode; folded?: boolean; kept?: boolean }) {
  const { kit, speaker } = useLooking();
  const children = node.children ?? [];
  const as = node.facts?.["as"];
  const title = node.title ? speaker.title(node.title) : "";
  if (as === "strip") return <Strip node={node} />;
  if (as === "cage") return <Cage node={node} />;
  if (children.length === 0 && !kept && as !== "tokens") return null; // whoever has no token left now keeps a place for them
  if (as === "book") return <Book node={node} />;
  if (as === "lanes") return <Lanes node={node} />;
  if (as === "omens") return <Omens node={node} />;
  if (as === "purse") {
    return (
      <div class="purse" role="group" aria-label={title} data-id={node.id}>
        {children.map((child, i) => <Meter key={child.id ?? i} node={child} class="purse__item" />)}
      </div>
    );
  }
  if (as === "tracks") {
    return (
      <div class="tracks" role="group" aria-label={title} data-id={node.id}>
        <Heads node={node} max={Number(children[0]?.facts?.["max"] ?? 0)} />
        <p class="vh">{new Describer(kit, speaker).scale(node).join(" ")}</p>
        {children.map((child, i) => <Track key={child.id ?? i} node={child} gates={marksOf(node, "gates")} />)}
      </div>
    );
  }
  if (as === "cells") return <Cells node={node} />;
  if (as === "grid") {
    return (
      <ul class="grid" aria-label={title} data-id={node.id} style={{ "--columns": Number(node.facts?.["columns"] ?? children.length) }}>
        {children.map((child, i) => (
          <li key={child.id ?? i} class={child.kind === "note" ? "grid__end" : ""} style={{ gridColumn: Number(child.facts?.["column"] ?? 0) || undefined, gridRow: Number(child.facts?.["line"] ?? 0) || undefined }}>
            {child.kind !== "note" ? <Spot node={child} /> : tokensOf(child, speaker).length ? <Sign node={child} /> : <Note node={child} />}
          </li>
        ))}
      </ul>
    );
  }
  if (as === "tokens") {
    return <div class="tokens" role="group" aria-label={title} data-id={node.id} style={typeof node.facts?.["max"] === "number" ? { "--max": node.facts["max"] } : undefined}>{children.map((child, i) => <TokenMark key={child.id ?? i} node={child} />)}</div>;
  }
  if (as === "race") return <Race node={node} />;
  if (as === "tally" || (children.length > 0 && !children.some(isCard) && children.every((child) => child.kind === "meter"))) {
    return (
      <div class="tally" role="group" aria-label={title} data-id={node.id}>
        {title && <small class="tally__title" aria-hidden="true">{title}</small>}
        {children.map((child, i) => <Meter key={child.id ?? i} node={child} />)}
      </div>
    );
  }
  if (folded) {
    return (
      <>
        {children.map((child, i) => (child.kind === "back" ? <HandOfBacks key={child.id ?? i} node={child} /> : <Brief key={child.id ?? i} node={child} />))}
      </>
    );
  }
  return (
    <div class={`group${as === "hand" ? " group--hand" : as === "slots" ? " group--slots" : " owned"}`} data-id={node.id} style={{ "--n": children.length }}>
      {title && (
        <h3>
          {title}
          {children.length > 0 && children.every((child) => child.facts?.["private"]) && <span title={t("table-private")}><Icon name="hidden" /><span class="vh">{t("table-private")}</span></span>}
        </h3>
      )}
      <ul>
        {children.filter(isCard).map((child, i) => <Slot key={child.id ?? i} node={child} stack />)}
      </ul>
      {children.filter((child) => !isCard(child)).map((child, i) => <Part key={child.id ?? i} node={child} />)}
    </div>
  );
}

/** A known card of a folded mat: its badge at least. */
function Brief({ node }: { node: BoardNode }) {
  const { kit, speaker } = useLooking();
  if (node.kind === "meter") return <Meter node={node} class="amount" />;
  const face = kit.faces[String(node.facts?.["card"])];
  if (!face) return null;
  return <span title={speaker.title(face.name)}>{face.field ? <Badge of={face.field} /> : speaker.title(face.name)}</span>;
}
