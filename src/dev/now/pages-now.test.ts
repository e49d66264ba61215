import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { hero, pageWith, smallSite, writeFiles } from '../../../tests/support/documents/sites/small-site.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { openPagesNow, type PageSources } from './pages-now.ts';
import { openPagesOnDays } from './pages-on-days.ts';

let root = '';

afterEach(() => rmSync(root, { recursive: true, force: true }));

const sourcesOf = (folder: string): PageSources => ({
  library: () => openLibrary(folder, process.cwd()),
  assets: () => {
    throw new Error('Nothing is drawn here.');
  },
  server: () => Promise.reject(new Error('Nothing is drawn here.')),
});

const openOver = (folder: string) => openPagesNow(sourcesOf(folder));

/** The routes whose documents are read before a page can be shown. */
function readFor(route: string, extraPages: number): Set<string> {
  root = mkdtempSync(join(tmpdir(), 'ashlar-pages-now-'));
  cpSync('pages', join(root, 'pages'), { recursive: true });
  mkdirSync(join(root, 'pages/more'));
  for (let number = 0; number < extraPages; number += 1) {
    cpSync('pages/faq.json', join(root, `pages/more/page-${number}.json`));
  }
  const read = new Set<string>();
  const library = openLibrary(root, process.cwd());
  const watched: Library = {
    ...library,
    page(asked) {
      read.add(asked);
      return library.page(asked);
    },
  };
  const pagesNow = openPagesNow({
    library: () => watched,
    assets: () => {
      throw new Error('Nothing is drawn here.');
    },
    server: () => Promise.reject(new Error('Nothing is drawn here.')),
  });
  expect(pagesNow.update(route).page?.route).toBe(route);
  rmSync(root, { recursive: true });
  return read;
}

describe('the first page of the dev server', () => {
  it('reads no more documents in a large site than in a small one', () => {
    const small = readFor('/faq', 0);
    expect(small.size).toBeGreaterThan(5);
    expect(readFor('/faq', 300)).toEqual(small);
  });
});

describe('a page with a block that it shares', () => {
  it('stays in its last good version while the shared document has mistakes', () => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-pages-now-'));
    const file = 'pages/_shared/notice.json';
    const use = { type: 'shared', ref: 'notice' };
    const files = {
      'pages/index.json': pageWith({ blocks: [hero, use] }),
      'pages/other.json': pageWith({ title: 'Other', blocks: [hero] }),
      [file]: { title: 'Notice', blocks: [{ type: 'notice', text: 'Words.' }] },
    };
    writeFiles(root, smallSite(files));
    const pagesNow = openOver(root);
    const [good, other] = [pagesNow.update('/'), pagesNow.update('/other')];
    expect(good.page?.blocks.map(({ type }) => type)).toEqual(['hero', 'notice']);
    expect(other.page?.blocks.map(({ type }) => type)).toEqual(['hero']);
    writeFileSync(join(root, file), '{ "title": ');
    pagesNow.forget(file);
    const { page, problems } = pagesNow.update('/');
    expect(page).toEqual(good.page);
    expect(problems).toMatchObject([{ file, where: 'used on 1 page', document: '_shared/notice' }]);
    expect(pagesNow.update('/other').problems).toEqual([]);
  });
});

describe('a page with other texts than those that are saved', () => {
  it('is drawn with them as long as it has no mistakes then, and afterwards as it is', () => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-pages-now-'));
    const notice = (text: string) => ({ title: 'Notice', blocks: [{ type: 'notice', text }] });
    const file = 'pages/_shared/notice.json';
    const home = pageWith({ blocks: [hero, { type: 'shared', ref: 'notice' }] });
    writeFiles(root, smallSite({ 'pages/index.json': home, [file]: notice('Words.') }));
    const pagesNow = openOver(root);
    const shown = (text?: string) => {
      const { page } = pagesNow.page('/', text === undefined ? [] : [{ file, text }]);
      return JSON.stringify(page.blocks).includes('Other words.');
    };
    expect(shown()).toBe(false);
    expect(shown(JSON.stringify(notice('Other words.')))).toBe(true);
    expect(shown('{ "title": ')).toBe(false);
    expect(shown()).toBe(false);
  });
});

describe('a page with a mistake', () => {
  it('stays in its last good version beside what is wrong', () => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-pages-now-'));
    cpSync('pages', join(root, 'pages'), { recursive: true });
    const pagesNow = openOver(root);
    const good = pagesNow.update('/faq');
    writeFileSync(join(root, 'pages/faq.json'), '{ "title": ');
    pagesNow.forget('pages/faq.json');
    const { page, problems } = pagesNow.update('/faq');
    expect(page).toEqual(good.page);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe('pages/faq.json');
  });
});

describe('a window that shows another day', () => {
  it('shows its own page in any case, around it what visitors see then, and leaves the day of the server alone', () => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-pages-now-'));
    const to = (href: string) => ({ type: 'prose', text: `See [it](${href}).` });
    const files = {
      'pages/index.json': pageWith({ blocks: [hero, to('/soon')] }),
      'pages/soon.json': pageWith({ title: 'Soon', publishAt: '2100-12-03', blocks: [hero, to('/draft')] }),
      'pages/draft.json': pageWith({ title: 'Draft', status: 'draft' }),
    };
    writeFiles(root, smallSite(files));
    const sources = sourcesOf(root);
    const pagesNow = openPagesNow(sources, '2100-01-01');
    const pagesOn = openPagesOnDays(sources, pagesNow);
    const routes = ['/', '/soon', '/draft', '/none'];
    const shown = (day?: string) => routes.filter(route => pagesOn(day).routeOf(route) !== undefined);
    const seen = (day?: string) => {
      const pages = pagesOn(day).publicPages();
      return pages.map(({ page }) => page.route).sort();
    };
    expect(routes.filter(route => pagesNow.routeOf(route) !== undefined)).toEqual(['/']);
    for (const day of [undefined, '2100-12-02', '2100-12-03'])
      expect(shown(day)).toEqual(['/', '/soon', '/draft']);
    expect(seen('2100-12-02')).toEqual(['/']);
    expect(seen('2100-12-03')).toEqual(['/', '/soon']);
    expect(pagesNow.day()).toBe('2100-01-01');
    writeFileSync(join(root, 'pages/soon.json'), JSON.stringify(pageWith({ title: 'Later' })));
    pagesNow.forget('pages/soon.json');
    expect(pagesOn('2100-12-02').page('/soon').page.title).toMatch(/^Later/);
  });
});
