// The table of any game, drawn from its board: header, centre, question, mats, log, and a close look at any card.
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Actions } from "../core/actions";
import type { Conversation } from "../core/conversation";
import { type Following, moveTime } from "../core/following";
import { muted } from "../core/prefs";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import { Dialog } from "../pages/Dialog";
import { tableTitle } from "../pages/naming";
import { Talk, talkOf, voiceAt } from "../pages/Talk";
import { Describer } from "../text/describe";
import { Icon } from "../ui/Icon";
import { DrawingContext } from "../ui/kit";
import { dropHeldKey, dropSecondClick } from "../ui/once";
import type { BoardNode, Kit, Message, Option, State } from "../wire";
import { Ask } from "./Ask";
import { Centre, linesOf, Part } from "./Board";
import { Coach, useTour } from "./Coach";
import { thingsAt } from "./marks";
import { type Looking, LookingContext, type Zoomed } from "./context";
import { type Deed, look, ringAt, type Seen, settle, show } from "./flight";
import { Header } from "./Header";
import { HintSide, sayHint, Seals, useHint } from "./Hints";
import { Log } from "./Log";
import { Mine, Other } from "./Mats";
import { asidesOf } from "./asides";
import { doerOf, linesOf as toldLines } from "./lines";
import { amountsOf, inRow, isAmounts } from "./amounts";
import { choicesOf, harmlessOf, isStep, latersOf, nearest, placesOf } from "./options";
import { Pins } from "./Pins";
import { isPointable, mayPoint } from "./pointing";
import { unread as untold } from "./reading";
import { reveal, unmark } from "./reveal";
import { SinceTurn } from "./SinceTurn";
import { play } from "./sounds";
import { Story } from "./Story";
import { Refusal } from "./WhyNot";
import { Zoom } from "./Zoom";

export interface TableProps {
  state: State;
  kit: Kit;
  speaker: Speaker;
  actions: Actions;
  conversation: Conversation;
  /** Tells what others do; in a replay nobody does. */
  following?: Following;
  /** A replay, or a spectator's: nothing can be answered. */
  readOnly?: boolean;
}

/** What a phone shows: the table, a part of the centre with a tab of its own (`part ID`), or what lies around it. */
type Tab = "table" | "mine" | "players" | "log" | `part ${string}`;
interface PartTab {
  id: string;
  glyph: string;
  text: Message;
}
const PHONE = "(max-width: 1099px)";
/** What a press on the table may answer: something that glows, or a button of the question; but "one more" may be pressed as fast as one likes. */
const isAnswer = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(".is-choice, .ask") !== null && event.target.closest(".btn--step") === null;
const middleOf = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const placeOf = (node: BoardNode): string => String(node.facts?.["place"] ?? "centre");

/** What a screen reader says: it alone is drawn for that, and not the table. */
function News({ news }: { news: ReadonlySignal<{ n: number; text: string }> }) {
  return <div class="vh" role="status" aria-live="polite"><p key={news.value.n}>{news.value.text}</p></div>;
}

