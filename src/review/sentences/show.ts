// Shows one value of a document in a sentence: money and dates as the site writes them, texts in quotes.

import { isFields } from '../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { withoutSigns } from '../../base/without-signs.ts';
import { shortened } from '../../base/words.ts';
import { type Shape, schemaOfStep } from '../../document/schema/step.ts';
import { labelOf, type ShownNames } from './shown-names.ts';

const MOST_NAMES = 3;

export function shownValue(value: unknown, shape: Shape, names: ShownNames): Said {
  if (typeof value === 'number') return sign(isMoney(shape) ? names.money(value) : String(value));
  if (typeof value === 'boolean') return value ? says`yes` : says`no`;
  if (typeof value === 'string') return shownText(value, shape, names);
  if (Array.isArray(value)) return shownList(value, shape, names);
  if (shape.kind === 'link' && isFields(value)) return shownLink(value);
  if (shape.kind === 'image' && isFields(value)) return inQuotes(fileName(value.src));
  const label = labelOf(value, names);
  if (label !== undefined) return named(label);
  return isFields(value) ? quotedNames(Object.keys(value)) : says`nothing`;
}

function shownText(value: string, shape: Shape, { of }: ShownNames): Said {
  const { kind, schema } = shape;
  if (isQuoted(value, shape))
    return isText(kind) ? quotedText(value, value => shortened(value)) : inQuotes(shortened(value));
  if (schema.enum) return says`${the.option(value, of)}`;
  return DAY.test(value) && !isAddress(kind) ? says`${the.date(value)}` : sign(value);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is the author's own words. Choices, addresses and days are not. */
export function isQuoted(value: string, { kind, schema }: Shape): boolean {
  return !schema.enum && !isAddress(kind) && !DAY.test(value);
}

function isAddress(kind: string | undefined): boolean {
  return kind === 'href' || kind === 'route' || kind === 'anchor';
}

/** Words of the author that stand as they are, without quotes. */
export function sign(text: string): Said {
  return says`${the.sign(text)}`;
}

export function inQuotes(text: string): Said {
  return says`${the.quote([the.words(text)])}`;
}

/** A form shows a text without the signs of Markdown. */
export function quotedText(text: string, cut: (text: string) => string): Said {
  return otherInForm(inQuotes(cut(text)), inQuotes(cut(withoutSigns(text))));
}

/** Texts may be labels too. */
export function named(label: string): Said {
  return quotedText(label, label => label);
}

function shownList(list: unknown[], { kind, schema }: Shape, names: ShownNames): Said {
  if (isText(kind)) return quotedText(wholeText(list), text => shortened(text));
  const items = schemaOfStep(schema, 0);
  const labels = list.map(item => labelOf(item, names) ?? '').filter(label => label !== '');
  if (labels.length > 0) return quotedNames(labels);
  const count = list.length;
  return items?.enum
    ? says`${the.count(count, 'choice', 'spelled')}`
    : says`${the.count(count, 'item', 'spelled')}`;
}

/** Example: "A", "B", "C" and two more */
export function quotedNames(labels: string[]): Said {
  const more = labels.length - MOST_NAMES;
  const shown = labels.slice(0, more === 1 ? MOST_NAMES + 1 : MOST_NAMES).map(named);
  return inSeries(shown, more > 1 ? more : 0);
}

/** Several with a comma between them, and how many others there are. */
export function inSeries(parts: SaidPart[], more: number): Said {
  const series = the.list(parts, ',');
  return more > 0 ? says`${series} and ${the.number(more, 'spelled')} more` : says`${series}`;
}

function shownLink({ text, href, chat }: { [field: string]: unknown }): Said {
  const target = typeof chat === 'string' ? says`the chat` : linkTarget(href);
  return says`${inQuotes(shortened(asText(text ?? '')))}, which leads to ${target}`;
}

export function linkTarget(href: unknown): Said {
  return href === undefined ? says`nowhere` : sign(asText(href));
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
