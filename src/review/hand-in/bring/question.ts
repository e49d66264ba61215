// Puts a conflict into words: the place, what stood there before, and both versions.
import { isFields } from '../../../base/json-value.ts';
import { cut, shown } from '../../../base/words.ts';
import {
  type AskedOfSite,
  canTakeBoth,
  keyOfConflict,
  type MergedSites,
  type SiteConflict,
} from '../../../change/merge/conflicts.ts';
import type { Take } from '../../../document/merge/merged-part.ts';
import { whereIs } from '../../../document/problem/where.ts';
import { labelField } from '../../../document/schema/labels.ts';

/** "key" names the question, and is another one if a version has changed since. */
export type OpenQuestion = { key: string; file: string; place: string; versions: Versions; takes: Take[] };
type Versions = { before: string; mine: string; theirs: string };

/** A place in a document, such as a text to be read once more. */
export type PlaceInWords = { file: string; place: string };

export function questionOf(conflict: SiteConflict, { files }: MergedSites): OpenQuestion {
  const { file } = conflict;
  const place = 'path' in conflict ? placeInWords(files.get(file), conflict.path) : '';
  return {
    key: signOf(conflict),
    file,
    place,
    versions: versionsOf(conflict),
    takes: ['ours', 'theirs', ...(canTakeBoth(conflict) ? (['both'] as const) : [])],
  };
}

/** Short enough to be typed. */
export function signOf(conflict: AskedOfSite): string {
  return keyOfConflict(conflict).slice(0, 8);
}

export function bothInWords({ both, files }: MergedSites): PlaceInWords[] {
  return both.map(({ file, path }) => ({ file, place: placeInWords(files.get(file), path) }));
}

function placeInWords(bytes: Buffer | undefined, path: (string | number)[]): string {
  return whereIs(documentIn(bytes), path);
}

function versionsOf(conflict: SiteConflict): Versions {
  const inWords = conflict.is === 'order' ? orderInWords : valueInWords;
  const words = (value: unknown, none: string) =>
    value === undefined ? none : Buffer.isBuffer(value) ? fileInWords(value, conflict.is) : inWords(value);
  return {
    before: words(conflict.base, 'was not there'),
    mine: words(conflict.ours, 'taken away'),
    theirs: words(conflict.theirs, 'taken away'),
  };
}

const LONGEST = 400;

function valueInWords(value: unknown): string {
  if (typeof value === 'string') return `"${short(value)}"`;
  if (typeof value !== 'object' || value === null) return String(value);
  return short(textsIn(value).join(' · ')) || 'nothing';
}

/** All words in a value, in their order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value)];
}

/** The items of a list by their names. */
function orderInWords(list: unknown): string {
  if (!Array.isArray(list)) return valueInWords(list);
  const names = list.map(item => {
    const field = labelField(item);
    return field !== undefined && isFields(item) ? String(item[field]) : textsIn(item).join(' ');
  });
  return short(names.map(name => cut(name, 40)).join(', '));
}

function fileInWords(bytes: Buffer, is: SiteConflict['is']): string {
  if (is === 'address') return short(bytes.toString());
  const { title, description } = documentIn(bytes) ?? {};
  if (typeof title === 'string')
    return short([title, description].filter(text => typeof text === 'string').join(' · '));
  return `a file of ${bytes.length} bytes`;
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
