// Hints on the live table: ranked seals on the things and buttons that the teacher likes, and its reasons beside them.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Actions } from "../core/actions";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { Amount } from "../ui/Badge";
import type { Advice, Hint, Kit, Question } from "../wire";
import { useLooking } from "./context";
import { percent, type Sealed, sealsOf } from "./hinting";
import { amountOf } from "./Small";

export interface Hinting {
  hint: Hint | null;
  busy: boolean;
  toggle: () => void;
}

/** The hint for the open question, once it is asked for; null where there is nothing to choose. */
export function useHint(asked: string, question: Question | null, actions: Actions): Hinting | null {
  const [known, setKnown] = useState<{ asked: string; hint: Hint } | null>(null);
  const [shown, setShown] = useState(""); // the question that it is shown for
  const [waiting, setWaiting] = useState("");
  const latest = useRef(asked);
  latest.current = asked;
  if (!question || question.options.length < 2) return null;
  const here = known?.asked === asked ? known.hint : null;
  const toggle = (): void => {
    if (shown === asked) return setShown("");
    if (here) return setShown(asked);
    if (waiting === asked) return;
    setWaiting(asked);
    void actions.hint().then((hint) => {
      setWaiting("");
      if (!hint || latest.current !== asked) return;
      setKnown({ asked, hint });
      setShown(asked);
    });
  };
  return { hint: shown === asked ? here : null, busy: waiting === asked, toggle };
}

/** What an option is called; an answer that follows speaks of its own question. */
const named = (question: Question, id: string, speaker: Speaker): string => {
  const option = question.options.find((one) => one.id === id);
  return option ? speaker.option(question, option) : id;
};

export const followed = (advice: { line: Advice["line"] }, speaker: Speaker): string[] =>
  advice.line.map((one) => speaker.option({ seat: 0, n: 0, prompt: one.prompt, message: [one.prompt], anchor: "", options: [] }, { id: one.option, text: one.text }));

/** A piece of advice in words: what it is, the chance after it, what it brings, and what follows. */
export function saidAdvice(advice: Advice, question: Question, kit: Kit, speaker: Speaker): string {
  const gains = Object.entries(advice.gains).flatMap(([of, n]) => (kit.badges[of] ? [`${n > 0 ? "+" : "−"}${amountOf(Math.abs(n), of, kit, speaker)}`] : []));
  const line = followed(advice, speaker);
  return [`${named(question, advice.option, speaker)}, ${t("percent", { n: percent(advice.chance) })}`, ...gains, ...(line.length ? [t("hint-then", { line: line.join(", ") })] : [])].join("; ");
}

/** The hint in one breath, for screen readers. */
export const sayHint = (hint: Hint, question: Question, speaker: Speaker): string =>
  hint.advice.map((one, i) => t("hint-said", { rank: i + 1, option: named(question, one.option, speaker), n: percent(one.chance) })).join(" ");

/** What one has more and less of: badges with their signs. */
export function Gains({ gains }: { gains: Record<string, number> }) {
  const { kit, speaker } = useLooking();
  const found = Object.entries(gains).filter(([of]) => kit.badges[of]);
  return (
    <>
      {found.map(([of, n]) => (
        <span key={of} class={`gain${n < 0 ? " gain--less" : ""}`}>
          <span class="vh">{`${n > 0 ? "+" : "−"} ${amountOf(Math.abs(n), of, kit, speaker)}`}</span>
          <span aria-hidden="true"><Amount n={n > 0 ? `+${n}` : `−${-n}`} of={of} /></span>
        </span>
      ))}
    </>
  );
}

/** The ways on, ranked: what each is, what it brings, and the chance after it. */
export function Whys({ hint }: { hint: Hint }) {
  const { question, speaker } = useLooking();
  if (!question) return null;
  return (
    <ol class="whys">
      {hint.advice.map((one, i) => {
        const line = followed(one, speaker);
        return (
          <li key={one.option} class={i === 0 ? "is-first" : ""}>
            <b>{i + 1}</b>
            <div>
              <strong>{named(question, one.option, speaker)}</strong>
              {Object.keys(one.gains).length > 0 && <span class="gains"><Gains gains={one.gains} /></span>}
              {line.length > 0 && <span>{t("hint-then", { line: line.join(", ") })}</span>}
            </div>
            <em>{t("percent", { n: percent(one.chance) })}</em>
          </li>
        );
      })}
    </ol>
  );
}

