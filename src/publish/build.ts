// Bundles and documents in, the folder of the finished site out. Whatever goes wrong, the last good site stays as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock, stopped } from '../base/clock.ts';
import { Failure } from '../base/failure.ts';
import { hash } from '../base/hash.ts';
import { clearKept, keptPlace } from '../base/kept-place.mjs';
import type { Places, Sides } from '../base/places.mjs';
import { mapWithProgress } from '../base/progress.ts';
import { checkTogether } from '../check/check-and-lint.ts';
import { textReport } from '../check/report/text.ts';
import { APP, bundleClient, LATE_FACE, LOADERS } from '../compile/client.mjs';
import { hashOfAll, hashSources } from '../compile/sources.mjs';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { PageFile } from '../document/types.ts';
import type { Assets } from '../html/document.tsx';
import { SPECULATION } from '../html/inline-scripts.ts';
import { securityHeaders } from '../html/policy.ts';
import { printStyles } from '../html/print-styles.ts';
import { allBlockStyles, BLOCK_STYLES, loadStyles, PRINT_STYLES } from '../html/styles.ts';
import { withHeadingFaces } from '../look/heading-faces.ts';
import { lookTexts } from '../look/look.ts';
import { inspectPhotographs } from '../pictures/inspect.ts';
import { dropUnused } from '../pictures/kept.ts';
import { keepKnown } from '../pictures/known.ts';
import { keptName } from '../pictures/make.ts';
import { isPhotograph } from '../pictures/photograph.ts';
import { resolveSite } from '../resolve/resolve.ts';
import { leftOutSentences } from '../site/left-out.ts';
import { openLibrary } from '../site/library.ts';
import { asVisitorsSee } from '../site/otherwise.ts';
import type { Library } from '../site/types.ts';
import { deadEnds, type Finished, pathsNamed } from './addresses/dead-ends.ts';
import { usualOn } from './addresses/own.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { hostFiles } from './host-files.ts';
import { type Output, openOutput } from './output-folder.ts';
import { putRedirectPages } from './plain-host.ts';
import { type FrameOfAll, type Published, publishPage } from './publish-page.ts';
import { namedPictures, publishPictures } from './publish-pictures.ts';
import { type Listing, siteFiles } from './site-files.ts';
import { keptSocialName, publishSocialPictures } from './social-pictures.ts';
import { whenNobodyBuilds } from './when-nobody-builds.ts';

/**
 * "compress": whether compressed copies stand beside the texts; "plainHost": whether what other hosts are told in headers and lists
 * stands in files of its own, for one that sends nothing else; "fresh": whether everything is made anew, whatever is kept.
 */
export type BuildWishes = { compress: boolean; plainHost: boolean; fresh?: boolean };

export type Built = { warnings: string; summary: string };

/** What a build stands on. */
export type Ground = {
  places: Sides;
  library: Library;
  output: Output;
  /** A folder of this build's own, kept from one to the next. */
  work: string;
  /** The names of public files that are published as pages name them. */
  waiting: string[];
  /** What all that concerns every page comes to, and each block's sources. */
  fingerprints: { base: string; blocks: { [type: string]: string } };
};

export type Publish = (file: PageFile, library: Library) => Published;

/** How the pages are gone through: one after the other, or only those that changed (src/incremental/built-pages.ts). */
export type GoThrough = (
  ground: Ground,
  publish: Publish,
) => {
  /** To be asked from here on. */
  library: Library;
  pages: Published[];
  /** Before files move, and after: what is kept for the next time must not speak of a site that was never written. */
  beforeMoving?: () => void;
  afterMoving?: () => void;
};

export const oneByOne: GoThrough = ({ library }, publish) => {
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  return { library, pages: mapWithProgress('Building pages:', files, file => publish(file, library)) };
};

/** One after the other: a build moves what another one would be reading. */
export function buildSite(
  places: Places,
  wishes: BuildWishes,
  goThrough: GoThrough = oneByOne,
): Promise<Built> {
  return whenNobodyBuilds(places.site, () => {
    if (wishes.fresh) clearKept(places.site);
    return build(places, wishes, goThrough);
  });
}

async function build(
  places: Places,
  { compress, plainHost }: BuildWishes,
  goThrough: GoThrough,
): Promise<Built> {
  const { engine, site, out } = places;
  const library = openLibrary(site, engine, stopped(clock()));
  const sources = hashSources(places);
  const client = await bundleClient(places, hashOfAll(sources));
  const work = join(keptPlace(site), hash(out).slice(0, 22));
  const output = openOutput(out, work, compress);
  try {
    const { fingerprint, waiting } = copyPublicFiles(site, output);
    await inspectPhotographs(places, waiting.filter(isPhotograph));
    keepKnown(site);
    const settings = library.settings().source?.text ?? '';
    const starters = JSON.stringify(library.starters());
    const fingerprints = {
      base: hash(
        sources.base,
        process.version,
        String(plainHost),
        settings,
        fingerprint,
        lookTexts(site),
        starters,
      ),
      blocks: sources.blocks,
    };
    const ground = { places, library, output, work, waiting, fingerprints };
    return await fill(ground, bundledAssets(places, client, library, plainHost), goThrough);
  } catch (error) {
    output.dropStage();
    throw error;
  }
}

