// A page that has been checked in, what is written of it out: its HTML, and the JSON that the browser's part asks for.
import type { PageFile } from '../document/types.ts';
import { type Resolved, type ResolvedSite, resolve } from '../resolve/resolve.ts';
import { asVisitorsSee } from '../site/otherwise.ts';
import type { Library } from '../site/types.ts';
import type { Assets, DocumentPart } from './document.tsx';
import * as server from './render.ts';
import { renderSafely } from './render-safely.ts';

/** What is the same around every page. */
export type Frame = { site: ResolvedSite; assets: Assets };

export type DrawnPage = Resolved & { html: DocumentPart[]; json: string };

export function drawPage(file: PageFile, library: Library, frame: Frame): DrawnPage {
  const resolved = resolve(file, asVisitorsSee(library));
  const html = renderSafely(server, { ...resolved, ...frame }, file, library);
  // Where the policy stands in the page, another page's would not let its forms send.
  const alone = frame.assets.policyInPage && resolved.endpoints.length > 0;
  const page = alone ? { ...resolved.page, alone } : resolved.page;
  return { ...resolved, html, json: JSON.stringify(page) };
}
