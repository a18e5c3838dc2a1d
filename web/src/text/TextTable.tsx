// The same table as headings, lists and plain buttons: for screen readers, for braille, and for whoever likes it plain.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardNode, Kit, Message, Option, State } from "../wire";
import type { Actions } from "../core/actions";
import type { Conversation } from "../core/conversation";
import { muted, setTextMode } from "../core/prefs";
import type { Speaker } from "../core/speaker";
import { listOf, t } from "../core/words";
import { seatName, tableTitle } from "../pages/naming";
import { Talk, talkOf, voiceAt } from "../pages/Talk";
import { asidesOf } from "../table/asides";
import { SaidCoach, useTour } from "../table/Coach";
import { thingsAt } from "../table/marks";
import { type Line, linesOf, type Turn, turnsOf } from "../table/lines";
import { saidAdvice, useHint } from "../table/Hints";
import { alwaysOf, type Choices, choicesOf, isStep, placesOf, thingOf } from "../table/options";
import { paidMessage } from "../table/Paid";
import { isPointable, mayPoint } from "../table/pointing";
import { markRead, unread } from "../table/reading";
import { dropHeldKey, dropSecondClick } from "../ui/once";
import { Timer } from "../ui/Timer";
import { Describer } from "./describe";

const LOG_SHOWN = 30;
const NEWS_SHOWN = 4;
const HOLDERS = new Set(["area", "row", "mat", "map", "leaf", "lane", "moment"]);

interface Props {
  state: State;
  kit: Kit;
  speaker: Speaker;
  actions: Actions;
  conversation: Conversation;
  readOnly?: boolean;
}

interface Drawing {
  state: State;
  describer: Describer;
  choices: Choices;
  choose: (option: Option) => void;
  optionName: (option: Option) => string;
  guide: (anchor: string) => void;
  whyNot: (thing: string) => Promise<readonly string[]>;
  /** Points at a thing, while one wants to; null otherwise, and for what not everybody sees. */
  pointAt: (node: BoardNode) => (() => void) | null;
}

/** Asks the rules why a card cannot be chosen now, and says it in its place. */
function WhyNot({ id, name, drawing }: { id: string; name: string; drawing: Drawing }) {
  const [why, setWhy] = useState<readonly string[] | null>(null);
  const ask = (): void => void drawing.whyNot(id).then((found) => setWhy(found.length ? found : [t("why-not-asked")]));
  return (
    <>
      {" "}
      {why === null && <button type="button" class="linklike" aria-label={`${t("why-not")} ${name}`} onClick={ask}>{t("why-not")}</button>}
      <span role="status">{why?.join(" ")}</span>
    </>
  );
}

/** The button that points at a thing. */
function PointAt({ node, drawing }: { node: BoardNode; drawing: Drawing }) {
  const point = drawing.pointAt(node);
  if (!point) return null;
  return (
    <>
      {" "}
      <button type="button" class="btn btn--edge" data-point={node.id} onClick={point}>
        {t("point-at", { thing: drawing.describer.name(node) })}
      </button>
    </>
  );
}

/** What a card that only I hold does, beside the button that chooses it: nobody has told me yet. */
function OwnCard({ node, describer }: { node: BoardNode | undefined; describer: Describer }) {
  const card = node?.facts?.["private"] ? describer.card(node) : [];
  return card.length > 0 ? <span class="quiet"> {card.join(" · ")}</span> : null;
}

function Heading({ level, children }: { level: number; children: string }) {
  if (level <= 2) return <h2>{children}</h2>;
  if (level === 3) return <h3>{children}</h3>;
  if (level === 4) return <h4>{children}</h4>;
  return <h5>{children}</h5>;
}

