// Applies edits to a text. Everything outside the edits stays the same, to the character.

import { inFile } from '../../base/sentences/read.ts';
import type { Said } from '../../base/sentences/said.ts';

/** Puts "text" in place of "length" characters at "offset". The offset counts in the text as it was before any edit. */
export type Edit = { offset: number; length: number; text: string };

export class EditError extends Error {
  readonly said?: Said;
  constructor(message: string | Said) {
    super(inFile(message));
    if (typeof message !== 'string') this.said = message;
  }
}

/** Leaves out the part that an edit does not change: an edit that puts brackets around a text becomes two, one at each end. */
export function narrow(text: string, edit: Edit): Edit[] {
  const { offset, length, text: put } = edit;
  const old = text.slice(offset, offset + length);
  const [kept, at] = put.includes(old) ? [old, put.indexOf(old)] : [put, old.indexOf(put)];
  if (at < 0) return [edit];
  const parts: Edit[] =
    kept === old
      ? [
          { offset, length: 0, text: put.slice(0, at) },
          { offset: offset + length, length: 0, text: put.slice(at + old.length) },
        ]
      : [
          { offset, length: at, text: '' },
          { offset: offset + at + put.length, length: length - at - put.length, text: '' },
        ];
  return parts.filter(part => part.length > 0 || part.text !== '');
}

export function applyEdits(text: string, edits: Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
  let result = '';
  let at = 0;
  for (const edit of ordered) {
    const { offset, length } = edit;
    if (!Number.isInteger(offset) || !Number.isInteger(length) || length < 0 || offset + length > text.length)
      throw new EditError('An edit lies outside of the text.');
    if (offset < at) throw new EditError('Two edits overlap.');
    result += text.slice(at, offset) + edit.text;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The smallest edit that turns one text into the other. "same" counts characters at both ends that are known to be the same. */
export function editBetween(before: string, after: string, same = { start: 0, end: 0 }): Edit {
  const most = Math.min(before.length, after.length);
  let { start } = same;
  while (start < most && before[start] === after[start]) start += 1;
  let end = Math.min(same.end, most - start);
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { offset: start, length: before.length - end - start, text: after.slice(start, after.length - end) };
}

/** "next" edits the text to which "edits" have led. Returns edits of the first text that come to the same. */
export function followedBy(edits: Edit[], next: Edit): Edit[] {
  const nextEnd = next.offset + next.length;
  const before: Edit[] = [];
  const after: Edit[] = [];
  let [moved, start, end] = [0, next.offset, nextEnd];
  let { text } = next;
  let movedAtEnd = 0;
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    const at = edit.offset + moved;
    const until = at + edit.text.length;
    if (at > nextEnd) after.push(edit);
    else if (until < next.offset) before.push(edit);
    else {
      // The two touch, so they become one edit: the later text, between what it leaves of the earlier text.
      text =
        edit.text.slice(0, Math.max(0, next.offset - at)) + text + edit.text.slice(Math.max(0, nextEnd - at));
      start = Math.min(start, at);
      end = Math.max(end, until);
    }
    moved += edit.text.length - edit.length;
    if (at <= nextEnd) movedAtEnd = moved;
  }
  const movedBefore = before.reduce((sum, edit) => sum + edit.text.length - edit.length, 0);
  const offset = start - movedBefore;
  return [...before, { offset, length: end - movedAtEnd - offset, text }, ...after];
}
