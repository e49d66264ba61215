// Makes a change of whole documents: once for each id, as one entry of the journal that can be undone.
import type { EntryHead } from '../../../change/journal/parts.ts';
import type { Recorder } from '../../../change/journal/record.ts';
import type { Author, Copy } from '../copy.ts';
import { changeWithId } from '../steps/earlier.ts';

/** "make" gets the head of the entry, and what records it. */
export function makeOnce(
  copy: Copy,
  { id: author }: Author,
  { id, rehearse = false }: { id: string; rehearse?: boolean },
  make: (head: EntryHead, record: Recorder) => void,
): void {
  if (rehearse) return;
  const changed: string[] = [];
  make({ by: 'composer', id, author }, (head, files, write, saved) => {
    changed.push(...files);
    return copy.journal.record(head, files, write, saved);
  });
  copy.tell(changed);
}

/** Whether the change was made before, and its answer was lost. */
export function isDone({ library }: Copy, id: string): boolean {
  return changeWithId(library().root, id) !== undefined;
}
