// Counts the syllables of an English word by its groups of vowels. Corrects silent letters and vowels said separately; words that
// follow no rule are listed.

const BY_HEART = new Map(
  Object.entries({
    1: 'real theirs ours hours',
    2: 'people business every really evening create being doing going quiet client science poem poet lion giant trial dial ruin fluid via into any many only very client’s something someone',
    3: 'area idea element complement implement supplement everyone everything company created creates variety anxiety government overseas employee interview genuine',
    4: 'experience immediate appropriate material initiate associate evaluate situation creation society',
  }).flatMap(([count, words]) => words.split(' ').map(word => [word, Number(count)] as const)),
);

/** A silent "e" at the end or before an ending, as in "time", "times", "timed" and "timely". */
const SILENT = [
  /[^aeiouy]e$/,
  /(?:[^aeiouysxzcg]|[^aeiouysc]t|[^aeiouycst]h)es$/,
  /[^aeiouytd]ed$/,
  /[^aeiouyl]e(?:ment|ments|ly|ful|less|ness)$/,
];
/** The "l" is said with a vowel that is not written, as in "table", "tables" and "settled". */
const SAID = /[^aeiouyl]l(?:e|es|ed)$/;
/** Two vowels side by side that are said separately. */
const APART =
  /i(?:a(?!ge)|o(?!n)|u)|(?<!f)e(?:o(?!us|n\b|ple)|um)|(?<![qg])u(?:a(?!s)|ou|ity)|ie(?:nt|nc|ty|r)|[yuaoe]ing|[ao]yer/g;
/** After these letters the vowels are said as one after all: "special", "patient", "initial", "region", "precious". */
const TOGETHER = /[ctsgx]i(?:a[ln]?|e(?:nt|nc)|o)/g;

export function syllablesOf(written: string): number {
  const word = written.toLowerCase().replace(/[’']s?$/, '');
  const learned = BY_HEART.get(word);
  if (learned !== undefined) return learned;
  const letters = word.normalize('NFD').replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  if (groups === 0) return 1;
  const silent = groups > 1 && !SAID.test(letters) ? SILENT.filter(form => form.test(letters)).length : 0;
  const apart = (letters.match(APART)?.length ?? 0) - (letters.match(TOGETHER)?.length ?? 0);
  return Math.max(1, groups - Math.min(silent, 1) + Math.max(0, apart));
}
