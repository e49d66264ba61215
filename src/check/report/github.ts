// Problems in, workflow commands out: GitHub shows them beside the lines of a pull request. It shows ten a step, so the
// text goes into the log as well.

import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { firstOfMany } from './first-of-many.ts';
import type { Looked } from './summary.ts';
import { textReport } from './text.ts';

export function githubReport(all: Problem[], library: Library, looked?: Looked): string {
  const problems = firstOfMany(all);
  return [...problems.map(annotation), textReport(problems, library, { looked })].join('\n');
}

function annotation({ file, line, column, where, message, level }: Problem): string {
  const properties = { file, line, col: column, title: where || (level === 'error' ? 'Mistake' : 'Warning') };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${level} ${written.join(',')}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
