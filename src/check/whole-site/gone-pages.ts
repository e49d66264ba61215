// Somebody who moves or deletes a page's file by hand breaks every link to it. This file reports that once, not for each link.
import { messageOf } from '../../base/sentences/read.ts';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';
import { counted, quoted } from '../../base/words.ts';
import { is404Page, plainName } from '../../document/files/pages.ts';
import { clearlyNearestRoute } from '../../document/problem/did-you-mean.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { replaceBy } from '../../document/problem/fix-texts.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { committedPageTexts } from '../../site/git/earlier.ts';
import { nearestAbove } from '../../site/publication.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import { routesLedTo } from './all-pages.ts';

type OneInPlaceOfAll = Pick<Problem, 'message' | 'said' | 'fix'>;

/** Shorter words of an address say nothing about its page. */
const LEAST_LETTERS = 4;

export function reportGonePagesOnce(problems: Problem[], library: Library): Problem[] {
  const waiting = new Map<string, number>();
  for (const { missing } of problems) if (missing) waiting.set(missing, (waiting.get(missing) ?? 0) + 1);
  if (waiting.size === 0) return problems;
  const committed = committedPageTexts(library.root, [...waiting.keys()]);
  const gone = new Map(
    [...waiting].map(([route, links]) => [route, goneWay(route, links, committed.get(route), library)]),
  );
  const told = new Set<string>();
  return problems.flatMap(problem => {
    const { missing = '' } = problem;
    const inPlaceOfAll = gone.get(missing);
    if (!inPlaceOfAll) return problem;
    if (told.has(missing)) return [];
    told.add(missing);
    return { ...problem, ...inPlaceOfAll };
  });
}

function goneWay(
  route: string,
  links: number,
  committed: string | undefined,
  library: Library,
): OneInPlaceOfAll | undefined {
  const page = movedTo(route, links, titleIn(committed), library);
  if (!page && committed === undefined) return undefined;
  const gone = { route, others: links - 1 };
  return page ? moved(gone, page) : deleted(gone, library);
}

/** "others" are links there beside the one that is reported. */
type Gone = { route: string; others: number };

function moved(gone: Gone, { file, route: to }: PageFile): OneInPlaceOfAll {
  const { route: from } = gone;
  const message = otherInForm(
    says`${the.sign(beginning(gone))}; ${the.page(file)}, to which nothing leads, seems to be it. Finish the move with: npm run rename ${the.sign(from)} ${the.sign(to)}`,
    together(noSuchPage(gone), says`${the.page(file)}, to which nothing leads, seems to be it.`),
  );
  return {
    ...messageOf(message),
    fix: {
      ...replaceBy({ offset: 0, length: 0 }, says`Finish the move`, { deed: 'make', what: 'the move' }, to),
      page: { from, to },
    },
  };
}

function deleted(gone: Gone, library: Library): OneInPlaceOfAll {
  const [route, above] = [the.sign(gone.route), the.sign(nearestAbove(gone.route, library))];
  const message = otherInForm(
    says`${the.sign(beginning(gone))}: its file was deleted. Bring it back with "npm run restore ${route} last", or name the page that takes its place, for example: npm run remove ${route} ${above}`,
    together(noSuchPage(gone), says`Its file was deleted. Name another page here.`),
  );
  return { ...messageOf(message), fix: undefined };
}

/** Of the sentence for the file, which goes on from here. */
function beginning({ route, others }: Gone): string {
  const lead =
    others === 0 ? '' : `, and ${counted(others, 'more link')} ${others === 1 ? 'leads' : 'lead'} there`;
  return `There is no page ${quoted(route)} any more${lead}`;
}

function noSuchPage({ route, others }: Gone): Said {
  const page = the.text(route);
  return others === 0
    ? says`There is no page ${page} any more.`
    : says`There is no page ${page} any more, and ${the.count(others, 'more link')} ${the.verb(others, 'leads', 'lead')} there.`;
}

/**
 * Guesses where a page was moved. Nothing leads there yet, and the page has the last name of the old address, the words of that
 * name in its title, or the old title. Undefined unless exactly one page fits.
 */
function movedTo(from: string, links: number, title: unknown, library: Library): PageFile | undefined {
  const routes = library.routes();
  // A single link may well be misspelt.
  if (links === 1 && clearlyNearestRoute(from, routes)) return undefined;
  const name = lastOf(from);
  const candidates = routes
    .filter(route => route !== '/' && !is404Page(route))
    .flatMap(route => library.page(route) ?? [])
    .filter(page => {
      const { route } = page;
      if (lastOf(route) === name) return true;
      if (title !== undefined && library.summary(page).title === title) return true;
      return folderOf(route) === folderOf(from) && isTold(name, library.summary(page).title, library);
    });
  if (candidates.length === 0) return undefined;
  const ledTo = routesLedTo(library);
  const [page, ...others] = candidates.filter(({ route }) => !ledTo.has(route));
  return others.length === 0 ? page : undefined;
}

function titleIn(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text).title;
  } catch {
    return undefined;
  }
}

/** Some write "ruckengymnastik" in an address where the language writes "rueckengymnastik". */
function isTold(name: string, title: unknown, library: Library): boolean {
  const words = name.split('-').filter(word => word.length >= LEAST_LETTERS);
  const told = [siteFacts(library).language, undefined].flatMap(either =>
    plainName(String(title), either).split('-'),
  );
  return words.length > 0 && words.every(word => told.includes(word));
}

function lastOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
