// What lies before the players: mine open, the others' folded to a strip of facts that unfolds.
import { useState } from "preact/hooks";
import { muted } from "../core/prefs";
import { t } from "../core/words";
import { Crest } from "../ui/Crest";
import { Icon } from "../ui/Icon";
import { Timer } from "../ui/Timer";
import type { BoardNode } from "../wire";
import { Part, Row } from "./Board";
import { Slot } from "./Card";
import { messageOf, nameOf, useLooking } from "./context";
import { HandOfBacks, Note, Strip } from "./Small";

const seatOf = (mat: BoardNode): number | null => (typeof mat.facts?.["seat"] === "number" ? mat.facts["seat"] : null);
const isCard = (node: BoardNode): boolean => node.kind === "card" || node.kind === "pile" || node.kind === "back";

/** A row of cards that only I see: they stand large beside the rest, unless the mat has room for a hand. */
const isSecret = (node: BoardNode, roomy: boolean): boolean =>
  node.kind === "row" && !(roomy && node.facts?.["as"] === "hand") && Boolean(node.children?.length) && (node.children ?? []).every((child) => child.facts?.["private"]);

interface Mark {
  glyph: string;
  text: unknown;
}

function Marks({ mat }: { mat: BoardNode }) {
  const { speaker } = useLooking();
  const marks: Mark[] = Array.isArray(mat.facts?.["marks"]) ? mat.facts["marks"] : [];
  if (marks.length === 0) return null;
  return (
    <span class="mat__marks">
      {marks.map((mark) => {
        const message = messageOf(mark.text);
        const words = message ? speaker.title(message) : "";
        return (
          <span key={mark.glyph} title={words}>
            <Icon name={mark.glyph} />
            <span class="vh">{words}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A word beside the name: a bot, away, choosing. */
function useStanding(): (seat: number | null) => string {
  const { state } = useLooking();
  return (seat) => {
    const found = state.table.seats.find((one) => one.seat === seat);
    if (!found) return "";
    if (found.kind === "bot" || found.lent) return t("table-bot");
    if (found.late) return t("table-late");
    if (found.kind === "person" && !found.online && !found.mine) return t("table-away");
    return "";
  };
}

/** What somebody has just said. The talk says it to screen readers, once. */
function Says({ seat }: { seat: number | null }) {
  const { conversation } = useLooking();
  const line = seat === null || muted.value ? undefined : conversation.fresh.value.get(seat);
  if (!line) return null;
  return <p key={line.n} class="says" aria-hidden="true">{t("talk-quoted", { text: line.text })}</p>;
}

export function Mine({ mat, roomy }: { mat: BoardNode; roomy: boolean }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const option = mat.id ? choices.lit.get(mat.id) : undefined;
  const seat = seatOf(mat);
  const children = mat.children ?? [];
  const counters = children.filter((node) => node.kind === "row" && ["purse", "tally", "strip", "tracks", "tokens", "cells"].includes(String(node.facts?.["as"])));
  // A mat with tracks has a column for them; all its cards, the secret ones too, lie in groups beside it.
  const tracked = counters.some((node) => node.facts?.["as"] === "tracks");
  const apart = (node: BoardNode): boolean => isSecret(node, roomy) && !tracked;
  const secrets = children.flatMap((node) => (isCard(node) ? [node] : apart(node) ? (node.children ?? []) : []));
  const rest = children.filter((node) => !counters.includes(node) && !isCard(node) && !apart(node));
  const kept = roomy && !tracked; // where each group has a line of its own, an empty one keeps its place
  const groups = rest.filter((node) => node.kind === "row" && (kept || (node.children ?? []).length > 0));
  return (
    <section class={`mat mine${tracked ? " mine--tracks" : roomy ? " mine--roomy" : ""}${seat === null ? "" : ` seat-${seat + 1}`}${option ? " is-choice" : ""}`} aria-label={t("table-mine")} data-id={mat.id}>
      {option && <button type="button" class="mine__whole is-choice" aria-label={doing(option)} onClick={() => choose(option)} />}
      <div class="mine__main">
        <div class="mat__head">
          <div class="mat__who">
            {seat !== null && <Crest seat={seat} size={36} />}
            <h2 class="title">
              {nameOf(mat, kit, speaker)}
              <Marks mat={mat} />
              <small>{t("table-you")}</small>
            </h2>
          </div>
          <Says seat={seat} />
          {counters.map((node, i) => <Row key={node.id ?? i} node={node} />)}
          {rest.filter((node) => node.kind === "note").map((node, i) => <Note key={node.id ?? i} node={node} class="mat__note" />)}
        </div>
        <div class="mine__groups">
          {groups.map((node, i) => <Row key={node.id ?? i} node={node} kept={kept} />)}
          {rest.filter((node) => node.kind !== "row" && node.kind !== "note").map((node, i) => <Part key={node.id ?? i} node={node} />)}
        </div>
      </div>
      {secrets.length > 0 && (
        <div class="mine__secret">
          {secrets.map((node, i) => <Slot key={node.id ?? i} node={node} as="div" secret={Boolean(node.facts?.["private"])} />)}
        </div>
      )}
    </section>
  );
}

/** Another player's mat. It unfolds by itself when something in it may be chosen, or where there is room for it. */
export function Other({ mat, wanted, spread }: { mat: BoardNode; wanted: boolean; spread: boolean }) {
  const { state, kit, speaker, choices, choose, doing } = useLooking();
  const [unfolded, unfold] = useState(false);
  const standing = useStanding();
  const seat = seatOf(mat);
  const asked = !state.score && state.table.seats.some((one) => one.seat === seat && one.asked);
  const children = mat.children ?? [];
  const brief = children.filter((node) => node.facts?.["brief"] || node.kind === "back");
  const [first, ...more] = brief;
  const option = mat.id ? choices.lit.get(mat.id) : undefined;
  const open = wanted || unfolded !== spread;
  const name = nameOf(mat, kit, speaker);
  const word = standing(seat);
  return (
    <section
      class={`mat mini${seat === null ? "" : ` seat-${seat + 1}`}${option ? " is-choice" : ""}${open ? " is-open" : ""}${mat.facts?.["active"] ? " is-active" : ""}`}
      aria-label={name}
      data-id={mat.id}
    >
      {option ? (
        <button type="button" class="mini__fold is-choice" aria-label={doing(option)} onClick={() => choose(option)} />
      ) : (
        <button type="button" class="mini__fold" aria-expanded={open} aria-label={t(open ? "table-fold" : "table-unfold", { name })} onClick={() => unfold(!unfolded)} />
      )}
      <div class="mini__row">
        {seat !== null && <Crest seat={seat} size={28} />}
        <h2 class="mini__name">
          <span class="mini__who">
            <span>{name}</span>
            <Marks mat={mat} />
            {asked && <Timer table={state.table} bare />}
          </span>
          {word && <small>{word}</small>}
          {asked && <span class="mat__marks is-asked" title={t("table-choosing")}><Icon name="empty-hourglass" /><span class="vh">{t("table-choosing")}</span></span>}
        </h2>
        {first && <Folded node={first} />}
      </div>
      <Says seat={seat} />
      {!open && more.length > 0 && (
        <div class="mini__row mini__row--more">{more.map((node, i) => <Folded key={node.id ?? i} node={node} />)}</div>
      )}
      {open && (
        <div class="mini__all">
          {children.filter((node) => node !== first).map((node, i) => <Unfolded key={node.id ?? i} node={node} />)}
        </div>
      )}
    </section>
  );
}

function Folded({ node }: { node: BoardNode }) {
  if (node.kind === "back") return <HandOfBacks node={node} />;
  if (node.kind === "row" && node.facts?.["as"] === "strip") return <Strip node={node} />;
  if (node.kind === "row") return <Row node={node} folded />;
  return <Part node={node} />;
}

function Unfolded({ node }: { node: BoardNode }) {
  if (node.kind === "row" && node.facts?.["as"] === "strip") return null; // the cards themselves are there now
  if (node.kind === "row") return <Row node={node} />;
  if (node.kind === "back" || node.kind === "card" || node.kind === "pile") return <div class="group"><ul><Slot node={node} stack /></ul></div>;
  return <Part node={node} />;
}
