// Several people at one screen: between two of them nothing secret is shown, until the next one says "it is me".
import { useEffect, useRef } from "preact/hooks";
import type { Kit, Seat, State } from "../wire";
import { t } from "../core/words";
import { TableBar } from "./Lobby";
import { seatName } from "./naming";
import { Crest, Scene } from "./parts";
import { dropHeldKey, dropSecondClick } from "../ui/once";

interface Props {
  state: State;
  kit: Kit;
  to: Seat;
  /** The other people at this screen: they may want to see their own side. */
  others: readonly Seat[];
  /** Whoever answered last may still take that back. */
  before: Seat | null;
  onReady: (seat: Seat) => void;
  onUndo: () => void;
}

export function HandOver({ state, kit, to, others, before, onReady, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [to.seat]);
  return (
    <div class="site site--full">
      <TableBar state={state} kit={kit} />
      <main id="main" tabIndex={-1} class="handover" data-scene={kit.game.scene}>
        <Scene name={kit.game.scene} />
        <div
          class={`handover__card seat-${to.seat + 1}`}
          role="group"
          aria-labelledby="handover-title"
          // the click or the key that gave the last answer must not turn the page to somebody else's secrets
          onClickCapture={dropSecondClick}
          onKeyDownCapture={dropHeldKey}
        >
          <Crest seat={to.seat} size={72} />
          <h1 id="handover-title">{t("handover-title", { name: seatName(to) })}</h1>
          <p>{t("handover-about")}</p>
          <button ref={button} type="button" class="btn btn--main" onClick={() => onReady(to)}>
            {t("handover-ready", { name: seatName(to) })}
          </button>
          {others.map((seat) => (
            <button key={seat.seat} type="button" class="linklike" onClick={() => onReady(seat)}>
              {t(seat.asked ? "handover-ready" : "handover-look", { name: seatName(seat) })}
            </button>
          ))}
          {before && (
            <button type="button" class="linklike" onClick={onUndo}>
              {t("handover-undo", { name: seatName(before) })}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}
