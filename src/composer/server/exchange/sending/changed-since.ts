// Compares the folder with what the others have of it, in words. Runs nothing that the folder's own .git names.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../../../base/files/folder.ts';
import { forgetKept } from '../../../../base/kept-place.mjs';
import type { Sides } from '../../../../base/places.mjs';
import { read } from '../../../../document/files/read.ts';
import type { Source } from '../../../../document/problem/document.ts';
import { changedSince } from '../../../../review/change-file/changed-since.ts';
import { ofContent } from '../../../../review/hand-in/title.ts';
import type { Report } from '../../../../review/sentences/changes.ts';
import { compareFolders, layOver } from '../../../../review/sites/sides.ts';
import { openCheckout } from '../../../../site/git/checkout.ts';

/** "earlier" is a folder with the site as it was, which is there until the answer is given. */
export type ChangesFound = { report: Report; earlier: string };

type Use<T> = (changes: ChangesFound) => T;

export async function withChangesSince<T>(sides: Sides, commit: string, use: Use<T>): Promise<T> {
  const { earlier, remove } = openCheckout(sides, commit);
  try {
    return use({ report: ofContent(await compareFolders(earlier, sides)), earlier: earlier.site });
  } finally {
    remove();
  }
}

/** All that a change file would hold. A folder may have no Git, and so no commit to compare with. */
export async function withChangesForFile<T>(sides: Sides, use: Use<T>): Promise<T> {
  const { base, files, published } = changedSince(sides.site);
  if (base !== undefined) return withChangesSince(sides, base, use);
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-earlier-'));
  const earlier = { engine: sides.engine, site: join(outer, 'site') };
  try {
    const copied = { recursive: true, verbatimSymlinks: true };
    cpSync(join(sides.site, 'pages'), join(earlier.site, 'pages'), copied);
    const before = [...files, ...published.map(({ file }) => ({ file, was: undefined }))];
    layOver(earlier.site, new Map(before.map(({ file, was }) => [file, was])));
    return use({ report: ofContent(await compareFolders(earlier, sides)), earlier: earlier.site });
  } finally {
    forgetKept(earlier.site);
    rmSync(outer, { recursive: true, force: true });
  }
}

/** The earlier texts of all documents that are otherwise now. A new one had none. */
export function textsBefore(earlier: string, site: string): Source[] {
  const names = [earlier, site].flatMap(folder => listFiles(join(folder, 'pages')));
  return [...new Set(names)].flatMap(name => {
    const file = `pages/${name}`;
    const [text = '', now = ''] = [earlier, site].map(folder => textIn(folder, file));
    return name.endsWith('.json') && text !== now ? { file, text } : [];
  });
}

/** Git may write other line ends into the folder than into a commit. */
function textIn(folder: string, file: string): string | undefined {
  return file.endsWith('.json') ? read(folder, file).source?.text.replaceAll('\r\n', '\n') : undefined;
}
