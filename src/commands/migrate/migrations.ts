// The blocks in, each block's migrations out, or plain sentences about what is wrong with them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '../../../schema/migration.ts';
import type { BlockSource } from '../../schema/sources.ts';

export type Migrations = Map<string, Migration[]>;

export async function loadMigrations(
  blocks: BlockSource[],
): Promise<{ migrations: Migrations; mistakes: string[] }> {
  const migrations: Migrations = new Map();
  const mistakes: string[] = [];
  for (const { type, home, schema } of blocks) {
    const known = await migrationsOf(home, type);
    migrations.set(type, known);
    mistakes.push(...versionProblem(type, Number(schema.version ?? 1), known));
  }
  return { migrations, mistakes };
}

async function migrationsOf(home: string, type: string): Promise<Migration[]> {
  const file = join(home, 'blocks', type, 'migrations.ts');
  if (!existsSync(file)) return [];
  // Not every Node reads TypeScript by itself, and a command that has been compiled runs without help.
  const { tsImport } = await import('tsx/esm/api');
  const module: { migrations?: Migration[] } = await tsImport(pathToFileURL(file).href, import.meta.url);
  return module.migrations ?? [];
}

/** Version 1 needs no migration; each one after it has its own, in order. */
function versionProblem(type: string, version: number, migrations: Migration[]): string[] {
  const problem = migrations.find((migration, index) => migration.version !== index + 2);
  if (problem) {
    return [
      `blocks/${type}/migrations.ts: the versions are 2, 3 and so on, one after the other; ${problem.version} is out of order.`,
    ];
  }
  const last = migrations.length + 1;
  if (last === version) return [];
  return [
    `blocks/${type}/migrations.ts leads to version ${last}, but schema.json has "version": ${version}. Give both the same number.`,
  ];
}
