// A small menu beside a button. Closes with Escape or a click elsewhere; arrow keys walk through it.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

interface Props {
  near: HTMLElement;
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Menu({ near, label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const [own, button] = [box.current?.getBoundingClientRect(), near.getBoundingClientRect()];
    if (!own) return;
    const top = button.top - own.height - 8;
    setAt({ left: Math.max(8, Math.min(button.right - own.width, innerWidth - own.width - 8)), top: top > 8 ? top : button.bottom + 8 });
    box.current?.querySelector("button")?.focus();
    return () => {
      if (box.current?.contains(document.activeElement)) near.focus(); // it goes while somebody is in it
    };
  }, []);
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target) && !near.contains(event.target)) onClose();
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, []);
  return (
    <div
      ref={box}
      class="menu"
      role="menu"
      aria-label={label}
      style={{ left: `${at.left}px`, top: `${at.top}px` }}
      onKeyDown={(event) => {
        const items = [...(box.current?.querySelectorAll("button") ?? [])];
        const now = items.indexOf(document.activeElement as HTMLButtonElement);
        event.stopPropagation();
        if (event.key === "Escape" || event.key === "Tab") {
          event.preventDefault();
          onClose();
          near.focus();
        }
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          items[(now + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length]?.focus();
        }
      }}
    >
      {children}
    </div>
  );
}
