// Reports problems as JSON for other programs.

import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { uncheckedSentence } from '../lint/language/packs.ts';
import { firstOfMany } from './first-of-many.ts';
import { type Looked, summaryOf } from './summary.ts';

export function jsonReport(all: Problem[], library: Library, looked?: Looked): string {
  const problems = firstOfMany(all).map(inEnglish);
  const summary = summaryOf(problems, library, looked);
  const unchecked = uncheckedSentence(library);
  return JSON.stringify({ problems, summary, ...(unchecked !== undefined && { unchecked }) }, null, 2);
}

/** Other programs get the sentences and not the data behind them, which may change. */
function inEnglish({ said, fix, ...problem }: Problem): Problem {
  if (!fix) return problem;
  const { said: title, ...told } = fix;
  return { ...problem, fix: told };
}
