// A starter and what is known of the new page in, the text of its document out, in the starter's own layout.
import { dayAt } from '../content/dates.ts';
import type { Parsed } from '../content/document.ts';
import type { Library } from '../content/library.ts';
import { parse } from '../content/parse.ts';
import { timeZoneOf } from '../content/publication.ts';
import { isFields } from '../content/where.ts';
import { applyEdits, type Edit } from '../edit/edits.ts';
import { addField, remove, setValue, type Written } from '../edit/fields.ts';
import { Failure } from '../failure.ts';
import type { Starter } from './starters.ts';

export function compose(starter: Starter, title: string, isDraft: boolean, library: Library): string {
  const text = starter.text.replaceAll('{title}', () => JSON.stringify(title).slice(1, -1));
  const parsed = readStarter(starter, text);
  const written = { text, tree: parsed.tree };
  return applyEdits(text, [
    ...statusEdits(written, parsed.value, isDraft),
    ...articleEdits(written, parsed.value, library),
  ]);
}

function readStarter({ file }: Starter, text: string): Parsed {
  const { parsed, problems } = parse({ file, text });
  if (parsed) return parsed;
  const [{ line, column, message } = { line: 1, column: 1, message: '' }] = problems;
  throw new Failure(`${file}:${line}:${column}  ${message}`);
}

function statusEdits(written: Written, value: unknown, isDraft: boolean): Edit[] {
  const hasStatus = isFields(value) && Object.hasOwn(value, 'status');
  if (isDraft && !hasStatus) return addField(written, [], 'status', 'draft', 'description');
  if (isDraft) return setValue(written, ['status'], 'draft');
  return hasStatus ? remove(written, ['status']) : [];
}

function articleEdits(written: Written, value: unknown, library: Library): Edit[] {
  if (!isFields(value) || !isFields(value.article)) return [];
  return [
    ...setValue(written, ['article', 'id'], nextArticle(library)),
    ...setValue(written, ['article', 'date'], dayAt(library.now(), timeZoneOf(library))),
  ];
}

function nextArticle(library: Library): number {
  const numbers = library.routes().map(route => {
    const value = library.page(route)?.parsed?.value;
    const id = isFields(value) && isFields(value.article) ? value.article.id : 0;
    return typeof id === 'number' ? id : 0;
  });
  return Math.max(0, ...numbers) + 1;
}
