// Every document with blocks in, the text of each that has blocks of an older shape, with them in their newest, out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../../base/json-value.ts';
import { parse } from '../../document/json/parse.ts';
import type { Source } from '../../document/types.ts';
import { change } from '../../edit/change.ts';
import { documentsOf } from '../../site/documents.ts';
import type { Library } from '../../site/types.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { Migrations } from './migrations.ts';
import { isBlock, type Shapes } from './shapes.ts';

export type Migrated = {
  file: string;
  path: string;
  text: string;
  blocks: { type: string; changes: string[] }[];
};

/** A document and the place of the list of blocks in it. */
type Holder = { source: Source; path: string; list: Path };

export function migrateAll(library: Library, migrations: Migrations, isRight: Shapes): Migrated[] {
  return [...pageHolders(library), ...exampleHolders(library)].flatMap(holder => {
    const migrated = migrate(holder, migrations, isRight);
    return migrated.blocks.length > 0 ? [migrated] : [];
  });
}

function pageHolders(library: Library): Holder[] {
  return documentsOf(library).flatMap(({ parsed }) => {
    const source = parsed?.source;
    return source ? [{ source, path: join(library.root, source.file), list: ['blocks'] }] : [];
  });
}

/** What editors offer as a start has to have the newest shape as well; the engine's own are nobody else's to write. */
function exampleHolders({ root, types, homeOf }: Library): Holder[] {
  const own = types.filter(type => homeOf(type) === root);
  return own.map(type => {
    const file = `blocks/${type}/examples.json`;
    const path = join(root, file);
    return { source: { file, text: readFileSync(path, 'utf8') }, path, list: [] };
  });
}

function migrate({ source, path, list }: Holder, migrations: Migrations, isRight: Shapes): Migrated {
  const result: Migrated = { file: source.file, path, text: source.text, blocks: [] };
  for (const [index, block] of blocksIn(source, list).entries()) {
    const brought = isBlock(block)
      ? bringUpToDate(block, migrations.get(block.type) ?? [], isRight)
      : undefined;
    if (!brought || !isBlock(block)) continue;
    result.text = change(result.text, [...list, index], brought.block);
    result.blocks.push({ type: block.type, changes: brought.changes });
  }
  return result;
}

function blocksIn(source: Source, list: Path): unknown[] {
  const value = parse(source).parsed?.value;
  const blocks = list.reduce<unknown>((inner, step) => (inner as { [step: string]: unknown })?.[step], value);
  return Array.isArray(blocks) ? blocks : [];
}
