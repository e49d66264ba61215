// Problems in, and out with one in place of all that wait for the same: a page whose file somebody has moved by hand, so that every
// link to its old address leads nowhere.
import { counted, quoted } from '../base/words.ts';
import { isMissingPage, plainName } from '../document/files/pages.ts';
import { surelyRoute } from '../document/problem/did-you-mean.ts';
import type { Problem } from '../document/problem/problem.ts';
import type { PageFile } from '../document/types.ts';
import { committedText } from '../history/earlier.ts';
import type { Library } from '../site/types.ts';
import { routesLedTo } from './rules/whole-site.ts';

/** Words of an address that are too short say nothing. */
const LEAST_LETTERS = 4;

export function behindMoves(problems: Problem[], library: Library): Problem[] {
  const waiting = new Map<string, number>();
  for (const { missing } of problems) if (missing) waiting.set(missing, (waiting.get(missing) ?? 0) + 1);
  if (waiting.size === 0) return problems;
  const moved = new Map([...waiting].map(([from, links]) => [from, movedTo(from, links, library)]));
  const told = new Set<string>();
  return problems.flatMap(problem => {
    const { missing = '' } = problem;
    const page = moved.get(missing);
    if (!page) return problem;
    if (told.has(missing)) return [];
    told.add(missing);
    return inPlaceOfAll(problem, missing, page, (waiting.get(missing) ?? 0) - 1);
  });
}

function inPlaceOfAll(problem: Problem, from: string, { file, route }: PageFile, others: number): Problem {
  const waits =
    others > 0 ? ` ${counted(others, 'more link')} ${others === 1 ? 'waits' : 'wait'} for that.` : '';
  const message = `There is no page ${quoted(from)} any more; ${file}, to which nothing leads, seems to be it. Finish the move with: npm run rename ${from} ${route}`;
  const fix = { title: 'Finish the move', offset: 0, length: 0, text: route, page: { from, to: route } };
  return { ...problem, message: waits === '' ? message : `${message}.${waits}`, fix };
}

/** The one page that nothing leads to and that has the name of the old address, its words in the title, or the title itself. */
function movedTo(from: string, links: number, library: Library): PageFile | undefined {
  const routes = library.routes();
  // One link may well be misspelt.
  if (links === 1 && surelyRoute(from, routes)) return undefined;
  const name = lastOf(from);
  const title = committedTitle(from, library);
  const candidates = routes
    .filter(route => route !== '/' && !isMissingPage(route))
    .flatMap(route => library.page(route) ?? [])
    .filter(page => {
      const { route } = page;
      if (lastOf(route) === name) return true;
      if (title !== undefined && library.summary(page).title === title) return true;
      return folderOf(route) === folderOf(from) && isTold(name, library.summary(page).title);
    });
  if (candidates.length === 0) return undefined;
  const ledTo = routesLedTo(library);
  const [page, ...others] = candidates.filter(({ route }) => !ledTo.has(route));
  return others.length === 0 ? page : undefined;
}

/** What the page was called when it was committed last. */
function committedTitle(from: string, { root }: Library): unknown {
  const [text] = [`pages${from}.json`, `pages${from}/index.json`].flatMap(
    file => committedText(root, file) ?? [],
  );
  try {
    return text === undefined ? undefined : JSON.parse(text).title;
  } catch {
    return undefined;
  }
}

function isTold(name: string, title: unknown): boolean {
  const words = name.split('-').filter(word => word.length >= LEAST_LETTERS);
  const told = plainName(String(title)).split('-');
  return words.length > 0 && words.every(word => told.includes(word));
}

function lastOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
