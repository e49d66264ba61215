// @vitest-environment jsdom
// @module-tag front-door
// Checks the finished pages against tests/promises.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain, visiblePage, wordsOf } from '../../support/browser/visible';
import { builtRoutes } from '../../support/site/pages';
import { brokenPromise, checksOfFile, everyPage, lineOf, pages } from '../../support/site/promises';
import { SITE } from '../../support/site/site';
import { structuredData } from '../../support/site/structured';

const { address } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { address: string };

/** The four services that have a page-head of their own in the specification. */
const NAMED_SERVICES = [
  '/services/labour-market-testing',
  '/services/market-salary-report',
  '/services/genuine-position-report',
  '/services/407-training-plan',
];

const built = builtRoutes(SITE);
const checks = checksOfFile(built);
const promised = Object.keys(pages);
/** One test reports missing pages; the others skip them. */
const routes = promised.filter(route => built.includes(route));

it('holds the site to more than 400 promises', () => {
  expect(new Set(checks.map(({ fact }) => fact)).size).toBeGreaterThan(400);
});

it.each(promised)('%s is a page of the site', route => {
  const seen = 'There is no such page now.';
  if (!built.includes(route))
    expect.fail(brokenPromise(`${route} is a page of the site`, lineOf(['pages', route]), seen));
});

for (const { fact, line, seen } of checks)
  it(fact, () => {
    const instead = seen();
    if (instead !== undefined) expect.fail(brokenPromise(fact, line, instead));
  });

describe('the head of', () => {
  const found = routes.filter(route => !route.endsWith('404'));

  it.each(found)('%s has what every page has', route => {
    for (const [name, value] of Object.entries(everyPage.head)) {
      const told = headOf(route, name);
      const fact = `every page has ${name} "${value}"`;
      if (told !== value)
        expect.fail(brokenPromise(fact, lineOf(['every page', 'head', name]), `${route} has "${told}" now.`));
    }
  });

  it.each(found)('%s has a title and a description of its own', route => {
    const others = found.filter(other => other !== route);
    const { title } = visiblePage(route);
    expect(title.length).toBeGreaterThan(10);
    expect(others.map(other => visiblePage(other).title)).not.toContain(title);
    const description = headOf(route, 'meta description');
    expect(description?.length).toBeGreaterThan(50);
    expect(others.map(other => headOf(other, 'meta description'))).not.toContain(description);
  });

  it.each(found)('%s names its one address', route => {
    expect(visiblePage(route).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      fullUrl(route),
    );
    expect(headOf(route, 'meta og:url')).toBe(fullUrl(route));
  });

  it.each(found)('%s fills its social card', route => {
    for (const card of ['og', 'twitter']) {
      expect(headOf(route, `meta ${card}:title`)).toBe(visiblePage(route).title);
      expect(headOf(route, `meta ${card}:description`)).toBe(headOf(route, 'meta description'));
      const image = headOf(route, `meta ${card}:image`) ?? '';
      expect(image.startsWith(`${address}/images/`)).toBe(true);
      expect(existsSync(join(SITE, new URL(image).pathname))).toBe(true);
      expect(headOf(route, `meta ${card}:image:alt`)).toMatch(/\p{L}{3}/u);
    }
  });

  it.each(NAMED_SERVICES.filter(route => built.includes(route)))(
    '%s has keywords and the data of its service',
    route => {
      expect(headOf(route, 'meta keywords')).toMatch(/\w+, \w+/);
      expect(structuredData(route).map(thing => thing['@type'])).toContain('Service');
    },
  );

  it.each(routes.filter(route => route.endsWith('404')))('%s keeps it out of search engines', route => {
    expect(headOf(route, 'meta robots')).toBe('noindex, follow');
  });
});

describe('the way back from', () => {
  it.each(routes.filter(route => route.lastIndexOf('/') > 0))('%s is shown and told', route => {
    const crumbs = [...visiblePage(route).querySelectorAll('nav[aria-label=Breadcrumb] li')].map(wordsOf);
    const list = structuredData(route).find(thing => thing['@type'] === 'BreadcrumbList');
    const told = list?.itemListElement as { position: number; name: string; item: string }[];
    expect(told.map(({ position }) => position)).toEqual(told.map((_, index) => index + 1));
    expect(told[0]).toMatchObject({ name: 'Home', item: `${address}/` });
    expect(told.at(-1)?.item).toBe(fullUrl(route));
    const above = told.slice(0, -1);
    // An article has one way back, at its top and at its bottom: to the list that contains it.
    const back = [...visiblePage(route).querySelectorAll('.article .more--back')];
    if (back.length > 0) {
      const ways = back.map(link => fullUrl(link.getAttribute('href') ?? ''));
      return expect(ways).toEqual([above.at(-1)?.item, above.at(-1)?.item]);
    }
    expect(crumbs.slice(0, above.length)).toEqual(above.map(({ name }) => plain(name)));
  });
});

describe('around the words of', () => {
  it.each(routes)('%s are the same header and footer', route => {
    for (const part of ['header', 'footer']) expect(linksOf(route, part)).toEqual(linksOf('/', part));
  });
});

function fullUrl(route: string): string {
  return `${address}${route}`;
}

function headOf(route: string, name: string): string | null | undefined {
  const page = visiblePage(route);
  if (name === 'html lang') return page.documentElement.lang;
  const scheme = /^theme colour in (\w+)$/.exec(name)?.[1];
  const key = name.replace('meta ', '');
  const selector = scheme
    ? `meta[name=theme-color][media*=${scheme}]`
    : `meta[name="${key}"], meta[property="${key}"]`;
  return page.head.querySelector(selector)?.getAttribute('content');
}

function linksOf(route: string, part: string): string[] {
  const links = [...visiblePage(route).querySelectorAll(`body > ${part} a`)];
  expect(links.length).toBeGreaterThan(10);
  return links.map(link => `${wordsOf(link)} → ${link.getAttribute('href')}`);
}
