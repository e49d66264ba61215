// Says what changed between two versions of one document, in the same words as a comparison of whole sites.

import { type Fields, isFields } from '../../base/json-value.ts';
import { amount } from '../../base/language.ts';
import { type Said, says } from '../../base/sentences/said.ts';
import { sharedNameOf } from '../../document/files/shared.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { compareBlocks } from './blocks.ts';
import type { Line } from './changes.ts';
import { comparePages, contentsOf, listOf } from './pages.ts';
import type { ShownNames } from './shown-names.ts';
import { compareSites } from './site.ts';
import { compareFields } from './values.ts';

type Bytes = Buffer | undefined;

/** Undefined stands for a file that was not there. */
export function linesBetween(file: string, was: Bytes, now: Bytes, library: Library): Line[] {
  if (!was && !now) return [];
  if (!now) return one(says`taken away`);
  const names = shownNamesIn(library);
  const [before, after] = [fieldsIn(was), fieldsIn(now)];
  if (!was) return one(after?.blocks ? says`new: ${contentsOf(after, names)}` : says`new`);
  if (was.equals(now)) return [];
  if (!file.endsWith('.json')) return one(says`written differently`);
  if (!after) return one(says`saved with a mistake in it, so that it could not be read`);
  if (!before) return one(says`its mistake was mended: it can be read again`);
  const lines = between(file, before, after, library, names);
  return lines.length > 0 ? lines : one(says`written differently, with nothing else changed`);
}

function between(file: string, was: Fields, now: Fields, library: Library, names: ShownNames): Line[] {
  const { page, shared, site } = library.schemas;
  if (file === SITE_FILE) {
    const entries = compareSites(was, now, site, names);
    return entries.map(({ label, phrases }) => ({ ...(label && { label }), phrases }));
  }
  if (sharedNameOf(file) === undefined) return comparePages(was, now, page, names);
  const own = compareFields(shared, was, now, names, { without: ['$schema', 'blocks'] });
  return [
    ...own.map(phrase => ({ phrases: [phrase] })),
    ...compareBlocks(listOf(was.blocks), listOf(now.blocks), names),
  ];
}

export function shownNamesIn(library: Library): ShownNames {
  const site = library.settings().document;
  const titleAt = (route: string): unknown => {
    const page = library.page(route);
    return page && library.summary(page).title;
  };
  return {
    definitions: library.definitions,
    pageName(route) {
      const title = titleAt(route);
      return typeof title === 'string' ? title : undefined;
    },
    money: value => (site ? amount(value, site) : String(value)),
  };
}

function one(words: Said): Line[] {
  return [{ phrases: [words] }];
}

function fieldsIn(bytes: Bytes): Fields | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
