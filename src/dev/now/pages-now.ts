// Knows the present content: the last version of each page that could be drawn, and what is wrong with the newest.

import { longDate } from '../../base/dates.ts';
import { Failure } from '../../base/failure.ts';
import { checkDocument } from '../../check/check.ts';
import { remarksOn } from '../../check/remarks.ts';
import { firstOfMany, sumOfCounts } from '../../check/report/first-of-many.ts';
import { sharedFile, sharedNameOf } from '../../document/files/shared.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import { hasErrors, type Problem } from '../../document/problem/problem.ts';
import type { Assets } from '../../draw/html/document.tsx';
import type { Server } from '../../draw/html/render-safely.ts';
import type { Shell } from '../../draw/html/shell.tsx';
import type { Page } from '../../draw/page/model.ts';
import { type Resolved, type ResolvedSite, resolve, resolveSite } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { withFiles, withoutFiles } from '../../site/library/with-text.ts';
import { eveningOf, type StandingWords, standingOf, standingWords } from '../../site/publication.ts';
import { isWhole, usedSentence, usesOn } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import { bareDocument, emptyPage } from './bare-page.ts';
import { openDrawing } from './draw-safely.ts';
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
  let library = sources.library();
  let day = firstDay;
  /** The library that pages are drawn from: the whole of it, or only what visitors see on the chosen day. */
  let shown = shownOn(day, library);
  const lastGood = new Map<string, Resolved>();
  const files = new Map<string, string>();
  const drawing = openDrawing({
    library: () => shown,
    words: () => site().words,
    thrownIn: sources.thrownIn,
  });
  let server: Server | undefined;
  let lastSite: ResolvedSite | undefined;
  const remarks = openRemarks();

  function showDay(other: string | undefined): void {
    day = other;
    shown = shownOn(day, library);
    lastGood.clear();
    files.clear();
  }

  function goodSite(): ResolvedSite | undefined {
    if (shown.settings().document) lastSite = resolveSite(shown);
    return lastSite;
  }

  function site(): ResolvedSite {
    const good = goodSite();
    if (!good) throw new Error('pages/_site.json has mistakes. Run "npm run check" to see them.');
    return good;
  }

  function libraryAround(route: string, whole = library, seen = shown): Library {
    if (!sources.isForAuthor || day === undefined) return seen;
    return { ...seen, page: asked => (asked === route ? whole : seen).page(asked) };
  }

  /** The page with these texts in the place of those that are saved. Undefined if it has mistakes with them. */
  function resolvedWith(texts: Source[], route: string): Resolved | undefined {
    return texts.length === 0 ? undefined : resolvedIn(library.withText(...texts), route);
  }

  function resolvedIn(whole: Library, route: string): Resolved | undefined {
    const around = libraryAround(route, whole, shownOn(day, whole));
    const file = around.page(route);
    const isGood = file?.document && around.settings().document && isWhole(file, around);
    return isGood ? resolve(file, around) : undefined;
  }

  function look(route: string): { resolved?: Resolved; problems: Problem[] } {
    const around = libraryAround(route);
    const file = around.page(route);
    if (!file) return { resolved: lastGood.get(route), problems: problemsOfGone(route) };
    files.set(route, file.file);
    const problems = checkDocument(file, around);
    // A broken link or a missing picture is reported, but need not hide the page.
    if (file.document && shown.settings().document && isWhole(file, around))
      lastGood.set(route, resolve(file, around));
    return { resolved: lastGood.get(route), problems };
  }

  /** The file was deleted while somebody may have its page open. */
  function problemsOfGone(route: string): Problem[] {
    const file = files.get(route);
    const message = `This file is gone. Until you leave it, you see the page as it was. To bring it back: npm run restore ${route} last`;
    return file === undefined
      ? []
      : [problemOfFile(file, message), ...checkDocument(shown.settings(), shown)];
  }

  /** Each problem once, even if several pages have it. */
  function codeProblems(): Problem[] {
    const met = [...(sources.code?.problems() ?? []), ...drawing.thrown.values()];
    const once = new Map(met.map(problem => [`${problem.file}:${problem.line} ${problem.message}`, problem]));
    return [...once.values()];
  }

  function drawAgain(route: string): void {
    const resolved = lastGood.get(route);
    if (server && resolved) drawing.tryBlocks(server, resolved.page);
  }

  /** The files of a page and of its shared blocks, even if the page's own file is gone. */
  function ownFiles(route: string): string[] {
    const page = shown.page(route);
    const own = page?.file ?? files.get(route);
    const shared = page ? usesOn(page, shown).map(({ name }) => sharedFile(name)) : [];
    return own === undefined ? shared : [own, ...shared];
  }

  function standingAt(route: string): StandingWords | undefined {
    const page = shown.page(route);
    return page && standingWords(standingOf(page, shown));
  }

  return {
    /** All documents, whatever day is shown: each of them can be changed. */
    library: () => library,
    /** Undefined for today, on which drafts and pages that wait are shown as well. */
    day: () => day,
    showDay,
    /** The pages at these addresses that visitors do not see now. */
    unseen(routes: string[]): { [route: string]: StandingWords } {
      const standing = routes.map(route => [route, standingAt(route)] as const);
      return Object.fromEntries(standing.flatMap(([route, words]) => (words ? [[route, words]] : [])));
    },
    routeOf(path: string): string | undefined {
      const route = path === '/index' || path === '' ? '/' : path;
      return libraryAround(route).page(route) || lastGood.has(route) ? route : undefined;
    },
    missingRoute(path: string): string {
      for (let folder = path; folder !== ''; ) {
        folder = folder.slice(0, folder.lastIndexOf('/'));
        if (shown.page(`${folder}/404`)) return `${folder}/404`;
      }
      return '/404';
    },
    site,
    page: (route: string, texts: Source[] = []): Resolved =>
      resolvedWith(texts, route) ?? look(route).resolved ?? emptyPage(route, site()),
    /** The pages that a build would make now. */
    publicPages: (): Resolved[] =>
      asVisitorsSee(shown)
        .routes()
        .flatMap(route => look(route).resolved ?? []),
    update(route: string): Update {
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
      // The request may come before the watcher has reported a change of these files.
      for (const file of ownFiles(route)) library.forget(file);
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
     * no such page. If the texts have mistakes, this draws the page as it was last without any, or nothing if it is
     * to be exact: then "gone" names the files of documents that are not to be there.
     */
    async parts(route: string, texts: Source[] = [], gone?: string[]): Promise<Parts | undefined> {
      const resolved = gone
        ? resolvedIn(withoutFiles(withFiles(library, texts), gone), route)
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
      const document = shown.shared(sharedNameOf(file) ?? '');
      return document && usedSentence(document, shown);
    },
    forget(file?: string): void {
      if (file !== undefined) remarks.forget(file);
      library.forget(file);
    },
    /** Takes what the check says of the whole site. */
    hearOfSite: remarks.hearOfSite,
    /** Reads everything anew after the schemas have changed. */
    reopen() {
      library = sources.library();
      showDay(day);
    },
  };
}

/** For a page on which nothing runs. */
function withoutModule({ dev, ...assets }: Assets): Assets {
  return dev ? { ...assets, dev: { styles: dev.styles } } : assets;
}

function shownOn(day: string | undefined, library: Library): Library {
  if (day === undefined) return library;
  const evening = eveningOf(day, library);
  if (evening === undefined) throw new Failure(`"${day}" is no day. Write it like "2026-12-01".`);
  return asVisitorsSee({ ...library, now: () => evening });
}
