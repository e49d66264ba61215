// The folder pages/ as the pipeline sees it: every file is read, parsed and validated at most once per version, and only when somebody asks.
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { clock } from '../base/clock.ts';
import { statOf } from '../document/files/folder.ts';
import { fileOfRoute, listPages, routeOfFile } from '../document/files/pages.ts';
import { read } from '../document/files/read.ts';
import { fileOfShared, listShared, sharedNameOf } from '../document/files/shared.ts';
import { parse } from '../document/json/parse.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type {
  AuthoredPage,
  AuthoredShared,
  DocumentFile,
  Moments,
  PageFile,
  SharedFile,
  SiteFile,
  Source,
} from '../document/types.ts';
import { validatorOf } from '../document/validate/schema-mistakes.ts';
import { validate } from '../document/validate/validate.ts';
import type { SiteDocument } from '../generated/types.ts';
import { pageBundle, sharedBundle, siteBundle } from '../schema/bundle.ts';
import { readSources, type Schema } from '../schema/sources.ts';
import type { Definitions } from '../schema/walk.ts';

export type Library = {
  /** The folder that holds pages/. */
  root: string;
  pageSchema: Schema;
  sharedSchema: Schema;
  siteSchema: Schema;
  definitions: Definitions;
  /** Every type of block that has a component. */
  types: string[];
  /** Every route, sorted. Reads the folder, not the files. */
  routes(): string[];
  page(route: string): PageFile | undefined;
  /** Every name of a shared document, sorted. Reads the folder, not the files. */
  sharedNames(): string[];
  shared(name: string): SharedFile | undefined;
  site(): SiteFile;
  hasPublicFile(path: string): boolean;
  /** The same library with another text in place of a document's own; nothing on disk changes. */
  supposing(source: Source): Library;
  /** What is presumed of a page that nobody has read yet: see records/presume.ts. */
  presumedMoments?: (page: PageFile) => Moments | undefined;
  /** Nobody will ask about the page for a while: what was read of it need not stay in memory. */
  putAway(page: PageFile): void;
  /** Forget what was read of a file, or of everything. */
  forget(file?: string): void;
  /** The time that decides what is public. */
  now: () => number;
};

export const SITE_FILE = 'pages/_site.json';

/** The schema that a document is held against. */
export function schemaOf(file: DocumentFile, library: Library): Schema {
  if ('route' in file) return library.pageSchema;
  return 'name' in file ? library.sharedSchema : library.siteSchema;
}

export function openLibrary(root: string, schemaRoot: string = root, now: () => number = clock()): Library {
  const { sources } = readSources(schemaRoot);
  const pageSchema = pageBundle(sources);
  const sharedSchema = sharedBundle(sources);
  const siteSchema = siteBundle(sources);
  const checkPage = validatorOf(pageSchema, sources);
  const checkSite = validatorOf(siteSchema, sources);
  // Compiling takes a while, and many sites share nothing.
  const checkShared = once(() => validatorOf(sharedSchema, sources));
  const names = {
    routes: once(() => listPages(root).pages.map(({ route }) => route)),
    shared: once(() => listShared(root).names),
  };
  const contents = openContents(file => load<AuthoredPage>(root, file, checkPage));
  const pages = shelf<PageFile>(route => {
    const file = fileOfRoute(root, route);
    return file === undefined ? undefined : contents.pageFile(route, file);
  });
  const shared = shelf<SharedFile>(name => {
    const file = fileOfShared(root, name);
    return file === undefined ? undefined : { name, ...load<AuthoredShared>(root, file, checkShared.get()) };
  });
  const site = once(() => load<SiteDocument>(root, SITE_FILE, checkSite));

  const library: Library = {
    root,
    now,
    pageSchema,
    sharedSchema,
    siteSchema,
    definitions: { ...(pageSchema.definitions as Definitions), ...(siteSchema.definitions as Definitions) },
    types: sources.blocks.map(block => block.type),
    routes: names.routes.get,
    page: pages.get,
    sharedNames: names.shared.get,
    shared: shared.get,
    site: site.get,
    hasPublicFile(path) {
      return statOf(join(root, 'pages/_public', path))?.isFile() ?? false;
    },
    supposing: source => supposingIn(library, source),
    putAway: ({ file }) => contents.forget(file),
    forget(file) {
      names.routes.forget();
      names.shared.forget();
      if (file === undefined || file === SITE_FILE) site.forget();
      pages.forget(file && routeOfFile(file));
      contents.forget(file);
      shared.forget(file && (sharedNameOf(file) ?? ''));
    },
  };
  return library;

  /** A supposed library can be supposed further: it keeps what it was given before. */
  function supposingIn(base: Library, source: Source): Library {
    const changed: Library = { ...base, supposing: next => supposingIn(changed, next) };
    if (source.file === SITE_FILE) {
      const supposed = judge<SiteDocument>(source, checkSite);
      return Object.assign(changed, { site: () => supposed });
    }
    const name = sharedNameOf(source.file);
    if (name !== undefined) {
      const supposed = { name, ...judge<AuthoredShared>(source, checkShared.get()) };
      return Object.assign(changed, {
        shared: (asked: string) => (asked === name ? supposed : base.shared(asked)),
      });
    }
    const route = routeOfFile(source.file);
    const supposed = { route, ...judge<AuthoredPage>(source, checkPage) };
    return Object.assign(changed, {
      page: (asked: string) => (asked === route ? supposed : base.page(asked)),
    });
  }
}

/** So many pages stay in memory at a time; a site may have many more. */
const MOST_READ = 500;

type Content = Omit<PageFile, 'route' | 'file'>;

/** What stands in pages: read when somebody asks, and again where it has been put away meanwhile for others. */
function openContents(read: (file: string) => Content) {
  const contents = new Map<string, Content>();
  const contentOf = (file: string): Content => {
    const content = contents.get(file) ?? read(file);
    // The newest stand last, so the first is the one that nobody has asked about for longest.
    contents.delete(file);
    contents.set(file, content);
    const [oldest] = contents.keys();
    if (contents.size > MOST_READ && oldest !== undefined) contents.delete(oldest);
    return content;
  };
  return {
    pageFile: (route: string, file: string): PageFile => ({
      route,
      file,
      get source() {
        return contentOf(file).source;
      },
      get parsed() {
        return contentOf(file).parsed;
      },
      get document() {
        return contentOf(file).document;
      },
      get problems() {
        return contentOf(file).problems;
      },
    }),
    forget(file?: string): void {
      if (file === undefined) contents.clear();
      else contents.delete(file);
    },
  };
}

/** Things that are read when somebody asks for them, and kept until they are forgotten: one, or all. */
function shelf<Thing>(read: (name: string) => Thing | undefined) {
  const things = new Map<string, Thing>();
  return {
    get(name: string): Thing | undefined {
      const known = things.get(name);
      if (known) return known;
      const thing = read(name);
      if (thing) things.set(name, thing);
      return thing;
    },
    forget(name?: string): void {
      if (name === undefined) things.clear();
      else things.delete(name);
    },
  };
}

function once<Thing>(read: () => Thing) {
  let things: [Thing] | undefined;
  return {
    get(): Thing {
      things ??= [read()];
      return things[0];
    },
    forget(): void {
      things = undefined;
    },
  };
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
