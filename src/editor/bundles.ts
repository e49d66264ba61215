// Schemas, examples and pages in, the bundles out as editors read them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageBundle, sharedBundle, siteBundle } from '../schema/bundle.ts';
import type { Schema, Sources } from '../schema/sources.ts';
import type { Definitions } from '../schema/walk.ts';
import { forEditors } from './help.ts';
import { listsFor, listsIn, withoutLists } from './lists.ts';
import { namesOf } from './names.ts';

export const PAGE_BUNDLE = 'schema/page.schema.json';
export const SHARED_BUNDLE = 'schema/shared.schema.json';
export const SITE_BUNDLE = 'schema/site.schema.json';

/** The text of each bundle, by its file. */
export function editorBundles(root: string, sources: Sources): Map<string, string> {
  const page = pageBundle(sources);
  const examples = Object.fromEntries(sources.blocks.map(block => [block.type, block.examples]));
  const lists = freshLists(root, page.definitions as Definitions) ?? listsIn(readBundle(root, PAGE_BUNDLE));
  return new Map([
    [PAGE_BUNDLE, textOf(forEditors(page, { examples, lists }))],
    [SHARED_BUNDLE, textOf(forEditors(sharedBundle(sources), { examples, lists }))],
    [SITE_BUNDLE, textOf(forEditors(siteBundle(sources), { examples: {}, lists }))],
  ]);
}

/** The bundles whose schemas are not those of the sources. New names alone make none stale. */
export function staleBundles(root: string, sources: Sources): string[] {
  const bare = (bundle: Schema) => JSON.stringify(withoutLists(bundle));
  return [...editorBundles(root, sources)].flatMap(([file, text]) =>
    bare(readBundle(root, file)) === bare(JSON.parse(text)) ? [] : file,
  );
}

function freshLists(root: string, definitions: Definitions): Definitions | undefined {
  const names = namesOf(root, definitions);
  return names && listsFor(names);
}

/** Nothing where there is none, or where a merge has left its marks in it. */
function readBundle(root: string, file: string): Schema {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return {};
  }
}

function textOf(bundle: Schema): string {
  return `${JSON.stringify(bundle, null, 2)}\n`;
}
