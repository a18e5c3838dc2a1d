// The question bar: one sentence and the buttons for what is no thing on the table. Or: whom everybody waits for.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PaidNow } from "../core/actions";
import { listOf, t } from "../core/words";
import type { Following } from "../core/following";
import type { Rich, Speaker } from "../core/speaker";
import { Badge } from "../ui/Badge";
import { Crest } from "../ui/Crest";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";
import { RichText } from "../ui/RichText";
import type { Option, Question } from "../wire";
import { HowMany } from "./HowMany";
import { amountsOf, inRow, isAmounts } from "./amounts";
import { useLooking } from "./context";
import { type Hinting, Whys } from "./Hints";
import { PaceControl, Told } from "./Narration";
import { Paid } from "./Paid";
import { alwaysOf, harmlessOf, latersOf } from "./options";

interface Props {
  /** An answer that cannot be taken back, and waits for a second yes. */
  sure: Option | null;
  settle(yes: boolean): void;
  undo(): void;
  /** What was paid for me after my last answer; null where there is nothing to change. */
  paid: PaidNow | null;
  change(): void;
  raiseHand(): void;
  stand(prompt: string, option: string | null): void;
  guide(anchor: string): void;
  /** Pointing at a thing; null where one may not. */
  point: { on: boolean; toggle: () => void } | null;
  /** Hints for this question; null where there are none. */
  hinting: Hinting | null;
  /** Tells what others do; not in a replay. */
  following: Following | undefined;
}

/** The bar has one place and one height, whatever is asked: what does not fit into it lies over the table, and moves nothing. */
function Bar({ of, look, children }: { of: string; look: string; children: ComponentChildren }) {
  return (
    <div class="asking">
      {/* the second press of a double click may meet other words, and leaves the focus where it is */}
      <section key={of} class={`ask${look}`} aria-label={t("table-question")} onMouseDown={(event) => event.detail > 1 && event.preventDefault()}>{children}</section>
    </div>
  );
}

/** The sentence in two: what is asked about, loud, and the rest. */
export function loudAndRest(pieces: readonly Rich[]): [Rich[], Rich[]] {
  for (const [i, piece] of pieces.entries()) {
    if (typeof piece !== "string") continue;
    const at = /[\u00a0\u202f]?: /u.exec(piece);
    if (!at) continue;
    const cut = at.index + at[0].length;
    const rest: Rich[] = [piece.slice(cut), ...pieces.slice(i + 1)];
    return [[...pieces.slice(0, i), piece.slice(0, cut - 1)], rest.filter((part) => part !== "")];
  }
  return [[...pieces], []];
}

/** Where one thing is offered, and to let it be: the question names it ("Pay 1 strength to gain 3 magic?"), not "which?". */
function candidateOf(question: Question, speaker: Speaker): Rich[] | null {
  const candidates = question.options.filter((option) => option !== harmlessOf(question.options));
  const [one] = candidates;
  if (!one || candidates.length > 1 || question.options.length !== 2 || one.things) return null;
  const pieces = speaker.richOption(question, one);
  return pieces.some((piece) => typeof piece !== "string" && piece.kind === "amount") ? pieces : null;
}

