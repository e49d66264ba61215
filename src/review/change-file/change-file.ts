// Describes a change file: the work of an author as one file, for a site that has no other way to the others. Nobody knows who made it,
// so it is held against its shape before a word of it is used.
import { Failure } from '../../base/failure.ts';
import { says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import { isKept, isPublished } from '../../change/journal/kept-files.ts';
import { isPageFile } from '../../change/merge/sides.ts';
import { isKeptByWindows } from '../../document/files/folder.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { LARGEST_DOCUMENT } from '../../document/files/read.ts';
import { sharedNameOf } from '../../document/files/shared.ts';
import { parse } from '../../document/json/parse.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { LOOK_FILES } from '../../site/look/look.ts';

/** The texts of a file are null on the side that does not have it. "at" is in milliseconds. */
export type ChangeFile = {
  ashlar: 1;
  title: string;
  by: string;
  at: number;
  /** The commit with which the author's folder was compared. */
  base: string | null;
  files: { file: string; was: string | null; now: string | null }[];
  /** "bytes" are in base64. "was" is Git's name for the bytes that they replace. */
  pictures: { file: string; bytes: string; was?: string }[];
};

/** Most mail servers take no more. */
export const LARGEST_SENT = 20_000_000;
const MOST_FILES = 5000;
const MOST_PICTURES = 500;
const LONGEST_NAME = 200;
/** More texts, brackets and commas than this are in no change file within the bounds. */
const MOST_SIGNS = 200_000;

const LINE: Schema = { type: 'string', maxLength: LONGEST_NAME };
const TEXT: Schema = { type: ['string', 'null'], maxLength: LARGEST_DOCUMENT };
const COMMIT = '^[0-9a-f]{40}([0-9a-f]{24})?$';

const SCHEMA: Schema = fields({
  ashlar: { const: 1 },
  title: LINE,
  by: LINE,
  at: { type: 'integer', minimum: 0, maximum: 8.64e15 },
  base: { type: ['string', 'null'], pattern: COMMIT },
  files: { type: 'array', maxItems: MOST_FILES, items: fields({ file: LINE, was: TEXT, now: TEXT }) },
  pictures: {
    type: 'array',
    maxItems: MOST_PICTURES,
    items: {
      ...fields({ file: LINE, bytes: { type: 'string' }, was: { type: 'string', pattern: COMMIT } }),
      required: ['file', 'bytes'],
    },
  },
});

function fields(properties: { [name: string]: Schema }): Schema {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

const NO_CHANGE_FILE = says`This is no change file, or not all of it has come. Ask for a new one.`;

/** Throws a Failure that says why it cannot be taken. */
export async function readChangeFile(bytes: Buffer): Promise<ChangeFile> {
  const value = valueIn(bytes);
  const { Ajv } = await import('ajv');
  const isChangeFile = new Ajv({ allowUnionTypes: true }).compile<ChangeFile>(SCHEMA);
  if (!isChangeFile(value)) throw new Failure(isOtherVersion(value) ? OTHER_VERSION : NO_CHANGE_FILE);
  demandContent(value);
  return value;
}

const OTHER_VERSION = says`This change file was made with another version of Ashlar. Ask whoever looks after the site to bring both to the newest one.`;

function isOtherVersion(value: unknown): boolean {
  const { ashlar } = (value ?? {}) as { ashlar?: unknown };
  return typeof ashlar === 'number' && ashlar !== 1;
}

function valueIn(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (hasFewSigns(text)) return JSON.parse(text);
  } catch {
    // The sentence below says so.
  }
  throw new Failure(NO_CHANGE_FILE);
}

/** A file of brackets alone would need far more memory than its size. */
function hasFewSigns(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= MOST_SIGNS; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    if (sign === '"' || sign === '[' || sign === '{' || sign === ',') count += 1;
  }
  return count <= MOST_SIGNS;
}

function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let signs = 0;
    while (text[end - 1 - signs] === '\\') signs += 1;
    if (signs % 2 === 0) return end;
  }
  return text.length;
}

function demandContent({ files, pictures }: ChangeFile): void {
  const strange =
    files.find(({ file }) => !isCarried(file)) ?? pictures.find(({ file }) => !isCarriedPicture(file));
  if (strange)
    throw new Failure(
      says`This change file would change ${the.sign(shown(strange.file))}, which is no page, no picture and no part of the look. Nothing of it was taken.`,
    );
  const twice = firstTwice([...files, ...pictures].map(({ file }) => file));
  if (twice !== undefined)
    throw new Failure(
      says`This change file holds ${the.page(twice)} twice, and nobody knows which one is meant. Ask for a new one.`,
    );
  for (const { file, was, now } of files) {
    const isTooLarge = [was, now].some(text => text !== null && Buffer.byteLength(text) > LARGEST_DOCUMENT);
    if ((was === null && now === null) || isTooLarge) throw new Failure(NO_CHANGE_FILE);
    if (now !== null && file.endsWith('.json') && !parse({ file, text: now }).parsed)
      throw new Failure(
        says`${the.page(file)} cannot be read as it is in this change file. Ask for a new one.`,
      );
  }
}

/** Windows and macOS take two names for the same if they differ only in capital letters. */
function firstTwice(names: string[]): string | undefined {
  const known = new Set<string>();
  return names.find(name => known.size === known.add(name.toLowerCase()).size);
}

/** Whether a change file may hold the text: pages, shared blocks, the site document, and the sheets of the look. */
export function isCarried(file: string): boolean {
  const isSheet = file.endsWith('.css') && Object.values<string>(LOOK_FILES).includes(file);
  const isDocument = file === SITE_FILE || sharedNameOf(file) !== undefined || isPageFile(file);
  return isKept(file) && (isDocument || isSheet) && hasPlainNames(file);
}

export function isCarriedPicture(file: string): boolean {
  return isPublished(file) && file.startsWith(`${PUBLIC_FOLDER}/images/`) && hasPlainNames(file);
}

function hasPlainNames(file: string): boolean {
  const names = file.split('/');
  return file.length <= LONGEST_NAME && names.every(name => /[^.]$/.test(name) && !isKeptByWindows(name));
}
