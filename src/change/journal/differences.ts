// Finds what has changed in a site since the journal last recorded it.
import type { SavedFile } from '../save/together.ts';
import type { KnownFiles } from './entries.ts';
import { bytesIn, isGone, keptFiles } from './kept-files.ts';
import type { KeptChange } from './parts.ts';
import { keepText, nameOfText } from './texts.ts';

export function differences(root: string, known: KnownFiles): KeptChange[] {
  const files = new Set([...keptFiles(root), ...known.keys()]);
  return [...files].flatMap(file => difference(root, file, known) ?? []);
}

/** Keeps the text first, so that an entry never names a text that is not there. */
export function difference(root: string, file: string, known: KnownFiles): KeptChange | undefined {
  const bytes = bytesIn(root, file);
  const before = known.get(file)?.text ?? null;
  if (!bytes && (before === null || !isGone(root, file))) return undefined;
  if ((bytes ? nameOfText(bytes) : null) === before) return undefined;
  return { file, before, after: bytes ? keepText(root, bytes) : null };
}

/** The change of a file that was saved as "after". Somebody may have saved over it at this very moment, and the disk tells of that. */
export function savedChange(
  root: string,
  { file, after, bytes }: SavedFile & { after: string },
  known: KnownFiles,
): KeptChange | undefined {
  const before = known.get(file)?.text ?? null;
  const onDisk = bytesIn(root, file);
  const isSame = onDisk?.toString('utf8').replace(/^\ufeff/, '') === after;
  const name = keepText(root, isSame ? onDisk : (bytes ?? Buffer.from(after)));
  return name === before ? undefined : { file, before, after: name };
}
