// Click what glows: which thing on the board each option of a question stands for. Pure, and knows no game.
import type { BoardNode, Message, Option, Question } from "../wire.ts";

/** What can be clicked by itself; other things light up at most, and keep their button. */
const CLICKABLE = new Set(["card", "pile", "back", "mat", "die", "token", "leaf", "lane"]);

export interface Place {
  node: BoardNode;
  /** The ids of what it lies in, the nearest first. */
  within: string[];
  /** It lies directly on a map. */
  onMap: boolean;
}

/** One of several things that options are made of: choosing it leads on to what goes with it, or back. */
export interface Step extends Option {
  /** What one has pointed at then. */
  path: readonly string[];
}
export const isStep = (option: Option): option is Step => "path" in option;

export interface Choices {
  /** All that can be chosen now, in the question's order. */
  listed: Option[];
  /** The way back from a thing that one has pointed at. */
  back: Step | null;
  /** Things that answer when they are clicked, by their id. */
  lit: Map<string, Option>;
  /** Things that only light up: their option has a button too. */
  shown: Map<string, Option>;
  /** Options that are buttons, in the question's order. */
  buttons: Option[];
}

/** Every thing with an id. */
export function placesOf(board: BoardNode | null): Map<string, Place> {
  const places = new Map<string, Place>();
  const walk = (node: BoardNode, within: string[], onMap: boolean): void => {
    if (node.id) places.set(node.id, { node, within, onMap });
    const inside = node.id ? [node.id, ...within] : within;
    for (const child of node.children ?? []) walk(child, inside, node.kind === "map");
  };
  if (board) walk(board, [], false);
  return places;
}

/** The thing an option stands for: in the asked player's own mat, else anywhere. */
export const thingOf = (places: Map<string, Place>, seat: number, option: string): string | null =>
  [`seat-${seat}-${option}`, option].find((id) => places.has(id)) ?? null;

/** The answers with which nothing happens, in the engine's own words. */
const HARMLESS = ["not-now", "pass"];
const MOMENT = "not-now";
/** What may be answered so always: that a moment which comes again goes by, and no to a plain yes or no. All else may be a real choice the next time. */
export function alwaysOf(options: readonly Option[]): Option[] {
  const plain = options.length === 2 && options.some((option) => option.id === "yes");
  return options.filter((option) => option.id === MOMENT || (plain && option.id !== "yes"));
}
const MANY = 4; // with more buttons than these one may have to look for the harmless one: it stands first then

/** "Not before some moment", in the engine's own words: several of these stand in a menu. */
const isLater = (option: Option): boolean => option.id.startsWith("later-");

/** The waits among the buttons of a question, when they are several. */
export function latersOf(options: readonly Option[]): Option[] {
  const laters = options.filter(isLater);
  return laters.length > 1 ? laters : [];
}

export const harmlessOf = (options: readonly Option[]): Option | undefined =>
  HARMLESS.map((id) => options.find((option) => option.id === id)).find((option) => option !== undefined);

/** What a thing is called, for a step that only points at it. */
const nameOf = (places: Map<string, Place>, id: string | null, thing: string): Message => {
  const node = id === null ? undefined : places.get(id)?.node;
  return node?.title ?? (typeof node?.facts?.["card"] === "string" ? [`card-${node.facts["card"]}`] : [`option-${thing}`]);
};

/**
 * What can be chosen now, each with the thing to point at: options as they are; and of those made of several things, the
 * next ones after `path`. Where they all go on with the same thing, nobody has to point at it.
 */
function nextOf(places: Map<string, Place>, question: Question, path: readonly string[]): [string, Option][] {
  const made = question.options.filter((option) => option.things && path.every((thing, i) => option.things?.[i] === thing));
  let at = path.length;
  const thingsAt = (i: number): Set<string | undefined> => new Set(made.map((option) => option.things?.[i]));
  while (made.length && made.every((option) => (option.things?.length ?? 0) > at + 1) && thingsAt(at).size === 1) at += 1;
  const steps = new Set<string>();
  return question.options.flatMap((option): [string, Option][] => {
    if (!option.things) return [[option.id, option]];
    if (!made.includes(option)) return [];
    const thing = option.things[at] ?? option.id;
    if (option.things.length <= at + 1) return [[thing, option]];
    if (steps.has(thing)) return [];
    steps.add(thing);
    const step: Step = { id: thing, text: nameOf(places, thingOf(places, question.seat, thing), thing), path: option.things.slice(0, at + 1) };
    return [[thing, step]];
  });
}

/** What can be chosen after one has pointed at the things of `path`, and where. */
export function choicesOf(places: Map<string, Place>, question: Question | null, path: readonly string[] = []): Choices {
  const choices: Choices = { listed: [], back: null, lit: new Map(), shown: new Map(), buttons: [] };
  const last = path.at(-1);
  if (question && last !== undefined) {
    const id = thingOf(places, question.seat, last);
    choices.back = { id: last, text: nameOf(places, id, last), path: path.slice(0, -1) };
    if (id !== null) choices.lit.set(id, choices.back);
  }
  for (const [thing, option] of question ? nextOf(places, question, path) : []) {
    choices.listed.push(option);
    const id = thingOf(places, question?.seat ?? 0, thing);
    const place = id === null ? undefined : places.get(id);
    if (id !== null && place && (CLICKABLE.has(place.node.kind) || place.onMap) && !choices.lit.has(id)) {
      choices.lit.set(id, option);
      continue;
    }
    if (id !== null && place) choices.shown.set(id, option);
    choices.buttons.push(option);
  }
  const harmless = harmlessOf(choices.buttons);
  if (harmless && choices.buttons.length > MANY) {
    choices.buttons = [harmless, ...choices.buttons.filter((option) => option !== harmless)];
  }
  return choices;
}

/** From one box to the nearest in a direction: how arrow keys walk over what glows. */
export interface Box {
  x: number;
  y: number;
}
export function nearest(from: Box, others: readonly Box[], key: string): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  others.forEach((box, i) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    if (along <= 4) return;
    const cost = along + aside * 2.5;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
