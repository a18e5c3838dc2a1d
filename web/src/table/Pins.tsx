// Round pins on what people point at, in the colour and with the crest of their seat. They lie above everything, follow the
// things under them, and never catch a click; what they say is said elsewhere.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Pointing } from "../core/conversation";
import { Crest } from "../ui/Crest";

const SIZE = 36;
const STEP = 28; // from one pin to the next on the same thing

interface Props {
  root: RefObject<HTMLElement | null>;
  pins: readonly Pointing[];
  /** The tab of a phone behind which a thing lies that is not drawn now. */
  tabOf(thing: string): string;
}

/** Where a thing is drawn, or the nearest around it that is. */
function boxOf(root: HTMLElement, pin: Pointing, tab: string): DOMRect | null {
  const ids = pin.what.flatMap((node) => (node.id ? [`[data-id="${CSS.escape(node.id)}"]`] : []));
  for (const selector of [...ids, `[data-tab="${tab}"]`]) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) return box;
  }
  return null;
}

export function Pins({ root, pins, tabOf }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pins.length === 0) return;
    let frame = 0;
    const follow = (): void => {
      for (const [i, pin] of pins.entries()) {
        const mark = layer.current?.children[i] as HTMLElement | undefined;
        const box = root.current && boxOf(root.current, pin, tabOf(pin.thing));
        if (!mark) continue;
        mark.hidden = !box;
        if (!box) continue;
        const before = pins.slice(0, i).filter((one) => one.thing === pin.thing).length;
        const x = Math.min(box.right - SIZE, innerWidth - SIZE - 4) - before * STEP;
        const y = Math.max(4, box.top - SIZE * 0.45);
        mark.style.translate = `${Math.max(4, x)}px ${Math.min(y, innerHeight - SIZE - 4)}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [pins]);
  return (
    <div class="pins" aria-hidden="true" ref={layer}>
      {pins.map((pin) => (
        <span key={pin.n} class={`pin seat-${pin.seat + 1}`} data-pin={pin.thing} data-seat={pin.seat}>
          <Crest seat={pin.seat} size={SIZE - 10} />
        </span>
      ))}
    </div>
  );
}
