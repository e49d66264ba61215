// Opens a window on an author's copy whose host is a bare repository, answers what it asks about both versions, and says what has become
// of the pages in the end.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { forgetKept } from '../../../src/base/kept-place.mjs';
import { type DevServer, startDevServer } from '../dev/dev-server.ts';
import { type Desk, GIT_ALONE, openDesk, runGit } from '../files/repositories.ts';
import type { Hands } from './hands.ts';

type ExchangeScene = {
  desk: Desk;
  colleague: Desk;
  /** The composer's. */
  address: string;
  /** Holds what the pages have become since "begin" beside the accepted text of this name. */
  hasBecome: (accepted: string) => Promise<void>;
};

/** What the host has before anybody works, and what both have done before the window opens. */
type Works = {
  begin?: (desk: Desk) => void;
  theirs?: (colleague: Desk) => unknown;
  hers?: (desk: Desk) => unknown;
};

/** To be called once in a test file. What it opened is closed when the tests of the file are done. */
export function exchangeScenes(): (works?: Works) => Promise<ExchangeScene> {
  const opened: { desks: Desk[]; server: DevServer }[] = [];
  afterAll(() => {
    for (const { desks, server } of opened) {
      server.stop();
      for (const { folder } of desks) forgetKept(folder);
      desks[0]?.remove();
    }
  });
  return async ({ begin, theirs, hers } = {}) => {
    const desk = openDesk();
    begin?.(desk);
    commitAll(desk);
    const start = desk.git('rev-parse', 'HEAD');
    const colleague = desk.colleague();
    await theirs?.(colleague);
    commitAll(colleague);
    await hers?.(desk);
    const server = await startDevServer(process.cwd(), { env: GIT_ALONE, words: ['--site', desk.folder] });
    opened.push({ desks: [desk, colleague], server });
    return {
      desk,
      colleague,
      address: `${server.url}/_edit`,
      hasBecome: accepted => expect(changedSince(start, desk)).toMatchFileSnapshot(`${accepted}.golden.txt`),
    };
  };
}

function commitAll({ git }: Desk): void {
  if (git('status', '--porcelain') === '') return;
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Theirs');
  git('push', '--quiet');
}

/** The lines of the pages that have changed, without hashes and dates: at the host, on the way to it, and in the copy alone. */
function changedSince(start: string, { host, folder }: Desk): string {
  const diff = (where: string, ...between: string[]) => {
    const words = [
      'diff',
      '--no-color',
      '--no-ext-diff',
      '--no-renames',
      '--unified=0',
      ...between,
      '--',
      'pages',
    ];
    return runGit(where, words).stdout.replace(/^(diff|index) .*\n/gm, '');
  };
  const names = runGit(host, ['for-each-ref', '--format=%(refname)', 'refs/heads/change']).stdout;
  return [
    `At the host:\n${diff(host, start, 'main')}`,
    ...names
      .split('\n')
      .filter(Boolean)
      .map(name => `To be read:\n${diff(host, `main...${name}`)}`),
    `Here alone:\n${diff(folder, 'HEAD')}`,
  ].join('\n');
}

export async function showOthers(hands: Hands, address: string): Promise<void> {
  await hands.open(address);
  await hands.press(/^Find/, 'Alt+Shift+o');
  if (hands.way === 'keyboard') return;
  await hands.write('The others’ changes');
  await hands.page.getByRole('option', { name: 'The others’ changes' }).first().waitFor();
  await hands.keys('Enter');
}

/** Waits until both versions are shown. Those of a file are on no page. */
export async function isAsked(page: Page, question: string, isOnPage = true): Promise<void> {
  await page.getByRole('heading', { name: question }).waitFor();
  if (isOnPage) await page.locator('.leaf:not([data-loading])').first().waitFor();
}

export async function pick(hands: Hands, version: string, key: string): Promise<void> {
  if (hands.way === 'keyboard') return hands.keys(key);
  hands.count += 1;
  await hands.page.locator('.version-card', { hasText: version }).getByRole('radio').click();
}

export async function keep(hands: Hands, button: string): Promise<void> {
  if (hands.way === 'keyboard') return hands.keys('Enter');
  await hands.press(new RegExp(`^${button}`));
}
