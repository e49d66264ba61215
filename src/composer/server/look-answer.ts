// Answers with one page as the window shows it: its documents, its blocks, their problems, and the drawn page.

import type { Journal } from '../../change/journal/watch.ts';
import { checkDocument } from '../../check/check.ts';
import { mayBeStillSaid, warningsOn } from '../../check/remarks.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { hasErrors, type Problem } from '../../document/problem/problem.ts';
import { documentOfFile } from '../../site/library/documents.ts';
import { versionOf } from '../../site/library/find-document.ts';
import { eveningOf } from '../../site/publication.ts';
import { sharedOn } from '../../site/shared-blocks.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import { windowWords } from '../language/languages.ts';
import type { Asks, DocumentNow, PageLook } from '../model/asks.ts';
import type { Author, DrawnNow, ShownCopy } from './copy.ts';
import { blocksOn } from './on-page/blocks-on-page.ts';
import { fieldsOn } from './on-page/fields-on-page.ts';
import { pageLister, toSend } from './opened.ts';
import { textsWithWaiting } from './photographs/with-waiting.ts';
import { toldProblem } from './sentences/problems.ts';
import { RefusedAsk } from './sentences/refused-ask.ts';
import { standingSaid } from './sentences/standing-said.ts';
import { waysBack } from './undo/undo.ts';

export async function look(
  copy: ShownCopy,
  author: Author,
  { route, day, photographs = [], window }: Asks['look']['input'],
): Promise<PageLook> {
  const words = windowWords(author.language);
  if (window !== undefined) copy.showIn?.(window, route);
  const news = copy.news();
  const library = copy.library();
  const page = library.page(route);
  if (!page) throw new RefusedAsk(404, { message: words.answers.noPage(route) });
  const then = day === undefined ? undefined : eveningOf(day, library);
  if (day !== undefined && then === undefined) throw new RefusedAsk(422, { message: words.answers.noDay });
  const texts = textsWithWaiting(photographs, library, words);
  const drawn = await copy.draw(route, day, texts);
  const ways = waysBack(copy, author);
  const problems = problemsOn(page, library);
  const standing = standingSaid(page, library, words);
  const [unseen] = (then !== undefined && standingSaid(page, { ...library, now: () => then }, words)) || [];
  return {
    news,
    route,
    title: drawn?.page.title ?? route,
    listed: pageLister(library, words)(page),
    ...toSend(library),
    ...(drawn && { drawn: drawn.parts }),
    blocks: blocksOn(page, library, drawn?.page),
    fields: drawn ? fieldsDrawn(page, library.withText(...texts), drawn) : [],
    documents: documentsOn(page, library, copy.journal),
    problems: problems.flatMap(problem => toldProblem(problem, library, author.language) ?? []),
    ...((hasErrors(problems) || !mayBeStillSaid(library)) && { left: [] }),
    ...(standing && { standing: standing.join('. ') }),
    ...(day !== undefined && { day }),
    ...(unseen !== undefined && { unseen }),
    ...(ways.undo !== undefined && { undo: ways.undo }),
    ...(ways.redo !== undefined && { redo: ways.redo }),
  };
}

/** Photographs that wait are drawn, and have fields. */
function fieldsDrawn(page: PageFile, then: Library, drawn: DrawnNow): PageLook['fields'] {
  return fieldsOn(then.page(page.route) ?? page, then, drawn);
}

function problemsOn(page: PageFile, library: Library): Problem[] {
  const problems = checkDocument(page, library);
  return hasErrors(problems) ? problems : [...problems, ...warningsOn(page, library)];
}

/**
 * The document of the page, its shared documents, and the site document. Keeps their texts in the journal: a step that was made on this
 * version can be rebased later.
 */
function documentsOn(page: PageFile, library: Library, journal: Journal): PageLook['documents'] {
  const language = siteFacts(library).language ?? 'en';
  const files = [page, ...sharedOn(page, library), library.settings()];
  const named = files.flatMap((file): [string, DocumentNow][] => {
    const name = documentOfFile(library.root, file.file);
    if (name === undefined || !file.source || !file.parsed) return [];
    const { text } = file.source;
    const version = versionOf(text);
    journal.keep(file.file, version, text);
    return [[name, { kind: file.kind, value: file.parsed.value, version, language }]];
  });
  return Object.fromEntries(named);
}
