// Searches a page part by part. Parts that many pages share are searched only once, and no address may be missed because of that.
import { expect, it, vi } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { joinedParts } from '../../draw/html/document.tsx';
import { drawPage } from '../../draw/html/draw-page.ts';
import { loadStyles } from '../../draw/html/styles.ts';
import { resolveSite } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { openLibrary } from '../../site/library/library.ts';
import { nothingNamed } from './find.ts';
import { addressesOn, usualOn } from './page-addresses.ts';

const PATIENT = { timeout: 60_000 };

function drawn(root: string) {
  const visible = asVisitorsSee(openLibrary(root, process.cwd()));
  const { look } = visible.look();
  const site = resolveSite(visible);
  const assets = {
    look,
    styles: loadStyles({ ...placesAt(process.cwd()), site: root }, look),
    blockStyles: '/assets/blocks.css',
    loaders: { page: 'import(`/assets/app.js`)', livePage: 'import(`/assets/app.js`),1' },
  };
  const files = visible.routes().flatMap(route => visible.page(route) ?? []);
  return {
    site,
    usual: usualOn({ site, assets }),
    pages: files.map(file => drawPage(file, { visible, site, assets })),
  };
}

it.each(['.', 'tests/second-site'])(
  'of %s the parts of a page name what the whole of it names',
  PATIENT,
  root => {
    const { site, usual, pages } = drawn(root);
    expect(pages.length).toBeGreaterThan(10);
    for (const { page, html } of pages)
      expect(addressesOn({ page, html }, site, usual)).toEqual(
        addressesOn({ page, html: [joinedParts(html)] }, site, usual),
      );
  },
);

it('searches a part that pages share once', PATIENT, () => {
  const { site, usual, pages } = drawn('tests/second-site');
  // Every search begins with indexOf('<') and no position, so counting those calls counts the searched texts.
  const asked = vi.spyOn(String.prototype, 'indexOf');
  for (const page of pages) addressesOn(page, site, usual);
  const firsts = asked.mock.calls.map(([what, from], call) =>
    what === '<' && from === undefined ? String(asked.mock.contexts[call]) : '',
  );
  asked.mockRestore();
  const searched = firsts.filter(text => text !== '');
  const shared = pages.flatMap(({ html }) =>
    html.flatMap(part => (typeof part === 'string' ? [] : part.shared)),
  );
  for (const text of new Set(shared)) expect(searched.filter(other => other === text)).toHaveLength(1);
  expect(new Set(shared).size).toBeLessThan(shared.length);
});

it('finds in a shared part what only some pages have', () => {
  const page = { route: '/a', title: '', description: '', canonical: '', breadcrumbs: [], blocks: [] };
  const site = { address: 'https://www.example.com' };
  const html = ['<main>', { shared: '<a href="/b">B</a><p id="c">' }, '</main>'];
  const usual = nothingNamed();
  for (const route of ['/a', '/d'])
    expect(addressesOn({ page: { ...page, route }, html }, site, usual)).toEqual({
      route,
      addresses: '/b',
      ids: 'c',
    });
});