/** One thing: a line, its details, and the button that chooses it. */
function Thing({ node, drawing, level }: { node: BoardNode; drawing: Drawing; level: number }) {
  const { describer, choices } = drawing;
  const option = node.id ? choices.lit.get(node.id) : undefined;
  const name = describer.name(node);
  const details = describer.details(node);
  const card = describer.card(node);
  return (
    <li>
      <span class="text__name">{name}</span>
      {details.length > 0 && `${name ? `${t("text-colon")} ` : ""}${details.join(`${t("text-semicolon")} `)}`}
      {option && (
        <>
          {" "}
          <button type="button" class="btn btn--edge is-choice" onClick={() => drawing.choose(option)}>
            {drawing.optionName(option)}
          </button>
        </>
      )}
      {!option && node.id && card.length > 0 && drawing.state.question && <WhyNot key={`${node.id} ${drawing.state.question.n}`} id={node.id} name={name} drawing={drawing} />}
      <PointAt node={node} drawing={drawing} />
      {card.length > 0 && <p class="quiet">{card.join(" · ")}</p>}
      {node.children && node.children.length > 0 && <Parts nodes={node.children} drawing={drawing} level={level} />}
    </li>
  );
}

/** A run of things becomes a list; what holds others becomes a part with a heading. */
function Parts({ nodes, drawing, level }: { nodes: readonly BoardNode[]; drawing: Drawing; level: number }) {
  const runs: BoardNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const first = last?.[0];
    if (last && first && !HOLDERS.has(node.kind) && !HOLDERS.has(first.kind)) last.push(node);
    else runs.push([node]);
  }
  return (
    <>
      {runs.map((run, i) => {
        const holder = run[0];
        if (holder?.kind === "moment") return <Told key={holder.id ?? i} node={holder} drawing={drawing} level={level} />;
        if (holder && HOLDERS.has(holder.kind)) return <Holder key={holder.id ?? i} node={holder} drawing={drawing} level={level} />;
        return (
          <ul key={i}>
            {run.map((node, n) => (
              <Thing key={node.id ?? n} node={node} drawing={drawing} level={level} />
            ))}
          </ul>
        );
      })}
    </>
  );
}

/** A part of the story: open when it is told for the first time, else to be unfolded. */
function Told({ node, drawing, level }: { node: BoardNode; drawing: Drawing; level: number }) {
  const { state } = drawing;
  const [fresh] = useState(() => unread(state).includes(node));
  useEffect(() => markRead(state, node.id ?? ""), [node.id]);
  return (
    <details open={fresh}>
      <summary>{drawing.describer.name(node)}</summary>
      <Parts nodes={node.children ?? []} drawing={drawing} level={level} />
    </details>
  );
}

function Holder({ node, drawing, level }: { node: BoardNode; drawing: Drawing; level: number }) {
  const name = drawing.describer.name(node);
  const details = drawing.describer.details(node);
  const option = node.id ? drawing.choices.lit.get(node.id) : undefined;
  const inside = (
    <>
      {option && (
        <button type="button" class="btn btn--edge is-choice" onClick={() => drawing.choose(option)}>
          {drawing.optionName(option)}
        </button>
      )}
      <PointAt node={node} drawing={drawing} />
      {drawing.describer.scale(node).map((line) => <p key={line} class="quiet">{line}</p>)}
      {node.children?.length ? <Parts nodes={node.children} drawing={drawing} level={name ? level + 1 : level} /> : <p class="quiet">{t("text-empty")}</p>}
    </>
  );
  if (!name) return inside;
  const anchor: unknown = node.facts?.["anchor"];
  const heading = details.length ? `${name} (${details.join(`${t("text-semicolon")} `)})` : name;
  return (
    <section class={`text__part text__part--${level}`}>
      <Heading level={level}>{heading}</Heading>
      {typeof anchor === "string" && (
        <button type="button" class="linklike" aria-label={`${t("table-explain")}${t("text-colon")} ${name}`} onClick={() => drawing.guide(anchor)}>
          {t("table-explain")}
        </button>
      )}
      {inside}
    </section>
  );
}

