// Controls are called what is written on them, so that people can speak to the computer. Help is in the same place on every page.
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { controlsOf } from '../../support/browser/tree.ts';
import { allPages, builtHtml, builtRoutes, KEY_ROUTES } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

/** A phone has a menu of its own. */
const VISITS = size(
  KEY_ROUTES.map((route, index) => ({ route, width: index % 2 === 0 ? 390 : 1280 })),
  builtRoutes().flatMap(route => [390, 1280].map(width => ({ route, width }))),
);

const here = inBrowser();

it('every control is called by the words that are seen on it', async () => {
  const { page, close } = await openPage(here.browser);
  const wrong: string[] = [];
  const longer = new Set<string>();
  for (const { route, width } of VISITS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(here.site.url + route);
    const controls = await controlsOf(page);
    expect(controls.length).toBeGreaterThan(20);
    for (const { role, name, seen } of controls) {
      if (name === '' || !spoken(name).includes(spoken(seen)))
        wrong.push(`${route}: the ${role} "${seen}" is called "${name}"`);
      if (/[+–]$/.test(name)) wrong.push(`${route}: the sign after "${seen}" is read out`);
      if (
        / about .* about /.test(name) ||
        (/ about /.test(name) && /^(See|Read|Compare|Ask) [A-Z]/.test(name))
      )
        wrong.push(`${route}: "${name}" says twice where it leads`);
      if (name !== seen) longer.add(name);
    }
  }
  expect(wrong).toEqual([]);
  expect(longer.size).toBeGreaterThan(10);
  await close();
});

/** Between two boxes a name has a space that is not in the text. */
function spoken(words: string): string {
  return words.replace(/\s/g, '').toLowerCase();
}

/** Finds the ways to contact somebody around the content of a page. */
function helpOf(html: string): string[] {
  const around = html.replace(/<main[\s\S]*<\/main>/, ' MAIN ');
  expect(around.length).toBeLessThan(html.length);
  return [...around.matchAll(/ MAIN |<a [^>]*href="((?:tel:|mailto:|https:)[^"]*)"/g)].map(
    ([match, href]) => href ?? match,
  );
}

describe.each(allPages())('on $name', ({ folder, routes }) => {
  it('help is in the same place and order on every page', () => {
    const [first = [], ...others] = routes.map(route => helpOf(builtHtml(route, folder)));
    expect(first.indexOf(' MAIN ')).toBeGreaterThan(1);
    expect(first.length).toBeGreaterThan(5);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(help => help.join() !== first.join())).toEqual([]);
  });

  it('nothing hides its words in a tooltip, which neither touch nor keyboard can open', () => {
    expect(routes.filter(route => /<(?!link\b)[a-z][^>]*\stitle="/.test(builtHtml(route, folder)))).toEqual(
      [],
    );
  });
});
