// Writes the document of a new page from a starter, in the starter's own layout.

import { dayAt } from '../../../base/dates.ts';
import { Failure } from '../../../base/failure.ts';
import { isFields } from '../../../base/json-value.ts';
import { applyEdits, type Edit } from '../../../document/json/edits.ts';
import { addField, type ParsedText, remove, setValue } from '../../../document/json/fields.ts';
import { parse } from '../../../document/json/parse.ts';
import { readTree } from '../../../document/json/reader.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import type { Node } from '../../../document/problem/nodes.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { Starter } from './starters.ts';

export function compose(starter: Starter, title: string, isDraft: boolean, library: Library): string {
  const { tree, value } = readStarter(starter);
  const written = { text: starter.text, tree };
  return applyEdits(starter.text, [
    ...titleEdits(tree, value, title),
    ...statusEdits(written, value, isDraft),
    ...articleEdits(written, value, library),
  ]);
}

/** The text of a page as a starter for others: without its old addresses and dates, which are its own. */
export function withoutOwn({ source: { text } }: Parsed): string {
  return ['redirects', 'publishAt', 'unpublishAt'].reduce((left, field) => {
    const written = { text: left, tree: readTree(left) };
    const isThere = (written.tree.children ?? []).some(({ children }) => children?.[0]?.value === field);
    return isThere ? applyEdits(left, remove(written, [field])) : left;
  }, text);
}

function readStarter({ file, text }: Starter): Parsed {
  const { parsed, problems } = parse({ file, text });
  if (parsed) return parsed;
  const [{ line, column, message } = { line: 1, column: 1, message: '' }] = problems;
  throw new Failure(`${file}:${line}:${column}  ${message}`);
}

/** Replaces the starter's title wherever it stands: also on its card and in its first heading. */
function titleEdits(node: Node, value: unknown, title: string): Edit[] {
  const old = isFields(value) ? value.title : undefined;
  if (node.type === 'string' && node.value === old)
    return [{ offset: node.offset, length: node.length, text: JSON.stringify(title) }];
  const inner = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (inner ?? []).flatMap(child => titleEdits(child, value, title));
}

function statusEdits(written: ParsedText, value: unknown, isDraft: boolean): Edit[] {
  const hasStatus = isFields(value) && Object.hasOwn(value, 'status');
  if (isDraft && !hasStatus) return addField(written, [], 'status', 'draft', 'description');
  if (isDraft) return setValue(written, ['status'], 'draft');
  return hasStatus ? remove(written, ['status']) : [];
}

function articleEdits(written: ParsedText, value: unknown, library: Library): Edit[] {
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
