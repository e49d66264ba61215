// A text keeps its field whatever a component does with the words, and the others keep theirs. How the engine's own blocks are drawn is
// held in a browser (tests/engine/composer/field-at.test.ts).
import { expect, test } from 'vitest';
import { hero, pageWith, siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { escapeHtml } from '../../../base/escape.ts';
import { resolve, resolveSite } from '../../../draw/resolve/resolve.ts';
import type { FieldOnPage } from '../../model/on-page.ts';
import { fieldsOn } from './fields-on-page.ts';
import type { Model } from './marked-page.ts';

/** An author may write one of the signs that stand for fields, as a typeface of icons has them. */
const ICON = String.fromCodePoint(0xf0001);

/** The fields of each text on a page with two headings. */
function fieldsIfDrawnBy(draw: (first: string, second: string) => string): FieldOnPage[][] {
  const headings = [`${ICON} Tables & desks`, 'Shelves'];
  const blocks = headings.map(heading => ({ ...hero, heading }));
  const { library } = siteWith({ 'pages/a.json': pageWith({ blocks }) });
  const file = library.page('/a');
  if (!file) throw new Error('There is no page.');
  const drawOther = ({ page }: Model) => {
    const [first = '', second = ''] = page.blocks.map(({ heading = '' }) => escapeHtml(heading));
    return { header: '', main: `<br>${draw(first, second)}<p>${second}</p>`, footer: '' };
  };
  const model = { page: resolve(file, library).page, site: resolveSite(library) };
  return fieldsOn(file, library, { ...model, parts: drawOther(model), drawOther });
}

test.each<[string, (first: string, second: string) => string, (string | undefined)[]]>([
  ['is shown as it is', heading => `<p>${heading}</p>`, ['0 heading']],
  ['stands among words of the component', heading => `<p>Our ${heading}!</p>`, ['0 heading']],
  ['is written in capitals', heading => `<p>${heading.toUpperCase()}</p>`, ['0 heading']],
  ['is cut', heading => `<p>${heading.slice(0, 14)}…</p>`, ['0 heading']],
  ['is divided', heading => `<p>${heading.replace('desks', '<wbr>desks')}</p>`, ['0 heading', '0 heading']],
  ['describes a picture', heading => `<img alt="${heading}" src="/a.svg">`, ['0 heading']],
  ['is only counted', heading => `<p>${heading.length} letters</p>`, [undefined]],
  [
    'is read by a program alone',
    heading => `<script>"${heading}"</script><noscript>${heading}</noscript>`,
    [],
  ],
  ['is shown if it is short', heading => (heading.length < 22 ? `<p>${heading}</p>` : ''), [undefined]],
])('the fields of a page are known where a heading %s', (_, draw, leads) => {
  const paths = fieldsIfDrawnBy(draw).map(
    ([field]) => field && 'path' in field && field.path.slice(1).join(' '),
  );
  expect(paths).toEqual([...leads, '1 heading']);
});

test('where a text is made of several fields, each goes until a letter of it', () => {
  const [text] = fieldsIfDrawnBy((first, second) => `<p>Our ${first} · ${second}</p>`);
  expect(text).toEqual([
    { document: '/a', path: ['blocks', 0, 'heading'], until: 'Our 12 Tables & desks'.length },
    { document: '/a', path: ['blocks', 1, 'heading'], until: 'Our 12 Tables & desks · Shelves'.length },
  ]);
});

test('where a component throws at a marked word, no text has a field', () => {
  const draw = (heading: string) => {
    if (heading.length > 21) throw new Error('This heading is too long.');
    return `<p>${heading}</p>`;
  };
  expect(fieldsIfDrawnBy(draw)).toEqual([[], []]);
});
