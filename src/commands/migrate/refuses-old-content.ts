// The schemas as they are now and the content as it was committed in, a problem for each shape that would now refuse what
// it allowed, and has no migration for it, out. Other branches and other people's drafts still hold such content.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sides } from '../../base/places.mjs';
import { counted } from '../../base/words.ts';
import { problemAt, problemOfFile, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { validatorOf } from '../../document/validate/schema-mistakes.ts';
import { baseOf, differs } from '../../history/base.ts';
import { withCheckout } from '../../history/checkout.ts';
import { pageBundle } from '../../schema/bundle.ts';
import { readSources } from '../../schema/sources.ts';
import { documentsOf } from '../../site/documents.ts';
import { openLibrary } from '../../site/library.ts';
import type { Library } from '../../site/types.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { loadMigrations, type Migrations } from './migrations.ts';
import { isBlock, type Shapes, shapesOf } from './shapes.ts';

const BLOCKS = ['blocks/*/schema.json', 'blocks/*/migrations.ts'];
const SHAPES = ['schema', ...BLOCKS];

/** Nothing where the project is not kept in Git, and nearly no work where no shape has changed. */
export async function refusedShapes(
  sides: Sides,
  base: string | undefined = baseOf(sides.site),
): Promise<Problem[]> {
  if (base === undefined) return [];
  if (!differs(sides.engine, base, SHAPES) && !differs(sides.site, base, BLOCKS)) return [];
  const { sources, mistakes: unread } = readSources(sides);
  if (unread.length > 0) return [];
  const { migrations, mistakes } = await loadMigrations(sources.blocks);
  const shapes = pageBundle(sources);
  validatorOf(shapes, sources);
  const isRight = shapesOf(shapes);
  const refused = withCheckout(sides, base, earlier => refusedIn(earlier, isRight, migrations));
  return [
    ...mistakes.map(sentence => problemOfFile('blocks', sentence)),
    ...[...refused].map(([type, places]) =>
      problemOfFile(`blocks/${type}/schema.json`, sentenceFor(type, places, migrations)),
    ),
  ];
}

function sentenceFor(type: string, places: string[], migrations: Migrations): string {
  const blocks = counted(places.length, `${type} block`);
  const [first] = places;
  if (!migrations.has(type)) {
    return `There is no ${type} block any more, but ${blocks} stood in the pages, first in ${first}. Keep the folder, or take the blocks out first.`;
  }
  return `This change refuses ${blocks} that ${places.length === 1 ? 'was' : 'were'} right before, first in ${first}. Add a migration to blocks/${type}/migrations.ts, or keep what was possible.`;
}

/** By type, the places of blocks that were right then and neither are now nor can be brought up to date. */
function refusedIn(earlier: Sides, isRight: Shapes, migrations: Migrations): Map<string, string[]> {
  const { sources, mistakes } = readSources(earlier);
  const refused = new Map<string, string[]>();
  // A site that was begun since then had nothing to refuse.
  if (mistakes.length > 0 || !existsSync(join(earlier.site, 'pages'))) return refused;
  const library = openLibrary(earlier.site, earlier.engine);
  const wasRight = shapesOf(library.schemas.page);
  for (const { block, place } of [...blocksOfPages(library), ...sources.blocks.flatMap(examplesOf)]) {
    if (!isBlock(block) || !wasRight(block) || isRight(block)) continue;
    if (bringUpToDate(block, migrations.get(block.type) ?? [], isRight)) continue;
    refused.set(block.type, [...(refused.get(block.type) ?? []), place]);
  }
  return refused;
}

type Placed = { block: unknown; place: string };

function blocksOfPages(library: Library): Placed[] {
  return documentsOf(library).flatMap(({ parsed }) => {
    const blocks = (parsed?.value as { blocks?: unknown } | null | undefined)?.blocks;
    if (!parsed || !Array.isArray(blocks)) return [];
    return blocks.map((block, index) => {
      const { file, line } = problemAt(parsed.source, valueSpan(parsed, ['blocks', index]), '', '');
      return { block, place: `${file}:${line}` };
    });
  });
}

function examplesOf({ type, examples }: { type: string; examples: unknown[] }): Placed[] {
  return examples.map(block => ({ block, place: `blocks/${type}/examples.json` }));
}
