// Runs "npm run migrate". The exit code is 0 if everything has its newest shape now, and 1 if mistakes of another kind are left
// or "--dry-run" has found something to do. Throws a Failure if it could not run; the script then ends with 2.

import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { listed } from '../base/words.ts';
import { makeChange } from '../change/change.ts';
import { addStartFiles, missingStartFiles } from '../change/new-site/start-files.ts';
import { migrateAll } from '../change/newer-shapes/documents.ts';
import { loadMigrations } from '../change/newer-shapes/migrations.ts';
import { reportOf } from '../change/newer-shapes/report.ts';
import { shapesOf } from '../change/newer-shapes/shapes.ts';
import { readSources } from '../document/schema/sources.ts';
import { openLibrary } from '../site/library/library.ts';
import { siteFacts } from '../site/site-facts.ts';

export type Outcome = { code: 0 | 1; out: string };

const USAGE = `Rewrites blocks and site documents of an older shape in the newest one. Writes, once, the files that start a site with a double click.

  npm run migrate                  changes the files
  npm run migrate -- --dry-run     says what it would change`;

export async function runMigrate(args: string[], sides: Sides): Promise<Outcome> {
  const unknown = args.find(arg => arg !== '--dry-run');
  if (unknown === '--help' || unknown === '-h') return { code: 0, out: USAGE };
  if (unknown !== undefined) throw new Failure(`There is no option "${unknown}".\n\n${USAGE}`);
  const isRehearsal = args.length > 0;
  const { sources, mistakes: unread } = readSources(sides);
  const { migrations, mistakes } = await loadMigrations(sources, sides.engine);
  if (unread.length + mistakes.length > 0) throw new Failure([...unread, ...mistakes].join('\n'));
  const library = openLibrary(sides.site, sides.engine);
  const all = migrateAll(library, migrations, shapesOf(library.schemas.page));
  const migrated = all.filter(({ brought }) => brought.length > 0);
  const files = migrated.map(({ source: { file, text: before }, text: after }) => ({ file, before, after }));
  const startFiles = missingStartFiles(sides);
  if (!isRehearsal) makeChange({ by: 'command', what: 'migrate', files }, library);
  if (!isRehearsal && startFiles.length > 0)
    addStartFiles(sides.site, startFiles, siteFacts(library).language ?? '');
  const left = all.flatMap(({ left }) => left);
  return {
    code: left.length > 0 || (isRehearsal && migrated.length + startFiles.length > 0) ? 1 : 0,
    out: [...startLines(startFiles, isRehearsal), ...reportOf(migrated, left, isRehearsal)].join('\n'),
  };
}

function startLines(files: string[], isRehearsal: boolean): string[] {
  if (files.length === 0) return [];
  const names = listed([...files, '.gitattributes'], 'and');
  return [
    `${isRehearsal ? 'Would write' : 'Wrote'} ${names}, so that a double click starts the site. If you don't want them, delete them: they don't come again.`,
    '',
  ];
}
