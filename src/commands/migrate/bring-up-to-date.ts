// A block that its schema refuses in, the block in its newest shape and what changed on the way out. Content carries no
// version: the block is taken through the latest migration first, then through the last two, until it is right. So a page that
// was written before a change fits after it, whichever branch or drawer it comes from.
import { isDeepStrictEqual } from 'node:util';
import type { Migration, Written } from '../../../schema/migration.ts';

export type Brought = { block: Written; changes: string[] };

export function bringUpToDate(
  block: Written,
  migrations: Migration[],
  isRight: (block: Written) => boolean,
): Brought | undefined {
  if (isRight(block)) return undefined;
  for (let first = migrations.length - 1; first >= 0; first -= 1) {
    const brought = through(block, migrations.slice(first));
    if (isRight(brought.block)) return brought;
  }
  return undefined;
}

function through(block: Written, migrations: Migration[]): Brought {
  const changes: string[] = [];
  let now = block;
  for (const { migrate, change } of migrations) {
    const next = migrate(structuredClone(now));
    if (!isDeepStrictEqual(next, now)) changes.push(change);
    now = next;
  }
  return { block: now, changes };
}
