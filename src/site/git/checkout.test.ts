import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { baseOf, commitOf, differs } from './base.ts';
import { withCheckout } from './checkout.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-history-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  return spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).stdout;
}

it('brings back what was committed and leaves the working tree and the index alone', () => {
  git('init');
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages/index.json'), 'before');
  git('add', '.');
  git('commit', '-m', 'First');
  writeFileSync(join(root, 'pages/index.json'), 'after');
  writeFileSync(join(root, 'pages/new.json'), 'new');
  git('add', 'pages/new.json');
  const status = git('status', '--porcelain');
  const commit = commitOf(root, 'HEAD') ?? '';
  const [then, folder] = withCheckout(placesAt(root), commit, ({ site }) => [
    readFileSync(join(site, 'pages/index.json'), 'utf8'),
    site,
  ]);
  expect(then).toBe('before');
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(join(root, 'pages/index.json'), 'utf8')).toBe('after');
  expect(git('status', '--porcelain')).toBe(status);
});

it('knows no commit where there is none', () => {
  expect(commitOf(root, 'HEAD')).toBeUndefined();
  git('init');
  expect(commitOf(root, 'HEAD')).toBeUndefined();
  expect(commitOf(root, '--all')).toBeUndefined();
});

it('compares with the last commit, with the one before it, or with where a branch began', () => {
  git('init', '-b', 'main');
  expect(baseOf(root)).toBeUndefined();
  const commit = (text: string) => {
    writeFileSync(join(root, 'page.json'), text);
    git('add', '.');
    git('commit', '-m', text);
    return commitOf(root, 'HEAD') ?? '';
  };
  const [first, second] = [commit('first'), commit('second')];
  expect(baseOf(root)).toBe(first);
  writeFileSync(join(root, 'page.json'), 'third');
  expect(baseOf(root)).toBe(second);
  expect(differs(root, second, ['*.json'])).toBe(true);
  expect(differs(root, second, ['other'])).toBe(false);
  git('checkout', '-b', 'branch');
  commit('third');
  commit('fourth');
  expect(baseOf(root)).toBe(second);
});
