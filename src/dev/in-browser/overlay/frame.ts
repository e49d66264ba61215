// Draws the lines around a mistake, with the place itself marked.
import { element } from './elements.ts';

export function frameElement(frame: string): HTMLElement {
  const rows = frame.split('\n');
  const lines: HTMLElement[] = [];
  for (const [index, row] of rows.entries()) {
    if (isMarker(row)) continue;
    const [, number = '', text = ''] = /^( *\d+ \| ?)(.*)$/.exec(row) ?? [];
    const marker = isMarker(rows[index + 1]) ? rows[index + 1] : undefined;
    const line = element('span', marker ? 'line line--marked' : 'line', element('span', 'number', number));
    line.append(...(marker ? marked(text, marker, number.length) : [text]), '\n');
    lines.push(line);
  }
  const all = element('pre', 'frame', ...lines);
  // The lines may be wider than their box. The focus lets the keyboard scroll them.
  all.tabIndex = 0;
  all.setAttribute('role', 'group');
  all.setAttribute('aria-label', 'The lines around it');
  return all;
}

function isMarker(row: string | undefined): boolean {
  return row !== undefined && /^ *\| [ \t]*\^+$/.test(row);
}

function marked(text: string, marker: string, start: number): (Node | string)[] {
  const from = marker.indexOf('^') - start;
  const to = marker.length - start;
  // If something is missing there may be nothing to mark, so a space is marked.
  return [text.slice(0, from), element('mark', '', text.slice(from, to) || ' '), text.slice(to)];
}
