// Reports problems for a person at a terminal: place, sentence, the lines around it, and the totals.
import { styleText } from 'node:util';
import { shown } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { uncheckedSentence } from '../lint/language/packs.ts';
import { firstOfMany } from './first-of-many.ts';
import { type Looked, summaryOf, summarySentence } from './summary.ts';

export type TextOptions = { colours?: boolean; looked?: Looked };

export function textReport(all: Problem[], library: Library, options: TextOptions = {}): string {
  const problems = firstOfMany(all);
  const paint = options.colours ? paintWith : (_: Format, text: string) => text;
  const sum = summarySentence(summaryOf(problems, library, options.looked));
  const unchecked = uncheckedSentence(library) ?? [];
  return [
    ...onceEach(problems).map(
      ({ problem, others }) => `${problemText(problem, paint)}${othersText(others)}\n`,
    ),
    [sum, unchecked].flat().join(' '),
  ].join('\n');
}

/** The same warning at many places is one decision, so it is shown once. Mistakes are all shown, because each has to be fixed. */
const MANY = 10;
const FIRST_OF_MANY = 5;

function onceEach(problems: Problem[]): { problem: Problem; others: Problem[] }[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.level === 'error') continue;
    const group = groups.get(keyOf(problem));
    if (group) group.push(problem);
    else groups.set(keyOf(problem), [problem]);
  }
  return problems.flatMap(problem => {
    const group = groups.get(keyOf(problem)) ?? [];
    if (group.length <= MANY) return [{ problem, others: [] }];
    return problem === group[0] ? [{ problem, others: group.slice(1) }] : [];
  });
}

function keyOf({ level, rule, message }: Problem): string {
  return JSON.stringify([level, rule, message]);
}

/** The first place is not listed: it stands above, with its lines. */
function othersText(others: Problem[]): string {
  if (others.length === 0) return '';
  const named = others.slice(0, FIRST_OF_MANY - 1).map(placeOf);
  return `\n  ${others.length + 1} places say this: the one above, ${named.join(', ')} and ${others.length - named.length} more.`;
}

type Format = Parameters<typeof styleText>[0];
type Paint = (format: Format, text: string) => string;

function paintWith(format: Format, text: string): string {
  return styleText(format, text, { validateStream: false });
}

function problemText(problem: Problem, paint: Paint): string {
  const { where, message, frame, level, rule } = problem;
  const name = rule === undefined ? '' : `(${rule})`;
  const place = placeOf(problem);
  const warning = level === 'warning' ? `${paint('yellow', 'Warning:')} ` : '';
  const head = `${paint('bold', place)}  ${warning}${where === '' ? '' : `${shown(where)}: `}${shown(message)}${name && ` ${paint('dim', name)}`}`;
  return frame === '' ? head : `${head}\n${painted(frame, level, paint)}`;
}

function placeOf({ file, line, column, frame }: Problem): string {
  // A terminal obeys control characters in a file's name, and GitHub obeys a line that begins with "::".
  const document = shown(file);
  return frame === '' ? document : `${document}:${line}:${column}`;
}

function painted(frame: string, level: Problem['level'], paint: Paint): string {
  return frame
    .split('\n')
    .map(
      row =>
        `  ${/^ *\| *\^+$/.test(row) ? paint(level === 'error' ? 'red' : 'yellow', row) : paint('dim', row)}`,
    )
    .join('\n');
}
