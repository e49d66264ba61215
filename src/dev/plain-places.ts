// Vite reads the path of a file as an address, in which some characters end the path or stand for others. So it reaches a folder
// with such a character in its path through a link of a plain name. Messages and other commands call the folder by its own name.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { Failure } from '../base/failure.ts';
import { keptPlace, realPathOf } from '../base/kept-place.mjs';
import type { Places } from '../base/places.mjs';
import { quoted } from '../base/words.ts';

const ODD = /[#?%]/;

export function plainPlaces({ engine, site, out }: Places): Places {
  const plainSite = plainPath(site, site, 'site');
  const inSite = (path: string) => {
    const below = relative(site, path);
    return below.startsWith('..') || isAbsolute(below) ? undefined : join(plainSite, below);
  };
  // An engine in the site finds its packages beside it.
  return {
    site: plainSite,
    engine: inSite(engine) ?? plainPath(engine, site, 'engine'),
    out: inSite(out) ?? out,
  };
}

function plainPath(folder: string, site: string, name: string): string {
  if (!ODD.test(folder)) return folder;
  const link = join(keptPlace(site), 'links', name);
  const [sign] = ODD.exec(link) ?? [];
  if (sign !== undefined)
    throw new Failure(
      `"npm start" cannot serve a folder with ${quoted(sign)} in its path: ${folder}. Give the folder that has it another name, and start again.`,
    );
  // Another server of this site may be using it.
  if (realPathOf(link) === realPathOf(folder)) return link;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(folder, link, 'junction');
  return link;
}