export function Ask({ sure, settle, undo, paid, change, raiseHand, stand, guide, point, hinting, following }: Props) {
  const { state, question, choices, choose, speaker, kit, phone, readOnly } = useLooking();
  const [refused, setRefused] = useState("");
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [waits, setWaits] = useState<HTMLElement | null>(null);
  const [chosen] = useState(() => new Map<string, string>()); // what the standing answers were called
  const yes = useRef<HTMLButtonElement>(null);
  const asked = question ? `${question.seat} ${question.n} ${question.prompt}` : "";
  useEffect(() => setRefused(""), [state.version, asked]);
  useEffect(() => {
    setMenu(null);
    setWaits(null);
  }, [asked]);
  // "Are you sure?" takes the place of the buttons: the focus goes there, and back to where it was.
  useLayoutEffect(() => {
    if (!sure) return;
    const before = document.activeElement;
    yes.current?.focus({ preventScroll: true });
    return () => {
      const again = () => document.querySelector<HTMLElement>(`.ask [data-option="${CSS.escape(sure.id)}"]`) ?? document.querySelector<HTMLElement>(".ask__text");
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : again();
        back?.focus({ preventScroll: true });
      });
    };
  }, [sure]);

  const waiting = state.table.seats.filter((seat) => seat.asked && seat.seat !== state.seat).map((seat) => speaker.player(seat.seat));
  const parts = useMemo(() => amountsOf(choices.buttons), [choices]);
  const plain = parts.flatMap((part) => (isAmounts(part) ? [] : [part]));
  const numbered = plain.length === parts.length; // else digits are amounts
  const harmless = harmlessOf(plain);
  const laters = latersOf(plain); // behind one button: the question keeps one row
  const direct = parts.filter((part) => isAmounts(part) || !laters.includes(part));
  const keyAt = (n: number): string | null => (numbered && n < 9 ? String(n + 1) : null);
  const only = question ? candidateOf(question, speaker) : null;
  const [loud, rest] = only ? [[...only, t("ask-this", { option: "" })], []] : question ? loudAndRest(speaker.richTitle(question.message)) : [[], []];
  const words = question ? plain.filter((part) => !laters.includes(part)).map((part) => speaker.option(question, part)) : [];
  if (laters.length) words.push(t("table-later"));
  const room = (said: string[]): number => direct.reduce((sum, part) => sum + (isAmounts(part) ? (inRow(part) ? part.steps.length * 6 : 99) : 8), said.join("").length);
  // Where it would take too much room, "one gold" is its badge alone, as in a purse; a pointer and a screen reader are told in full.
  const badges = plain.filter((part) => kit.badges[part.id]);
  const low = matchMedia("(max-height: 560px)").matches; // a phone held sideways
  const brief = badges.length > 1 && (low || !phone.value || direct.length > 3) && room(words) + (question ? speaker.say(question.message).length : 0) > 100 ? badges : [];
  const labels = question ? words.filter((word) => !brief.some((part) => speaker.option(question, part) === word)) : [];
  const wide = room(labels) - 3 * brief.length;
  const many = labels.length > 4 || wide > 80;
  // A few long ones share a row, each in as many lines as it needs: the bar keeps its height, and nothing is covered.
  const packed = many && !phone.value && direct.length <= 6 && !parts.some(isAmounts) && labels.join("").length < 330;
  const long = labels.some((label) => label.length > 17);
  const wordy = question !== null && !phone.value && speaker.say(question.message).length + 0.7 * wide > 92; // two lines hold it all, a little smaller
  const short = labels.length > 3 && labels.every((label) => label.length < 12);
  const canUndo = !readOnly && (state.undo.allowed || (state.undo.reason !== null && state.undo.reason !== "nothing"));
  const standing = Object.entries(state.standing);
  const always = alwaysOf(question?.options ?? []);

  const sayStanding = (prompt: string, option: string): string =>
    chosen.get(`${prompt} ${option}`) ??
    [`option-${prompt}-${option}`, `option-${option}`, `card-${option}`].filter((id) => speaker.has(id)).map((id) => speaker.title([id]))[0] ??
    (kit.badges[option] ? speaker.title(kit.badges[option].name) : option);

  const told = following?.telling.value ?? null;
  const telling = question || state.score || (paid && !told?.held) ? null : told; // what I have just paid can be changed
  const teller = telling && telling.beat.seat !== state.seat ? telling.beat.seat : null;
  const wait = waiting.length > 0 ? t("table-waiting", { names: listOf(waiting), n: waiting.length }) : t("table-going-on");

  if (sure && question) {
    return (
      <Bar of="sure" look=" is-mine">
        <p class="ask__text" id="ask-sure" tabIndex={-1}><b>{t("table-sure")}</b> {speaker.option(question, sure)}</p>
        <div class="ask__buttons">
          <button ref={yes} type="button" class="btn btn--main" aria-describedby="ask-sure" onClick={() => settle(true)}>{t("table-sure-yes")}</button>
          <button type="button" class="btn btn--quiet" onClick={() => settle(false)}>{t("table-sure-no")}<kbd class="key" aria-hidden="true">Esc</kbd></button>
        </div>
      </Bar>
    );
  }
  if (point?.on) {
    return (
      <Bar of="point" look=" ask--point">
        {/* beside a crest it is another sentence: nothing has moved */}
      <p key={question ? "asked" : `told ${teller !== null}`} class="ask__text" tabIndex={-1}><Icon name="pointing" /> {t("point-how")}</p>
        <div class="ask__buttons">
          <button type="button" class="btn btn--quiet" onClick={point.toggle}>{t("point-stop")}<kbd class="key" aria-hidden="true">Esc</kbd></button>
        </div>
      </Bar>
    );
  }
  return (
    <Bar of={`ask ${asked}`} look={`${question || (telling?.held && teller === null) ? " is-mine" : ""}${telling ? ` ask--told${teller === null ? "" : ` ask--other seat-${teller + 1}`}` : ""}${packed ? " ask--packed" : many ? " ask--many" : wordy ? " ask--wordy" : ""}${paid && !telling ? " ask--paid" : ""}`}>
      {telling?.beat.last && <Icon name="empty-hourglass" class="ico told__last" />}
      {teller !== null && <Crest seat={teller} size={38} />}
      {/* beside a crest it is another sentence: nothing has moved */}
      <p key={question ? "asked" : `told ${teller !== null}`} class="ask__text" tabIndex={-1}>
        {paid && !telling && <Paid paid={paid} speaker={speaker} onChange={change} />}
        {question ? (
          <>
            <b><RichText pieces={loud} /></b> <RichText pieces={rest} />
            {question.anchor && (
              <button key={choices.back?.id ?? ""} type="button" class="ask__why" onClick={() => guide(question.anchor)}>{t("table-why")}</button>
            )}
          </>
        ) : state.score ? (
          <RichText pieces={speaker.rich(state.score.ending)} />
        ) : telling ? (
          <Told telling={telling} waiting={wait} />
        ) : (
          wait
        )}
      </p>
      <div class="ask__tools">
        {question && always.length > 0 && (
          <button type="button" class="btn btn--quiet btn--icon" aria-label={t("table-always")} title={t("table-always")} aria-haspopup="menu" aria-expanded={menu !== null} onClick={(event) => setMenu(menu ? null : event.currentTarget)}>
            <span aria-hidden="true">…</span>
          </button>
        )}
        {hinting && (
          <button type="button" class="btn btn--quiet btn--hint" title={t("hint-why")} aria-pressed={hinting.hint !== null} aria-busy={hinting.busy} onClick={hinting.toggle}>
            <Icon name="light-bulb" />
            <span>{t("hint")}</span>
            <kbd class="key" aria-hidden="true">H</kbd>
          </button>
        )}
        {state.hand && !readOnly && (
          <button type="button" class="btn btn--quiet btn--hand" title={t("table-hand-why")} onClick={raiseHand}>
            <Icon name="high-five" />
            <span>{t("table-hand")}</span>
            <kbd class="key" aria-hidden="true">R</kbd>
          </button>
        )}
        {/* those who win or lose together are asked for their advice */}
        {point && kit.game.team && (
          <button type="button" class="btn btn--quiet btn--point" title={t("point-why")} onClick={point.toggle}>
            <Icon name="pointing" />
            <span>{t("point")}</span>
            <kbd class="key" aria-hidden="true">P</kbd>
          </button>
        )}
        {canUndo && (
          <button
            type="button"
            class={`btn btn--quiet btn--undo${refused ? " is-refused" : ""}`}
            aria-disabled={!state.undo.allowed}
            title={state.undo.allowed ? undefined : t("undo-" + (state.undo.reason ?? "nothing"))}
            onClick={() => (state.undo.allowed ? undo() : setRefused(refused ? "" : (state.undo.reason ?? "")))}
            onBlur={() => setRefused("")}
          >
            <Icon name="anticlockwise-rotation" />
            <span>{t("table-undo")}</span>
            <kbd class="key" aria-hidden="true">U</kbd>
          </button>
        )}
      </div>
      {phone.value && hinting?.hint && <Whys hint={hinting.hint} />}
      {telling && following?.paced() && <PaceControl following={following} />}
      <div class={`ask__buttons${many && !packed ? " ask__many" : ""}${brief.length ? " ask__brief" : long ? " ask__long" : short ? " ask__short" : ""}`}>
        {question && choices.back && (
          <button key="back" type="button" class="btn btn--quiet btn--back" onClick={() => choices.back && choose(choices.back)}>
            <span>{t("table-back", { option: speaker.option(question, choices.back) })}</span>
            <kbd class="key" aria-hidden="true">Esc</kbd>
          </button>
        )}
        {question &&
          direct.map((part, n) => {
            if (isAmounts(part)) return <HowMany key={`${asked} ${part.steps[0]?.option.id ?? ""}`} question={question} amounts={part} />;
            const pieces = speaker.richOption(question, part);
            const key = part === harmless ? "N" : keyAt(n);
            return (
              <button key={part.id} type="button" style={packed ? { flexGrow: 16 + speaker.option(question, part).length } : undefined} class={`btn is-choice${part.id === question.usual ? " is-usual" : ""}`} data-option={part.id} title={brief.includes(part) ? speaker.option(question, part) : undefined} onClick={() => choose(part)}>
                {kit.badges[part.id] && (brief.includes(part) || !pieces.some((piece) => typeof piece !== "string" && piece.kind === "amount")) && <Badge of={part.id} />}
                <span class={brief.includes(part) ? "vh" : undefined}><RichText pieces={pieces} /></span>
                {part.id === question.usual && <><Icon name="check-mark" /><span class="vh">({t("table-usual")})</span></>}
                {key !== null && <kbd class="key" aria-hidden="true">{key}</kbd>}
              </button>
            );
          })}
        {laters.length > 0 && (
          <button
            type="button"
            class="btn is-choice btn--later"
            data-options={laters.map((option) => option.id).join(" ")}
            aria-haspopup="menu"
            aria-expanded={waits !== null}
            onClick={(event) => setWaits(waits ? null : event.currentTarget)}
          >
            <span>{t("table-later")}</span>
            {keyAt(direct.length) && <kbd class="key" aria-hidden="true">{keyAt(direct.length)}</kbd>}
          </button>
        )}
      </div>
      {refused && <p class="ask__refused" role="status">{t("undo-" + refused)}</p>}
      {standing.length > 0 && (
        <div class="ask__standing">
          {t("table-standing")}
          {standing.map(([prompt, option]) => (
            <button key={prompt} type="button" title={t("table-standing-off")} onClick={() => stand(prompt, null)}>
              {sayStanding(prompt, option)} <span aria-hidden="true">×</span>
              <span class="vh">{t("table-standing-off")}</span>
            </button>
          ))}
        </div>
      )}
      {waits && question && (
        <Menu near={waits} label={t("table-later")} onClose={() => setWaits(null)}>
          {laters.map((option) => (
            <button
              key={option.id}
              type="button"
              role="menuitem"
              data-option={option.id}
              onClick={() => {
                setWaits(null);
                choose(option);
              }}
            >
              <RichText pieces={speaker.richOption(question, option)} />
            </button>
          ))}
        </Menu>
      )}
      {menu && question && (
        <Menu near={menu} label={t("table-always")} onClose={() => setMenu(null)}>
          {always.map((option) => (
            <button
              key={option.id}
              type="button"
              role="menuitem"
              onClick={() => {
                chosen.set(`${question.prompt} ${option.id}`, speaker.option(question, option));
                setMenu(null);
                stand(question.prompt, option.id);
              }}
            >
              {t("table-always-this", { option: speaker.option(question, option) })}
            </button>
          ))}
        </Menu>
      )}
    </Bar>
  );
}
