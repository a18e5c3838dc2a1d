// What a thing on the board says in words: its name, what it counts, costs and does. Knows no game.
import type { BoardNode, Kit, Message } from "../wire";
import { capital, type Speaker } from "../core/speaker";
import { t, tn } from "../core/words";

interface Price {
  base: number;
  more: number;
  of: string;
  why?: Message;
}

const isMessage = (value: unknown): value is Message =>
  Array.isArray(value) && typeof value[0] === "string" && (value.length === 1 || (typeof value[1] === "object" && value[1] !== null));
const num = (value: unknown): number | null => (typeof value === "number" ? value : null);

export class Describer {
  private readonly kit: Kit;
  private readonly speaker: Speaker;

  constructor(kit: Kit, speaker: Speaker) {
    this.kit = kit;
    this.speaker = speaker;
  }

  /** What it is called: by its title, its face, its badge, or its kind. */
  name(node: BoardNode): string {
    const facts = node.facts ?? {};
    if (node.title) return this.lead(node) + this.speaker.title(node.title);
    const face = this.kit.faces[String(facts["card"])];
    if (face) return this.speaker.title(face.name);
    const badge = this.kit.badges[String(facts["of"])];
    if (badge) return this.speaker.title(badge.name);
    if (node.kind === "mat" && typeof facts["seat"] === "number") return this.speaker.player(facts["seat"]);
    if (node.kind === "back") return t("text-back");
    if (node.kind === "die") return t("text-die");
    return "";
  }

  /** What stands before a sentence: that it is done or called, its heading, or the number that calls it. */
  private lead({ kind, facts = {} }: BoardNode): string {
    const key = kind === "note" || kind === "lane" ? facts["key"] : undefined;
    const head = isMessage(facts["head"]) ? this.speaker.title(facts["head"]) : key === undefined ? "" : String(key);
    const mark = facts["done"] ? `${t("story-rule-done")} ` : facts["called"] ? `${t("story-rule-called")} ` : "";
    return mark + (head ? `${head}${t("text-colon")} ` : "");
  }

  amount(n: number, of: string): string {
    if (this.speaker.has(`amount-${of}`)) return this.speaker.say([`amount-${of}`, { n }]);
    const badge = this.kit.badges[of];
    return badge ? `${n} ${this.speaker.say(badge.name)}` : `${n} ${of}`;
  }

  /** Everything about it that is not its name, each a short text. */
  details(node: BoardNode): string[] {
    const facts = node.facts ?? {};
    const said: string[] = [];
    const count = num(facts["count"]);
    const face = this.kit.faces[String(facts["card"])];
    if (face && node.title) said.push(this.speaker.title(face.name));
    if (isMessage(facts["heading"])) said.push(this.speaker.title(facts["heading"]));
    if (facts["exhausted"]) said.push(t("text-exhausted"));
    for (const fact of ["omen", "foot"]) if (isMessage(facts[fact])) said.push(this.speaker.say(facts[fact]));
    if (count !== null && (node.kind === "back" ? count !== 1 : true)) said.push(tn("text-cards", count));
    const below = num(facts["below"]);
    if (below) said.push(tn("text-below", below));
    const beneath = this.names(facts["beneath"]);
    if (beneath) said.push(t("text-beneath", { cards: beneath }));
    if (facts["private"]) said.push(t("text-private"));
    if (facts["woken"]) said.push(t("text-woken"));
    if (facts["ready"]) said.push(t("table-ready"));
    const price = facts["price"] as Price | undefined;
    if (price) said.push(this.price(price));
    said.push(...this.value(node));
    if (facts["current"]) said.push(t("text-current"));
    if (facts["active"]) said.push(t("text-active"));
    if (facts["first"]) said.push(t("text-first"));
    for (const mark of Array.isArray(facts["marks"]) ? (facts["marks"] as { text?: unknown }[]) : []) {
      if (isMessage(mark.text)) said.push(this.speaker.title(mark.text));
    }
    return said;
  }

  /** What the parts of the tracks of a row are worth, and what it costs to go beyond them. */
  scale(node: BoardNode): string[] {
    return (["heads", "gates"] as const).flatMap((what) => {
      const marks: unknown = node.facts?.[what];
      return (Array.isArray(marks) ? (marks as [number, number, string][]) : []).map(([at, n, of]) => t(`text-${what}`, { at, amount: this.amount(n, of) }));
    });
  }

  /** The figures and effects of a card, in sentences. */
  card(node: BoardNode): string[] {
    const face = this.kit.faces[String(node.facts?.["card"])];
    if (!face || node.facts?.["exhausted"]) return [];
    return [...face.facts, ...face.text].map((message) => this.speaker.title(message));
  }

  private value(node: BoardNode): string[] {
    const facts = node.facts ?? {};
    const value = facts["value"];
    if (value === undefined || value === null) return [];
    const said: string[] = [];
    const key = facts["key"];
    if (key !== undefined) said.push(t("text-key", { key: String(key), value: String(value) }));
    else if (typeof facts["max"] === "number") said.push(t("text-of", { value: String(value), max: facts["max"] }));
    else if (isMessage(value)) said.push(this.speaker.title(value));
    else said.push(String(value));
    if (typeof facts["free"] === "number") said.push(t("text-free", { n: facts["free"] }));
    if (typeof facts["used"] === "number") said.push(t("text-used", { n: facts["used"] }));
    if (node.kind === "token" && typeof facts["seat"] === "number") said.push(this.speaker.player(facts["seat"]));
    return said;
  }

  private price({ base, more, of, why }: Price): string {
    const whole = t("text-price", { price: this.amount(base + more, of) });
    return why && more !== 0 ? `${whole} (${this.speaker.say(why)})` : whole;
  }

  private names(value: unknown): string {
    if (!Array.isArray(value)) return "";
    return value
      .map((one) => {
        if (typeof one === "string") return this.kit.faces[one] ? this.speaker.say(this.kit.faces[one].name) : one;
        return isMessage(one) ? this.speaker.say(one) : "";
      })
      .filter(Boolean)
      .map((one, i) => (i ? one : capital(one)))
      .join(", ");
  }
}
