// What a language has beside the rules that hold in all of them. Only what is sure: a rule that is often wrong is switched off.

export type LanguagePack = {
  /** Rules that know this language alone. */
  rules: ('spelling' | 'hard-reading')[];
  /** A sentence of more words is hard to follow. */
  longestSentence: number;
  /** Words that are right twice in a row. */
  rightlyTwice: Set<string>;
  /** What a link is asked for instead of "more". */
  clearLink: string;
  /** How the words for a picture begin that only say that it is one. */
  pictureOpening: RegExp;
  /** One word that is no word of the language, and so the name of a file. */
  fileName?: RegExp;
  /** What headings may differ in and still say the same. */
  smallWords: RegExp;
  plural?: RegExp;
  quotationMarks: [open: string, close: string];
  /** Marks that belong to another language. */
  foreignMarks?: [open: string, close: string];
  /** Marks that may have a space before them, and whether they have to. */
  spacedMarks: string;
  needsSpace: boolean;
  prices: PriceWords;
  /** Its words for numbers, from nought on. */
  numbers?: string[];
};

type PriceWords = {
  /** What stands between a name and its price: "the report costs $700". */
  joins: string[];
  /** Between two amounts: "$700 to $900". */
  to: string;
  /** The name of a value that is a price. */
  label: RegExp;
  /** What stands before an amount that is saved, not paid. */
  saving?: RegExp;
  /** Names of sizes that every page may use for packages of its own. */
  tiers: string[];
  /** Words grow together, so that one long word names a thing. */
  hasCompounds: boolean;
  /** Amounts of time are read as well. */
  hasTimes: boolean;
};
