// Puts signs behind words, each of which stands for a field, and finds the field of a drawn text by them. A component may join the words,
// cut or escape them: the signs stay with them.
import { decoded } from '../../../base/escape.ts';
import type { FieldOnPage, FieldShown } from '../../model/on-page.ts';

/** Only typefaces of icons have these signs. */
const FIRST = 0xf0000;
const SIGNS = /[\u{f0000}-\u{10fffd}]/gu;

export type FieldSigns = ReturnType<typeof openSigns>;

export function openSigns() {
  const fields: FieldShown[] = [];

  function signOf(field: FieldShown): string {
    const at = fields.indexOf(field);
    return String.fromCodePoint(FIRST + (at < 0 ? fields.push(field) - 1 : at));
  }

  return {
    /** Puts the sign behind each word, because a component may show only a part of the text. */
    inText(text: string, field: FieldShown): string {
      const sign = signOf(field);
      const words = withoutOwn(text);
      return words.trim() === '' ? words : `${words.replace(/[\p{L}\p{N}]+/gu, word => word + sign)}${sign}`;
    },
    /** Puts the sign behind each text between tags. */
    inHtml(html: string, field: FieldShown): string {
      const sign = signOf(field);
      const pieces = withoutOwn(html).split('<');
      return pieces.map((piece, index) => withSign(piece, sign, index === 0)).join('<');
    },
    fieldsIn(markup: string): FieldOnPage[] {
      const found: FieldOnPage[] = [];
      let last: FieldShown | undefined;
      let until = 0;
      for (const letter of decoded(markup)) {
        const field = fields[(letter.codePointAt(0) ?? 0) - FIRST];
        if (!isSign(letter)) until += letter.length;
        if (!field) continue;
        if (field === last) found.pop();
        found.push({ ...field, until });
        last = field;
      }
      return found;
    },
  };
}

const isSign = (letter: string): boolean => (letter.codePointAt(0) ?? 0) >= FIRST;

/** A piece of markup is a tag and the text behind it, except for the first one, which is a text. */
function withSign(piece: string, sign: string, isText: boolean): string {
  const text = isText ? piece : piece.slice(piece.indexOf('>') + 1);
  return text.trim() === '' ? piece : piece + sign;
}

/** Whether the marked text says the same as the shown one. */
export function isTwin(shown: string, marked: string): boolean {
  return withoutOwn(shown) === marked.replace(SIGNS, '');
}

/** Replaces such signs that an author has written, with others of the same length. */
function withoutOwn(text: string): string {
  return text.replace(SIGNS, '\ufffd\ufffd');
}
