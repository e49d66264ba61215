// Applies edits to a text. Everything outside the edits stays the same, to the character.

/** Puts "text" in place of "length" characters at "offset". The offset counts in the text as it was before any edit. */
export type Edit = { offset: number; length: number; text: string };

export class EditError extends Error {}

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
