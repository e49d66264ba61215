// @module-tag full-only
// "npm run hand-in" and the sending of a window, killed at their calls of Git and their operations on files: nothing is lost, and the next
// run finishes.
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import type { Asks } from '../../../src/composer/model/asks.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import { hashOfAll, hashSources, placeFor } from '../../../src/publish/bundle/sources.mjs';
import { SENDER } from '../../support/composer/bring-by-asks.ts';
import { copyOf } from '../../support/composer/copy.ts';
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
  /^(update-ref|symbolic-ref -m|-c \S+ commit|update-index -z --index-info|config --local -- branch\.\S+|push) /;

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

type Env = { [name: string]: string };

/** Runs in a process of its own, which can be killed. */
function handInApart(desk: Desk, args: string[], env: Env = {}): Run {
  return runApart(desk, [...args, PROGRAM, 'hand-in', 'A new price'], env);
}

function runApart({ folder }: Desk, args: string[], env: Env): Run {
  const bin = join(folder, '../bin');
  const listed = {
    REAL_PATH,
    CALLS: join(folder, '../calls'),
    PATH: `${bin}${delimiter}${REAL_PATH}`,
    KILL_AT: '0',
  };
  return run(folder, args, { ...GIT_ALONE, ...listed, ...env });
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

/** What the process does that a server starts for Git's work. */
const SEND = `
const [program, places, question] = process.argv.slice(-3);
const { run } = await import(program);
process.stdout.write(JSON.stringify(await run(JSON.parse(question), JSON.parse(places))));
`;

async function ask<Name extends keyof Asks>(
  { folder }: Desk,
  name: Name,
  input: Asks[Name]['input'],
): Promise<Asks[Name]['told'] & { status: number }> {
  const { status, told } = await answerTo(copyOf(folder), SENDER, { ask: name, input });
  return { status, ...(told as Asks[Name]['told']) };
}

describe('a window’s sending that is killed', () => {
  let program = '';
  let calls: string[] = [];
  let operations = 0;
  const changes = () => range(calls.length).filter(at => CHANGES.test(`${calls[at - 1]} `));
  const wantedIn = (tree: string) => ({ id: 'once', title: 'A new price', tree });

  /** Gets as far as the author who has read what would be sent. */
  async function openPlanned(): Promise<{ desk: Desk; tree: string }> {
    const desk = openBusyDesk();
    const { tree = '' } = await ask(desk, 'plan', { agrees: true });
    return { desk, tree };
  }

  function sendApart(desk: Desk, tree: string, args: string[], env: Env = {}): Run {
    const places = JSON.stringify({ ...placesAt(desk.folder), engine: process.cwd() });
    const question = JSON.stringify({ name: 'send', author: SENDER, input: wantedIn(tree) });
    const words = ['--input-type=module', '-e', SEND, '--', 'send', pathToFileURL(program).href];
    return runApart(desk, [...args, ...words, places, question], env);
  }

  beforeAll(async () => {
    const { desk, tree } = await openPlanned();
    expect(run(desk.folder, [PROGRAM, 'check'], GIT_ALONE)).toMatchObject({ status: 0 });
    const places = { ...placesAt(desk.folder), engine: process.cwd() };
    program = join(placeFor('program', places, hashOfAll(hashSources(places))), 'answer-exchange.js');
    const before = fingerprint(desk);
    const { status, output } = sendApart(desk, tree, ['--import', KILLER], { KILL_IN: 'send' });
    expect([status, output]).toEqual([0, expect.stringContaining('"is":"beingRead"')]);
    calls = readFileSync(join(desk.folder, '../calls'), 'utf8').trim().split('\n');
    operations = Number(/(\d+) operations/.exec(output)?.[1]);
    expectHandedIn(desk, before);
    desk.remove();
  }, 600_000);

  async function expectSent(at: number, desk: Desk, tree: string, before: Fingerprint): Promise<void> {
    expect([at, others(fingerprint(desk))]).toEqual([at, others(before)]);
    const found = await ask(desk, 'sent', {});
    expect([at, found.is]).toEqual([at, expect.stringMatching(/^(changed|unsent|beingRead)$/)]);
    const sent = await ask(desk, 'send', wantedIn(tree));
    expect([at, sent.status, sent.is]).toEqual([at, 200, 'beingRead']);
    expectHandedIn(desk, before);
    desk.remove();
  }

  it('at a call of Git loses nothing, and the same window sends it once', PATIENT, async () => {
    expect(changes()).toHaveLength(6);
    for (const at of size(
      [...changes().slice(2, 3)],
      [...new Set([...changes(), ...some(calls.length, 8)])],
    )) {
      const { desk, tree } = await openPlanned();
      const before = fingerprint(desk);
      const when = at === 1 ? 'before' : 'after';
      const { status } = sendApart(desk, tree, [], { KILL_AT: String(at), KILL_WHEN: when });
      expect([at, status]).toEqual([at, null]);
      await expectSent(at, desk, tree, before);
    }
  });

  it('in the middle of a file loses nothing, and the same window sends it once', PATIENT, async () => {
    for (const at of some(operations, size(1, 12))) {
      const { desk, tree } = await openPlanned();
      const before = fingerprint(desk);
      const killed = { KILL_IN: 'send', KILL_AT: String(at) };
      expect([at, sendApart(desk, tree, ['--import', KILLER], killed).status]).toEqual([at, null]);
      await expectSent(at, desk, tree, before);
    }
  });
});
