// Loads the migrations of each block and of the site document, and says which version numbers are wrong.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '../../../schema/migration.ts';
import type { Schema, Sources } from '../../document/schema/sources.ts';

export type Migrations = { blocks: Map<string, Migration[]>; site: Migration[] };

export const SITE_MIGRATIONS = 'schema/site.migrations.ts';

export async function loadMigrations(
  { blocks, site }: Sources,
  engine: string,
): Promise<{ migrations: Migrations; mistakes: string[] }> {
  const ofSite = await migrationsIn(engine, SITE_MIGRATIONS);
  const migrations: Migrations = { blocks: new Map(), site: ofSite };
  const mistakes = versionProblem('schema/site.json', site, SITE_MIGRATIONS, ofSite);
  for (const { type, home, schema } of blocks) {
    const file = `blocks/${type}/migrations.ts`;
    const known = await migrationsIn(home, file);
    migrations.blocks.set(type, known);
    mistakes.push(...versionProblem(`blocks/${type}/schema.json`, schema, file, known));
  }
  return { migrations, mistakes };
}

async function migrationsIn(home: string, name: string): Promise<Migration[]> {
  const file = join(home, name);
  if (!existsSync(file)) return [];
  // Older versions of Node cannot read TypeScript, and a compiled command runs without a loader for it.
  const { tsImport } = await import('tsx/esm/api');
  const module: { migrations?: Migration[] } = await tsImport(pathToFileURL(file).href, import.meta.url);
  return module.migrations ?? [];
}

/** Version 1 needs no migration. Each later version has one, in order. */
function versionProblem(schemaFile: string, schema: Schema, file: string, migrations: Migration[]): string[] {
  const problem = migrations.find((migration, index) => migration.version !== index + 2);
  if (problem) {
    return [
      `${file}: the versions are 2, 3 and so on, one after the other; ${problem.version} is out of order.`,
    ];
  }
  const [last, version] = [migrations.length + 1, Number(schema.version ?? 1)];
  if (last === version) return [];
  return [
    `${file} leads to version ${last}, but ${schemaFile} has "version": ${version}. Give both the same number.`,
  ];
}
