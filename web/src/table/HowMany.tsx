// How many? A row of numbers, or a slider with its two buttons; the answer itself is always said in full.
import { useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import { Badge } from "../ui/Badge";
import { RichText } from "../ui/RichText";
import type { Option, Question } from "../wire";
import { type Amounts, inRow } from "./amounts";
import { useLooking } from "./context";

const TYPING_MS = 1200; // within which two digits are one number

interface Props {
  question: Question;
  amounts: Amounts;
}

export function HowMany(props: Props) {
  return inRow(props.amounts) ? <Numbers {...props} /> : <Slider {...props} />;
}

function Numbers({ question, amounts }: Props) {
  const { speaker, choose } = useLooking();
  return (
    <div class="amounts" role="group" aria-label={t("table-amount")}>
      {amounts.of && <Badge of={amounts.of} />}
      {amounts.steps.map(({ n, option }) => (
        <button key={option.id} type="button" class="btn btn--n is-choice" data-option={option.id} onClick={() => choose(option)}>
          <span aria-hidden="true">{n}</span>
          <span class="vh">{speaker.option(question, option)}</span>
        </button>
      ))}
    </div>
  );
}

function Slider({ question, amounts }: Props) {
  const { speaker, choose } = useLooking();
  const [at, setAt] = useState(amounts.first);
  const typed = useRef({ text: "", when: 0 });
  const last = amounts.steps.length - 1;
  const option: Option | undefined = amounts.steps[at]?.option;
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  const type = (digit: string): void => {
    const now = Date.now();
    const before = now - typed.current.when < TYPING_MS ? typed.current.text : "";
    for (const text of [before + digit, digit]) {
      const found = amounts.steps.findIndex((step) => step.n === Number(text));
      if (found < 0) continue;
      typed.current = { text, when: now };
      return setAt(found);
    }
    typed.current = { text: digit, when: now };
  };
  if (!option) return null;
  const step = (by: number, word: string, sign: string, end: boolean) => (
    <button type="button" class="btn btn--quiet btn--icon btn--step" aria-label={t(word)} aria-disabled={end} onClick={() => go(at + by)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="amounts amounts--slider" role="group" aria-label={t("table-amount")}>
      {step(-1, "table-less", "−", at === 0)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("table-amount")}
        aria-valuetext={speaker.option(question, option)}
        data-options={amounts.steps.map((one) => one.option.id).join(" ")}
        onInput={(event) => go(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.repeat) choose(option);
          if (/^\d$/u.test(event.key)) type(event.key);
        }}
      />
      {step(1, "table-more", "+", at === last)}
      <button type="button" class="btn is-choice" data-option={option.id} onClick={() => choose(option)}>
        <span><RichText pieces={speaker.richOption(question, option)} /></span>
      </button>
    </div>
  );
}
