// Writes a report for a terminal.
import { styleText } from 'node:util';
import { FILE_READER, piecesSaid, type SaidReader } from '../../base/sentences/read.ts';
import { type Said, says } from '../../base/sentences/said.ts';
import type { Change, Line, Report } from '../sentences/changes.ts';
import { inOneRow, labelled, onOneLine, plain } from '../sentences/words.ts';
import { groupsOf, headline, whereShown } from './tell.ts';

const WIDTH = 100;

/** In the words of the code, if no other reader is meant. */
export function reportAsText(
  report: Report,
  compared: string,
  { colours }: { colours: boolean },
  reader: SaidReader = FILE_READER,
): string {
  const paint = (said: Said) => (colours ? coloured(said, reader) : plain(said, reader));
  const bold = (text: string) => (colours ? styleText('bold', text, { validateStream: false }) : text);
  const groups = groupsOf(report).map(({ title, changes }) =>
    [bold(plain(title, reader)), ...changes.flatMap(change => rows(change, report, paint, reader))].join(
      '\n',
    ),
  );
  const remarks = report.remarks.map(paint);
  return [compared, ...remarks, ...groups, bold(headline(report, reader))].join('\n\n');
}

type Paint = (said: Said) => string;

function rows(change: Change, report: Report, paint: Paint, reader: SaidReader): string[] {
  const where = whereShown(change, report);
  const lines = change.lines.flatMap(line => lineRows(line, paint, reader));
  return where ? [...lines, `  ${paint(where)}`] : lines;
}

function lineRows({ label, phrases }: Line, paint: Paint, reader: SaidReader): string[] {
  const whole = labelled(label, inOneRow(phrases));
  if (phrases.length < 2 || plain(whole, reader).length <= WIDTH) return [`  ${paint(whole)}`];
  const indent = label ? '    ' : '  ';
  return [
    ...(label ? [`  ${paint(says`${label}:`)}`] : []),
    ...phrases.map(phrase => `${indent}${paint(phrase)}`),
  ];
}

function coloured(said: Said, reader: SaidReader): string {
  return piecesSaid(said, reader)
    .map(({ text, mark }) => {
      const flat = onOneLine(text);
      if (mark === 'was') return styleText('red', flat, { validateStream: false });
      return mark === 'now' ? styleText('green', flat, { validateStream: false }) : flat;
    })
    .join('');
}
