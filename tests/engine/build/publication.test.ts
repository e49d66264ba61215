import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { forgetKept } from '../../../src/base/kept-place.mjs';
import {
  hero,
  pageWith,
  siteDocument,
  temporarySite,
  writeFiles,
} from '../../support/documents/sites/small-site.ts';
import { DIST, type Run, run } from '../../support/files/run.ts';

const article = (id: number, title: string) => ({
  id,
  title,
  excerpt: 'One or two sentences about the article.',
  date: '2025-05-26',
  category: 'Guides',
  image: { src: '/images/chart.svg', decorative: true },
});
const LIST = JSON.parse(readFileSync('pages/blog/index.json', 'utf8')).blocks.find(
  ({ type }: { type: string }) => type === 'article-list',
);
const prose = [{ type: 'prose', text: 'Words.' }];

const FILES = {
  'pages/_site.json': siteDocument({ timeZone: 'Australia/Sydney' }),
  'pages/index.json': pageWith({ title: 'Home of the site' }),
  'pages/404.json': pageWith({ title: 'Not found' }),
  'pages/draft.json': pageWith({ title: 'A draft', status: 'draft', redirects: ['/was-draft'] }),
  'pages/unfinished.json': { title: 'An unfinished draft', status: 'draft', blocks: [{ type: 'herro' }] },
  'pages/season.json': pageWith({
    title: 'A page of the season',
    publishAt: '2026-12-01',
    unpublishAt: '2027-02-01T09:00+11:00',
    redirects: ['/was-season'],
  }),
  'pages/blog/index.json': pageWith({ title: 'All articles', blocks: [hero, LIST] }),
  'pages/blog/here.json': pageWith({ title: 'Here', article: article(1, 'The article here'), blocks: prose }),
  'pages/blog/soon.json': pageWith({
    title: 'Soon',
    article: article(2, 'The article to come'),
    publishAt: '2026-12-01',
    blocks: prose,
  }),
};

const SCRIPT = join(process.cwd(), 'scripts/run.mjs');
let site: string;
const build = (now: string): Run => run(site, [SCRIPT, 'build'], { ASHLAR_NOW: now });

beforeAll(() => {
  site = temporarySite(FILES);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('a build', () => {
  const names = () => listFiles(DIST(site)).filter(name => /^[a-z0-9/-]+\.(html|json)$/.test(name));
  const everything = () =>
    listFiles(DIST(site)).map(name => `${name} ${readFileSync(join(DIST(site), name), 'latin1')}`);
  const at = (now: string): string => {
    const { status, output } = build(now);
    expect(status, output).toBe(0);
    return output;
  };
  /** Finds everything that mentions a page: its files, the sitemap, the feed, the lists, the redirects. */
  const traces = (word: string) =>
    everything()
      .filter(file => file.includes(word))
      .map(file => file.split(' ')[0]);
  const PUBLIC = ['404', 'blog', 'blog/here', 'index'];
  const filesOf = (pages: string[]) => pages.flatMap(page => [`${page}.html`, `${page}.json`]).sort();

  it('has no trace of drafts and of pages out of season, and says so', () => {
    const output = at('2026-11-30T23:59+11:00');
    expect(names()).toEqual(filesOf(PUBLIC));
    for (const word of ['A draft', 'was-draft', 'unfinished', 'season', 'to come', '/blog/soon'])
      expect(traces(word), word).toEqual([]);
    expect(traces('The article here')).toContain('blog.json');
    expect(output).toContain(
      'Left out: 2 drafts, 2 pages to come. /blog/soon is due on 1 December 2026. Build again then.',
    );
    expect(output).toMatch(/pages\/unfinished\.json:\d+:\d+ .*Warning: /);
  });

  it('has them once their time has come, and lets them go when it is over', () => {
    const before = everything();
    const output = at('2026-12-01');
    expect(names()).toEqual(filesOf([...PUBLIC, 'blog/soon', 'season']));
    expect(traces('The article to come')).toEqual(
      expect.arrayContaining(['blog.html', 'blog.json', 'feed.xml']),
    );
    expect(traces('/season')).toEqual(expect.arrayContaining(['sitemap.xml', '_redirects', '_nginx.conf']));
    expect(output).toContain('/season goes on 1 February 2027, 09:00 (UTC+11:00). Build again then.');
    at('2027-02-01T09:00+11:00');
    expect(names()).toEqual(filesOf([...PUBLIC, 'blog/soon']));
    expect(traces('season')).toEqual([]);
    at('2026-11-30T23:59+11:00');
    expect(everything()).toEqual(before);
  });

  it('looks for mistakes, not for style, and is held back by words that nobody has written yet', () => {
    const before = everything();
    const description = 'Say in one sentence what a reader finds on this page.';
    const starter = pageWith({ title: 'Title of the page', description });
    const page = 'pages/new.json';
    writeFiles(site, {
      'pages/_starters/page.json': starter,
      [page]: { ...starter, title: 'New', index: false },
    });
    const { status, output } = build('2026-11-30T23:59+11:00');
    expect(status).toBe(1);
    expect(output).toContain(
      `${page}:3:18  description: Not for the public yet: "${description}" is what the starter says.`,
    );
    expect(everything()).toEqual(before);
    writeFiles(site, { [page]: { ...starter, title: 'New', index: false, status: 'draft' } });
    const style = 'Warning: description: ';
    expect(at('2026-11-30T23:59+11:00')).not.toContain(style);
    expect(run(site, [SCRIPT, 'check']).output).toContain(style);
    for (const file of [page, 'pages/_starters']) rmSync(join(site, file), { recursive: true });
  });

  it.skipIf(process.platform === 'win32')(
    'can be read by a web server, even where its author keeps files private',
    () => {
      rmSync(DIST(site), { recursive: true });
      const command = `umask 077; exec "${process.execPath}" "${SCRIPT}" build`;
      const { status } = spawnSync('sh', ['-c', command], {
        cwd: site,
        env: { ...process.env, ASHLAR_NOW: '2026-12-01' },
      });
      expect(status).toBe(0);
      const modes = ['', ...listFiles(DIST(site))].map(name => statSync(join(DIST(site), name)).mode & 0o044);
      expect(modes.length).toBeGreaterThan(10);
      expect(new Set(modes)).toEqual(new Set([0o044]));
      at('2026-11-30T23:59+11:00');
    },
  );

  it('is the same to the byte whenever it is made for the same time', () => {
    const before = everything();
    rmSync(DIST(site), { recursive: true });
    forgetKept(site);
    at('2026-11-30T23:59+11:00');
    expect(everything()).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });
});
