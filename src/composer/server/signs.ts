// Puts signs behind words, each of which stands for a field, and finds the field of a drawn text by them. A component may join the words,
// cut or escape them: the signs stay with them.
import { decoded } from '../../base/escape.ts';
import type { FieldOnPage } from '../form/on-page.ts';

/** Only typefaces of icons have these signs. */
const FIRST = 0xf0000;
const SIGN = '[\\u{f0000}-\\u{10fffd}]';
const SIGNS = new RegExp(SIGN, 'gu');
const TO_SIGN = new RegExp(`(.*?)(${SIGN})`, 'gsu');

export type FieldSigns = ReturnType<typeof openSigns>;

export function openSigns() {
  const fields: FieldOnPage[] = [];
  const signs = new Map<FieldOnPage, string>();

  function signOf(field: FieldOnPage): string {
    const sign = signs.get(field) ?? String.fromCodePoint(FIRST + fields.push(field) - 1);
    signs.set(field, sign);
    return sign;
  }

  return {
    /** Behind each word, so that a part of the text has one too. */
    inText(text: string, field: FieldOnPage): string {
      const sign = signOf(field);
      const words = withPlainSigns(text);
      return words.trim() === '' ? words : `${words.replace(/[\p{L}\p{N}]+/gu, word => word + sign)}${sign}`;
    },
    /** Behind each text between tags. */
    inHtml(html: string, field: FieldOnPage): string {
      const sign = signOf(field);
      return withPlainSigns(html).replace(/(?<=>|^)[^<]*[^<\s][^<]*/g, text => text + sign);
    },
    fieldsIn(markup: string): FieldOnPage[] {
      const found: { field: FieldOnPage; until: number }[] = [];
      let until = 0;
      for (const [, words = '', sign] of decoded(markup).matchAll(TO_SIGN)) {
        until += words.length;
        const field = fields[(sign?.codePointAt(0) ?? 0) - FIRST];
        if (field && found.at(-1)?.field === field) found.pop();
        if (field) found.push({ field, until });
      }
      return found.map(({ field, until }, index) => (index < found.length - 1 ? { ...field, until } : field));
    },
  };
}

/** If an author has written such a sign, other ones of the same length take its place. */
export function withPlainSigns(text: string): string {
  return text.replace(SIGNS, '\ufffd\ufffd');
}

export function withoutSigns(text: string): string {
  return text.replace(SIGNS, '');
}
