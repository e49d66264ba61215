// Quotes the lines around a mistake, with a marker under the place.

import { shown } from '../../base/words.ts';
import type { Span } from './problem.ts';

const WIDTH = 100;
const BEFORE = 2;
const AFTER = 1;

export function frameAt(text: string, starts: number[], line: number, span: Span): string {
  const first = Math.max(1, line - BEFORE);
  const last = Math.min(starts.length, line + AFTER);
  const gutter = String(last).length;
  const column = span.offset - (starts[line - 1] ?? 0);
  const marked = lineText(text, starts, line);
  const from = marked.length > WIDTH ? Math.max(0, Math.min(column - WIDTH / 2, marked.length - WIDTH)) : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const cutFrom = number === line ? from : 0;
    rows.push(
      `${String(number).padStart(gutter)} | ${cut(lineText(text, starts, number), cutFrom)}`.trimEnd(),
    );
    if (number === line) rows.push(`${' '.repeat(gutter)} | ${marker(marked, from, column, span.length)}`);
  }
  return rows.join('\n');
}

/** A file may be one long line with thousands of mistakes, so this takes the line by its ends and does not search through it. */
function lineText(text: string, starts: number[], line: number): string {
  const start = starts[line - 1] ?? 0;
  let end = starts[line] ?? text.length;
  while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(start, end);
}

function cut(line: string, from: number): string {
  const part = shown(line.slice(from, from + WIDTH));
  return `${from > 0 ? '…' : ''}${part}${line.length > from + WIDTH ? '…' : ''}`;
}

/** Keeps tabs as tabs, so that the marker is under its place, however wide the terminal draws a tab. */
function marker(line: string, from: number, column: number, length: number): string {
  const before = line
    .slice(from, column)
    .replace(/[^\t]/g, ' ')
    .padEnd(column - from);
  const room = Math.max(1, Math.min(line.length, from + WIDTH) - column);
  return `${from > 0 ? ' ' : ''}${before}${'^'.repeat(Math.max(1, Math.min(length, room)))}`;
}
