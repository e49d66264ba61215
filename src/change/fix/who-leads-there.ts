// Finds the mistakes that a change of some documents makes in others: a link to a place that goes, a card of a page that loses its
// own, a value that the site document no longer has. Reads the other documents only if something of that kind goes.
import { isSame } from '../../base/json-value.ts';
import { pagesIn, sharedIn } from '../../check/check.ts';
import { treeProblems } from '../../check/whole-site/all-pages.ts';
import type { DocumentFile, PageFile, SharedFile } from '../../document/problem/document.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { anchorsOf } from '../../site/anchors.ts';
import { outgoingLinksOf } from '../../site/inventory.ts';
import { documentIn } from '../../site/library/documents.ts';
import { sharedOn, usersOf } from '../../site/shared-blocks.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import { addedProblems } from '../added-problems.ts';
import { problemKey, problemsOf, versionIn } from './new-mistakes.ts';

/** "now" and "then" hold the documents before and after the change, "files" are the ones that change, come or go. */
export function mistakesElsewhere(now: Library, then: Library, files: string[]): Problem[] {
  const changed = files.flatMap(file => documentIn(file, now) ?? []);
  const pages = new Set(changed.flatMap(file => pagesThatLose(file, now, then)));
  const names = changed.some(({ kind }) => kind === 'site') ? namesThatGo(now, then) : [];
  const claimed = changed.some(file => file.kind === 'page' && claimsMore(file, now, then))
    ? added(treeProblems(now), treeProblems(then))
    : [];
  if (pages.size === 0 && names.length === 0) return claimed;
  const mistakes = [...pagesIn(now), ...sharedIn(now)]
    .filter(({ file }) => !files.includes(file))
    .filter(file => leadsTo(file, pages, now) || namesOneOf(file, names))
    .flatMap(({ file }) =>
      added(problemsOf(versionIn(now, file)), problemsOf(versionIn(then, file))).filter(
        problem => problem.file === file,
      ),
    );
  return [...claimed, ...mistakes];
}

function added(before: Problem[], after: Problem[]): Problem[] {
  const errors = (problems: Problem[]) => problems.filter(({ level }) => level === 'error');
  return addedProblems(errors(before), errors(after), problemKey);
}

/** The pages on which others may find less: a place fewer, no card, or no page while it is not public. */
function pagesThatLose(file: DocumentFile, now: Library, then: Library): PageFile[] {
  const after = documentIn(file.file, then);
  if (file.kind === 'page')
    return after?.kind !== 'page' || losesSomething(file, after, now, then) ? [file] : [];
  if (file.kind !== 'shared') return [];
  return after?.kind !== 'shared' || losesPlace(file, after, now, then) ? usersOf(file, now) : [];
}

function losesSomething(before: PageFile, after: PageFile, now: Library, then: Library): boolean {
  const [old, fresh] = [now.summary(before), then.summary(after)];
  const isCardGone = old.card !== undefined && fresh.card === undefined;
  return isCardGone || !isSame(old.moments, fresh.moments) || losesPlace(before, after, now, then);
}

function losesPlace<File extends PageFile | SharedFile>(
  before: File,
  after: File,
  now: Library,
  then: Library,
) {
  const { shown } = anchorsOf(after, then);
  return [...anchorsOf(before, now).shown].some(anchor => !shown.has(anchor));
}

/** Two pages cannot have the same old address, nor the same number of an article. */
function claimsMore(file: PageFile, now: Library, then: Library): boolean {
  const after = then.page(file.route);
  const claims = (page: PageFile, library: Library) => {
    const { redirects, articleNumber } = library.summary(page);
    return { redirects, articleNumber };
  };
  return after !== undefined && !isSame(claims(file, now), claims(after, then));
}

/** Values, addresses, categories and folders. An amount that becomes a text counts too. */
function namesThatGo(now: Library, then: Library): string[] {
  const [before, after] = [siteFacts(now), siteFacts(then)];
  const lists = ['values', 'amounts', 'addressNames', 'categories', 'folders'] as const;
  return lists.flatMap(list => before[list]?.all.filter(name => after[list]?.has(name) === false) ?? []);
}

function leadsTo(file: PageFile | SharedFile, pages: Set<PageFile>, library: Library): boolean {
  if (pages.size === 0) return false;
  const leads = file.kind === 'page' ? library.summary(file) : outgoingLinksOf(file, library);
  // A shared block may lead to a place of the page around it.
  const isOnOne = file.kind === 'shared' && [...pages].some(page => sharedOn(page, library).includes(file));
  return (
    isOnOne || [...pages].some(({ route }) => leads.routes.includes(route) || isBelow(file, route, library))
  );
}

function isBelow(file: PageFile | SharedFile, route: string, library: Library): boolean {
  return file.kind === 'page' && library.summary(file).parent === route;
}

/** A text may write a letter of the name by its number. */
function namesOneOf({ source }: DocumentFile, names: string[]): boolean {
  return names.some(name => source?.text.includes(name) || source?.text.includes('\\u'));
}
