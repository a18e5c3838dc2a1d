// A part of a story covers the table until it is read: a page is a moment, not a label. Any key skips it, nobody waits for it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { moves as mayMove } from "../core/prefs";
import { t } from "../core/words";
import { Icon, Scene } from "../ui/Icon";
import type { BoardNode, Message } from "../wire";
import { messageOf, useLooking } from "./context";
import { LeafLines, LeafPicture, LeafText } from "./Book";
import { markRead, momentsOf, unread } from "./reading";

const TURN_MS = 600;
/** Keys with which one reads on rather than skips. */
const READING = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/** The moment that is told now: one that was opened again, else the first that has not been read. */
export function Story() {
  const { state, readOnly, story } = useLooking();
  const all = momentsOf(state.board);
  const again = story.value === null ? undefined : all.find((moment) => moment.id === story.value);
  const fresh = readOnly && state.score === null ? undefined : unread(state)[0];
  const shown = again ?? fresh;
  if (!shown) return null;
  const at = all.indexOf(shown);
  const [before, after] = [all[at - 1], all[at + 1]];
  const go = (next: BoardNode | undefined): void => {
    markRead(state, shown.id ?? "");
    story.value = next?.id ?? null;
  };
  // Who leafs back comes forward again page by page.
  return <Moment key={shown.id} node={shown} onDone={() => go(again ? after : undefined)} onBack={before ? () => go(before) : null} />;
}

function Moment({ node, onDone, onBack }: { node: BoardNode; onDone: () => void; onBack: (() => void) | null }) {
  const { kit, speaker } = useLooking();
  const box = useRef<HTMLDialogElement>(null);
  const tome = useRef<HTMLDivElement>(null);
  const [aloud, setAloud] = useState(false);
  const [left, ...right] = node.children ?? [];
  const title = node.title ? speaker.title(node.title) : "";
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(".btn--main")?.focus({ preventScroll: true });
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const voice = typeof speechSynthesis === "undefined" ? null : speechSynthesis;
  useEffect(() => () => voice?.cancel(), []);
  const turn = (): void => {
    if (tome.current && mayMove()) turnLeaf(tome.current);
    onDone();
  };
  const readAloud = (): void => {
    if (!voice) return;
    voice.cancel();
    setAloud(!aloud);
    if (aloud) return;
    const words = new SpeechSynthesisUtterance((node.children ?? []).flatMap((child) => wordsOf(child, (message) => speaker.title(message))).join("\n"));
    words.lang = speaker.language;
    words.onend = () => setAloud(false);
    voice.speak(words);
  };
  return (
    <dialog
      ref={box}
      class="moment"
      data-scene={kit.game.scene}
      data-id={node.id}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        turn();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.altKey || READING.has(event.key)) return;
        const onButton = event.target instanceof HTMLElement && event.target.closest("button") !== null;
        if (onButton && (event.key === "Enter" || event.key === " ")) return; // the button's own press
        event.preventDefault();
        if (!event.repeat) turn();
      }}
    >
      <div class="moment__sky" aria-hidden="true"><Scene name={kit.game.scene} /></div>
      <div class="moment__in">
        <p class="moment__head">{title}</p>
        <div class="tome" ref={tome}>
          {left && (
            <article class="leaf leaf--left">
              <LeafPicture node={left} />
              <div class="leaf__text"><LeafText node={left} level={2} /></div>
            </article>
          )}
          <article class="leaf leaf--right">
            <div class="leaf__text"><LeafLines nodes={right} /></div>
            <i class="leaf__curl" aria-hidden="true" />
          </article>
        </div>
        <div class="moment__foot">
          {onBack && <button type="button" class="btn btn--quiet" onClick={onBack}>{t("story-before")}</button>}
          {voice && <button type="button" class="btn btn--quiet" aria-pressed={aloud} onClick={readAloud}><Icon name="sonic-shout" />{t(aloud ? "story-silence" : "story-aloud")}</button>}
          <button type="button" class="btn btn--main" onClick={turn}>{t(node.facts?.["last"] ? "story-close" : "story-turn")}<kbd class="key" aria-hidden="true">{t("story-key")}</kbd></button>
        </div>
      </div>
    </dialog>
  );
}

/** What is written on a leaf, line by line, for a voice to read. */
function wordsOf(node: BoardNode, title: (message: Message) => string): string[] {
  const head = messageOf(node.facts?.["head"]) ?? messageOf(node.facts?.["heading"]);
  return [...(head ? [title(head)] : []), ...(node.title ? [title(node.title)] : []), ...(node.children ?? []).flatMap((child) => (child.kind === "row" ? [] : wordsOf(child, title)))];
}

/** The right leaf lifts and swings over the spine; only a copy moves, so that the table can be used at once. */
function turnLeaf(tome: HTMLElement): void {
  const place = tome.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  const ghost = tome.cloneNode(true) as HTMLElement;
  ghost.classList.add("tome--turning");
  Object.assign(ghost.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` });
  layer.append(ghost);
  document.body.append(layer);
  const leaf = ghost.querySelector<HTMLElement>(".leaf--right");
  for (const written of leaf?.children ?? []) written.animate([{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.31 }, { opacity: 0 }], { duration: TURN_MS, fill: "both" });
  leaf?.animate([{ transform: "perspective(1800px) rotateY(0)" }, { transform: "perspective(1800px) rotateY(-150deg)" }], { duration: TURN_MS, easing: "cubic-bezier(.4, 0, .3, 1)", fill: "both" });
  ghost.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: TURN_MS, fill: "both" }).onfinish = () => layer.remove();
}
