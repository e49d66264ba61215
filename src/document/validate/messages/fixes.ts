// Makes the fix for a mistake, if the author can have meant only one thing and the fix loses nothing that was written.

import { isFields } from '../../../base/json-value.ts';
import { otherInForm, says } from '../../../base/sentences/said.ts';
import { remove } from '../../json/fields.ts';
import type { Parsed } from '../../problem/document.ts';
import { changeTo, renameTo, replaceBy } from '../../problem/fix-texts.ts';
import { nodeAt } from '../../problem/nodes.ts';
import { valueSpan } from '../../problem/position.ts';
import type { Fix, Span } from '../../problem/problem.ts';
import { newNames } from '../../schema/replaced.ts';
import { judgeUrl } from '../../text/href.ts';
import { plainChoice } from './choices.ts';
import { dayRead, type Finding, numberRead, type SchemaOfField } from './finding.ts';
import { holdsWords } from './kinds.ts';
import { type Mistake, markedPath } from './mistakes.ts';

export function fixOfField(mistake: Mistake & { kind: 'unknown' | 'replaced' }, span: Span): Fix | undefined {
  const name = mistake.kind === 'unknown' ? mistake.surely : newName(mistake);
  return name === undefined ? undefined : renameTo(span, name);
}

/** The new name of an old field, if there is just one and the object does not have it yet. */
function newName({ finding, replacement }: Mistake & { kind: 'replaced' }): string | undefined {
  const [name, ...others] = newNames(replacement);
  if (name === undefined || others.length > 0) return undefined;
  return isFields(finding.data) && Object.hasOwn(finding.data, name) ? undefined : name;
}

export function fixOfValue(finding: Finding, parsed: Parsed): Fix | undefined {
  const span = valueSpan(parsed, finding.path);
  const meant = meantValue(finding, parsed.source.text.slice(span.offset, span.offset + span.length));
  if (meant !== undefined) return changeTo(span, JSON.stringify(meant));
  const number = finding.keyword === 'type' ? meantNumber(finding) : undefined;
  if (number !== undefined) return changeTo(span, number);
  if (finding.keyword === 'type') return fixOfKind(finding, parsed, span);
  if (finding.keyword !== 'uniqueItems') return undefined;
  const [cut] = remove({ text: parsed.source.text, tree: parsed.tree }, markedPath(finding));
  return cut && replaceBy(cut, says`Take the second one out`, { deed: 'take', what: 'the second one' }, '');
}

/** The value that the author meant, as JSON data. */
function meantValue(finding: Finding, written: string): unknown {
  const { keyword, data, schema, parentSchema } = finding;
  if (keyword === 'enum') return plainChoice(finding);
  if (keyword === 'const') return isWord(data, String(schema)) ? schema : undefined;
  if (keyword === 'type') return meantKind(String(schema), data, written);
  if (keyword !== 'pattern') return undefined;
  if (parentSchema.title === 'Anchor') return meantAnchor(String(data));
  const judgement = parentSchema.title === 'Href' ? judgeUrl(String(data)) : undefined;
  return judgement?.kind === 'refused' ? judgement.meant : dayRead(finding);
}

function meantKind(wanted: string, data: unknown, written: string): unknown {
  if (wanted === 'string') return typeof data === 'number' ? written : undefined;
  if (wanted !== 'boolean') return undefined;
  return isWord(data, 'true') ? true : isWord(data, 'false') ? false : undefined;
}

/** The number as JSON writes it: "649,50 zł" → "649.50". */
function meantNumber(finding: Finding): string | undefined {
  const reading = numberRead(finding);
  if (reading?.kind !== 'one') return undefined;
  return finding.schema === 'number' || !reading.number.includes('.') ? reading.number : undefined;
}

function isWord(data: unknown, word: string): boolean {
  return typeof data === 'string' && data.trim().toLowerCase() === word;
}

/** "What's included" → "whats-included" */
function meantAnchor(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/^[#\s]+|(?<!\s)\s+$/g, '')
    .replace(/[\s_]+/g, '-');
  return /^[a-z][a-z0-9-]*$/.test(plain) ? plain : undefined;
}

/** For an item without the list around it, or a list of one item where no list can be. */
function fixOfKind(
  { schema, data, path, parentSchema }: Finding,
  { tree, source }: Parsed,
  span: Span,
): Fix | undefined {
  const wanted = [schema].flat();
  const inside = (offset: number, length: number) => source.text.slice(offset, offset + length);
  if (wanted.includes('array') && isItem(data, parentSchema.items))
    return replaceBy(
      span,
      otherInForm(says`Put square brackets around it`, says`Put it into a list`),
      { deed: 'put', what: 'square brackets around it' },
      `[${inside(span.offset, span.length)}]`,
    );
  if (!Array.isArray(data) || data.length !== 1 || wanted.includes('array')) return undefined;
  const item = nodeAt(tree, [...path, 0]);
  if (!item || !wanted.includes(item.type)) return undefined;
  const title = otherInForm(says`Take the square brackets out`, says`Take it out of the list`);
  return replaceBy(
    span,
    title,
    { deed: 'take', what: 'the square brackets' },
    inside(item.offset, item.length),
  );
}

/** Whether the value is one item of the list. A text such as "one, two" may be meant as two items, so it is not. */
function isItem(data: unknown, items: SchemaOfField = {}): boolean {
  if (holdsWords(items)) return typeof data === 'string' && data !== '' && !/[,;|\n]/.test(data);
  return isFields(data);
}
