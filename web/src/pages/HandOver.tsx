// Several people at one screen: between two of them only what everybody may see is shown, until the next one says "it is me".
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

/** Who comes next, and the button with which they say so. */
function Who({ to, others, before, onReady, onUndo, level }: Omit<Props, "state" | "kit"> & { level: 1 | 2 }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [to.seat]);
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div
      class={`handover__card seat-${to.seat + 1}`}
      role="group"
      aria-labelledby="handover-title"
      // the click or the key that gave the last answer must not turn the page to somebody else's secrets
      onClickCapture={dropSecondClick}
      onKeyDownCapture={dropHeldKey}
    >
      <Crest seat={to.seat} size={level === 1 ? 72 : 44} />
      <div class="handover__words">
        <Title id="handover-title">{t("handover-title", { name: seatName(to) })}</Title>
        <p>{t("handover-about")}</p>
      </div>
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
  );
}

/** Over everything: while the page still knows what the last one saw. */
export function HandOver({ state, kit, ...who }: Props) {
  return (
    <div class="site site--full">
      <TableBar state={state} kit={kit} />
      <main id="main" tabIndex={-1} class="handover" data-scene={kit.game.scene}>
        <Scene name={kit.game.scene} />
        <Who {...who} level={1} />
      </main>
    </div>
  );
}

/** Below the table as everybody may see it. */
export function HandOverBar(who: Omit<Props, "state" | "kit">) {
  return (
    <section class="handing" aria-label={t("pass")}>
      <Who {...who} level={2} />
    </section>
  );
}
