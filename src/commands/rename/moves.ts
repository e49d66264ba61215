// The page that moves and where it goes in, every file that moves with it and every address that changes out.
import { basename } from 'node:path';
import { Failure } from '../../base/failure.ts';
import type { PageFile } from '../../document/types.ts';
import type { Library } from '../../site/types.ts';
import type { Target } from './page-and-target.ts';

export type Move = { page: PageFile; route: string; file: string };

export function pagesBelow({ route }: PageFile, library: Library): PageFile[] {
  return library
    .routes()
    .filter(other => other.startsWith(`${route}/`))
    .flatMap(other => library.page(other) ?? []);
}

export function movesOf(page: PageFile, target: Target, below: PageFile[], library: Library): Move[] {
  const moves = [
    { page, route: target.route, file: target.file ?? fileFor(page, target.route, below) },
    ...below.map(inside => ({ page: inside, ...movedAlong(inside, page.route, target.route) })),
  ];
  const moving = new Set(moves.map(({ page }) => page.route));
  for (const { route, file } of moves) {
    const inTheWay = library.page(route);
    if (inTheWay && !moving.has(route))
      throw new Failure(
        `There is a page ${route} already, ${inTheWay.file}, so nothing can move to ${file}.`,
      );
  }
  return moves;
}

/** A page that is its folder's own stays that as long as the folder comes along. */
function fileFor(page: PageFile, route: string, below: PageFile[]): string {
  const isIndex = basename(page.file) === 'index.json';
  return isIndex && below.length > 0 ? `pages${route}/index.json` : `pages${route}.json`;
}

function movedAlong({ route, file }: PageFile, from: string, to: string): { route: string; file: string } {
  return { route: to + route.slice(from.length), file: file.replace(`pages${from}/`, () => `pages${to}/`) };
}
