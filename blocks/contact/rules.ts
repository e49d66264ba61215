// What somebody typed in, the messages of the fields that are wrong out, and the text of the message.
import type { ContactForm } from '../../src/generated/types.ts';

export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = { [field in Field]: string };

/** Digits, and what people write between them, in any country. */
// biome-ignore lint/complexity/noUselessEscapeInRegex: browsers read a "pattern" with the flag v, which wants these signs escaped.
const ANY_NUMBER = /^[+\(]?[0-9][0-9 .\/\(\)\-]{4,22}[0-9]$/u;

export type Mistakes = { [field in Field]?: string };

export function findMistakes({ name, email, phone, message }: Values, form: ContactForm): Mistakes {
  const mistakes: Mistakes = {};
  if (name === '') mistakes.name = form.name.missing;
  if (email === '') mistakes.email = form.email.missing;
  else if (!isEmail(email)) mistakes.email = form.email.invalid;
  if (phone === '') mistakes.phone = form.phone.missing;
  else if (!isPhone(phone, form)) mistakes.phone = form.phone.invalid;
  if (message.trim() === '') mistakes.message = form.message.missing;
  return mistakes;
}

function isPhone(text: string, { phone: { digits } }: ContactForm): boolean {
  return digits ? /^[0-9]+$/.test(text) && text.length === digits : ANY_NUMBER.test(text);
}

/** The same for the browser, which asks before React wakes up. */
export function phonePattern({ phone: { digits } }: ContactForm): string {
  return digits ? `[0-9]{${digits}}` : ANY_NUMBER.source.slice(1, -1);
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
  return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(marked, field)));
}

export function messageText(values: Values, form: ContactForm): string {
  return FIELDS.map(field => `${form[field].label}: ${values[field].trim()}`).join('\n');
}
