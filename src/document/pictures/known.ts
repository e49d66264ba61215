// Remembers what was found out about a file below pages/_public, for as long as the file stays the same. Photographs are large,
// so they are read as seldom as possible.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { hash } from '../../base/hash.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { isSettled, stampOf } from '../files/stamps.ts';

export type KnownFile = {
  mark: string;
  readAt: number;
  /** The hash of all its bytes. */
  content: string;
  /** Names the program that has found nothing harmful in the drawing. */
  harmlessTo?: string;
} & Inspected;

/**
 * What only a decoder can find out: the class of the photograph's colour, or why it cannot be shown. "isWhole" is set if that much is
 * known without a decoder.
 */
export type Inspected = { tone?: string; fault?: string; isWhole?: true };

type KnownFiles = {
  files: Map<string, KnownFile>;
  isNew: boolean;
  inspect?: (name: string) => void;
  program?: string;
};

const known = new Map<string, KnownFiles>();

/** "name" is the path below pages/_public. Undefined if there is no such file. */
export function knownOf(root: string, name: string): KnownFile | undefined {
  const { files } = knownIn(root);
  const path = join(root, 'pages/_public', name);
  const stamp = stampOf(path);
  if (!stamp) return undefined;
  const last = files.get(name);
  if (last?.mark === stamp.mark && isSettled(stamp, last.readAt)) return last;
  const readAt = Date.now();
  const content = contentOf(path);
  if (content === undefined) return undefined;
  // The stamp changes with every checkout, even if the content stays the same. Then everything known still holds.
  const found = { ...(last?.content === content && last), mark: stamp.mark, readAt, content };
  remember(root, name, found);
  return found;
}

/** "inspect" gets the name of a photograph when somebody first asks what only a decoder can tell. */
export function inspectWhenAsked(root: string, inspect: (name: string) => void): void {
  knownIn(root).inspect = inspect;
}

/** Like knownOf, with what a decoder tells. */
export function inspectedOf(root: string, name: string): KnownFile | undefined {
  const before = knownOf(root, name);
  if (!before || isInspected(before)) return before;
  knownIn(root).inspect?.(name);
  return knownOf(root, name);
}

export function isInspected({ tone, fault }: Inspected): boolean {
  return tone !== undefined || fault !== undefined;
}

/** From now on, what this program has found out about drawings holds. Another program may look for more. */
export function recallVerdicts(root: string, program: string): void {
  knownIn(root).program = program;
}

export function isKnownHarmless(root: string, name: string): boolean {
  const { program } = knownIn(root);
  return program !== undefined && knownOf(root, name)?.harmlessTo === program;
}

/** "content" is the hash of the bytes that were looked at. The file may have changed meanwhile. */
export function rememberHarmless(root: string, name: string, content: string): void {
  const { program } = knownIn(root);
  const file = program === undefined ? undefined : knownOf(root, name);
  if (file?.content === content) remember(root, name, { ...file, harmlessTo: program });
}

export function remember(root: string, name: string, found: KnownFile): void {
  const all = knownIn(root);
  all.files.set(name, found);
  all.isNew = true;
}

/** Undefined if the file was deleted in the meantime. */
function contentOf(path: string): string | undefined {
  try {
    return hash(readFileSync(path));
  } catch {
    return undefined;
  }
}

function knownIn(root: string): KnownFiles {
  const all = known.get(root) ?? { files: read(root), isNew: false };
  known.set(root, all);
  return all;
}

const fileIn = (root: string) => join(keptPlace(root), 'known-pictures.json');

function read(root: string): Map<string, KnownFile> {
  if (!existsSync(fileIn(root))) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(fileIn(root), 'utf8')));
  } catch {
    return new Map();
  }
}

/** Saves what is known for the next command. Without the permission to write, the next command finds it out again. */
export function keepKnown(root: string): void {
  const all = knownIn(root);
  if (!all.isNew) return;
  all.isNew = false;
  const still = [...all.files].filter(([name]) => stampOf(join(root, 'pages/_public', name)));
  try {
    makeFolder(dirname(fileIn(root)));
    saveText(fileIn(root), JSON.stringify(still));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
