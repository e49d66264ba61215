import type { Migration, Written } from '../../schema/migration.ts';

export const migrations: Migration[] = [
  {
    version: 2,
    change:
      'the form says in "to" where its message goes, and in the "digits" of its phone what a number is.',
    migrate: block => (isFormOfBefore(block.form) ? { ...block, form: withValues(block.form) } : block),
  },
  {
    version: 3,
    change:
      'the form lists its "fields", and says by "chat", "mail" or "post" how what was typed in it is sent.',
    migrate: block => (isFormOfBefore(block.form) ? { ...block, form: withFields(block.form) } : block),
  },
];

/** As it was when every form opened the chat and took ten digits. */
function withValues({ phone, ...form }: Written): Written {
  return { to: 'site:chat', ...form, phone: isWritten(phone) ? { digits: 10, ...phone } : phone };
}

/** As it was when every form had the same four fields. Where the browser cuts without a word about it, it cuts no more. */
function withFields(before: Written): Written {
  const { to, name, email, phone, message, blocked, open, sent, noScript, ...form } = before;
  const { digits, hint } = isWritten(phone) ? phone : {};
  const fields = [
    { kind: 'text', name: 'name', ...own(name), autocomplete: 'name' },
    { kind: 'email', name: 'email', ...own(email) },
    { kind: 'phone', name: 'phone', ...own(phone), ...(digits && hint ? { maxLength: digits } : {}) },
    { kind: 'message', name: 'message', ...own(message) },
  ];
  // An address of the site document is called by what it is.
  const target = /^(mailto:|site:.*mail)/i.test(String(to))
    ? { mail: { to, opened: blocked, open, noScript } }
    : { chat: { to, sent, blocked, open, noScript } };
  return { fields, ...form, ...target };
}

function isFormOfBefore(form: unknown): form is Written {
  return isWritten(form) && !Object.hasOwn(form, 'fields');
}

function own(field: unknown): Written {
  return isWritten(field) ? field : {};
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
