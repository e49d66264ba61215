// Draws pages as they are now, and says what is wrong with the newest version of each.

import { longDate } from '../../base/dates/dates.ts';
import { remarksOn } from '../../check/remarks.ts';
import { firstOfMany, sumOfCounts } from '../../check/report/first-of-many.ts';
import { sharedNameOf } from '../../document/files/shared.ts';
import type { Source } from '../../document/problem/document.ts';
import { hasErrors, type Problem } from '../../document/problem/problem.ts';
import type { Assets } from '../../draw/html/document.tsx';
import type { Server } from '../../draw/html/render-safely.ts';
import type { Shell } from '../../draw/html/shell.tsx';
import type { Page } from '../../draw/page/model.ts';
import type { Resolved, ResolvedSite } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { type SiteChanges, withChanges } from '../../site/library/with-text.ts';
import { type StandingWords, standingOf, standingWords } from '../../site/publication.ts';
import { usedSentence } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import { bareDocument, emptyPage } from './bare-page.ts';
import { openDrawing } from './draw-safely.ts';
import { openGoodPages } from './good-pages.ts';
import { type Telling, type Told, tell } from './problems-for-browser.ts';
import { openRemarks } from './remarks-now.ts';

export type PageSources = {
  library: () => Library;
  assets: () => Assets;
  server: () => Promise<Server>;
  /** Problems in the code that draws pages, and remarks about the running code. */
  code?: { problems: () => Problem[]; remarks: () => Problem[] };
  /** Undefined if the error was not thrown in the code that draws pages. */
  thrownIn?: (error: unknown, message: string) => Problem | undefined;
  /** Shows a page to its author even on a day on which visitors do not see it. Around it, the site is as visitors see it. */
  isForAuthor?: boolean;
};

/** What a browser with an open page is told after each change. */
export type Update = {
  page: Page | null;
  standing: StandingWords | null;
  elsewhere: Elsewhere;
  day: ShownDay | null;
} & Telling;

/** A page as it is drawn now, in parts. "styles" is the address of the style sheets. */
type Parts = Model & Drawing & { styles: string; drawOther: (model: Model) => Drawing };
type Model = { page: Page; site: ResolvedSite };
type Drawing = Shell & { main: string };

/** The day as of which the site is shown: "2026-12-01", and the same in words. */
export type ShownDay = { day: string; words: string };

/** Problems of other pages: their number, and the first of them. */
export type Elsewhere = { count: number; problems: Told[] };

const MOST_ELSEWHERE = 50;

export type PagesNow = ReturnType<typeof openPagesNow>;

