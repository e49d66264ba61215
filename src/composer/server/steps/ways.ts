// Finds the paths of the mistakes that steps would bring in, and for each mistake the further step that mends it.
import { isDeepStrictEqual as isSame } from 'node:util';
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import type { Said } from '../../../base/sentences/said.ts';
import { applyFix } from '../../../change/fix/fix.ts';
import { parse } from '../../../document/json/parse.ts';
import { nodeAround, pathTo } from '../../../document/problem/nodes.ts';
import { offsetOf } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { BareStep, Step } from '../../../document/steps/steps.ts';
import { documentIn, documentOfFile } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';

/** The path is empty for a problem of the document as a whole. */
export type PlacedProblem = Problem & { document: string; path: Path };

/** "problem" is the index of the problem. The steps are the wanted ones and one more, which mends it. */
export type WayOut = { problem: number; title: string; said?: Said; steps: Step[] };

/** "library" holds the documents in which the problems are. */
export function withPlaces(problems: Problem[], library: Library): PlacedProblem[] {
  return problems.map(problem => {
    const parsed = documentIn(problem.file, library)?.parsed;
    const node = parsed && nodeAround(parsed.tree, offsetOf(parsed.source, problem));
    const document = documentOfFile(library.root, problem.file) ?? problem.file;
    return { ...problem, document, path: node ? pathTo(node) : [] };
  });
}

/** Leaves out fixes that change more than one document. */
export function waysOut(problems: PlacedProblem[], library: Library, steps: Step[]): WayOut[] {
  return problems.flatMap(({ file, document, fix }, problem) => {
    const version = steps.find(step => step.document === document)?.version;
    const parsed = documentIn(file, library)?.parsed;
    if (!fix || fix.move || fix.page || fix.also || !parsed || version === undefined) return [];
    const { parsed: mended } = parse({ file, text: applyFix(parsed.source.text, fix) });
    const mending = mended && stepBetween(parsed.value, mended.value);
    if (!mending) return [];
    const { title, said } = fix;
    return [{ problem, title, said, steps: [...steps, { document, version, ...mending }] }];
  });
}

/** The smallest value that is to be set. Undefined if that is the whole document. */
function stepBetween(
  before: unknown,
  after: unknown,
  path: Path = [],
): (BareStep & { path: Path }) | undefined {
  const name = onlyDifference(before, after);
  if (name === undefined) return path.length > 0 ? { do: 'set', path, value: after } : undefined;
  return stepBetween((before as Fields)[name], (after as Fields)[name], [...path, name]);
}

function onlyDifference(before: unknown, after: unknown): string | number | undefined {
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (!areLists && !(isFields(before) && isFields(after))) return undefined;
  const [names, others] = [Object.keys(before), Object.keys(after)];
  if (!isSame(names, others)) return undefined;
  const [name, ...more] = names.filter(key => !isSame((before as Fields)[key], (after as Fields)[key]));
  return more.length > 0 || name === undefined ? undefined : areLists ? Number(name) : name;
}