/** All that a line tells: choices made for the reader are said in full. */
const messagesOf = (line: Line): Message[] =>
  line.events[0]?.kind === "forced" ? line.events.map((event) => event.message) : [...line.forced.map((event) => event.message), line.message];

/** Whose turn, which one, and what was rolled. */
function turnHead(turn: Turn, state: State, speaker: Speaker): string {
  const who = turn.seat === state.seat ? t("log-you") : speaker.player(turn.seat ?? 0);
  const number = turn.number === null ? [] : [t("log-turn", { n: turn.number })];
  const dice = turn.dice.length ? [t("log-dice", { dice: listOf(turn.dice.map(String)) })] : [];
  return [who, ...number, ...dice].join(", ");
}

export function TextTable({ state, kit, speaker, actions, conversation, readOnly = false }: Props) {
  const [unsure, setUnsure] = useState<{ asked: string; option: Option } | null>(null);
  const [picked, setPicked] = useState<{ asked: string; path: readonly string[] }>({ asked: "", path: [] });
  const [all, setAll] = useState(false);
  const [wantsToPoint, setPointing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const places = useMemo(() => placesOf(state.board), [state.board]);
  const question = readOnly ? null : state.question;
  const asked = question ? `${question.seat} ${question.n} ${question.prompt}` : "";
  const path = picked.asked === asked ? picked.path : []; // what of this question one has pointed at already
  const choices = useMemo(() => choicesOf(places, question, path), [places, question, picked]);
  useEffect(() => setPicked({ asked: "", path: [] }), [asked]); // asked again after an undo, one begins anew
  const hinting = useHint(asked, question && state.table.hints ? question : null, actions);
  const tour = useTour(state, kit, speaker, question);
  const mine = useRef(false); // the change comes from an answer of mine: go on at the next question
  useEffect(() => {
    if (mine.current) heading.current?.focus();
    mine.current = false;
  }, [asked, picked, state.version]);
  const sure = unsure?.asked === asked && question?.options.some((option) => option.id === unsure.option.id) ? unsure.option : null;
  // What has happened since the page last had something to tell: kept until there is more.
  const newsFrom = (from: number): Line[] => linesOf(state.log.events.slice(from), from, state.seat).slice(-NEWS_SHOWN);
  const told = useRef({ events: state.log.events, news: newsFrom(-1) });
  if (told.current.events !== state.log.events) {
    const known = told.current.events.length;
    told.current = { events: state.log.events, news: newsFrom(known < state.log.events.length ? known : -1) };
  }
  const choose = (option: Option, certain = false): void => {
    mine.current = true;
    if (isStep(option)) return setPicked({ asked, path: option.path });
    void actions.answer(option.id, certain).then((how) => {
      setUnsure(how === "confirm" ? { asked, option } : null);
      if (how !== "done") mine.current = false;
    });
  };
  /** Something that changes the table, after which the button that did it may be gone. */
  const act = (work: () => Promise<void>): void => {
    mine.current = true;
    void work();
  };
  const paid = readOnly ? null : (actions.paid?.value ?? null);
  const describer = new Describer(kit, speaker);
  const may = !readOnly && !muted.value && mayPoint(state);
  const asides = asidesOf(conversation, speaker, describer);
  const point = may ? { on: wantsToPoint, toggle: () => setPointing(!wantsToPoint) } : null;
  const drawing: Drawing = {
    state,
    describer,
    pointAt: (node) => {
      const id = node.id;
      if (!point?.on || !id || !isPointable(places.get(id))) return null;
      return () => {
        setPointing(false);
        heading.current?.focus(); // the button is gone
        void actions.point(id);
      };
    },
    choices,
    choose: (option) => choose(option),
    guide: actions.guide,
    whyNot: (thing) => actions.whyNot(thing).then((why) => why.map((one) => speaker.title(one))),
    optionName: (option) => (question ? t(option === choices.back ? "table-back" : "text-choose", { option: speaker.option(question, option) }) : ""),
  };
  const standingName = (option: string, prompt: string): string => {
    const id = [`option-${prompt}-${option}`, `option-${option}`, `card-${option}`].find((one) => speaker.has(one));
    const badge = kit.badges[option];
    return id ? speaker.title([id]) : badge ? speaker.title(badge.name) : option;
  };
  /** What things are called, each name once. */
  const namesAt = (ids: readonly string[]): string[] => [...new Set(ids.flatMap((id) => describer.name(places.get(id)?.node ?? { kind: "note" }) || []))];
  const waiting = state.table.seats.filter((seat) => seat.asked).map(seatName);
  const always = alwaysOf(question?.options ?? []);
  const events = all ? state.log.events : state.log.events.slice(-LOG_SHOWN);
  return (
    <div class="text" onClickCapture={dropSecondClick} onKeyDownCapture={dropHeldKey}>
      <header class="text__head">
        <h1 tabIndex={-1}>{tableTitle(state.table)}</h1>
        <p>{speaker.title([`game-${kit.game.name}`])}</p>
        <nav aria-label={t("site")}>
          <a href="/">{t("home")}</a>
          <button type="button" class="linklike" onClick={() => actions.guide(question?.anchor ?? "")}>
            {t("guide")}
          </button>
          {tour && !readOnly && (
            <button type="button" class="linklike" aria-pressed={tour.on} onClick={tour.toggle}>
              {t("coach-tour")}
            </button>
          )}
          <button type="button" class="linklike" onClick={actions.menu}>
            {t("text-menu")}
          </button>
          {actions.pass && (
            <button type="button" class="linklike" onClick={actions.pass}>
              {t("pass")}
            </button>
          )}
          <button type="button" class="linklike" onClick={actions.settings}>
            {t("settings")}
          </button>
          <button type="button" class="linklike" onClick={() => setTextMode(false)}>
            {t("text-leave")}
          </button>
        </nav>
      </header>
      <main id="main" tabIndex={-1} class="text__main">
        {tour?.note && <SaidCoach tour={tour} about={namesAt(thingsAt(places, tour.note.mark, state.seat ?? 0))} />}
        <section class="text__part" aria-labelledby="text-question">
          <h2 id="text-question" tabIndex={-1} ref={heading}>
            {t("text-question")}
          </h2>
          <div aria-live="polite">
            {told.current.news.map((line, i) => (
              <p key={`${state.log.events.length} ${i}`}>{speaker.say(line.message)}</p>
            ))}
            {question ? (
              <p class="text__ask">{speaker.say(question.message)}</p>
            ) : (
              <p class="text__ask">{state.score ? speaker.say(state.score.ending) : t("text-waiting", { names: listOf(waiting) })}</p>
            )}
          </div>
          {paid && (
            <p role="status">
              {speaker.title(paidMessage(paid, speaker))}{" "}
              <button type="button" class="btn btn--edge" onClick={() => act(() => actions.change?.() ?? Promise.resolve())}>
                {t("table-change")}
              </button>
            </p>
          )}
          {!state.score && state.table.due !== null && (
            <p>
              <Timer table={state.table} bare /> <span class="quiet">{t(`at-zero-${state.table.at_zero}`)}</span>
            </p>
          )}
          {sure && question && (
            <p role="alert">
              {t("text-sure", { option: speaker.option(question, sure) })}{" "}
              <button type="button" class="btn btn--edge" onClick={() => choose(sure, true)}>
                {t("text-sure-yes")}
              </button>{" "}
              <button type="button" class="btn btn--edge" onClick={() => setUnsure(null)}>
                {t("text-sure-no")}
              </button>
            </p>
          )}
          {question && (
            <ol class="text__options">
              {choices.listed.map((option) => (
                <li key={option.id}>
                  <button type="button" class="btn btn--edge is-choice" data-option={option.id} onClick={() => choose(option)}>
                    {speaker.option(question, option)}
                    {option.id === question.usual && ` (${t("table-usual")})`}
                  </button>
                  <OwnCard node={places.get(thingOf(places, question.seat, option.id) ?? "")?.node} describer={describer} />
                </li>
              ))}
            </ol>
          )}
          {hinting && (
            <p>
              <button type="button" class="btn btn--edge" aria-pressed={hinting.hint !== null} aria-busy={hinting.busy} onClick={hinting.toggle}>
                {t("hint")}
              </button>
            </p>
          )}
          {question && hinting?.hint && (
            <div role="status">
              <p>{t("hint-ways", { n: hinting.hint.advice.length })} {t(kit.game.team && state.table.seats.length > 1 ? "hint-chance-team" : "hint-chance")}</p>
              <ol class="text__hints">
                {hinting.hint.advice.map((one) => (
                  <li key={one.option}>{saidAdvice(one, question, kit, speaker)}</li>
                ))}
              </ol>
            </div>
          )}
          {question && choices.back && (
            <p>
              <button type="button" class="btn btn--edge" onClick={() => choices.back && choose(choices.back)}>
                {t("table-back", { option: speaker.option(question, choices.back) })}
              </button>
            </p>
          )}
          {question && always.length > 0 && (
            <details>
              <summary>{t("text-always")}</summary>
              <ul>
                {always.map((option) => (
                  <li key={option.id}>
                    <button type="button" class="linklike" onClick={() => act(() => actions.standing(question.prompt, option.id))}>
                      {t("text-always-this", { option: speaker.option(question, option) })}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {Object.keys(state.standing).length > 0 && (
            <ul>
              {Object.entries(state.standing).map(([prompt, option]) => (
                <li key={prompt}>
                  {t("text-standing", { option: standingName(option, prompt) })}{" "}
                  <button type="button" class="linklike" onClick={() => act(() => actions.standing(prompt, null))}>
                    {t("text-standing-off")}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!readOnly && (
            <p>
              <button type="button" class="btn btn--edge" aria-disabled={!state.undo.allowed} onClick={() => state.undo.allowed && act(() => actions.undo())}>
                {t("text-undo")}
              </button>{" "}
              {!state.undo.allowed && state.undo.reason && <span class="quiet">{t("undo-" + state.undo.reason)}</span>}
            </p>
          )}
          {!readOnly && state.hand && (
            <p>
              <button type="button" class="btn btn--edge" onClick={() => act(() => actions.raiseHand())}>
                {t("text-hand")}
              </button>
            </p>
          )}
          {point && kit.game.team && (
            <p>
              <button type="button" class="btn btn--edge" aria-pressed={point.on} onClick={point.toggle}>
                {t("point")}
              </button>
            </p>
          )}
          {question?.anchor && (
            <p>
              <button type="button" class="linklike" onClick={() => actions.guide(question.anchor)}>
                {t("text-why")}
              </button>
            </p>
          )}
        </section>
        {state.board?.children && <Parts nodes={state.board.children} drawing={drawing} level={2} />}
        <section class="text__part" aria-labelledby="text-log">
          <h2 id="text-log">{t("text-log")}</h2>
          {events.length < state.log.events.length && (
            <button type="button" class="linklike" onClick={() => setAll(true)}>
              {t("text-log-all")}
            </button>
          )}
          {turnsOf(events, state.log.events.length - events.length, state.seat).map((turn) => (
            <section key={turn.n}>
              {turn.seat !== null && <h3>{turnHead(turn, state, speaker)}</h3>}
              <ol class="text__log">
                {turn.lines.map((line) => (
                  <li key={line.n}>
                    {messagesOf(line).map((message) => speaker.say(message)).join(" ")}
                    {line.events.some((event) => event.standing) && ` ${t("table-by-itself")}`}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </section>
        <section class="text__part" aria-labelledby="text-talk">
          <h2 id="text-talk">{t("talk")}</h2>
          <Talk said={talkOf(state)} asides={asides} point={point} as={voiceAt(state)} onSend={actions.talk} />
        </section>
      </main>
    </div>
  );
}
