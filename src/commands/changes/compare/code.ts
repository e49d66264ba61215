// Two folders with the project in, which parts of its code differ out: single blocks, and what draws every page.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '../../../base/hash.ts';
import { listFiles } from '../../../publish/output-folder.ts';

export type CodeChanges = {
  blocks: { type: string; state: 'changed' | 'added' | 'removed'; fields: boolean; code: boolean }[];
  /** Something that every page is drawn with. */
  shared: boolean;
};

/** From these, import by import, all that draws pages is reached. */
const ENTRIES = ['src/html/render.ts', 'src/browser/app.ts', 'src/resolve/resolve.ts'];

/** They show and test a block; visitors never meet them. */
const ASIDE = /^(examples\.json|migrations\.ts|test\.tsx)$|\.test\.tsx?$/;

export function compareCode(was: string, now: string): CodeChanges {
  const types = [...new Set([...foldersIn(join(was, 'blocks')), ...foldersIn(join(now, 'blocks'))])].sort();
  return {
    blocks: types.flatMap(type => blockChange(type, join(was, 'blocks', type), join(now, 'blocks', type))),
    shared: sharedSum(was) !== sharedSum(now),
  };
}

function blockChange(type: string, was: string, now: string): CodeChanges['blocks'] {
  if (!existsSync(now)) return [{ type, state: 'removed', fields: true, code: true }];
  if (!existsSync(was)) return [{ type, state: 'added', fields: true, code: true }];
  const fields = sum(was, name => name === 'schema.json') !== sum(now, name => name === 'schema.json');
  const code = sum(was, name => name !== 'schema.json') !== sum(now, name => name !== 'schema.json');
  return fields || code ? [{ type, state: 'changed', fields, code }] : [];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return [
    ...new Set(listFiles(folder).flatMap(name => (name.includes('/') ? (name.split('/')[0] ?? []) : []))),
  ];
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
    for (const [, target = ''] of source.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)) {
      visit(join(dirname(file), target));
    }
  };
  ENTRIES.forEach(visit);
  const contents = [...files].sort().flatMap(file => [file, readFileSync(join(root, file))]);
  return hash(sum(join(root, 'src/styles')), ...contents);
}
