// Edits in, the text with them in place out. Everything outside of an edit stays as it is, to the character.

/** Put "text" in place of "length" characters at "offset". Offsets are those of the text before any edit. */
export type Edit = { offset: number; length: number; text: string };

export class EditError extends Error {}

/** The same edit without what it leaves as it is: brackets put around a text touch nothing but its two ends. */
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
