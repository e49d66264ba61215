// An author's work on its way to the others and back, in a window, with a bare repository as the host.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { exchangeScenes } from '../../support/composer/exchange-scene.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import type { Desk } from '../../support/files/repositories.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const openScene = exchangeScenes();
const WAYS = size<Way[]>(['pointer'], ['pointer', 'keyboard']);

it.each(WAYS)('sends a change, adds to it, and begins anew when it was taken in, by %s', async way => {
  const { desk, colleague, address, hasBecome } = await openScene();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  if (way === 'keyboard') await withoutPointer(page);
  const hands = new Hands(page, way);
  const panel = page.getByRole('complementary', { name: 'Sent' });
  await hands.open(`${address}/fees`);
  await write(hands, 'Ten dollars', 'Twelve dollars');

  // Nobody has agreed yet that the host is asked: three presses, and two from then on.
  hands.count = 0;
  await hands.press(/^Send/, 'Alt+Shift+s');
  await page.getByText('Your changes go to the folder that is set up here.').waitFor();
  await confirm(hands, 'Go on');
  await page.getByText('“Ten dollars” → “Twelve dollars”').waitFor();
  await expect.poll(() => focused(page)).toBe('Say in one line what it is');
  await confirm(hands, 'Send');
  await panel.getByText('Sent. It is read before visitors see it.').waitFor();
  expect(hands.count).toBe(3);
  expect(await panel.getByRole('listitem').and(page.locator('[aria-current]')).innerText()).toContain('Sent');
  const [branch = ''] = branchesOf(desk);
  expect(branch).toMatch(/^change\//);
  expect(desk.git('log', '-1', '--format=%s %an', `origin/${branch}`)).toBe('Change Twelve dollars Ann');
  expect(await page.getByRole('button', { name: 'Send', exact: true }).getAttribute('class')).not.toContain(
    'act',
  );

  await hands.open(`${address}/hours`);
  await write(hands, 'Nine to five', 'Nine to six');
  hands.count = 0;
  await hands.press(/^Send/, 'Alt+Shift+s');
  await page.getByText('“Nine to five” → “Nine to six”').waitFor();
  await confirm(hands, 'Send', 'ControlOrMeta+Enter');
  await panel.getByText('Sent. It is read before visitors see it.').waitFor();
  expect(hands.count).toBe(2);
  expect(branchesOf(desk)).toEqual([branch]);
  await hasBecome('sent-twice');

  // A developer takes both in as one, and the next change begins with them.
  colleague.git('fetch', '--quiet');
  colleague.git('merge', '--quiet', '--squash', `origin/${branch}`);
  colleague.git('commit', '--quiet', '--message', 'New price and hours');
  colleague.git('push', '--quiet', 'origin', 'main');
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Your change has been taken in.' }).waitFor();
  await expect.poll(() => desk.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(desk.git('rev-parse', 'HEAD')).toBe(colleague.git('rev-parse', 'HEAD'));
  await hasBecome('taken-in');
  await hands.press(/^Send/, 'Alt+Shift+s');
  await page.getByText('Nothing has changed since the last time.').waitFor();
  await page.close();
});

async function write(hands: Hands, before: string, after: string): Promise<void> {
  await hands.goTo({ shown: before, block: `Hero: ${before}`, field: 'Heading' });
  await hands.writeOver(after);
  await hands.hasSaved();
  await hands.page.getByRole('button', { name: 'Send 1 changed page' }).waitFor();
}

/** Presses the button of the dialog, or its keys. Enter does it where the author is led. */
async function confirm(hands: Hands, name: string, keys = 'Enter'): Promise<void> {
  if (hands.way === 'pointer')
    await hands.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  else await hands.page.keyboard.press(keys);
  hands.count += 1;
}

function branchesOf({ git }: Desk): string[] {
  return git('for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin/change')
    .split('\n')
    .filter(Boolean);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '',
  );
}
