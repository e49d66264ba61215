// The words of "npm run migrate" in, what it did and its exit code out: 0 where every block has its newest shape now, 1 where
// "--dry-run" has found something to do, 2 where it could not run.

import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { counted } from '../../base/words.ts';
import { saveText } from '../../edit/save.ts';
import { readSources } from '../../schema/sources.ts';
import { openLibrary } from '../../site/library.ts';
import { type Migrated, migrateAll } from './documents.ts';
import { loadMigrations } from './migrations.ts';
import { shapesOf } from './shapes.ts';

export type Outcome = { code: 0 | 1; out: string };

const USAGE = `Brings every block of an older shape into its newest one.

  npm run migrate                  changes the files
  npm run migrate -- --dry-run     says what it would change`;

export async function runMigrate(args: string[], sides: Sides): Promise<Outcome> {
  const unknown = args.find(arg => arg !== '--dry-run');
  if (unknown === '--help' || unknown === '-h') return { code: 0, out: USAGE };
  if (unknown !== undefined) throw new Failure(`There is no option "${unknown}".\n\n${USAGE}`);
  const isRehearsal = args.length > 0;
  const { sources, mistakes: unread } = readSources(sides);
  const { migrations, mistakes } = await loadMigrations(sources.blocks);
  if (unread.length + mistakes.length > 0) throw new Failure([...unread, ...mistakes].join('\n'));
  const library = openLibrary(sides.site, sides.engine);
  const migrated = migrateAll(library, migrations, shapesOf(library.schemas.page));
  if (migrated.length === 0) return { code: 0, out: 'Every block has its newest shape already.' };
  if (!isRehearsal) for (const { path, text } of migrated) saveText(path, text);
  return { code: isRehearsal ? 1 : 0, out: report(migrated, isRehearsal) };
}

function report(migrated: Migrated[], isRehearsal: boolean): string {
  const lines = migrated.flatMap(({ file, blocks }) =>
    [...summary(blocks)].map(
      ([change, count]) => `${file}  ${change}${count > 1 ? ` (${count} blocks)` : ''}`,
    ),
  );
  const blocks = migrated.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const done = `${counted(blocks, 'block')} in ${counted(migrated.length, 'file')}`;
  return [...lines, '', isRehearsal ? `${done} would change.` : `${done} brought up to date.`].join('\n');
}

function summary(blocks: Migrated['blocks']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type, changes } of blocks) {
    for (const change of changes) {
      const line = `${type}: ${change}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return counts;
}
