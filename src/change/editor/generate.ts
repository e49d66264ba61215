// Writes all files that are generated from the schemas: bundles for editors, the references in docs/, types, and the switch that
// picks a block's component.
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../../base/failure.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { makeFolder, refuseLinks } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import type { Sides } from '../../base/places.mjs';
import { pageBundle, sharedBundle, siteBundle } from '../../document/schema/bundle.ts';
import { goodSources, readSources, type Sources } from '../../document/schema/sources.ts';
import { SWITCH, switchSource } from '../../document/schema/switch.mjs';
import { problemIn } from '../../document/validate/schema-mistakes.ts';
import { bareBundles, namedBundles } from './bundles.ts';
import { referenceSource } from './references/blocks.ts';
import { lookReference } from './references/look.ts';
import { uiReference } from './references/ui.ts';
import { ENGINE_BANNER, SITE_BANNER, typesSource } from './types.ts';

const TYPES = 'src/generated/types.ts';
/** For a site with blocks of its own: their components import these types. */
const SITE_TYPES = '.ashlar/types.ts';

/**
 * Writes what is missing or stale and returns the names of those files. Every site gets its help for editors in .ashlar/. The
 * engine's own site also gets the files that are generated from the engine's schemas.
 */
export async function generate(sides: Sides): Promise<string[]> {
  const sources = goodSources(sides);
  const { engine, site } = sides;
  const help = writeHelp(site, sources);
  if (site === engine) return [...help, ...(await generateOwn(engine, sources))];
  if (sources.blocks.every(({ home }) => home === engine)) return help;
  return [...help, ...(await writeTypes(site, SITE_TYPES, SITE_BANNER, sources))];
}

async function generateOwn(root: string, sources: Sources): Promise<string[]> {
  return [
    ...[...bareBundles(sources)].flatMap(([file, text]) => write(root, file, text)),
    ...write(root, 'docs/blocks.md', referenceSource(sources, bundlesOf(sources))),
    ...write(root, 'docs/look.md', lookReference()),
    ...write(root, 'docs/ui.md', uiReference(root, sources)),
    ...(await writeTypes(root, TYPES, ENGINE_BANNER, sources)),
    ...write(root, SWITCH, switchSource(sources.blocks, root)),
  ];
}

function bundlesOf(sources: Sources) {
  return { page: pageBundle(sources), shared: sharedBundle(sources), site: siteBundle(sources) };
}

/** Making types is slow. Their first line is therefore a hash of the schemas: while it still fits, they are not made again. */
async function writeTypes(root: string, file: string, banner: string, sources: Sources): Promise<string[]> {
  const types = sources.blocks.map(block => block.type);
  const bundles = bundlesOf(sources);
  const stamp = `// ${createHash('sha256')
    .update(JSON.stringify([banner, ...Object.values(bundles)]))
    .digest('hex')}\n`;
  if (startsWith(root, file, stamp)) return [];
  const source = await typesSource(bundles, types, banner).catch(error => {
    throw problemIn(sources) ?? error;
  });
  return write(root, file, stamp + source);
}

/**
 * The names that editors offer come from the pages, so every command that reads the pages brings the names up to date. Does
 * nothing if the disk refuses to be written to, because the command works without it.
 */
export function refreshHelp(sides: Sides): string[] {
  const { sources, mistakes } = readSources(sides);
  if (mistakes.length > 0) return [];
  try {
    return writeHelp(sides.site, sources);
  } catch (error) {
    if (asFailure(error) instanceof Refused) return [];
    throw error;
  }
}

function writeHelp(site: string, sources: Sources): string[] {
  return [...namedBundles(site, sources)].flatMap(([file, text]) => write(site, file, text));
}

function write(root: string, name: string, text: string): string[] {
  const file = join(root, name);
  refuseLinks(root, dirname(name));
  if (readUpTo(file, Buffer.byteLength(text))?.toString() === text) return [];
  makeFolder(dirname(file));
  saveText(file, text);
  return [name];
}

const LARGEST = 16_777_216;

function startsWith(root: string, name: string, text: string): boolean {
  const file = join(root, name);
  return readUpTo(file, LARGEST)?.toString().startsWith(text) === true;
}
