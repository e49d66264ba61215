// Puts something into every list of every document of a site, and tells what the check of the whole site says of each. Documents of
// one kind are changed in the same step, because checking a site once costs as much as one change.
import { type Fields, isFields, type Path, valueAt } from '../../../src/base/json-value.ts';
import { addedProblems } from '../../../src/change/added-problems.ts';
import { problemKey } from '../../../src/change/fix/new-mistakes.ts';
import { checkAll } from '../../../src/check/check.ts';
import type { MadeValue } from '../../../src/composer/model/begun/begun-value.ts';
import type { ListPlace } from '../../../src/composer/model/begun/supply.ts';
import type { DocumentFile } from '../../../src/document/problem/document.ts';
import type { Problem } from '../../../src/document/problem/problem.ts';
import { documentsOf } from '../../../src/site/library/documents.ts';
import type { Library } from '../../../src/site/types.ts';

/** "type" is that of a block. */
export type Spot = ListPlace & { file: DocumentFile; type?: string };
export type Put = { spot: Spot; begun: MadeValue; problems: Problem[] };

/** Every place of every list, for blocks once for each type. */
function spotsIn(file: DocumentFile, library: Library): Spot[] {
  const document = (file.parsed?.value ?? {}) as Fields;
  const schema = library.schemas[file.kind];
  const visit = (value: unknown, path: Path): Spot[] => {
    const inner = Array.isArray(value) ? value.entries() : isFields(value) ? Object.entries(value) : [];
    const inside = [...inner].flatMap(([step, one]) => visit(one, [...path, step]));
    if (!Array.isArray(value)) return inside;
    const types = path.join() === 'blocks' ? [...library.types, 'shared'] : [undefined];
    const places = Array.from({ length: value.length + 1 }, (_, at) => ({
      file,
      document,
      schema,
      path,
      at,
    }));
    return [...places.flatMap(place => types.map(type => ({ ...place, ...(type && { type }) }))), ...inside];
  };
  return visit(document, []);
}

type Trial = { spot: Spot; at: number; begun: MadeValue };

/** "make" gives what is put at each of the chosen spots, and its place. */
export function putEverywhere(
  library: Library,
  isChosen: (spot: Spot, index: number) => boolean,
  make: (spot: Spot) => { begun: MadeValue | undefined; at: number },
): { put: Put[]; left: Spot[] } {
  const before = checkAll(library);
  const found: { put: Put[]; left: Spot[] } = { put: [], left: [] };
  for (const group of groupsOf(documentsOf(library))) {
    const rows = group.map(file => spotsIn(file, library).filter(isChosen));
    for (let index = 0; index < Math.max(...rows.map(({ length }) => length)); index += 1) {
      const trials = rows
        .flatMap(row => row.slice(index, index + 1))
        .flatMap((spot): Trial[] => {
          const made = make(spot);
          if (!made.begun) found.left.push(spot);
          return made.begun ? [{ spot, at: made.at, begun: made.begun }] : [];
        });
      const fresh = trials.length === 0 ? [] : errorsOf(before, trials, library);
      for (const { spot, begun } of trials)
        found.put.push({ spot, begun, problems: fresh.filter(({ file }) => file === spot.file.file) });
      const elsewhere = fresh.filter(({ file }) => !trials.some(({ spot }) => spot.file.file === file));
      found.put.at(-1)?.problems.push(...elsewhere);
    }
  }
  return found;
}

function errorsOf(before: Problem[], trials: Trial[], library: Library): Problem[] {
  const texts = trials.map(({ spot: { file, path }, at, begun }) => {
    const document = structuredClone(file.parsed?.value);
    (valueAt(document, path) as unknown[]).splice(at, 0, begun.value);
    return { file: file.file, text: JSON.stringify(document, null, 2) };
  });
  const now = checkAll(library.withText(...texts));
  return addedProblems(before, now, problemKey).filter(({ level }) => level === 'error');
}

/** A shared document changes the pages that use it, so it is changed alone. */
function groupsOf(files: DocumentFile[]): DocumentFile[][] {
  const pages = files.filter(({ kind }) => kind === 'page');
  return [pages, ...files.filter(({ kind }) => kind !== 'page').map(file => [file])];
}

/** "pages/faq.json blocks.2.items 4" */
export function spotName({ file, path, at, type = '' }: Spot): string {
  return `${file.file} ${path.join('.')} ${at} ${type}`.trim();
}
