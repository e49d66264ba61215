// The quotation marks of each language that has sentences.

/** "inside" changes the marks of a text that is put between these. */
export type Quotes = { open: string; close: string; inside: (text: string) => string };

const QUOTES: { [tongue: string]: Quotes } = {
  en: { open: '“', close: '”', inside: text => text },
  // Quotation marks inside of others are single ones.
  de: { open: '„', close: '“', inside: text => text.replaceAll('„', '‚').replaceAll('“', '‘') },
};

const ENGLISH = QUOTES.en as Quotes;

export function quotesOf(tongue: string): Quotes {
  return QUOTES[tongue] ?? ENGLISH;
}

export function quotedIn(tongue: string): (words: string) => string {
  const { open, close, inside } = quotesOf(tongue);
  return words => open + inside(String(words)) + close;
}
