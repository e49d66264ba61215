// Finds what only all pages together show: names taken twice, pages that nobody links to, files that get in each other's way.
import type { Path } from '../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { quoted } from '../../base/words.ts';
import { is404Page, listPages } from '../../document/files/pages.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { listShared } from '../../document/files/shared.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { type ArticleList, listsArticle } from '../../site/articles.ts';
import { outgoingLinksOf } from '../../site/inventory.ts';
import { isPublic, staysUnpublished } from '../../site/publication.ts';
import { sharedOn, usersOf } from '../../site/shared-blocks.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library, OutgoingLinks, PageSummary } from '../../site/types.ts';
import { subjectOf } from '../rules/rule.ts';

/** Finds what the names of files show, without reading all files. */
export function folderProblems(library: Library): Problem[] {
  return [...strayFiles(library), ...missingPages(library), ...publicFilesInTheWay(library)];
}

/** Finds what shows when pages are compared. */
export function treeProblems(library: Library): Problem[] {
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  const shown = files.filter(file => !staysUnpublished(file, library));
  const unpublished = files.filter(file => staysUnpublished(file, library));
  // If two pages claim the same name, the mistake is at the page that is not published.
  const inTurn = [...shown, ...unpublished];
  return [
    ...takenTwice(
      inTurn,
      library,
      articleNumber,
      (value, page) =>
        says`The article number ${the.sign(String(value))} is taken by ${page}. Choose another one.`,
    ),
    ...takenTwice(
      inTurn,
      library,
      redirects,
      (value, page) =>
        says`${the.text(String(value))} leads to another page already, in ${page}. Keep one of the two.`,
    ),
    ...takenTwice(
      inTurn,
      library,
      title,
      (value, page) => says`${page} has the title ${the.text(String(value))} too. Give each page its own.`,
    ).map(asWarning),
    ...orphans(shown, library),
    ...unused(files, library),
  ];
}

function asWarning(problem: Problem): Problem {
  return { ...problem, level: 'warning' };
}

function strayFiles(library: Library): Problem[] {
  const { root } = library;
  const { language } = siteFacts(library);
  const strays = [
    ...listPages(root, language).strays,
    ...listShared(root, language).strays,
    ...listPublicFiles(root).strays,
  ];
  return strays.map(({ file, level, message }) => ({
    ...problemOfFile(file, message),
    level,
  }));
}

const NO_HOME = otherInForm(
  says`There is no home page. Add this file.`,
  says`There is no home page. Make one.`,
);

function missingPages(library: Library): Problem[] {
  const home = library.page('/');
  if (!home) return [problemOfFile('pages/index.json', NO_HOME)];
  if (isPublic(home, library)) return [];
  const fields = the.list(['status', 'publishAt', 'unpublishAt'].map(the.field), 'and');
  const message = says`A site cannot be without its home page. Take ${fields} out.`;
  return [problemOfFile(home.file, message)];
}

function publicFilesInTheWay(library: Library): Problem[] {
  const { folders, names } = listPublicFiles(library.root);
  return [...folders, ...names].flatMap(name => {
    // On Windows and macOS a name in capitals is the same name.
    const file = name.toLowerCase();
    const made = file.replace(/\.(html|json)$/, '');
    const page = library.page(made === 'index' ? '/' : `/${made}`);
    if (made === file || !page || staysUnpublished(page, library)) return [];
    return problemOfFile(
      `pages/_public/${name}`,
      says`The page ${the.text(page.route)} becomes a file of this name. Rename this one.`,
    );
  });
}

type Claims = (summary: PageSummary) => { path: Path; value: unknown }[];

function takenTwice(
  files: PageFile[],
  library: Library,
  claims: Claims,
  sentence: (value: unknown, owner: SaidPart) => Said,
): Problem[] {
  const first = new Map<unknown, string>();
  return files.flatMap(page =>
    claims(library.summary(page)).flatMap(({ path, value }) => {
      const key = typeof value === 'string' ? value.toLowerCase() : value;
      const owner = first.get(key);
      if (owner === undefined) first.set(key, page.file);
      if (owner === undefined || owner === page.file) return [];
      return subjectOf(page, library)?.say(path, sentence(value, the.page(owner))) ?? [];
    }),
  );
}

