import type { Migration, Written } from '../../schema/migration.ts';

export const migrations: Migration[] = [
  {
    version: 2,
    change:
      'the form says in "to" where its message goes, and in the "digits" of its phone what a number is.',
    migrate: block => (isWritten(block.form) ? { ...block, form: withValues(block.form) } : block),
  },
];

/** As it was when every form opened the chat and took ten digits. */
function withValues({ phone, ...form }: Written): Written {
  return { to: 'site:chat', ...form, phone: isWritten(phone) ? { digits: 10, ...phone } : phone };
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
