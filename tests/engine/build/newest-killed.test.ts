// @module-tag full-only
// "npm run newest" killed at its calls of Git and its operations on files: no word is lost, and the next run comes to the same bytes.
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSame } from '../../../src/base/json-value.ts';
import { ownEntries } from '../../../src/change/journal/entries.ts';
import { isBringingLeft } from '../../../src/review/hand-in/bring/bringing-record.ts';
import { handIn, newest, nobodysSettings, ownSettings } from '../../support/documents/messages/hand-in.ts';
import { BEFORE_GIT, KILLER } from '../../support/files/kill-git.ts';
import { type Desk, deskIn, fingerprint, GIT_ALONE, openDesk } from '../../support/files/repositories.ts';
import { type Run, run } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const PROGRAM = join(process.cwd(), 'scripts/run.mjs');
const REAL_PATH = process.env.PATH ?? '';
const PATIENT = { timeout: 1_800_000 };
const TAKES = ['--take', 'mine'];

beforeAll(nobodysSettings);
afterAll(ownSettings);

/** A page of which both have changed another part, one with a question, pages that come and go, and a developer's unfinished work. */
function makeBusyDesk(): Desk {
  const desk = openDesk();
  const page = (name: string) => desk.read('pages/hours.json').replace('When we are there', name);
  desk.write('pages/gone.json', page('Soon gone'));
  desk.git('add', '.');
  desk.git('commit', '--quiet', '--message', 'One more');
  desk.git('push', '--quiet');
  const other = desk.colleague();
  other.edit('pages/fees.json', 'Ten dollars', 'Eleven dollars');
  other.edit('pages/hours.json', 'Nine to five', 'Nine to six');
  other.write('pages/team.json', page('Their team'));
  other.git('rm', '--quiet', 'pages/gone.json');
  other.edit('tools/saw.txt', 'Seldom', 'Often');
  other.git('add', '.');
  other.git('commit', '--quiet', '--message', 'Theirs');
  other.git('push', '--quiet');
  desk.edit('notes.txt', 'developer', 'designer');
  desk.git('stash', '--quiet');
  desk.edit('blocks.txt', 'another', 'a third');
  desk.git('add', 'blocks.txt');
  desk.edit('pages/fees.json', 'What it costs', 'What we ask');
  desk.git('add', 'pages/fees.json');
  desk.edit('pages/hours.json', 'Nine to five', 'Ten to five');
  desk.edit('pages/index.json', 'One sentence', 'Another sentence');
  desk.write('pages/shelves.json', page('My shelves'));
  return withKiller(desk);
}

/** A change that is being read, further changes here, and a main branch that has gone on at the host. */
async function makeDeskInReview(hasMain: boolean): Promise<Desk> {
  const desk = openDesk();
  desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  expect(await handIn(desk.folder, ['A new price'])).toMatchObject({ code: 0 });
  const other = desk.colleague();
  other.edit('pages/hours.json', 'Nine to five', 'Nine to six');
  other.git('commit', '--quiet', '--all', '--message', 'Theirs');
  other.git('push', '--quiet', 'origin', 'HEAD:main');
  desk.edit('pages/fees.json', 'What it costs', 'What we ask');
  desk.edit('blocks.txt', 'another', 'a third');
  desk.git('add', 'blocks.txt');
  if (!hasMain) desk.git('branch', '--quiet', '-D', 'main');
  return withKiller(desk);
}

function withKiller(desk: Desk): Desk {
  desk.write('../bin/git', BEFORE_GIT);
  chmodSync(join(desk.folder, '../bin/git'), 0o755);
  return desk;
}

let busy: Desk | undefined;
afterAll(() => busy?.remove());

function openBusyDesk(): Desk {
  busy ??= makeBusyDesk();
  return copyOf(busy);
}

function copyOf({ folder }: Desk): Desk {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
  cpSync(join(folder, '..'), outer, { recursive: true });
  return deskIn(outer, 'site');
}

/** Runs in a process of its own, which can be killed. */
function newestApart(
  { folder }: Desk,
  args: string[],
  env: { [name: string]: string } = {},
  words = TAKES,
): Run {
  const listed = {
    REAL_PATH,
    CALLS: join(folder, '../calls'),
    PATH: `${join(folder, '../bin')}${delimiter}${REAL_PATH}`,
    KILL_AT: '0',
  };
  return run(folder, [...args, PROGRAM, 'newest', ...words], { ...GIT_ALONE, ...listed, ...env });
}

