// Checks one page. If visitors may see it, draws it into the folder of the finished site.
import { checkOwn } from '../check/check.ts';
import type { PageFile } from '../document/problem/document.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import { drawPage, type Frame } from '../draw/html/draw-page.ts';
import { isPublic } from '../site/publication.ts';
import { isWhole } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import type { Named } from './addresses/find.ts';
import { addressesOn, type PageAddresses } from './addresses/page-addresses.ts';
import { filesOf } from './addresses/page-files.ts';
import type { Output } from './output-folder.ts';
import { type Listing, listingOf } from './site-files.ts';

/** "drawn" is set for a page that visitors see. */
export type Published = { problems: Problem[]; drawn?: { listing: Listing; named: PageAddresses } };

export type FrameOfAll = Frame & { usual: Named };

/** Without a frame, draws nothing: the site document has mistakes. */
export function publishPage(
  file: PageFile,
  library: Library,
  frame: FrameOfAll | undefined,
  output: Output,
): Published {
  // A build only looks for mistakes. Advice is given where somebody writes.
  const problems = checkOwn(file, library);
  if (!frame || hasErrors(problems) || !isPublic(file, library) || !isWhole(file, library))
    return { problems };
  const drawn = drawPage(file, frame);
  const { html, json } = filesOf(file.route);
  output.put(html, drawn.html);
  output.put(json, drawn.json);
  const named = addressesOn(drawn, frame.site, frame.usual);
  return { problems, drawn: { listing: listingOf(drawn), named } };
}

/** Keeps the page's files as the last build wrote them. False if somebody has changed or removed them since. */
export function keepPage({ route }: PageFile, { drawn }: Published, output: Output): boolean {
  const names = drawn ? Object.values(filesOf(route)) : [];
  const isThere = names.every(output.has);
  if (isThere) for (const name of names) output.keep(name);
  return isThere;
}
