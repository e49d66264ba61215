// Finds sentences that are too long to follow. In languages without a pack it reports only very long ones.
import type { LintRule } from '../rule.ts';

const LONGEST_ANYWHERE = 45;

export const longSentences: LintRule = ({ texts, pack, warnIn }) => {
  const longest = pack?.longestSentence ?? LONGEST_ANYWHERE;
  return texts
    .filter(({ isRunning, isQuoted }) => isRunning && !isQuoted)
    .flatMap(text =>
      text.words.sentences
        .filter(({ words }) => words > longest)
        .map(sentence =>
          warnIn(
            'long-sentences',
            text,
            sentence,
            `This sentence has ${sentence.words} words; up to ${longest} are easy to follow. Make two of it.`,
          ),
        ),
    );
};
