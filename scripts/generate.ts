// Schema sources in, generated files out: the bundles that editors read, the types, the block switch.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocksSource } from '../src/schema/blocks';
import { pageBundle, siteBundle } from '../src/schema/bundle';
import { readSources } from '../src/schema/sources';
import { typesSource } from '../src/schema/types';

export class SchemaMistakes extends Error {
  constructor(readonly mistakes: string[]) {
    super(mistakes.join('\n'));
  }
}

/** Writes what is missing or stale and returns the names of those files. */
export async function generate(root: string): Promise<string[]> {
  const { sources, mistakes } = readSources(root);
  if (mistakes.length > 0) throw new SchemaMistakes(mistakes);
  const types = sources.blocks.map(block => block.type);
  const page = pageBundle(sources);
  const site = siteBundle(sources);
  const written = [
    write(root, 'schema/page.schema.json', `${JSON.stringify(page, null, 2)}\n`),
    write(root, 'schema/site.schema.json', `${JSON.stringify(site, null, 2)}\n`),
  ].flat();
  if (written.length > 0 || !existsSync(join(root, 'src/generated/types.ts'))) {
    written.push(...write(root, 'src/generated/types.ts', await typesSource(page, site, types)));
  }
  return [...written, ...write(root, 'src/generated/blocks.tsx', blocksSource(types))];
}

function write(root: string, name: string, text: string): string[] {
  const file = join(root, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [name];
}

async function main(): Promise<void> {
  try {
    const written = await generate(process.cwd());
    console.log(written.length > 0 ? `Wrote ${written.join(', ')}` : 'All generated files are up to date.');
  } catch (error) {
    if (!(error instanceof SchemaMistakes)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) await main();
