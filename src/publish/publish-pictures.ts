// Publishes the pictures that pages name: files made from photographs, or copies without private data. The originals from the
// camera stay with the author.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { PUBLIC_FOLDER } from '../document/files/public.ts';
import { workInOwnProcess } from '../document/pictures/own-process.ts';
import { isPhotograph } from '../document/pictures/photograph.ts';
import { readVariantName, type Variant } from '../document/pictures/variant.ts';
import { cleanName, isClean } from '../draw/pictures/clean.ts';
import { keptPicture } from '../draw/pictures/kept.ts';
import { keptName, openSources } from '../draw/pictures/make.ts';
import type { Output } from './output-folder.ts';

export type NamedPictures = {
  /** Files made from photographs, by name. */
  variants: Map<string, Variant>;
  /** Files that are named as they are: by a link, a style sheet, or a host that looks for icons. */
  own: string[];
};

/** "waiting" are the names of files that may be published, "paths" are what pages name. */
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
  for (const name of variants.keys()) if (output.has(name)) output.keep(name);
  const telling = new Set(own.filter(name => isPhotograph(name) && !isClean(site, name)));
  for (const name of own)
    if (!telling.has(name)) output.put(name, readFileSync(join(site, PUBLIC_FOLDER, name)));
  const needed: Needed[] = [
    ...[...variants].flatMap(([name, variant]) =>
      output.has(name) ? [] : [{ name, keptBy: keptName(variant), variant }],
    ),
    ...[...telling].map(name => ({ name, keptBy: cleanName(site, name) })),
  ];
  const missing = needed.filter(it => !putKept(it, site, output));
  if (missing.length === 0) return;
  await workInOwnProcess(sides, {
    variants: missing.flatMap(({ variant }) => variant ?? []),
    copies: missing.flatMap(({ name, variant }) => (variant ? [] : [name])),
  });
  if (!missing.every(it => putKept(it, site, output)))
    throw new Failure('The pictures are not complete, so nothing was published. Build once more.');
}

/** A file made from a photograph. Without "variant", a copy of the photograph without private data. */
type Needed = { name: string; keptBy: string; variant?: Variant };

function putKept({ name, keptBy }: Needed, site: string, output: Output): boolean {
  const made = keptPicture(site, keptBy);
  if (made) output.put(name, made);
  return made !== undefined;
}
