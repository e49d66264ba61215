// Finds the mistakes that schemas cannot see.
import { mapWithProgress } from '../base/progress.ts';
import type { DocumentFile, PageFile, SharedFile } from '../document/problem/document.ts';
import { hasErrors, inFileOrder, type Problem } from '../document/problem/problem.ts';
import { staysUnpublished } from '../site/publication.ts';
import { sharedOn, usedWords, usersOf } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { acceptance } from './lint/accept.ts';
import { filters } from './rules/blocks/filters.ts';
import { forms } from './rules/blocks/forms.ts';
import { ids } from './rules/blocks/ids.ts';
import { headings } from './rules/blocks/page-order.ts';
import { times } from './rules/blocks/times.ts';
import { variants } from './rules/blocks/variants.ts';
import { links } from './rules/links/links.ts';
import { pages } from './rules/links/pages.ts';
import { publication } from './rules/links/publication.ts';
import { shared } from './rules/links/shared.ts';
import { pictures } from './rules/pictures/pictures.ts';
import { socialPictures } from './rules/pictures/social-pictures.ts';
import { type Rule, subjectOf } from './rules/rule.ts';
import { amounts } from './rules/values/amounts.ts';
import { articleFolders, articlePlace } from './rules/values/article-folders.ts';
import { countries } from './rules/values/countries.ts';
import { dates } from './rules/values/dates.ts';
import { declaredNames } from './rules/values/declared-names.ts';
import { site } from './rules/values/site.ts';
import { engineWords } from './rules/words/engine-words.ts';
import { markdown } from './rules/words/markdown.ts';
import { values } from './rules/words/texts.ts';
import { wordsToReplace } from './rules/words/words-to-replace.ts';
import { folderProblems, treeProblems } from './whole-site/all-pages.ts';
import { drawings } from './whole-site/drawings.ts';
import { reportGonePagesOnce } from './whole-site/gone-pages.ts';
import { publicFiles } from './whole-site/public-files.ts';

const TEXT_RULES: Rule[] = [links, pages, pictures, values, amounts, markdown];
const ITEM_RULES: Rule[] = [filters, times, variants];
const BLOCK_RULES: Rule[] = [headings, ...ITEM_RULES, declaredNames, ids, forms, ...TEXT_RULES, publication];
const PAGE_RULES: Rule[] = [...BLOCK_RULES, shared, dates, articlePlace, countries, socialPictures];
const SITE_RULES: Rule[] = [
  site,
  articleFolders,
  countries,
  engineWords,
  links,
  pictures,
  values,
  amounts,
  markdown,
  publication,
  socialPictures,
];

/** Runs the rules on one page. Problems of reading it and of its schema are in file.problems. */
export function checkPage(file: PageFile, library: Library): Problem[] {
  return obey(PAGE_RULES, file, library);
}

/** Checks the site document, the look of all pages, and the drawings that are published. */
export function checkSite(library: Library): Problem[] {
  const file = library.settings();
  const { problems } = library.look();
  return inFileOrder([
    ...file.problems,
    ...obey(SITE_RULES, file, library),
    ...problems,
    ...drawings(library),
  ]);
}

/** Each problem says how many pages use the shared block, because fixing it changes all of them. */
export function checkShared(file: SharedFile, library: Library): Problem[] {
  const problems = inFileOrder([...file.problems, ...obey(BLOCK_RULES, file, library)]);
  if (problems.length === 0 || usersOf(file, library).length === 0) return problems;
  const used = usedWords(file, library);
  return problems.map(problem => ({ ...problem, where: withUse(problem.where, used) }));
}

function withUse(where: string, used: string): string {
  return where === '' ? used : `${where} (${used})`;
}

/** Checks a document, the site document, the shared blocks that it uses, and the pages that use it. */
export function checkDocument(file: DocumentFile, library: Library): Problem[] {
  return reportGonePagesOnce([...checkSite(library), ...checkWithUses(file, library)], library);
}

function checkWithUses(file: DocumentFile, library: Library): Problem[] {
  if (file.kind === 'page') {
    const ofShared = sharedOn(file, library).flatMap(document => checkShared(document, library));
    return [...ofShared, ...file.problems, ...checkPage(file, library)];
  }
  if (file.kind !== 'shared') return [];
  const ofUsers = usersOf(file, library).flatMap(page => checkPage(page, library));
  return [...checkShared(file, library), ...ofUsers];
}

/** Finds all problems of one page: of reading it, of its schema and rules, and words that nobody has written yet. */
export function checkOwn(file: PageFile, library: Library): Problem[] {
  return [...file.problems, ...checkPage(file, library), ...checkFinished(file, library)];
}

/** Words that still have to be replaced hold back publishing but never a save, because authors save while they write. */
export function checkFinished(file: DocumentFile, library: Library): Problem[] {
  return obey([wordsToReplace], file, library);
}

export function checkAll(library: Library): Problem[] {
  const check = (page: PageFile) => checkOwn(page, library);
  return withRest(mapWithProgress('Checking pages:', pagesIn(library), check).flat(), library);
}

/** Adds the problems of everything else to those of the pages. */
export function withRest(ofPages: Problem[], library: Library): Problem[] {
  const shared = sharedIn(library);
  const problems = [
    ...checkSite(library),
    ...ofPages,
    ...shared.flatMap(file => [...checkShared(file, library), ...checkFinished(file, library)]),
    ...folderProblems(library),
    ...treeProblems(library),
  ];
  const spared = sparedFiles(shared, library);
  const said = reportGonePagesOnce(inFileOrder(problems), library).map(
    (problem): Problem => (spared.has(problem.file) ? { ...problem, level: 'warning' } : problem),
  );
  return inFileOrder([...oncePerPicture(inFileOrder(said)), ...publicFiles(library, !hasErrors(said))]);
}

/** Each page warns about its large pictures, so nobody working on it misses that. For the whole site one warning is enough. */
function oncePerPicture(problems: Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ rule, message }) => {
    const isKnown = rule === 'large-pictures' && told.has(message);
    told.add(message);
    return !isKnown;
  });
}

/**
 * Mistakes in these files become warnings, because a draft or a page whose time is over should hold nobody up. The home page is
 * never among them: no site is without it.
 */
function sparedFiles(shared: SharedFile[], library: Library): Set<string> {
  const spared = new Set(
    pagesIn(library)
      .filter(page => page.route !== '/' && staysUnpublished(page, library))
      .map(({ file }) => file),
  );
  for (const file of shared) {
    if (usersOf(file, library).every(page => spared.has(page.file))) spared.add(file.file);
  }
  return spared;
}

export function pagesIn(library: Library): PageFile[] {
  return library.routes().flatMap(route => library.page(route) ?? []);
}

export function sharedIn(library: Library): SharedFile[] {
  return library.sharedNames().flatMap(name => library.shared(name) ?? []);
}

/** If the schema has complained about a value, a rule's message about it would be a second one for the same mistake. */
function obey(rules: Rule[], file: DocumentFile, library: Library): Problem[] {
  const subject = subjectOf(file, library);
  if (!subject) return [];
  const told = new Set(file.problems.map(placeOf));
  const { isAccepted } = acceptance(library.settings().parsed?.value);
  const said = rules
    .flatMap(rule => rule(subject))
    .filter(problem => !told.has(placeOf(problem)) && !(problem.rule && isAccepted(problem, subject.route)));
  return inFileOrder(said);
}

function placeOf({ line, column }: Problem): string {
  return `${line}:${column}`;
}
