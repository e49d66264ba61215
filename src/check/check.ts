// The library in, every mistake that the schemas cannot see out. Reads what it needs and changes nothing.
import { mapWithProgress } from '../base/progress.ts';
import { inFileOrder, type Problem } from '../document/problem/problem.ts';
import type { DocumentFile, PageFile, SharedFile } from '../document/types.ts';
import { documentIn } from '../site/documents.ts';
import { isAtRest } from '../site/publication.ts';
import { sharedOn, usedWords, usersOf } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { factsOf, type LintFacts, lintDocument, lintTogether } from './lint/lint.ts';
import { type Rule, subjectOf } from './rule.ts';
import { amounts } from './rules/amounts.ts';
import { articleFolders, articlePlace } from './rules/article-folders.ts';
import { countries } from './rules/countries.ts';
import { dates } from './rules/dates.ts';
import { declaredNames } from './rules/declared-names.ts';
import { engineWords } from './rules/engine-words.ts';
import { filters } from './rules/filters.ts';
import { forms } from './rules/forms.ts';
import { ids } from './rules/ids.ts';
import { links } from './rules/links.ts';
import { markdown } from './rules/markdown.ts';
import { headings } from './rules/page-order.ts';
import { pages } from './rules/pages.ts';
import { pictures } from './rules/pictures.ts';
import { publication } from './rules/publication.ts';
import { shared } from './rules/shared.ts';
import { site } from './rules/site.ts';
import { values } from './rules/texts.ts';
import { folderProblems, treeProblems } from './rules/whole-site.ts';

const TEXT_RULES: Rule[] = [links, pages, pictures, values, amounts, markdown];
const BLOCK_RULES: Rule[] = [headings, filters, declaredNames, ids, forms, ...TEXT_RULES, publication];
const PAGE_RULES: Rule[] = [...BLOCK_RULES, shared, dates, articlePlace, countries];
const SITE_RULES: Rule[] = [
  site,
  articleFolders,
  countries,
  engineWords,
  links,
  pictures,
  values,
  markdown,
  publication,
];

/** What the rules say of one page; what its own reading and its schema say stands in file.problems. */
export function checkPage(file: PageFile, library: Library): Problem[] {
  return obey(PAGE_RULES, file, library);
}

/** Of the site document, and of the look that all pages have. */
export function checkSite(library: Library): Problem[] {
  const file = library.settings();
  const { problems } = library.look();
  return inFileOrder([...file.problems, ...obey(SITE_RULES, file, library), ...problems]);
}

/** Each says how many pages it is on: whoever mends it changes all of them. */
export function checkShared(file: SharedFile, library: Library): Problem[] {
  const problems = inFileOrder([...file.problems, ...obey(BLOCK_RULES, file, library)]);
  if (problems.length === 0 || usersOf(file, library).length === 0) return problems;
  const used = usedWords(file, library);
  return problems.map(problem => ({ ...problem, where: withUse(problem.where, used) }));
}

function withUse(where: string, used: string): string {
  return where === '' ? used : `${where} (${used})`;
}

/** What there is to say of one document and of those that it stands on or that stand on it. */
export function checkDocument(file: DocumentFile, library: Library): Problem[] {
  if (file.kind === 'page') {
    const ofShared = sharedOn(file, library).flatMap(document => checkShared(document, library));
    return [...checkSite(library), ...ofShared, ...file.problems, ...checkPage(file, library)];
  }
  if (file.kind !== 'shared') return checkSite(library);
  const ofUsers = usersOf(file, library).flatMap(page => checkPage(page, library));
  return [...checkSite(library), ...checkShared(file, library), ...ofUsers];
}

/** What its own reading, its schema and the rules say of a page. */
export function checkOwn(file: PageFile, library: Library): Problem[] {
  return [...file.problems, ...checkPage(file, library)];
}

/**
 * Everything there is to say. A page that no day will publish as it stands, such as a draft, holds nobody up: what is wrong
 * with it is a warning. The home page is never spared: no site is without it.
 */
