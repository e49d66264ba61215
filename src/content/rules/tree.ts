// What only all pages together show: names taken twice, pages that nobody links to, files in each other's way.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile, Path } from '../document.ts';
import type { Library } from '../library.ts';
import { problemOfFile } from '../place.ts';
import type { Problem } from '../problem.ts';
import { isAtRest, isPublic } from '../publication.ts';
import { listPages } from '../routes.ts';
import { sharedOn, usersOf } from '../shared.ts';
import { listShared } from '../shared-files.ts';
import { type Subject, subjectOf } from '../subject.ts';
import { surveyOf } from '../survey.ts';
import { judgeUrl } from '../urls.ts';
import { isFields } from '../where.ts';
import { quoted } from '../words.ts';

export function treeProblems(library: Library): Problem[] {
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  const shown = files.filter(file => !isAtRest(file, library));
  const atRest = files.filter(file => isAtRest(file, library));
  // Of two pages that claim the same, the mistake is at the one that is not published.
  const subjects = [...shown, ...atRest].flatMap(file => subjectOf(file, library) ?? []);
  return [
    ...strayFiles(library),
    ...missingPages(library),
    ...publicFilesInTheWay(library),
    ...takenTwice(
      subjects,
      articleNumber,
      (value, file) => `The article number ${value} is taken by ${file}. Choose another one.`,
    ),
    ...takenTwice(
      subjects,
      redirects,
      (value, file) =>
        `${quoted(String(value))} leads to another page already, in ${file}. Keep one of the two.`,
    ),
    ...takenTwice(
      subjects,
      title,
      (value, file) => `${file} has the title ${quoted(String(value))} too. Give each page its own.`,
    ).map(asWarning),
    ...orphans(shown, library),
    ...unused(files, library),
  ];
}

function asWarning(problem: Problem): Problem {
  return { ...problem, level: 'warning' };
}

function strayFiles(library: Library): Problem[] {
  const strays = [...listPages(library.root).strays, ...listShared(library.root).strays];
  return strays.map(({ file, level, message }) => ({
    ...problemOfFile(file, message),
    level,
  }));
}

function missingPages(library: Library): Problem[] {
  const home = library.page('/');
  if (!home) return [problemOfFile('pages/index.json', 'There is no home page. Add this file.')];
  if (isPublic(home, library)) return [];
  const message = 'A site cannot be without its home page. Take "status", "publishAt" and "unpublishAt" out.';
  return [problemOfFile(home.file, message)];
}

function publicFilesInTheWay(library: Library): Problem[] {
  const folder = join(library.root, 'pages/_public');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.flatMap(name => {
    const path = `/${name.replaceAll('\\', '/')}`;
    const route = path.replace(/\.(html|json)$/, '').replace(/^\/index$/, '/');
    const page = library.page(route);
    if (route === path || !page || isAtRest(page, library)) return [];
    return problemOfFile(
      `pages/_public${path}`,
      `The page ${quoted(route)} becomes a file of this name. Rename this one.`,
    );
  });
}

type Claims = (subject: Subject) => { path: Path; value: unknown }[];

function takenTwice(
  subjects: Subject[],
  claims: Claims,
  sentence: (value: unknown, file: string) => string,
): Problem[] {
  const first = new Map<unknown, string>();
  return subjects.flatMap(subject =>
    claims(subject).flatMap(({ path, value }) => {
      const key = typeof value === 'string' ? value.toLowerCase() : value;
      const owner = first.get(key);
      const { file } = subject.parsed.source;
      if (owner === undefined) first.set(key, file);
      return owner === undefined || owner === file ? [] : subject.say(path, sentence(value, owner));
    }),
  );
}

function articleNumber({ fields }: Subject) {
  const id = isFields(fields.article) ? fields.article.id : undefined;
  return typeof id === 'number' ? [{ path: ['article', 'id'], value: id }] : [];
}

function redirects({ fields }: Subject) {
  if (!Array.isArray(fields.redirects)) return [];
  return fields.redirects.map((value: unknown, index) => ({ path: ['redirects', index], value }));
}

function title({ fields }: Subject) {
  return typeof fields.title === 'string' ? [{ path: ['title'], value: fields.title }] : [];
}

function orphans(files: PageFile[], library: Library): Problem[] {
  const named = namedRoutes(files, library);
  const message = 'No other page leads here. Link to it, or write "index": false where that is meant.';
  return files
    .filter(
      file =>
        isPublic(file, library) && file.document && file.document.index !== false && !named.has(file.route),
    )
    .filter(
      ({ route, document }) =>
        route !== '/' && !/\/404$/.test(route) && !(document?.article && named.has('*')),
    )
    .map(({ file }) => asWarning(problemOfFile(file, message)));
}

/** A page that cannot be read may well use it. */
function unused(pages: PageFile[], library: Library): Problem[] {
  const unread = pages.filter(({ parsed }) => !parsed);
  return library.sharedNames().flatMap(name => {
    const file = library.shared(name);
    if (!file || usersOf(file, library).length > 0) return [];
    if (unread.some(({ source }) => source?.text.includes(quoted(name)))) return [];
    const message = `No page uses this. Name it on a page with { "type": "shared", "ref": ${quoted(name)} }, or delete the file.`;
    return asWarning(problemOfFile(file.file, message));
  });
}

/** Routes that something leads to. "*" stands for all articles, where a list of them is shown. */
function namedRoutes(files: PageFile[], library: Library): Set<string> {
  const named = new Set<string>(routesBehindMistakes(files, library));
  const pages = files.flatMap(page =>
    [page, ...sharedOn(page, library)].map(file => ({ file, own: page.route })),
  );
  for (const { file, own } of [{ file: library.site(), own: undefined }, ...pages]) {
    const survey = surveyOf(file, library);
    for (const { href } of survey?.links ?? []) {
      const judgement = judgeUrl(href);
      if (judgement.kind === 'route' && judgement.route !== own) named.add(judgement.route);
    }
    for (const { kind, value, schema, owner } of survey?.pieces ?? []) {
      if (kind === 'route' && owner?.kind === 'card' && value !== own) named.add(String(value));
      if (schema.fromPages === 'articles') named.add('*');
    }
  }
  return named;
}

/** A document with mistakes may lead wherever its text says: in a field that is misspelt, or behind a missing comma. */
function routesBehindMistakes(files: PageFile[], library: Library): string[] {
  const shared = library.sharedNames().flatMap(name => library.shared(name) ?? []);
  const broken = [library.site(), ...files, ...shared].flatMap(({ document, source }) =>
    document ? [] : (source ?? []),
  );
  if (broken.length === 0) return [];
  const isNamed = ({ route }: PageFile) => broken.some(({ text }) => text.includes(route));
  return ['*', ...files.filter(isNamed).map(({ route }) => route)];
}
