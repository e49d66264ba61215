import type { Migration, Written } from '../../schema/migration.ts';

export const migrations: Migration[] = [
  {
    version: 2,
    change: 'the "reportCount" of a package stands in its "eyebrow" now, as the words that it was shown as.',
    migrate: block => ({
      ...block,
      items: Array.isArray(block.items) ? block.items.map(withWords) : block.items,
    }),
  },
];

function withWords({ reportCount, ...item }: Written): Written {
  if (reportCount === undefined) return item;
  const reports = reportCount === 1 ? '1 report' : `${reportCount} reports`;
  return { ...item, eyebrow: [item.eyebrow, reports].filter(Boolean).join(' · ') };
}
