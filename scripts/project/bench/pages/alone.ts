// The pages around a corpus that stands without the site's own: a home page, a missing page and a site document, small enough
// for every contestant to draw the same.
import { titleOf } from './author.ts';
import { after, pageDocument, type Range, routeOf } from './page.ts';

type Document = { [field: string]: unknown };

export function pagesAround(range: Range): { [file: string]: Document } {
  return {
    '_site.json': site(range),
    'index.json': { ...pageDocument(0, range), title: 'Guides to towns and trades' },
    '404.json': {
      title: 'Page not found',
      description: 'There is no page at this address. It may have moved, or the link may have a slip in it.',
      index: false,
      blocks: [{ type: 'hero', heading: 'Page not found', intro: 'There is nothing at this address.' }],
    },
  };
}

function site(range: Range): Document {
  const link = (steps: number) => {
    const number = after(range.first, steps, range);
    return { text: titleOf(number), href: routeOf(number) };
  };
  const links = (from: number) => [0, 1, 2, 3, 4].map(index => link(from + index));
  return {
    brand: 'Towns & Trades',
    tagline: 'Guides to towns and trades.',
    address: 'https://www.example.com',
    language: 'en-AU',
    currency: 'AUD',
    description:
      'Guides to the towns and trades of two countries, written to be measured rather than to be read.',
    image: '/images/social.png',
    values: {},
    addresses: {},
    header: { strip: [{ text: 'Open all day' }], menu: links(0), action: link(1) },
    footer: {
      columns: [
        { title: 'Towns', items: links(5) },
        { title: 'Trades', items: links(10) },
      ],
      copyright: '© 2025 Towns & Trades',
      legal: [link(4)],
    },
    organization: {
      type: 'Organization',
      email: 'hello@example.com',
      phone: '0491 570 006',
      hours: 'Mo-Su 00:00-24:00',
      areas: ['AU'],
    },
  };
}
