// The whole breadth of the tests in parts: the folders of tests say which there are.
import { readdirSync } from 'node:fs';
import { runChecks } from './checks.ts';
import { type Outcome, runVitest } from './vitest.ts';

export type Part = { name: string; run: () => Promise<Outcome> };

export function allParts(): Part[] {
  return [
    { name: 'checks', run: runChecks },
    testsPart('src', 'unit'),
    ...['engine', 'site'].flatMap(roomsIn),
    testsPart('firefox', 'firefox'),
    ...toolParts(),
  ];
}

function testsPart(name: string, project: string, ...words: string[]): Part {
  return { name, run: () => runVitest({ projects: [project], words, isFull: true }) };
}

/** A folder each, like "site/pages". */
function roomsIn(house: string): Part[] {
  const rooms = readdirSync(`tests/${house}`).sort();
  return rooms.map(room => testsPart(`${house}/${room}`, 'site', `tests/${house}/${room}/`));
}

/** A file each, like "full/lighthouse". */
function toolParts(): Part[] {
  const files = readdirSync('tests/full').filter(name => name.endsWith('.test.ts'));
  return files
    .sort()
    .map(file => testsPart(`full/${file.replace('.test.ts', '')}`, 'full', `tests/full/${file}`));
}

/** "site" names all parts in it, "pages" the part "site/pages". */
export function isNamed({ name }: Pick<Part, 'name'>, word: string): boolean {
  return name === word || name.startsWith(`${word}/`) || name.endsWith(`/${word}`);
}
