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
  parts: { kind: Kind; points: number; share: number }[]; // share of the widest bar, in percent
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
    const parts = [...kinds.values()].map((kind) => ({ kind, points: gained(side.lines, kind.key) }));
    const points = parts.reduce((sum, part) => sum + Math.max(0, -part.points), 0);
    return {
      ...side,
      parts: parts.map((part) => ({ ...part, share: (100 * Math.max(0, part.points)) / width })),
      lost: { points, share: (100 * points) / width },
    };
  });
  const order = [...kinds.keys()];
  const ordered = [...rows.values()].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return { kinds: [...kinds.values()], bars, rows: ordered };
}
