// Judges a report of Stryker: which surviving faults have no explanation, and which explanations are no longer needed.

/** Has the fields of mutation-testing-report-schema that are read here. */
export type Report = { files: { [file: string]: { source: string; mutants: Mutant[] } } };
type Mutant = { status: string; replacement?: string; location: { start: Place; end: Place } };
type Place = { line: number; column: number };

/** Has the text of the line instead of its number, which changes with every line above it. */
type Survivor = { file: string; line: string; mutation: string };
export type Explained = Survivor & { why: string };
type Row = { file: string; killed: number; survived: number };
export type Verdict = {
  rows: Row[];
  score: number;
  least: number;
  unexplained: Survivor[];
  outdated: Explained[];
};

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];
const LONGEST = 100;

/** "least" is how many of a hundred have to be killed. */
export function judge({ files }: Report, explained: Explained[], least: number): Verdict {
  const rows = Object.entries(files)
    .sort(byName)
    .map(([file, { mutants }]) => ({
      file,
      killed: mutants.filter(({ status }) => KILLED.includes(status)).length,
      survived: mutants.filter(({ status }) => SURVIVED.includes(status)).length,
    }));
  const survivors = mutantsOf(files, SURVIVED);
  const known = new Set(explained.map(nameOf));
  // On a busy machine a surviving fault may run out of time.
  const alive = new Set(mutantsOf(files, [...SURVIVED, 'Timeout']).map(nameOf));
  return {
    rows,
    score: scoreOf(total(rows)),
    least,
    unexplained: survivors.filter(survivor => !known.has(nameOf(survivor))),
    // Says nothing about files that were not tried.
    outdated: explained.filter(one => Object.hasOwn(files, one.file) && !alive.has(nameOf(one))),
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function mutantsOf(files: Report['files'], statuses: string[]): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => statuses.includes(status))
      .map(mutant => survivorOf(file, source.split('\n'), mutant)),
  );
}

function survivorOf(file: string, lines: string[], { replacement = '', location }: Mutant): Survivor {
  const { start, end } = location;
  const line = lines[start.line - 1] ?? '';
  const was = lines
    .slice(start.line - 1, end.line)
    .map((text, index) => (index === end.line - start.line ? text.slice(0, end.column - 1) : text))
    .join('\n')
    .slice(start.column - 1);
  return { file, line: line.trim(), mutation: `${short(was)} → ${short(replacement)}` };
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function nameOf({ file, line, mutation }: Survivor): string {
  return JSON.stringify([file, line, mutation]);
}

function total(rows: Row[]): Row {
  const sum = (pick: (row: Row) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return { file: 'all files', killed: sum(row => row.killed), survived: sum(row => row.survived) };
}

/** 0 if nothing was tried, since that shows nothing. */
function scoreOf({ killed, survived }: Row): number {
  return killed + survived === 0 ? 0 : (100 * killed) / (killed + survived);
}

export function isGood({ score, least, unexplained, outdated }: Verdict): boolean {
  return score >= least && unexplained.length === 0 && outdated.length === 0;
}

export function told(verdict: Verdict): string {
  const { rows, score, least, unexplained, outdated } = verdict;
  const all = [...rows, total(rows)];
  const width = Math.max(...all.map(({ file }) => file.length));
  return [
    `${'File'.padEnd(width)}  Killed  Survived  Score`,
    ...all.map(row => {
      const counts = [String(row.killed).padStart(6), String(row.survived).padStart(8)];
      return `${row.file.padEnd(width)}  ${counts.join('  ')}  ${scoreOf(row).toFixed(1).padStart(5)}`;
    }),
    ...unexplained.map(
      one => `✗ ${one.file}: no test sees this change\n    ${one.line}\n    ${one.mutation}`,
    ),
    ...outdated.map(
      one =>
        `✗ tests/mutants.json explains a change that does not survive. Take it out.\n    ${one.file}: ${one.line}\n    ${one.mutation}`,
    ),
    ...(score < least ? [`✗ ${score.toFixed(1)} of 100 are killed; ${least} are asked for.`] : []),
  ].join('\n');
}
