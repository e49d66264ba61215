// Separates the mistakes that a change would bring in from those that were there before.
import { Failure } from '../base/failure.ts';
import { inFile } from '../base/sentences/read.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../base/sentences/said.ts';
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
export function refuseMistakes(problems: Problem[], sentence?: Said | string): void {
  const mistakes = problems.filter(({ level }) => level === 'error');
  if (mistakes.length === 0) return;
  const first =
    sentence ??
    says`Nothing was written, because the site would have ${the.count(mistakes.length, 'new mistake')}`;
  throw new Failure(withMistakesBelow(typeof first === 'string' ? the.sign(first) : first, mistakes));
}

/** A sentence without its full stop, and each of the mistakes in a line below it. */
function withMistakesBelow(first: SaidPart, mistakes: Problem[]): Said {
  return mistakes.map(atPlace).reduce((said, line) => says`${said}\n${line}`, says`${first}:`);
}

/** "pages/faq.json:8:7  hero: …" */
export const placed = (problem: Problem): string => inFile(atPlace(problem));

export function atPlace(problem: Problem): Said {
  const { file, line, column, where } = problem;
  const place = `${file}:${line}:${column}  ${where ? `${where}: ` : ''}`;
  return saidAfter(place, problem);
}

/** "pages/faq.json: hero: …" */
export function besideFile(problem: Problem): Said {
  const { file, where } = problem;
  return saidAfter(`${file}: ${where ? `${where}: ` : ''}`, problem);
}

/** A form names the page alone. */
function saidAfter(place: string, { file, message, said }: Problem): Said {
  const what = said ?? the.sign(message);
  return otherInForm(says`${the.sign(place)}${what}`, says`${the.page(file)}: ${what}`);
}
