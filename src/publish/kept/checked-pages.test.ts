import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  hero,
  pageWith,
  sentence,
  temporarySite,
} from '../../../tests/support/documents/sites/small-site.ts';
import { checkAndLint } from '../../check/check-and-lint.ts';
import { openLibrary } from '../../site/library/library.ts';
import { checkedPages } from './checked-pages.ts';

const REPOSITORY = process.cwd();
const HOME = pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing#deals' }] }] });
const PRICING = {
  title: 'Pricing of reports',
  description:
    'What each of the reports costs, what is in its price, how long it takes, and what you get back where one of them comes too late.',
};
const root = temporarySite({ 'pages/index.json': HOME });
const kept = { file: join(root, 'checked.json'), sources: { base: 'program', blocks: {} } };

function says(): string[] {
  const library = openLibrary(root, REPOSITORY);
  const checked = checkedPages(library, kept);
  return checkAndLint(checked.library, checked.pages).map(sentence);
}

function write(text: string | Buffer): void {
  writeFileSync(join(root, 'pages/pricing.json'), text);
}

test('a page that was right is wrong when the page it leads to changes', () => {
  const withDeals = pageWith({ ...PRICING, blocks: [{ ...hero, id: 'deals' }] });
  write(JSON.stringify(withDeals));
  expect(says()).toEqual([]);
  write(JSON.stringify(pageWith({ ...PRICING, blocks: [hero] })));
  expect(says()).toEqual([
    'hero › links[0] › href: There is no place "#deals" on "/pricing". Give a block there this id.',
  ]);
  write(JSON.stringify(withDeals));
  expect(says()).toEqual([]);
});

test('of a file that cannot be read nothing is remembered', () => {
  write(Buffer.from('\ufeff{}', 'utf16le'));
  expect(says().join()).toContain('saved as UTF-16');
  write(Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]));
  expect(says().join()).toContain('saved as UTF-32');
});

test('records that are no JSON are no records', () => {
  write(JSON.stringify(pageWith({ ...PRICING, blocks: [{ ...hero, id: 'deals' }] })));
  writeFileSync(kept.file, '{ "pages": [');
  expect(says()).toEqual([]);
});

/** Whether the next check repeats what the records say instead of looking again. */
function isRemembered(): boolean {
  const [problem] = says();
  expect(problem).toContain('There is no place');
  writeFileSync(kept.file, readFileSync(kept.file, 'utf8').replaceAll('There is no place', 'Remembered'));
  return says().join().includes('Remembered');
}

test('files that were only checked out anew are not looked at again, a picture with other bytes is', () => {
  const picture = join(root, 'pages/_public/images/dot.svg');
  const draw = (size: number) => writeFileSync(picture, `<svg viewBox="0 0 ${size} ${size}"/>`);
  mkdirSync(join(root, 'pages/_public/images'), { recursive: true });
  draw(10);
  write(JSON.stringify(pageWith({ ...PRICING, blocks: [hero] })));
  expect(isRemembered()).toBe(true);
  const aside = new Date(2020, 1, 1);
  for (const file of [picture, join(root, 'pages/index.json'), join(root, 'pages/pricing.json')])
    utimesSync(file, aside, aside);
  expect(says().join()).toContain('Remembered');
  draw(20);
  utimesSync(picture, aside, aside);
  expect(says().join()).toContain('There is no place');
});

test('a link to a page that visitors do not see is told of, whichever of the two is looked at first', () => {
  const leadsTo = (href: string) =>
    pageWith({ ...PRICING, blocks: [{ ...hero, links: [{ text: 'Read', href }] }] });
  const draft = pageWith({ title: 'A draft of a page', status: 'draft' });
  const both = temporarySite({
    'pages/index.json': HOME,
    'pages/before.json': leadsTo('/draft'),
    'pages/draft.json': draft,
    'pages/late.json': leadsTo('/draft'),
  });
  const library = openLibrary(both, REPOSITORY);
  const checked = checkedPages(library, { ...kept, file: join(both, 'checked.json') });
  const said = checkAndLint(checked.library, checked.pages);
  const told = said.filter(({ message }) => message.startsWith('The page "/draft" is a draft'));
  expect(told.map(({ file }) => file)).toEqual(['pages/before.json', 'pages/late.json']);
  expect(said).toEqual(checkAndLint(openLibrary(both, REPOSITORY)));
});

test('a page whose file has another name is named by it, also where others speak of it', () => {
  const home = pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: '/area' }] }] });
  const moved = temporarySite({
    'pages/index.json': home,
    'pages/area.json': pageWith({ ...PRICING, status: 'draft', blocks: [{ ...hero, heading: 'Two  two' }] }),
    'pages/other.json': pageWith({
      title: 'Another page',
      blocks: [hero, { type: 'prose', text: 'A [b](/no).' }],
    }),
  });
  const records = { ...kept, file: join(moved, 'checked.json') };
  const says = () => {
    const checked = checkedPages(openLibrary(moved, REPOSITORY), records);
    return checkAndLint(checked.library, checked.pages);
  };
  const rename = (name: string) => {
    mkdirSync(join(moved, 'pages', name));
    renameSync(join(moved, `pages/${name}.json`), join(moved, `pages/${name}/index.json`));
  };
  expect(says().map(({ file }) => file)).toContain('pages/other.json');
  rename('area');
  rename('other');
  expect(says()).toEqual(checkAndLint(openLibrary(moved, REPOSITORY)));
  expect(says().map(({ file }) => file)).toContain('pages/other/index.json');
  expect(says().map(sentence).join()).toContain('take "status" out of pages/area/index.json');
});
