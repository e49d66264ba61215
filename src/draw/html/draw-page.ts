// Draws a checked page: its HTML, and the JSON that the app fetches.
import type { PageFile } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';
import { type Resolved, type ResolvedSite, resolve } from '../resolve/resolve.ts';
import type { Assets, DocumentPart } from './document.tsx';
import * as server from './render.ts';
import { renderSafely } from './render-safely.ts';

/** What all pages are drawn with: the library as visitors see it, and what is the same around each page. */
export type Frame = { visible: Library; site: ResolvedSite; assets: Assets };

export type DrawnPage = Resolved & { html: DocumentPart[]; json: string };

export function drawPage(file: PageFile, { visible, ...around }: Frame): DrawnPage {
  const resolved = resolve(file, visible);
  const html = renderSafely(server, { ...resolved, ...around }, file, visible);
  // A form may send only if the policy of its document allows it. So such a page cannot be shown in another page's document.
  const alone = around.assets.policyInPage && resolved.endpoints.length > 0;
  const page = alone ? { ...resolved.page, alone } : resolved.page;
  return { ...resolved, html, json: JSON.stringify(page) };
}
