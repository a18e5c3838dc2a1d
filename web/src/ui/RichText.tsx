// A sentence with its amounts, players and cards drawn as what they are.
import type { Rich } from "../core/speaker";
import { t } from "../core/words";
import { Badge } from "./Badge";

/** What is counted, without the number. */
const bare = (text: string): string => text.replace(/^[+-]?\d+\s*/u, "");

interface Props {
  pieces: readonly Rich[];
  /** Shows where a card lies, while somebody points at its name. */
  point?: (card: string | null) => void;
  /** Opens a card that is named. */
  open?: (card: string) => void;
  /** Explains a badge. */
  explain?: ((badge: string) => void) | undefined;
}

export function RichText({ pieces, point, open, explain }: Props) {
  return (
    <>
      {pieces.map((piece, i) => {
        if (typeof piece === "string") return piece;
        if (piece.kind === "amount") {
          return (
            <span key={i} class="nw">
              <b>{piece.n}</b> {explain ? <button type="button" class="fact-icon" title={t("guide-icon", { name: bare(piece.text) })} onClick={() => explain(piece.of)}><Badge of={piece.of} /><span class="vh">{bare(piece.text)}</span></button> : <><Badge of={piece.of} /><span class="vh">{bare(piece.text)}</span></>}
            </span>
          );
        }
        if (piece.kind === "player") return <span key={i} class={`who seat-${piece.seat + 1}`}>{piece.text}</span>;
        if (piece.kind === "card" && open) {
          return (
            // For the pointer only: a stop at each name would make the log endless for the keyboard, which has the cards.
            <b key={i} class="thing" onPointerEnter={() => point?.(piece.id)} onPointerLeave={() => point?.(null)} onClick={() => open(piece.id)}>
              {piece.text}
            </b>
          );
        }
        return <b key={i}>{piece.text}</b>;
      })}
    </>
  );
}
