// What the dev server knows of the content right now: the last version of each page that could be drawn, and what is wrong with the newest.

import { checkDocument, checkSite } from '../check/check.ts';
import { lintDocument } from '../check/lint/lint.ts';
import { sharedFile, sharedNameOf } from '../document/files/shared.ts';
import { problemOfFile } from '../document/problem/position.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { PageFile } from '../document/types.ts';
import type { Assets } from '../html/document.tsx';
import { brokenBlock, type Server } from '../html/render-safely.ts';
import type { Page } from '../page/model.ts';
import { type Resolved, type ResolvedSite, resolve, resolveSite } from '../resolve/resolve.ts';
import { SITE_FILE } from '../site/library.ts';
import { asVisitorsSee } from '../site/otherwise.ts';
import { type StandingWords, standingOf, standingWords } from '../site/publication.ts';
import { isWhole, sharedOn, usedSentence, usesOn } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { bareDocument } from './bare-page.ts';
import { type Telling, tell } from './problems-for-browser.ts';

type Sources = { library: () => Library; assets: () => Assets; server: () => Promise<Server> };

/** What a browser that shows a page gets to know after each change. */
export type Update = { page: Page | null; standing: StandingWords | null } & Telling;

export type PagesNow = ReturnType<typeof openPagesNow>;

export function openPagesNow(sources: Sources) {
  let library = sources.library();
  const lastGood = new Map<string, Resolved>();
  const files = new Map<string, string>();
  let lastSite: ResolvedSite | undefined;

  function goodSite(): ResolvedSite | undefined {
    if (library.settings().document) lastSite = resolveSite(library);
    return lastSite;
  }

  function site(): ResolvedSite {
    const good = goodSite();
    if (!good) throw new Error('pages/_site.json has mistakes. Run "npm run check" to see them.');
    return good;
  }

  function look(route: string): { resolved?: Resolved; problems: Problem[] } {
    const file = library.page(route);
    if (!file) return { resolved: lastGood.get(route), problems: problemsOfGone(route) };
    files.set(route, file.file);
    const problems = checkDocument(file, library);
    // A broken link or a missing picture is said, but need not hide the page it is on.
    if (file.document && library.settings().document && isWhole(file, library))
      lastGood.set(route, resolve(file, library));
    return { resolved: lastGood.get(route), problems };
  }

  /** Somebody may have its page open. */
  function problemsOfGone(route: string): Problem[] {
    const file = files.get(route);
    const message = 'This file is gone. Until you leave it, you see the page as it was.';
    return file === undefined ? [] : [problemOfFile(file, message), ...checkSite(library)];
  }

  function lintPage(page: PageFile): Problem[] {
    return [page, ...sharedOn(page, library)].flatMap(document => lintDocument(document, library));
  }

  /** A request may be faster than the news that a file of the page has changed. */
  function forgetPage(route: string): void {
    const page = library.page(route);
    const files = page ? [page, ...sharedOn(page, library)] : [];
    for (const { file } of files) library.forget(file);
  }

  return {
    library: () => library,
    routeOf(path: string): string | undefined {
      const route = path === '/index' || path === '' ? '/' : path;
      return library.page(route) || lastGood.has(route) ? route : undefined;
    },
    missingRoute(path: string): string {
      for (let folder = path; folder !== ''; ) {
        folder = folder.slice(0, folder.lastIndexOf('/'));
        if (library.page(`${folder}/404`)) return `${folder}/404`;
      }
      return '/404';
    },
    site,
    page: (route: string): Resolved => look(route).resolved ?? emptyPage(route, site()),
    /** The pages that a build would have now. */
    publicPages: (): Resolved[] =>
      asVisitorsSee(library)
        .routes()
        .flatMap(route => look(route).resolved ?? []),
    update(route: string): Update {
      const { resolved, problems } = look(route);
      const file = library.page(route);
      const remarks = file && !hasErrors(problems) ? lintPage(file) : [];
      const standing = (file && standingWords(standingOf(file, library))) ?? null;
      return { page: resolved?.page ?? null, standing, ...tell([...problems, ...remarks], library) };
    },
    async document(route: string): Promise<{ html: string; assets: Assets; endpoints: string[] }> {
      forgetPage(route);
      const assets = sources.assets();
      if (!goodSite()) return { html: bareDocument(route, assets), assets, endpoints: [] };
      const server = await sources.server();
      const file = library.page(route);
      const { resolved = emptyPage(route, site()) } = look(route);
      const input = { ...resolved, site: site(), assets };
      try {
        return { html: server.renderDocument(input), assets, endpoints: resolved.endpoints };
      } catch (error) {
        const broken = file && brokenBlock(server, input, file, library);
        if (!broken) throw error;
        return {
          html: server.renderDocument({ ...input, page: withoutBlock(resolved.page, broken.index) }),
          assets,
          endpoints: resolved.endpoints,
        };
      }
    },
    /** What a page is made of, be it there or not. */
    filesOf(route: string): string[] {
      const page = library.page(route);
      const own = page?.file ?? files.get(route);
      const shared = page ? usesOn(page, library).map(({ name }) => sharedFile(name)) : [];
      return [SITE_FILE, ...(own ? [own] : []), ...shared];
    },
    /** Where a shared document is used; undefined for other files. */
    usedSentence(file: string): string | undefined {
      const document = library.shared(sharedNameOf(file) ?? '');
      return document && usedSentence(document, library);
    },
    forget: (file?: string) => library.forget(file),
    /** The schemas have changed, so everything is looked at anew. */
    reopen() {
      library = sources.library();
    },
  };
}

/** The browser draws the broken block itself and shows a card in its place. */
function withoutBlock(page: Page, index: number): Page {
  return { ...page, blocks: page.blocks.filter((_, position) => position !== index) };
}

/** A page that has never been right yet: an empty frame for the overlay to stand on. */
function emptyPage(route: string, site: ResolvedSite): Resolved {
  const page: Page = {
    route,
    title: site.brand,
    description: '',
    canonical: site.address + route,
    breadcrumbs: [],
    blocks: [],
  };
  const { title, description, canonical } = page;
  const head = {
    title,
    description,
    canonical,
    image: '',
    type: 'website' as const,
    index: false,
    structured: [],
  };
  return { page, head, endpoints: [] };
}
