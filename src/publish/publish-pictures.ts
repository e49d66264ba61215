// What finished pages name of photographs in, those files in the folder of the finished site out, and nothing else of them: what
// came out of a camera is for nobody but the author.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sides } from '../base/places.mjs';
import { PUBLIC_FOLDER } from '../document/files/public.ts';
import { workApart } from '../pictures/apart.ts';
import { isClean } from '../pictures/clean.ts';
import { isMade, keptVariant, openSources } from '../pictures/make.ts';
import { isPhotograph } from '../pictures/photograph.ts';
import { readVariantName, type Variant } from '../pictures/variant.ts';
import type { Output } from './output-folder.ts';

export type NamedPictures = {
  /** Files made of photographs, by their names. */
  variants: Map<string, Variant>;
  /** Files that are named themselves: by a link, a style sheet, or a host that looks for icons. */
  own: string[];
};

/** "waiting" are the names of files that may be published, "paths" what pages name. */
export function namedPictures(root: string, waiting: string[], paths: Set<string>): NamedPictures {
  const sourceOf = openSources(root, waiting.filter(isPhotograph));
  const variants = new Map<string, Variant>();
  for (const path of paths) {
    const variant = readVariantName(path);
    if (variant && sourceOf(variant) !== undefined) variants.set(path.slice(1), variant);
  }
  const own = waiting.filter(name => !name.startsWith('images/') || paths.has(`/${name}`));
  return { variants, own };
}

export async function publishPictures(
  sides: Sides,
  { variants, own }: NamedPictures,
  output: Output,
): Promise<void> {
  const { site } = sides;
  const needed = [...variants].filter(([name]) => !output.has(name));
  const missing = needed.flatMap(([, variant]) => (isMade(site, variant) ? [] : [variant]));
  const telling = own.filter(name => isPhotograph(name) && !isClean(site, name));
  const files = new Map(own.map(name => [name, join(site, PUBLIC_FOLDER, name)]));
  if (missing.length + telling.length > 0) {
    const { copies } = await workApart(sides, { variants: missing, copies: telling });
    for (const [name, file] of copies) files.set(name, file);
  }
  for (const [name, variant] of needed) output.put(name, readFileSync(keptVariant(site, variant)));
  for (const name of variants.keys()) output.keep(name);
  for (const [name, file] of files) output.put(name, readFileSync(file));
}
