// Takes the words of an English text along when that text changes, so that a comma costs the translator a glance and not an hour.

/** A sentence whose words are null has none yet. */
export type Words = { [english: string]: string | null };

/** Stands before words that somebody has to read again. A test is red while there is one. */
export const TO_BE_READ = '? ';

const LEAST_ALIKE = 0.6;

/** "asked" are the texts that schemas or the code have now. Words whose text is gone go to the new text that is most like it, if one is. */
export function movedWords(words: Words, asked: string[]): Words {
  const missing = new Set(asked.filter(text => !Object.hasOwn(words, text)));
  const isAsked = new Set(asked);
  const entries = Object.entries(words).map(([english, said]) => {
    if (isAsked.has(english)) return [english, said];
    const text = [...missing].sort((a, b) => alike(english, b) - alike(english, a))[0];
    if (text === undefined || alike(english, text) < LEAST_ALIKE) return [english, said];
    missing.delete(text);
    return [text, said === null ? null : TO_BE_READ + said];
  });
  return Object.fromEntries(entries);
}

/** The share of words that two texts have in common, from 0 to 1. */
function alike(one: string, other: string): number {
  const [ours, theirs] = [one, other].map(text =>
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean),
  );
  const common = (ours ?? []).filter(word => theirs?.includes(word)).length;
  return (2 * common) / Math.max(1, (ours?.length ?? 0) + (theirs?.length ?? 0));
}
