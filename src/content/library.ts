// The folder pages/ as the pipeline sees it: every file is read, parsed and validated at most once per version, and only when somebody asks.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { SiteDocument } from '../generated/types.ts';
import { pageBundle, siteBundle } from '../schema/bundle.ts';
import { readSources, type Schema } from '../schema/sources.ts';
import { clock } from './clock.ts';
import type { AuthoredPage, PageFile, SiteFile, Source } from './document.ts';
import { parse } from './parse.ts';
import { hasErrors, type Problem } from './problem.ts';
import { read } from './read.ts';
import { fileOfRoute, listPages, routeOfFile } from './routes.ts';
import { compileSchema, validate } from './validate.ts';
import type { Definitions } from './walk.ts';

export type Library = {
  /** The folder that holds pages/. */
  root: string;
  pageSchema: Schema;
  siteSchema: Schema;
  definitions: Definitions;
  /** Every type of block. */
  types: string[];
  /** The types that need React from the start. */
  liveTypes: Set<string>;
  /** Every route, sorted. Reads the folder, not the files. */
  routes(): string[];
  page(route: string): PageFile | undefined;
  site(): SiteFile;
  hasPublicFile(path: string): boolean;
  /** The same library with another text in place of a document's own; nothing on disk changes. */
  supposing(source: Source): Library;
  /** Forget what was read of a file, or of everything. */
  forget(file?: string): void;
  /** The time that decides what is public. */
  now: () => number;
};

export const SITE_FILE = 'pages/_site.json';

export function openLibrary(root: string, schemaRoot: string = root, now: () => number = clock()): Library {
  const { sources } = readSources(schemaRoot);
  const pageSchema = pageBundle(sources);
  const siteSchema = siteBundle(sources);
  const checkPage = compileSchema(pageSchema);
  const checkSite = compileSchema(siteSchema);
  const files = new Map<string, PageFile>();
  let site: SiteFile | undefined;
  let routes: string[] | undefined;

  const library: Library = {
    root,
    now,
    pageSchema,
    siteSchema,
    definitions: { ...(pageSchema.definitions as Definitions), ...(siteSchema.definitions as Definitions) },
    types: sources.blocks.map(block => block.type),
    liveTypes: new Set(sources.blocks.filter(block => block.schema.live).map(block => block.type)),
    routes() {
      routes ??= listPages(root).pages.map(({ route }) => route);
      return routes;
    },
    page(route) {
      const known = files.get(route);
      if (known) return known;
      const file = fileOfRoute(root, route);
      if (!file) return undefined;
      const page = { route, ...load<AuthoredPage>(root, file, checkPage) };
      files.set(route, page);
      return page;
    },
    site() {
      site ??= load<SiteDocument>(root, SITE_FILE, checkSite);
      return site;
    },
    hasPublicFile(path) {
      return isFile(join(root, 'pages/_public', path));
    },
    supposing(source) {
      if (source.file === SITE_FILE) {
        const supposed = judge<SiteDocument>(source, checkSite);
        return { ...library, site: () => supposed };
      }
      const route = routeOfFile(source.file);
      const supposed = { route, ...judge<AuthoredPage>(source, checkPage) };
      return { ...library, page: asked => (asked === route ? supposed : library.page(asked)) };
    },
    forget(file) {
      routes = undefined;
      if (file === undefined || file === SITE_FILE) site = undefined;
      if (file === undefined) files.clear();
      else files.delete(routeOfFile(file));
    },
  };
  return library;
}

function load<Document>(root: string, file: string, check: ValidateFunction) {
  const { source, problems } = read(root, file);
  return source ? judge<Document>(source, check, problems) : { file, problems };
}

function judge<Document>(source: Source, check: ValidateFunction, unread: Problem[] = []) {
  const { file } = source;
  const { parsed, problems: unparsed } = parse(source);
  if (!parsed) return { file, source, problems: [...unread, ...unparsed] };
  const problems = [...unread, ...unparsed, ...validate(parsed, check)];
  // ajv has held the value against the schema that the type was generated from.
  const document = hasErrors(problems) ? undefined : (parsed.value as Document);
  return { file, source, parsed, document, problems };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
