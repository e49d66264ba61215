// Separates the mistakes that a change would bring in from those that were there before.
import { Failure } from '../base/failure.ts';
import { counted } from '../base/words.ts';
import type { Problem } from '../document/problem/problem.ts';

/**
 * The problems that are new after the change. "key" says which problems are the same. If the same one is said more often than
 * before, the extra ones are new.
 */
export function addedProblems(
  before: Problem[],
  after: Problem[],
  key: (problem: Problem) => string,
): Problem[] {
  const left = new Map<string, number>();
  for (const one of before.map(key)) left.set(one, (left.get(one) ?? 0) + 1);
  return after.filter(problem => {
    const count = left.get(key(problem)) ?? 0;
    left.set(key(problem), count - 1);
    return count <= 0;
  });
}

/** "sentence" replaces the usual one, to say also what has to be mended. */
export function refuseMistakes(problems: Problem[], sentence?: string): void {
  const mistakes = problems.filter(({ level }) => level === 'error');
  if (mistakes.length === 0) return;
  const count = counted(mistakes.length, 'new mistake');
  const said = sentence ?? `Nothing was written, because the site would have ${count}`;
  throw new Failure(`${said}:\n${mistakes.map(placed).join('\n')}`);
}

/** "pages/faq.json:8:7  hero: …" */
export function placed({ file, line, column, where, message }: Problem): string {
  return `${file}:${line}:${column}  ${where ? `${where}: ` : ''}${message}`;
}
