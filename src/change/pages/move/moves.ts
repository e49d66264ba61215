// Lists every file that moves with a page, and every address that changes.
import { basename } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Library } from '../../../site/types.ts';
import type { Target } from './page-and-target.ts';

/** "from" is where the page stands, or where it stood before somebody moved its file by hand. */
export type Move = { page: PageFile; route: string; file: string; from: PagePlace };

export type PagePlace = { route: string; file: string };

export function pagesBelow({ route }: { route: string }, library: Library): PageFile[] {
  return library
    .routes()
    .filter(other => other.startsWith(`${route}/`))
    .flatMap(other => library.page(other) ?? []);
}

export function movesOf(page: PageFile, target: Target, below: PageFile[], library: Library): Move[] {
  const moves = [
    { page, route: target.route, file: target.file ?? fileFor(page, target.route, below), from: page },
    ...below.map(inside => ({ page: inside, ...movedAlong(inside, page.route, target.route), from: inside })),
  ];
  const moving = new Set(moves.map(({ page }) => page.route));
  for (const { route, file } of moves) {
    const inTheWay = library.page(route);
    if (inTheWay && !moving.has(route))
      throw new Failure(
        otherInForm(
          says`There is a page ${the.sign(route)} already, ${the.sign(inTheWay.file)}, so nothing can move to ${the.sign(file)}.`,
          says`There is a page at ${the.sign(route)} already: ${the.page(inTheWay.file)}. So nothing can move there.`,
        ),
      );
  }
  return moves;
}

/** A page in index.json stays in index.json if the pages of its folder move with it. */
function fileFor(page: PageFile, route: string, below: PageFile[]): string {
  const isIndex = basename(page.file) === 'index.json';
  return isIndex && below.length > 0 ? `pages${route}/index.json` : `pages${route}.json`;
}

function movedAlong({ route, file }: PageFile, from: string, to: string): { route: string; file: string } {
  return { route: to + route.slice(from.length), file: file.replace(`pages${from}/`, () => `pages${to}/`) };
}

/** Moves that somebody has made by hand: a page's file, and the pages below that were moved with it. */
export function movesDone(old: string, page: PageFile, below: PageFile[], library: Library): Move[] {
  const cameAlong = below.filter(({ route }) => !library.page(old + route.slice(page.route.length)));
  return [page, ...cameAlong].map(moved => {
    const route = old + moved.route.slice(page.route.length);
    const file = basename(moved.file) === 'index.json' ? `pages${route}/index.json` : `pages${route}.json`;
    return { page: moved, route: moved.route, file: moved.file, from: { route, file } };
  });
}
