// Finds which code differs between two versions of the project: single blocks, or something that draws every page.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../base/files/folder.ts';
import { hash } from '../../base/hash.ts';
import type { Sides } from '../../base/places.mjs';
import { blockHomes } from '../../document/schema/switch.mjs';

export type CodeChanges = {
  blocks: { type: string; state: 'changed' | 'added' | 'removed'; fields: boolean; code: boolean }[];
  /** True if something that draws every page differs. */
  shared: boolean;
};

/** Following the imports of these files reaches everything that draws pages. */
const ENTRIES = ['src/draw/html/render.ts', 'src/browser/app.ts', 'src/draw/resolve/resolve.ts'];

/** Files that show or test a block; visitors never get them. */
const ASIDE = /^(examples\.json|migrations\.ts|test\.tsx)$|\.test\.tsx?$/;

export function compareCode(was: Sides, now: Sides): CodeChanges {
  const [before, after] = [blocksOf(was), blocksOf(now)];
  const types = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    blocks: types.flatMap(type => blockChange(type, before.get(type), after.get(type))),
    shared: sharedSum(was.engine) !== sharedSum(now.engine),
  };
}

/** The folder of each block, by its type. */
function blocksOf(sides: Sides): Map<string, string> {
  const folders = blockHomes(sides).map(({ type, home }) => [type, join(home, 'blocks', type)] as const);
  return new Map(folders.filter(([, folder]) => listFiles(folder).length > 0));
}

function blockChange(type: string, was: string | undefined, now: string | undefined): CodeChanges['blocks'] {
  if (now === undefined) return [{ type, state: 'removed', fields: true, code: true }];
  if (was === undefined) return [{ type, state: 'added', fields: true, code: true }];
  const fields = sum(was, name => name === 'schema.json') !== sum(now, name => name === 'schema.json');
  const code = sum(was, name => name !== 'schema.json') !== sum(now, name => name !== 'schema.json');
  return fields || code ? [{ type, state: 'changed', fields, code }] : [];
}

function sum(folder: string, isWanted: (name: string) => boolean = () => true): string {
  if (!existsSync(folder)) return '';
  const names = listFiles(folder).filter(name => !ASIDE.test(name) && isWanted(name));
  return hash(...names.flatMap(name => [name, readFileSync(join(folder, name))]));
}

function sharedSum(root: string): string {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || /^(blocks|src\/generated)\//.test(file) || !existsSync(join(root, file))) return;
    files.add(file);
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, target, later = target] of source.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)) {
      visit(join(dirname(file), later ?? ''));
    }
  };
  ENTRIES.forEach(visit);
  const contents = [...files].sort().flatMap(file => [file, readFileSync(join(root, file))]);
  return hash(sum(join(root, 'src/draw/styles')), ...contents);
}
