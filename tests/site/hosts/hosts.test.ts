// The finished site behind nginx with many visitors at once, and on hosts that know nothing but its files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../../src/publish/preview-server.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { awake, follow } from '../../support/browser/visitor.ts';
import { addressesOf } from '../../support/hosts/kinds.ts';
import { load } from '../../support/hosts/load.ts';
import { startNginx } from '../../support/hosts/nginx.ts';
import { servePlainly } from '../../support/hosts/plain-host.ts';
import { allPages, builtRoutes } from '../../support/site/pages.ts';
import { SECOND_SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const CONNECTIONS = 64;
const REQUESTS = 2000;

describe('nginx with our configuration', () => {
  it('sends 64 connections at once every file whole, compressed and not', async () => {
    const nginx = await startNginx(SECOND_SITE);
    const wanted = size(
      { connections: CONNECTIONS, requests: REQUESTS },
      { connections: CONNECTIONS, seconds: 30 },
    );
    const { answers, bytes, compressed, faults } = await load(nginx.url, SECOND_SITE, wanted);
    nginx.stop();
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(REQUESTS);
    expect(bytes).toBeGreaterThan(answers * 1000);
    expect(compressed).toBeGreaterThan(answers / 4);
  });
});

it.each(allPages())('the headers of $name are short enough for every host', ({ folder }) => {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(line => line.length > 1000)).toEqual([]);
});

const routes = builtRoutes().filter(route => !route.endsWith('404'));

describe('a host without any configuration', () => {
  const here = inBrowser(() => servePlainly(SECOND_SITE, 'common'));
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(here.browser);
  });

  it('has each page at its own address, and all its files', async () => {
    for (const address of addressesOf(SECOND_SITE))
      expect([address, (await fetch(here.site.url + address)).status]).toEqual([address, 200]);
  });

  it.each(size(['/leistungen', '/kontakt'], routes))(
    'shows %s whole, and the way from there',
    async route => {
      const { page, complaints } = watched;
      complaints.length = 0;
      await page.goto(here.site.url + route);
      const own = await page.locator('h1').innerText();
      await page.keyboard.press('Tab');
      await awake(page);
      const next = route === '/werkstatt' ? '/' : '/werkstatt';
      await follow(page, next);
      await page.locator(`main[data-route="${next}"]`).waitFor({ state: 'attached' });
      expect(await page.locator('h1').innerText()).not.toBe(own);
      // Loads the page anew.
      await page.goto(here.site.url + next);
      expect(await page.locator('h1').innerText()).not.toBe(own);
      expect(complaints).toEqual([]);
    },
  );

  it.each(
    size(['/magazin/nothing-here'], ['/magazin/nothing-here', '/nothing-here', '/leistungen/deep/nothing']),
  )('answers %s with the page for what is missing', async path => {
    const { page } = watched;
    const answer = await page.goto(here.site.url + path);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('h1').count()).toBe(1);
    const home = page.locator('main a[href="/"], main a[href="/magazin"]').first();
    await home.click();
    await page.waitForURL(/\/(blog)?$/);
  });
});

describe('a host that only knows names of files', () => {
  let host: Serving;

  beforeAll(async () => {
    host = await servePlainly(SECOND_SITE, 'strict');
  });

  afterAll(() => host.close());

  const get = async (path: string) => {
    const answer = await fetch(host.url + path);
    return { status: answer.status, text: await answer.text() };
  };

  it('has each page at the name of its file', async () => {
    for (const route of routes) {
      const name = route === '/' ? '/index.html' : `${route}.html`;
      expect(await get(name)).toEqual({ status: 200, text: readFileSync(join(SECOND_SITE, name), 'utf8') });
    }
  });

  it('has the home page with all that it asks for', async () => {
    const { text } = await get('/');
    const asked = [...text.matchAll(/(?:src|href)="(\/[^"#]*\.(?!html)\w+)"|import\("([^"]+)"\)/g)].map(
      match => match[1] ?? match[2] ?? '',
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const path of asked) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('needs to be told that "/preise" is pricing.html', async () => {
    const clean = routes.filter(route => route !== '/');
    const statuses = await Promise.all(clean.map(async route => (await get(route)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});
