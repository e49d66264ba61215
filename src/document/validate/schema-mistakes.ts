// Makes a validator. If ajv refuses the schema, finds out which of the files that people write is wrong, and why.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { quoted } from '../../base/words.ts';
import { didYouMean, nearest } from '../problem/did-you-mean.ts';
import { lineOf } from '../problem/position.ts';
import { pageBundle } from '../schema/bundle.ts';
import type { BlockSource, Schema, Sources } from '../schema/sources.ts';
import { compileSchema, refusalOf } from './compile-schema.ts';

const load = createRequire(import.meta.url);

export function validatorOf(schema: Schema, sources: Sources): ReturnType<typeof compileSchema> {
  try {
    return compileSchema(schema);
  } catch (error) {
    throw problemIn(sources) ?? new Failure(`schema/*.json: ${(error as Error).message}.`);
  }
}

/** Undefined if ajv refuses none of the files on its own. */
export function problemIn(sources: Sources): Failure | undefined {
  const problems = problemsIn(sources);
  return problems.length > 0 ? new Failure(problems.join('\n')) : undefined;
}

/** Looks at each file separately. That is slow, so it is done only after ajv has refused all of them together. */
function problemsIn(sources: Sources): string[] {
  const { common, base, page, shared, site, blocks } = sources;
  const ofAll = Object.entries({ common, block: base, page, shared, site });
  const files: [string, Schema][] = [
    ...ofAll.map(([name, schema]): [string, Schema] => [`schema/${name}.json`, schema]),
    ...blocks.map(({ type, schema }): [string, Schema] => [fileOf(type), schema]),
  ];
  const problems = files.flatMap(([file, schema]) => formProblems(file, schema));
  if (problems.length > 0) return problems;
  const ofBlocks = blocks.flatMap(block => useProblem(block, sources));
  // If every block is refused, the mistake is not in a block.
  return ofBlocks.length < blocks.length ? ofBlocks : [];
}

/** What JSON Schema does not allow. */
function formProblems(file: string, schema: Schema): string[] {
  const { Ajv } = load('ajv') as typeof import('ajv');
  const ajv = new Ajv({ strict: false });
  if (ajv.validateSchema(schema)) return [];
  const [first] = ajv.errors ?? [];
  const place = first?.instancePath.slice(1).replaceAll('/', ' › ');
  return [`${file} is no JSON Schema: ${place || 'all of it'} ${first?.message}.`];
}

/** The mistake of one block, for example that it refers to a piece which schema/common.json does not have. */
function useProblem(block: BlockSource, sources: Sources): string[] {
  const schema = pageBundle({ ...sources, blocks: [block] });
  const refusal = refusalOf(schema);
  if (refusal === undefined) return [];
  const [, piece] = /can't resolve reference #\/definitions\/(\S+) from/.exec(refusal) ?? [];
  return [piece === undefined ? `${fileOf(block.type)}: ${refusal}.` : noPiece(piece, block, schema)];
}

function noPiece(piece: string, { type, home }: BlockSource, { definitions }: Schema): string {
  const file = fileOf(type);
  const source = { file, text: readFileSync(join(home, file), 'utf8') };
  const offset = Math.max(0, source.text.indexOf(`#/definitions/${piece}"`));
  const meant = nearest(piece, Object.keys(definitions as object));
  const sentence = `${quoted(piece)} is not a piece of schema/common.json.${didYouMean(meant)}`;
  return `${file}:${lineOf(source, offset)}  ${sentence}`;
}

function fileOf(type: string): string {
  return `blocks/${type}/schema.json`;
}
