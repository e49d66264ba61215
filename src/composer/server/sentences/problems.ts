// Gives each problem its place as a path, and a key that stays the same while lines move.
import { createHash } from 'node:crypto';
import type { Said } from '../../../base/sentences/said.ts';
import { nodeAround, pathTo } from '../../../document/problem/nodes.ts';
import { offsetOf } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { documentIn, documentOfFile } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import type { PlaceIn, ToldProblem } from '../../model/asks.ts';
import { toldInForm } from './form-reader.ts';

export function keyOfProblem({ file, where, message }: Problem): string {
  return createHash('sha256').update([file, where, message].join('\n')).digest('base64url').slice(0, 22);
}

/** Undefined if the file is no document. The path is empty for the file as a whole. */
export function placeOfProblem(problem: Problem, library: Library): PlaceIn | undefined {
  const document = documentOfFile(library.root, problem.file);
  const file = documentIn(problem.file, library);
  if (document === undefined) return undefined;
  const { parsed } = file ?? {};
  const node = parsed && nodeAround(parsed.tree, offsetOf(parsed.source, problem));
  return { document, path: node ? pathTo(node) : [] };
}

export function toldProblem(problem: Problem, library: Library, language?: string): ToldProblem | undefined {
  const place = placeOfProblem(problem, library);
  if (!place) return undefined;
  const { level, where, message, said, fix } = problem;
  const inForm = (words: string, said?: Said) => toldInForm({ words, said }, place, library, language);
  return {
    ...place,
    key: keyOfProblem(problem),
    level,
    where,
    message: inForm(message, said),
    ...(fix && isMended(problem) && { mend: inForm(fix.title, fix.said) }),
  };
}

/** Whether its fix writes something in its own document. */
export function isMended({ fix }: Problem): boolean {
  return fix !== undefined && !fix.move && !fix.page;
}
