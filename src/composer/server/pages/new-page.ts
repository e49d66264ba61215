// Begins a page: from a starter, or like another page. It is a draft until its author says otherwise.

import { dirname } from 'node:path';
import { messageOf } from '../../../base/sentences/read.ts';
import { refuseMistakes } from '../../../change/added-problems.ts';
import { makeChange } from '../../../change/change.ts';
import { addressProblem } from '../../../change/pages/free-address.ts';
import { likelyAddress, pageTitleProblem } from '../../../change/pages/new/answers.ts';
import { compose, withoutOwn } from '../../../change/pages/new/compose.ts';
import { type Starter, startersIn } from '../../../change/pages/new/starters.ts';
import { checkPage } from '../../../check/check.ts';
import { SITE_FILE } from '../../../site/library/library.ts';
import { starterFiles } from '../../../site/library/starters.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy, ShownCopy } from '../copy.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { withMenuEntry } from './menu-entry.ts';
import { isDone, makeOnce } from './page-change.ts';

type Wanted = Asks['newPage']['input'];

export function startersListed({ library }: ShownCopy): Asks['starters']['told'] {
  const { root } = library();
  if (starterFiles(root).length === 0) return { starters: [] };
  return { starters: startersIn(root).map(({ name, purpose, folder }) => ({ name, purpose, folder })) };
}

export function newPage(copy: Copy, author: Author, wanted: Wanted): Asks['newPage']['told'] {
  const library = copy.library();
  const own = windowWords(author.language);
  const { pageChanges: words } = own;
  const { title, from, menu } = wanted;
  // The menu may have been saved a moment ago, before the watcher has reported it.
  if (menu) library.forget(SITE_FILE);
  const starter =
    'starter' in from
      ? starterNamed(from.starter, library, words)
      : pageAsStarter(from.like, title, library, words);
  const address = wanted.address ?? likelyAddress(title, starter, library) ?? '';
  const page = address;
  const told = { message: words.isHere(title), sentences: [words.begins(title, address)], page };
  if (isDone(copy, wanted.id)) return told;
  const problem = pageTitleProblem(title, library) ?? addressProblem(address, library);
  if (problem !== undefined) throw new RefusedAsk(422, messageOf(problem));
  const file = `pages${address}.json`;
  const text = compose(starter, title, true, library);
  const then = library.withText({ file, text });
  const made = then.page(address);
  const problems = made ? [...made.problems, ...checkPage(made, then)] : [];
  refuseMistakes(
    problems.map(one => ({ ...one, file: starter.file })),
    words.wouldBeWrong,
  );
  const entry = menu && withMenuEntry(menu, { text: title, href: address }, then, own);
  const files = [{ file, after: text }, ...(entry?.files ?? [])];
  makeOnce(copy, author, wanted, (head, record) => makeChange({ ...head, files }, library, record));
  return entry ? { ...told, sentences: [...told.sentences, words.inMenu(entry.after)] } : told;
}

type PageWords = WindowWords['pageChanges'];

function starterNamed(name: string, { root }: Library, words: PageWords): Starter {
  const starter = startersIn(root).find(one => one.name === name);
  if (starter) return starter;
  throw new RefusedAsk(422, { message: words.noStarter });
}

/** New pages go beside the page that they are like. */
function pageAsStarter(route: string, title: string, library: Library, words: PageWords): Starter {
  const page = library.page(route);
  if (!page?.parsed) throw new RefusedAsk(422, { message: words.unreadable });
  const text = withoutOwn(page.parsed, title, library);
  const folder = dirname(route).replace(/^\/$/, '');
  return { name: route, file: page.file, folder, text, purpose: '' };
}
