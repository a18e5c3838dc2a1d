// Lanes: things below each other under a number, upon which a blow may come down. Its shadow falls as far as it will land.
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { RichText } from "../ui/RichText";
import type { BoardNode } from "../wire";
import { Slot } from "./Card";
import { messageOf, nameOf, useLooking } from "./context";

export function Lanes({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  return (
    <ul class="lanes" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : undefined} style={{ "--columns": (node.children ?? []).length }}>
      {(node.children ?? []).map((lane, i) => <Lane key={lane.id ?? i} node={lane} />)}
    </ul>
  );
}

function Lane({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  const facts = node.facts ?? {};
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const omen = messageOf(facts["omen"]);
  const foot = messageOf(facts["foot"]);
  const shadow = typeof facts["shadow"] === "string" ? facts["shadow"] : "";
  const name = nameOf(node, kit, speaker);
  const tile = (
    <>
      <span class="vh">{`${name}, `}</span>
      <b>{String(facts["key"] ?? "")}</b>
      {omen && <span class="lane__omen">{speaker.say(omen)}</span>}
      {option && <span class="vh">{`: ${doing(option)}`}</span>}
    </>
  );
  return (
    <li class={`lane${shadow ? " is-struck" : ""}`} data-id={node.id}>
      {shadow && <i class={`lane__shadow lane__shadow--${shadow}`} aria-hidden="true" />}
      {option ? <button type="button" class="lane__key is-choice" onClick={() => choose(option)}>{tile}</button> : <p key={shadow} class="lane__key">{tile}</p> /* a tile of another shape is another thing: nothing has moved */}
      {(node.children ?? []).map((child, i) => (child.facts?.["barrier"] !== undefined ? <Barrier key={child.id ?? i} node={child} /> : <div key={child.id ?? i} class="lane__place"><Slot node={child} as="div" /></div>))}
      {foot && <p class="omen-tag omen-tag--foot">{speaker.title(foot)}</p>}
    </li>
  );
}

const STONES = "M0 18.5h160M0 26.5h160M22 11v7.5M58 11v7.5M96 11v7.5M134 11v7.5M40 18.5v8M78 18.5v8M116 18.5v8M8 18.5v8M150 18.5v8M22 26.5v8M58 26.5v8M96 26.5v8M134 26.5v8";

/** What stands in a blow's way: whole, breached, or gone. */
function Barrier({ node }: { node: BoardNode }) {
  const { kit, speaker, question, choices, choose, doing } = useLooking();
  const state = String(node.facts?.["barrier"]);
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const omen = messageOf(node.facts?.["omen"]);
  const name = nameOf(node, kit, speaker);
  const inside = (
    <>
      <span class="vh">{[name, ...(omen ? [speaker.say(omen)] : [])].join(", ")}{option ? `: ${doing(option)}` : ""}</span>
      <svg class="barrier__pic" viewBox="0 0 160 34" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {state === "whole" && (
          <>
            <path class="w-a" d="M2 8V1h13v7h8V1h13v7h8V1h13v7h8V1h13v7h8V1h13v7h8V1h13v7h8V1h13v7h10V1h12v7h2v26H0V8z" />
            <path class="w-b" d="M0 8h160v3H0z" />
            <path class="w-l" d={STONES} />
          </>
        )}
        {state === "breached" && (
          <>
            <path class="w-a" d="M2 8V1h13v7h8V1h13v7h9l6 6-5 5 9 6-6 9H0V8zM158 8V1h-13v7h-8V1h-13v7h-8l-7 5 4 6-9 5 5 10h46V8z" />
            <path class="w-b" d="M0 8h46l3 3H0zM160 8h-45l-3 3h48z" />
            <path class="w-l" d="M0 18.5h46M0 26.5h52M114 18.5h46M106 26.5h54M22 11v7.5M40 18.5v8M8 18.5v8M22 26.5v8M134 11v7.5M122 18.5v8M150 18.5v8M134 26.5v8" />
            <path class="w-a" d="M62 34l3-7 9-2 5 5 1 4zM84 34l2-5 8-1 5 6z" />
            <path class="w-c" d="M28 8l4 6-3 5 5 4M132 8l-3 5 4 4-5 6" />
          </>
        )}
        {state === "gone" && (
          <>
            <path class="w-d" d="M2 33V9h156v24" />
            <path class="w-a" d="M4 34l2-5 8-2 6 3 2 4zM34 34l2-4 6-1 5 5zM70 34l4-6 8-1 5 4 2 3zM104 34l2-4 7 0 3 4zM132 34l3-6 9 0 6 6z" />
          </>
        )}
      </svg>
      {option ? (
        <span class="barrier__act" aria-hidden="true"><Icon name="defensive-wall" /><span>{question ? <RichText pieces={speaker.richOption(question, option)} /> : null}</span></span>
      ) : (
        omen && <span class="omen-tag" aria-hidden="true"><Icon name="broken-wall" /><span>{speaker.say(omen)}</span></span>
      )}
    </>
  );
  const look = { class: `barrier${option ? " is-choice" : ""}`, "data-id": node.id, "data-barrier": state };
  if (option) return <button type="button" {...look} onClick={() => choose(option)}>{inside}</button>;
  return <div {...look} title={name}>{inside}</div>;
}

/** What will strike, in words: the number that calls it, and what happens then; the worst is loud. */
export function Omens({ node }: { node: BoardNode }) {
  const { speaker } = useLooking();
  return (
    <section class="omens" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : t("table-omens")}>
      {node.title && <h2>{speaker.title(node.title)}</h2>}
      <ol>
        {(node.children ?? []).map((note, i) => (
          <li key={`${i} ${JSON.stringify(note.title)}`} class={note.facts?.["tone"] === "loud" ? "is-worst" : ""}>
            {note.facts?.["key"] !== undefined && <b class="omen__n">{String(note.facts["key"])}</b>}
            <span>{note.title && <RichText pieces={speaker.rich(note.title)} />}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
