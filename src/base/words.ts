// Small tools for sentences: quoting, counting, listing.

const LONGEST_QUOTE = 60;

/** Quotes an author's text in a message: on one line, shortened, and without anything that a terminal would obey. */
export function quoted(text: string): string {
  return `"${shown(cut(text, LONGEST_QUOTE))}"`;
}

export function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, wholeSigns(text, longest - 1)).trimEnd()}…` : text;
}

/** On one line, and cut between two words. */
export function shortened(text: string, longest = LONGEST_QUOTE): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  return `${flat.slice(0, wholeSigns(flat, longest)).replace(/(?<!\s)\s+\S*$/, '')}…`;
}

/** Longer than the longest emoji, a family of several people. */
const LONGEST_SIGN = 40;
let signs: Intl.Segmenter | undefined;

/** The last place up to this one that does not cut a character in two: an emoji stays whole, and a letter keeps its accent. */
export function wholeSigns(text: string, most: number): number {
  signs ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const start = Math.max(0, most - LONGEST_SIGN);
  const around = text.slice(start, most + LONGEST_SIGN);
  return start + (signs.segment(around).containing(most - start)?.index ?? around.length);
}

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Control characters, and marks that can make a text read differently from how it is written: https://trojansource.codes/ */
export const UNSEEN = /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Characters that join or separate letters, as in Persian and Hindi, and the parts of an emoji, as in a family. */
const JOINER = /(?<=(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;

/** Makes control, direction and zero-width characters visible. */
export function shown(text: string): string {
  const joined = new Set([...text.matchAll(JOINER)].map(({ index }) => index));
  return text.replace(HIDDEN, (sign, index) => (sign === '\t' || joined.has(index) ? sign : '\ufffd'));
}

/** Keeps line breaks, for texts of several lines. */
export function shownLines(text: string): string {
  return text.split('\n').map(shown).join('\n');
}

export function withoutHidden(text: string): string {
  return shown(text).replace(/[\ufffd\t]/g, '');
}

export function hasHidden(text: string): boolean {
  return text.replace(JOINER, '').search(HIDDEN) >= 0;
}

export function listed(names: readonly unknown[], joint: 'and' | 'or'): string {
  const words = names.map(name => (typeof name === 'string' ? quoted(name) : String(name)));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : plural(noun)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function numberInWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** 2, "step" → "two steps" */
export function several(count: number, noun: string): string {
  return `${numberInWords(count)} ${count === 1 ? noun : plural(noun)}`;
}

export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  if (/[lr]f$/.test(noun)) return noun.replace(/f$/, 'ves');
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function singular(noun: string): string {
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** "U+00A0" */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
