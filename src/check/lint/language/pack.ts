// Describes what the lint knows of a language, beyond the rules for all languages. Only what is certain belongs here, because
// people switch off a rule that is often wrong.

export type LanguagePack = {
  /** Rules that only work for this language. */
  rules: ('spelling' | 'hard-reading')[];
  /** Sentences with more words are hard to follow. */
  longestSentence: number;
  /** Words that are right twice in a row. */
  rightlyTwice: Set<string>;
  /** The example of a clear link, for authors who wrote "more". */
  clearLink: string;
  /** How descriptions of a picture begin if they only say that it is one. */
  pictureOpening: RegExp;
  /** If the words for a picture have this form, they are the name of a file. */
  fileName?: RegExp;
  /** Headings that differ only in these words say the same. */
  smallWords: RegExp;
  plural?: RegExp;
  quotationMarks: [open: string, close: string];
  /** Quotation marks of another language. */
  foreignMarks?: [open: string, close: string];
  /** These marks may have a space before them. "needsSpace" says that they must. */
  spacedMarks: string;
  needsSpace: boolean;
  prices: PriceWords;
  /** Words for numbers, starting with zero. */
  numbers?: string[];
};

type PriceWords = {
  /** Words that may stand between a name and its price: "the report costs $700". */
  joins: string[];
  /** The word between two amounts: "$700 to $900". */
  to: string;
  /** The end of words before the lowest of several amounts: "from $700". */
  from: RegExp;
  /** A label that says that its value is a price. */
  label: RegExp;
  /** Stands before an amount that is saved instead of paid. */
  saving?: RegExp;
  /** Names of sizes, which each page may use for its own packages. */
  tiers: string[];
  /** Whether words grow together, so that one long word can name a thing. */
  hasCompounds: boolean;
  /** Left out: amounts of time are not read. */
  times?: TimeWords;
};

type TimeWords = {
  /** Things that have a time on any site. */
  things: string[];
  /** What may stand between a name and its time: "the report takes about 2 days". */
  joins: RegExp;
  /** A label that says that its value is a time. */
  label: RegExp;
  /** A label that is the unit of its value: "business days". */
  unit: RegExp;
};
