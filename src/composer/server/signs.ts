// Puts signs behind words, each of which stands for a field, and finds the field of a drawn text by them. A component may join the words,
// cut or escape them: the signs stay with them.
import { decoded } from '../../base/escape.ts';
import type { FieldOnPage, FieldShown } from '../model/on-page.ts';

/** Only typefaces of icons have these signs. */
const FIRST = 0xf0000;
const SIGNS = /[\u{f0000}-\u{10fffd}]/gu;
const UP_TO_SIGN = /(.*?)([\u{f0000}-\u{10fffd}])/gsu;

export type FieldSigns = ReturnType<typeof openSigns>;

export function openSigns() {
  const fields: FieldShown[] = [];

  function signOf(field: FieldShown): string {
    const at = fields.indexOf(field);
    return String.fromCodePoint(FIRST + (at < 0 ? fields.push(field) - 1 : at));
  }

  return {
    /** Behind each word, so that a part of the text has one too. */
    inText(text: string, field: FieldShown): string {
      const sign = signOf(field);
      const words = withoutOwn(text);
      return words.trim() === '' ? words : `${words.replace(/[\p{L}\p{N}]+/gu, word => word + sign)}${sign}`;
    },
    /** Behind each text between tags. */
    inHtml(html: string, field: FieldShown): string {
      const sign = signOf(field);
      return withoutOwn(html).replace(/(?<=>|^)[^<]*[^<\s][^<]*/g, text => text + sign);
    },
    fieldsIn(markup: string): FieldOnPage[] {
      const found: FieldOnPage[] = [];
      let last: FieldShown | undefined;
      let until = 0;
      for (const [, words = '', sign] of decoded(markup).matchAll(UP_TO_SIGN)) {
        until += words.length;
        const field = fields[(sign?.codePointAt(0) ?? 0) - FIRST];
        if (!field) continue;
        if (field === last) found.pop();
        found.push({ ...field, until });
        last = field;
      }
      return found;
    },
  };
}

/** Whether the marked text says the same as the shown one. */
export function isTwin(shown: string, marked: string): boolean {
  return withoutOwn(shown) === marked.replace(SIGNS, '');
}

/** If an author has written such a sign, others of the same length take its place. */
function withoutOwn(text: string): string {
  return text.replace(SIGNS, '\ufffd\ufffd');
}
