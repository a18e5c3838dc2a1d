// What is missing as a sum: a reason that says what a thing takes and what one has of it. Pure, and knows no game.
import type { Arg, Message } from "../wire.ts";

export interface Counted {
  of: string;
  n: number;
}

export interface Sum {
  takes: Counted[];
  has: Counted[];
  /** What may stand in for the first thing that it takes. */
  helps: Counted[];
}

const AMOUNT = "amount-";

function countedOf(arg: Arg | undefined): Counted[] {
  if (!Array.isArray(arg)) return [];
  return arg.flatMap((one) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) return [];
    const [id, args = {}] = one.message;
    const n = args["n"];
    return id.startsWith(AMOUNT) && typeof n === "number" ? [{ of: id.slice(AMOUNT.length), n }] : [];
  });
}

/** The sum that a reason tells; null where it tells none. */
export function sumOf([, args = {}]: Message): Sum | null {
  const takes = countedOf(args["takes"]);
  const has = countedOf(args["has"]);
  return takes.length && has.length ? { takes, has, helps: countedOf(args["helps"]) } : null;
}

/** A run of cells for each thing that it takes: the badge that fills the cell, or null where it stays empty. */
export function barOf({ takes, has, helps }: Sum): (string | null)[][] {
  const spare = helps.flatMap(({ of, n }) => Array<string>(n).fill(of));
  return takes.map(({ of, n }) => {
    const own = Math.min(n, has.find((one) => one.of === of)?.n ?? 0);
    const filled = [...Array<string>(own).fill(of), ...spare.splice(0, n - own)];
    return [...filled, ...Array<null>(n - filled.length).fill(null)];
  });
}
