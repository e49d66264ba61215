// Puts one place of a document back as it was, and finds what the same step has changed elsewhere.
import { isSame, type Path, valueAt } from '../../../base/json-value.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import type { JournalEntry } from '../../../change/journal/parts.ts';
import { keptText } from '../../../change/journal/texts.ts';
import { replacedFile, type SavedFile } from '../../../change/save/together.ts';
import { applyEdits } from '../../../document/json/edits.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import { hopBetween, pairAlikeOrInPlace } from '../../../document/steps/between.ts';
import { pathAfter } from '../../../document/steps/moved.ts';
import { subjectOfStep } from '../../../document/steps/rebase.ts';
import { editsOf } from '../../../document/steps/step-edits.ts';
import { documentBack, writtenAsBefore } from '../../../review/past/document-back.ts';
import { stepPuttingBack } from './differences.ts';
import { type NamedVersion, type PastDocument, textIn } from './versions.ts';

/** Undefined if nothing is left of what was around the place, or one of the texts cannot be read. */
export function textWithPlace(path: Path, then: string, now: string): string | undefined {
  const [was, is] = [then, now].map(parsedFrom);
  if (!was || !is || valueAt(was.value, path) === undefined) return undefined;
  const step = stepPuttingBack(was.value, is.value, path);
  if (!step) return pathAfter(path, [hopBetween(was.value, is.value)]) ? now : undefined;
  const text = applyEdits(now, editsOf(now, [step]));
  const { value } = step.do === 'set' || step.do === 'insert' ? step : { value: undefined };
  if (value === undefined || !isSame(value, valueAt(was.value, path))) return text;
  const meant =
    step.do === 'insert'
      ? { do: step.do, path: path.slice(0, -1), at: Number(path.at(-1)), value }
      : { do: 'set' as const, path, value };
  return writtenAsBefore(text, [meant], [subjectOfStep(step)], was);
}

function parsedFrom(text: string): Parsed | undefined {
  return parse({ file: '', text }).parsed;
}

/** Names the entries with which an author has changed other places that gave an old value. */
export const MENDED_OTHERS = 'mend others';

/**
 * The entries that have changed this place since then, and with each the changes of other places that the author has made because of it.
 * The newest first.
 */
export function stepsSince(
  path: Path,
  then: NamedVersion,
  { past: { entries }, versions }: PastDocument,
): JournalEntry[] {
  const since = versions.slice(versions.findLastIndex(({ bytes }) => bytes?.equals(then.bytes)));
  const found: JournalEntry[] = [];
  let place: Path | undefined = path;
  for (const [index, version] of since.entries()) {
    const [was, now] = [since[index - 1], version].map(one => one?.bytes && parsedFrom(textIn(one.bytes)));
    if (!was || !now || !place) continue;
    const before: unknown = valueAt(was.value, place);
    place = pathAfter(place, [hopBetween(was.value, now.value, [], pairAlikeOrInPlace)]);
    const { entry } = version;
    if (!entry || entry.cameWithFolder || isSame(before, place && valueAt(now.value, place))) continue;
    found.push(entry, ...mendedAfter(entry, entries));
  }
  return found.sort((one, other) => other.at - one.at);
}

function mendedAfter(entry: JournalEntry, entries: JournalEntry[]): JournalEntry[] {
  const own = entries.filter(one => one.author === entry.author && !one.cameWithFolder);
  const after = own.slice(own.indexOf(entry) + 1);
  const end = after.findIndex(({ what }) => what !== MENDED_OTHERS);
  return after.slice(0, end < 0 ? undefined : end);
}

/** Takes these entries back in all their documents, and keeps what others have changed since. */
export function takenBack(entries: JournalEntry[], root: string): SavedFile[] {
  const now = new Map<string, Buffer>();
  const after = new Map<string, string>();
  for (const { file, ...change } of entries.flatMap(({ changes }) => changes)) {
    const [before, then] = [change.before, change.after].map(name => name && keptText(root, name));
    const bytes = now.get(file) ?? bytesIn(root, file);
    if (!before || !then || !bytes || !file.endsWith('.json')) continue;
    now.set(file, bytes);
    const present = after.get(file) ?? textIn(bytes);
    const back = documentBack({ before: textIn(before), after: textIn(then), now: present });
    after.set(file, back?.text ?? present);
  }
  return [...now].flatMap(([file, bytes]) => {
    const text = after.get(file);
    return text === undefined || text === textIn(bytes) ? [] : [withText(file, bytes, text)];
  });
}

/** Keeps the byte order mark. */
export function withText(file: string, now: Buffer, text: string): SavedFile {
  const mark = now.toString('utf8').startsWith('\ufeff') ? '\ufeff' : '';
  return replacedFile(file, now, Buffer.from(mark + text));
}
