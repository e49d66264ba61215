// "npm run hand-in" as people start it: killed at each call of Git and at each operation on files nothing of anybody's is lost, and
// the next one comes to the end; and the file that goes by mail has its pictures in it.
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Desk,
  type Fingerprint,
  fingerprint,
  GIT_ALONE,
  openDesk,
  runGit,
} from '../../support/files/repositories.ts';
import { type Run, run } from '../../support/files/run.ts';
import { isFull, size } from '../../support/size.ts';

const PROGRAM = join(process.cwd(), 'scripts/run.mjs');
const KILLER = join(process.cwd(), 'tests/support/files/kill-at.mjs');
const BRANCH = /^refs\/heads\/change\/\d{4}-\d\d-\d\d-a-new-price$/;

/** Stands before Git: counts its calls, and kills whoever makes the one with the number KILL_AT, before or after it. */
const BEFORE_GIT = `#!/bin/sh
count=$(($(cat "$COUNT" 2>/dev/null || echo 0) + 1))
echo $count > "$COUNT"
if [ "$count" = "$KILL_AT" ] && [ "$KILL_WHEN" = before ]; then kill -9 $PPID; exit 137; fi
PATH="$REAL_PATH" git "$@"
status=$?
if [ "$count" = "$KILL_AT" ]; then kill -9 $PPID; fi
exit $status
`;

/** A second or two for each kill, more where the machine is busy. */
const PATIENT = { timeout: 1_200_000 };

const REAL_PATH = process.env.PATH ?? '';