const callsIn = ({ folder }: Desk): string[] =>
  readFileSync(join(folder, '../calls'), 'utf8').trim().split('\n');

const isMove = (call: string): boolean => / read-tree -m -u /.test(call);

/** Everything but the dates that the index keeps, with what the journal says of the others. */
function stateOf(desk: Desk) {
  const others = ownEntries(desk.folder).filter(({ by }) => by === 'others');
  const history = others.flatMap(({ id, changes }) =>
    changes.map(({ file, before, after }) =>
      [file, before, after, id ?? 'nothing that undo takes'].join(' '),
    ),
  );
  return {
    ...fingerprint(desk),
    index: '',
    status: desk.git('status', '--porcelain'),
    history: history.sort(),
  };
}

const OWN_WORDS: [string, string][] = [
  ['pages/fees.json', 'What we ask'],
  ['pages/hours.json', 'Ten to five'],
  ['pages/index.json', 'Another sentence'],
  ['pages/shelves.json', 'My shelves'],
];

/** What the next run says, by what the killed one has left. */
const SAID = {
  untouched: 'This is what the others did',
  begun: "Bringing the others' work was cut short, and is complete now.",
  done: 'You have the newest version',
};

/** Chooses as many as there is time for, always with the first and the last one. */
function some(count: number, wanted: number): number[] {
  const step = Math.max(1, (count - 1) / Math.max(1, wanted - 1));
  return [...new Set(Array.from({ length: Math.min(count, wanted) }, (_, at) => 1 + Math.round(at * step)))];
}

/** The full size runs in slices, so that each test ends in time. */
const SLICES = Array.from({ length: size(1, 4) }, (_, at) => at + 1);

const inSlice = (kills: number[], slice: number): number[] =>
  kills.filter((_, nth) => nth % SLICES.length === slice - 1);

