// Finds sentences that are too long to follow. In languages without a pack it reports only very long ones.
import { says, the } from '../../../base/sentences/said.ts';
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
            says`This sentence has ${the.number(sentence.words)} words; up to ${the.number(longest)} are easy to follow. Make two of it.`,
          ),
        ),
    );
};
