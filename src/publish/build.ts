// Builds the finished site from the folder pages/. If anything goes wrong, the last good site stays as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock, stopped } from '../base/dates/clock.ts';
import { Failure } from '../base/failure.ts';
import { clearKept, keptPlace } from '../base/kept-place.mjs';
import type { Places, Sides } from '../base/places.mjs';
import { checkTogether } from '../check/check-together.ts';
import { textReport } from '../check/report/text.ts';
import { inspectPhotographs } from '../document/pictures/inspect.ts';
import { keepKnown } from '../document/pictures/known.ts';
import { isPhotograph } from '../document/pictures/photograph.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import { goodSources } from '../document/schema/sources.ts';
import { clearValidators } from '../document/validate/compile-schema.ts';
import type { Assets } from '../draw/html/document.tsx';
import { withHeadingFaces } from '../draw/html/heading-faces.ts';
import { SPECULATION } from '../draw/html/inline-scripts.ts';
import { securityHeaders } from '../draw/html/policy.ts';
import { printStyles } from '../draw/html/print-styles.ts';
import { allStyles, BLOCK_STYLES, loadStyles, PRINT_STYLES } from '../draw/html/styles.ts';
import { dropUnused } from '../draw/pictures/kept.ts';
import { keptName } from '../draw/pictures/make.ts';
import { resolveSite } from '../draw/resolve/resolve.ts';
import { menuOfVisitors } from '../draw/resolve/shown-menu.ts';
import type { SocialPicture } from '../draw/resolve/social-picture.ts';
import { asVisitorsSee } from '../site/library/as-visitors-see.ts';
import { openLibrary } from '../site/library/library.ts';
import { lookTexts, type SiteLook } from '../site/look/look.ts';
import type { Library } from '../site/types.ts';
import { deadEnds, type Finished, pathsNamed } from './addresses/dead-ends.ts';
import { usualOn } from './addresses/page-addresses.ts';
import { APP, bundleClient, LATE_FACE, LOADERS } from './bundle/client.mjs';
import { hashOfAll, hashSources } from './bundle/sources.mjs';
import { copyPublicFiles } from './copy-public-files.ts';
import { hostFiles } from './host-files.ts';
import { openKept } from './kept/look-at-pages.ts';
import type { Fingerprints } from './kept/records.ts';
import { leftOutSentences } from './left-out.ts';
import { type Output, openOutput } from './output-folder.ts';
import { putRedirectPages } from './plain-host.ts';
import { type FrameOfAll, keepPage, type Published, publishPage } from './publish-page.ts';
import { type NamedPictures, namedPictures, publishPictures } from './publish-pictures.ts';
import { type Listing, siteFiles } from './site-files.ts';
import { keptSocialName, publishSocialPictures } from './social-pictures.ts';
import { whenNobodyBuilds } from './when-nobody-builds.ts';
import { headersSentence } from './without-headers.ts';

/**
 * "compress" writes compressed copies next to texts. "plainHost" is for hosts that read no headers or redirects: both become part
 * of the pages. "fresh" makes everything again, without what is kept. "sources" need not be hashed if somebody has just done that.
 */
export type BuildWishes = { compress: boolean; plainHost: boolean; fresh?: boolean; sources?: Fingerprints };

export type Built = { warnings: string; summary: string };

export function buildSite(places: Places, wishes: BuildWishes): Promise<Built> {
  const { site, out } = places;
  return whenNobodyBuilds(site, async () => {
    if (wishes.fresh) clearKept(site);
    if (wishes.fresh) clearValidators();
    const output = openOutput(out, keptPlace(site), wishes.compress);
    try {
      return await build(places, wishes, output);
    } catch (error) {
      output.dropStage();
      throw error;
    }
  });
}

async function build(places: Places, wishes: BuildWishes, output: Output): Promise<Built> {
  const { plainHost } = wishes;
  const { library, kept, assets, app, waiting } = await openSite(places, wishes, output);
  const frame = frameOf(asVisitorsSee(library), assets);
  const pages = kept.lookAtPages({
    name: 'Building pages:',
    look: page => publishPage(page, library, frame, output),
    keep: (page, published) => keepPage(page, published, output),
  });
  const problems = checkTogether(pages, library);
  keepKnown(places.site);
  if (!frame || hasErrors(problems)) throw refusal(problems, 'The content has mistakes', library);
  const finished = putFilesAboutAll(pages, frame, { app, plainHost }, output);
  const pictures = picturesOn(finished, waiting, library.root);
  refuseDeadEnds(finished, pictures, output, library);
  if (plainHost) putRedirectPages(finished.listings, frame, output);
  await publishAllPictures(pictures, places, output, library);
  kept.forget();
  output.commit();
  kept.save();
  const warnings = problems.length > 0 ? textReport(problems, library) : '';
  const count = `${finished.listings.length} pages in ${output.folder}, ${output.changed} files changed.`;
  const told = [count, leftOutSentences(library), headersSentence(finished.site.address, plainHost)];
  return { warnings, summary: told.filter(line => line !== '').join('\n') };
}

