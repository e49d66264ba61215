// Shows one value of a document in a sentence: money and dates as the site writes them, texts in quotes.

import { longDate } from '../../base/dates.ts';
import { isFields } from '../../base/json-value.ts';
import { shortened } from '../../base/words.ts';
import { type Shape, schemaOfStep } from '../../document/schema/step.ts';
import { labelOf, type ShownNames } from './shown-names.ts';
import { joined, ours, saidAs, several, theirs, type Words } from './words.ts';

const MOST_NAMES = 3;

export function shownValue(value: unknown, shape: Shape, names: ShownNames): Words {
  if (typeof value === 'number') return isMoney(shape) ? theirs(names.money(value)) : ours(String(value));
  if (typeof value === 'boolean') return ours(value ? 'yes' : 'no');
  if (typeof value === 'string') return shownText(value, shape);
  if (Array.isArray(value)) return shownList(value, shape, names);
  if (shape.kind === 'link' && isFields(value)) return shownLink(value);
  if (shape.kind === 'image' && isFields(value)) return saidAs`"${fileName(value.src)}"`;
  const label = labelOf(value, names);
  if (label !== undefined) return saidAs`"${label}"`;
  return isFields(value) ? quotedNames(Object.keys(value)) : ours('nothing');
}

function shownText(value: string, { kind, schema }: Shape): Words {
  if (schema.enum || kind === 'href' || kind === 'route' || kind === 'anchor') return theirs(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return theirs(longDate(value));
  return saidAs`"${shortened(value)}"`;
}

function shownList(list: unknown[], { kind, schema }: Shape, names: ShownNames): Words {
  if (isText(kind)) return saidAs`"${shortened(wholeText(list))}"`;
  const items = schemaOfStep(schema, 0);
  const labels = list.map(item => labelOf(item, names) ?? '').filter(label => label !== '');
  if (labels.length === 0) return ours(several(list.length, items?.enum ? 'choice' : 'item'));
  return quotedNames(labels);
}

/** Example: "A", "B", "C" and two more */
export function quotedNames(labels: string[]): Words {
  const more = labels.length - MOST_NAMES;
  const shown = labels.slice(0, more === 1 ? MOST_NAMES + 1 : MOST_NAMES).map(label => saidAs`"${label}"`);
  return [...joined(shown, ', '), ...ours(more > 1 ? ` and ${several(more, 'more').replace(/s$/, '')}` : '')];
}

function shownLink({ text, href, chat }: { [field: string]: unknown }): Words {
  const target = typeof chat === 'string' ? 'the chat' : asText(href ?? 'nowhere');
  return saidAs`"${shortened(asText(text ?? ''))}", which leads to ${target}`;
}

export function isText(kind: string | undefined): boolean {
  return kind === 'text' || kind === 'longText';
}

/** A document with mistakes may hold something else where a text belongs. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? 'nothing';
}

/** A text may be one string, or a list with one string for each paragraph. */
export function wholeText(value: unknown): string {
  return Array.isArray(value) ? value.map(asText).join('\n\n') : asText(value);
}

function isMoney({ kind }: Shape): boolean {
  return kind === 'money' || kind === 'siteValue';
}

export function fileName(path: unknown): string {
  return asText(path).replace(/^.*\//, '');
}
