// Small drawn parts that the pages share.
import type { Seat } from "../wire";
import { t } from "../core/words";
import { Crest as SeatCrest } from "../ui/Crest";
import { Icon, Scene } from "../ui/Icon";
import { seatName } from "./naming";

export { Icon, Scene };

/** The shield of a game. */
export function Emblem({ glyph, colour }: { glyph: string; colour: string }) {
  return (
    <span class="top__emblem" style={{ "--game": colour }}>
      <Icon name={glyph} class="" />
    </span>
  );
}

/** The crest of a seat; a dashed one for a seat that is free. */
export function Crest({ seat, size = 30, free = false }: { seat: number; size?: number; free?: boolean }) {
  if (free) return <span class="seat-free" style={{ width: `${size}px`, height: `${size}px` }} />;
  return <SeatCrest seat={seat} size={size} />;
}

/** Everybody at a table as a line of crests, with their names for those who cannot see them. */
export function Crests({ seats }: { seats: readonly Seat[] }) {
  return (
    <ul class="crests" aria-label={t("seats")}>
      {seats.map((seat) => (
        <li key={seat.seat} title={seatName(seat)}>
          <Crest seat={seat.seat} size={24} free={seat.kind === "open"} />
          <span class="vh">{seatName(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A switch with its name and one line of help. */
export function Toggle(props: { label: string; help?: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="toggle">
      <input type="checkbox" role="switch" checked={props.on} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span class="toggle__track" aria-hidden="true" />
      <span class="toggle__words">
        {props.label}
        {props.help && <small>{props.help}</small>}
      </span>
    </label>
  );
}

/** One of a few, side by side. */
export function Choice<T extends string>(props: {
  label: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{props.label}</legend>
      <div class="choice__row">
        {props.options.map((option) => (
          <label key={option.value} class="choice__item">
            <input
              type="radio"
              name={props.name}
              value={option.value}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
