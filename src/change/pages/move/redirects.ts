// Works out which old addresses lead to a document after pages have moved.

import { changeValue } from '../../../document/json/change.ts';
import { applyEdits } from '../../../document/json/edits.ts';
import { addField, remove } from '../../../document/json/fields.ts';
import { readTree } from '../../../document/json/reader.ts';
import { publicSpan } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { Addresses } from './links.ts';
import type { Move } from './moves.ts';

/** The fields before "redirects" in the schema. A new "redirects" goes behind the last one that the page has. */
const BEFORE = [
  'title',
  'description',
  'keywords',
  'image',
  'index',
  'status',
  'publishAt',
  'unpublishAt',
  'parent',
];

/** Undefined if the old address need not lead anywhere: no visitor has seen it yet, or another page has it now. */
export function oldAddress({ page, from }: Move, addresses: Addresses, library: Library): string | undefined {
  const span = publicSpan(page, library);
  const wasPublic = span !== undefined && span.from <= library.now();
  const isTaken = [...addresses.values()].includes(from.route);
  return wasPublic && !isTaken ? from.route : undefined;
}

/** Takes out addresses that a page has now, because such an address cannot lead elsewhere. */
export function keptRedirects(redirects: unknown, addresses: Addresses): { kept: string[]; gone: string[] } {
  const now = Array.isArray(redirects) ? redirects.filter(old => typeof old === 'string') : [];
  const taken = new Set(addresses.values());
  return { kept: now.filter(old => !taken.has(old)), gone: now.filter(old => taken.has(old)) };
}

export function withRedirects(text: string, wanted: string[]): string {
  const tree = readTree(text);
  const fields = (tree.children ?? []).map(({ children }) => String(children?.[0]?.value));
  const isThere = fields.includes('redirects');
  if (wanted.length === 0) return isThere ? applyEdits(text, remove({ text, tree }, ['redirects'])) : text;
  if (isThere) return changeValue(text, ['redirects'], wanted);
  const after = BEFORE.filter(name => fields.includes(name)).at(-1);
  return applyEdits(text, addField({ text, tree }, [], 'redirects', wanted, after));
}
