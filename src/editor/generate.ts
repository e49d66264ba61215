// Schema sources in, generated files out: the bundles that editors read, the references of blocks and tokens, the types, the block switch.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, plainly, Refused } from '../base/failure.ts';
import { problemIn } from '../document/validate/schema-mistakes.ts';
import { makeFolder } from '../edit/folder.ts';
import { saveText } from '../edit/save.ts';
import { lookReference } from '../look/reference.ts';
import { pageBundle, sharedBundle, siteBundle } from '../schema/bundle.ts';
import { referenceSource } from '../schema/reference.ts';
import { readSources, type Sources } from '../schema/sources.ts';
import { SWITCH, switchSource } from '../schema/switch.mjs';
import { TYPES_BANNER, typesSource } from '../schema/types.ts';
import { editorBundles } from './bundles.ts';

const TYPES = 'src/generated/types.ts';

/** Writes what is missing or stale and returns the names of those files. */
export async function generate(root: string): Promise<string[]> {
  const sources = goodSources(root);
  const types = sources.blocks.map(block => block.type);
  const page = pageBundle(sources);
  const shared = sharedBundle(sources);
  const site = siteBundle(sources);
  const written = [
    ...writeBundles(root, sources),
    write(root, 'docs/blocks.md', referenceSource(sources, { page, shared, site })),
    write(root, 'docs/look.md', lookReference()),
  ].flat();
  // Making the types takes most of the time, so they carry the stamp of the schemas that they were made from.
  const stamp = `// ${createHash('sha256')
    .update(JSON.stringify([TYPES_BANNER, page, shared, site]))
    .digest('hex')}\n`;
  if (!startsWith(root, TYPES, stamp)) {
    const source = await typesSource({ page, shared, site }, types).catch(error => {
      throw problemIn(sources) ?? error;
    });
    written.push(...write(root, TYPES, stamp + source));
  }
  return [...written, ...write(root, SWITCH, switchSource(types))];
}

function goodSources(root: string): Sources {
  const { sources, mistakes } = readSources(root);
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'));
  return sources;
}

/**
 * The names that editors offer come from the pages, so every command that meets them brings the bundles up to date. Where
 * nothing may be written, the command is none the worse for it.
 */
export function refreshBundles(root: string): string[] {
  const { sources, mistakes } = readSources(root);
  if (mistakes.length > 0) return [];
  try {
    return writeBundles(root, sources);
  } catch (error) {
    if (plainly(error) instanceof Refused) return [];
    throw error;
  }
}

function writeBundles(root: string, sources: Sources): string[] {
  return [...editorBundles(root, sources)].flatMap(([file, text]) => write(root, file, text));
}

function write(root: string, name: string, text: string): string[] {
  const file = join(root, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  makeFolder(dirname(file));
  saveText(file, text);
  return [name];
}

function startsWith(root: string, name: string, text: string): boolean {
  const file = join(root, name);
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(text);
}
