// Schema sources in, generated files out: the bundles that editors read, the block reference, the types, the block switch.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { blocksSource } from './blocks.ts';
import { pageBundle, siteBundle } from './bundle.ts';
import { forEditors } from './editor.ts';
import { referenceSource } from './reference.ts';
import { readSources } from './sources.ts';
import { TYPES_BANNER, typesSource } from './types.ts';

const TYPES = 'src/generated/types.ts';

/** Writes what is missing or stale and returns the names of those files. */
export async function generate(root: string): Promise<string[]> {
  const { sources, mistakes } = readSources(root);
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'));
  const types = sources.blocks.map(block => block.type);
  const page = pageBundle(sources);
  const site = siteBundle(sources);
  const written = [
    write(root, 'schema/page.schema.json', `${JSON.stringify(forEditors(page), null, 2)}\n`),
    write(root, 'schema/site.schema.json', `${JSON.stringify(forEditors(site), null, 2)}\n`),
    write(root, 'docs/blocks.md', referenceSource(sources, page, site)),
  ].flat();
  // Making the types takes most of the time, so they carry the stamp of the schemas that they were made from.
  const stamp = `// ${createHash('sha256')
    .update(JSON.stringify([TYPES_BANNER, page, site]))
    .digest('hex')}\n`;
  if (!startsWith(root, TYPES, stamp)) {
    written.push(...write(root, TYPES, stamp + (await typesSource(page, site, types))));
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

function startsWith(root: string, name: string, text: string): boolean {
  const file = join(root, name);
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(text);
}
