// Lets every line and text of a site say the same, so that no words tell one field from another.
import { type Fields, valueAt } from '../../../src/base/json-value.ts';
import { documentsOf } from '../../../src/site/library/documents.ts';
import type { Library } from '../../../src/site/types.ts';
import { setFields } from './set-fields.ts';

/** Lists that name nothing twice, and what texts name in braces. */
const OTHERS = ['keywords', 'categories', 'brand', 'values'];

export function allSaying(words: string, library: Library): Library {
  const sources = documentsOf(library).flatMap(file => {
    if (!file.document) return [];
    const value = structuredClone(file.document);
    for (const { path, field, value: said } of setFields(
      library.schemas[file.kind],
      library.definitions,
      value,
    )) {
      if (OTHERS.includes(String(path[0]))) continue;
      const { control } = field;
      const isLine = control.kind === 'line' && control.pattern === undefined && typeof said === 'string';
      if (!isLine && control.kind !== 'words') continue;
      if (words.length < (control.least ?? 0) || words.length > (control.most ?? words.length)) continue;
      (valueAt(value, path.slice(0, -1)) as Fields)[path.at(-1) as string] = words;
    }
    return [{ file: file.file, text: JSON.stringify(value, null, 2) }];
  });
  return library.withText(...sources);
}
