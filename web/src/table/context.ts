// What the parts of one table share: what may be chosen, what is looked at closely, what is pointed at.
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Conversation } from "../core/conversation";
import type { Speaker } from "../core/speaker";
import type { BoardNode, Kit, Message, Option, Question, State } from "../wire";
import type { Choices } from "./options";

export interface Zoomed {
  /** The thing on the board; a card that is only named (in the log) has none. */
  id: string | null;
  card: string;
  node: BoardNode | null;
  pinned: boolean;
}

export interface Looking {
  state: State;
  kit: Kit;
  speaker: Speaker;
  question: Question | null;
  choices: Choices;
  readOnly: boolean;
  phone: ReadonlySignal<boolean>;
  zoom: Signal<Zoomed | null>;
  /** The face of a card that somebody points at in the log. */
  pointed: Signal<string | null>;
  conversation: Conversation;
  choose(option: Option): void;
  /** The moment of the story that is being read again, by its id. */
  story: Signal<string | null>;
  /** The thing of which somebody wants to know why it cannot be chosen, by its id. */
  refused: Signal<string | null>;
  /** Why a thing is no answer to the open question. */
  whyNot(thing: string): Promise<readonly Message[]>;
  /** Opens the guide at a paragraph. */
  guide(anchor: string): void;
  /** The hidden name of a thing that can be chosen: what choosing it does. */
  doing(option: Option): string;
}

export const LookingContext = createContext<Looking | null>(null);

export function useLooking(): Looking {
  const found = useContext(LookingContext);
  if (!found) throw new Error("a part of the table is drawn outside a table");
  return found;
}

/** What a thing is called: by its title, as its face, or as its badge. */
export function nameOf(node: BoardNode, kit: Kit, speaker: Speaker): string {
  if (node.title) return speaker.title(node.title);
  const face = typeof node.facts?.["card"] === "string" ? kit.faces[node.facts["card"]] : undefined;
  if (face) return speaker.title(face.name);
  const badge = typeof node.facts?.["of"] === "string" ? kit.badges[node.facts["of"]] : undefined;
  return badge ? speaker.title(badge.name) : "";
}

/** A message among the facts of a thing. */
export const messageOf = (value: unknown): Message | null =>
  Array.isArray(value) && typeof value[0] === "string" ? (value as Message) : null;
