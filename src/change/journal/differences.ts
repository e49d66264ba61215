// Finds what has changed in a site since the journal last recorded it.
import type { KnownFiles } from './entries.ts';
import { bytesIn, isGone, keptFiles } from './kept-files.ts';
import type { KeptChange } from './parts.ts';
import { keepText, nameOfText } from './texts.ts';

export function differences(root: string, known: KnownFiles): KeptChange[] {
  const files = new Set([...keptFiles(root), ...known.keys()]);
  return [...files].flatMap(file => difference(root, file, known) ?? []);
}

/**
 * Keeps the text first, so that an entry never names a text that is not there. "text" is what the file is known to be. Without it, it
 * is what the disk has, which may be half of what an editor is writing.
 */
export function difference(
  root: string,
  file: string,
  known: KnownFiles,
  text?: string,
): KeptChange | undefined {
  const onDisk = bytesIn(root, file);
  const bytes = text === undefined || isText(onDisk, text) ? onDisk : Buffer.from(text);
  const before = known.get(file)?.text ?? null;
  if (!bytes && (before === null || !isGone(root, file))) return undefined;
  if ((bytes ? nameOfText(bytes) : null) === before) return undefined;
  return { file, before, after: bytes ? keepText(root, bytes) : null };
}

/** A text leaves out the byte order mark. */
function isText(bytes: Buffer | undefined, text: string): boolean {
  return bytes?.toString('utf8').replace(/^\ufeff/, '') === text;
}
