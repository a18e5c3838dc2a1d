// Badges, amounts and tokens: everything that is counted, drawn as the game's kit says.
import type { Badge as BadgeLook, Token } from "../wire";
import { Icon } from "./Icon";
import { useDrawing } from "./kit";

/** The colours of a badge, as custom properties. */
export const tones = (badge: BadgeLook | undefined): Record<string, string> =>
  badge ? { "--tone": `var(--${badge.tone})`, "--on-tone": `var(--on-${badge.tone}, #fff)` } : {};

export function Badge({ of, size, alone = false }: { of: string; size?: number; alone?: boolean }) {
  const badge = useDrawing().kit.badges[of];
  if (!badge) return <span>{of}</span>;
  const style = { ...tones(badge), ...(size ? { "--size": `${size}px` } : {}) };
  return (
    <span class={`badge badge--${badge.shape}${alone ? " badge--only" : ""}`} style={style} aria-hidden="true">
      <Icon name={badge.glyph} class="" />
    </span>
  );
}

/** Number, then badge: 3 gold. */
export function Amount({ n, of, size }: { n: number | string; of: string; size?: number }) {
  return (
    <span class="amount">
      {n}
      <Badge of={of} {...(size ? { size } : {})} />
    </span>
  );
}

const SIGNS: Record<string, string> = { or: "/", then: "▸", per: ":", and: "+", "up-to": "≤" };

/** The pieces of a corner or a strip. */
export function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const { speaker } = useDrawing();
  return (
    <>
      {tokens.map((token, i) => {
        if ("sign" in token) return <span key={i} class={`sign sign--${token.sign}`}>{SIGNS[token.sign]}</span>;
        if ("text" in token) return <span key={i}>{speaker.say(token.text)}</span>;
        if ("glyph" in token) return <Icon key={i} name={token.glyph} />;
        if ("n" in token && !("of" in token)) return <span key={i}>{token.n}</span>;
        if ("n" in token) return <Amount key={i} n={token.n} of={token.of} />;
        return <Badge key={i} of={token.of} alone />;
      })}
    </>
  );
}

/** Whether a run of tokens says something in words. */
export const wordy = (tokens: readonly Token[]): boolean => tokens.some((token) => "text" in token);
