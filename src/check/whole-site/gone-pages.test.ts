// Tests moved and deleted pages that only show in Git's history. all-pages.golden.test.ts has those that need no history.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readInGerman } from '../../../tests/support/documents/messages/in-german.ts';
import { hero, pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { openLibrary } from '../../site/library/library.ts';
import { checkAndLint } from '../check-and-lint.ts';

it('a page is the one that was committed: by its title where it has another name, deleted where there is none', () => {
  const toQuestions = { ...hero, links: [{ text: 'Questions', href: '/faq' }] };
  const { library } = siteWith({
    'pages/index.json': pageWith({ title: 'The home page', blocks: [toQuestions] }),
    'pages/faq.json': pageWith({ title: 'What people ask us' }),
    'pages/other.json': pageWith({ title: 'Another page, unlisted' }),
  });
  const { root } = library;
  const mistakes = () => {
    const library = openLibrary(root, process.cwd());
    return readInGerman(checkAndLint(library), library).flatMap(({ level, message }) =>
      level === 'error' ? [message] : [],
    );
  };
  renameSync(join(root, 'pages/faq.json'), join(root, 'pages/help.json'));
  expect(mistakes()).toEqual(['There is no page "/faq". Add the page, or change the link.']);
  renameSync(join(root, 'pages/help.json'), join(root, 'pages/faq.json'));
  commitAll(root);
  renameSync(join(root, 'pages/faq.json'), join(root, 'pages/help.json'));
  expect(mistakes()).toEqual([
    'There is no page "/faq" any more; pages/help.json, to which nothing leads, seems to be it. Finish the move with: npm run rename /faq /help',
  ]);
  rmSync(join(root, 'pages/help.json'));
  expect(mistakes()).toEqual([
    'There is no page "/faq" any more: its file was deleted. Bring it back with "npm run restore /faq last", or name the page that takes its place, for example: npm run remove /faq /',
  ]);
});

it('Git is asked as often for many links that lead nowhere as for one, and not again', () => {
  const timesAsked = countedGit();
  const times = [1, 40].map(count => {
    const links = Array.from({ length: count }, (_, index) => ({ text: 'There', href: `/gone-${index}` }));
    const blocks = links.map(link => ({ ...hero, links: [link] }));
    const { library } = siteWith({ 'pages/index.json': pageWith({ title: 'Home', blocks }) });
    commitAll(library.root);
    const check = () => {
      const before = timesAsked();
      expect(checkAndLint(library).filter(({ message }) => message.includes('"/gone-'))).toHaveLength(count);
      return timesAsked() - before;
    };
    const times = check();
    expect(check()).toBe(0);
    return times;
  });
  expect(times[0]).toBeGreaterThan(0);
  expect(times[1]).toBe(times[0]);
});

function commitAll(root: string): void {
  for (const words of [['init'], ['add', '.'], ['commit', '-m', 'All']])
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      stdio: 'ignore',
    });
}

/** Puts a Git that counts its calls before the real one. */
function countedGit(): () => number {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-git-'));
  const [count, path] = [join(folder, 'count'), process.env.PATH];
  const script = `#!/bin/sh\nprintf . >> "${count}"\nPATH="${path}" exec git "$@"\n`;
  writeFileSync(count, '');
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${path}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return () => readFileSync(count).length;
}
