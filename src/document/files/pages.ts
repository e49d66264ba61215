// Lists the pages in pages/ with their addresses, and the files and folders that do not belong there. Reads names only, no file.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { plainLetters } from '../../base/letters.ts';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';
import {
  entriesIn,
  FILES_FOR_VISITORS,
  type FolderProblem,
  isLeftBehind,
  isThere,
  LEFT_BEHIND,
  LINK,
  type Stray,
  windowsProblem,
} from './folder.ts';
import { FILE_FOLDERS, PUBLIC_FOLDER } from './public.ts';

type PagePath = { route: string; file: string };
export type PageListing = { pages: PagePath[]; strays: Stray[] };

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ROUTE = /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/;

/** "pages/services/repairs.json" → "/services/repairs"; "pages/services/index.json" → "/services". */
export function routeOfFile(file: string): string {
  const path = file.slice('pages'.length).replace(/\.json$/, '');
  return path.replace(/\/index$/, '') || '/';
}

/** Also finds a link that leads nowhere, so that the check can report it. */
export function fileOfRoute(root: string, route: string): string | undefined {
  if (!isRoute(route)) return undefined;
  const candidates = route === '/' ? ['/index'] : [route, `${route}/index`];
  const found = candidates.find(path => isThere(join(root, 'pages', `${path}.json`)));
  return found && `pages${found}.json`;
}

export function isRoute(route: string): boolean {
  return ROUTE.test(route) && !/\/index(\/|$)/.test(route);
}

/** "language" is the one of the site, in which a message proposes another name. */
export function listPages(root: string, language?: string): PageListing {
  const pages = new Map<string, PagePath>();
  const strays: Stray[] = [];
  const visit = (folder: string): void => {
    const entries = entriesOf(root, folder, strays);
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      const file = `${folder}/${entry.name}`;
      const problem =
        problemOf(entry, names, language) ??
        (folder === 'pages' ? placeProblem(entry, routeOfFile(file)) : undefined);
      if (problem) strays.push({ file, ...problem });
      if (isFolder(entry)) visit(file);
      else if (!problem && isRoute(routeOfFile(file)))
        addPage({ route: routeOfFile(file), file }, pages, strays);
    }
  };
  visit('pages');
  return { pages: [...pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), strays };
}

function entriesOf(root: string, folder: string, strays: Stray[]): Dirent[] {
  const entries = entriesIn(join(root, folder));
  if (Array.isArray(entries)) return entries.filter(({ name }) => !/^[_.]/.test(name));
  if (folder === 'pages') throw new Failure(hindranceAt(root) ?? noFolder(root));
  if (entries) strays.push({ file: folder, ...entries });
  return [];
}

/** Why the folder of pages cannot be read; undefined if it can. */
export function hindranceAt(root: string): Said | undefined {
  const entries = entriesIn(join(root, 'pages'));
  if (Array.isArray(entries)) return undefined;
  return entries ? says`${the.sign(join(root, 'pages'))}: ${entries.message}` : noFolder(root);
}

function noFolder(root: string): Said {
  return otherInForm(
    says`There is no folder pages/ in ${the.sign(root)}.`,
    says`There is no folder of pages in ${the.sign(root)}.`,
  );
}

/** A folder named "x.json" counts as a page, because reading it gives the message that fits. */
function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.endsWith('.json');
}

/** If two pages have one address, reports the earlier and keeps the later: "services.json" comes after "services/index.json". */
function addPage(page: PagePath, pages: Map<string, PagePath>, strays: Stray[]): void {
  const known = pages.get(page.route);
  pages.set(page.route, page);
  if (!known) return;
  const message = says`This page has the same address as ${the.page(page.file)}: ${the.text(page.route)}. Keep one of the two.`;
  strays.push({ file: known.file, level: 'error', message });
}

function problemOf(entry: Dirent, names: Set<string>, language?: string): FolderProblem | undefined {
  const name = entry.name.replace(/\.json$/i, '');
  const isPage = entry.name.toLowerCase().endsWith('.json');
  if (entry.isSymbolicLink() && !isPage) return LINK;
  if (isLeftBehind(entry)) return LEFT_BEHIND;
  if (!isPage && !entry.isDirectory()) {
    return {
      level: 'warning',
      message: together(says`This file is not a page, so it is not published.`, FILES_FOR_VISITORS),
    };
  }
  if (name === 'index' && isFolder(entry)) return { level: 'error', message: NAMED_INDEX };
  if (NAME.test(name) && (!isPage || entry.name.endsWith('.json'))) return windowsProblem(name);
  const meant = plainName(name, language);
  const rule = isPage
    ? says`A page's file name is a part of its address: lower-case letters, digits and hyphens.`
    : says`A folder's name is a part of its address: lower-case letters, digits and hyphens.`;
  const named = advice(meant && (isPage ? `${meant}.json` : meant), names, language);
  return { level: 'error', message: together(rule, named) };
}

const INDEX = the.text('index');
const NAMED_INDEX = otherInForm(
  says`A folder cannot be named ${INDEX}: index.json is the page of the folder around it. Rename the folder.`,
  says`A folder cannot be named ${INDEX}: this is the name for the page of the folder around it. Rename the folder.`,
);

function placeProblem(entry: Dirent, route: string): FolderProblem | undefined {
  if (!FILE_FOLDERS.includes(route.slice(1))) return undefined;
  const address = the.text(route);
  const message = isFolder(entry)
    ? otherInForm(
        says`Addresses below ${address} belong to pictures and other files. Put such files into ${the.sign(PUBLIC_FOLDER)}, and pages into a folder of another name.`,
        says`Addresses below ${address} belong to pictures and other files. Put pages into a folder of another name.`,
      )
    : says`Addresses from ${address} on belong to pictures and other files. Rename this page.`;
  return { level: 'error', message };
}

/**
 * Says how to rename a file. "names" lists its whole folder, in which two names can look alike: "é" is written as one character,
 * or as "e" and an accent.
 */
export function advice(meant: string, names: Set<string>, language?: string): Said {
  if (meant === '') return says`Rename it.`;
  const name = the.text(meant);
  if (names.has(meant)) return says`There is ${name} already: keep one of the two, or choose another name.`;
  const alike = [...names].filter(other => plainEntry(other, language) === meant);
  return alike.length > 1
    ? says`Another name in this folder comes to ${name} as well: keep one of the two, or choose another name.`
    : says`Rename it to ${name}.`;
}

/** "Über uns.json" → "ueber-uns.json" on a German site. */
function plainEntry(name: string, language?: string): string {
  const stem = name.replace(/\.json$/i, '');
  return plainName(stem, language) + (stem === name ? '' : '.json');
}

/** "My%20Page é" → "my-page-e"; in German "Über uns" → "ueber-uns". */
export function plainName(name: string, language: string | undefined): string {
  return plainLetters(name.replace(/%[0-9A-Fa-f]{2}/g, ' '), language)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A page named 404 is shown for addresses that lead to no page, in its folder or in the whole site. */
export function is404Page(route: string): boolean {
  return /\/404$/.test(route);
}
