// Marks every text, picture and amount of a site with a sign of its own. On a page drawn from the marked site, each word tells the field
// that it comes from.
import { longDate } from '../../../src/base/dates/dates.ts';
import { type Fields, type Path, valueAt } from '../../../src/base/json-value.ts';
import { documentOfFile, documentsOf } from '../../../src/site/library/documents.ts';
import type { Library } from '../../../src/site/types.ts';
import { type SetField, setFields } from './set-fields.ts';

export type Place = { document: string; path: Path };
/** A field that no sign can stand in, and what a page shows of it: words, or the address of a picture. */
export type Unmarked = { place: Place; words: string };
export type Marked = { library: Library; placesIn: (text: string) => Place[]; unmarked: Unmarked[] };

/** No typeface has these signs, and no text. Amounts count from a million. */
const FIRST_SIGN = 0xf0000;
const FIRST_AMOUNT = 1_000_000;
/** Values stand in texts by their names in braces, where the text is the field that is meant. */
const ELSEWHERE = ['values', 'addresses', 'words', 'lint', 'brand'];

export function marked(library: Library): Marked {
  const places: Place[] = [];
  const unmarked: Unmarked[] = [];
  const language = library.settings().document?.language;
  const sources = documentsOf(library).flatMap(file => {
    const document = documentOfFile(library.root, file.file);
    if (document === undefined || !file.document) return [];
    const value = structuredClone(file.document);
    for (const field of setFields(library.schemas[file.kind], library.definitions, value)) {
      const place = { document, path: field.path };
      const words = unmarkedWords(field, value, language);
      if (words !== undefined) unmarked.push({ place, words });
      else if (document === '_site' && ELSEWHERE.includes(String(field.path[0]))) continue;
      else if (mark(value, field, places.length)) places.push(place);
    }
    return [{ file: file.file, text: JSON.stringify(value, null, 2) }];
  });
  return {
    library: library.withText(...sources),
    placesIn: text => marksIn(text).flatMap(number => places[number] ?? []),
    unmarked,
  };
}

/** Lists are in the order of days, blocks compare categories, and every text may name the brand and the values. */
function unmarkedWords(
  { field: { control }, path, value }: SetField,
  document: unknown,
  language?: string,
): string | undefined {
  if (path.at(-1) === 'decorative') return String(valueAt(document, [...path.slice(0, -1), 'src']));
  if (typeof value !== 'string') return undefined;
  if (control.kind === 'day') return longDate(value, language);
  const isCategory = control.kind === 'choice' && control.from === 'categories';
  return isCategory || /^(brand|values,\w+)$/.test(path.join()) ? value : undefined;
}

function mark(document: unknown, { path, field, value }: SetField, number: number): boolean {
  const around = valueAt(document, path.slice(0, -1)) as Fields;
  const step = path.at(-1) as string;
  const { control } = field;
  const isText = control.kind === 'words' || (control.kind === 'line' && control.pattern === undefined);
  const sign = String.fromCodePoint(FIRST_SIGN + number);
  if (isText && typeof value === 'string') around[step] = withSign(value, sign);
  else if (control.kind === 'words' && Array.isArray(value))
    around[step] = value.map(one => withSign(one, sign));
  else if (control.kind === 'amount' && control.from) around[step] = FIRST_AMOUNT + number;
  else return false;
  return true;
}

/** Puts the sign behind the first word, or else full stop, of each piece between the signs of Markdown, so every text on the page has one. */
function withSign(text: string, sign: string): string {
  return text
    .split(/(\]\([^)]*\)|[*_`[\]]+|\n\s*(?:[-#>]+|\d+\.)?\s*|^(?:[-#>]+|\d+\.)\s+)/)
    .map((piece, index) =>
      index % 2 === 0 ? piece.replace(/\{\w+\}|[\p{L}\p{N}]+|[.,;:!?)–]/u, word => word + sign) : piece,
    )
    .join('');
}

function marksIn(text: string): number[] {
  const signs = [...text].map(sign => (sign.codePointAt(0) ?? 0) - FIRST_SIGN).filter(number => number >= 0);
  const amounts = [...text.matchAll(/\d[\d.,\s’']*\d/g)]
    .map(
      ([amount]) =>
        Number(
          amount.replace(/(?:[.,]\d{2})?$/, cents => (cents.length === 3 ? '' : cents)).replace(/\D/g, ''),
        ) - FIRST_AMOUNT,
    )
    .filter(number => number >= 0 && number < FIRST_AMOUNT);
  return [...signs, ...amounts];
}
