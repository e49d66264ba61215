// @module-tag full-only
// "npm run restore" killed at any operation on files: nothing is lost, and the same command finishes the work.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runRestore } from '../../../src/commands/restore.ts';
import { hero, pageWith, temporarySite } from '../../support/documents/sites/small-site.ts';
import { run } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const SCRIPT = join(process.cwd(), 'scripts/run.mjs');
const TOOL = join(process.cwd(), 'tests/support/files/kill-at.mjs');
const link = (href: string) => pageWith({ blocks: [{ ...hero, links: [{ text: 'Old', href }] }] });
const OLD = 'pages/deep/old.json';

type Files = { [file: string]: Buffer };
let site: string;
let taken: Files;
let whole: Files;
let journal: Files;
let operations: number;

function filesIn(folder: string, isMeant: (name: string) => boolean = () => true): Files {
  const entries = readdirSync(join(site, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.filter(isMeant).map(file => [file, readFileSync(file)]));
}

const pages = () => filesIn('pages', file => file.endsWith('.json') && !/\/\.[^/]*$/.test(file));

function put(folder: string, files: Files): void {
  rmSync(join(site, folder), { recursive: true, force: true });
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

function restore(killAt = 0, ...words: string[]) {
  const env = { NODE_OPTIONS: `--import=${TOOL}`, KILL_AT: String(killAt), KILL_IN: 'restore' };
  return run(site, [SCRIPT, 'restore', ...words], env);
}

/** Without a kill it does the same in this process. */
function restoreHere(...words: string[]): string {
  return runRestore(words, { site, engine: process.cwd() }, site);
}

/** Removes a page and the links of two others to it. */
beforeAll(() => {
  site = temporarySite({
    [OLD]: pageWith(),
    'pages/one.json': link('/deep/old'),
    'pages/two.json': link('/deep/old'),
  });
  whole = pages();
  expect(run(site, [SCRIPT, 'remove', '/deep/old', '/']).status).toBe(0);
  taken = pages();
  journal = filesIn('.ashlar/journal');
  // The first run keeps what it has compiled.
  restore(0, '/deep/old', '1');
  begin();
  operations = Number(/(\d+) operations/.exec(restore(0, '/deep/old', '1').output)?.[1]);
  expect(operations).toBeGreaterThan(15);
  expect(pages()).toEqual(whole);
});

function begin(): void {
  put('pages', { ...filesIn('pages', file => file.includes('_public')), ...taken });
  put('.ashlar/journal', journal);
}

describe('npm run restore that is killed', () => {
  it('leaves whole files, and the same words do the rest', { timeout: 1_200_000 }, () => {
    const step = Math.ceil(operations / size(4, 10));
    let halves = 0;
    for (let at = operations; at > 0; at -= step) {
      begin();
      const { status, output } = restore(at, '/deep/old', '1');
      expect(status, output).toBe(null);
      const left = pages();
      const isWhole = (file: string) =>
        [taken[file], whole[file]].some(bytes => left[file]?.equals(bytes ?? Buffer.of()));
      expect(
        Object.keys(left).filter(file => !isWhole(file)),
        `operation ${at}`,
      ).toEqual([]);
      expect(Object.keys(taken).filter(file => !left[file])).toEqual([]);
      if (Object.entries(left).some(([file, bytes]) => !taken[file]?.equals(bytes))) halves += 1;
      const again = restoreHere('/deep/old', '1');
      expect(pages(), `after operation ${at}: ${again}`).toEqual(whole);
      // All of it belongs to one command, or to two if the first had begun.
      restoreHere('last');
      expect(Object.keys(whole).filter(file => !pages()[file])).toEqual([join(site, OLD)]);
    }
    expect(halves).toBeGreaterThan(0);
  });
});