/** Opens the library with what the last build kept of its pages, and prepares what the program adds to every page. */
async function openSite(places: Places, wishes: BuildWishes, output: Output) {
  const { engine, site } = places;
  const { plainHost, sources = hashSources(places) } = wishes;
  goodSources(places);
  const whole = openLibrary(site, engine, stopped(clock()));
  const client = await bundleClient(places, hashOfAll(sources));
  const { fingerprint, waiting } = copyPublicFiles(site, output);
  inspectPhotographs(places, waiting.filter(isPhotograph));
  const concerning = [String(plainHost), fingerprint, lookTexts(site), menuOfVisitors(whole)];
  const kept = openKept<Published>(join(output.work, 'pages.json'), whole, sources, concerning);
  return { ...bundled(places, client, whole.look().look, plainHost), library: kept.library, kept, waiting };
}

/** Undefined if the site document has mistakes. Then pages are checked, but none is drawn. */
function frameOf(visible: Library, assets: Assets): FrameOfAll | undefined {
  if (!visible.settings().document) return undefined;
  const frame = { visible, site: resolveSite(visible), assets };
  return { ...frame, usual: usualOn(frame) };
}

type FinishedSite = Finished & { listings: Listing[] };

function putFilesAboutAll(
  published: Published[],
  { site, visible, assets, usual }: FrameOfAll,
  { app, plainHost }: { app: string; plainHost: boolean },
  output: Output,
): FinishedSite {
  const drawn = published.flatMap(({ drawn }) => drawn ?? []);
  const listings = drawn.map(({ listing }) => listing);
  const scripts = [...Object.values(assets.loaders), SPECULATION];
  const endpoints = listings.flatMap(page => page.endpoints).sort();
  const about = new Map([
    // The app is bundled once for all sites, so the site's own words are put in front of it (src/browser/root.tsx).
    [APP, `const WORDS=${JSON.stringify(site.words)};${app}`],
    [BLOCK_STYLES, allStyles(assets.styles)],
    [PRINT_STYLES, printStyles(assets.styles, site)],
    ...siteFiles(site, assets.look, listings),
    ...hostFiles(securityHeaders(scripts, site, endpoints), visible, plainHost),
  ]);
  for (const [name, text] of about) output.put(name, text);
  return { site, usual, about, listings, pages: drawn.map(({ named }) => named) };
}

/** "social" are pictures drawn from a page's own words. */
type Pictures = NamedPictures & { social: SocialPicture[] };

function picturesOn(finished: FinishedSite, waiting: string[], root: string): Pictures {
  const social = finished.listings.flatMap(({ social }) => social ?? []);
  return { ...namedPictures(root, waiting, pathsNamed(finished)), social };
}

/** The check looks at links in content. This looks at the finished site, whoever wrote the address. */
function refuseDeadEnds(finished: Finished, pictures: Pictures, output: Output, library: Library): void {
  const { variants, own, social } = pictures;
  const coming = new Set([...variants.keys(), ...own, ...social.map(({ name }) => name)]);
  const problems = deadEnds(finished, name => output.holds(name) || coming.has(name), library);
  if (problems.length > 0) throw refusal(problems, 'Visitors would be led nowhere', library);
}

async function publishAllPictures(
  pictures: Pictures,
  sides: Sides,
  output: Output,
  library: Library,
): Promise<void> {
  const { variants, social } = pictures;
  await publishPictures(sides, pictures, output);
  await publishSocialPictures(social, library, output);
  const used = [...[...variants.values()].map(keptName), ...social.map(keptSocialName)];
  dropUnused(library.root, new Set(used));
}

function bundled(
  sides: Sides,
  client: string,
  look: SiteLook,
  policyInPage: boolean,
): { assets: Assets; app: string } {
  const read = (name: string) => readFileSync(join(client, name), 'utf8').trim();
  // Braces keep each script's names to itself.
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

function refusal(problems: Problem[], why: string, library: Library): Failure {
  return new Failure(`${textReport(problems, library)}\n${why}, so nothing was built.`);
}
