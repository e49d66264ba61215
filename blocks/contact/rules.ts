// What somebody entered in, the messages of the fields that are wrong out, and the text of a chat or letter.
import type { FormField } from '../../src/generated/types.ts';

/** By the names of their fields. */
export type Mistakes = { [name: string]: string | undefined };

/** Digits, and what people write between them, in any country. */
// biome-ignore lint/complexity/noUselessEscapeInRegex: browsers read a "pattern" with the flag v, which wants these signs escaped.
const ANY_PHONE = /^[+\(]?[0-9][0-9 .\/\(\)\-]{4,22}[0-9]$/u;
// biome-ignore lint/complexity/noUselessEscapeInRegex: as above.
const ANY_NUMBER = /^[+\-]?[0-9]+([.,][0-9]+)?$/u;

/** "isUnfinished" is true of a field that holds something of which the browser makes no value: half a day. */
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
    else if (!fits(text, field)) mistakes[name] = invalid;
    if (mistakes[name] === undefined) delete mistakes[name];
  }
  return mistakes;
}

/** White space alone is no message. */
function textOf({ kind, name }: FormField, entered: FormData): string {
  const text = entered.getAll(name).join(', ');
  return kind === 'message' ? text.trim() : text;
}

function fits(text: string, { kind, digits }: FormField): boolean {
  if (kind === 'email') return isEmail(text);
  if (kind !== 'phone' && kind !== 'number') return true;
  if (digits) return /^[0-9]+$/.test(text) && text.length === digits;
  return (kind === 'phone' ? ANY_PHONE : ANY_NUMBER).test(text);
}

/** The same for the browser, which asks before React wakes up. */
export function patternOf({ kind, digits }: FormField): string | undefined {
  if (digits) return `[0-9]{${digits}}`;
  if (kind === 'phone') return ANY_PHONE.source.slice(1, -1);
  return kind === 'number' ? ANY_NUMBER.source.slice(1, -1) : undefined;
}

/** Says the same as /^\S+@\S+\.\S+$/, which takes minutes on a long row of "@". */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  const dot = text.lastIndexOf('.', text.length - 2);
  return at !== -1 && dot > at + 1;
}

/** The marked fields that are still wrong: a mark goes as soon as its field is right, a new one waits for the next try. */
export function stillWrong(marked: Mistakes, now: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(marked, name)));
}

/** A ticked box sends its own words, which say all there is to say. */
export function messageText(fields: FormField[], entered: FormData): string {
  return fields
    .flatMap(field => {
      const text = textOf(field, entered).trim();
      if (text === '') return [];
      return field.kind === 'consent' ? text : `${field.label}: ${text}`;
    })
    .join('\n');
}
