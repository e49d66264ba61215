// Reports schemas that refuse committed content which they allowed before, unless a migration helps. Other branches and other
// people's drafts still hold such content.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '../../base/json-value.ts';
import type { Sides } from '../../base/places.mjs';
import { counted } from '../../base/words.ts';
import { lineOf, problemOfFile, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { pageBundle, siteBundle } from '../../document/schema/bundle.ts';
import { readSources, type Sources } from '../../document/schema/sources.ts';
import { validatorOf } from '../../document/validate/schema-mistakes.ts';
import { compileSchema } from '../../document/validate/validate.ts';
import { baseOf, differs, forkOf, lastCommit } from '../../site/git/base.ts';
import { withCheckout } from '../../site/git/checkout.ts';
import { git } from '../../site/git/git.ts';
import { keptUntilGitMoves } from '../../site/git/moved.ts';
import { documentsOf } from '../../site/library/documents.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { loadMigrations, type Migrations, SITE_MIGRATIONS } from './migrations.ts';
import { blocksIn, type Shapes, shapesOf, type TypedBlock } from './shapes.ts';

const BLOCKS = ['blocks/*/schema.json', 'blocks/*/migrations.ts'];
const SHAPES = ['schema', ...BLOCKS];

/** Empty if the project is not in Git. Quick if no schema and no migration has changed. */
export async function refusedShapes(sides: Sides): Promise<Problem[]> {
  if (areAsCommitted(sides)) return [];
  const base = baseOf(sides.site);
  if (base === undefined || !haveChanged(sides, base)) return [];
  const { sources, mistakes: unread } = readSources(sides);
  if (unread.length > 0) return [];
  const { migrations, mistakes } = await loadMigrations(sources, sides.engine);
  const shapes = pageBundle(sources);
  validatorOf(shapes, sources);
  return [
    ...mistakes.map(sentence => problemOfFile('blocks', sentence)),
    ...withCheckout(sides, base, earlier => {
      const { sources: then, mistakes } = readSources(earlier);
      // The site did not exist yet at that commit.
      if (mistakes.length > 0 || !existsSync(join(earlier.site, 'pages'))) return [];
      const library = openLibrary(earlier.site, earlier.engine);
      const blocks = refusedBlocks(library, then, shapesOf(shapes), migrations);
      return [
        ...[...blocks].map(([type, places]) =>
          problemOfFile(`blocks/${type}/schema.json`, sentenceFor(type, places, migrations)),
        ),
        ...refusedSite(library, sources, migrations),
      ];
    }),
  ];
}

function haveChanged({ engine, site }: Sides, base: string): boolean {
  return differs(engine, base, SHAPES) || (site !== engine && differs(site, base, BLOCKS));
}

/**
 * Whether no schema differs from the last commit, nor from the one before. Then it does not matter which of the two is the base,
 * and Git need not look through the whole working tree for it.
 */
function areAsCommitted(sides: Sides): boolean {
  const last = lastCommit(sides.site);
  if (last === undefined || forkOf(sides.site) !== undefined) return false;
  return ![sides.engine, sides.site].some(shapesCameLast) && !haveChanged(sides, last);
}

/** Whether the last commit has changed schemas. Undefined in the first commit. */
const shapesCameLast = keptUntilGitMoves(root => {
  const { status } = git(root, ['diff', '--quiet', 'HEAD^', 'HEAD', '--', ...SHAPES]);
  return status === 0 || status === 1 ? status === 1 : undefined;
});

function sentenceFor(type: string, places: string[], migrations: Migrations): string {
  const blocks = counted(places.length, `${type} block`);
  const [first] = places;
  if (!migrations.blocks.has(type)) {
    return `There is no ${type} block any more, but ${blocks} stood in the pages, first in ${first}. Keep the folder, or take the blocks out first.`;
  }
  return `This change refuses ${blocks} that ${places.length === 1 ? 'was' : 'were'} right before, first in ${first}. Add a migration to blocks/${type}/migrations.ts, or keep what was possible.`;
}

/** For each type, the places of blocks that the old schema accepts, the new one refuses, and no migration helps. */
function refusedBlocks(
  library: Library,
  then: Sources,
  isRight: Shapes,
  { blocks: migrations }: Migrations,
): Map<string, string[]> {
  const refused = new Map<string, string[]>();
  const wasRight = shapesOf(library.schemas.page);
  for (const { block, place } of [...blocksOfPages(library), ...then.blocks.flatMap(examplesOf)]) {
    if (!wasRight(block) || isRight(block)) continue;
    if (bringUpToDate(block, migrations.get(block.type) ?? [], isRight)) continue;
    refused.set(block.type, [...(refused.get(block.type) ?? []), place]);
  }
  return refused;
}

function refusedSite(library: Library, now: Sources, { site: migrations }: Migrations): Problem[] {
  const { document, file } = library.settings();
  const isRight = compileSchema(siteBundle(now));
  if (!isFields(document) || isRight(document)) return [];
  if (bringUpToDate(document, migrations, isRight)) return [];
  const message = `This change refuses ${file}, which was right before. Add a migration to ${SITE_MIGRATIONS}, or keep what was possible.`;
  return [problemOfFile('schema/site.json', message)];
}

type PlacedBlock = { block: TypedBlock; place: string };

function blocksOfPages(library: Library): PlacedBlock[] {
  return documentsOf(library).flatMap(({ parsed }) => {
    if (!parsed) return [];
    return blocksIn(parsed.value, ['blocks']).map(({ block, index }) => {
      const { offset } = valueSpan(parsed, ['blocks', index]);
      return { block, place: `${parsed.source.file}:${lineOf(parsed.source, offset)}` };
    });
  });
}

function examplesOf({ type, examples }: { type: string; examples: unknown[] }): PlacedBlock[] {
  return blocksIn(examples, []).map(({ block }) => ({ block, place: `blocks/${type}/examples.json` }));
}
