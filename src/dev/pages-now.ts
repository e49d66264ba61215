// What the dev server knows of the content right now: the last version of each page that could be drawn, and what is wrong with the newest.

import { instantOf, longDate } from '../base/dates.ts';
import { Failure } from '../base/failure.ts';
import { checkDocument } from '../check/check.ts';
import { firstOfMany, sumOfCounts } from '../check/report/first-of-many.ts';
import { sharedFile, sharedNameOf } from '../document/files/shared.ts';
import { problemOfFile } from '../document/problem/position.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { Assets } from '../html/document.tsx';
import { brokenBlock, type Server } from '../html/render-safely.ts';
import type { Shell } from '../html/shell.tsx';
import type { Page } from '../page/model.ts';
import { type Resolved, type ResolvedSite, resolve, resolveSite } from '../resolve/resolve.ts';
import { SITE_FILE } from '../site/library.ts';
import { asVisitorsSee } from '../site/otherwise.ts';
import { type StandingWords, standingOf, standingWords, timeZoneOf } from '../site/publication.ts';
import { isWhole, sharedOn, usedSentence, usesOn } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { bareDocument, emptyPage } from './bare-page.ts';
import { type Telling, type Told, tell } from './problems-for-browser.ts';
import { openRemarks, remarksOn } from './remarks-now.ts';

type Sources = {
  library: () => Library;
  assets: () => Assets;
  server: () => Promise<Server>;
  /** What is wrong with the code behind the pages, and what else is to be said of it. */
  code?: { problems: () => Problem[]; remarks: () => Problem[] };
  /** Undefined where it was thrown by none of the code behind the pages. */
  thrownIn?: (error: unknown, message: string) => Problem | undefined;
};

/** What a browser that shows a page gets to know after each change. */
export type Update = {
  page: Page | null;
  standing: StandingWords | null;
  elsewhere: Elsewhere;
  day: ShownDay | null;
} & Telling;

/** The day on which the site is shown as visitors see it: "2026-12-01", and as people say it. */
export type ShownDay = { day: string; words: string };

/** Problems of other pages: how many there are, and the first of them. */
export type Elsewhere = { count: number; problems: Told[] };

const MOST_ELSEWHERE = 50;
/** From midnight; some days have an hour less. */
const TO_EVENING_MS = 22 * 60 * 60 * 1000;

export type PagesNow = ReturnType<typeof openPagesNow>;

