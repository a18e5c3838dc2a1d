// A paragraph of a guide: the server's HTML, with badges and cards drawn in their places and what is looked for marked.
import { type ComponentChildren, Fragment, h } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../core/words";
import { Example } from "../../table/Card";
import { Badge } from "../../ui/Badge";
import { cut } from "./search";

interface Props {
  html: string;
  words: readonly string[];
  /** Opens the legend at a badge. */
  onIcon(badge: string): void;
}

export function Html({ html, words, onIcon }: Props) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, "text/html").body.childNodes], [html]);
  const text = (said: string): ComponentChildren => (words.length ? cut(said, words).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part)) : said);
  const drawn = (node: Node, key: number): ComponentChildren => {
    if (!(node instanceof Element)) return text(node.textContent ?? "");
    const { badge, n, cards } = (node as HTMLElement).dataset;
    const said = node.textContent ?? "";
    if (cards) return <ul key={key} class="guide__cards">{cards.split(" ").map((card) => <Example key={card} card={card} />)}</ul>;
    if (badge) {
      return (
        <button key={key} type="button" class="guide__icon" title={t("guide-icon", { name: said })} onClick={() => onIcon(badge)}>
          {n === undefined ? <><Badge of={badge} />{text(said)}</> : <><b aria-hidden="true">{n}</b><Badge of={badge} /><span class="vh">{said}</span></>}
        </button>
      );
    }
    const inside = [...node.childNodes].map(drawn);
    // cards are a list of their own, which cannot stand in a paragraph
    const tag = node.tagName === "P" && node.querySelector("[data-cards]") ? "div" : node.tagName.toLowerCase();
    const href = node.getAttribute("href");
    return h(tag, href ? { key, href } : { key }, inside);
  };
  return <Fragment>{nodes.map(drawn)}</Fragment>;
}
