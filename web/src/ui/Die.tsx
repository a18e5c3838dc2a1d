// A die; it tumbles when its value is new.
const PIPS: Record<number, [number, number][]> = {
  1: [[20, 20]],
  2: [[10, 10], [30, 30]],
  3: [[10, 10], [20, 20], [30, 30]],
  4: [[10, 10], [30, 10], [10, 30], [30, 30]],
  5: [[10, 10], [30, 10], [20, 20], [10, 30], [30, 30]],
  6: [[10, 10], [30, 10], [10, 20], [30, 20], [10, 30], [30, 30]],
};

export function Die({ value }: { value: number | null }) {
  const pips = value === null ? [] : PIPS[value];
  return (
    <svg class="die" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {pips ? pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />) : <text x="20" y="21">{value}</text>}
    </svg>
  );
}
