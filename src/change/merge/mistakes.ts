// Asks about what the check refuses of a merge: two changes that are right alone can be wrong together.
import { isFields, ownOf, type Path } from '../../base/json-value.ts';
import { routeOfFile } from '../../document/files/pages.ts';
import { nodeAround, pathTo } from '../../document/problem/nodes.ts';
import { offsetOf } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { pairAlikeOrInPlace } from '../../document/steps/between.ts';
import { isWithin } from '../../document/steps/moved.ts';
import { addedProblems } from '../added-problems.ts';
import { placeKey } from '../try-on-copy.ts';
import type { MergedOnce, MergedSites, OneSideOnly, SiteMergeOptions } from './conflicts.ts';
import { isPageFile, parsedIn, type SideFiles } from './sides.ts';

type Check = NonNullable<SiteMergeOptions['check']>;

/**
 * Each round asks about more: first about the value with the mistake, then about the list or the object around it. Mistakes that one of
 * these sides has are not new.
 */
export function askAboutMistakes(
  sides: SideFiles[],
  merge: (only: OneSideOnly) => MergedOnce,
  check: Check,
): MergedSites {
  const only: OneSideOnly = { whole: [], needed: new Set() };
  const before: Problem[][] = [];
  for (;;) {
    const { sites, ...merged } = merge(only);
    let mistakes = errorsOf(check(merged.files));
    if (mistakes.length > 0 && before.length === 0) before.push(...sides.map(side => errorsOf(check(side))));
    for (const known of before) mistakes = addedProblems(known, mistakes, placeKey);
    const problems = mistakes.filter(problem => !isAsked(problem, merged));
    const isMore = problems.map(problem => askAbout(problem, { ...merged, sites }, only)).includes(true);
    if (!isMore) return { ...merged, problems };
  }
}

function errorsOf(problems: Problem[]): Problem[] {
  return problems.filter(({ level }) => level === 'error');
}

function isAsked(problem: Problem, { files, conflicts }: Pick<MergedOnce, 'files' | 'conflicts'>): boolean {
  const path = pathOf(problem, files);
  return conflicts.some(conflict => {
    // Where they have taken something away, another item stands by now.
    if ('path' in conflict)
      return conflict.theirs !== undefined && conflict.file === problem.file && isWithin(path, conflict.path);
    return conflict.file === problem.file || isPageAt(conflict.file, problem.missing);
  });
}

function isPageAt(file: string, route: string | undefined): boolean {
  return isPageFile(file) && routeOfFile(file) === route;
}

function pathOf(problem: Problem, files: SideFiles): Path {
  const parsed = parsedIn(files, problem.file);
  const node = parsed && nodeAround(parsed.tree, offsetOf(parsed.source, problem));
  return node ? pathTo(node) : [];
}

/** Whether there is anything left to ask about this mistake. */
function askAbout(problem: Problem, { files, sites }: MergedOnce, only: OneSideOnly): boolean {
  const missed = [...sites.base.keys()].find(file => isPageAt(file, problem.missing));
  if (missed !== undefined && !only.needed.has(missed)) {
    only.needed.add(missed);
    return true;
  }
  const { file } = problem;
  const [base, merged] = [sites.base, files].map(side => parsedIn(side, file)?.value);
  const asked = only.whole.filter(place => place.file === file).map(({ path }) => JSON.stringify(path));
  const places = pathsInBase(base, merged, pathOf(problem, files));
  const path = places.find(place => !asked.includes(JSON.stringify(place)));
  if (path) only.whole.push({ file, path });
  return path !== undefined;
}

/** The path in the base and those of the values around it, the innermost first. An item that is new has no place there. */
function pathsInBase(base: unknown, merged: unknown, path: Path, at: Path = []): Path[] {
  const [step, ...rest] = path;
  if (step === undefined || base === undefined) return [at];
  if (Array.isArray(base) && Array.isArray(merged)) {
    const pair = pairAlikeOrInPlace(at, base, merged).pairs.find(({ now }) => now === step);
    if (!pair) return [at];
    return [...pathsInBase(base[pair.was], merged[pair.now], rest, [...at, pair.was]), at];
  }
  if (!isFields(base) || !isFields(merged) || typeof step !== 'string') return [at];
  return [...pathsInBase(ownOf(base, step), ownOf(merged, step), rest, [...at, step]), at];
}
