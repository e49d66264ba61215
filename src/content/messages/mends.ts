// A value that is not possible where it stands in, the text that was meant in its place out, where only one can have been.
import { isFields } from '../where.ts';
import { meantChoice } from './choices.ts';
import type { Finding, SchemaOfField } from './finding.ts';
import { numberIn } from './kinds.ts';

/** Pieces that are written as one text. */
const TEXTS = ['line', 'point', 'route', 'anchor', 'href'];

export function mendedText(finding: Finding, written: string): string | undefined {
  const { keyword, data, schema, parentSchema } = finding;
  if (keyword === 'enum') return asJson(meantChoice(finding, { clearly: true }));
  if (keyword === 'const') return data === String(schema) ? asJson(schema) : undefined;
  if (keyword === 'pattern') return parentSchema.title === 'Href' ? asJson(secured(data)) : undefined;
  return keyword === 'type' ? ofRightKind(finding, written) : undefined;
}

function asJson(meant: unknown): string | undefined {
  return meant === undefined ? undefined : JSON.stringify(meant);
}

function secured(data: unknown): string | undefined {
  return typeof data === 'string' && /^http:\/\//i.test(data) ? data.replace(/^http/i, 'https') : undefined;
}

function ofRightKind({ data, schema, parentSchema }: Finding, written: string): string | undefined {
  const wanted = [schema].flat();
  if (wanted.includes('integer')) {
    const number = typeof data === 'string' ? numberIn(data) : undefined;
    return Number.isInteger(number) ? asJson(number) : undefined;
  }
  if (wanted.includes('string')) return typeof data === 'number' ? `"${written}"` : undefined;
  return wanted.includes('array') && isItem(data, parentSchema.items) ? `[${written}]` : undefined;
}

function isItem(data: unknown, items: SchemaOfField | undefined): boolean {
  const piece = items?.$ref?.replace('#/definitions/', '');
  const isText = items?.type === 'string' || (piece !== undefined && TEXTS.includes(piece));
  return isText ? typeof data === 'string' && data !== '' : items !== undefined && isFields(data);
}
