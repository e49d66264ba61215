// The folder pages/_shared in, the names of its documents and what stands there without being one out. Names are read, not files.
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainName, type Stray } from './routes.ts';
import { quoted } from './words.ts';

export const SHARED_FOLDER = 'pages/_shared';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "pages/_shared/no-guarantee.json" → "no-guarantee" */
export function sharedNameOf(file: string): string | undefined {
  const name = file.startsWith(`${SHARED_FOLDER}/`) ? file.slice(SHARED_FOLDER.length + 1) : '';
  return name.endsWith('.json') && NAME.test(name.slice(0, -5)) ? name.slice(0, -5) : undefined;
}

export function sharedFile(name: string): string {
  return `${SHARED_FOLDER}/${name}.json`;
}

export function fileOfShared(root: string, name: string): string | undefined {
  return NAME.test(name) && existsSync(join(root, sharedFile(name))) ? sharedFile(name) : undefined;
}

export function listShared(root: string): { names: string[]; strays: Stray[] } {
  const entries = existsSync(join(root, SHARED_FOLDER))
    ? readdirSync(join(root, SHARED_FOLDER), { withFileTypes: true }).filter(
        ({ name }) => !/^[_.]/.test(name),
      )
    : [];
  const strays = entries.flatMap(entry => {
    const slip = slipOf(entry);
    return slip ? [{ file: `${SHARED_FOLDER}/${entry.name}`, ...slip }] : [];
  });
  const names = entries.flatMap(({ name }) => sharedNameOf(`${SHARED_FOLDER}/${name}`) ?? []);
  return { names: names.sort(), strays };
}

function slipOf(entry: Dirent): Omit<Stray, 'file'> | undefined {
  const isDocument = entry.name.toLowerCase().endsWith('.json');
  if (entry.isDirectory() && !isDocument) {
    return {
      level: 'error',
      message:
        'Shared blocks stand side by side, without folders. Put the files of this folder into pages/_shared.',
    };
  }
  if (!isDocument) {
    return {
      level: 'warning',
      message:
        'This file holds no shared blocks, so nothing reads it. Files for visitors belong into pages/_public.',
    };
  }
  if (sharedNameOf(`${SHARED_FOLDER}/${entry.name}`)) return undefined;
  const meant = plainName(entry.name.slice(0, -5));
  const advice = meant ? ` Rename it to ${quoted(`${meant}.json`)}.` : ' Rename it.';
  return {
    level: 'error',
    message: `Pages name shared blocks by their file: lower-case letters, digits and hyphens.${advice}`,
  };
}
