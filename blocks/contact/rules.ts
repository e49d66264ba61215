// Finds what is wrong in a filled-in form, and turns its words into a chat message or an e-mail.
import type { FormField } from '../../src/generated/types.ts';

/** The keys are names of fields. */
export type Mistakes = { [name: string]: string | undefined };

/** Allows digits and the signs that people write between them, in any country. */
// biome-ignore lint/complexity/noUselessEscapeInRegex: browsers read a "pattern" with the flag v, which needs these escapes (https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/pattern).
const ANY_PHONE = /^[+\(]?[0-9][0-9 .\/\(\)\-]{4,22}[0-9]$/u;
// biome-ignore lint/complexity/noUselessEscapeInRegex: browsers read a "pattern" with the flag v, which needs these escapes.
const ANY_NUMBER = /^[+\-]?[0-9]+([.,][0-9]+)?$/u;

/** A field is unfinished if the browser cannot read a value from what it shows, such as half a date. */
export function findMistakes(
  fields: FormField[],
  entered: FormData,
  isUnfinished: (name: string) => boolean = () => false,
): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of fields) {
    const { name, missing, invalid } = field;
    const text = textOf(field, entered);
    if (isUnfinished(name)) mistakes[name] = invalid;
    else if (text === '') mistakes[name] = missing;
    else if (!fits(text.normalize('NFKC'), field, entered)) mistakes[name] = invalid;
    if (mistakes[name] === undefined) delete mistakes[name];
  }
  return mistakes;
}

/** A message of white space alone counts as empty. */
function textOf({ kind, name }: FormField, entered: FormData): string {
  const text = entered.getAll(name).join(', ');
  return kind === 'message' ? text.trim() : text;
}

/** Postcodes of countries. */
const SHAPES: { [shape in NonNullable<FormField['shape']>]: RegExp } = {
  'postcode-au': /^[0-9]{4}$/,
  'postcode-nz': /^[0-9]{4}$/,
  'postcode-at': /^[0-9]{4}$/,
  'postcode-ch': /^[0-9]{4}$/,
  'postcode-de': /^[0-9]{5}$/,
  'postcode-us': /^[0-9]{5}(-[0-9]{4})?$/,
  'postcode-nl': /^[0-9]{4} ?[A-Za-z]{2}$/,
  'postcode-gb': /^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$/,
  'postcode-ca': /^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$/,
};

/** "today" and "tomorrow" become a day such as "2026-12-01", which Swedish dates are written like. */
function dayOf(written: string): string {
  const ahead = written === 'today' ? 0 : written === 'tomorrow' ? 1 : undefined;
  return ahead === undefined ? written : new Date(Date.now() + ahead * 864e5).toLocaleDateString('sv');
}

/** Full-width digits and letters have become plain ones before. Days and times of the same length compare as words. */
function fits(text: string, field: FormField, entered: FormData): boolean {
  const { kind, digits, shape, least = -Infinity, most = Infinity, earliest, latest, after } = field;
  if (earliest && text < dayOf(earliest)) return false;
  if (latest && text > dayOf(latest)) return false;
  if (after && text <= String(entered.get(after) ?? '')) return false;
  if (shape) return SHAPES[shape].test(text.trim());
  if (kind === 'email') return isEmail(text);
  if (kind !== 'phone' && kind !== 'number') return true;
  if (digits) return /^[0-9]+$/.test(text) && text.length === digits;
  if (kind === 'phone') return ANY_PHONE.test(text);
  const number = Number(text.replace(',', '.'));
  return ANY_NUMBER.test(text) && least <= number && number <= most;
}

/** Gives the same rule to the browser, which checks the form before React has started. */
export function patternOf({ kind, digits, shape }: FormField): string | undefined {
  if (shape) return SHAPES[shape].source.slice(1, -1);
  if (digits) return `[0-9]{${digits}}`;
  if (kind === 'phone') return ANY_PHONE.source.slice(1, -1);
  return kind === 'number' ? ANY_NUMBER.source.slice(1, -1) : undefined;
}

/** Does the work of /^\S+@\S+\.\S+$/, which takes minutes on a long row of "@". */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  const dot = text.lastIndexOf('.', text.length - 2);
  return at !== -1 && dot > at + 1;
}

/** Removes a mark as soon as its field is right. New mistakes are marked only at the next try. */
export function stillWrong(marked: Mistakes, now: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(marked, name)));
}

/** A ticked box sends its own sentence, so it needs no label. */
export function messageText(fields: FormField[], entered: FormData): string {
  return fields
    .flatMap(field => {
      const text = textOf(field, entered).trim();
      if (text === '') return [];
      return field.kind === 'consent' ? text : `${field.label}: ${text}`;
    })
    .join('\n');
}
