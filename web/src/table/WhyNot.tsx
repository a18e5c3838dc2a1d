// Why a thing cannot be chosen now, as the rules tell it: what is missing, the sum as rows and a bar, then a way to come by it.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import { Badge, tones } from "../ui/Badge";
import { Icon } from "../ui/Icon";
import { useDrawing } from "../ui/kit";
import { RichText } from "../ui/RichText";
import type { Message } from "../wire";
import { useLooking } from "./context";
import { barOf, sumOf, type Sum } from "./sums";

const GAP = 13; // the tail
const EDGE = 8;

/** What the rules say of that thing, for the open question. */
export function useWhy(id: string | null): readonly Message[] {
  const { question, whyNot } = useLooking();
  const [said, setSaid] = useState<{ id: string; n: number; why: readonly Message[] } | null>(null);
  const n = question?.n ?? -1;
  useEffect(() => {
    if (id === null || !question) return;
    let gone = false;
    void whyNot(id).then((why) => gone || setSaid({ id, n, why }));
    return () => void (gone = true);
  }, [id, n, question?.prompt]);
  return said && said.id === id && said.n === n ? said.why : [];
}

/** The first reason as a heading; a sum; what else is to be said; at last the ways out. */
export function Reasons({ why }: { why: readonly Message[] }) {
  const { speaker } = useDrawing();
  const [first, ...rest] = why;
  const ways = rest.filter(([id]) => id.startsWith("why-way"));
  const says = rest.filter((one) => !ways.includes(one));
  return (
    <>
      {first && <h3><RichText pieces={speaker.richTitle(first).map((piece) => (typeof piece === "string" ? piece.replace(/\.$/u, "") : piece))} /></h3>}
      {says.map((one, i) => {
        const sum = sumOf(one);
        return sum ? <Sums key={i} sum={sum} /> : <p key={i}><RichText pieces={speaker.richTitle(one)} /></p>;
      })}
      {ways.map((one, i) => <p key={i} class="lacking__way"><Icon name="light-bulb" /><span><RichText pieces={speaker.richTitle(one)} /></span></p>)}
    </>
  );
}

function Sums({ sum }: { sum: Sum }) {
  const { kit, speaker } = useDrawing();
  const rows = [["why-it-takes", sum.takes], ["why-you-have", sum.has], ["why-may-help", sum.helps]] as const;
  return (
    <>
      <dl class="sum">
        {rows.filter(([, amounts]) => amounts.length > 0).map(([word, amounts]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{amounts.map(({ of, n }) => <span key={of} class="amount">{n}<Badge of={of} /><span class="vh">{speaker.say([`amount-${of}`, { n }])}</span></span>)}</dd>
          </div>
        ))}
      </dl>
      <p class="sum__bar" aria-hidden="true">
        {barOf(sum).map((cells, i) => <span key={i} style={{ flexGrow: cells.length }}>{cells.map((of, n) => <i key={n} class={of ? "is-there" : ""} style={of ? tones(kit.badges[of]) : {}} />)}</span>)}
      </p>
    </>
  );
}

/** The reasons beside the thing itself, with a tail that points at it. */
export function Refusal({ root }: { root: RefObject<HTMLElement | null> }) {
  const { refused, phone, zoom } = useLooking();
  const id = refused.value;
  const why = useWhy(id);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number; tail: number; below: boolean } | null>(null);
  const shown = why.length > 0 && !(phone.value && zoom.value); // a card that fills a phone has them with it
  useLayoutEffect(() => {
    const thing = id === null ? null : root.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!shown || !thing || !box.current) return setPlace(null);
    const over = thing.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = box.current;
    const middle = over.left + over.width / 2;
    const bar = root.current?.querySelector(".asking > .ask")?.getBoundingClientRect().top ?? innerHeight;
    const floor = over.top < bar ? bar : innerHeight; // what is asked stays in sight
    const below = over.bottom + GAP + h <= floor - EDGE || over.top < h + GAP + EDGE;
    const x = Math.max(EDGE, Math.min(innerWidth - w - EDGE, middle - w / 2));
    const y = below ? Math.min(over.bottom + GAP, innerHeight - h - EDGE) : over.top - h - GAP;
    setPlace({ x, y, tail: Math.max(20, Math.min(w - 20, middle - x)), below });
  }, [id, shown, why]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      class={`lacking refusal${place?.below ? " refusal--below" : ""}`}
      role="note"
      data-refused={id ?? undefined}
      style={place ? { left: `${place.x}px`, top: `${place.y}px`, "--tail": `${place.tail}px` } : { visibility: "hidden" }}
    >
      <Reasons why={why} />
    </div>
  );
}
