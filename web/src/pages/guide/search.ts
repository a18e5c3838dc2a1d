// Finding words in a guide, whatever their accents and capitals. Pure.

/** Without accents and capitals; letter by letter, so that places in it are places in the text. */
export const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().padEnd(letter.length).slice(0, letter.length)).join("");

/** The words that somebody looks for. */
export const wanted = (query: string): string[] => folded(query).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether a text has all of these words, or words that begin so. */
export const has = (text: string, words: readonly string[]): boolean => {
  const plain = folded(text);
  return words.every((word) => placesIn(plain, word).length > 0);
};

function placesIn(plain: string, word: string): number[] {
  const places: number[] = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? "")) places.push(at);
  }
  return places;
}

/** A text cut where the words stand: every second part is one of them. */
export function cut(text: string, words: readonly string[]): string[] {
  const plain = folded(text);
  const found = words.flatMap((word) => placesIn(plain, word).map((at) => [at, at + word.length] as const)).sort((a, b) => a[0] - b[0]);
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of found) {
    if (from < end) continue; // a shorter word inside of another
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}