export function Table({ state, kit, speaker, actions, conversation, following, readOnly = false }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const phone = useSignal(matchMedia(PHONE).matches);
  const zoom = useSignal<Zoomed | null>(null);
  const pointed = useSignal<string | null>(null);
  const refused = useSignal<string | null>(null);
  const story = useSignal<string | null>(null);
  const [picked, setPicked] = useState<{ asked: string; path: readonly string[] }>({ asked: "", path: [] });
  const [unsure, setUnsure] = useState<{ asked: string; option: Option } | null>(null);
  const [keys, showKeys] = useState(false);
  const [wantsToPoint, setPointing] = useState(false);
  const [tab, setTab] = useState<Tab>("table");
  const news = useSignal({ n: 0, text: "" });
  const tell = (text: string): void => void (news.value = { n: news.peek().n + 1, text });
  const talk = talkOf(state);
  const said = talk.length;
  const [heardTalk, setHeardTalk] = useState(said);
  const line = talk.at(-1);
  const unread = muted.value ? 0 : Math.max(0, said - heardTalk);

  const board = state.board;
  const question = readOnly ? null : state.question;
  const places = useMemo(() => placesOf(board), [board]);
  const asked = question ? `${question.seat} ${question.n} ${question.prompt}` : "";
  const path = picked.asked === asked ? picked.path : []; // what of this question one has pointed at already
  const choices = useMemo(() => choicesOf(places, question, path), [places, question, picked]);
  const now = [asked, ...path].join(" ");
  useEffect(() => {
    setPicked((now) => (now.asked ? { asked: "", path: [] } : now)); // asked again after an undo, one begins anew
    refused.value = null;
  }, [asked]);

  useEffect(() => {
    const query = matchMedia(PHONE);
    const change = (): void => void (phone.value = query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);

  const areas = board?.children ?? [];
  const at = (place: string): BoardNode[] => areas.filter((area) => placeOf(area) === place);
  const parts: PartTab[] = at("centre").flatMap((area) => (Array.isArray(area.facts?.["tabs"]) ? (area.facts["tabs"] as PartTab[]) : []));
  /** The tab on which a phone shows that thing of the centre. */
  const tabOf = (id: string): Tab => {
    const around = [id, ...(places.get(id)?.within ?? [])].map((one) => places.get(one)?.node.facts?.["tab"]).find((name) => typeof name === "string");
    return around === undefined || around === "table" ? "table" : `part ${String(around)}`;
  };
  const matsAt = (place: string): BoardNode[] => at(place).flatMap((area) => (area.kind === "mat" ? [area] : (area.children ?? [])));

  // --- answering -----------------------------------------------------------------------------------------------------

  const choose = (option: Option, certain = false): void => {
    if (readOnly) return;
    zoom.value = null;
    if (isStep(option)) return setPicked({ asked, path: option.path });
    void actions.answer(option.id, certain).then((how) => {
      if (how === "confirm") setUnsure({ asked, option });
      else setUnsure((now) => (now?.asked === asked ? null : now)); // a later question may be unsure meanwhile
    });
  };
  /** The thing that was pressed although it cannot be chosen; pressed again, it wants to say no more. */
  const refusedBy = (target: EventTarget | null): string | null => {
    if (!question || !(target instanceof Element)) return null;
    if (target.closest(".refusal, .zoomed")) return refused.value;
    const id = target.closest(".is-choice, .ask, .mini__fold") ? undefined : target.closest<HTMLElement>("[data-id]")?.dataset["id"];
    return id === undefined || choices.lit.has(id) || id === refused.value ? null : id;
  };
  const paid = readOnly ? null : (actions.paid?.value ?? null);
  // "Are you sure?" is about this question, as long as it offers that; whatever others do meanwhile.
  const sure = unsure?.asked === asked && question?.options.some((option) => option.id === unsure.option.id) ? unsure.option : null;
  const setSure = (option: null): void => setUnsure(option);

  const looking: Looking = {
    state,
    kit,
    speaker,
    question,
    choices,
    readOnly,
    phone,
    zoom,
    pointed,
    refused,
    story,
    conversation,
    choose,
    whyNot: actions.whyNot,
    guide: actions.guide,
    doing: (option) => {
      const said = question ? speaker.option(question, option) : "";
      return option === choices.back ? t("table-back", { option: said }) : said;
    },
  };

  // --- hints ---------------------------------------------------------------------------------------------------------

  const hinting = useHint(asked, question && state.table.hints ? question : null, actions);
  useEffect(() => {
    if (hinting?.hint && question) tell(sayHint(hinting.hint, question, speaker));
  }, [hinting?.hint]);

  // --- the tour of a first game ----------------------------------------------------------------------------------------

  const tour = useTour(state, kit, speaker, untold(state).length > 0 ? null : question);
  const note = tour?.note ?? null;
  const noted = note ? thingsAt(places, note.mark, state.seat ?? 0) : [];
  useLayoutEffect(() => {
    // A phone turns to what the note speaks of before it is drawn there, and back afterwards.
    if (!phone.value || !root.current) return;
    const drawn = noted.some((id) => (root.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getClientRects().length ?? 0) > 0);
    if (!noted[0] || drawn) return;
    setTab(tabWith(noted[0]));
    return () => setTab("table");
  }, [note?.mark.id]);

  // --- pointing ------------------------------------------------------------------------------------------------------

  const may = !readOnly && !muted.value && mayPoint(state);
  const pointing = may && wantsToPoint;
  const describer = useMemo(() => new Describer(kit, speaker), [kit, speaker]);
  const asides = asidesOf(conversation, speaker, describer);
  const togglePointing = (): void => {
    setPointing(!pointing);
    if (!pointing && phone.value) setTab("table");
  };
  const point = may ? { on: pointing, toggle: togglePointing } : null;
  useEffect(() => {
    if (pointing) tell(t("point-how"));
  }, [pointing]);
  const told = useRef(asides.at(-1)?.n ?? 0);
  useEffect(() => {
    const fresh = asides.filter((one) => one.n > told.current);
    told.current = asides.at(-1)?.n ?? told.current;
    if (fresh.length && !muted.value) tell(fresh.map((one) => one.text).join(" "));
  }, [asides.at(-1)?.n]);

  /** The nearest thing around an element that one can point at. */
  const pointable = (target: EventTarget | null): HTMLElement | null => {
    for (let at = target instanceof Element ? target.closest<HTMLElement>("[data-id]") : null; at; at = at.parentElement?.closest<HTMLElement>("[data-id]") ?? null) {
      if (isPointable(places.get(at.dataset["id"] ?? ""))) return at;
    }
    return null;
  };
  const pointAt = (thing: HTMLElement): void => {
    setPointing(false);
    void actions.point(thing.dataset["id"] ?? "");
  };
  /** While one points, a press chooses nothing. */
  const pressed = (event: Event): boolean => {
    const thing = pointing ? pointable(event.target) : null;
    if (!thing) return false;
    event.preventDefault();
    event.stopPropagation();
    pointAt(thing);
    return true;
  };
  /** While one points, arrows walk over everything, and Enter points. */
  const pointedByKey = (event: KeyboardEvent): void => {
    const now = document.activeElement;
    if (event.key.toLowerCase() === "p") return setPointing(false);
    if (event.key === "Enter" || event.key === " ") {
      const thing = now?.matches("[data-id]") ? pointable(now) : null; // of a button it is a press
      if (!thing || now instanceof HTMLButtonElement) return;
      event.preventDefault();
      return pointAt(thing);
    }
    if (!event.key.startsWith("Arrow") || !root.current) return;
    event.preventDefault();
    const all = [...root.current.querySelectorAll<HTMLElement>("[data-id]")].filter((one) => one.getClientRects().length > 0 && isPointable(places.get(one.dataset["id"] ?? "")));
    const from = pointable(now);
    const next = from && all.includes(from) ? all[nearest(middleOf(from), all.map(middleOf), event.key)] : all[0];
    if (!next) return;
    const button = next.matches("button") ? next : next.querySelector<HTMLElement>(":scope > button");
    if (!button) next.tabIndex = -1; // so that it can have the focus at all
    (button ?? next).focus();
    const node = places.get(next.dataset["id"] ?? "")?.node;
    if (!button && node) tell(describer.name(node));
  };

  // --- what moves ----------------------------------------------------------------------------------------------------

  const telling = following?.telling.value ?? null;
  const shownEvents = useRef(state.log.events.length);
  const happened = state.log.events.slice(shownEvents.current);
  const begun = happened.map(doerOf).find((seat) => seat !== null) ?? null; // what I did comes with what others did after it
  const theirs = telling?.held && telling.beat.seat !== state.seat && (state.seat === null || begun !== state.seat) ? telling.beat.seat : null;
  const deed: Deed = { events: happened, seat: theirs, ms: moveTime() };
  useEffect(() => {
    if (telling && !telling.held) settle(); // whoever does not want to wait has it all at once
  }, [telling?.held]);
  const seen = useRef<Seen | null>(null);
  const before = useRef<Seen | null>(null);
  const focused = useRef(false);
  // The page still shows the old board while the new one is being made: note where everything lies.
  if (root.current && seen.current && seen.current.board !== board) before.current = look(root.current, seen.current.board);
  focused.current = root.current?.contains(document.activeElement) ?? false;
  // The bar is made anew for each question: what has the focus in it gives it up before it goes. To take away what has it,
  // a browser would first lay out the page, half drawn.
  const shownAsked = useRef(asked);
  if (shownAsked.current !== asked) {
    const holder = root.current?.querySelector<HTMLElement>(".asking :focus");
    holder?.blur();
  }
  shownAsked.current = asked;
  useLayoutEffect(() => {
    // Whoever plays by keyboard keeps a place to go on from.
    if (focused.current && root.current && !root.current.contains(document.activeElement)) {
      root.current.querySelector<HTMLElement>(".ask__text")?.focus({ preventScroll: true });
    }
  }, [board, asked]);
  useLayoutEffect(() => {
    if (!root.current || !board) return;
    if (before.current) {
      show(root.current, before.current, board, deed);
      before.current = null;
    }
    shownEvents.current = state.log.events.length;
    seen.current = { board, boxes: new Map(), looks: new Map(), barriers: new Map() };
    const zoomed = zoom.value;
    if (zoomed?.id) {
      const place = places.get(zoomed.id);
      const card = place?.node.facts?.["card"];
      if (card !== zoomed.card) zoom.value = null;
      else if (place && place.node !== zoomed.node) zoom.value = { ...zoomed, node: place.node };
    }
  }, [board]);

  // --- said to screen readers, and a sound when it is my turn ---------------------------------------------------------

  const heard = useRef(state.log.events.length);
  const heardAsk = useRef("");
  useEffect(() => {
    const from = Math.min(heard.current, state.log.events.length);
    const fresh = state.log.events.slice(from);
    heard.current = state.log.events.length;
    const lines = toldLines(fresh, from, state.seat).slice(-4).map((line) => speaker.say(line.message));
    if (question && heardAsk.current !== asked) lines.push(speaker.say(question.message)); // once, not whenever others act
    heardAsk.current = asked;
    if (lines.length) tell(lines.join(" "));
    const last = fresh.at(-1);
    if (!last || !root.current) return;
    for (const piece of speaker.rich(last.message)) {
      if (typeof piece === "string" || piece.kind !== "card") continue;
      const named = [...places].filter(([, place]) => place.node.facts?.["card"] === piece.id);
      if (named.length <= 2) ringAt(root.current, named.map(([id]) => id));
    }
  }, [state.version, asked]);
  const mine = asked !== "";
  useEffect(() => {
    if (mine) play("turn");
  }, [mine]);

  const back = choices.back;
  useEffect(() => {
    if (back && question) tell(`${speaker.option(question, back)}. ${speaker.say(question.message)}`);
  }, [now]);

  // A phone turns to where something can be chosen, when nothing can be where it is; and back afterwards.
  const turned = useRef("");
  useLayoutEffect(() => {
    if (turned.current && turned.current !== now) {
      turned.current = "";
      if (tab !== "table") return setTab("table");
    }
    if (turned.current || !root.current || !phone.value || choices.buttons.length > 0 || choices.lit.size === 0) return;
    const drawn = (id: string): boolean => (root.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getClientRects().length ?? 0) > 0;
    const lit = [...choices.lit.keys()];
    if (lit.some(drawn)) return;
    const holds = (mats: BoardNode[]): boolean => mats.some((mat) => lit.some((id) => places.get(id)?.within.includes(mat.id ?? "")));
    turned.current = now;
    setTab(holds(matsAt("mine")) ? "mine" : holds(matsAt("others")) ? "players" : tabOf(lit[0] ?? ""));
  }, [now, tab === "table"]);

  // What glows beyond the edge of a part that scrolls comes into sight.
  useEffect(() => {
    if (!root.current) return;
    if (asked) return reveal(root.current);
    unmark(root.current);
  }, [now, tab, phone.value]);

  useSignalEffect(() => {
    if (pointed.value === null || !root.current) return;
    const card = pointed.value;
    const away = [...root.current.querySelectorAll<HTMLElement>(".slot.is-shown")];
    if (away.length === 0) {
      // It lies in a folded mat: the mat shows it.
      for (const [, place] of places) {
        const holder = place.node.facts?.["card"] === card ? place.within.find((id) => root.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)) : undefined;
        if (holder) ringAt(root.current, [holder]);
      }
    }
  });

  // --- keys ----------------------------------------------------------------------------------------------------------

  const keyed = (event: KeyboardEvent): void => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || !root.current) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [role=menu]")) return;
    if (document.querySelector("dialog[open]:modal")) return;
    const now = document.activeElement as HTMLElement | null;
    if (event.key === "Escape") {
      if (zoom.value || refused.value || pointing || sure || choices.back) event.preventDefault(); // it closes one thing at a time
      if (pointing) setPointing(false);
      else if (refused.value && !zoom.value) refused.value = null;
      else if (zoom.value) zoom.value = refused.value = null;
      else if (sure) setSure(null);
      else if (choices.back) choose(choices.back);
      return;
    }
    if (event.repeat && !event.key.startsWith("Arrow")) return; // a key that is held is one answer
    if (event.key === "?") return showKeys(true);
    if (following?.telling.value?.held && !["Tab", "Shift", "CapsLock"].includes(event.key) && !(now instanceof HTMLButtonElement && [" ", "Enter"].includes(event.key))) {
      event.preventDefault();
      return event.key.toLowerCase() === "m" ? following.catchUp() : following.next();
    }
    if (pointing) return pointedByKey(event);
    if (event.key.toLowerCase() === "p" && may) return togglePointing();
    if (event.key.toLowerCase() === "h" && hinting) return hinting.toggle();
    if (event.key.toLowerCase() === "t" && tour) return note ? root.current.querySelector<HTMLElement>(".coach .btn--main")?.focus() : tour.toggle();
    if (event.key.toLowerCase() === "r" && !readOnly) return root.current.querySelector<HTMLElement>(".btn--hand")?.click();
    if (event.key.toLowerCase() === "u" && !readOnly) return root.current.querySelector<HTMLElement>(".btn--undo")?.click();
    if (event.key.toLowerCase() === "c" && paid) return root.current.querySelector<HTMLElement>(".ask__change")?.click();
    if (event.key.toLowerCase() === "n" && question && !sure) {
      const none = harmlessOf(choices.buttons);
      if (none) choose(none);
      return;
    }
    if (/^\d$/u.test(event.key) && question && !sure) {
      const amounts = amountsOf(choices.buttons).filter(isAmounts);
      const slider = root.current.querySelector<HTMLElement>("input[data-options]");
      const laters = latersOf(choices.buttons);
      const direct = choices.buttons.filter((option) => !laters.includes(option));
      const option = amounts.length
        ? amounts.filter(inRow).flatMap((one) => one.steps).find((step) => step.n === Number(event.key))?.option
        : direct[Number(event.key) - 1];
      if (option) choose(option);
      else if (laters.length && Number(event.key) === direct.length + 1) root.current.querySelector<HTMLElement>(".btn--later")?.click();
      else if (slider) {
        slider.focus();
        slider.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true })); // it takes digits itself
      }
      return;
    }
    if (!event.key.startsWith("Arrow")) return;
    const drawn = (what: string): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>(what) ?? [])].filter((one) => one.getClientRects().length > 0);
    const glowing = drawn(".is-choice > button, button.is-choice");
    // Where no thing on the table glows, arrows walk over the cards too, to read them, and back to the buttons.
    const reading = glowing.every((one) => one.closest(".ask"));
    const all = reading ? [...glowing, ...drawn(".slot > button")] : glowing;
    if (all.length === 0 || (now?.closest(".log__body, .mini__all") && !all.includes(now))) return; // there arrows scroll
    event.preventDefault();
    const next = now && all.includes(now) ? all[nearest(middleOf(now), all.map(middleOf), event.key)] : all[0];
    next?.focus();
  };
  const latest = useRef(keyed);
  latest.current = keyed;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  // --- drawing -------------------------------------------------------------------------------------------------------

  const own = matsAt("mine");
  const others = matsAt("others");
  const active = [...own, ...others].find((mat) => mat.facts?.["active"])?.facts?.["seat"];
  const holds = (node: BoardNode, id: string): boolean => id !== node.id && (places.get(id)?.within.includes(node.id ?? "") ?? false);
  const wanted = (mat: BoardNode): boolean => [...choices.lit.keys()].some((id) => holds(mat, id));
  const glows = { mine: own.some(wanted), players: others.some((mat) => wanted(mat) || choices.lit.has(mat.id ?? "")) };
  /** The tab on which a phone shows that thing, wherever it is. */
  const tabWith = (id: string): Tab => (own.some((mat) => mat.id === id || holds(mat, id)) ? "mine" : [...others, ...at("side")].some((part) => part.id === id || holds(part, id)) ? "players" : tabOf(id));
  const roomy = at("centre").reduce((sum, area) => sum + linesOf(area), 0) < 4;
  const drawing = useMemo(() => ({ kit, speaker }), [kit, speaker]);
  const tabs: [Tab, string, string][] = [
    ["table", "round-table", t("table-tab-table")],
    ...parts.map((part): [Tab, string, string] => [`part ${part.id}`, part.glyph, speaker.title(part.text)]),
    ["mine", "knight-banner", t("table-tab-mine")],
    ["players", "meeple-group", t("table-tab-players")],
    ["log", "scroll-unfurled", t("table-tab-log")],
  ];
  const glowing = (name: Tab): boolean => (name === "mine" ? glows.mine : name === "players" ? glows.players : name.startsWith("part ") && [...choices.lit.keys()].some((id) => tabOf(id) === name));

  return (
    <DrawingContext.Provider value={drawing}>
      <LookingContext.Provider value={looking}>
        <div
          class={`board tab-${tab.split(" ")[0] ?? ""}${pointing ? " is-pointing" : ""}`}
          data-part={tab.startsWith("part ") ? tab.slice(5) : undefined}
          data-game={kit.game.name}
          ref={root}
          style={{ "--game": kit.game.colour }}
          onClickCapture={(event) => pressed(event) || (isAnswer(event) && dropSecondClick(event))}
          onKeyDownCapture={(event) => isAnswer(event) && dropHeldKey(event)}
          onClick={(event) => void (refused.value = refusedBy(event.target))}
        >
          <button type="button" class="skip" onClick={() => root.current?.querySelector<HTMLElement>(".ask__text")?.focus()}>{t("table-skip")}</button>
          <Header
            areas={at("top")}
            active={typeof active === "number" ? active : null}
            title={tableTitle(state.table)}
            told={theirs !== null}
            tools={
              <>
                <button type="button" class="tool" aria-label={t("table-guide")} title={t("table-guide")} onClick={() => actions.guide(question?.anchor ?? "")}><Icon name="rule-book" /></button>
                <button type="button" class="tool tool--keys" aria-label={t("table-keys")} title={t("table-keys")} onClick={() => showKeys(true)}><span aria-hidden="true" class="tool__sign">?</span></button>
                {tour && !readOnly && (
                  <button type="button" class={`tool tool--tour${tour.known ? "" : " tool--unasked"}`} aria-pressed={tour.on} aria-label={t("coach-tour")} title={t("coach-tour")} onClick={tour.toggle}>
                    <Icon name="owl" />
                    {tour.first && !tour.known && <span aria-hidden="true">{t("coach-tour")}</span>}
                  </button>
                )}
                {actions.pass && <button type="button" class="tool" aria-label={t("pass")} title={t("pass")} onClick={actions.pass}><Icon name="cycle" /></button>}
                <button type="button" class="tool" aria-label={t("table-menu")} title={t("table-menu")} onClick={actions.menu}><Icon name="meeple-group" /></button>
                <button type="button" class="tool tool--settings" aria-label={t("settings")} title={t("settings")} onClick={actions.settings}><Icon name="cog" /></button>
              </>
            }
          />
          <main id="main" tabIndex={-1} class="table">
            <div class="play">
              {at("centre").map((area, i) => <Centre key={area.id ?? i} area={area} label={area.title ? speaker.title(area.title) : t("table-centre")} />)}
              <Ask sure={sure} settle={(yes) => (yes && sure ? choose(sure, true) : setSure(null))} undo={() => void actions.undo()} paid={paid} change={() => void actions.change?.()} raiseHand={() => void actions.raiseHand()} stand={(prompt, option) => void actions.standing(prompt, option)} guide={actions.guide} point={point} hinting={hinting} following={following} />
              {own.map((mat, i) => <Mine key={mat.id ?? i} mat={mat} roomy={roomy} />)}
            </div>
            <aside class="side" aria-label={t("table-side")}>
              {at("side").map((area, i) => <Part key={area.id ?? i} node={area} />)}
              {others.length > 0 && (
                <section class="others" aria-label={t("table-players")}>
                  {others.map((mat, i) => <Other key={mat.id ?? i} mat={mat} wanted={wanted(mat)} spread={phone.value && tab === "players"} />)}
                </section>
              )}
              {!phone.value && hinting?.hint && <HintSide hint={hinting.hint} />}
              <Log
                above={following && !readOnly && <SinceTurn from={following.since.value} />}
                talk={<Talk said={talk} asides={asides} point={point} as={voiceAt(state)} onSend={actions.talk} />}
                unread={unread}
                shown={!phone.value || tab === "log"}
                onRead={() => setHeardTalk(said)}
              />
            </aside>
            <Zoom />
            <Refusal root={root} />
          </main>
          <nav class="tabs" aria-label={t("table-views")} style={{ "--tabs": tabs.length }}>
            {tabs.map(([name, glyph, label]) => (
              <button key={name} type="button" data-tab={name} aria-current={tab === name ? "page" : undefined} onClick={() => setTab(name)}>
                <Icon name={glyph} />
                <span>{label}</span>
                {glowing(name) && tab !== name && <i class="tabs__dot" aria-hidden="true" />}
                {name === "log" && unread > 0 && tab !== "log" && <i class="tabs__dot" aria-hidden="true" />}
              </button>
            ))}
          </nav>
          <Story />
          {hinting?.hint && <Seals root={root} hint={hinting.hint} tabOf={tabWith} />}
          {tour && <Coach root={root} tour={tour} things={noted} view={`${tab} ${phone.value}`} />}
          {!muted.value && <Pins root={root} pins={conversation.pins.value} tabOf={tabWith} />}
          {/* the talk itself says what is new while it is open */}
          <span class="vh" role="status">{unread > 0 && line ? `${line.name}: ${line.text}` : ""}</span>
          <News news={news} />
        </div>
        {keys && (
          <Dialog title={t("table-keys")} onClose={() => showKeys(false)}>
            <dl class="keys">
              {[["1 – 9", "number"], ["← ↑ → ↓", "arrows"], ["↵", "enter"], ["N", "none"], ["U", "undo"], ["C", "change"], ["H", "hint"], ["T", "tour"], ["R", "hand"], ["P", "point"], ["M", "skip"], ["Esc", "escape"], ["?", "help"]].map(([key, word]) => (
                <Fragment key={key}>
                  <dt><kbd class="key">{key}</kbd></dt>
                  <dd>{t(`table-key-${word ?? ""}`)}</dd>
                </Fragment>
              ))}
            </dl>
          </Dialog>
        )}
      </LookingContext.Provider>
    </DrawingContext.Provider>
  );
}
