// One reading of the history for many files tells the same of each as a reading for it alone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dice, writeFiles } from '../../../tests/support/documents/sites/small-site.ts';
import { startsOfGit } from '../../../tests/support/files/starts-of-git.ts';
import { size } from '../../../tests/support/size.ts';
import { commitsOfAll } from './commits-of-all.ts';
import { commitsOf } from './file-commits.ts';

const words = (seed: number) =>
  Array.from({ length: 30 }, (_, line) => `${seed} says in line ${line} what it says\n`).join('');

/** A site below the top of a repository, in which commits change, copy, move and delete pages at random, on two branches. */
function repository(seed: number, commits: number) {
  const top = mkdtempSync(join(tmpdir(), 'ashlar-all-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const roll = dice(seed);
  let minute = 0;
  const git = (...asked: string[]) => {
    minute += 1;
    const at = `2026-01-01T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
    return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...asked], {
      cwd: top,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
  };
  const root = join(top, 'site');
  git('init', '--initial-branch=main');
  writeFiles(root, { 'README.md': 'A site', 'pages/a.json': words(1), 'pages/b.json': words(2) });
  const names = ['a', 'b', 'c', 'd', 'e'].map(name => `pages/${name}.json`);
  const textOf = (name: string) => {
    try {
      return readFileSync(join(root, name), 'utf8');
    } catch {
      return undefined;
    }
  };
  const save = () => {
    git('add', '--all');
    git('commit', '--allow-empty', '--message', `Commit ${minute}`);
  };
  save();
  const change = () => {
    for (let count = 1 + roll(2); count > 0; count -= 1) {
      const [name = '', other = ''] = [names[roll(names.length)], names[roll(names.length)]];
      const text = textOf(name);
      const some = (text ?? words(minute + 10)).replace(/line \d/, `line ${minute}`);
      if (text === undefined || roll(3) === 0) writeFiles(root, { [name]: some });
      else if (roll(2) === 0) writeFiles(root, { [other]: roll(2) === 0 ? text : some });
      if (text !== undefined && roll(3) === 0) rmSync(join(root, name));
    }
    save();
  };
  for (let index = 0; index < commits; index += 1) {
    change();
    if (roll(6) > 0) continue;
    git('switch', '--create', `side-${minute}`, 'HEAD~1');
    change();
    const side = git('rev-parse', 'HEAD').trim();
    git('switch', 'main');
    git('merge', '--strategy=ours', '--message', 'Both', side);
  }
  return { root, names };
}

it.each(Array.from({ length: size(1, 40) }, (_, round) => 20_261_128 + round))(
  'tells of each file what is told of it alone, by the dice of %i',
  seed => {
    const { root, names } = repository(seed, size(12, 40));
    const all = commitsOfAll(root, names);
    for (const name of names) {
      expect(all(name).length).toBeGreaterThan(0);
      expect(all(name)).toEqual(commitsOf(root, name));
    }
  },
);

it('starts Git a few times, however many files there are', () => {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-all-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...asked: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...asked], {
      cwd: root,
      stdio: 'ignore',
    });
  const names = Array.from({ length: 30 }, (_, page) => `pages/${page}.json`);
  git('init');
  for (const line of ['one', 'two']) {
    writeFiles(root, Object.fromEntries(names.map((name, page) => [name, words(page * 100) + line])));
    git('add', '.');
    git('commit', '--message', line);
  }
  commitsOf(root, 'pages/0.json');
  const count = (some: string[]) =>
    startsOfGit(() => {
      const all = commitsOfAll(root, some);
      for (const name of some) expect(all(name)).toHaveLength(2);
    });
  expect(count(names)).toBeLessThan(7);
  // The history is read once, until Git moves.
  expect(count(names.slice(0, 2))).toBeLessThan(5);
});
