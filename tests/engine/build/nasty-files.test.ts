// @module-tag full-only
// Any odd file in a folder of pages: the message names it, all other files are checked, and the last good site stays.
import { type SpawnSyncOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { MADE } from '../../../src/document/files/public.ts';
import { fingerprint } from '../../support/dev/writer.ts';
import {
  closeSockets,
  ELSEWHERE,
  makeSite,
  mendElsewhere,
  NASTY_FILES,
  type Nasty,
} from '../../support/files/nasty-files.ts';
import { giveAway, withoutRights } from '../../support/files/other-user.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { build, DIST, type Run, run } from '../../support/files/run.ts';
import { isFull, size } from '../../support/size.ts';

let project: ProjectCopy;
let good: string;
const pages = () => join(project.folder, 'pages');

beforeAll(() => {
  project = copyProject();
  makeSite(project.folder);
  mendElsewhere(project.folder);
  expect(build(project.folder).output).toContain('2 pages in');
  good = fingerprint(DIST(project.folder));
});

beforeEach(() => {
  closeSockets();
  makeSite(project.folder);
});

afterAll(() => {
  closeSockets();
  project?.remove();
});

function check(options?: SpawnSyncOptions): Run {
  return run(project.folder, ['scripts/run.mjs', 'check'], {}, options);
}

const ours = () => join(project.folder, 'pages/elsewhere.json');

/** Lists sentences missing from a report, and lines that only a programmer would understand. */
function faultsOf({ status, output }: Run, wanted: string[]): string[] {
  const rows = output.split('\n');
  return [
    ...wanted.filter(line => !rows.some(row => row.startsWith(line))).map(line => `not said: ${line}`),
    ...rows.filter(row => /^ +at |^node:|Error:|(?!\t)\p{Cc}/u.test(row)),
    // "null" is a run that took too long and was killed.
    ...(status === 1 ? [] : [`ended with ${status}`]),
  ];
}

async function expectSaid(kinds: Nasty[]): Promise<void> {
  for (const { make } of kinds) await make(pages());
  const wanted = kinds.flatMap(({ says }) => says.map(line => `pages/${line}`));
  expect(faultsOf(check(), [...wanted, ELSEWHERE])).toEqual([]);
  mendElsewhere(project.folder);
  expect(faultsOf(build(project.folder), [...wanted, 'The content has mistakes'])).toEqual([]);
  expect(fingerprint(DIST(project.folder))).toBe(good);
}

const bad = NASTY_FILES.filter(({ isGood }) => !isGood);
const mistakes = bad.filter(({ says }) => says.some(line => !line.includes('Warning: ')));

describe('nasty files', () => {
  it('are of more than 50 kinds', () => {
    expect(new Set(NASTY_FILES.map(({ name }) => name)).size).toBe(NASTY_FILES.length);
    expect(NASTY_FILES.length).toBeGreaterThan(50);
    expect(bad.filter(({ says }) => says.length === 0)).toEqual([]);
  });

  it('beside one another: all are said, and what is wrong elsewhere', { timeout: 180_000 }, async () => {
    await expectSaid(bad.filter(({ alone }) => !alone));
  });

  it.runIf(isFull).each(mistakes)('$name', async kind => {
    await expectSaid([kind]);
  });

  it.runIf(isFull).each(bad.filter(kind => !mistakes.includes(kind)))(
    '$name: a warning that holds nobody up',
    async ({ make, says }) => {
      await make(pages());
      mendElsewhere(project.folder);
      for (const { status, output } of [check(), build(project.folder)]) {
        expect(status).toBe(0);
        for (const line of says) expect(output).toContain(`pages/${line}`);
      }
      expect(fingerprint(DIST(project.folder))).toBe(good);
    },
  );
});

describe('files that may not be read', () => {
  const { options, why } = withoutRights();

  it.skipIf(!options)(`are said, and what is wrong elsewhere${why ? ` (not tried: ${why})` : ''}`, () => {
    const locked = ['locked.json', 'locked', '_shared/locked.json', '_public/locked.png', '_public/locked'];
    for (const name of locked) {
      mkdirSync(dirname(join(pages(), name)), { recursive: true });
      if (extname(name)) writeFileSync(join(pages(), name), '{}');
      else mkdirSync(join(pages(), name));
      chmodSync(join(pages(), name), 0);
    }
    giveAway(project.folder);
    const may = 'may not be read. Give yourself the permission to read it.';
    const wanted = [
      `pages/locked.json  This file ${may}`,
      `pages/locked  This folder ${may}`,
      `pages/_shared/locked.json  Warning: This file ${may}`,
      `pages/_public/locked.png  This file ${may}`,
      `pages/_public/locked  This folder ${may}`,
    ];
    expect(faultsOf(check(options), [...wanted, ELSEWHERE])).toEqual([]);
    expect(faultsOf(run(project.folder, ['scripts/run.mjs', 'build'], {}, options), wanted)).toEqual([]);
    expect(fingerprint(DIST(project.folder))).toBe(good);
    for (const name of locked) chmodSync(join(pages(), name), 0o755);
  });
});

describe('a file that changes while it is read', () => {
  // Makes a file whole, cut short, empty, gone, a folder or a link, as fast as a process can.
  const writer = `
    const { mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
    const [file, text] = process.argv.slice(1);
    const states = [
      () => writeFileSync(file, text),
      () => writeFileSync(file, text.slice(0, text.length / 2)),
      () => writeFileSync(file, ''),
      () => {},
      () => mkdirSync(file),
      () => symlinkSync('nowhere', file),
    ];
    for (let step = 0; ; step += 1) {
      rmSync(file, { recursive: true, force: true });
      states[step % states.length]();
      if (step === 100) console.log('writing');
    }`;

  it('holds nobody up, and is seen as it is once it is at rest', async () => {
    mendElsewhere(project.folder);
    const text = readFileSync(ours(), 'utf8');
    const child = spawn(process.execPath, ['-e', writer, ours(), text], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      for (let time = 0; time < size(1, 40); time += 1) {
        const { status, output } = check();
        expect([0, 1], output).toContain(status);
        expect(faultsOf({ status: 1, output }, [])).toEqual([]);
      }
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'close');
    rmSync(ours(), { recursive: true, force: true });
    mendElsewhere(project.folder);
    expect(check()).toEqual({ status: 0, output: '2 pages, no mistakes.\n' });
  });
});

describe('no pages at all', () => {
  it.each(['nothing', 'a file', 'a link that leads nowhere'].slice(0, size(1, 3)))('but %s', what => {
    rmSync(pages(), { recursive: true });
    if (what === 'a file') writeFileSync(pages(), 'x');
    if (what !== 'nothing' && what !== 'a file') symlinkSync('nowhere', pages());
    const sentences: { [what: string]: string } = {
      nothing: `There is no site here: neither ${project.folder} nor `,
      'a file': `${pages()}: This is a file`,
      'a link that leads nowhere': `There is no folder pages/ in ${project.folder}.`,
    };
    const sentence = sentences[what] ?? '';
    expect(faultsOf({ ...check(), status: 1 }, [sentence])).toEqual([]);
    expect(faultsOf({ ...build(project.folder), status: 1 }, [sentence])).toEqual([]);
    expect(fingerprint(DIST(project.folder))).toBe(good);
  });
});

it('what only looks nasty is built', async () => {
  for (const { make, isGood } of NASTY_FILES) if (isGood) await make(pages());
  mendElsewhere(project.folder);
  const { status, output } = build(project.folder);
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('4 pages in') });
  const made = listFiles(DIST(project.folder)).filter(name => !/\.(html|json|png|svg)$/.test(name));
  expect(made).toEqual(MADE);
});
