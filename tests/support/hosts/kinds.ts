// Makes a site with one address for each kind of file that a host may have to send.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { listFiles } from '../../../src/base/files/folder.ts';
import { SECOND_SITE } from '../site/site.ts';

/** Pictures that an author may put into pages/_public. Hosts do not look at their bytes. */
const MORE = ['images/photo.avif', 'images/photo.webp', 'images/photo.jpg'];
/** Files for hosts are never sent. */
const UNSENT = /^_|\.(br|gz)$/;

export type SiteOfAllKinds = { folder: string; remove: () => void };

export function siteOfAllKinds(): SiteOfAllKinds {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-kinds-'));
  cpSync(SECOND_SITE, folder, { recursive: true });
  for (const name of MORE) writeFileSync(join(folder, name), 'A picture.');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Lists every address of a site: those of pages, and files by name. */
export function addressesOf(site: string): string[] {
  const names = listFiles(site).filter(name => !UNSENT.test(name));
  return names.map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

/** Finds one address of each ending: "svg" → "/favicon.svg". A page has no ending. */
export function oneOfEachKind(site: string): Map<string, string> {
  return new Map(addressesOf(site).map(address => [extname(address).slice(1) || 'page', address]));
}
