// Settles the files that only one side of a merge still has, and those that both have begun, before documents are merged.
import { isSame } from '../../base/json-value.ts';
import { routeOfFile } from '../../document/files/pages.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { withFileRenamed } from '../fix/rename-file.ts';
import type { FileConflict, SiteAnswer } from './conflicts.ts';
import { heirOf, leadLinks } from './moved-pages.ts';
import {
  changeDocument,
  changeTexts,
  fieldsOfFile,
  isPageFile,
  type SideFiles,
  type SitesToMerge,
  textOf,
} from './sides.ts';

type Settled = { conflicts: FileConflict[]; renamed: Map<string, string> };

/** "needed" has files that the other side misses, so taking them away is asked. "earlier" has the first names of files that moved. */
export function settleTaken(
  sites: SitesToMerge,
  answer: SiteAnswer,
  { needed, earlier }: { needed: Set<string>; earlier: Map<string, string> },
): FileConflict[] {
  const { base, ours, theirs } = sites;
  const conflicts: FileConflict[] = [];
  for (const [file, was] of [...base]) {
    const [own, other] = [ours.get(file), theirs.get(file)];
    const left = own ?? other;
    if (!left || (own && other)) continue;
    const [remover, keeper] = own ? [theirs, ours] : [ours, theirs];
    const isAsked = needed.has(file) || !saysTheSame(file, base, keeper);
    const conflict: FileConflict = {
      is: 'taken',
      file,
      base: was,
      ...(own ? { ours: own } : { theirs: left }),
    };
    const take = isAsked ? answer(conflict) : undefined;
    if (isAsked && take === undefined) conflicts.push(conflict);
    const isKept = isAsked && (take === 'ours') === (own !== undefined);
    const routes = [file, earlier.get(file) ?? file].filter(isPageFile).map(routeOfFile);
    const heir = heirOf(routes, base, remover);
    if (isKept) {
      remover.set(file, left);
      if (heir !== undefined) withoutRedirects(remover, heir, routes);
      continue;
    }
    keeper.delete(file);
    if (heir === undefined) continue;
    const addresses = new Map(routes.map(route => [route, routeOfFile(heir)]));
    for (const side of [base, keeper]) leadLinks(side, addresses);
  }
  return conflicts;
}

/** Old addresses of a page are no words of its author. */
function saysTheSame(file: string, base: SideFiles, side: SideFiles): boolean {
  if (base.get(file)?.equals(side.get(file) ?? Buffer.of())) return true;
  const [was, now] = [base, side].map(files => fieldsOfFile(files, file));
  return was !== undefined && isSame({ ...was, redirects: null }, { ...now, redirects: null });
}

function withoutRedirects(files: SideFiles, file: string, routes: string[]): void {
  const { redirects, ...rest } = fieldsOfFile(files, file) ?? {};
  const left = Array.isArray(redirects) ? redirects.filter(old => !routes.includes(old)) : [];
  changeDocument(files, file, left.length > 0 ? { ...rest, redirects: left } : rest);
}

/** Pages and shared blocks that both have begun are asked about. A picture of ours gets another name, which its uses follow. */
export function settleBegun({ base, ours, theirs }: SitesToMerge, answer: SiteAnswer): Settled {
  const settled: Settled = { conflicts: [], renamed: new Map() };
  for (const [file, to] of sameAddress(base, ours, theirs))
    settled.renamed.set(file, renameOwn(ours, file, to));
  for (const [file, own] of [...ours]) {
    const other = theirs.get(file);
    if (base.has(file) || !other || own.equals(other)) continue;
    if (file.startsWith(`${PUBLIC_FOLDER}/`)) {
      settled.renamed.set(file, renameOwn(ours, file, freeName(file, ours, theirs)));
      continue;
    }
    if (!file.endsWith('.json')) continue;
    const conflict: FileConflict = { is: 'begun', file, ours: own, theirs: other };
    const take = answer(conflict);
    if (take === undefined) settled.conflicts.push(conflict);
    if (take === 'both' && isPageFile(file))
      settled.renamed.set(file, renameOwn(ours, file, freeName(file, ours, theirs)));
    else if (take === 'ours') theirs.set(file, own);
    else ours.set(file, other);
  }
  return settled;
}

/** A page that one side has begun as "a.json" and the other as "a/index.json". */
function sameAddress(base: SideFiles, ours: SideFiles, theirs: SideFiles): [string, string][] {
  return [...ours.keys()].flatMap((file): [string, string][] => {
    if (base.has(file) || theirs.has(file) || !isPageFile(file)) return [];
    const to = [...theirs.keys()].find(
      name => isPageFile(name) && !base.has(name) && routeOfFile(name) === routeOfFile(file),
    );
    return to === undefined ? [] : [[file, to]];
  });
}

function renameOwn(ours: SideFiles, file: string, to: string): string {
  const bytes = ours.get(file);
  ours.delete(file);
  if (bytes) ours.set(to, bytes);
  if (isPageFile(file)) {
    leadLinks(ours, new Map([[routeOfFile(file), routeOfFile(to)]]));
    return to;
  }
  const move = { from: file.slice(PUBLIC_FOLDER.length), to: to.slice(PUBLIC_FOLDER.length) };
  changeTexts(ours, text => withFileRenamed(text, move));
  for (const [name, sheet] of ours)
    if (name.endsWith('.css')) ours.set(name, Buffer.from(withFileRenamed(textOf(sheet), move)));
  return to;
}

/** "pages/_public/images/a.jpg" → "pages/_public/images/a-2.jpg" */
function freeName(file: string, ...sides: SideFiles[]): string {
  const end = file.lastIndexOf('.');
  for (let count = 2; ; count += 1) {
    const name = `${file.slice(0, end)}-${count}${file.slice(end)}`;
    if (!sides.some(files => files.has(name))) return name;
  }
}
