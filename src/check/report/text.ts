// Problems in, what a person reads in a terminal out: the place, the sentence, the lines around it, the sum.
import { styleText } from 'node:util';
import { shown } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { uncheckedSentence } from '../lint/language/packs.ts';
import { type Looked, summaryOf, summarySentence } from './summary.ts';

export type TextOptions = { colours?: boolean; looked?: Looked };

export function textReport(problems: Problem[], library: Library, options: TextOptions = {}): string {
  const paint = options.colours ? paintWith : (_: Format, text: string) => text;
  const sum = summarySentence(summaryOf(problems, library, options.looked));
  const unchecked = uncheckedSentence(library) ?? [];
  return [
    ...problems.map(problem => `${problemText(problem, paint)}\n`),
    [sum, unchecked].flat().join(' '),
  ].join('\n');
}

type Format = Parameters<typeof styleText>[0];
type Paint = (format: Format, text: string) => string;

function paintWith(format: Format, text: string): string {
  return styleText(format, text, { validateStream: false });
}

function problemText(problem: Problem, paint: Paint): string {
  const { file, line, column, where, message, frame, level, rule } = problem;
  // A terminal obeys what may stand in the name of a file, and GitHub a line that begins with "::".
  const document = shown(file);
  const name = rule === undefined ? '' : `(${rule})`;
  const place = frame === '' ? document : `${document}:${line}:${column}`;
  const warning = level === 'warning' ? `${paint('yellow', 'Warning:')} ` : '';
  const head = `${paint('bold', place)}  ${warning}${where === '' ? '' : `${where}: `}${message}${name && ` ${paint('dim', name)}`}`;
  return frame === '' ? head : `${head}\n${painted(frame, level, paint)}`;
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
