// Names in narrow places: how wide their longest word is, so that the type can be made to fit it, and where a word that is
// too long even then may be broken, with a hyphen. Browsers hyphenate by themselves only where they have the dictionary.

// How wide the letters of the title face are, in hundredths of an em.
const NARROW = 27; // i j l t f I ' and marks
const WIDE = 74; // m w
const CAPITAL = 57;
const WIDE_CAPITAL = 83;
const COMMON = 45;

function letterWidth(letter: string): number {
  if (/[ijltfIJ'’.,:!() ìíîï]/u.test(letter)) return NARROW;
  if (/[mwœæ]/u.test(letter)) return WIDE;
  if (/[MWŒÆ]/u.test(letter)) return WIDE_CAPITAL;
  return /\p{Lu}/u.test(letter) ? CAPITAL : COMMON;
}

/** The width of a line of text set in the title face, in em. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) / 100;

const cached = new Map<string, number>();

/** The width of the longest word of a text set in the title face, in em. */
export function longestWord(text: string): number {
  let found = cached.get(text);
  if (found === undefined) {
    found = Math.max(1, ...text.split(/[\s-]+/u).map(widthOf));
    cached.set(text, found);
  }
  return found;
}

const LONG = 4.4; // em: shorter words fit any place that shows a name
const VOWEL = "[aeiouyàâäæéèêëîïôöœùûü]";
// A consonant, or two that stay together, before a vowel: the next syllable begins here.
const ONSET = new RegExp(`(?:str|[bcdfgkptv][rl]|[cpst]h|gn|qu|[bcdfghjklmnpqrstvwxzç])(?=${VOWEL})`, "giu");
const LEAST = 3; // letters on either side

/** A long word gets a soft hyphen near its middle, between two syllables. */
function softened(word: string): string {
  if (longestWord(word) <= LONG) return word;
  const start = word.search(/['’]/u) + 1; // not within "d'"
  const middle = (start + word.length) / 2;
  let best = -1;
  for (const { index } of word.matchAll(ONSET)) {
    const after = word.slice(index).match(/\p{L}/gu)?.length ?? 0;
    if (index - start < LEAST || after < LEAST) continue;
    if (best < 0 || Math.abs(index - middle) < Math.abs(best - middle)) best = index;
  }
  return best < 0 ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** The text with soft hyphens in its long words. Where there is room, `hyphens: none` ignores them. */
export const soft = (text: string): string => text.replace(/[^\s-]+/gu, softened);
