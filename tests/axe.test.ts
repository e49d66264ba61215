import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../src/build/serve';
import { openPage, startBrowser, type Watched } from './support/browser';
import { builtRoutes } from './support/pages';
import { serveBuiltSite } from './support/site';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let site: Serving;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

type Finding = { id: string; nodes: { html: string; failureSummary?: string }[] };

async function violations(page: Page, route: string): Promise<string[]> {
  await page.goto(site.url + route);
  await page.evaluate(AXE);
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

describe.each([
  [390, 'light'],
  [1280, 'dark'],
] as const)('at %ipx, %s', (width, colorScheme) => {
  let watched: Watched;

  beforeAll(async () => {
    // The test's own script is no part of the page's policy.
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const, bypassCSP: true };
    watched = await openPage(browser, { ...options, colorScheme });
  });

  afterAll(() => watched.close());

  it.each(builtRoutes())('axe finds nothing on %s', async route => {
    expect(await violations(watched.page, route)).toEqual([]);
  });
});
