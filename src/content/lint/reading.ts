// How hard the texts are to read: sentences that are too long, and blocks whose sentences and words together ask for more
// years of school than most visitors like to bring.
import type { Problem } from '../problem.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { LintRule, LintSubject } from './subject.ts';

const LONGEST_SENTENCE = 30;
const HARDEST_YEAR = 11;
/** A few short sentences about "immigration" and "eligibility" say nothing yet about how a text reads. */
const ENOUGH_WORDS = 100;

export const reading: LintRule = subject => {
  const sentences = subject.texts
    .filter(({ isRunning, isQuoted }) => isRunning && !isQuoted)
    .flatMap(sentencesOf);
  return [
    ...sentences.filter(({ words }) => words > LONGEST_SENTENCE).map(sentence => tooLong(sentence, subject)),
    ...hardPassages(sentences).map(passage => tooHard(passage, subject)),
  ];
};

function tooLong(sentence: Sentence, { warnIn }: LintSubject): Problem {
  return warnIn(
    sentence.text,
    sentence,
    `This sentence has ${sentence.words} words; up to ${LONGEST_SENTENCE} are easy to follow. Make two of it.`,
  );
}

/** The blocks that are hard by themselves; where none is, the page as a whole. */
function hardPassages(sentences: Sentence[]): Sentence[][] {
  const blocks = new Map<unknown, Sentence[]>();
  for (const sentence of sentences) {
    const [first, index] = sentence.text.path;
    const block = first === 'blocks' ? index : first;
    const others = blocks.get(block);
    if (others) others.push(sentence);
    else blocks.set(block, [sentence]);
  }
  const hard = [...blocks.values()].filter(isHard);
  return hard.length === 0 && isHard(sentences) ? [sentences] : hard;
}

function isHard(sentences: Sentence[]): boolean {
  const { words } = sumOf(sentences);
  return words >= ENOUGH_WORDS && yearOf(sentences) > HARDEST_YEAR;
}

function tooHard(passage: Sentence[], { warnIn }: LintSubject): Problem {
  const year = Math.round(yearOf(passage));
  const heaviest = heaviestOf(passage);
  const beginning = heaviest.text.plain.substr(heaviest.offset, 80).trim().split(/\s+/).slice(0, 5).join(' ');
  return warnIn(
    heaviest.text,
    heaviest,
    `This text reads at about year ${year}; most visitors are comfortable with year 9 to 10. The sentence that weighs most starts with “${beginning}…”. Use shorter sentences and plainer words.`,
  );
}

/** The sentence without which the rest would read most easily. */
function heaviestOf(passage: Sentence[]): Sentence {
  const whole = sumOf(passage);
  const without = (one: Sentence) =>
    level(whole.words - one.words, whole.sentences - 1, whole.syllables - one.syllables);
  return passage.reduce((heaviest, one) => (without(one) < without(heaviest) ? one : heaviest));
}

function yearOf(sentences: Sentence[]): number {
  const { words, syllables } = sumOf(sentences);
  return level(words, sentences.length, syllables);
}

/** Flesch and Kincaid's formula: the years of school that a text asks for. */
function level(words: number, sentences: number, syllables: number): number {
  if (sentences === 0 || words === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

function sumOf(sentences: Sentence[]) {
  return {
    sentences: sentences.length,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    syllables: sentences.reduce((sum, { syllables }) => sum + syllables, 0),
  };
}
