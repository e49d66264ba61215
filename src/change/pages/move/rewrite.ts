// Rewrites one document after pages have moved, and says what is different.
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { says, the } from '../../../base/sentences/said.ts';
import { changeValue } from '../../../document/json/change.ts';
import { applyEdits } from '../../../document/json/edits.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { inventoryOf } from '../../../site/inventory.ts';
import type { Library } from '../../../site/types.ts';
import { type Addresses, leadEdits } from './links.ts';
import type { Move } from './moves.ts';
import { keptRedirects, oldAddress, withRedirects } from './redirects.ts';

export type Rewritten = {
  document: DocumentFile;
  move?: Move;
  before: string;
  after: string;
  /** How many links have a new address. */
  links: number;
  /** The page's old address, if it leads to the new one from now on. */
  leading?: string;
  /** Old addresses that no longer lead here, because pages have them now. */
  gone: string[];
};

export function rewrite(
  document: DocumentFile,
  move: Move | undefined,
  addresses: Addresses,
  library: Library,
): Rewritten | undefined {
  const before = document.parsed?.source.text;
  const inventory = inventoryOf(document, library);
  if (before === undefined || !inventory) {
    refuseUnreadable(document, [...addresses.keys()]);
    return undefined;
  }
  const edits = leadEdits(inventory, addresses);
  const { kept, gone } = keptRedirects(inventory.fields.redirects, addresses);
  const leading = move && oldAddress(move, addresses, library);
  const linked = applyEdits(before, edits);
  const redirected =
    leading === undefined && gone.length === 0
      ? linked
      : withRedirects(linked, [...kept.filter(old => old !== leading), ...asList(leading)]);
  const after = move ? withHelp(redirected, inventory.fields.$schema, move, library) : redirected;
  return { document, move, before, after, links: edits.length, leading, gone };
}

/** Refuses a file that names the page but cannot be read: its links would lead nowhere afterwards. */
export function refuseUnreadable({ file, source }: DocumentFile, routes: string[]): void {
  const named = routes.find(route => source?.text.includes(route));
  if (named === undefined) return;
  throw new Failure(
    says`${the.page(file)} names ${the.sign(named)}, but it cannot be read, so its links cannot be changed. Mend it first.`,
  );
}

/** "$schema" is a path relative to the file's own folder, so it has to change with the folder. */
function withHelp(text: string, help: unknown, { page, file, from }: Move, { root }: Library): string {
  if (typeof help !== 'string' || !help.startsWith('.')) return text;
  // If an editor moved the file, it may have changed the path already.
  if (page.file === file && existsSync(join(root, dirname(file), help))) return text;
  return changeValue(text, ['$schema'], posix.relative(dirname(file), posix.join(dirname(from.file), help)));
}

function asList(address: string | undefined): string[] {
  return address === undefined ? [] : [address];
}
