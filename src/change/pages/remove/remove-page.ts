// Works out what becomes of every file when a page is removed, and says so in sentences, or says why it cannot be done. Writes
// nothing.
import { Failure } from '../../../base/failure.ts';
import { otherInForm, type Said, says, the, together } from '../../../base/sentences/said.ts';
import { is404Page } from '../../../document/files/pages.ts';
import { EditError } from '../../../document/json/edits.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { isPublic, isSeenAt, nearestAbove } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { refuseMistakes } from '../../added-problems.ts';
import type { SavedFile } from '../../save/together.ts';
import { newProblems } from '../../try-on-copy.ts';
import { pagesBelow } from '../move/moves.ts';
import { pageThat } from '../move/page-and-target.ts';
import { documentsAndStarters } from '../move/plan.ts';
import { withRedirects } from '../move/redirects.ts';
import { type Instead, type RemovedPage, removedPage } from './removed-page.ts';
import { removalInWords } from './say.ts';
import { type WithoutPage, withoutPage } from './without-page.ts';

export type Removal = { changes: SavedFile[]; sentences: Said[] } | { refusal: Failure };

/** "to" is the address of the replacement. Links and visitors with the old address get there. "rehearse" says what will be, not what was done. */
export type Wanted = { route: string; to?: string; links?: Instead['links']; rehearse?: boolean };

export function removePage(library: Library, wanted: Wanted): Removal {
  try {
    return planned(library, wanted);
  } catch (error) {
    if (error instanceof EditError) return { refusal: new Failure(error.message) };
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}

function planned(library: Library, wanted: Wanted): Removal {
  const { route, to, links = 'lead on', rehearse: isRehearsal = false } = wanted;
  const page = removedPage(route, library);
  const target = to === undefined ? undefined : targetOf(to, page, library);
  const below = pagesBelow(page, library).filter(({ route }) => !is404Page(route));
  const instead: Instead = { target, links, hasPagesBelow: below.length > 0 };
  const files = documentsAndStarters(library)
    .filter(({ file }) => file !== page.file)
    .flatMap(document => withoutPage(document, page.route, instead, library) ?? []);
  if (!target) refuseDeadEnds(page, files, library);
  const addresses = target ? newRedirects(page, target, library) : [];
  const changes = changesOf(page, files, target && redirected(target, addresses, library));
  if (changes.length === 0)
    throw new Failure(says`${the.sign(route)} is no page any more, and nothing is left that leads there.`);
  const problems = newProblems(changes, new Map(), library);
  refuseMistakes(problems);
  return {
    changes,
    sentences: removalInWords({ page, target, files, addresses, below, problems, isRehearsal }),
  };
}

function targetOf(to: string, page: RemovedPage, library: Library): PageFile {
  const address = the.sign(to);
  if (to === page.route)
    throw new Failure(says`${address} is the page that goes. Name another one in its place.`);
  if (is404Page(to))
    throw new Failure(says`${address} is what visitors see where there is no page. Name a page that is one.`);
  const target = to === '/' ? library.page(to) : pageThat('leadTo', to, library, library.root);
  if (!target?.parsed) throw new Failure(says`There is no home page that can be read. Name another page.`);
  if (page.wasPublic && !isPublic(target, library))
    throw new Failure(
      says`Visitors do not see ${address}, so nothing can lead there. Publish it, or name another page.`,
    );
  return target;
}

/**
 * Refuses a removal after which visitors or links would lead nowhere. A draft that nothing leads to may go without a replacement.
 */
function refuseDeadEnds(page: RemovedPage, files: WithoutPage[], library: Library): void {
  const { wasPublic, redirects } = page;
  const links = files.reduce((sum, { waiting }) => sum + waiting, 0);
  const route = the.sign(page.route);
  if (links > 0)
    throw new Failure(
      together(
        says`${the.count(links, 'link')} would lead nowhere without ${route}.`,
        nameAnother(page, library),
      ),
    );
  if (wasPublic || redirects.length > 0)
    throw new Failure(
      together(says`${route} was public, so its address should lead somewhere.`, nameAnother(page, library)),
    );
}

/** People who see a form choose the other page beside the sentence. */
function nameAnother(page: RemovedPage, library: Library): Said {
  const [route, likely] = [the.sign(page.route), the.sign(likelyTarget(page, library))];
  return otherInForm(
    says`Name the page that takes its place, for example: npm run remove ${route} ${likely}`,
    says`Choose the page that takes its place.`,
  );
}

function likelyTarget({ route, parent }: RemovedPage, library: Library): string {
  return parent !== undefined && isSeenAt(parent, library) ? parent : nearestAbove(route, library);
}

/** The page's address, and the old ones that led to it. An address that leads to a third page as well stays with that page. */
function newRedirects(page: RemovedPage, target: PageFile, library: Library): string[] {
  const taken = library
    .routes()
    .filter(route => route !== page.route)
    .flatMap(route => library.page(route) ?? [])
    .flatMap(other => library.summary(other).redirects);
  const wanted = [...page.redirects, ...(page.wasPublic ? [page.route] : [])];
  return wanted.filter(address => address !== target.route && !taken.includes(address));
}

function redirected(target: PageFile, addresses: string[], library: Library) {
  const redirects = [...library.summary(target).redirects.map(String), ...addresses];
  return (file: string, text: string) =>
    file === target.file && addresses.length > 0 ? withRedirects(text, redirects) : text;
}

function changesOf(
  page: RemovedPage,
  files: WithoutPage[],
  redirect = (_: string, text: string) => text,
): SavedFile[] {
  const changed = files.flatMap(({ document: { file }, before, after }) => {
    const wanted = redirect(file, after);
    return wanted === before ? [] : [{ file, before, after: wanted }];
  });
  return page.text === undefined ? changed : [...changed, { file: page.file, before: page.text }];
}
