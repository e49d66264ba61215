// Lists the parts of all tests, by the folders of tests/.
import { existsSync, readdirSync } from 'node:fs';
import { listFiles } from '../../../src/base/files/folder.ts';
import { runChecks } from './checks.ts';
import { lateAnswers } from './luck.ts';
import { type Outcome, runVitest } from './vitest.ts';

export type Part = {
  name: string;
  /** Runs all of it, or only some of its files. */
  run: (files?: string[]) => Promise<Outcome>;
  /** Test files, if the part can run a few at a time. */
  files?: string[];
  /** Its files are those of other parts, and run in another way here. */
  isAgain?: true;
};

/** These parts decide about a change. The others install tools or browsers. */
export const JUDGED = ['src', 'engine', 'site'];

const UNITS = ['src', 'blocks', 'scripts', 'pages/_artwork'];

export function allParts(): Part[] {
  return [
    { name: 'checks', run: runChecks },
    { ...testsPart('src', 'unit'), files: UNITS.flatMap(testsIn) },
    ...['engine', 'site'].flatMap(roomsIn),
    LATE,
    testsPart('firefox', 'firefox'),
    ...toolParts(),
  ];
}

const ASKING = ['commands', 'tasks'].map(name => `tests/engine/composer/${name}.test.ts`);

/** Runs tests of the composer again, with a server that answers up to two seconds late and out of order. */
const LATE: Part = {
  name: 'engine/late',
  files: ASKING,
  isAgain: true,
  run: (files = ASKING) => runVitest({ projects: ['site'], words: files, env: lateAnswers() }),
};

function testsPart(name: string, project: string, ...words: string[]): Part {
  return { name, run: (files = words) => runVitest({ projects: [project], words: files, isFull: true }) };
}

/** Makes a part of each folder, like "site/pages". */
function roomsIn(house: string): Part[] {
  const rooms = readdirSync(`tests/${house}`).sort();
  return rooms.map(room => {
    const folder = `tests/${house}/${room}`;
    return { ...testsPart(`${house}/${room}`, 'site', `${folder}/`), files: testsIn(folder) };
  });
}

/** Makes a part of each file, like "full/lighthouse". */
function toolParts(): Part[] {
  const files = readdirSync('tests/full').filter(name => name.endsWith('.test.ts'));
  return files
    .sort()
    .map(file => testsPart(`full/${file.replace('.test.ts', '')}`, 'full', `tests/full/${file}`));
}

function testsIn(folder: string): string[] {
  const names = existsSync(folder) ? listFiles(folder) : [];
  return names
    .filter(name => /(\.test\.tsx?|(^|\/)test\.tsx)$/.test(name))
    .map(name => `${folder}/${name}`)
    .sort();
}

/** "site" names all parts in it, "pages" the part "site/pages". */
export function isNamed({ name }: Pick<Part, 'name'>, word: string): boolean {
  return name === word || name.startsWith(`${word}/`) || name.endsWith(`/${word}`);
}
