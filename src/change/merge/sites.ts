// Merges two changed versions of a site. It touches no disk: the caller reads the files and writes the merged ones.
import { routeOfFile } from '../../document/files/pages.ts';
import { withLinksTo } from '../../document/merge/ids.ts';
import type { MergedOnce, MergedSites, OneSideOnly, SiteAnswer, SiteMergeOptions } from './conflicts.ts';
import { settleBegun, settleTaken } from './files-of-one-side.ts';
import { mergeFile } from './merge-file.ts';
import { askAboutMistakes } from './mistakes.ts';
import { followMoves } from './moved-pages.ts';
import { changeTexts, isPageFile, type SideFiles, type SitesToMerge } from './sides.ts';

/** Files that are alike on all sides may be left out. */
export function mergeSites(
  base: SideFiles,
  ours: SideFiles,
  theirs: SideFiles,
  { answer = () => undefined, check = () => [], isUnchecked = false }: SiteMergeOptions = {},
): MergedSites {
  const merge = (only: OneSideOnly) =>
    mergeOnce({ base: new Map(base), ours: new Map(ours), theirs: new Map(theirs) }, answer, only);
  return askAboutMistakes(isUnchecked ? [ours] : [ours, theirs], merge, check);
}

function mergeOnce(sites: SitesToMerge, answer: SiteAnswer, only: OneSideOnly): MergedOnce {
  const moved = followMoves(sites, answer);
  const taken = settleTaken(sites, answer, { ...only, ...moved });
  const begun = settleBegun(sites, answer);
  const names = [...new Set([...sites.theirs.keys(), ...sites.ours.keys()])];
  const merged = mergeFiles(sites, names, answer, only);
  const [...files] = merged;
  return {
    files: new Map(files.flatMap(({ file, bytes }) => (bytes ? [[file, bytes] as const] : []))),
    conflicts: [
      ...moved.conflicts,
      ...taken,
      ...begun.conflicts,
      ...files.flatMap(({ conflicts }) => conflicts),
    ],
    both: files.flatMap(({ file, both }) => both.map(path => ({ file, path }))),
    renamed: [...moved.renamed, ...begun.renamed].map(([from, to]) => ({ from, to })),
    sites,
  };
}

/** Links from our other pages follow the new ids of our blocks. */
function mergeFiles(sites: SitesToMerge, names: string[], answer: SiteAnswer, { whole }: OneSideOnly) {
  const merge = () =>
    names.map(file => {
      const places = whole.filter(place => place.file === file).map(({ path }) => path);
      return { file, ...mergeFile(sites, file, answer, places) };
    });
  const merged = merge();
  const renamed = merged.filter(({ file, ids }) => ids.size > 0 && isPageFile(file));
  if (renamed.length === 0) return merged;
  for (const { file, ids } of renamed)
    changeTexts(sites.ours, text => withLinksTo(text, routeOfFile(file), ids));
  return merge();
}
