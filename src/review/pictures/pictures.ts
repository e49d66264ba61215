// Takes pictures of the changed pages before and after, and makes a page that shows them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { makeFolder } from '../../base/files/folder.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import type { Sides } from '../../base/places.mjs';
import { startProgress } from '../../base/progress.ts';
import { several } from '../../base/words.ts';
import { headline } from '../report/tell.ts';
import type { ChangedPage, Report } from '../sentences/changes.ts';
import { labelled, plain } from '../sentences/words.ts';
import { type Album, albumPage, type Shot, type Spread } from './album.ts';
import { buildAndServe, lendPackages, lendPictures, type ServedSite } from './build.ts';
import { takePicture, WIDTHS, type Width } from './take.ts';

export type WantedPictures = {
  report: Report;
  compared: string;
  earlier: Sides;
  later: Sides;
  folder: string;
  startBrowser: () => Promise<Browser>;
};

const MOST_PAGES = 20;

type Sites = { before: ServedSite; after: ServedSite };

/** Returns a sentence about what was taken and what was left out. */
export async function takePictures(wanted: WantedPictures): Promise<string> {
  const { report, folder } = wanted;
  if (report.pages.length === 0) return 'No page changes, so no pictures were taken.';
  // The browser starts first. If there is none, nobody has to wait until both sites are built.
  const browser = await wanted.startBrowser();
  const album = await takeAlbum(wanted, browser).finally(() => browser.close());
  makeFolder(folder);
  writeFileSync(join(folder, 'index.html'), albumPage(album));
  const count = Math.min(report.pages.length, MOST_PAGES);
  return [
    `Pictures of ${several(count, 'page')} are in ${join(folder, 'index.html')}.`,
    ...album.remarks,
  ].join('\n');
}

/** Saves the pictures in the folder and returns the album that names them. */
async function takeAlbum(wanted: WantedPictures, browser: Browser): Promise<Album> {
  const { report, earlier, later, compared } = wanted;
  const pages = report.pages.slice(0, MOST_PAGES);
  const left = report.pages.length - pages.length;
  const sites = await buildBoth(earlier, later);
  const spreads = await takeAll(pages, sites, browser, wanted);
  const remarks = [
    ...('missing' in sites.before ? [`There are no pictures of before: ${sites.before.missing}`] : []),
    ...('missing' in sites.after ? [`There are no pictures of after: ${sites.after.missing}`] : []),
    ...(left > 0
      ? [`${several(left, 'more page')} may look different and ${left === 1 ? 'is' : 'are'} left out here.`]
      : []),
  ].map(sentence => sentence.charAt(0).toUpperCase() + sentence.slice(1));
  return { headline: headline(report), compared, remarks, spreads };
}

async function buildBoth(earlier: Sides, later: Sides): Promise<Sites> {
  const progress = startProgress('Building', 2);
  const before = await buildEarlier(earlier, later);
  progress.step();
  const after = await buildAndServe(later, join(keptPlace(later.site), 'after'));
  progress.step();
  progress.done();
  return { before, after };
}

async function buildEarlier(earlier: Sides, later: Sides): Promise<ServedSite> {
  lendPictures(later.site, earlier.site);
  const hindrance = lendPackages(later.engine, earlier.engine);
  if (hindrance) return { missing: hindrance };
  return buildAndServe(earlier, join(keptPlace(earlier.site), 'before'));
}

async function takeAll(
  pages: ChangedPage[],
  sites: Sites,
  browser: Browser,
  wanted: WantedPictures,
): Promise<Spread[]> {
  if ('missing' in sites.before && 'missing' in sites.after) return [];
  makeFolder(wanted.folder);
  const progress = startProgress('Pictures of pages', pages.length);
  const spreads: Spread[] = [];
  try {
    for (const [index, page] of pages.entries()) {
      const shots: Shot[] = [];
      for (const width of WIDTHS) shots.push(await shotOf(page, index, width, sites, browser, wanted.folder));
      spreads.push({
        title: titleOf(page, wanted.report),
        sentences: sentencesOf(page, wanted.report),
        shots,
      });
      progress.step();
    }
  } finally {
    progress.done();
    for (const site of Object.values(sites)) if ('url' in site) await site.close();
  }
  return spreads;
}

async function shotOf(
  { route, formerRoute }: ChangedPage,
  index: number,
  width: Width,
  { before, after }: Sites,
  browser: Browser,
  folder: string,
): Promise<Shot> {
  const take = async (site: ServedSite, address: string | undefined) =>
    'url' in site && address !== undefined
      ? await takePicture(browser, site.url + address, width)
      : undefined;
  const [was, now] = [await take(before, formerRoute), await take(after, route)];
  if (was && now?.equals(was)) return { width: width.name, same: true };
  const save = (picture: Buffer | undefined, side: string) => {
    if (!picture) return undefined;
    const name = `${String(index + 1).padStart(2, '0')}-${slug(route ?? formerRoute ?? '')}-${width.name}-${side}.png`;
    writeFileSync(join(folder, name), picture);
    return name;
  };
  return { width: width.name, before: save(was, 'before'), after: save(now, 'after'), same: false };
}

function slug(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
}

function titleOf({ route, formerRoute }: ChangedPage, { names }: Report): string {
  const address = route ?? formerRoute ?? '';
  const name = names.get(address);
  return name ? `${name} (${address})` : address;
}

function sentencesOf({ route, formerRoute }: ChangedPage, { changes }: Report): string[] {
  const own = changes.find(change => change.kind === 'page' && change.route === (route ?? formerRoute));
  return (own?.lines ?? []).flatMap(({ label, phrases }) =>
    phrases.map(phrase => plain(labelled(label, phrase))),
  );
}
