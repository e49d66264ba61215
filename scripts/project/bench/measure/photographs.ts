// What a page with three photographs brings to a visitor, beside the same page made with the peers' tools.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../../../tests/support/browser/browser.ts';
import { type Cost, costOf } from '../cpu.ts';
import { asPeersPage, type PeersPage } from '../photographs/as-peers-page.ts';
import { threePhotographs } from '../photographs/originals.ts';
import { pageOfThree, writePage, writePhotograph } from '../photographs/pages.ts';
import { kilobytesAt, sharpnessOf } from '../photographs/sharpness.ts';
import { DENSE_PHONE, DESK, PHONE, type View, visit } from '../photographs/visit.ts';
import { makeProject, type Project } from '../project.ts';
import type { Figure } from '../report/figure.ts';
import type { Contestant } from '../report/record.ts';
import { coldBuild } from './build.ts';
import { type Contender, install, OURS } from './contestants.ts';

const PEERS = [
  { template: 'eleventy-photographs', name: 'Eleventy Image', kind: 'transform', main: '@11ty/eleventy-img' },
  { template: 'astro-photographs', name: 'Astro', kind: '`<Picture>`', main: 'astro' },
];
const VIEWS = [PHONE, DENSE_PHONE, DESK];
const ROUTE = '/three';
/** The pages of text around them, which the menu leads to. */
export const OTHER_PAGES = 20;

export async function comparePhotographs(): Promise<{ contestants: Contestant[]; note: string }> {
  const { files, note } = await threePhotographs();
  const names = Object.keys(files);
  const originals = Object.values(files);
  const project = await makeProject('photographs', OTHER_PAGES, { alone: true });
  for (const [name, bytes] of Object.entries(files)) writePhotograph(project, name, bytes);
  writePage(project, ROUTE, pageOfThree(names));
  const ourCost = await coldBuild(project);
  const browser = await startBrowser();
  try {
    const page = await peersPage(browser, project, names);
    const ours = await sharpnessByView(browser, OURS.out(project), ROUTE, originals);
    const contestants: Contestant[] = [
      { name: OURS.name, isOurs: true, figures: [costFigure(ourCost), ...ours.flatMap(ownFigures)] },
    ];
    for (const peer of PEERS) {
      const one = await install(peer, '');
      const cost = await buildPeer(one, project, page, files);
      const theirs = await sharpnessByView(browser, one.out(project), '/', originals);
      const figures = [costFigure(cost)];
      for (const [index, looked] of theirs.entries()) {
        const wanted = ours[index]?.sharpness ?? 0;
        const value = await kilobytesAt(wanted, looked.seen, originals, looked.view);
        figures.push(...ownFigures(looked), { name: asSharp(looked.view), value, unit: 'kB' });
      }
      contestants.push({ name: one.name, ...(one.note && { note: one.note }), figures });
    }
    return { contestants, note };
  } finally {
    await browser.close();
  }
}

type Looked = Awaited<ReturnType<typeof visit>> & { view: View; sharpness: number; isOurs: boolean };

async function sharpnessByView(
  browser: Browser,
  folder: string,
  route: string,
  originals: Buffer[],
): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const view of VIEWS) {
    const visited = await visit(browser, folder, route, view);
    const sharpness = await sharpnessOf(visited.seen, originals, view);
    looked.push({ ...visited, view, sharpness, isOurs: route === ROUTE });
  }
  return looked;
}

function ownFigures({ view, kilobytes, pictures, requests, sharpness, isOurs }: Looked): Figure[] {
  return [
    { name: `Page, ${view.name}`, value: kilobytes, unit: 'kB' },
    { name: `Requests, ${view.name}`, value: requests, unit: 'requests' },
    { name: `Its pictures, ${view.name}`, value: pictures, unit: 'kB' },
    { name: `How sharp they are, ${view.name}`, value: sharpness, unit: 'SSIM' },
    ...(isOurs ? [{ name: asSharp(view), value: pictures, unit: 'kB' as const }] : []),
  ];
}

const asSharp = ({ name }: View) => `Pictures as sharp as Ashlar's, ${name}`;

function costFigure({ cpu }: Cost): Figure {
  return { name: 'Build of the page, nothing kept', value: cpu, unit: 'CPU s' };
}

async function peersPage(browser: Browser, project: Project, names: string[]): Promise<PeersPage> {
  const html = readFileSync(join(OURS.out(project), `${ROUTE}.html`), 'utf8');
  const seenAt = async (view: View) => (await visit(browser, OURS.out(project), ROUTE, view)).seen;
  return asPeersPage(html, names, await seenAt(PHONE), await seenAt(DESK));
}

/** Everything of our site that is no page and no picture is there as well: typefaces, icons, the app. */
async function buildPeer(
  peer: Contender,
  project: Project,
  page: PeersPage,
  files: { [name: string]: Buffer },
): Promise<Cost> {
  const folder = peer.folder(project);
  peer.clean(project);
  writeFileSync(join(folder, 'page.json'), JSON.stringify(page));
  mkdirSync(join(folder, 'src/photographs'), { recursive: true });
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, 'src/photographs', name), bytes);
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  cpSync(OURS.out(project), join(folder, 'public'), {
    recursive: true,
    filter: from => !/\/images\b|\.(?:html|json|xml)$/.test(from),
  });
  return costOf({ folder, words: ['npm', 'run', 'build'], env: peer.env(project) });
}
