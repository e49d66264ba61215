// Brings all documents that hold an older shape up to date.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration, Written } from '../../../schema/migration.ts';
import { isFields, type Path } from '../../base/json-value.ts';
import { read } from '../../document/files/read.ts';
import { changeValue } from '../../document/json/change.ts';
import { parse } from '../../document/json/parse.ts';
import type { Parsed, Source } from '../../document/problem/document.ts';
import { lineOf, valueSpan } from '../../document/problem/position.ts';
import { compileSchema } from '../../document/validate/validate.ts';
import { documentsOf } from '../../site/library/documents.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { starterFiles } from '../../site/library/starters.ts';
import type { Library } from '../../site/types.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { Migrations } from './migrations.ts';
import { blocksIn, type Shapes } from './shapes.ts';

export type Migrated = {
  source: Source;
  text: string;
  /** What was brought up to date: blocks by their types, or the site document. */
  brought: { name: string; changes: string[] }[];
  /** Places with mistakes that no migration mends. They stay as they are. */
  left: string[];
};

/** A part of a document that has its own schema: a block, or the whole site document. */
type Shaped = {
  name: string;
  path: Path;
  value: Written;
  migrations: Migration[];
  isRight: (value: Written) => boolean;
};

export const SITE_DOCUMENT = 'site document';

export function migrateAll(library: Library, migrations: Migrations, isRight: Shapes): Migrated[] {
  const pages = documentsOf(library).flatMap(({ parsed }) => parsed ?? []);
  const site = pages.filter(({ source }) => source.file === SITE_FILE);
  const withBlocks = [...pages.filter(page => !site.includes(page)), ...starters(library)];
  return [
    ...withBlocks.map(parsed => migrate(parsed, shapedBlocks(parsed, ['blocks'], migrations, isRight))),
    ...site.map(parsed => migrateSite(parsed, library, migrations.site)),
    ...ownExamples(library).map(parsed => migrate(parsed, shapedBlocks(parsed, [], migrations, isRight))),
  ];
}

function starters({ root }: Library): Parsed[] {
  return starterFiles(root).flatMap(file => parsedOf(read(root, file).source));
}

/** The examples of the site's own blocks, which editors offer as a start. The engine's examples are not the site's to change. */
function ownExamples({ root, types, homeOf }: Library): Parsed[] {
  const own = types.filter(type => homeOf(type) === root);
  return own.flatMap(type => {
    const file = `blocks/${type}/examples.json`;
    return parsedOf({ file, text: readFileSync(join(root, file), 'utf8') });
  });
}

function parsedOf(source: Source | undefined): Parsed[] {
  const parsed = source && parse(source).parsed;
  return parsed ? [parsed] : [];
}

function shapedBlocks(parsed: Parsed, list: Path, { blocks }: Migrations, isRight: Shapes): Shaped[] {
  return blocksIn(parsed.value, list).map(({ block, index }) => ({
    name: block.type,
    path: [...list, index],
    value: block,
    migrations: blocks.get(block.type) ?? [],
    isRight,
  }));
}

function migrateSite(parsed: Parsed, library: Library, migrations: Migration[]): Migrated {
  const { value } = parsed;
  if (!isFields(value)) return migrate(parsed, []);
  const isRight = compileSchema(library.schemas.site);
  return migrate(parsed, [{ name: SITE_DOCUMENT, path: [], value, migrations, isRight }]);
}

function migrate(parsed: Parsed, shaped: Shaped[]): Migrated {
  const { source } = parsed;
  const result: Migrated = { source, text: source.text, brought: [], left: [] };
  for (const { name, path, value, migrations, isRight } of shaped) {
    const brought = bringUpToDate(value, migrations, isRight);
    if (brought) {
      result.text = changeValue(result.text, path, brought.written);
      result.brought.push({ name, changes: brought.changes });
    } else if (!isRight(value)) {
      result.left.push(`${source.file}:${lineOf(source, valueSpan(parsed, path).offset)}`);
    }
  }
  return result;
}
