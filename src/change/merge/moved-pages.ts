// Finds pages that one side of a merge has moved, and follows them on the other side, so that each page has one file for all.
import { isFields } from '../../base/json-value.ts';
import { routeOfFile } from '../../document/files/pages.ts';
import { likeness } from '../../document/pairing/similarity.ts';
import type { FileConflict, SiteAnswer } from './conflicts.ts';
import { changeTexts, fieldsOfFile, isPageFile, type SideFiles, type SitesToMerge } from './sides.ts';

/** From the file of each page to its new one. */
type MovedFiles = Map<string, string>;

/** Without a redirect, pages that are at least this much alike are the same page: from 0 to 1. */
const LEAST = 0.7;

/**
 * "renamed" has the new name of each of our files that followed theirs. "earlier" leads from the file of a page, which is the same in
 * all versions now, to its file in the base.
 */
type FollowedMoves = { renamed: MovedFiles; earlier: MovedFiles; conflicts: FileConflict[] };

export function followMoves({ base, ours, theirs }: SitesToMerge, answer: SiteAnswer): FollowedMoves {
  const [own, other] = [movesBetween(base, ours), movesBetween(base, theirs)];
  const followed: FollowedMoves = { renamed: new Map(), earlier: new Map(), conflicts: [] };
  for (const from of new Set([...own.keys(), ...other.keys()])) {
    const names = { base: from, ours: own.get(from) ?? from, theirs: other.get(from) ?? from };
    const isMovedByBoth = names.ours !== from && names.theirs !== from && names.ours !== names.theirs;
    const conflict = isMovedByBoth ? addressConflict(names) : undefined;
    const take = conflict && answer(conflict);
    const to = take === 'ours' || names.theirs === from ? names.ours : names.theirs;
    const isTaken = (files: SideFiles, name: string) => files.has(to) && name !== to;
    // Somebody else has begun another page there. Both pages are asked about as they are.
    if (isTaken(base, from) || isTaken(ours, names.ours) || isTaken(theirs, names.theirs)) continue;
    if (conflict && take === undefined) followed.conflicts.push(conflict);
    if (names.ours !== to) followed.renamed.set(names.ours, to);
    followed.earlier.set(to, from);
    rename(base, from, [from], to);
    rename(ours, names.ours, [from, names.ours], to);
    rename(theirs, names.theirs, [from, names.theirs], to);
  }
  return followed;
}

function addressConflict({ base, ours, theirs }: { [side in keyof SitesToMerge]: string }): FileConflict {
  const bytes = (file: string) => Buffer.from(routeOfFile(file));
  return { is: 'address', file: theirs, base: bytes(base), ours: bytes(ours), theirs: bytes(theirs) };
}

/** Gives a file its new name. Links to any of its earlier addresses follow. */
function rename(files: SideFiles, from: string, earlier: string[], to: string): void {
  const bytes = files.get(from);
  if (bytes && from !== to) {
    files.delete(from);
    files.set(to, bytes);
  }
  leadLinks(files, new Map(earlier.map(file => [routeOfFile(file), routeOfFile(to)])));
}

/** Leads links to these addresses to the new ones. What follows the address, such as an anchor, stays. */
export function leadLinks(files: SideFiles, addresses: Map<string, string>): void {
  const moved = [...addresses].filter(([from, to]) => from !== to);
  if (moved.length === 0) return;
  changeTexts(files, text => moved.reduce((said, [from, to]) => ledFrom(said, from, to), text));
}

function ledFrom(text: string, from: string, to: string): string {
  const isWhole = text === from || text.startsWith(`${from}#`) || text.startsWith(`${from}?`);
  if (isWhole) return to + text.slice(from.length);
  return [')', '#', '?', ' '].reduce(
    (said, end) => said.replaceAll(`](${from}${end}`, () => `](${to}${end}`),
    text,
  );
}

/** The page that has taken over one of these addresses, although it had not before. */
export function heirOf(routes: string[], base: SideFiles, side: SideFiles): string | undefined {
  const leadsHere = (files: SideFiles, file: string) => {
    const old = fieldsOfFile(files, file)?.redirects;
    return Array.isArray(old) && routes.some(route => old.includes(route));
  };
  return [...side.keys()].find(file => isPageFile(file) && leadsHere(side, file) && !leadsHere(base, file));
}

function movesBetween(base: SideFiles, side: SideFiles): MovedFiles {
  const gone = [...base.keys()].filter(file => isPageFile(file) && !side.has(file));
  const free = new Set([...side.keys()].filter(file => isPageFile(file) && !base.has(file)));
  const moves: MovedFiles = new Map();
  const take = (from: string, to: string | undefined) => {
    if (to === undefined || !free.delete(to)) return;
    moves.set(from, to);
  };
  for (const from of gone) {
    const route = routeOfFile(from);
    take(from, [...free].find(to => routeOfFile(to) === route) ?? heirOf([route], base, side));
  }
  for (const from of gone) if (!moves.has(from)) take(from, mostAlike(from, free, base, side));
  return moves;
}

function mostAlike(from: string, free: Set<string>, base: SideFiles, side: SideFiles): string | undefined {
  const was = fieldsOfFile(base, from);
  const [best] = [...free]
    .map(to => ({ to, score: isFields(was) ? likeness(was, fieldsOfFile(side, to)) : 0 }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score);
  return best?.to;
}
