import type { Migration, Written } from '../../schema/migration.ts';

type Fact = { label: string; value: string; note?: string };

export const migrations: Migration[] = [
  {
    version: 2,
    change: 'facts of the variant "table" are a block of their own, "table".',
    migrate: block => {
      const { variant, items, ...others } = block;
      if (variant !== 'table') return block;
      // The block was valid in the version before, so its items have these fields.
      return { ...others, type: 'table', items: (items as Fact[]).map(row) } satisfies Written;
    },
  },
];

function row({ label, value, note }: Fact): Written {
  const cells = [value, note].flatMap(words => (words === undefined ? [] : { value: words }));
  return { name: label, cells };
}