export function openPagesNow(sources: PageSources, firstDay?: string) {
  const pages = openGoodPages(sources, firstDay);
  const { goodSite, site, resolvedWith, look, ownFiles } = pages;
  const drawing = openDrawing({
    library: pages.shown,
    words: () => site().words,
    thrownIn: sources.thrownIn,
  });
  let server: Server | undefined;
  const remarks = openRemarks();

  /** Each problem once, even if several pages have it. */
  function codeProblems(): Problem[] {
    const met = [...(sources.code?.problems() ?? []), ...drawing.thrown.values()];
    const once = new Map(met.map(problem => [`${problem.file}:${problem.line} ${problem.message}`, problem]));
    return [...once.values()];
  }

  function drawAgain(route: string): void {
    const resolved = pages.lastGood(route);
    if (server && resolved) drawing.tryBlocks(server, resolved.page);
  }

  function standingAt(route: string): StandingWords | undefined {
    const shown = pages.shown();
    const page = shown.page(route);
    return page && standingWords(standingOf(page, shown));
  }

  return {
    library: pages.library,
    day: pages.day,
    showDay: pages.showDay,
    /** The pages at these addresses that visitors do not see now. */
    unseen(routes: string[]): { [route: string]: StandingWords } {
      const standing = routes.map(route => [route, standingAt(route)] as const);
      return Object.fromEntries(standing.flatMap(([route, words]) => (words ? [[route, words]] : [])));
    },
    routeOf: pages.routeOf,
    missingRoute(path: string): string {
      for (let folder = path; folder !== ''; ) {
        folder = folder.slice(0, folder.lastIndexOf('/'));
        if (pages.shown().page(`${folder}/404`)) return `${folder}/404`;
      }
      return '/404';
    },
    site,
    page: (route: string, texts: Source[] = []): Resolved =>
      resolvedWith(texts, route) ?? look(route).resolved ?? emptyPage(route, site()),
    /** The pages that a build would make now. */
    publicPages: (): Resolved[] =>
      asVisitorsSee(pages.shown())
        .routes()
        .flatMap(route => look(route).resolved ?? []),
    update(route: string): Update {
      const [shown, day] = [pages.shown(), pages.day()];
      const { resolved, problems } = look(route);
      if (drawing.thrown.has(route)) drawAgain(route);
      const file = shown.page(route);
      problems.push(...codeProblems());
      const told = [...problems, ...(sources.code?.remarks() ?? [])];
      if (file && !hasErrors(problems)) told.push(...remarksOn(file, shown));
      const own = new Set([...this.filesOf(route), ...problems.map(({ file }) => file)]);
      const here = firstOfMany(hasErrors(told) ? told : [...told, ...remarks.amongOthers(told, own)]);
      const others = remarks.elsewhere(own);
      const telling = tell([...here, ...others.slice(0, MOST_ELSEWHERE)], shown);
      return {
        page: resolved?.page ?? null,
        standing: standingAt(route) ?? null,
        problems: telling.problems.slice(0, here.length),
        help: telling.help,
        day: day === undefined ? null : { day, words: longDate(day) },
        elsewhere: { count: sumOfCounts(others), problems: telling.problems.slice(here.length) },
      };
    },
    async document(route: string, isStill = false): Promise<{ html: string; endpoints: string[] }> {
      this.forgetPage(route);
      const assets = isStill ? withoutModule(sources.assets()) : sources.assets();
      if (!goodSite()) return { html: bareDocument(route, assets), endpoints: [] };
      server = await sources.server();
      const input = { ...this.page(route), site: site(), assets };
      const { renderDocument } = server;
      const { drawn } = drawing.drawSafely(server, input.page, page => renderDocument({ ...input, page }));
      return { html: drawn, endpoints: input.endpoints };
    },
    /**
     * The parts of a page as they are drawn now, or would be with these texts. A block that throws is left out. Undefined if there is
     * no such page. If the texts have mistakes, this draws the page as it was last without any, or nothing if it is to be drawn with
     * the "exact" changes.
     */
    async parts(
      route: string,
      texts: Source[] = [],
      exact?: Omit<SiteChanges, 'texts'>,
    ): Promise<Parts | undefined> {
      const resolved = exact
        ? pages.resolvedIn(withChanges(pages.library(), { ...exact, texts }), route)
        : (resolvedWith(texts, route) ?? look(route).resolved);
      const good = goodSite();
      if (!resolved || !good) return undefined;
      server = await sources.server();
      const assets = sources.assets();
      const { renderMain, shellOf } = server;
      const drawOther = ({ page, site }: Model) => ({
        main: renderMain(page, site.words),
        ...shellOf(site, route, assets),
      });
      const { page, drawn } = drawing.drawSafely(server, resolved.page, page =>
        drawOther({ page, site: good }),
      );
      return { page, site: good, ...drawn, styles: assets.blockStyles, drawOther };
    },
    codeProblems,
    /** Draws the pages. The next update reports what they throw. */
    async tryDrawing(routes: string[]): Promise<void> {
      server = await sources.server();
      for (const route of new Set([...routes, ...drawing.thrown.keys()])) drawAgain(route);
    },
    async shell(route: string): Promise<Shell & Pick<ResolvedSite, 'words'>> {
      const { shellOf } = await sources.server();
      const good = site();
      return { ...shellOf(good, route, sources.assets()), words: good.words };
    },
    /** The files that a page is made of, whether or not they exist. */
    filesOf: (route: string): string[] => [SITE_FILE, ...ownFiles(route)],
    /** Says where a shared document is used. Undefined for other files. */
    usedSentence(file: string): string | undefined {
      const shown = pages.shown();
      const document = shown.shared(sharedNameOf(file) ?? '');
      return document && usedSentence(document, shown);
    },
    /** The next reader reads the page anew, because somebody may open it before the watcher has reported a change of its files. */
    forgetPage(route: string): void {
      for (const file of ownFiles(route)) pages.library().forget(file);
    },
    forget(file?: string): void {
      if (file !== undefined) remarks.forget(file);
      pages.library().forget(file);
    },
    /** Takes what the check says of the whole site. */
    hearOfSite: remarks.hearOfSite,
    reopen: pages.reopen,
  };
}

/** For a page on which nothing runs. */
function withoutModule({ dev, ...assets }: Assets): Assets {
  return dev ? { ...assets, dev: { styles: dev.styles } } : assets;
}
