// Throws the message for fields that stand between the items of a list. The fix moves them into the item above. If that item has
// fields of these names already, the fix puts braces around them.
import { listed, quoted, withArticle } from '../../base/words.ts';
import { replaceBy } from '../problem/fix-texts.ts';
import type { Fix, Span } from '../problem/problem.ts';
import { endOfValue, lastItemBefore } from './brackets.ts';
import { refuse } from './refuse.ts';
import { indentAt, lineAt } from './scan.ts';

/** A name with its colon, up to the value. */
const NAME = /"((?:[^"\\]|\\.)*)"\s*:\s*/y;

const MOST_NAMED = 8;

type Stray = { names: string[]; offset: number; end: number };
type Item = { start: number; end: number };

/** "open" is the bracket of the list, "at" is where the first field would begin. Throws nothing if no field is there. */
export function failAtStrayField(text: string, open: number, at: number): void {
  const stray = fieldsAt(text, at);
  const above = lastItemBefore(text, open, at);
  const isLast = /^\s*\]/.test(text.slice(stray.end));
  const [first] = stray.names;
  if (first === undefined || (isLast && !above)) return;
  const item = /"blocks"\s*:\s*$/.test(text.slice(0, open)) ? 'block' : 'item';
  const place = !above
    ? `before the first ${item}`
    : isLast
      ? `after the last ${item}`
      : `between two ${item}s`;
  const [field, stands, it] =
    stray.names.length > 1 ? ['fields', 'stand', 'them'] : ['field', 'stands', 'it'];
  const where = `The ${field} ${named(stray.names)} ${stands} ${place}.`;
  const mark = { offset: at, length: first.length + 2 };
  if (above && hasFields(text, above, stray.names))
    fail(mark, `${where} Put braces around: { … }.`, inBraces(text, stray));
  const end = above ? `; the one above ends on line ${lineAt(text, above.end)}` : '';
  fail(
    mark,
    `${where} Move ${it} into ${withArticle(item)}${end}.`,
    above && intoItem(text, above, stray, item),
  );
}

function named(names: string[]): string {
  if (names.length <= MOST_NAMED) return listed(names, 'and');
  return `${names.slice(0, MOST_NAMED).map(quoted).join(', ')} and ${names.length - MOST_NAMED} more`;
}

function fail({ offset, length }: Span, message: string, fix: Fix | undefined): never {
  refuse(offset, length, message, fix);
}

function fieldsAt(text: string, offset: number): Stray {
  const names: string[] = [];
  let end = offset;
  for (let from = offset; ; ) {
    NAME.lastIndex = from;
    const [head = '', name] = NAME.exec(text) ?? [];
    const value = name === undefined ? undefined : endOfValue(text, from + head.length);
    if (name === undefined || value === undefined) return { names, offset, end };
    names.push(name);
    end = value + (/^\s*,/.exec(text.slice(value))?.[0].length ?? 0);
    from = end + text.slice(end).search(/\S|$/);
  }
}

function hasFields(text: string, { start, end }: Item, names: string[]): boolean {
  const item = text.slice(start, end);
  return names.some(name => item.includes(`${JSON.stringify(name)}:`));
}

function inBraces(text: string, { offset, end }: Stray): Fix {
  const fields = textOf(text, { offset, end });
  return replaceBy(
    { offset, length: end - offset },
    'Put braces around',
    { deed: 'put', what: 'braces around' },
    `{ ${fields} }${commaAt(text, end)}`,
  );
}

function intoItem(text: string, { start, end }: Item, stray: Stray, item: string): Fix | undefined {
  const inside = text.slice(start, end - 1).trimEnd();
  if (!inside.startsWith('{')) return undefined;
  const gap = text.slice(start + inside.length, end - 1);
  const lineEnd = /\r\n|\r|\n/.exec(gap)?.[0];
  const indent = indentAt(text, start + inside.length);
  const parted = lineEnd ? `,${lineEnd}${indent}` : ', ';
  const fields = textOf(text, stray).replaceAll(
    `${lineEnd}${indentAt(text, stray.offset)}`,
    `${lineEnd}${indent}`,
  );
  const offset = start + inside.length;
  const what = `${stray.names.length > 1 ? 'them' : 'it'} into the ${item} above`;
  return replaceBy(
    { offset, length: stray.end - offset },
    `Put ${what}`,
    { deed: 'put', what },
    `${inside === '{' ? ' ' : parted}${fields}${gap}}${commaAt(text, stray.end)}`,
  );
}

function textOf(text: string, { offset, end }: Pick<Stray, 'offset' | 'end'>): string {
  return text.slice(offset, end).replace(/,$/, '').trimEnd();
}

/** A comma, if another item follows. */
function commaAt(text: string, end: number): string {
  return /^\s*["{[]/.test(text.slice(end)) ? ',' : '';
}
