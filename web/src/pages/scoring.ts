// The score sheet put in order for drawing: which kinds of points there are, and how much of each everybody has. Pure.
import type { Message, Score, ScoreLine } from "../wire.ts";

export interface Kind {
  key: string;
  message: Message; // the source of these points
}
export interface Bar {
  seat: number | null; // null: the game itself, as an opponent
  name: Message | null; // of an opponent without a seat
  total: number;
  lines: readonly ScoreLine[];
  parts: { kind: Kind; points: number; share: number; secret: boolean }[]; // share of the widest bar, in percent
  /** From 1; who is level shares a place, but for what decided between winners and others. */
  place: number;
  lost: { points: number; share: number }; // of what was gained, the end that was lost again
}
export interface Row {
  message: Message;
  points: (number | null)[]; // by bar; null: not on that sheet
}
export interface Sheet {
  kinds: Kind[];
  bars: Bar[];
  rows: Row[];
}

export function sheetOf(score: Score): Sheet {
  const sides = [
    ...score.sheets.map((lines, seat) => ({ seat, name: null, lines, total: score.totals[seat] ?? 0 })),
    ...score.others.map((other) => ({ seat: null, name: other.name, lines: other.lines, total: other.total })),
  ];
  const keyOf = (line: ScoreLine): string => JSON.stringify(line.source);
  const kinds = new Map<string, Kind>();
  const rows = new Map<string, Row & { key: string }>();
  for (const [i, side] of sides.entries()) {
    for (const line of side.lines) {
      const key = keyOf(line);
      if (!kinds.has(key)) kinds.set(key, { key, message: line.source });
      const id = JSON.stringify(line.message);
      const row = rows.get(id) ?? { key, message: line.message, points: sides.map(() => null) };
      row.points[i] = (row.points[i] ?? 0) + line.points;
      rows.set(id, row);
    }
  }
  const gained = (lines: readonly ScoreLine[], key: string): number =>
    lines.filter((line) => keyOf(line) === key).reduce((sum, line) => sum + line.points, 0);
  const width = Math.max(1, ...sides.map((side) => [...kinds.keys()].reduce((sum, key) => sum + Math.max(0, gained(side.lines, key)), 0)));
  const bars = sides.map((side) => {
    const parts = [...kinds.values()].map((kind) => ({ kind, points: gained(side.lines, kind.key), secret: side.lines.some((line) => line.secret && keyOf(line) === kind.key) }));
    const points = parts.reduce((sum, part) => sum + Math.max(0, -part.points), 0);
    const won = side.seat !== null && score.winners.includes(side.seat);
    const before = sides.filter((other) => other !== side && (other.total > side.total || (other.total === side.total && !won && other.seat !== null && score.winners.includes(other.seat))));
    return {
      ...side,
      place: won ? 1 : Math.max(before.length + 1, score.winners.length ? 2 : 1),
      parts: parts.map((part) => ({ ...part, share: (100 * Math.max(0, part.points)) / width })),
      lost: { points, share: (100 * points) / width },
    };
  });
  const order = [...kinds.keys()];
  const ordered = [...rows.values()].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return { kinds: [...kinds.values()], bars, rows: ordered };
}

/** What made the difference between me and another: the source in which one is most ahead, and my own best one. */
export interface Why {
  other: Bar;
  /** How far the winner of the two is ahead in all. */
  by: number;
  ahead: { kind: Kind; n: number } | null;
  best: { kind: Kind; n: number } | null;
}

/** Me beside whoever won; or, if that was me, beside the next one. */
export function whyOf(sheet: Sheet, mine: Bar): Why | null {
  const others = sheet.bars.filter((bar) => bar !== mine).sort((a, b) => a.place - b.place || b.total - a.total);
  const [other] = others;
  if (!other) return null;
  const [first, second] = mine.place < other.place || (mine.place === other.place && mine.total >= other.total) ? [mine, other] : [other, mine];
  const points = (bar: Bar, kind: Kind): number => bar.parts.find((part) => part.kind === kind)?.points ?? 0;
  const most = (list: { kind: Kind; n: number }[]) => list.reduce<{ kind: Kind; n: number } | null>((best, one) => (one.n > (best?.n ?? 0) ? one : best), null);
  return {
    other,
    by: first.total - second.total,
    ahead: most(sheet.kinds.map((kind) => ({ kind, n: points(first, kind) - points(second, kind) }))),
    best: most(sheet.kinds.map((kind) => ({ kind, n: points(mine, kind) }))),
  };
}

/** The order in which the count is told: source by source for all, then what was secret, from the last place to the first. */
export function countOf(sheet: Sheet): { kind: Kind; bars: Bar[] }[] {
  const secret = (bar: Bar, kind: Kind): boolean => bar.parts.some((part) => part.kind === kind && part.secret);
  const open = sheet.kinds.filter((kind) => !sheet.bars.some((bar) => secret(bar, kind)));
  const last = [...sheet.bars].sort((a, b) => b.place - a.place || a.total - b.total);
  const closed = sheet.kinds.filter((kind) => !open.includes(kind));
  return [...open.map((kind) => ({ kind, bars: sheet.bars })), ...last.flatMap((bar) => closed.map((kind) => ({ kind, bars: [bar] })))];
}