describe('newest that is killed', () => {
  let calls: string[] = [];
  let operations: string[] = [];
  let before: ReturnType<typeof stateOf>;
  let whole: ReturnType<typeof stateOf>;

  beforeAll(() => {
    // The first run keeps what it has compiled.
    const first = openBusyDesk();
    before = stateOf(first);
    expect(newestApart(first, []).status).toBe(0);
    first.remove();
    const desk = openBusyDesk();
    const list = join(desk.folder, '../operations');
    const { status, output } = newestApart(desk, ['--import', KILLER], {
      KILL_IN: 'newest',
      KILL_LIST: list,
    });
    expect([status, output]).toEqual([0, expect.stringContaining('This is what the others did')]);
    operations = JSON.parse(readFileSync(list, 'utf8'));
    calls = callsIn(desk);
    whole = stateOf(desk);
    expect(whole.status).toBe(
      'M  blocks.txt\nM  pages/fees.json\n M pages/hours.json\n M pages/index.json\n?? pages/shelves.json',
    );
    expect(whole.history).toEqual(
      ['fees', 'gone', 'team'].map(name =>
        expect.stringMatching(`^pages/${name}\\.json .* nothing that undo takes$`),
      ),
    );
    expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
    desk.remove();
  }, 300_000);

  /** The operations from the first to the last one on the record of the step. */
  function recorded(): number[] {
    const isRecord = (operation: string) => /bringing\.json|"isSaved":/.test(operation);
    const [first, last] = [operations.findIndex(isRecord), operations.findLastIndex(isRecord)];
    return operations.flatMap((_, at) => (at >= first && at <= last ? [at + 1] : []));
  }

  /** Until the record stands, all is as before. */
  function leftBy(at: number, desk: Desk): keyof typeof SAID {
    for (const [file, words] of OWN_WORDS)
      expect([at, desk.read(file)]).toEqual([at, expect.stringContaining(words)]);
    if (isBringingLeft(desk.folder)) return 'begun';
    const state = stateOf(desk);
    if (isSame(state, whole)) return 'done';
    expect([at, state]).toEqual([at, before]);
    return 'untouched';
  }

  /** Where nothing or all is done, the next run is one like any other, so trying it after every tenth kill is enough. */
  async function expectTheSame(at: number, desk: Desk): Promise<void> {
    const left = leftBy(at, desk);
    if (left === 'begun' || at % 10 === 0) {
      const { code, said } = await newest(desk.folder, TAKES);
      expect([at, code, said]).toEqual([at, 0, expect.stringContaining(SAID[left])]);
      expect([at, stateOf(desk)]).toEqual([at, whole]);
    }
    desk.remove();
  }

  it('is counted', () => {
    expect(calls.length).toBeGreaterThan(30);
    expect(recorded().length).toBeGreaterThan(10);
  });

  it.each(SLICES)('at a call of Git comes to the same with the next one, slice %i', PATIENT, async slice => {
    // Nothing of Git's changes between two calls, so before one is after the other.
    for (const at of inSlice(some(calls.length, size(3, calls.length)), slice)) {
      const desk = openBusyDesk();
      const { status } = newestApart(desk, [], { KILL_AT: String(at), KILL_WHEN: 'after' });
      expect([at, status]).toEqual([at, null]);
      await expectTheSame(at, desk);
    }
  });

  it.each(SLICES)(
    'at an operation on files comes to the same with the next one, slice %i',
    PATIENT,
    async slice => {
      const inStep = recorded();
      const kills = new Set([
        ...some(inStep.length, size(3, inStep.length)).map(nth => inStep[nth - 1] ?? 0),
        ...size([], some(operations.length, 20)),
      ]);
      for (const at of inSlice([...kills], slice)) {
        const desk = openBusyDesk();
        const { status } = newestApart(desk, ['--import', KILLER], {
          KILL_IN: 'newest',
          KILL_AT: String(at),
        });
        expect([at, status]).toEqual([at, null]);
        // The run that finishes the work may be killed too.
        if (isBringingLeft(desk.folder) && at % 3 === 0)
          newestApart(desk, ['--import', KILLER], {
            KILL_IN: 'newest',
            KILL_AT: String(1 + ((7 * at) % 40)),
          });
        await expectTheSame(at, desk);
      }
    },
  );

  it('waits for the lock that Git leaves if it is killed too, and comes to the same', PATIENT, async () => {
    const at = 1 + calls.findIndex(isMove);
    const desk = openBusyDesk();
    newestApart(desk, [], { KILL_AT: String(at), KILL_WHEN: 'before' });
    const lock = join(desk.folder, '.git/index.lock');
    writeFileSync(lock, '');
    desk.edit('tools/saw.txt', 'Seldom', 'Often');
    expect(await newest(desk.folder, TAKES)).toEqual({
      code: 2,
      said: expect.stringContaining(`delete the file ${lock}`),
    });
    rmSync(lock);
    await expectTheSame(at, desk);
  });

  it('goes on with what somebody has changed after it', PATIENT, async () => {
    // The pages that both have changed are written by then, and Git has moved none.
    const at = calls.findIndex(isMove);
    const desk = openBusyDesk();
    newestApart(desk, [], { KILL_AT: String(at + 1), KILL_WHEN: 'before' });
    expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
    desk.edit('pages/hours.json', 'Ten to five', 'Eleven to five');
    desk.write('tools/saw.txt', 'Mine.\n');
    const { code, said } = await newest(desk.folder, TAKES);
    expect([code, said]).toEqual([2, expect.stringContaining('others have changed "tools/saw.txt"')]);
    expect(desk.read('pages/fees.json')).not.toContain('Eleven dollars');
    desk.git('checkout', '--', 'tools/saw.txt');
    expect(await newest(desk.folder, TAKES)).toMatchObject({ code: 0 });
    for (const words of ['Eleven dollars', 'What we ask'])
      expect(desk.read('pages/fees.json')).toContain(words);
    expect(desk.read('pages/hours.json')).toContain('Eleven to five');
    desk.remove();
  });
});

it.each(size([true], [true, false]))(
  'newest that is killed while it goes to the main branch gets there with the next one (a branch that is here: %s)',
  PATIENT,
  async hasMain => {
    const start = await makeDeskInReview(hasMain);
    const desk = copyOf(start);
    expect(newestApart(desk, [], {}, ['--next']).status).toBe(0);
    const whole = stateOf(desk);
    expect(whole.head).toBe('refs/heads/main');
    const calls = callsIn(desk);
    const before = calls.findIndex(isMove);
    for (const nth of some(calls.length - before, size(1, calls.length))) {
      const killed = copyOf(start);
      const env = { KILL_AT: String(before + nth), KILL_WHEN: 'after' };
      expect([nth, newestApart(killed, [], env, ['--next']).status]).toEqual([nth, null]);
      expect([nth, await newest(killed.folder, ['--next'])]).toMatchObject([nth, { code: 0 }]);
      expect([nth, stateOf(killed)]).toEqual([nth, whole]);
      killed.remove();
    }
    for (const one of [start, desk]) one.remove();
  },
);
