// Finds words in all documents of a site, for the window in which somebody types what they look for.
import { cut } from '../../../base/words.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import type { Asks, FoundWords } from '../../model/asks.ts';
import { beginsIn, matchesIn, wordsToFind } from '../../model/find.ts';
import type { Copy } from '../copy.ts';
import { type IndexedDocument, wordsIndexOf } from './words-index.ts';

const MOST_FOUND = 50;
/** So much is shown of a longer text, around the first word that was found. */
const SHOWN = 120;
const BEFORE = 30;
/** A shorter text, such as a price, says nothing without what it stands beside. */
const SHORT = 30;

type Hit = { from: IndexedDocument; line: number };

/** Without a word to find, only reads what has changed, so that the first key need not. */
export async function find(
  { library }: Copy,
  _: unknown,
  { search, route }: Asks['find']['input'],
): Promise<Asks['find']['told']> {
  const now = library();
  const words = wordsToFind(search);
  const documents = await wordsIndexOf(now).all();
  if (words.length === 0) return { found: [], more: 0 };
  const { hits, count } = closestHits(documents, words, route);
  return {
    found: hits.flatMap(hit => foundWords(hit, words, documents, { root: now.root, route })),
    more: count - hits.length,
  };
}

/** The page that somebody has open comes first, and then words that begin as was typed. */
function closestHits(documents: IndexedDocument[], words: string[], route: string) {
  const ranks: Hit[][] = [[], [], [], []];
  let count = 0;
  for (const from of documents) {
    if (!words.every(word => from.folded.includes(word))) continue;
    const isHere = from.file.kind === 'page' && from.file.route === route;
    for (const [line, text] of from.folded.split('\n').entries()) {
      if (!words.every(word => text.includes(word))) continue;
      count += 1;
      const hits = ranks[(isHere ? 0 : 2) + (words.every(word => beginsIn(text, word)) ? 0 : 1)];
      if (hits && hits.length < MOST_FOUND) hits.push({ from, line });
    }
  }
  return { hits: ranks.flat().slice(0, MOST_FOUND), count };
}

function foundWords(
  { from, line }: Hit,
  searched: string[],
  documents: IndexedDocument[],
  { root, route }: { root: string; route: string },
): FoundWords[] {
  const document = documentOfFile(root, from.file.file);
  if (document === undefined) return [];
  const { words, beside, ...text } = from.textAt(line);
  const isShort = beside !== undefined && words.length < SHORT;
  return [
    {
      ...text,
      document,
      route: routeOf(from, documents, route),
      words: wordsAround(words, searched),
      ...(isShort && { beside: cut(beside, SHOWN) }),
    },
  ];
}

/** The page on which it can be seen: for a shared document the open page, if that shows it. */
function routeOf({ file }: IndexedDocument, documents: IndexedDocument[], open: string): string {
  if (file.kind === 'page') return file.route;
  if (file.kind === 'site') return open;
  const routes = documents.flatMap(({ file: page, shared }) =>
    page.kind === 'page' && shared.includes(file.name) ? page.route : [],
  );
  return routes.includes(open) ? open : (routes[0] ?? open);
}

function wordsAround(text: string, words: string[]): string {
  const [first] = matchesIn(text, words);
  if (!first || text.length <= SHOWN) return text;
  const space = text.indexOf(' ', Math.max(0, first.from - BEFORE));
  const from = first.from <= BEFORE ? 0 : Math.min(space < 0 ? first.from : space + 1, first.from);
  const end = text.lastIndexOf(' ', from + SHOWN);
  const to = from + SHOWN >= text.length ? text.length : Math.max(end, first.to);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