async function fill(ground: Ground, bundled: Bundled, goThrough: GoThrough): Promise<Built> {
  const { output, waiting, places } = ground;
  const frame = frameOf(ground.library, bundled);
  const { library, pages, beforeMoving, afterMoving } = goThrough(ground, (file, library) =>
    publishPage(file, library, output, frame),
  );
  const problems = checkTogether(pages, library);
  const warnings = warningsOf(problems, library);
  const listings = pages.flatMap(({ listing }) => listing ?? []);
  const about = filesAboutAll(library, bundled, listings);
  for (const [name, text] of about) output.put(name, text);
  const named = pages.flatMap(({ named }) => named ?? []);
  if (frame) {
    const finished = { pages: named, usual: frame.usual, about };
    const { root } = library;
    const wanted = namedPictures(root, waiting, pathsNamed(finished, frame.site.address));
    const social = listings.flatMap(({ social }) => social ?? []);
    const willBe = new Set([...wanted.variants.keys(), ...wanted.own, ...social.map(({ name }) => name)]);
    refuseDeadEnds({ ...finished, holds: name => output.holds(name) || willBe.has(name) }, library);
    if (frame.assets.policyInPage) putRedirectPages(listings, frame.site, asVisitorsSee(library), output);
    await publishPictures(places, wanted, output);
    await publishSocialPictures(social, library, output);
    dropUnused(
      root,
      new Set([...[...wanted.variants.values()].map(keptName), ...social.map(keptSocialName)]),
    );
  }
  beforeMoving?.();
  output.commit();
  afterMoving?.();
  const summary = `${listings.length} pages in ${output.folder}, ${output.changed} files changed.`;
  return { warnings, summary: [summary, leftOutSentences(library)].filter(line => line !== '').join('\n') };
}

function frameOf(library: Library, { assets }: Bundled): FrameOfAll | undefined {
  if (!library.settings().document) return undefined;
  const frame = { site: resolveSite(asVisitorsSee(library)), assets };
  return { ...frame, usual: usualOn(frame) };
}

/** What the check says of links is said of content; here it is the finished site that is looked at, whoever wrote it. */
function refuseDeadEnds(finished: Finished, library: Library): void {
  const problems = deadEnds(finished, resolveSite(asVisitorsSee(library)).address, library);
  if (problems.length === 0) return;
  throw new Failure(`${textReport(problems, library)}\nVisitors would be led nowhere, so nothing was built.`);
}

function filesAboutAll(library: Library, { assets, app }: Bundled, listings: Listing[]): Map<string, string> {
  const site = resolveSite(asVisitorsSee(library));
  const scripts = [...Object.values(assets.loaders), SPECULATION];
  const endpoints = listings.flatMap(page => page.endpoints).sort();
  const headers = securityHeaders(scripts, site, endpoints);
  return new Map([
    // The app is bundled once for all sites; this one's language stands in front of it (src/browser/root.tsx).
    [APP, `const WORDS=${JSON.stringify(site.words)};${app}`],
    [BLOCK_STYLES, allBlockStyles(assets.styles)],
    [PRINT_STYLES, printStyles(assets.styles, site)],
    ...siteFiles(site, assets.look, listings),
    ...hostFiles(headers, asVisitorsSee(library)),
  ]);
}

function warningsOf(problems: Problem[], library: Library): string {
  const report = problems.length > 0 ? textReport(problems, library) : '';
  if (hasErrors(problems)) throw new Failure(`${report}\nThe content has mistakes, so nothing was built.`);
  return report;
}

type Bundled = { assets: Assets; app: string };

function bundledAssets(sides: Sides, client: string, library: Library, policyInPage: boolean): Bundled {
  const { look } = library.look();
  const read = (name: string) => readFileSync(join(client, name), 'utf8').trim();
  // In a block of its own: what it declares stays its own.
  const inline = (name: string) => `{${read(name)}}`;
  const lateFace = withHeadingFaces(inline(LATE_FACE), look);
  return {
    assets: {
      look,
      styles: loadStyles(sides, look),
      blockStyles: `/${BLOCK_STYLES}`,
      policyInPage,
      loaders: {
        page: inline(LOADERS.page) + lateFace,
        livePage: inline(LOADERS.livePage) + lateFace,
      },
    },
    app: read(APP),
  };
}
