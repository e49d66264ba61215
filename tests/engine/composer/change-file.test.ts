// @module-tag full-only
// An author's work goes to another one as a file, from window to window, where neither folder is kept in Git.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { forgetKept } from '../../../src/base/kept-place.mjs';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { type Desk, GIT_ALONE, openDesk } from '../../support/files/repositories.ts';

const here = withBrowser();
const FEES = 'pages/fees.json';

it.each<Way>(['pointer', 'keyboard'])('comes out of one window and into the other, by %s', async way => {
  const [hers, his] = [await open(), await open()];
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  if (way === 'keyboard') await withoutPointer(page);
  const hands = new Hands(page, way);
  hers.desk.edit(FEES, 'Ten dollars', 'Twelve dollars');
  await hands.open(`${hers.server.url}/_edit/fees`);
  await hands.press(/^Send/, 'Alt+Shift+s');
  await page.getByText('“Ten dollars” → “Twelve dollars”').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), hands.press('As a file')]);
  const file = join(hers.desk.folder, '..', download.suggestedFilename());
  expect(download.suggestedFilename()).toBe('change-twelve-dollars.change.json');
  await download.saveAs(file);
  await page.getByText('is among the downloads of this browser').waitFor();

  his.desk.edit(FEES, 'One sentence about it.', 'Two sentences about it.');
  await hands.open(`${his.server.url}/_edit/fees`);
  await give(page, file, way);
  await page.getByText('“Ten dollars” → “Twelve dollars”').waitFor();
  expect(his.desk.read(FEES)).toContain('Ten dollars');
  await hands.press('Get them');
  await expect.poll(() => his.desk.read(FEES)).toContain('Twelve dollars');
  expect(his.desk.read(FEES)).toContain('Two sentences about it.');
  await page.frameLocator('.page iframe').getByText('Twelve dollars').first().waitFor();

  await give(page, file, way);
  await page.getByRole('heading', { name: 'Nothing new' }).waitFor();
  await page.getByText('All of it is here already.').waitFor();
  await hands.keys('ControlOrMeta+z');
  await expect.poll(() => his.desk.read(FEES)).toContain('Ten dollars');
  expect(his.desk.read(FEES)).toContain('Two sentences about it.');
  await page.close();
});

/** Drops the file on the window, or pastes it. */
function give(page: Page, file: string, way: Way): Promise<void> {
  const text = readFileSync(file, 'utf8');
  return page.evaluate(
    ({ name, text, isDropped }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: 'application/json' }));
      const how = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        isDropped
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data }),
      );
    },
    { name: basename(file), text, isDropped: way === 'pointer' },
  );
}

const opened: { desk: Desk; server: DevServer }[] = [];

async function open(): Promise<{ desk: Desk; server: DevServer }> {
  const desk = openDesk();
  rmSync(join(desk.folder, '.git'), { recursive: true });
  const server = await startDevServer(process.cwd(), { env: GIT_ALONE, words: ['--site', desk.folder] });
  opened.push({ desk, server });
  return { desk, server };
}

afterAll(() => {
  for (const { desk, server } of opened) {
    server.stop();
    forgetKept(desk.folder);
    desk.remove();
  }
});