export function checkAll(library: Library): Problem[] {
  const ofPages = mapWithProgress('Checking pages:', pagesIn(library), file =>
    checkOwn(file, library),
  ).flat();
  return withRest(ofPages, library);
}

/** What was said of the pages, with what there is to say of everything else. */
export function withRest(ofPages: Problem[], library: Library): Problem[] {
  const shared = sharedIn(library);
  const problems = [
    ...checkSite(library),
    ...ofPages,
    ...shared.flatMap(file => checkShared(file, library)),
    ...folderProblems(library),
    ...treeProblems(library),
  ];
  const spared = sparedFiles(shared, library);
  return inFileOrder(
    problems.map(problem => (spared.has(problem.file) ? { ...problem, level: 'warning' } : problem)),
  );
}

function sparedFiles(shared: SharedFile[], library: Library): Set<string> {
  const spared = new Set(
    pagesIn(library)
      .filter(page => page.route !== '/' && isAtRest(page, library))
      .map(({ file }) => file),
  );
  for (const file of shared) {
    if (usersOf(file, library).every(page => spared.has(page.file))) spared.add(file.file);
  }
  return spared;
}

/** What is said of a page by itself, and what is noted to hold it against the others. */
export type Checked = { problems: Problem[]; facts?: LintFacts };

export function checkWithFacts(file: PageFile, library: Library): Checked {
  return { problems: checkOwn(file, library), facts: factsOf(file, library) };
}

/** All mistakes, and after them what could be better. */
export function checkAndLint(library: Library, pages: Checked[] = checkPages(library)): Problem[] {
  const others = [...sharedIn(library), library.settings()].map(file => factsOf(file, library));
  const said = withRest(
    pages.flatMap(({ problems }) => problems),
    library,
  );
  return withHints(said, lintTogether([...pages.map(({ facts }) => facts), ...others], library));
}

function checkPages(library: Library): Checked[] {
  return mapWithProgress('Checking pages:', pagesIn(library), file => checkWithFacts(file, library));
}

function pagesIn(library: Library): PageFile[] {
  return library.routes().flatMap(route => library.page(route) ?? []);
}

function sharedIn(library: Library): SharedFile[] {
  return library.sharedNames().flatMap(name => library.shared(name) ?? []);
}

/** The same of these files by themselves: no other page is read than those that they name. */
export function checkThese(files: string[], library: Library): Problem[] {
  const documents = files.flatMap(file => documentIn(file, library) ?? []);
  const said = [...documents.flatMap(file => checkAlone(file, library)), ...folderProblems(library)];
  const hints = documents.flatMap(file => lintDocument(file, library));
  return withHints(said, hints).filter(({ file }) => files.includes(file));
}

function checkAlone(file: DocumentFile, library: Library): Problem[] {
  if (file.kind === 'page') return checkOwn(file, library);
  return file.kind === 'shared' ? checkShared(file, library) : checkSite(library);
}

/** Where something is wrong already, or said already, once is enough. */
function withHints(said: Problem[], hints: Problem[]): Problem[] {
  const told = new Set(said.map(inFile));
  const others = hints.filter(hint => !told.has(inFile(hint)) && told.add(inFile(hint)));
  const errors = said.filter(({ level }) => level === 'error');
  const warnings = said.filter(({ level }) => level === 'warning');
  return [...inFileOrder(errors), ...inFileOrder([...warnings, ...others])];
}

function inFile(problem: Problem): string {
  return `${problem.file}:${placeOf(problem)}`;
}

/** Where the schema has spoken about a value, a rule about the same value would be a second message for one mistake. */
function obey(rules: Rule[], file: DocumentFile, library: Library): Problem[] {
  const subject = subjectOf(file, library);
  if (!subject) return [];
  const told = new Set(file.problems.map(placeOf));
  return inFileOrder(rules.flatMap(rule => rule(subject)).filter(problem => !told.has(placeOf(problem))));
}

function placeOf({ line, column }: Problem): string {
  return `${line}:${column}`;
}
