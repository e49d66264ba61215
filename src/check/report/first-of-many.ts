// Keeps the first problems of each document and says how many more there are. Nobody reads thousands, and one slip while pasting
// can make as many. Only reports use this: fixes work on all problems.
import { counted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';

export const MOST_TOLD = 200;

/** Keeps MOST_TOLD mistakes and as many warnings of each file, in their order. */
export function firstOfMany(problems: Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const problem of problems)
    counts.set(groupOf(problem), (counts.get(groupOf(problem)) ?? 0) + countOf(problem));
  const told = new Map<string, number>();
  return problems.flatMap(problem => {
    const group = groupOf(problem);
    const number = (told.get(group) ?? 0) + 1;
    told.set(group, number);
    if (number <= MOST_TOLD) return [problem];
    const more = (counts.get(group) ?? 0) - MOST_TOLD;
    return number === MOST_TOLD + 1 ? [theOthers(problem, more)] : [];
  });
}

/** How many problems this one stands for. */
function countOf({ more = 1 }: Problem): number {
  return more;
}

export function sumOfCounts(problems: Problem[]): number {
  return problems.reduce((sum, problem) => sum + countOf(problem), 0);
}

function groupOf({ file, level }: Problem): string {
  return `${level} ${file}`;
}

function theOthers({ file, level, line, column }: Problem, more: number): Problem {
  const noun = level === 'error' ? 'mistake' : 'warning';
  const message = `${counted(more, `more ${noun}`)} in this file ${more === 1 ? 'is' : 'are'} not listed. Mend the ${MOST_TOLD} that are, and check again.`;
  return { file, level, line, column, where: '', message, frame: '', more };
}
