// Finds English blocks whose sentences and words ask for more years of school than most visitors are comfortable with.
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import { wholeSigns } from '../../../base/words.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import type { Sentence } from './sentences.ts';

const HARDEST_YEAR = 11;
/** A few short sentences about "immigration" and "eligibility" do not yet show how hard a text is. */
const ENOUGH_WORDS = 100;

/** How much there is to read. */
type Sum = { sentences: number; words: number; syllables: number };
type Passage = Sum & { texts: LintedText[] };

export const reading: LintRule = subject => {
  const texts = subject.texts.filter(({ isRunning, isQuoted }) => isRunning && !isQuoted);
  return hardPassages(texts).map(passage => tooHard(passage, subject));
};

/** Returns the hard blocks. If no block is hard by itself, the page as a whole may be. */
function hardPassages(texts: LintedText[]): Passage[] {
  const blocks = new Map<unknown, LintedText[]>();
  for (const text of texts) {
    const [first, index] = text.path;
    const block = first === 'blocks' ? index : first;
    const others = blocks.get(block);
    if (others) others.push(text);
    else blocks.set(block, [text]);
  }
  const hard = [...blocks.values()].map(passageOf).filter(isHard);
  return hard.length === 0 ? [passageOf(texts)].filter(isHard) : hard;
}

function passageOf(texts: LintedText[]): Passage {
  const sum = { sentences: 0, words: 0, syllables: 0 };
  for (const { words } of texts) {
    sum.sentences += words.sentences.length;
    for (const sentence of words.sentences) {
      sum.words += sentence.words;
      sum.syllables += sentence.syllables;
    }
  }
  return { texts, ...sum };
}

function isHard(passage: Passage): boolean {
  return passage.words >= ENOUGH_WORDS && yearOf(passage) > HARDEST_YEAR;
}

function tooHard(passage: Passage, { warnIn }: LintSubject): Problem {
  const year = the.number(Math.round(yearOf(passage)));
  const { text, sentence } = heaviestOf(passage);
  const plain = text.plain.slice(sentence.offset);
  const beginning = plain.slice(0, wholeSigns(plain, 80)).trim().split(/\s+/).slice(0, 5).join(' ');
  const message = otherInForm(
    says`This text reads at about year ${year}; most visitors are comfortable with year 9 to 10. The sentence that weighs most starts with “${the.sign(beginning)}…”. Use shorter sentences and plainer words.`,
    says`This text reads at about year ${year}; most visitors are comfortable with year 9 to 10. The sentence that weighs most starts with ${the.text(`${beginning}…`)}. Use shorter sentences and plainer words.`,
  );
  return warnIn('hard-reading', text, sentence, message);
}

type Placed = { text: LintedText; sentence: Sentence };

/** The sentence without which the rest would be easiest to read. */
function heaviestOf({ texts, sentences, words, syllables }: Passage): Placed {
  const without = ({ sentence }: Placed) =>
    yearOf({
      sentences: sentences - 1,
      words: words - sentence.words,
      syllables: syllables - sentence.syllables,
    });
  return texts
    .flatMap(text => text.words.sentences.map(sentence => ({ text, sentence })))
    .reduce((heaviest, one) => (without(one) < without(heaviest) ? one : heaviest));
}

/** The years of school that a text asks for: https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests */
export function yearOf({ words, sentences, syllables }: Sum): number {
  if (sentences === 0 || words === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
