// A served site in, what a browser takes to show its first page and to wake it up out. Contestants are measured in turn.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { serveSite } from '../../../../src/publish/preview-server.ts';
import { startBrowser } from '../../../../tests/support/browser/browser.ts';
import { awake } from '../../../../tests/support/browser/visitor.ts';
import { type Figure, median } from '../report/figure.ts';

const ROUNDS = 15;
/** A browser clears the page before away for a while, which is not what this one costs. */
const REST = 300;
const SLOWDOWN = 4;
export const EMPTY = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';

export async function measureArrival(folder: string): Promise<Figure[]> {
  writeFileSync(join(folder, 'empty.html'), EMPTY);
  const [site, browser] = await Promise.all([serveSite(folder), startBrowser()]);
  const home: number[] = [];
  const empty: number[] = [];
  const scripts: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push((await paint(browser, `${site.url}/empty`)).largest);
    const arrival = await paint(browser, `${site.url}/`);
    home.push(arrival.largest);
    requests = arrival.blocking;
    scripts.push(await scriptAtIntent(browser, `${site.url}/`));
  }
  await Promise.all([browser.close(), site.close()]);
  return [
    { name: 'Requests before the first paint', value: requests, unit: 'requests', goal: 1 },
    { name: 'Largest paint of an empty page', value: median(empty), unit: 'ms' },
    {
      name: 'Largest paint of the home page after that',
      value: median(home) - median(empty),
      unit: 'ms',
      goal: 60,
    },
    {
      name: `Script at intent, ${SLOWDOWN} times slowed down`,
      value: median(scripts),
      unit: 'ms',
      goal: 130,
    },
  ];
}

/** "blocking" counts the document and whatever held the first paint up. */
async function paint(browser: Browser, url: string): Promise<{ largest: number; blocking: number }> {
  return inNewPage(browser, async page => {
    await page.goto(url);
    return page.evaluate(async () => {
      const largest = await new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      type Blocking = PerformanceEntry & { renderBlockingStatus?: string };
      const held = (performance.getEntriesByType('resource') as Blocking[]).filter(
        ({ renderBlockingStatus }) => renderBlockingStatus === 'blocking',
      );
      return { largest, blocking: 1 + held.length };
    });
  });
}

/** Milliseconds of script from a finger on a link until the app is there. */
async function scriptAtIntent(browser: Browser, url: string): Promise<number> {
  return inNewPage(browser, async page => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    const total = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
    };
    const before = await total();
    await page.locator('header a').first().dispatchEvent('touchstart');
    await awake(page);
    return (await total()) - before;
  });
}

async function inNewPage<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  await setTimeout(REST);
  const context = await browser.newContext();
  const found = await look(await context.newPage());
  await context.close();
  return found;
}