/** A change of three files, and what a developer is in the middle of. */
function openBusyDesk(): Desk {
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

function handIn({ folder }: Desk, args: string[], env: { [name: string]: string } = {}): Run {
  const bin = join(folder, '../bin');
  const counted = { REAL_PATH, COUNT: join(folder, '../count'), PATH: `${bin}${delimiter}${REAL_PATH}` };
  return run(folder, [...args, PROGRAM, 'hand-in', 'A new price'], { ...GIT_ALONE, ...counted, ...env });
}

/** What is nobody's to touch. */
function others({ inside, outside, stash, entries }: Fingerprint) {
  return { inside, outside, stash, staged: entries.filter(entry => !entry.includes('\tpages/')) };
}

function expectHandedIn(desk: Desk, before: Fingerprint): void {
  const { status, output } = handIn(desk, []);
  expect([status, output]).toEqual([0, expect.stringMatching(/Handed in|Sent|nothing to hand in/)]);
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

/** As many of them as there is time for, with both ends. */
function some(count: number, wanted: number): number[] {
  const step = Math.max(1, (count - 1) / Math.max(1, wanted - 1));
  return [...new Set(Array.from({ length: Math.min(count, wanted) }, (_, at) => 1 + Math.round(at * step)))];
}

describe('a hand-in that is killed', () => {
  let calls = 0;
  let operations = 0;

  beforeAll(() => {
    const desk = openBusyDesk();
    const before = fingerprint(desk);
    const { output } = handIn(desk, ['--import', KILLER], { KILL_IN: 'hand-in' });
    calls = Number(readFileSync(join(desk.folder, '../count'), 'utf8'));
    operations = Number(/(\d+) operations/.exec(output)?.[1]);
    expectHandedIn(desk, before);
    desk.remove();
  });

  it('is counted', () => {
    expect(calls).toBeGreaterThan(20);
    expect(operations).toBeGreaterThan(3);
  });

  it.each(size(['after'], ['before', 'after']))(
    '%s a call of Git loses nothing, and the next one ends well',
    PATIENT,
    when => {
      // The commit and what follows it are the last ones.
      const last = Array.from({ length: size(5, 0) }, (_, at) => calls - at);
      for (const at of new Set([...some(calls, size(2, calls)), ...last])) {
        const desk = openBusyDesk();
        const before = fingerprint(desk);
        const { status } = handIn(desk, [], { KILL_AT: String(at), KILL_WHEN: when });
        expect([at, status]).toEqual([at, null]);
        expect([at, others(fingerprint(desk))]).toEqual([at, others(before)]);
        rmSync(join(desk.folder, '../count'));
        expectHandedIn(desk, before);
        desk.remove();
      }
    },
  );

  it('in the middle of a file loses nothing, and the next one ends well', PATIENT, () => {
    for (const at of some(operations, size(2, operations))) {
      const desk = openBusyDesk();
      const before = fingerprint(desk);
      const env = { KILL_AT: '', KILL_IN: 'hand-in' };
      const { status } = handIn(desk, ['--import', KILLER], { ...env, KILL_AT: String(at) });
      expect([at, status]).toEqual([at, null]);
      expect([at, others(fingerprint(desk))]).toEqual([at, others(before)]);
      expectHandedIn(desk, before);
      desk.remove();
    }
  });

  it('goes on with what somebody has changed after it', PATIENT, () => {
    for (const at of some(calls, size(2, calls)).concat(calls - 3, calls - 4)) {
      const desk = openBusyDesk();
      handIn(desk, [], { KILL_AT: String(at), KILL_WHEN: 'after' });
      desk.edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars');
      rmSync(join(desk.folder, '../count'), { force: true });
      expect(handIn(desk, [])).toMatchObject({ status: 0 });
      expect(desk.git('show', 'HEAD:pages/fees.json')).toContain('Thirteen dollars');
      expect(desk.git('diff', '--cached', '--name-only')).toBe('blocks.txt');
      desk.remove();
    }
  });

  it('with Git itself, says what is in the way until it is gone', () => {
    const desk = openBusyDesk();
    writeFileSync(join(desk.folder, '.git/index.lock'), '');
    const before = fingerprint(desk);
    const { status, output } = handIn(desk, []);
    expect(output).toMatch(
      /Another program is using Git in this folder just now\..*delete the file .*index\.lock/,
    );
    expect([status, fingerprint(desk)]).toEqual([2, before]);
    rmSync(join(desk.folder, '.git/index.lock'));
    expectHandedIn(desk, before);
    desk.remove();
  });
});

it('a file to send that is killed while it is written is whole the next time', PATIENT, () => {
  const start = () => {
    const desk = openDesk();
    rmSync(join(desk.folder, '.git'), { recursive: true });
    return desk;
  };
  const send = ({ folder }: Desk, args: string[] = [], env: { [name: string]: string } = {}) =>
    run(folder, [...args, PROGRAM, 'hand-in', 'A new price'], {
      ...GIT_ALONE,
      CHROME_PATH: '/nowhere',
      ...env,
    });
  const counting = start();
  const { output } = send(counting, ['--import', KILLER], { KILL_IN: 'hand-in' });
  const operations = Number(/(\d+) operations/.exec(output)?.[1]);
  counting.remove();
  expect(operations).toBeGreaterThan(5);
  for (const at of some(operations, size(2, operations))) {
    const desk = start();
    const before = fingerprint(desk);
    const killed = send(desk, ['--import', KILLER], { KILL_IN: 'hand-in', KILL_AT: String(at) });
    expect([at, killed.status]).toEqual([at, null]);
    // Killed after the last of it, it has been sent.
    const { status, output } = send(desk);
    expect([at, status, output]).toEqual([
      at,
      0,
      expect.stringMatching(/handed-in\/.*\.html|nothing to hand in/),
    ]);
    expect([at, fingerprint(desk)]).toEqual([at, before]);
    expect(existsSync(join(desk.folder, 'handed-in'))).toBe(true);
    desk.remove();
  }
});

it.runIf(isFull)('a file to send shows the changed pages before and after, and needs nothing else', () => {
  const desk = openDesk();
  desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  const { status, output } = run(desk.folder, [PROGRAM, 'hand-in', '--file'], GIT_ALONE);
  expect([status, output]).toEqual([0, expect.stringContaining('This file holds the whole change.')]);
  const [name = ''] = readdirSync(join(desk.folder, 'handed-in')).filter(name => name.endsWith('.html'));
  const html = readFileSync(join(desk.folder, 'handed-in', name), 'utf8');
  const pictures = [...html.matchAll(/<img src="data:image\/jpeg;base64,([^"]+)" alt="([^"]+)"/g)];
  const words = ['before', 'after'].map(side => expect.stringMatching(new RegExp(`\\(/fees\\), ${side}$`)));
  expect(pictures.map(([, , alt]) => alt)).toEqual([...words, ...words]);
  for (const [, bytes = ''] of pictures)
    expect(Buffer.from(bytes, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
  desk.remove();
});
