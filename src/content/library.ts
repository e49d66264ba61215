// The folder pages/ as the pipeline sees it: every file is read, parsed and validated at most once per version, and only when somebody asks.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { SiteDocument } from '../generated/types';
import { pageBundle, siteBundle } from '../schema/bundle';
import { readSources, type Schema } from '../schema/sources';
import type { AuthoredPage, PageFile, SiteFile } from './document';
import { parse } from './parse';
import { hasErrors } from './problem';
import { read } from './read';
import { compileSchema, validate } from './validate';
import type { Definitions } from './walk';

export type Library = {
  /** The folder that holds pages/. */
  root: string;
  pageSchema: Schema;
  siteSchema: Schema;
  definitions: Definitions;
  liveTypes: Set<string>;
  /** Every route, sorted. Reads the folder, not the files. */
  routes(): string[];
  page(route: string): PageFile | undefined;
  site(): SiteFile;
  hasPublicFile(path: string): boolean;
  /** Forget what was read of a file, or of everything. */
  forget(file?: string): void;
};

export const SITE_FILE = 'pages/_site.json';

export function openLibrary(root: string, schemaRoot: string = root): Library {
  const { sources } = readSources(schemaRoot);
  const pageSchema = pageBundle(sources);
  const siteSchema = siteBundle(sources);
  const checkPage = compileSchema(pageSchema);
  const checkSite = compileSchema(siteSchema);
  const files = new Map<string, PageFile>();
  let site: SiteFile | undefined;
  let routes: string[] | undefined;

  return {
    root,
    pageSchema,
    siteSchema,
    definitions: { ...(pageSchema.definitions as Definitions), ...(siteSchema.definitions as Definitions) },
    liveTypes: new Set(sources.blocks.filter(block => block.schema.live).map(block => block.type)),
    routes() {
      routes ??= listRoutes(root);
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
    forget(file) {
      routes = undefined;
      if (file === undefined || file === SITE_FILE) site = undefined;
      if (file === undefined) files.clear();
      else files.delete(routeOfFile(file));
    },
  };
}

function load<Document>(root: string, file: string, check: ValidateFunction) {
  const { source, problems: unread } = read(root, file);
  if (!source) return { file, hash: '', problems: unread };
  const { parsed, problems: unparsed } = parse(source);
  if (!parsed) return { file, hash: source.hash, problems: [...unread, ...unparsed] };
  const problems = [...unread, ...unparsed, ...validate(parsed, check)];
  // ajv has held the value against the schema that the type was generated from.
  const document = hasErrors(problems) ? undefined : (parsed.value as Document);
  return { file, hash: source.hash, parsed, document, problems };
}

/** "pages/services/rpl.json" → "/services/rpl"; an index.json is its folder. */
export function routeOfFile(file: string): string {
  const path = file.replace(/^pages/, '').replace(/\.json$/, '');
  return path.replace(/\/index$/, '') || '/';
}

function fileOfRoute(root: string, route: string): string | undefined {
  if (/(^|\/)[_.]/.test(route)) return undefined;
  const candidates = route === '/' ? ['/index'] : [route, `${route}/index`];
  const found = candidates.find(path => existsSync(join(root, 'pages', `${path}.json`)));
  return found && `pages${found}.json`;
}

function listRoutes(root: string): string[] {
  const pages = join(root, 'pages');
  const routes: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (/^[_.]/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.name.endsWith('.json')) {
        routes.push(routeOfFile(`pages/${relative(pages, path).split(sep).join('/')}`));
      } else if (entry.isDirectory()) visit(path);
    }
  };
  visit(pages);
  return routes.sort();
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