function articleNumber({ articleNumber: value }: PageSummary) {
  return typeof value === 'number' ? [{ path: ['article', 'id'], value }] : [];
}

function redirects({ redirects }: PageSummary) {
  return redirects.map((value, index) => ({ path: ['redirects', index], value }));
}

function title({ title: value }: PageSummary) {
  return typeof value === 'string' ? [{ path: ['title'], value }] : [];
}

function orphans(files: PageFile[], library: Library): Problem[] {
  const { named, lists } = namedRoutes(files, library);
  const message = otherInForm(
    says`No other page leads here. Link to it, or write "index": false where that is meant.`,
    says`No other page leads here. Link to it, or keep it out of search engines under ${the.field('index')} where that is meant.`,
  );
  const isOrphan = (page: PageFile) => {
    const { isValid, isIndexed, article } = library.summary(page);
    if (!isValid || !isIndexed || named.has(page.route) || !isPublic(page, library)) return false;
    if (page.route === '/' || is404Page(page.route)) return false;
    return !(article && lists.some(list => listsArticle(list, page.route, article)));
  };
  return files.filter(isOrphan).map(({ file }) => asWarning(problemOfFile(file, message)));
}

/** A page that cannot be read may still use the block, so its text is searched for the name. */
function unused(pages: PageFile[], library: Library): Problem[] {
  const unread = pages.filter(page => !library.summary(page).isRead);
  return library.sharedNames().flatMap(name => {
    const file = library.shared(name);
    if (!file || usersOf(file, library).length > 0) return [];
    if (unread.some(({ source }) => source?.text.includes(quoted(name)))) return [];
    const message = otherInForm(
      says`No page uses this. Name it on a page with { "type": "shared", "ref": ${the.text(name)} }, or delete the file.`,
      says`No page uses this. Add it to a page, or delete it.`,
    );
    return asWarning(problemOfFile(file.file, message));
  });
}

/** All addresses that a page or the site document leads to. */
export function routesLedTo(library: Library): Set<string> {
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  return namedRoutes(files, library).named;
}

/** Addresses that something leads to, and lists of articles, which lead to more. */
function namedRoutes(files: PageFile[], library: Library): { named: Set<string>; lists: ArticleList[] } {
  const broken = routesBehindMistakes(files, library);
  const named = new Set<string>(broken);
  // A mistake may hide a list of all articles, so one is assumed.
  const lists: ArticleList[] = broken.length > 0 ? [{}] : [];
  const name = ({ routes, articleLists }: OutgoingLinks, own?: string) => {
    for (const route of routes) if (route !== own) named.add(route);
    lists.push(...articleLists);
  };
  name(outgoingLinksOf(library.settings(), library));
  for (const page of files) {
    name(library.summary(page), page.route);
    for (const shared of sharedOn(page, library)) name(outgoingLinksOf(shared, library), page.route);
  }
  return { named, lists };
}

/** An address of a page as it stands in a text. */
const ADDRESS = /(?:\/[\w-]+)+/g;

/** A document with mistakes may lead to any address in its text, for example from a misspelt field or after a missing comma. */
function routesBehindMistakes(files: PageFile[], library: Library): string[] {
  const shared = library.sharedNames().flatMap(name => library.shared(name) ?? []);
  const invalid = files.filter(page => !library.summary(page).isValid);
  const broken = [library.settings(), ...invalid, ...shared].flatMap(({ document, source }) =>
    document ? [] : (source ?? []),
  );
  if (broken.length === 0) return [];
  // Each text is searched only once, however many pages there are.
  const written = new Set(broken.flatMap(({ text }) => text.match(ADDRESS) ?? []));
  return ['*', ...files.filter(({ route }) => written.has(route)).map(({ route }) => route)];
}
