// Writes problems as workflow commands, which GitHub shows beside the lines of a pull request. GitHub shows only ten a step, so
// the text goes into the log as well, where words of a document must not become commands.
// https://docs.github.com/en/actions/using-workflows/workflow-commands-for-github-actions
import { randomUUID } from 'node:crypto';
import { shown } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { firstOfMany } from './first-of-many.ts';
import type { Looked } from './summary.ts';
import { textReport } from './text.ts';

export function githubReport(all: Problem[], library: Library, looked?: Looked): string {
  const problems = firstOfMany(all);
  const end = randomUUID();
  const text = textReport(problems, library, { looked });
  return [...problems.map(annotation), `::stop-commands::${end}`, text, `::${end}::`].join('\n');
}

function annotation({ file, line, column, where, message, level }: Problem): string {
  const properties = { file, line, col: column, title: where || (level === 'error' ? 'Mistake' : 'Warning') };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${level} ${written.join(',')}::${data(message)}`;
}

function data(text: string): string {
  const lines = text.split(/(\r?\n|\r)/).map((part, index) => (index % 2 === 0 ? shown(part) : part));
  return lines.join('').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
