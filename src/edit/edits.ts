// Edits in, the text with them in place out. Everything outside of an edit stays as it is, to the character.

/** Put "text" in place of "length" characters at "offset". Offsets are those of the text before any edit. */
export type Edit = { offset: number; length: number; text: string };

export class EditError extends Error {}

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
