// Puts a conflict into words: the place, what stood there before, and both versions.
import { isFields, type Path } from '../../../base/json-value.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { cut, shown } from '../../../base/words.ts';
import {
  type AskedOfSite,
  canTakeBoth,
  keyOfConflict,
  type MergedSites,
  type SiteConflict,
} from '../../../change/merge/conflicts.ts';
import type { SideFiles } from '../../../change/merge/sides.ts';
import type { Take } from '../../../document/merge/merged-part.ts';
import { whereIs } from '../../../document/problem/where.ts';
import { labelField } from '../../../document/schema/labels.ts';
import { quotedText, sign } from '../../sentences/show.ts';

/** Of the takes, those that are words. A third version is written by whoever can. */
export type NamedTake = Extract<Take, string>;

/**
 * "key" names the question, and is another one if a version has changed since. "path" is one of this document in "files", which are
 * those of the merged site.
 */
export type OpenQuestion = PlaceInWords & {
  key: string;
  versions: Versions;
  takes: NamedTake[];
  conflict: SiteConflict;
  files: SideFiles;
};
type Versions = { before: Said; mine: Said; theirs: Said };

/** A place in a document, such as a text to be read once more, in the words of its file. A form finds its own words by the path. */
export type PlaceInWords = { file: string; place: string; path?: Path };

/** A text in which both have written. "files" are those of the merged site. */
export type TextOfBoth = PlaceInWords & { files: SideFiles };

export function questionOf(conflict: SiteConflict, files: SideFiles): OpenQuestion {
  const { file } = conflict;
  const place = 'path' in conflict ? placeIn(files, file, conflict.path) : { file, place: '' };
  return {
    ...place,
    key: signOf(conflict),
    versions: versionsOf(conflict),
    takes: ['ours', 'theirs', ...(canTakeBoth(conflict) ? (['both'] as const) : [])],
    conflict,
    files,
  };
}

/** Short enough to be typed. */
export function signOf(conflict: AskedOfSite): string {
  return keyOfConflict(conflict).slice(0, 8);
}

export function bothInWords({ both, files }: MergedSites): TextOfBoth[] {
  return both.map(({ file, path }) => ({ ...placeIn(files, file, path), files }));
}

function placeIn(files: MergedSites['files'], file: string, path: Path): PlaceInWords {
  return { file, place: whereIs(documentIn(files.get(file)), path), path };
}

function versionsOf(conflict: SiteConflict): Versions {
  const inWords = conflict.is === 'order' ? orderInWords : valueInWords;
  const words = (value: unknown, none: Said) =>
    value === undefined ? none : Buffer.isBuffer(value) ? fileInWords(value, conflict.is) : inWords(value);
  return {
    before: words(conflict.base, says`was not there`),
    mine: words(conflict.ours, says`taken away`),
    theirs: words(conflict.theirs, says`taken away`),
  };
}

const LONGEST = 400;

function valueInWords(value: unknown): Said {
  if (typeof value === 'string') return quotedText(value, short);
  if (typeof value !== 'object' || value === null) return sign(String(value));
  const texts = short(textsIn(value).join(' · '));
  return texts === '' ? says`nothing` : sign(texts);
}

/** All words in a value, in their order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value)];
}

/** The items of a list by their names. */
function orderInWords(list: unknown): Said {
  if (!Array.isArray(list)) return valueInWords(list);
  const names = list.map(item => {
    const field = labelField(item);
    return field !== undefined && isFields(item) ? String(item[field]) : textsIn(item).join(' ');
  });
  return sign(short(names.map(name => cut(name, 40)).join(', ')));
}

function fileInWords(bytes: Buffer, is: SiteConflict['is']): Said {
  if (is === 'address') return sign(short(bytes.toString()));
  const { title, description } = documentIn(bytes) ?? {};
  if (typeof title === 'string')
    return sign(short([title, description].filter(text => typeof text === 'string').join(' · ')));
  return says`a file of ${the.count(bytes.length, 'byte')}`;
}

function documentIn(bytes: Buffer | undefined): { [field: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse((bytes ?? '').toString());
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function short(text: string): string {
  return shown(cut(text.replace(/\s+/g, ' ').trim(), LONGEST));
}
