// One page in: checked, and where visitors may see it, drawn and put into the folder of the finished site.
import { checkOwn } from '../check/check.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { PageFile } from '../document/types.ts';
import { drawPage, type Frame } from '../html/draw-page.ts';
import { isPublic } from '../site/publication.ts';
import { isWhole } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import type { Named } from './addresses/find.ts';
import { addressesOn, type PageAddresses } from './addresses/own.ts';
import { filesOf } from './addresses/page-files.ts';
import type { Output } from './output-folder.ts';
import { type Listing, listingOf } from './site-files.ts';

/** "listing" and "named" are there for a page that visitors see. */
export type Published = { problems: Problem[]; listing?: Listing; named?: PageAddresses };

export type FrameOfAll = Frame & { usual: Named };

/** Without a frame nothing is drawn: the site document has mistakes. */
export function publishPage(
  file: PageFile,
  library: Library,
  output: Output,
  frame: FrameOfAll | undefined,
): Published {
  // A build looks for mistakes alone: what could be better is said where somebody writes.
  const problems = checkOwn(file, library);
  if (!frame || hasErrors(problems) || !isPublic(file, library) || !isWhole(file, library))
    return { problems };
  const drawn = drawPage(file, library, frame);
  const { html, json } = filesOf(file.route);
  output.put(html, drawn.html);
  output.put(json, drawn.json);
  return { problems, listing: listingOf(drawn), named: addressesOn(drawn, frame.site, frame.usual) };
}
