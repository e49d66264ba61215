// Knows the documents as they are now, and the last version of each page that could be drawn, on the day that is shown.
import { Failure } from '../../base/failure.ts';
import { checkDocument } from '../../check/check.ts';
import { sharedFile } from '../../document/files/shared.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { type Resolved, type ResolvedSite, resolve, resolveSite } from '../../draw/resolve/resolve.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import { eveningOf } from '../../site/publication.ts';
import { isWhole, usesOn } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';

/** With "isForAuthor", a page is shown also on a day on which visitors do not see it. Around it, the site is as visitors see it. */
type From = { library: () => Library; isForAuthor?: boolean };

export function openGoodPages(from: From, firstDay?: string) {
  let library = from.library();
  let day = firstDay;
  /** The library that pages are drawn from: the whole of it, or only what visitors see on the chosen day. */
  let shown = shownOn(day, library);
  const lastGood = new Map<string, Resolved>();
  const files = new Map<string, string>();
  let lastSite: ResolvedSite | undefined;

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
    if (!from.isForAuthor || day === undefined) return seen;
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

  /** The files of a page and of its shared blocks, even if the page's own file is gone. */
  function ownFiles(route: string): string[] {
    const page = shown.page(route);
    const own = page?.file ?? files.get(route);
    const shared = page ? usesOn(page, shown).map(({ name }) => sharedFile(name)) : [];
    return own === undefined ? shared : [own, ...shared];
  }

  return {
    /** All documents, whatever day is shown: each of them can be changed. */
    library: () => library,
    shown: () => shown,
    /** Undefined for today, on which drafts and pages that wait are shown as well. */
    day: () => day,
    showDay,
    goodSite,
    site,
    resolvedWith,
    resolvedIn,
    look,
    lastGood: (route: string) => lastGood.get(route),
    routeOf(path: string): string | undefined {
      const route = path === '/index' || path === '' ? '/' : path;
      return libraryAround(route).page(route) || lastGood.has(route) ? route : undefined;
    },
    ownFiles,
    /** Reads everything anew after the schemas have changed. */
    reopen() {
      library = from.library();
      showDay(day);
    },
  };
}

function shownOn(day: string | undefined, library: Library): Library {
  if (day === undefined) return library;
  const evening = eveningOf(day, library);
  if (evening === undefined) throw new Failure(`"${day}" is no day. Write it like "2026-12-01".`);
  return asVisitorsSee({ ...library, now: () => evening });
}
