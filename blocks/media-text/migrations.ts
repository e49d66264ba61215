import type { Migration } from '../../schema/migration.ts';

export const migrations: Migration[] = [
  {
    version: 2,
    change: '"list" is called "points" now, as on panels.',
    migrate: ({ list, ...block }) => (list === undefined ? block : { ...block, points: list }),
  },
];
