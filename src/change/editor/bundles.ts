// Schemas, examples and pages in, the bundles out as editors read them: bare in schema/, and with the names of a site in its
// .ashlar/schema/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageBundle, sharedBundle, siteBundle } from '../../document/schema/bundle.ts';
import type { Schema, Sources } from '../../document/schema/sources.ts';
import type { Definitions } from '../../document/schema/walk.ts';
import { forEditors } from './help.ts';
import { listsFor, listsIn } from './lists.ts';
import { namesOf } from './names.ts';

const BUNDLES = ['page', 'shared', 'site'] as const;

export const BARE_BUNDLES = BUNDLES.map(kind => `schema/${kind}.schema.json`);
export const NAMED_BUNDLES = BARE_BUNDLES.map(file => `.ashlar/${file}`);
const [PAGE_BUNDLE = ''] = NAMED_BUNDLES;

/** The text of each bundle, by its file: what every site has in common, so that it changes with the schemas alone. */
export function bareBundles(sources: Sources): Map<string, string> {
  return bundlesWith(listsIn({}), sources, BARE_BUNDLES);
}

/** The same with the names that documents of this site may use. */
export function namedBundles(site: string, sources: Sources): Map<string, string> {
  const { definitions } = pageBundle(sources);
  const lists = freshLists(site, definitions as Definitions) ?? listsIn(readBundle(join(site, PAGE_BUNDLE)));
  return bundlesWith(lists, sources, NAMED_BUNDLES);
}

function bundlesWith(lists: Definitions, sources: Sources, files: string[]): Map<string, string> {
  const examples = Object.fromEntries(sources.blocks.map(block => [block.type, block.examples]));
  const [page = '', shared = '', site = ''] = files;
  return new Map([
    [page, textOf(forEditors(pageBundle(sources), { examples, lists }))],
    [shared, textOf(forEditors(sharedBundle(sources), { examples, lists }))],
    [site, textOf(forEditors(siteBundle(sources), { examples: {}, lists }))],
  ]);
}

function freshLists(site: string, definitions: Definitions): Definitions | undefined {
  const names = namesOf(site, definitions);
  return names && listsFor(names);
}

/** Nothing where there is none, or where something has cut it short. */
function readBundle(file: string): Schema {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function textOf(bundle: Schema): string {
  return `${JSON.stringify(bundle, null, 2)}\n`;
}
