// An open book: leaves with a heading, a picture, sentences, a price, and a wax seal for each who has placed one.
import { t } from "../core/words";
import { Badge } from "../ui/Badge";
import { crestOf } from "../ui/Crest";
import { Icon, Scene } from "../ui/Icon";
import { RichText } from "../ui/RichText";
import { useDrawing } from "../ui/kit";
import type { BoardNode } from "../wire";
import { messageOf, nameOf, useLooking } from "./context";
import { badgeOf, glyphOf } from "./Small";

/** The leaves side by side. One that can be chosen is a button; one that tells more opens its moment again. */
export function Book({ node }: { node: BoardNode }) {
  const { speaker } = useDrawing();
  return (
    <section class="book" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : undefined}>
      {(node.children ?? []).map((leaf, i) => <Leaf key={leaf.id ?? i} node={leaf} />)}
    </section>
  );
}

function Leaf({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing, story } = useLooking();
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const opens = typeof node.facts?.["opens"] === "string" ? node.facts["opens"] : null;
  const name = nameOf(node, kit, speaker);
  return (
    <article class={`leaf${option ? " is-choice" : ""}${glyphOf(node) ? " leaf--drawn" : ""}`} data-id={node.id}>
      {option ? (
        <button type="button" class="leaf__whole is-choice" aria-label={`${name}: ${doing(option)}`} onClick={() => choose(option)} />
      ) : opens ? (
        <button type="button" class="leaf__whole" aria-label={t("story-open-again", { name })} title={t("story-open-again", { name })} onClick={() => (story.value = opens)} />
      ) : null}
      <LeafPicture node={node} />
      <div class="leaf__text"><LeafText node={node} level={2} /></div>
    </article>
  );
}

export function LeafPicture({ node }: { node: BoardNode }) {
  const glyph = glyphOf(node);
  const scene = typeof node.facts?.["scene"] === "string" ? node.facts["scene"] : "";
  if (!glyph) return null;
  return (
    <div class="leaf__art art" data-scene={scene || undefined} aria-hidden="true">
      {scene && <Scene name={scene} />}
      <Icon name={glyph} class="fig" />
    </div>
  );
}

/** What is written on a leaf: where one is, its title, and its lines. */
export function LeafText({ node, level }: { node: BoardNode; level: 2 | 3 }) {
  const { kit, speaker } = useDrawing();
  const heading = messageOf(node.facts?.["heading"]);
  const name = nameOf(node, kit, speaker);
  const Title = level === 2 ? "h2" : "h3";
  return (
    <>
      {heading && <p class="leaf__no">{speaker.title(heading)}</p>}
      {name && <Title class="leaf__title">{name}</Title>}
      <LeafLines nodes={node.children ?? []} />
    </>
  );
}

/** Line after line: sentences, a price, seals, and leaves in a frame. */
export function LeafLines({ nodes }: { nodes: readonly BoardNode[] }) {
  return (
    <>
      {nodes.map((child, i) => {
        if (child.kind === "leaf") return <div key={child.id ?? i} class="leaf__box"><LeafText node={child} level={3} /></div>;
        if (child.kind === "row") return child.facts?.["as"] === "seals" ? <Seals key={child.id ?? i} node={child} /> : <Price key={child.id ?? i} node={child} />;
        return <Line key={child.id ?? i} node={child} />;
      })}
    </>
  );
}

/** What it costs, large. */
function Price({ node }: { node: BoardNode }) {
  const { kit, speaker } = useDrawing();
  return (
    <div class="leaf__price" data-id={node.id}>
      {(node.children ?? []).map((meter, i) => {
        const of = badgeOf(meter) ?? "";
        return (
          <span key={meter.id ?? i} class="amount">
            <Badge of={of} />
            {String(meter.facts?.["value"])}
            <span class="vh"> {nameOf(meter, kit, speaker)}</span>
          </span>
        );
      })}
      {node.title && <small>{speaker.say(node.title)}</small>}
    </div>
  );
}

/** One wax seal for each that was placed, and a ring for each that is still to come. */
function Seals({ node }: { node: BoardNode }) {
  const { speaker } = useDrawing();
  const placed = node.children ?? [];
  const free = Math.max(0, Number(node.facts?.["max"] ?? 0) - placed.length);
  return (
    <div class="leaf__seals" data-id={node.id}>
      <ul class="seals">
        {placed.map((token, i) => {
          const seat = Number(token.facts?.["seat"] ?? 0);
          return (
            <li key={i} class={`seal seat-${seat + 1}`} title={speaker.player(seat)}>
              <span class="vh">{speaker.player(seat)}</span>
              <Icon name={crestOf(seat)} class="" />
            </li>
          );
        })}
        {Array.from({ length: free }, (_, i) => <li key={`free ${i}`} class="seal seal--free" />)}
      </ul>
      {node.title && <small>{speaker.say(node.title)}</small>}
    </div>
  );
}

/** A sentence on a leaf: the story, a rule that is done (ticked), one that holds, or one that a number calls. */
function Line({ node }: { node: BoardNode }) {
  const { speaker } = useDrawing();
  const facts = node.facts ?? {};
  const head = messageOf(facts["head"]);
  const glyph = glyphOf(node);
  if (!node.title) return null;
  const mark = facts["key"] !== undefined ? <b class="omen__n">{String(facts["key"])}</b> : facts["done"] ? <Icon name="check-mark" /> : glyph ? <Icon name={glyph} /> : null;
  const words = <RichText pieces={speaker.richTitle(node.title)} />;
  if (head) {
    return (
      <div class="leaf__section">
        <h3>{mark}{speaker.title(head)}</h3>
        <p>{words}</p>
      </div>
    );
  }
  if (facts["tone"] === "story") return <p class="leaf__story">{words}</p>;
  return (
    <p class={`leaf__rule${facts["called"] ? " is-called" : ""}${facts["done"] ? " is-done" : ""}`}>
      <span class="leaf__mark">{mark}</span>
      <span>
        {facts["done"] && <span class="vh">{`${t("story-rule-done")} `}</span>}
        {facts["called"] && <span class="vh">{`${t("story-rule-called")} `}</span>}
        {words}
      </span>
    </p>
  );
}
