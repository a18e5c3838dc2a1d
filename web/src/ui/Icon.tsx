// A glyph of the icon set, and our own landscapes, from the one sprite.
import { SPRITE } from "../sprite";

export function Icon({ name, class: extra = "ico" }: { name: string; class?: string }) {
  return (
    <svg class={extra} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#i-${name}`} />
    </svg>
  );
}

export function Scene({ name }: { name: string }) {
  return (
    <svg class="scene" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#s-${name}`} />
    </svg>
  );
}
