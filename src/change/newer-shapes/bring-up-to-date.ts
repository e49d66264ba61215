// A block or a site document that its schema refuses in, the same in its newest shape and what changed on the way out. Content
// carries no version: it is taken through the latest migration first, then through the last two, until it is right. So a page
// that was written before a change fits after it, whichever branch or drawer it comes from.
import { isDeepStrictEqual } from 'node:util';
import type { Migration, Written } from '../../../schema/migration.ts';

export type Brought = { written: Written; changes: string[] };

export function bringUpToDate(
  written: Written,
  migrations: Migration[],
  isRight: (written: Written) => boolean,
): Brought | undefined {
  if (isRight(written)) return undefined;
  for (let first = migrations.length - 1; first >= 0; first -= 1) {
    const brought = through(written, migrations.slice(first));
    if (isRight(brought.written)) return brought;
  }
  return undefined;
}

function through(written: Written, migrations: Migration[]): Brought {
  const changes: string[] = [];
  let now = written;
  for (const { migrate, change } of migrations) {
    const next = migrate(structuredClone(now));
    if (!isDeepStrictEqual(next, now)) changes.push(change);
    now = next;
  }
  return { written: now, changes };
}
