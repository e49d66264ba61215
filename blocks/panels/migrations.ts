import type { Migration, Written } from '../../schema/migration.ts';

export const migrations: Migration[] = [
  {
    version: 2,
    change: 'the "list" of an item is called "points" now: it holds points, whatever they are drawn as.',
    migrate: block => ({
      ...block,
      items: Array.isArray(block.items) ? block.items.map(withPoints) : block.items,
    }),
  },
];

function withPoints({ list, ...item }: Written): Written {
  return list === undefined ? item : { ...item, points: list };
}
