// The library in, every mistake that the schemas cannot see out. Reads what it needs and changes nothing.
import type { PageFile, SiteFile } from './document';
import type { Library } from './library';
import { inFileOrder, type Problem } from './problem';
import { dates } from './rules/dates';
import { headings } from './rules/headings';
import { ids } from './rules/ids';
import { links } from './rules/links';
import { markdown } from './rules/markdown';
import { pages } from './rules/pages';
import { pictures } from './rules/pictures';
import { site } from './rules/site';
import { treeProblems } from './rules/tree';
import { values } from './rules/values';
import { type Rule, subjectOf } from './subject';

const PAGE_RULES: Rule[] = [headings, ids, links, pages, pictures, values, markdown, dates];
const SITE_RULES: Rule[] = [site, links, pictures, values, markdown];

/** What the rules say of one page; what its own reading and its schema say stands in file.problems. */
export function checkPage(file: PageFile, library: Library): Problem[] {
  return obey(PAGE_RULES, file, library);
}

export function checkSite(library: Library): Problem[] {
  const file = library.site();
  return inFileOrder([...file.problems, ...obey(SITE_RULES, file, library)]);
}

/** What only all pages together show. Reads every page. */
export function checkTree(library: Library): Problem[] {
  return inFileOrder(treeProblems(library));
}

/** Everything there is to say, or what there is to say of these pages and of the site document. */
export function checkAll(library: Library, routes: string[] = library.routes()): Problem[] {
  const files = routes.flatMap(route => library.page(route) ?? []);
  const chosen = new Set(files.map(({ file }) => file));
  const isAll = routes === library.routes();
  return inFileOrder([
    ...checkSite(library),
    ...files.flatMap(file => [...file.problems, ...checkPage(file, library)]),
    ...treeProblems(library).filter(({ file }) => isAll || chosen.has(file)),
  ]);
}

/** Where the schema has spoken about a value, a rule about the same value would be a second message for one mistake. */
function obey(rules: Rule[], file: PageFile | SiteFile, library: Library): Problem[] {
  const subject = subjectOf(file, library);
  if (!subject) return [];
  const told = new Set(file.problems.map(placeOf));
  return inFileOrder(rules.flatMap(rule => rule(subject)).filter(problem => !told.has(placeOf(problem))));
}

function placeOf({ line, column }: Problem): string {
  return `${line}:${column}`;
}
