// Keeps a sentence as data until somebody reads it: its English words, with numbered places for parts that each reader shows in its own
// way. The field of a file is "title", that of a form “Title”, and that of a German form „Titel“.

/** What a reader shows: a name of the file's, the author's own words, a page, a number, or another sentence. */
export type SaidPart =
  /**
   * "text" is the author's and stands in quotes, "sign" stands as it is, "field" and "block" are names of a schema, "thing" is a schema's
   * noun with its article, "page" is a document by its file, and "help" is a sentence of a schema. "value" is the name of a value of the
   * site, {email} in a file, "date" is a day or moment as it is written, and "language" and "country" are codes.
   */
  | {
      is:
        | 'text'
        | 'sign'
        | 'field'
        | 'block'
        | 'thing'
        | 'page'
        | 'help'
        | 'value'
        | 'date'
        | 'language'
        | 'country';
      text: string;
    }
  /** A thing in words of ours, such as the hero block. At the beginning of a sentence it has a capital. */
  | { is: 'thing'; said: Said }
  /** A choice without quotes. "of" is the type of the block whose words it has, as two blocks may mean different things by one word. */
  | { is: 'option'; text: string; of?: string }
  | { is: 'choice'; value: unknown }
  /** English people read "two" in place of 2 if it is spelled. */
  | { is: 'number'; number: number; spelled?: true }
  | { is: 'count'; number: number; noun: string; spelled?: true }
  /** A label or noun of a schema: step, a step, two steps. */
  | { is: 'noun'; text: string; of?: string; article?: true; number?: number }
  /** Words of the author: some that stand there before and after, some that went, some that came. A quote puts them into quotes. */
  | { is: 'words' | 'was' | 'now'; text: string }
  | { is: 'quote'; parts: SaidPart[] }
  | { is: 'list'; joint: Joint; parts: SaidPart[] }
  | { is: 'verb'; number: number; one: string; several: string }
  | Said;

/** Joins the last item of a list to the others: "a, b and c". A sign alone is for lists that name only some items of many: "a, b, c". */
export type Joint = 'and' | 'or' | ',' | ';';

/** "words" are those of the code: "{1} has {2 item}; at most {3} are possible." Plain data, which goes through JSON and back. */
export type Said = {
  is: 'said';
  words: string;
  parts: SaidPart[];
  /** What people are told who see a form instead of the file, if other words are meant and not other names alone. */
  inForm?: Said;
};

/** says`${the.field('title')} is empty.` */
export function says(strings: TemplateStringsArray, ...parts: SaidPart[]): Said {
  const words = strings.map(
    (text, index) => text + (index < parts.length ? placeFor(parts[index], index) : ''),
  );
  return { is: 'said', words: words.join(''), parts };
}

/** A translation chooses its own form for the number, so the place of a count names what is counted, and that of a verb the verb for one. */
function placeFor(part: SaidPart | undefined, index: number): string {
  if (part?.is === 'count') return `{${index + 1} ${part.noun}}`;
  return part?.is === 'verb' ? `{${index + 1} ${part.one}}` : `{${index + 1}}`;
}

/** The parts of sentences. */
export const the = {
  text: (text: string): SaidPart => ({ is: 'text', text }),
  sign: (text: string | number): SaidPart => ({ is: 'sign', text: String(text) }),
  field: (text: string): SaidPart => ({ is: 'field', text }),
  block: (text: string): SaidPart => ({ is: 'block', text }),
  thing: (thing: string | Said): SaidPart =>
    typeof thing === 'string' ? { is: 'thing', text: thing } : { is: 'thing', said: thing },
  page: (file: string): SaidPart => ({ is: 'page', text: file }),
  help: (text: string): SaidPart => ({ is: 'help', text }),
  value: (text: string): SaidPart => ({ is: 'value', text }),
  date: (text: string): SaidPart => ({ is: 'date', text }),
  language: (text: string): SaidPart => ({ is: 'language', text }),
  country: (text: string): SaidPart => ({ is: 'country', text }),
  option: (text: string, of?: string): SaidPart => ({ is: 'option', text, ...wordsOf(of) }),
  choice: (value: unknown): SaidPart => ({ is: 'choice', value }),
  number: (number: number, how?: 'spelled'): SaidPart => ({ is: 'number', number, ...isSpelled(how) }),
  count: (number: number, noun: string, how?: 'spelled'): SaidPart => ({
    is: 'count',
    number,
    noun,
    ...isSpelled(how),
  }),
  /** step */
  noun: (text: string, of?: string): SaidPart => ({ is: 'noun', text, ...wordsOf(of) }),
  /** a step */
  one: (text: string, of?: string): SaidPart => ({ is: 'noun', text, article: true, ...wordsOf(of) }),
  /** two steps */
  several: (number: number, text: string, of?: string): SaidPart => ({
    is: 'noun',
    text,
    number,
    ...wordsOf(of),
  }),
  words: (text: string): SaidPart => ({ is: 'words', text }),
  was: (text: string): SaidPart => ({ is: 'was', text }),
  now: (text: string): SaidPart => ({ is: 'now', text }),
  quote: (parts: SaidPart[]): SaidPart => ({ is: 'quote', parts }),
  list: (parts: SaidPart[], joint: Joint): SaidPart => ({ is: 'list', joint, parts }),
  /** Agrees with a number that stands elsewhere in the sentence, or in none of its words: the.verb(count, 'leads', 'lead'). */
  verb: (number: number, one: string, several: string): SaidPart => ({ is: 'verb', number, one, several }),
};

function wordsOf(of?: string): { of?: string } {
  return of === undefined ? {} : { of };
}

function isSpelled(how?: 'spelled'): { spelled?: true } {
  return how ? { spelled: true } : {};
}

/** One sentence for people who write the file, and one for people who see a form. */
export function otherInForm(inFile: Said, inForm: Said): Said {
  return { ...inFile, inForm };
}

/** Several sentences, one behind the other, without those that are not there. */
export function together(...sentences: (Said | undefined | false)[]): Said {
  const all = sentences.filter(one => one !== undefined && one !== false);
  return { is: 'said', words: all.map((_, index) => `{${index + 1}}`).join(' '), parts: all };
}
