// A glyph of the icon set, and our own landscapes, from the sprites.
import { picture } from "../sprite";

export function Icon({ name, class: extra = "ico" }: { name: string; class?: string }) {
  return (
    <svg class={extra} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={picture(`i-${name}`)} />
    </svg>
  );
}

/** A landscape; `whole`: seen from above, all of it, as wide and as high as there is room, so that places lie on it. */
export function Scene({ name, whole = false }: { name: string; whole?: boolean }) {
  return (
    <svg class="scene" viewBox="0 0 240 100" preserveAspectRatio={whole ? "none" : "xMidYMax slice"} aria-hidden="true" focusable="false">
      <use href={picture(`s-${name}`)} />
    </svg>
  );
}

/** A picture of our own as large as its place, drawn in its own proportions: a house that stands on a map. */
export function Picture({ name, class: extra }: { name: string; class: string }) {
  return (
    <svg class={extra} aria-hidden="true" focusable="false">
      <use href={picture(`s-${name}`)} />
    </svg>
  );
}
