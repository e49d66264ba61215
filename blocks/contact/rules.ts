// What somebody typed in, the messages of the fields that are wrong out, and the text that opens the chat.
import type { ContactForm } from '../../src/generated/types.ts';

export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = { [field in Field]: string };
export type Mistakes = { [field in Field]?: string };

export function findMistakes({ name, email, phone, message }: Values, form: ContactForm): Mistakes {
  const mistakes: Mistakes = {};
  if (name === '') mistakes.name = form.name.missing;
  if (email === '') mistakes.email = form.email.missing;
  else if (!isEmail(email)) mistakes.email = form.email.invalid;
  if (phone === '') mistakes.phone = form.phone.missing;
  else if (!/^[0-9]{10}$/.test(phone)) mistakes.phone = form.phone.invalid;
  if (message.trim() === '') mistakes.message = form.message.missing;
  return mistakes;
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

export function chatText(values: Values, form: ContactForm): string {
  return FIELDS.map(field => `${form[field].label}: ${values[field].trim()}`).join('\n');
}
