// Builds the schema bundles that editors read. The ones in schema/ are the same for every site; the ones in a site's
// .ashlar/schema/ also hold its names.
import { join } from 'node:path';
import { examplesIn, isTimeZone } from '../../base/dates/dates.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { isFields } from '../../base/json-value.ts';
import { pageBundle, sharedBundle, siteBundle } from '../../document/schema/bundle.ts';
import type { Definitions, Schema, Sources } from '../../document/schema/sources.ts';
import { forEditors } from './help.ts';
import { listsFor, listsIn } from './lists.ts';
import { namesOf } from './names.ts';

const BUNDLES = ['page', 'shared', 'site'] as const;

export const BARE_BUNDLES = BUNDLES.map(kind => `schema/${kind}.schema.json`);
export const NAMED_BUNDLES = BARE_BUNDLES.map(file => `.ashlar/${file}`);
const [PAGE_BUNDLE = ''] = NAMED_BUNDLES;

/** The text of each bundle, by its file. It holds no name of any site, so that it changes only with the schemas. */
export function bareBundles(sources: Sources): Map<string, string> {
  return bundlesWith(listsIn({}), sources, BARE_BUNDLES);
}

/** The same bundles with the names that documents of this site may use. */
export function namedBundles(site: string, sources: Sources): Map<string, string> {
  const { definitions } = pageBundle(sources);
  const timeZone = timeZoneIn(site);
  const lists = freshLists(site, definitions as Definitions) ?? listsIn(readJson(join(site, PAGE_BUNDLE)));
  const bundles = [...bundlesWith(lists, sources, NAMED_BUNDLES)];
  return new Map(bundles.map(([file, text]) => [file, examplesIn(text, timeZone)]));
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

/** Undefined if the site document cannot be read now, or names none. */
function timeZoneIn(site: string): string | undefined {
  const { timeZone } = readJson(join(site, 'pages/_site.json'));
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : undefined;
}

function freshLists(site: string, definitions: Definitions): Definitions | undefined {
  const names = namesOf(site, definitions);
  return names && listsFor(names);
}

const LARGEST = 16_777_216;

/** Empty if the file is missing, was cut short or is no JSON: a bundle may have come with the folder. */
function readJson(file: string): Schema {
  try {
    const value: unknown = JSON.parse(readUpTo(file, LARGEST)?.toString() ?? '{}');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function textOf(bundle: Schema): string {
  return `${JSON.stringify(bundle, null, 2)}\n`;
}
