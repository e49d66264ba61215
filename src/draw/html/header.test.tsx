// Tests the menu of a phone: where the top line leads to pages stands above the menu, where it leads to people below it.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsOf } from '../../base/languages/read.ts';
import { PageWords } from '../../ui/words.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { Header } from './Header.tsx';

function linksInMenu(...strip: ResolvedSite['header']['strip']): (string | undefined)[] {
  const site = {
    brand: 'Kettenblatt',
    header: { strip, menu: [{ text: 'Home', href: '/' }], action: { text: 'Order', href: '/order' } },
  } as ResolvedSite;
  const html = renderToStaticMarkup(
    <PageWords value={wordsOf({ language: 'en' })}>
      <Header site={site} place={undefined} route={undefined} logo={undefined} />
    </PageWords>,
  );
  const [, menu = ''] = html.split('<nav');
  return [...menu.slice(0, menu.indexOf('</nav>')).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

it('leads to a page of the top line first, and to a telephone last', () => {
  const hours = { text: 'Mon-Fri' };
  const prices = { text: 'Prices', href: '/prices' };
  const phone = { text: '0221', href: 'tel:0221' };
  expect(linksInMenu(hours, prices, phone)).toEqual(['/prices', '/', '/order', 'tel:0221']);
  expect(linksInMenu(hours, phone)).toEqual(['/', '/order', 'tel:0221']);
});
