// What a running server knows of the last commit: seen at the next look whatever happened in Git, and asked of Git only then.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startsOfGit } from '../../../tests/support/files/starts-of-git.ts';
import { ashlarFolderInGit } from './ashlar-folder-in-git.ts';
import { baseOf, forkOf } from './base.ts';
import { openEarlier } from './earlier-kept.ts';
import { whereGitIs } from './moved.ts';

const PAGE = 'pages/index.json';

/** A repository with one page that says "first" in its only commit, in "root". "beside" makes a second working tree of it. */
function repository({ beside = false } = {}) {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-kept-')));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const first = join(outer, 'first');
  const root = beside ? join(outer, 'second') : first;
  const gitAt = (folder: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const git = (...words: string[]) => gitAt(root, ...words);
  const write = (text: string, file = PAGE) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  mkdirSync(join(first, 'pages'), { recursive: true });
  writeFileSync(join(first, PAGE), 'first');
  gitAt(first, 'init', '-b', 'main');
  gitAt(first, 'add', '.');
  gitAt(first, 'commit', '-m', 'First');
  if (beside) gitAt(first, 'worktree', 'add', '-b', 'other', root);
  const commit = (text: string, ...words: string[]) => {
    write(text);
    git('add', '.');
    git('commit', '-m', text, ...words);
  };
  return { root, first, git, gitAt, write, commit };
}

/** Saves a page as the server does, and says what the last commit has in its place. */
function opened({ root, write }: ReturnType<typeof repository>) {
  const earlier = openEarlier(root);
  const told = () => Object.fromEntries(earlier.texts().map(({ file, text }) => [file, text]));
  return {
    earlier,
    told,
    save(text: string, file = PAGE) {
      write(text, file);
      earlier.forget(file);
      return told();
    },
  };
}

const OUTSIDE: { [what: string]: { does: (at: ReturnType<typeof repository>) => void; last: string } } = {
  'a commit': { does: ({ commit }) => commit('second'), last: 'second' },
  'a commit after the references were packed': {
    does({ git, commit }) {
      git('pack-refs', '--all');
      commit('second');
    },
    last: 'second',
  },
  'a commit that is packed at once': {
    does({ git, commit }) {
      commit('second');
      git('pack-refs', '--all');
    },
    last: 'second',
  },
  'an amended commit': { does: ({ commit }) => commit('better', '--amend'), last: 'better' },
  'another branch': {
    does({ git, commit }) {
      git('checkout', '-b', 'there');
      commit('there');
      git('checkout', '-b', 'further');
    },
    last: 'there',
  },
  'a commit by its name': {
    does({ git, commit }) {
      commit('second');
      commit('third');
      git('checkout', '--detach', 'HEAD^');
    },
    last: 'second',
  },
  'what a pull brings': {
    does({ root, git, gitAt, commit }) {
      commit('pulled');
      const theirs = join(root, '../theirs');
      gitAt(root, 'clone', root, theirs);
      git('reset', '--hard', 'HEAD^');
      git('pull', theirs);
    },
    last: 'pulled',
  },
};

it.each(Object.entries(OUTSIDE))('sees %s at the next look', (_, { does, last }) => {
  for (const beside of [false, true]) {
    const at = repository({ beside });
    if (beside) at.git('pack-refs', '--all');
    const { save, told } = opened(at);
    expect(save('mine')).toEqual({ [PAGE]: 'first' });
    does(at);
    at.write('mine');
    expect(told()).toEqual({ [PAGE]: last });
  }
});

it('sees that a folder comes into Git, gets its first commit, and leaves Git', () => {
  const at = repository();
  rmSync(join(at.root, '.git'), { recursive: true });
  const { save, told } = opened(at);
  expect(save('mine')).toEqual({});
  at.git('init');
  expect(told()).toEqual({});
  at.commit('first again');
  expect(save('mine')).toEqual({ [PAGE]: 'first again' });
  rmSync(join(at.root, '.git'), { recursive: true });
  expect(told()).toEqual({});
});

it('does not start Git again for a document that is saved again, or shown, or for a folder outside Git', () => {
  const at = repository();
  at.commit('first', '--allow-empty');
  at.write('not this', '.gitignore');
  const { save, earlier, told } = opened(at);
  save('one');
  expect(startsOfGit(() => expect(save('two')).toEqual({ [PAGE]: 'first' }))).toBe(0);
  expect(startsOfGit(() => expect(save('first')[PAGE] ?? 'first').toBe('first'))).toBe(0);
  expect(startsOfGit(() => expect(save('two')).toEqual({ [PAGE]: 'first' }))).toBe(0);
  at.commit('all');
  told();
  const show = () => {
    earlier.forget(PAGE);
    expect(told()).toEqual({});
  };
  show();
  expect(startsOfGit(show)).toBe(0);
  rmSync(join(at.root, '.git'), { recursive: true });
  expect(startsOfGit(() => expect(save('three')).toEqual({}))).toBe(0);
});

it('sees what is new, moved and deleted, and leaves out what Git ignores', () => {
  const at = repository();
  at.commit('first', '--allow-empty');
  at.write('pages/ignored.json\n', '.gitignore');
  const { save, earlier, told } = opened(at);
  expect(told()).toEqual({});
  expect(save('new', 'pages/new.json')).toEqual({ 'pages/new.json': '' });
  expect(save('ignored', 'pages/ignored.json')).toEqual({ 'pages/new.json': '' });
  expect(startsOfGit(() => save('ignored still', 'pages/ignored.json'))).toBe(0);
  rmSync(join(at.root, PAGE));
  earlier.forget(PAGE);
  expect(told()).toEqual({ 'pages/new.json': '', [PAGE]: 'first' });
});

it('takes other line ends for no difference', () => {
  const at = repository();
  at.commit('one\ntwo\n');
  at.git('config', 'core.autocrlf', 'true');
  const { save } = opened(at);
  save('one\r\ntwo\r\n');
  // Git is asked for the text of the commit, and not what has changed.
  expect(startsOfGit(() => expect(save('one\r\ntwo\r\n')).toEqual({}))).toBe(1);
});

it('keeps where a branch began until the branch or the main one moves, and asks Git nothing meanwhile', () => {
  const at = repository();
  const [first] = [at.git('rev-parse', 'HEAD')];
  at.git('checkout', '-b', 'mine');
  at.commit('mine');
  expect([forkOf(at.root), baseOf(at.root)]).toEqual([first, first]);
  expect(startsOfGit(() => expect([forkOf(at.root), baseOf(at.root)]).toEqual([first, first]))).toBe(0);
  at.git('branch', '-f', 'main', 'mine');
  expect(forkOf(at.root)).toBeUndefined();
  at.commit('further');
  expect(forkOf(at.root)).toBe(at.git('rev-parse', 'HEAD^'));
  // A main branch of another name, to which only the reference of the remote leads.
  at.git('update-ref', 'refs/remotes/origin/trunk', first ?? '');
  at.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  expect(forkOf(at.root)).toBe(first);
  at.git('update-ref', 'refs/remotes/origin/trunk', 'HEAD^');
  expect(forkOf(at.root)).toBe(at.git('rev-parse', 'HEAD^'));
});

it('keeps what Git has in .ashlar until its index changes', () => {
  const at = repository();
  expect(ashlarFolderInGit(at.root)).toBeUndefined();
  expect(startsOfGit(() => expect(ashlarFolderInGit(at.root)).toBeUndefined())).toBe(0);
  at.write('forced', '.ashlar/kept.json');
  at.git('add', '--force', '.ashlar/kept.json');
  expect(ashlarFolderInGit(at.root)).toContain('(.ashlar/kept.json)');
  at.git('rm', '--cached', '.ashlar/kept.json');
  expect(ashlarFolderInGit(at.root)).toBeUndefined();
});

it('has moved when a table of references changes, and keeps nothing where only Git knows its folder', () => {
  const { root, first } = repository({ beside: true });
  for (const folder of ['.git', '.git/worktrees/second']) {
    const before = whereGitIs(root);
    const table = join(first, folder, 'reftable/tables.list');
    mkdirSync(dirname(table));
    writeFileSync(table, 'one');
    expect(whereGitIs(root)).not.toBe(before);
    expect(whereGitIs(root)).toBe(whereGitIs(root));
  }
  process.env.GIT_DIR = join(first, '.git');
  onTestFinished(() => {
    delete process.env.GIT_DIR;
  });
  expect(whereGitIs(root)).toBeUndefined();
});
