import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedHere, changedLately, turnNow } from './commits.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const DAY_OF_NOW = 20_781;
let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-commits-'));
  mkdirSync(at('whole'));
  const git = (date: string, ...words: string[]) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...who, ...words], { cwd: at('whole'), env, stdio: 'ignore' });
  };
  const commit = (date: string, file: string) => {
    writeFileSync(at(`whole/${file}`), date);
    git(date, 'add', '-A');
    git(date, 'commit', '-m', file);
  };
  git('', 'init', '-b', 'main');
  commit('2026-11-01T12:00:00Z', 'first');
  git('', 'checkout', '-b', 'work');
  commit('2026-11-02T12:00:00Z', 'written long ago');
  git('', 'checkout', 'main');
  commit('2026-11-03T12:00:00Z', 'old');
  commit('2026-11-08T13:00:00Z', 'höher');
  git('2026-11-09T12:00:00Z', 'merge', '--no-ff', '-m', 'merge', 'work');
  const shallow = (depth: number) =>
    execFileSync('git', [
      'clone',
      '-q',
      '--depth',
      String(depth),
      `file://${at('whole')}`,
      at(`shallow-${depth}`),
    ]);
  shallow(1);
  shallow(2);
  mkdirSync(at('without'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('whose turn it is', () => {
  it.each([
    { name: 'says the number of commits', in: 'whole', out: { number: 5, unit: 'commit' } },
    { name: 'says the day in a shallow clone', in: 'shallow-2', out: { number: DAY_OF_NOW, unit: 'day' } },
    { name: 'says the day without Git', in: 'without', out: { number: DAY_OF_NOW, unit: 'day' } },
  ])('$name', ({ in: name, out }) => {
    expect(turnNow(at(name), NOW)).toEqual(out);
  });
});

describe('what has changed lately', () => {
  it.each([
    {
      name: 'is what came within a day before the last commit',
      in: 'whole',
      out: ['höher', 'written long ago'],
    },
    { name: 'is not known in a clone of one commit', in: 'shallow-1', out: [] },
    { name: 'is what a shallow clone knows', in: 'shallow-2', out: ['written long ago'] },
    { name: 'is nothing without Git', in: 'without', out: [] },
  ])('$name', ({ in: name, out }) => {
    expect(changedLately(at(name))).toEqual(out);
  });
});

describe('what differs from the branch at the host', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: at('desk'),
      stdio: 'ignore',
    });
  beforeAll(() => execFileSync('git', ['clone', '-q', at('whole'), at('desk')]));

  it('is nothing in a fresh clone', () => {
    expect(changedHere(at('desk'))).toEqual([]);
  });

  it('is what was committed since, what was not, and what is new', () => {
    writeFileSync(at('desk/old'), 'committed');
    git('commit', '-am', 'One');
    writeFileSync(at('desk/first'), 'not committed');
    writeFileSync(at('desk/größer'), 'new');
    expect(changedHere(at('desk'))).toEqual(['first', 'größer', 'old']);
  });

  it('is what was not committed where no host is known', () => {
    git('remote', 'remove', 'origin');
    expect(changedHere(at('desk'))).toEqual(['first', 'größer']);
  });

  it('is nothing without Git', () => {
    expect(changedHere(at('without'))).toEqual([]);
  });
});
