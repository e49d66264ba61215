// Bundles and documents in, the folder of the finished site out. Whatever goes wrong, the last good site stays as it is.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clock, stopped } from '../base/clock.ts';
import { Failure } from '../base/failure.ts';
import { hash, shortHash } from '../base/hash.ts';
import { withRest } from '../check/check.ts';
import { textReport } from '../check/report/text.ts';
import { APP, bundleClient, LOADERS } from '../compile/client.mjs';
import { hashOfAll, hashSources } from '../compile/sources.mjs';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { SiteDocument } from '../generated/types.ts';
import type { Assets } from '../html/document.tsx';
import { SPECULATION } from '../html/inline-scripts.ts';
import { securityHeaders } from '../html/policy.ts';
import * as server from '../html/render.ts';
import { allBlockStyles, loadStyles } from '../html/styles.ts';
import { type Ground, readRecords, saveRecords } from '../incremental/records.ts';
import { resolveSite } from '../resolve/resolve.ts';
import { type Library, openLibrary } from '../site/library.ts';
import { leftOutSentences, publicView } from '../site/visitors-view.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { drawPages, type Easel } from './draw-pages.ts';
import { hostFiles } from './host-files.ts';
import { type Output, openOutput } from './output-folder.ts';
import { renderSafely } from './render-safely.ts';
import { type Listing, siteFiles } from './site-files.ts';

export type Order = {
  /** The folder of the program. */
  root: string;
  /** The folder that holds pages/. */
  content: string;
  out: string;
  /** Whether compressed copies stand beside the texts. */
  compress: boolean;
};

export type Built = { warnings: string; summary: string };

export async function buildSite({ root, content, out, compress }: Order): Promise<Built> {
  const library = openLibrary(content, root, stopped(clock()));
  const sources = hashSources(root);
  const client = await bundleClient(root, hashOfAll(sources));
  // Two builds at once are safe as long as they have different targets.
  const work = join(root, '.ashlar', shortHash(`${content} → ${out}`));
  const output = openOutput(out, work, compress);
  try {
    return fill(output, { library, sources, root, content, client, recordsFile: join(work, 'pages.json') });
  } catch (error) {
    output.dropStage();
    throw error;
  }
}

type Making = {
  library: Library;
  sources: Ground;
  root: string;
  content: string;
  client: string;
  recordsFile: string;
};

function fill(output: Output, { library, sources, root, content, client, recordsFile }: Making): Built {
  const publicFiles = copyPublicFiles(content, output);
  const site = library.site().source?.text ?? '';
  const now = { base: hash(sources.base, site, publicFiles), blocks: sources.blocks };
  const { assets, files } = bundledAssets(root, client);
  const records = drawPages(library, now, readRecords(recordsFile), openEasel(assets, output, library));
  const pages = [...records.pages.values()];
  const problems = withRest(
    pages.flatMap(({ seen }) => seen.problems),
    library,
  );
  const warnings = warningsOf(problems, library);
  const listings = pages.flatMap(({ seen }) => seen.listing ?? []);
  for (const [name, text] of [...files, ...filesAboutAll(library, assets, listings)]) output.put(name, text);
  // Whoever is stopped while files move leaves no records: they would speak of another site.
  rmSync(recordsFile, { force: true });
  output.commit();
  saveRecords(recordsFile, records);
  const summary = `${listings.length} pages in ${output.folder}, ${output.changed} files changed.`;
  return { warnings, summary: `${summary}\n${leftOutSentences(library)}`.trim() };
}

function filesAboutAll(library: Library, assets: Assets, listings: Listing[]): Map<string, string> {
  const headers = securityHeaders(assets.styles, [...Object.values(assets.loaders), SPECULATION]);
  return new Map([...siteFiles(resolveSite(library), listings), ...hostFiles(headers, publicView(library))]);
}

function warningsOf(problems: Problem[], library: Library): string {
  const report = problems.length > 0 ? textReport(problems, library) : '';
  if (hasErrors(problems)) throw new Failure(`${report}\nThe content has mistakes, so nothing was built.`);
  return report;
}

const BLOCK_STYLES = 'assets/blocks.css';

function bundledAssets(root: string, client: string): { assets: Assets; files: Map<string, string> } {
  const styles = loadStyles(root);
  const read = (name: string) => readFileSync(join(client, name), 'utf8').trim();
  // In a block of its own: what it declares stays its own.
  const inline = (name: string) => `{${read(name)}}`;
  return {
    assets: {
      styles,
      blockStyles: `/${BLOCK_STYLES}`,
      loaders: { page: inline(LOADERS.page), livePage: inline(LOADERS.livePage) },
    },
    files: new Map([
      [APP, read(APP)],
      [BLOCK_STYLES, allBlockStyles(styles)],
    ]),
  };
}

function openEasel(assets: Assets, output: Output, library: Library): Easel {
  let site: SiteDocument | undefined;
  return {
    keep(route) {
      const { html, json } = namesOf(route);
      return output.keep(html) && output.keep(json);
    },
    draw(resolved, file) {
      const { html, json } = namesOf(file.route);
      site ??= resolveSite(library);
      output.put(html, renderSafely(server, { ...resolved, site, assets }, file, library));
      output.put(json, JSON.stringify(resolved.page));
    },
  };
}

/** Flat output: "/a/b" is a/b.html, which every static host serves at /a/b. */
function namesOf(route: string): { html: string; json: string } {
  const name = route === '/' ? 'index' : route.slice(1);
  return { html: `${name}.html`, json: `${name}.json` };
}
