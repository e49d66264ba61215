// Holds the examples of blocks to their schemas, because editors offer them as a start.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../document/json/parse.ts';
import { inFileOrder, type Problem } from '../../document/problem/problem.ts';
import { compileSchema, validate } from '../../document/validate/validate.ts';
import type { Library } from '../../site/types.ts';

export function checkExamples(library: Library, types: string[] = library.types): Problem[] {
  if (types.length === 0) return [];
  const list = compileSchema({
    type: 'array',
    items: { $ref: '#/definitions/block' },
    definitions: library.definitions,
  });
  return inFileOrder(
    types.flatMap(type => {
      const file = `blocks/${type}/examples.json`;
      const { parsed, problems } = parse({
        file,
        text: readFileSync(join(library.homeOf(type), file), 'utf8'),
      });
      return [...problems, ...(parsed ? validate(parsed, list) : [])].map(inWords);
    }),
  );
}

/** The blocks that a site brings itself. The engine's blocks are checked by its tests. */
export function ownBlocks({ types, homeOf, root }: Library): string[] {
  const own = types.filter(type => homeOf(type) === root);
  return own.length < types.length ? own : [];
}

/** "[0] › items" → "example 1 › items". */
function inWords(problem: Problem): Problem {
  const where = problem.where.replace(/^\[(\d+)\]/, (_, index: string) => `example ${Number(index) + 1}`);
  return { ...problem, where };
}
