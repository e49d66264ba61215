// Rewrites a document's links after pages have moved.

import { Failure } from '../../../base/failure.ts';
import { isFields, valueAt } from '../../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import type { Edit } from '../../../document/json/edits.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Span } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import type { Found, Inventory } from '../../../site/inventory.ts';

/** Old address → new address. */
export type Addresses = Map<string, string>;

type Lead = { href: string; span: Span };

export function leadEdits(inventory: Inventory, addresses: Addresses): Edit[] {
  const ofLinks = leadsIn(inventory).flatMap(({ href, span }) => {
    const judgement = judgeUrl(href);
    const route = judgement.kind === 'route' ? judgement.route : '';
    const target = addresses.get(route);
    return target === undefined ? [] : { ...placeOfRoute(route, span, inventory.parsed), text: target };
  });
  const ofFolders = inventory.pieces
    .filter(isFolder)
    .flatMap(piece => folderEdit(piece, inventory, addresses));
  return [...ofLinks, ...ofFolders];
}

/** The address below which articles lie. */
function isFolder({ kind, path }: Found): boolean {
  return kind === 'route' && path.at(-1) === 'folder';
}

/**
 * The folder of articles moves only with its articles. If they stay, "href" now names the page that they lead back to, unless it
 * is there already.
 */
export function folderEdit(
  { value, path }: Pick<Found, 'value' | 'path'>,
  { fields, parsed }: Inventory,
  addresses: Addresses,
): Edit[] {
  const route = String(value);
  const target = addresses.get(route);
  if (target === undefined) return [];
  const span = valueSpan(parsed, path);
  const comesAlong = [...addresses.keys()].some(other => other.startsWith(`${route}/`));
  if (comesAlong) return [{ ...placeOfRoute(route, span, parsed), text: target }];
  const entry = valueAt(fields, path.slice(0, -1));
  if (path[0] !== 'articles' || !isFields(entry) || entry.href !== undefined) return [];
  return [{ offset: span.offset + span.length, length: 0, text: `, "href": ${JSON.stringify(target)}` }];
}

/** Links, including those inside texts, and pages that are named by their address: on cards, and as the page above. */
function leadsIn({ links, pieces, parsed }: Inventory): Lead[] {
  const named = pieces.filter(
    piece => piece.kind === 'route' && piece.path[0] !== 'redirects' && !isFolder(piece),
  );
  return [
    ...links,
    ...named.map(({ value, path }) => ({ href: String(value), span: valueSpan(parsed, path) })),
  ];
}

/** The span of the address alone. The anchor, the words of the link and the text around it stay. */
export function placeOfRoute(
  route: string,
  { offset, length }: Span,
  { source }: Pick<Parsed, 'source'>,
): Span {
  const written = source.text.slice(offset, offset + length);
  // In a text the words of the link come first, and may contain the address too.
  const start = written.startsWith('"') ? 0 : written.lastIndexOf('](') + 1;
  const pattern = new RegExp(`${route.replaceAll('/', '\\\\?/')}(?![a-z0-9/\\\\-])`);
  const match = pattern.exec(written.slice(start));
  if (!match) {
    const why = says`The link to ${the.sign(route)} is written with signs that hide it. Write it plainly first.`;
    throw new Failure(inLine({ source }, offset, why));
  }
  return { offset: offset + start + match.index, length: match[0].length };
}

/** A form has no lines, and names the page alone. */
export function inLine({ source }: Pick<Parsed, 'source'>, offset: number, why: Said): Said {
  const place = `${source.file}:${lineOf(source, offset)}  `;
  return otherInForm(says`${the.sign(place)}${why}`, says`${the.page(source.file)}: ${why}`);
}
