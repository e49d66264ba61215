// A double click starts a site: the files for macOS and Linux are run by a shell, the one for Windows is read line by line. All of them
// take the same way.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBatch } from '../../../tests/support/files/batch-file.ts';
import { modeOfNewFile, startFilesIn } from './start-files.ts';

let outer = '';
let count = 0;
beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'ashlar-start-files-'));
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

type Here = {
  node?: 'none' | 'old';
  lock?: 'old' | 'new';
  packages?: true;
  /** Installing ends with an error. */
  isOffline?: true;
};
/** What npm was told, what the browser was shown, and the beginnings of what was said. */
type Done = { npm: string[]; shown: string[]; said: string[] };

const NO_NODE = ['This site needs Node'];
const INSTALLED = ['Getting everything ready', 'Leave this open', 'The site has stopped'];
const STARTED = ['Leave this open', 'The site has stopped'];
const PAGE = ['https://nodejs.org/en/download'];

const SITUATIONS: [name: string, here: Here, done: Partial<Done>][] = [
  ['without Node', { node: 'none', packages: true }, { shown: PAGE, said: NO_NODE }],
  ['with a Node that is too old', { node: 'old', packages: true }, { shown: PAGE, said: NO_NODE }],
  ['without packages', { lock: 'old' }, { npm: ['ci', 'start'], said: INSTALLED }],
  ['without packages and without a lock', {}, { npm: ['install', 'start'], said: INSTALLED }],
  [
    'with packages older than the lock',
    { lock: 'new', packages: true },
    { npm: ['ci', 'start'], said: INSTALLED },
  ],
  ['with the packages of the lock', { lock: 'old', packages: true }, { npm: ['start'], said: STARTED }],
  ['with packages and without a lock', { packages: true }, { npm: ['start'], said: STARTED }],
  [
    'without a network',
    { lock: 'old', isOffline: true },
    { npm: ['ci'], said: ['Getting everything ready', 'The packages of this site could not'] },
  ],
];

/** Any sign that a folder may have where these files are run. */
const SIGNS = `Maria's "Größe" 100% $HOME \`x\` !x & y; (z) #1 {a} ~ \\n`;

/** Makes a folder as the situation wants it, and programs that write down how they are called. */
function place({ node, lock, packages, isOffline }: Here, language = 'en') {
  const folder = join(outer, String(count++), SIGNS);
  const programs = join(folder, '../programs');
  const log = join(programs, 'log');
  for (const one of [folder, programs]) mkdirSync(one, { recursive: true });
  for (const [file, text] of Object.entries(startFilesIn(language)))
    writeFileSync(join(folder, file), text, { mode: modeOfNewFile(file) });
  if (packages) mkdirSync(join(folder, 'node_modules'));
  if (packages) writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  if (lock) writeFileSync(join(folder, 'package-lock.json'), '{}');
  if (lock === 'old') utimesSync(join(folder, 'package-lock.json'), 1, 1);
  if (lock === 'new') utimesSync(join(folder, 'package-lock.json'), 9e9, 9e9);
  const program = (name: string, text: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(programs, name), 0o755);
  };
  program('npm', `printf '%s\\n' "npm $* $PWD" >> '${log}'; [ "$1" = start ] || exit ${isOffline ? 1 : 0}`);
  program('xdg-open', `printf '%s\\n' "shown $*" >> '${log}'`);
  if (node === 'old') program('node', 'exit 1');
  else if (node === undefined) symlinkSync(process.execPath, join(programs, 'node'));
  symlinkSync('/bin/sh', join(programs, 'sh'));
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []);
  const of = (kind: string) =>
    logged().flatMap(line => (line.startsWith(`${kind} `) ? [line.slice(kind.length + 1)] : []));
  return { folder, programs, of };
}

/** The way of every system says at its end how the window is closed. */
function begins(said: string[], done: Partial<Done>): string[] {
  expect(said.at(-1)).toMatch(/^Press Enter/);
  return said.slice(0, -1).map((line, index) => {
    const beginning = done.said?.[index];
    return beginning !== undefined && line.startsWith(beginning) ? beginning : line;
  });
}

it.each(SITUATIONS)('takes the right way in a shell %s', (_, here, done) => {
  const { folder, programs, of } = place(here);
  const { stdout } = spawnSync(join(folder, 'Start.command'), [], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: programs },
    input: '',
  });
  expect(of('npm')).toEqual((done.npm ?? []).map(words => `${words} ${folder}`));
  expect(of('shown')).toEqual(done.shown ?? []);
  expect(begins(stdout.split('\n').filter(Boolean), done)).toEqual(done.said);
});

it.each(SITUATIONS)('takes the same way on Windows %s', (_, here, done) => {
  const { folder, programs } = place(here);
  const had: Done = { npm: [], shown: [], said: [] };
  runBatch(startFilesIn('en')['Start.cmd'] ?? '', {
    hasNode: here.node !== 'none',
    isThere: file => existsSync(join(folder, file)),
    run(program, words) {
      if (program === 'node') return spawnSync(join(programs, 'node'), words, { cwd: folder }).status ?? 1;
      had.npm.push(words.join(' '));
      return here.isOffline && words[0] !== 'start' ? 1 : 0;
    },
    say: text => had.said.push(text),
    show: address => had.shown.push(address),
  });
  expect({ ...had, said: begins(had.said, done) }).toEqual({ npm: [], shown: [], ...done });
});

it('is started on Linux by the file of its own folder', () => {
  const { folder, programs, of } = place({ lock: 'old', packages: true });
  const text = readFileSync(join(folder, 'start.desktop'), 'utf8');
  const [, exec = ''] = /^Exec=(.*)$/m.exec(text) ?? [];
  const words = wordsOf(exec, join(folder, 'start.desktop'));
  spawnSync(join(programs, words[0] ?? ''), words.slice(1), { cwd: '/', env: { PATH: programs }, input: '' });
  expect(of('npm')).toEqual([`start ${folder}`]);
  expect(text).toContain('\nTerminal=true\n');
});

/** Reads a command as desktops do: https://specifications.freedesktop.org/desktop-entry-spec/latest/exec-variables.html */
function wordsOf(exec: string, file: string): string[] {
  const unescaped = exec.replaceAll('\\\\', '\\');
  return [...unescaped.matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g)].map(([, quoted, plain = '']) => {
    const word = quoted?.replaceAll(/\\(["`$\\])/g, '$1') ?? plain;
    return word === '%k' ? file : word.replaceAll('%%', '%');
  });
}

it('speaks German on a German site, in letters that every window shows', () => {
  const { folder, programs } = place({}, 'de-AT');
  const { stdout } = spawnSync(join(folder, 'Start.command'), [], {
    encoding: 'utf8',
    env: { PATH: programs },
  });
  expect(stdout).toContain('Lassen Sie dieses Fenster offen, solange Sie arbeiten.');
  for (const text of Object.values(startFilesIn('de'))) expect(text).toMatch(/^[\n\r -~]*$/);
  expect(startFilesIn('fr')).toEqual(startFilesIn('en'));
});
