// Checks one page and, where visitors may see it, draws it and puts it into the folder of the finished site.
import { checkOwn } from '../check/check.ts';
import type { PageFile } from '../document/problem/document.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import { drawPage, type Frame } from '../draw/html/draw-page.ts';
import { isPublic } from '../site/publication.ts';
import { isWhole } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import type { Named } from './addresses/find.ts';
import { addressesOn, type PageAddresses } from './addresses/own.ts';
import { filesOf } from './addresses/page-files.ts';
import type { Output } from './output-folder.ts';
import { type Listing, listingOf } from './site-files.ts';

/** "drawn" is there for a page that visitors see. */
export type Published = { problems: Problem[]; drawn?: { listing: Listing; named: PageAddresses } };

export type FrameOfAll = Frame & { usual: Named };

/** Without a frame nothing is drawn: the site document has mistakes. */
export function publishPage(
  file: PageFile,
  library: Library,
  frame: FrameOfAll | undefined,
  output: Output,
): Published {
  // A build looks for mistakes alone: what could be better is said where somebody writes.
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

/** Leaves the page's files as the last build wrote them. False where somebody has changed them since, or taken them away. */
export function keepPage({ route }: PageFile, { drawn }: Published, output: Output): boolean {
  const names = drawn ? Object.values(filesOf(route)) : [];
  const isThere = names.every(output.has);
  if (isThere) for (const name of names) output.keep(name);
  return isThere;
}
