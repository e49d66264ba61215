// Brings a block or a site document that its schema refuses to its newest shape. Content carries no version. So this tries the
// latest migration alone, then the last two, and so on, until the schema accepts the result. In this way old content from any
// branch or draft still fits.
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
