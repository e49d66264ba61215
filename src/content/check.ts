// The library in, every mistake that the schemas cannot see out. Reads what it needs and changes nothing.
import { mapWithProgress } from '../progress.ts';
import type { PageFile, SiteFile } from './document.ts';
import type { Library } from './library.ts';
import { lintAll } from './lint/lint.ts';
import { inFileOrder, type Problem } from './problem.ts';
import { isAtRest } from './publication.ts';
import { dates } from './rules/dates.ts';
import { headings } from './rules/headings.ts';
import { ids } from './rules/ids.ts';
import { links } from './rules/links.ts';
import { markdown } from './rules/markdown.ts';
import { pages } from './rules/pages.ts';
import { pictures } from './rules/pictures.ts';
import { publication } from './rules/publication.ts';
import { site } from './rules/site.ts';
import { treeProblems } from './rules/tree.ts';
import { values } from './rules/values.ts';
import { type Rule, subjectOf } from './subject.ts';

const PAGE_RULES: Rule[] = [headings, ids, links, pages, pictures, values, markdown, dates, publication];
const SITE_RULES: Rule[] = [site, links, pictures, values, markdown, publication];

/** What the rules say of one page; what its own reading and its schema say stands in file.problems. */
export function checkPage(file: PageFile, library: Library): Problem[] {
  return obey(PAGE_RULES, file, library);
}

export function checkSite(library: Library): Problem[] {
  const file = library.site();
  return inFileOrder([...file.problems, ...obey(SITE_RULES, file, library)]);
}

/** What there is to say of one document and of the site document, on which every page stands. */
export function checkDocument(file: PageFile | SiteFile, library: Library): Problem[] {
  const ofPage = 'route' in file ? [...file.problems, ...checkPage(file, library)] : [];
  return [...checkSite(library), ...ofPage];
}

/**
 * Everything there is to say. A page that no day will publish as it stands, such as a draft, holds nobody up: what is wrong
 * with it is a warning, unless somebody asks about that very file. The home page is never spared: no site is without it.
 */
export function checkAll(library: Library, asked: string[] = []): Problem[] {
  const files = mapWithProgress('Reading pages:', library.routes(), route => library.page(route)).filter(
    file => !!file,
  );
  const spared = new Set(
    files.filter(file => file.route !== '/' && isAtRest(file, library)).map(({ file }) => file),
  );
  for (const file of asked) spared.delete(file);
  const problems = [
    ...checkSite(library),
    ...mapWithProgress('Checking pages:', files, file => [
      ...file.problems,
      ...checkPage(file, library),
    ]).flat(),
    ...treeProblems(library),
  ];
  return inFileOrder(
    problems.map(problem => (spared.has(problem.file) ? { ...problem, level: 'warning' } : problem)),
  );
}

/** All mistakes, and after them what could be better: where something is wrong already, or said already, once is enough. */
export function checkAndLint(library: Library, asked: string[] = []): Problem[] {
  const said = checkAll(library, asked);
  const told = new Set(said.map(inFile));
  const hints = lintAll(library).filter(hint => !told.has(inFile(hint)) && told.add(inFile(hint)));
  const errors = said.filter(({ level }) => level === 'error');
  return [...errors, ...inFileOrder([...said.filter(({ level }) => level === 'warning'), ...hints])];
}

function inFile(problem: Problem): string {
  return `${problem.file}:${placeOf(problem)}`;
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
