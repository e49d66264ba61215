// Compares what a page with three photographs sends to a visitor with the same page made by other tools.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../../../tests/support/browser/browser.ts';
import { asReference, type Contender, install, OURS } from '../contestants.ts';
import { type Cost, costOf } from '../cpu.ts';
import type { Figure } from '../report/figure.ts';
import type { Contestant } from '../report/record.ts';
import { makeSite, type Site } from '../site.ts';
import { asPeersPage, type PeersPage } from './as-peers-page.ts';
import { photographs } from './originals.ts';
import { pageOfThree } from './page.ts';
import { sharpnessOf } from './sharpness.ts';
import { DENSE_PHONE, DESK, PHONE, type View, visit } from './visit.ts';

const VIEWS = [PHONE, DENSE_PHONE, DESK];
const ROUTE = '/three';
/** The pages of text around them, which the menu leads to. */
const OTHER_PAGES = 20;

type Files = { [name: string]: Buffer };

export async function comparePhotographs(): Promise<Contestant[]> {
  const files = await photographs();
  const originals = Object.values(files);
  const site = makeSite('photographs', OTHER_PAGES, 0);
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(site.folder, 'pages/_public/images', name), bytes);
  writeFileSync(join(site.folder, `pages${ROUTE}.json`), JSON.stringify(pageOfThree(Object.keys(files))));
  OURS.clean(site);
  const cost = await costOf({ folder: OURS.folder, words: OURS.words(site) });
  const browser = await startBrowser();
  try {
    const page = await peersPage(browser, site, Object.keys(files));
    const contestants = [
      {
        name: OURS.name,
        isOurs: true as const,
        figures: [costFigure(cost), ...(await seen(browser, OURS.out(site), ROUTE, originals))],
      },
    ] as Contestant[];
    const eleventy = asReference(
      await install('eleventy-photographs', 'Eleventy Image', '@11ty/eleventy-img', ''),
    );
    const astro = await install('astro-photographs', 'Astro, `<Picture>`', 'astro', '');
    for (const peer of [eleventy, astro]) {
      const { name, isReference, note } = peer;
      const figures = [costFigure(await buildPeer(peer, site, page, files))];
      figures.push(...(await seen(browser, peer.out(site), '/', originals)));
      contestants.push({ name, ...(isReference && { isReference }), ...(note && { note }), figures });
    }
    return contestants;
  } finally {
    await browser.close();
  }
}

async function seen(browser: Browser, folder: string, route: string, originals: Buffer[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const view of VIEWS) {
    const { kilobytes, pictures, requests, seen } = await visit(browser, folder, route, view);
    const sharpness = await sharpnessOf(seen, originals, view);
    figures.push(
      { name: `Page, ${view.name}`, value: kilobytes, unit: 'kB' },
      { name: `Requests, ${view.name}`, value: requests, unit: 'requests' },
      { name: `Its pictures, ${view.name}`, value: pictures, unit: 'kB' },
      { name: `How sharp they are, ${view.name}`, value: sharpness, unit: 'SSIM' },
    );
  }
  return figures;
}

function costFigure({ cpu }: Cost): Figure {
  return { name: 'Build of the page, nothing kept', value: cpu, unit: 'CPU s' };
}

async function peersPage(browser: Browser, site: Site, names: string[]): Promise<PeersPage> {
  const html = readFileSync(join(OURS.out(site), `${ROUTE}.html`), 'utf8');
  const seenAt = async (view: View) => (await visit(browser, OURS.out(site), ROUTE, view)).seen;
  return asPeersPage(html, names, await seenAt(PHONE), await seenAt(DESK));
}

/** Copies the rest of our site too: fonts, icons and the app. */
async function buildPeer(peer: Contender, site: Site, page: PeersPage, files: Files): Promise<Cost> {
  const { folder } = peer;
  peer.clean(site);
  writeFileSync(join(folder, 'page.json'), JSON.stringify(page));
  mkdirSync(join(folder, 'src/photographs'), { recursive: true });
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, 'src/photographs', name), bytes);
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  cpSync(OURS.out(site), join(folder, 'public'), {
    recursive: true,
    filter: from => !/\/images\b|\.(?:html|json|xml)$/.test(from),
  });
  return costOf({ folder, words: ['npm', 'run', 'build'], env: peer.env(site) });
}
