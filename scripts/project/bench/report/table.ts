// Figures in, lines for the terminal out: each beside its goal and beside what was committed last.
import { type Figure, isReached, withUnit } from './figure.ts';
import type { Contestant } from './record.ts';

export function figureTable(figures: Figure[], last: Figure[]): string {
  const rows = figures.map(figure => [
    figure.name,
    withUnit(figure.value, figure.unit),
    goalOf(figure),
    differenceOf(
      figure,
      last.find(({ name }) => name === figure.name),
    ),
  ]);
  return aligned([['', 'measured', 'goal', 'against the committed'], ...rows]);
}

export function contestTable(contestants: Contestant[]): string {
  return aligned(contestRows(contestants));
}

/** A row for each contestant, a column for each figure. */
export function contestRows(contestants: Contestant[]): string[][] {
  const columns = [...new Set(contestants.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const cell = (figures: Figure[], column: string) => {
    const figure = figures.find(({ name }) => name === column);
    return figure ? withUnit(figure.value, figure.unit) : '–';
  };
  return [
    ['', ...columns],
    ...contestants.map(({ name, figures }) => [name, ...columns.map(column => cell(figures, column))]),
  ];
}

export function goalOf(figure: Figure): string {
  if (figure.goal === undefined) return '';
  const sign = figure.unit === 'points' ? '≥' : '≤';
  return `${sign} ${withUnit(figure.goal, figure.unit)}${isReached(figure) ? '' : ' (missed)'}`;
}

function differenceOf({ value }: Figure, last?: Figure): string {
  if (!last || last.value === 0) return '';
  const percent = Math.round((value / last.value - 1) * 100);
  return percent === 0 ? 'the same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