export function openPagesNow(sources: Sources, firstDay?: string) {
  let all = sources.library();
  let library = all;
  let shownDay: string | undefined;
  const lastGood = new Map<string, Resolved>();
  const files = new Map<string, string>();
  const thrown = new Map<string, Problem>();
  let server: Server | undefined;
  let lastSite: ResolvedSite | undefined;
  const remarks = openRemarks();

  /** As visitors see the site on a day, or every page as it is now. */
  function showDay(day: string | undefined): void {
    shownDay = day;
    library = day === undefined ? all : asVisitorsSee({ ...all, now: clockOn(day, all) });
    lastGood.clear();
    files.clear();
  }
  if (firstDay !== undefined) showDay(firstDay);

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
    const message = `This file is gone. Until you leave it, you see the page as it was. To bring it back: npm run restore ${route} last`;
    return file === undefined
      ? []
      : [problemOfFile(file, message), ...checkDocument(library.settings(), library)];
  }

  /** Each once, though several pages may have met it. */
  function codeProblems(): Problem[] {
    const met = [...(sources.code?.problems() ?? []), ...thrown.values()];
    return [
      ...new Map(
        met.map(problem => [`${problem.file}:${problem.line} ${problem.message}`, problem]),
      ).values(),
    ];
  }

  /** What a block has thrown is told of at its place in the code where that is known, else in the document. */
  function drawable(
    server: Server,
    route: string,
    { page, head }: Resolved,
  ): { page: Page; problem?: Problem } {
    const file = library.page(route);
    thrown.delete(route);
    const broken =
      file && brokenBlock(server, { page, head, site: site(), assets: sources.assets() }, file, library);
    if (!broken) return { page };
    const { index, error, problem } = broken;
    const type = page.blocks[index]?.type;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The ${type} block could not be drawn: ${reason.replace(/\.$/, '')}. Put this right and it comes back by itself.`;
    thrown.set(route, sources.thrownIn?.(error, message) ?? problem);
    return { page: withoutBlock(page, index), problem };
  }

  function drawAgain(route: string): void {
    const resolved = lastGood.get(route);
    if (server && resolved) drawable(server, route, resolved);
  }

  /** A request may be faster than the news that a file of the page has changed. */
  function forgetPage(route: string): void {
    const page = library.page(route);
    const files = page ? [page, ...sharedOn(page, library)] : [];
    for (const { file } of files) library.forget(file);
  }

  return {
    /** Whatever day is shown, every document can be changed. */
    library: () => all,
    showDay,
    /** Of the pages at these addresses those that visitors do not see now. */
    unseen(routes: string[]): { [route: string]: StandingWords } {
      return Object.fromEntries(
        routes.flatMap(route => {
          const page = library.page(route);
          const words = page && standingWords(standingOf(page, library));
          return words ? [[route, words]] : [];
        }),
      );
    },
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
      if (thrown.has(route)) drawAgain(route);
      const file = library.page(route);
      problems.push(...codeProblems());
      const told = [...problems, ...(sources.code?.remarks() ?? [])];
      if (file && !hasErrors(problems)) told.push(...remarksOn(file, library));
      const standing = (file && standingWords(standingOf(file, library))) ?? null;
      const own = new Set([...this.filesOf(route), ...problems.map(({ file }) => file)]);
      const here = firstOfMany(hasErrors(told) ? told : [...told, ...remarks.amongOthers(told, own)]);
      const others = remarks.elsewhere(own);
      const telling = tell([...here, ...others.slice(0, MOST_ELSEWHERE)], library);
      return {
        page: resolved?.page ?? null,
        standing,
        problems: telling.problems.slice(0, here.length),
        help: telling.help,
        day: shownDay === undefined ? null : { day: shownDay, words: longDate(shownDay) },
        elsewhere: { count: sumOfCounts(others), problems: telling.problems.slice(here.length) },
      };
    },
    async document(route: string): Promise<{ html: string; assets: Assets; endpoints: string[] }> {
      forgetPage(route);
      const assets = sources.assets();
      if (!goodSite()) return { html: bareDocument(route, assets), assets, endpoints: [] };
      server = await sources.server();
      const { resolved = emptyPage(route, site()) } = look(route);
      const input = { ...resolved, site: site(), assets };
      try {
        const html = server.renderDocument(input);
        thrown.delete(route);
        return { html, assets, endpoints: resolved.endpoints };
      } catch (error) {
        const { page, problem } = drawable(server, route, resolved);
        if (!problem) throw error;
        return { html: server.renderDocument({ ...input, page }), assets, endpoints: resolved.endpoints };
      }
    },
    codeProblems,
    /** Whatever is thrown is told of with the next update. */
    async tryDrawing(routes: string[]): Promise<void> {
      server = await sources.server();
      for (const route of new Set([...routes, ...thrown.keys()])) drawAgain(route);
    },
    /** What stands around the page, and the words of the engine. */
    async shell(route: string): Promise<Shell & Pick<ResolvedSite, 'words'>> {
      const { shellOf } = await sources.server();
      const { words } = site();
      return { ...shellOf(site(), route, sources.assets()), words };
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
    forget(file?: string): void {
      if (file !== undefined) remarks.forget(file);
      library.forget(file);
    },
    /** What the check says of the whole site, as it is now. */
    hearOfSite: remarks.hearOfSite,
    /** The schemas have changed, so everything is looked at anew. */
    reopen() {
      all = sources.library();
      showDay(shownDay);
    },
  };
}

/** The evening of the day: what comes at nine is there. */
function clockOn(day: string, library: Library): () => number {
  const instant = instantOf(day, timeZoneOf(library));
  if (instant === undefined) throw new Failure(`"${day}" is no day. Write it like "2026-12-01".`);
  return () => instant + TO_EVENING_MS;
}

/** The browser draws the broken block itself and shows a card in its place. */
function withoutBlock(page: Page, index: number): Page {
  return { ...page, blocks: page.blocks.filter((_, position) => position !== index) };
}
