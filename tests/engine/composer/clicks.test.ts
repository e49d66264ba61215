// @module-tag full-only
// Somebody clicks, types and presses keys at random, on any page. Nothing goes wrong, and everything can be undone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHELL_COMMANDS } from '../../../src/composer/window/commands/commands.ts';
import { openPage } from '../../support/browser/browser.ts';
import { witnesses } from '../../support/browser/evidence.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { openNotSaved } from '../../support/composer/not-saved.ts';
import { dice } from '../../support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const SITES = size([SECOND_CONTENT], [process.cwd(), SECOND_CONTENT]);
const SEED = Number(process.env.ASHLAR_SEED ?? 1);
const [PAGES, ACTIONS] = size([1, 5], [3, 20]);

const [WIDTH, HEIGHT] = [1440, 900];
const KEYS = [
  ...Object.values(SHELL_COMMANDS).flatMap(({ keys }) => keys?.replace('Ctrl', 'ControlOrMeta') ?? []),
  ...['Enter', 'Tab', 'ArrowDown', 'Backspace', 'ControlOrMeta+b', 'ControlOrMeta+k'],
];
const WRITTEN = ['Some words. ', '750', 'ä 中 ', '**x** [a](', '{phone} ', '<b>'];
const MINUTES = { timeout: size(180_000, 1_200_000) };
/** For hundreds of changes on a busy machine. */
const PATIENCE = { timeout: size(120_000, 600_000), interval: 300 };

const here = withBrowser();

describe.each(SITES)('the pages of %s', content => {
  const site = editedSite(content);

  it(`are as they were when everything is undone, ${SEED}`, MINUTES, async () => {
    const roll = dice(SEED * 7919);
    const { page, complaints } = await openPage(here.browser, { viewport: { width: WIDTH, height: HEIGHT } });
    page.context().on('page', other => void other.close());
    const did: string[] = [];
    const witness = { name: 'hands', said: () => did.join('\n') };
    witnesses.add(witness);
    await page.goto(`${site.server.url}/_edit/`);
    for (let turn = 0; turn < PAGES; turn += 1) {
      did.push(await openAny(page, roll));
      for (let action = 0; action < ACTIONS; action += 1) {
        did.push(await actAtRandom(page, roll));
        expect(faultsIn(complaints), did.slice(-10).join('\n')).toEqual([]);
        expect(await page.locator('.outline').count(), did.slice(-10).join('\n')).toBe(1);
      }
    }
    // Another page opens only when everything is saved.
    did.push(await openAny(page, roll));
    await undoAll(page, site.diff);
    expect(faultsIn(complaints), did.join('\n')).toEqual([]);
    witnesses.delete(witness);
  });
});

/** What the server refuses, it says in words, and the browser writes it down as well. */
function faultsIn(complaints: string[]): string[] {
  return complaints.filter(complaint => !/ (409|422) /.test(complaint));
}

async function openAny(page: Page, roll: Roll): Promise<string> {
  await page.locator('.outline').getByRole('button').first().waitFor();
  await leaveDialogs(page);
  await page.keyboard.press(SHELL_COMMANDS.pages.keys ?? '');
  await page.locator('.side input[type=search]').fill('');
  const choices = page.locator('.tree a');
  await choices.first().waitFor();
  await choices.nth(roll(await choices.count())).click();
  await page.locator('iframe:not([inert])').waitFor();
  return page.url();
}

type Roll = (limit: number) => number;

async function actAtRandom(page: Page, roll: Roll): Promise<string> {
  const [x, y] = [roll(WIDTH), roll(HEIGHT)];
  const kind = roll(10);
  if (kind < 3) {
    await page.mouse.click(x, y, { clickCount: 1 + roll(2) });
    return `click ${x} ${y}`;
  }
  if (kind < 4) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 900 - roll(1200));
    return `wheel ${x} ${y}`;
  }
  if (kind < 6) {
    const key = KEYS[roll(KEYS.length)] ?? '';
    await page.keyboard.press(key);
    return key;
  }
  if (kind < 8) return `press ${await clickOne(page.locator('.outline button, .fields button'), roll)}`;
  const field = await clickOne(page.locator('.fields :is(input, textarea, [contenteditable=true])'), roll);
  if (roll(3) === 0) await page.keyboard.press('ControlOrMeta+a');
  const words = WRITTEN[roll(WRITTEN.length)] ?? '';
  await page.keyboard.type(words);
  return `write ${words} in ${field}`;
}

async function clickOne(these: Locator, roll: Roll): Promise<number> {
  const at = roll(Math.max(1, await these.count()));
  await clickSoon(these.nth(at));
  return at;
}

/** What is in the way of a click is a fault of nobody, and so is what has gone before it. */
function clickSoon(one: Locator): Promise<void> {
  return one.click({ timeout: 1000 }).catch(() => undefined);
}

/** Gives up what is not right yet, and presses Undo until the files are as they were. */
async function undoAll(page: Page, diff: () => string): Promise<void> {
  const undo = page.locator('.bar').getByRole('button', { name: 'Undo', exact: true });
  await leaveDialogs(page);
  const isLeft = async () => {
    await giveUpAll(page);
    // It may have nothing to undo by now, and Playwright would wait until it has.
    await undo.evaluate(button => (button as HTMLButtonElement).click());
    return diff();
  };
  await expect.poll(isLeft, PATIENCE).toBe('');
}

async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  while ((await dialog.count()) > 0) await page.keyboard.press('Escape');
}

async function giveUpAll(page: Page): Promise<void> {
  for (let list = await openNotSaved(page); list; list = await openNotSaved(page)) {
    const giveUp = list.getByRole('button', { name: /^(Take theirs|Take it away|Leave it as it was)$/ });
    if ((await giveUp.count()) > 0) await clickSoon(giveUp.first());
    await leaveDialogs(page);
  }
}
