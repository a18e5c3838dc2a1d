// The crest and colour of a seat.
import { Icon } from "./Icon";

const CRESTS = ["griffin-symbol", "pegasus", "eagle-emblem", "sea-dragon", "wolf-head"];

export const crestOf = (seat: number): string => CRESTS[seat % CRESTS.length] ?? "queen-crown";

export function Crest({ seat, size = 30 }: { seat: number; size?: number }) {
  return (
    <span class={`crest seat-${seat + 1}`} style={{ "--size": `${size}px` }} aria-hidden="true">
      <Icon name={crestOf(seat)} class="" />
    </span>
  );
}
