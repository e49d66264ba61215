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
    else if (!fits(text, field)) mistakes[name] = invalid;
    if (mistakes[name] === undefined) delete mistakes[name];
  }
  return mistakes;
}

/** A message of white space alone counts as empty. */
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

/** Gives the same rule to the browser, which checks the form before React has started. */
export function patternOf({ kind, digits }: FormField): string | undefined {
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
