// Makes the one table of a run: a row for each figure, a column for each contestant.
import { type Figure, times, withUnit } from './figure.ts';
import { type Contest, oursIn, ratioOf } from './record.ts';

export function rowsOf(contest: Contest): string[][] {
  const ours = oursIn(contest);
  const others = contest.contestants.filter(({ isOurs }) => !isOurs);
  const reference = others.find(({ isReference }) => isReference);
  const cell = (figures: Figure[], name: string) => {
    const figure = figures.find(figure => figure.name === name);
    return figure ? withUnit(figure.value, figure.unit) : '';
  };
  return [
    ['', ours.name, `against ${reference?.name}`, 'Goal', ...others.map(({ name }) => name)],
    ...ours.figures.map(figure => {
      const ratio = ratioOf(figure, contest);
      return [
        figure.name,
        withUnit(figure.value, figure.unit),
        ratio === undefined ? '' : times(ratio),
        goalOf(figure, ratio),
        ...others.map(({ figures }) => cell(figures, figure.name)),
      ];
    }),
  ];
}

function goalOf({ value, unit, goal, atMost }: Figure, ratio?: number): string {
  const missed = (goal !== undefined && value > goal) || (atMost !== undefined && (ratio ?? 0) > atMost);
  const said = goal !== undefined ? withUnit(goal, unit) : atMost !== undefined ? times(atMost) : '';
  return said && `≤ ${said}${missed ? ' (missed)' : ''}`;
}

export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map(row => row.map(padded).join('  ').trimEnd()).join('\n');
}

export function inMarkdown([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'---:|'.repeat(head.length - 1)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
