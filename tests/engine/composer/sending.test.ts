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
  takeIn(desk, colleague);
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Your change has been taken in.' }).waitFor();
  await expect.poll(() => desk.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(desk.git('rev-parse', 'HEAD')).toBe(colleague.git('rev-parse', 'HEAD'));
  await hasBecome('taken-in');
  await hands.press(/^Send/, 'Alt+Shift+s');
  await page.getByText('Nothing has changed since the last time.').waitFor();
  await page.close();
});

it.runIf(size(false, true))('says what is so when the answer to Send was lost, and sends once', async () => {
  const { desk, address, hasBecome } = await openScene();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  const hands = new Hands(page, 'pointer');
  const dialog = page.getByRole('dialog');
  await hands.open(`${address}/fees`);
  await write(hands, 'Ten dollars', 'Twelve dollars');
  await hands.press(/^Send/);
  await confirm(hands, 'Go on');
  await dialog.getByText('“Ten dollars” → “Twelve dollars”').waitFor();

  // The server does it. Neither that nor what it says of it afterwards gets here.
  const lost = new Set(['send', 'sent', 'plan']);
  await page.route('**/@ashlar/composer', async route => {
    const { ask } = route.request().postDataJSON();
    if (!lost.delete(ask)) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await confirm(hands, 'Send');
  await dialog.getByText('The server has gone.').waitFor();
  await confirm(hands, 'Try again');
  await dialog.getByText('Sent. It is read before visitors see it.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
  await confirm(hands, 'See where it is');
  await page.getByRole('complementary', { name: 'Sent' }).getByText('Change Twelve dollars').waitFor();
  const [branch = ''] = branchesOf(desk);
  expect(desk.git('log', '--format=%s', `origin/main..origin/${branch}`)).toBe('Change Twelve dollars');
  await hasBecome('answer-lost');
  await page.close();
});

it.runIf(size(false, true))('leaves what is being written alone when a change is taken in', async () => {
  const { desk, colleague, address, hasBecome } = await openScene();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  const hands = new Hands(page, 'pointer');
  const others = page.getByRole('heading', { name: 'Dev has changed 1 page' });
  await page.clock.install();
  await hands.open(`${address}/fees`);
  await write(hands, 'Ten dollars', 'Twelve dollars');
  await hands.press(/^Send/);
  await confirm(hands, 'Go on');
  await confirm(hands, 'Send');
  await page.getByRole('complementary', { name: 'Sent' }).waitFor();
  takeIn(desk, colleague);
  colleague.edit('pages/hours.json', 'Nine to five', 'Nine to six');
  colleague.git('commit', '--quiet', '--all', '--message', 'Theirs');
  colleague.git('push', '--quiet', 'origin', 'main');

  // An empty heading is not saved, and the window looks at the host by itself.
  await hands.goTo({ shown: 'Twelve dollars', block: 'Hero: Twelve dollars', field: 'Heading' });
  await hands.keys('ControlOrMeta+a', 'Delete');
  await page.getByRole('banner').getByText('1 not saved').waitFor();
  await page.clock.fastForward('10:00');
  await hands.hasSaid('Your change has been taken in.');
  await page.getByRole('button', { name: /^Send/ }).waitFor();
  await hands.write('Thirteen dollars');
  await hands.hasSaved();
  expect(await others.count()).toBe(0);
  await hands.isIn('Heading');

  await hands.press(/^Send/);
  await confirm(hands, 'Get them');
  await others.waitFor();
  await hands.press('Get them');
  await hands.hasSaid('Dev’s changes are here');
  await hasBecome('taken-in-meanwhile');
  await page.close();
});

/** As a host does it that makes one commit of a change. */
function takeIn(desk: Desk, { git }: Desk): void {
  const [branch = ''] = branchesOf(desk);
  git('fetch', '--quiet');
  git('merge', '--quiet', '--squash', `origin/${branch}`);
  git('commit', '--quiet', '--message', 'New price and hours');
  git('push', '--quiet', 'origin', 'main');
}

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
