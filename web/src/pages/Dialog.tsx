// A dialog that traps and gives back the focus, closes with Escape, its button, or a click beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import { Notices } from "./NoticeList";
import { overPage } from "./notices";

interface Props {
  title: string;
  onClose: () => void;
  /** A sheet stands at the side of the page and leaves the rest usable. */
  sheet?: boolean;
  wide?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, sheet = false, wide = false, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (sheet) dialog.show();
    else dialog.showModal();
    if (!sheet) overPage.value += 1;
    return () => {
      if (!sheet) overPage.value -= 1;
      dialog.close();
      const back = before instanceof HTMLElement && before.isConnected ? before : document.getElementById("main");
      const give = (): void => back?.focus({ preventScroll: true });
      give();
      // the page behind a modal dialog may still be out of reach at this moment
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) give();
      });
    };
  }, [sheet]);
  useEffect(() => {
    if (!sheet) return;
    // beside a table the focus may be anywhere: Escape closes the sheet unless something lies over it
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog:modal")) onClose();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [sheet, onClose]);
  return (
    <dialog
      ref={box}
      class={`dialog${sheet ? " dialog--sheet" : ""}${wide ? " dialog--wide" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          event.preventDefault();
          onClose();
        }
      }}
      onMouseDown={(event) => {
        if (event.target === box.current && !sheet) onClose(); // beside it
      }}
    >
      <div class="dialog__page">
        <div class="dialog__head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="dialog__close" aria-label={t("close")} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div class="dialog__body">{children}</div>
      </div>
      {!sheet && <Notices here />}
    </dialog>
  );
}
