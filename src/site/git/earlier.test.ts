import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../tests/support/documents/sites/small-site.ts';
import { earlierTexts } from './earlier.ts';

it('tells what has changed, came or went since the last commit, whether Git was told of it or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-earlier-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'ignore' });
  const page = (name: string) => join(root, `pages/${name}.json`);
  expect(earlierTexts(root)).toEqual([]);
  git('init');
  writeFiles(root, {
    '.gitignore': 'pages/ignored.json\n',
    'pages/as-it-was.json': '1',
    'pages/changed.json': '2',
    'pages/gone.json': '3',
    'pages/moved.json': '4',
    'pages/_public/a.txt': '5',
  });
  expect(earlierTexts(root)).toEqual([]);
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'All');
  expect(earlierTexts(root)).toEqual([]);
  writeFiles(root, { 'pages/staged.json': '6', 'pages/changed.json': '2, then' });
  git('add', '.');
  writeFiles(root, { 'pages/new.json': '7', 'pages/ignored.json': '8', 'pages/b.txt': '9' });
  rmSync(page('gone'));
  renameSync(page('moved'), page('there'));
  const told = earlierTexts(root).map(({ file, text }) => `${file}: ${text}`);
  expect(told.sort()).toEqual([
    'pages/changed.json: 2',
    'pages/gone.json: 3',
    'pages/moved.json: 4',
    'pages/new.json: ',
    'pages/staged.json: ',
    'pages/there.json: ',
  ]);
});
