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

/** In the place of the number, unless there are words already. */
function withWords(item: Written): Written {
  const { reportCount, eyebrow } = item;
  if (reportCount === undefined) return item;
  const reports = reportCount === 1 ? '1 report' : `${reportCount} reports`;
  const words = [eyebrow, reports].filter(Boolean).join(' · ');
  const name = (field: string) => (field === 'reportCount' ? 'eyebrow' : field);
  return {
    ...Object.fromEntries(Object.keys(item).map(field => [name(field), item[field]])),
    eyebrow: words,
  };
}
