// Tests that work grows in step with mistakes. One slip while pasting can make a hundred thousand. A document four times as large
// takes about four times the work to check, report and fix. If the work grew with the square, authors would wait for minutes.
import { describe, expect, it } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import { fixedText } from '../change/fix/fix.ts';
import { checkAndLint } from './check-and-lint.ts';
import { textReport } from './report/text.ts';

type Files = { [file: string]: string };
type Kind = { name: string; count: number; files: (count: number) => Files };

const HOME = 'pages/index.json';
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
/** On one line, as programs write it. */
const home = (fields: object): Files => ({ [HOME]: JSON.stringify(pageWith(fields)) });
const fieldsOf = (count: number, value: unknown, name = 'zq') =>
  Object.fromEntries(many(count, index => [`${name}${index}`, value]));
const namesTwice = (count: number): Files => ({
  [HOME]: JSON.stringify(pageWith()).replace(/\}$/, `,${many(count, () => '"note":"x"').join(',')}}`),
});

/** Texts of a length that is allowed, in as many blocks as they need. */
function written(pieces: string[]): Files {
  const texts = many(Math.ceil(pieces.length / 100), index =>
    pieces.slice(index * 100, index * 100 + 100).join(' '),
  );
  const blocks = many(Math.ceil(texts.length / 40), index => texts.slice(index * 40, index * 40 + 40));
  return home({ blocks: [hero, ...blocks.map(text => ({ type: 'prose', text }))] });
}

const KINDS: Kind[] = [
  { name: 'names that are written twice', count: 5000, files: namesTwice },
  { name: 'fields that there are not', count: 2500, files: count => home(fieldsOf(count, 1)) },
  {
    name: 'such fields in a block',
    count: 2500,
    files: count => home({ blocks: [{ ...hero, ...fieldsOf(count, 1) }] }),
  },
  {
    name: 'numbers where steps belong',
    count: 8000,
    files: count => home({ blocks: [hero, { type: 'steps', items: many(count, () => 1) }] }),
  },
  {
    name: 'values of the site that are too many',
    count: 2500,
    files: count => ({ 'pages/_site.json': JSON.stringify(siteDocument({ values: fieldsOf(count, []) })) }),
  },
  {
    name: 'links that lead nowhere',
    count: 1000,
    files: count => written(many(count, index => `[one](/no${index})`)),
  },
  { name: 'words in braces', count: 2500, files: count => written(many(count, index => `{no${index}}`)) },
  {
    name: 'braces, on a site with as many values',
    count: 1000,
    files: count => ({
      ...written(many(count, index => `{no${index}}`)),
      'pages/_site.json': JSON.stringify(siteDocument({ values: fieldsOf(count, 'x', 'value') })),
    }),
  },
  {
    name: 'addresses of the site, on one with as many',
    count: 1000,
    files: count => ({
      ...written(many(count, index => `[one](site:no${index})`)),
      'pages/_site.json': JSON.stringify(
        siteDocument({ addresses: fieldsOf(count, 'mailto:a@b.co', 'value') }),
      ),
    }),
  },
  {
    name: 'tags in one long text',
    count: 400,
    files: count =>
      home({ blocks: [hero, { type: 'prose', text: many(count, () => '<b> "x"').join('\n\n') }] }),
  },
];

describe('four times as many take about four times the work', () => {
  it.each(KINDS)('$name', ({ count, files }) => {
    const [small, large] = [files(count), files(count * 4)];
    // The first run also loads and compiles code, so it is not measured.
    work(small);
    const most = 8 * Math.max(work(small), work(small));
    // Collecting garbage may fall into the first of these, and takes as long as the small one.
    const first = work(large);
    expect(first < most ? first : work(large)).toBeLessThan(most);
  });

  it('mending names that are written twice', () => {
    const mend = (count: number) => {
      const text = namesTwice(count)[HOME] ?? '';
      const { library } = siteWith({ [HOME]: text });
      const start = process.cpuUsage();
      const { done } = fixedText(library, { file: HOME, text });
      expect(done).toHaveLength(count - 1);
      return process.cpuUsage(start).user;
    };
    mend(1000);
    const most = 8 * Math.max(mend(2000), mend(2000));
    const first = mend(8000);
    expect(first < most ? first : mend(8000)).toBeLessThan(most);
  });
});

/** The processor time of checking everything and writing the report. */
function work(files: Files): number {
  const { library } = siteWith(files);
  const start = process.cpuUsage();
  textReport(checkAndLint(library), library);
  return process.cpuUsage(start).user;
}