export function HintSide({ hint }: { hint: Hint }) {
  const { state, kit } = useLooking();
  const used = state.table.seats.find((seat) => seat.seat === hint.seat)?.hints ?? 0;
  const alone = state.table.seats.length === 1;
  return (
    <section class="panel whyhint" aria-label={t("hint")}>
      <h2><Icon name="light-bulb" /> {t("hint-ways", { n: hint.advice.length })}</h2>
      <Whys hint={hint} />
      <p class="whyhint__note">
        {t(kit.game.team && !alone ? "hint-chance-team" : "hint-chance")} {t("hint-used", { n: used })}
      </p>
    </section>
  );
}

const NARROW = 74; // a thing that is no wider than this bears the number alone

/** The seals: they lie above everything, follow the things under them, and never catch a click. */
export function Seals({ root, hint, tabOf }: { root: RefObject<HTMLElement | null>; hint: Hint; tabOf: (thing: string) => string }) {
  const { question, choices } = useLooking();
  const layer = useRef<HTMLDivElement>(null);
  const seals = useMemo(() => (question ? sealsOf(question, choices, hint.advice) : []), [question, choices, hint]);
  const find = (seal: Sealed): { box: DOMRect; button: boolean } | null => {
    const tries = seal.thing !== null
      ? [`[data-id="${CSS.escape(seal.thing)}"]`, `[data-tab="${tabOf(seal.thing)}"]`]
      : [`.ask [data-option="${CSS.escape(seal.button ?? "")}"]`, `.ask [data-options~="${CSS.escape(seal.button ?? "")}"]`];
    for (const selector of tries) {
      const found = root.current?.querySelector(selector);
      const box = found?.getBoundingClientRect();
      if (found && box && box.width > 0 && box.height > 0) return { box, button: seal.thing === null || selector.includes("data-tab") };
    }
    return null;
  };
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const taken = new Map<string, number>();
      for (const [i, seal] of seals.entries()) {
        const mark = layer.current?.children[i] as HTMLElement | undefined;
        const at = find(seal);
        if (!mark) continue;
        mark.hidden = !at;
        if (!at) continue;
        mark.classList.toggle("hint--bare", at.box.width < NARROW || at.button);
        const key = `${Math.round(at.box.left)} ${Math.round(at.box.top)}`;
        const before = taken.get(key) ?? 0; // several ways may begin with the same thing
        taken.set(key, before + 1);
        const width = mark.offsetWidth;
        const x = at.button ? at.box.left - 9 : at.box.left + at.box.width / 2 - width / 2;
        const y = at.button ? at.box.top - 11 : at.box.bottom - 9;
        mark.style.translate = `${Math.max(2, Math.min(innerWidth - width - 2, x + before * (width + 3)))}px ${Math.min(y, innerHeight - mark.offsetHeight - 2)}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [seals]);
  useEffect(() => {
    const marked = seals.flatMap((seal) => (seal.thing === null ? [] : [...(root.current?.querySelectorAll(`[data-id="${CSS.escape(seal.thing)}"]`) ?? [])]));
    for (const one of marked) one.setAttribute("data-hinted", "");
    return () => marked.forEach((one) => one.removeAttribute("data-hinted"));
  }, [seals]);
  return (
    <div class="hints" aria-hidden="true" ref={layer}>
      {seals.map((seal) => (
        <span key={seal.rank} class={`hint hint--${seal.rank}`} data-hint={seal.advice.option}>
          <b>{seal.rank}</b>
          <em>{t("percent", { n: percent(seal.advice.chance) })}</em>
        </span>
      ))}
    </div>
  );
}
