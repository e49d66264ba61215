// Writes the document of a new page from a starter, in the starter's own layout.

import { dayAt } from '../../../base/dates/dates.ts';
import { Failure } from '../../../base/failure.ts';
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { applyEdits, type Edit } from '../../../document/json/edits.ts';
import { addField, type ParsedText, remove, setValue } from '../../../document/json/fields.ts';
import { parse } from '../../../document/json/parse.ts';
import { readTree } from '../../../document/json/reader.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import { type Node, nodeAt } from '../../../document/problem/nodes.ts';
import { FOR_COLLEAGUES } from '../../../document/schema/given-words.ts';
import { type OwnField, ownFieldsOf } from '../../../document/schema/like-page.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { atPlace } from '../../added-problems.ts';
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

/** The text of a page as a starter for others, without what the schema says is its own: its old addresses, days, notes and description. */
export function withoutOwn({ source: { text }, value }: Parsed, title: string, library: Library): string {
  const own = [...ownFieldsOf(library.schemas.page), ...ownOfBlocks(value)];
  return own.reduce((left, { path, instead, example }) => {
    const written = { text: left, tree: readTree(left) };
    if (!nodeAt(written.tree, path)) return left;
    if (instead === 'nothing') return applyEdits(left, remove(written, path));
    const wanted = instead === 'title' ? title : (wordsOfStarter(path, library) ?? example);
    return applyEdits(left, setValue(written, path, wanted));
  }, text);
}

/** What colleagues were told of a block, "Ask Mei before changing this", is not true of another page. */
function ownOfBlocks(page: unknown): OwnField[] {
  const blocks = valueAt(page, ['blocks']);
  return Array.isArray(blocks)
    ? blocks.map((_, at) => ({ path: ['blocks', at, FOR_COLLEAGUES], instead: 'nothing', example: '' }))
    : [];
}

/** A starter has them in the language of the site. */
function wordsOfStarter(path: Path, library: Library): string | undefined {
  const all = library.starters().map(starter => valueAt(starter, path));
  return all.find(words => typeof words === 'string');
}

function readStarter({ file, text }: Starter): Parsed {
  const { parsed, problems } = parse({ file, text });
  if (parsed) return parsed;
  throw new Failure(problems[0] ? atPlace(problems[0]) : file);
}

/** Where other pages may find what they call a page. A page that is like another one is not called like that one. */
const NAMES: Path[] = [['title'], ['card', 'title'], ['article', 'title'], ['blocks', 0, 'heading']];

/** Replaces the starter's title wherever it stands, and its other names. */
function titleEdits(tree: Node, value: unknown, title: string): Edit[] {
  const names = NAMES.map(path => nodeAt(tree, path));
  const old = isFields(value) ? value.title : undefined;
  return stringsIn(tree)
    .filter(node => node.value === old || names.includes(node))
    .map(({ offset, length }) => ({ offset, length, text: JSON.stringify(title) }));
}

/** The texts of a document, without the names of its fields. */
function stringsIn(node: Node): Node[] {
  if (node.type === 'string') return [node];
  const inner = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (inner ?? []).flatMap(stringsIn);
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
