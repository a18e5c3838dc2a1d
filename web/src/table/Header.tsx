// The bar at the top: which table, whose turn, what phase, the dice, how near the end is, and the tools.
import type { ComponentChildren } from "preact";
import { t } from "../core/words";
import { Crest } from "../ui/Crest";
import { Die } from "../ui/Die";
import { Icon } from "../ui/Icon";
import { Timer } from "../ui/Timer";
import type { BoardNode } from "../wire";
import { messageOf, nameOf, useLooking } from "./context";
import { HandOfBacks, Gauge, Meter, Note } from "./Small";

interface Props {
  areas: readonly BoardNode[];
  active: number | null;
  title: string;
  /** What another does is being told. */
  told: boolean;
  tools: ComponentChildren;
}

export function Header({ areas, active, title, told, tools }: Props) {
  const { kit, speaker, state, question } = useLooking();
  const mine = active !== null && state.seat === active;
  const name = speaker.title(["game-" + kit.game.name]);
  // Where everybody decides at once it is nobody's turn: the phase stands in its place.
  const facts = areas.flatMap((area) => area.children ?? []);
  const phases = facts.flatMap((row) => (row.facts?.["as"] === "phases" ? (row.children ?? []) : []));
  const now = phases.find((phase) => phase.facts?.["current"]);
  const about = areas.map((area) => area.title).find((message) => message !== undefined);
  const everybody = active === null && now?.title !== undefined;
  const phase = now?.title ? speaker.title(now.title) : "";
  const said = about ? speaker.title(about) : phase;
  const chapter = areas.map((area) => messageOf(area.facts?.["about"])).find((message) => message !== null);
  return (
    <header class="top">
      <a class="top__brand" href="/">
        <span class="top__emblem"><Icon name={kit.game.emblem} class="" /></span>
        <div>
          <h1>{name}</h1>
          <small title={title}>{chapter ? speaker.title(chapter) : title}</small>
        </div>
      </a>
      {everybody && (
        <div class={`top__turn top__turn--all${question ? " is-mine" : ""}`}>
          <div>
            <b>{state.score ? t("table-over") : question ? t("table-your-turn") : phase}</b>
            {(said !== phase || state.score || question) && <small>{said}</small>}
          </div>
        </div>
      )}
      {active !== null && (
        <div class={`top__turn${question || (mine && !told) ? " is-mine" : ""}`}>
          <Crest seat={active} />
          <div>
            {/* whose turn it is stands below; whom the table waits for is what one wants to know */}
            <b>{state.score ? t("table-over") : mine ? t("table-your-turn") : question ? t("table-your-choice") : t("table-turn-of", { name: speaker.player(active) })}</b>
            {about && <small>{speaker.title(about)}</small>}
          </div>
        </div>
      )}
      {state.table.pace > 0 && !state.score && <div class="fact fact--timer"><Timer table={state.table} /></div>}
      <div class="top__facts">
        {/* a single phase is said already */}
        {facts.map((node, i) => (everybody && phases.length === 1 && said === phase && node.facts?.["as"] === "phases" ? null : <HeaderFact key={node.id ?? i} node={node} />))}
      </div>
      <nav class="tools" aria-label={t("table-tools")}>{tools}</nav>
    </header>
  );
}

/** A number that is woken: amber where that is good, torn and violet where it calls a blow, quiet where it does neither. */
function chipTone(node: BoardNode): string {
  if (node.facts?.["omen"]) return " omen__n";
  return node.facts?.["quiet"] ? " chip--quiet" : "";
}

function HeaderFact({ node }: { node: BoardNode }) {
  const { kit, speaker, choices, choose, doing } = useLooking();
  if (node.kind === "track") return <Gauge node={node} />;
  if (node.kind === "note") return <Note node={node} class="fact fact--note" />;
  if (node.kind === "meter") return <div class="fact"><Meter node={node} class="amount" /></div>;
  if (node.kind === "back") return <div class="fact" title={nameOf(node, kit, speaker)}><HandOfBacks node={node} /></div>;
  if (node.kind !== "row") return null;
  const children = node.children ?? [];
  if (node.facts?.["as"] === "phases") {
    return (
      <ol class="phases" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : t("table-phases")}>
        {children.map((phase, i) => (
          <li key={phase.id ?? i} aria-current={phase.facts?.["current"] ? "step" : undefined}>
            {typeof phase.facts?.["glyph"] === "string" && <Icon name={phase.facts["glyph"]} />}
            {phase.title ? speaker.title(phase.title) : ""}
          </li>
        ))}
      </ol>
    );
  }
  if (children.length === 0) return null;
  const dice = node.facts?.["as"] === "dice";
  return (
    <div class={`fact${dice ? " fact--dice" : ""}`} role="group" data-id={node.id} aria-label={node.title ? speaker.title(node.title) : t("table-dice")}>
      {children.map((child, i) => {
        if (child.kind === "die") {
          const value = typeof child.facts?.["value"] === "number" ? child.facts["value"] : null;
          const option = child.id ? choices.lit.get(child.id) : undefined;
          const label = t("table-die", { value: value ?? 0 });
          const die = <Die value={value} />;
          return option ? (
            <button key={child.id ?? i} type="button" class="die-choice is-choice" data-id={child.id} aria-label={`${label}: ${doing(option)}`} onClick={() => choose(option)}>{die}</button>
          ) : (
            <span key={child.id ?? i} role="img" aria-label={label} data-id={child.id}>{die}</span>
          );
        }
        if (child.kind === "meter" && dice) {
          return (
            <span key={child.id ?? i} class={`chip${chipTone(child)}`} title={nameOf(child, kit, speaker)} data-id={child.id}>
              <span class="vh">{nameOf(child, kit, speaker)} </span>
              {String(child.facts?.["value"])}
            </span>
          );
        }
        return <HeaderFactInside key={child.id ?? i} node={child} />;
      })}
    </div>
  );
}

function HeaderFactInside({ node }: { node: BoardNode }) {
  if (node.kind === "meter") return <Meter node={node} class="amount" />;
  if (node.kind === "note") return <Note node={node} class="fact--note" />;
  if (node.kind === "back") return <HandOfBacks node={node} />;
  if (node.kind === "track") return <Gauge node={node} />;
  return null;
}
