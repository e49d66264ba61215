// Writes a report for a terminal.
import { styleText } from 'node:util';
import { shown } from '../../base/words.ts';
import type { Change, Line, Report } from '../sentences/changes.ts';
import { joined, plain, saidAs, type Words } from '../sentences/words.ts';
import { groupsOf, headline, whereShown } from './tell.ts';

const WIDTH = 100;

export function reportAsText(report: Report, compared: string, { colours }: { colours: boolean }): string {
  const paint = colours ? coloured : plain;
  const bold = (text: string) => (colours ? styleText('bold', text, { validateStream: false }) : text);
  const groups = groupsOf(report).map(({ title, changes }) =>
    [bold(plain(title)), ...changes.flatMap(change => rows(change, report, paint))].join('\n'),
  );
  const remarks = report.remarks.map(paint);
  return [compared, ...remarks, ...groups, bold(headline(report))].join('\n\n');
}

type Paint = (words: Words) => string;

function rows(change: Change, report: Report, paint: Paint): string[] {
  const where = whereShown(change, report);
  const lines = change.lines.flatMap(line => lineRows(line, paint));
  return where.length > 0 ? [...lines, `  ${paint(where)}`] : lines;
}

function lineRows({ label, phrases }: Line, paint: Paint): string[] {
  const one = joined(phrases, '; ');
  const whole = label ? saidAs`${label}: ${one}` : one;
  if (phrases.length < 2 || plain(whole).length <= WIDTH) return [`  ${paint(whole)}`];
  const indent = label ? '    ' : '  ';
  return [...(label ? [`  ${paint(label)}:`] : []), ...phrases.map(phrase => `${indent}${paint(phrase)}`)];
}

function coloured(words: Words): string {
  return words
    .map(({ text, kind }) => {
      const flat = shown(text.replace(/\s+/g, ' '));
      if (kind === 'was') return styleText('red', flat, { validateStream: false });
      return kind === 'now' ? styleText('green', flat, { validateStream: false }) : flat;
    })
    .join('');
}
