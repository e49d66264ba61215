// @module-tag full-only
// "npm run hand-in" killed at its calls of Git and its operations on files: nothing is lost, and the next run finishes.
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handIn, nobodysSettings, ownSettings } from '../../support/documents/messages/hand-in.ts';
import { BEFORE_GIT, KILLER } from '../../support/files/kill-git.ts';
import {
  type Desk,
  deskIn,
  type Fingerprint,
  fingerprint,
  GIT_ALONE,
  openDesk,
  runGit,
} from '../../support/files/repositories.ts';
import { type Run, run } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const PROGRAM = join(process.cwd(), 'scripts/run.mjs');
const BRANCH = /^refs\/heads\/change\/\d{4}-\d\d-\d\d-a-new-price$/;

/** Calls that change the project. Before the first of them, a killed run has done nothing new. */
const CHANGES =
  /^(update-ref|symbolic-ref -m|-c \S+ commit|update-index -z --index-info|config branch\.\S+|push) /;

/** Each kill takes a second or two, and more on a busy machine. */
const PATIENT = { timeout: 1_200_000 };

const REAL_PATH = process.env.PATH ?? '';

beforeAll(nobodysSettings);
afterAll(ownSettings);

let busy: Desk | undefined;
afterAll(() => busy?.remove());

/** Makes a desk with a change of three files, and with a developer's unfinished work. */
function makeBusyDesk(): Desk {
  const desk = openDesk();
  desk.edit('notes.txt', 'developer', 'designer');
  desk.git('stash', '--quiet');
  desk.edit('blocks.txt', 'another', 'a third');
  desk.git('add', 'blocks.txt');
  desk.edit('blocks.txt', 'a third', 'a fourth');
  desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  desk.write('pages/team.json', desk.read('pages/hours.json').replaceAll('When we are there', 'Who we are'));
  rmSync(join(desk.folder, 'pages/hours.json'));
  desk.write('../bin/git', BEFORE_GIT);
  chmodSync(join(desk.folder, '../bin/git'), 0o755);
  return desk;
}

function openBusyDesk(): Desk {
  busy ??= makeBusyDesk();
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
  cpSync(join(busy.folder, '..'), outer, { recursive: true });
  return deskIn(outer, 'site');
}

/** Runs in a process of its own, which can be killed. */
function handInApart({ folder }: Desk, args: string[], env: { [name: string]: string } = {}): Run {
  const bin = join(folder, '../bin');
  const listed = {
    REAL_PATH,
    CALLS: join(folder, '../calls'),
    PATH: `${bin}${delimiter}${REAL_PATH}`,
    KILL_AT: '0',
  };
  return run(folder, [...args, PROGRAM, 'hand-in', 'A new price'], { ...GIT_ALONE, ...listed, ...env });
}

/** Runs the next hand-in, at the real date. */
function handInAgain({ folder }: Desk, args = ['A new price']) {
  return handIn(folder, args, { now: Date.now });
}

/** Everything that a hand-in must not touch. */
function others({ inside, outside, stash, entries }: Fingerprint) {
  return { inside, outside, stash, staged: entries.filter(entry => !entry.includes('\tpages/')) };
}

function expectHandedIn(desk: Desk, before: Fingerprint): void {
  const after = fingerprint(desk);
  expect(others(after)).toEqual(others(before));
  expect(after.head).toMatch(BRANCH);
  expect(desk.git('diff-tree', '-r', '--no-renames', '--name-status', 'main', 'HEAD')).toBe(
    'M\tpages/fees.json\nD\tpages/hours.json\nA\tpages/team.json',
  );
  expect(desk.git('rev-list', '--count', 'main..HEAD')).toBe('1');
  expect(desk.git('diff', '--cached', '--name-only')).toBe('blocks.txt');
  expect(desk.git('status', '--porcelain', 'pages')).toBe('');
  expect(runGit(desk.host, ['rev-parse', after.head]).stdout.trim()).toBe(desk.git('rev-parse', 'HEAD'));
  expect(runGit(desk.host, ['rev-parse', 'main']).stdout.trim()).toBe(desk.git('rev-parse', 'main'));
}

/** Chooses as many as there is time for, always with the first and the last one. */
function some(count: number, wanted: number): number[] {
  const step = Math.max(1, (count - 1) / Math.max(1, wanted - 1));
  return [...new Set(Array.from({ length: Math.min(count, wanted) }, (_, at) => 1 + Math.round(at * step)))];
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a hand-in that is killed', () => {
  let calls: string[] = [];
  let operations = 0;
  const changes = () => range(calls.length).filter(at => CHANGES.test(`${calls[at - 1]} `));

  beforeAll(() => {
    const desk = openBusyDesk();
    const before = fingerprint(desk);
    const { status, output } = handInApart(desk, ['--import', KILLER], { KILL_IN: 'hand-in' });
    expect([status, output]).toEqual([0, expect.stringContaining('Handed in')]);
    calls = readFileSync(join(desk.folder, '../calls'), 'utf8').trim().split('\n');
    operations = Number(/(\d+) operations/.exec(output)?.[1]);
    expectHandedIn(desk, before);
    desk.remove();
  });

  it('is counted', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(changes()).toHaveLength(6);
    expect(operations).toBeGreaterThan(3);
  });

  async function expectNothingLost(at: number, desk: Desk, before: Fingerprint): Promise<void> {
    expect([at, others(fingerprint(desk))]).toEqual([at, others(before)]);
    const { code, said } = await handInAgain(desk);
    expect([at, code, said]).toEqual([at, 0, expect.stringMatching(/Handed in|Sent|nothing to hand in/)]);
    expectHandedIn(desk, before);
    desk.remove();
  }

  it('at a call of Git loses nothing, and the next one ends well', PATIENT, async () => {
    for (const at of size(
      changes().filter((_, index) => index % 3 === 1),
      [...new Set([...changes(), ...some(calls.length, 10)])],
    )) {
      const desk = openBusyDesk();
      const before = fingerprint(desk);
      // Nothing of Git's changes between two calls, so before one is after the other.
      const when = at === 1 ? 'before' : 'after';
      const { status } = handInApart(desk, [], { KILL_AT: String(at), KILL_WHEN: when });
      expect([at, status]).toEqual([at, null]);
      await expectNothingLost(at, desk, before);
    }
  });

  it('in the middle of a file loses nothing, and the next one ends well', PATIENT, async () => {
    for (const at of some(operations, size(1, 10))) {
      const desk = openBusyDesk();
      const before = fingerprint(desk);
      const { status } = handInApart(desk, ['--import', KILLER], { KILL_IN: 'hand-in', KILL_AT: String(at) });
      expect([at, status]).toEqual([at, null]);
      await expectNothingLost(at, desk, before);
    }
  });

  it('goes on with what somebody has changed after it', PATIENT, async () => {
    const committed = changes()[2] ?? 0;
    for (const at of size([committed], [committed, ...some(calls.length, 3)])) {
      const desk = openBusyDesk();
      handInApart(desk, [], { KILL_AT: String(at), KILL_WHEN: 'after' });
      desk.edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars');
      expect(await handInAgain(desk)).toMatchObject({ code: 0 });
      expect(desk.git('show', 'HEAD:pages/fees.json')).toContain('Thirteen dollars');
      expect(desk.git('diff', '--cached', '--name-only')).toBe('blocks.txt');
      desk.remove();
    }
  });
});
