// Says what changed between two values of one field. The schema decides how: a text is compared word by word, a link by its words
// and its target, a list item by item.
import { type Fields, isFields, isSame } from '../../base/json-value.ts';
import { withArticle } from '../../base/words.ts';
import { fieldWords, itemNoun, labelField } from '../../document/schema/labels.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { type Shape, schemaOfStep, shapeOf } from '../../document/schema/step.ts';
import { comings, pairItems } from './lists.ts';
import { linkChanged, pictureChanged } from './pieces.ts';
import { asText, isText, shownValue, wholeText } from './show.ts';
import { labelOf, type ShownNames } from './shown-names.ts';
import { about, type FieldInWords } from './subject.ts';
import { textDifference } from './text-diff.ts';
import { ours, saidAs, type Words } from './words.ts';

export function compareFields(
  schema: Schema,
  was: Fields,
  now: Fields,
  names: ShownNames,
  of: { owner?: Words; prefix?: string; without?: string[] } = {},
): Words[] {
  const fields = orderedFields(schema, was, now).filter(field => !of.without?.includes(field));
  return fields.flatMap(field => {
    const inner = schemaOfStep(schema, field);
    const words = `${of.prefix ?? ''}${fieldWords(field, inner, names)}`;
    return compareValue({ field, words, owner: of.owner }, inner, was[field], now[field], names);
  });
}

/** The fields that the schema knows come first, in its order, then all others. */
function orderedFields(schema: Schema, was: Fields, now: Fields): string[] {
  const written = new Set([...Object.keys(now), ...Object.keys(was)]);
  const known = Object.keys((schema.properties ?? {}) as object).filter(field => written.has(field));
  return [...new Set([...known, ...written])];
}

export function compareValue(
  subject: FieldInWords,
  schema: Schema | undefined,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Words[] {
  if (isSame(was, now)) return [];
  const shape = shapeOf(schema, names.definitions);
  if (was === undefined || now === undefined) return [cameOrWent(subject, shape, was, now, names)];
  if (isText(shape.kind) || (typeof was === 'string' && typeof now === 'string')) {
    return textChanged(subject, shape, wholeText(was), wholeText(now), names);
  }
  if (shape.kind === 'link' && isFields(was) && isFields(now)) return linkChanged(subject, was, now);
  if (shape.kind === 'image' && isFields(was) && isFields(now)) return pictureChanged(subject, was, now);
  if (shape.kind === 'point') return pointChanged(subject, shape, was, now, names);
  if (Array.isArray(was) && Array.isArray(now)) return compareList(subject, shape.schema, was, now, names);
  if (isFields(was) && isFields(now)) {
    const prefix = subject.words === '' ? '' : `${subject.words} › `;
    return compareFields(shape.schema, was, now, names, { owner: subject.owner, prefix });
  }
  return [saidAs`${about(subject)} ${shownValue(was, shape, names)} → ${shownValue(now, shape, names)}`];
}

function cameOrWent(
  subject: FieldInWords,
  shape: Shape,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Words {
  const value = was ?? now;
  const isNew = was === undefined;
  if (value === true) return saidAs`${about(subject)} switched ${ours(isNew ? 'on' : 'off')}`;
  const shown = shownValue(value, shape, names);
  if (shape.schema.enum)
    return isNew ? saidAs`${about(subject)} set to ${shown}` : saidAs`${about(subject)} ${shown} taken out`;
  return saidAs`${about(subject)} ${ours(isNew ? 'added' : 'taken out')}: ${shown}`;
}

function textChanged(
  subject: FieldInWords,
  shape: Shape,
  was: string,
  now: string,
  names: ShownNames,
): Words[] {
  if (was === now) return [];
  const isProse = isText(shape.kind) || shownValue(was, shape, names)[0]?.text === '"';
  if (!isProse)
    return [saidAs`${about(subject)} ${shownValue(was, shape, names)} → ${shownValue(now, shape, names)}`];
  return [saidAs`${about(subject)} changed: ${textDifference(was, now)}`];
}

/** A point is either a text, or a title with a text. */
function pointChanged(
  subject: FieldInWords,
  shape: Shape,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Words[] {
  const fields = (point: unknown): Fields => (isFields(point) ? point : { title: point });
  return compareItem(subject.words, shape.schema, fields(was), fields(now), names);
}

function compareList(
  subject: FieldInWords,
  list: Schema,
  was: unknown[],
  now: unknown[],
  names: ShownNames,
): Words[] {
  const noun = itemNoun(subject.field, list, names);
  const pairing = pairItems(was, now, names);
  const items = list.items as Schema | undefined;
  const inner = pairing.pairs.flatMap(({ was: i, now: j }) =>
    itemChanged(`${noun} ${j + 1}`, noun, subject, items, was[i], now[j], names),
  );
  return [...comings(noun, subject, pairing, was, now, names), ...inner];
}

function itemChanged(
  numbered: string,
  noun: string,
  list: FieldInWords,
  schema: Schema | undefined,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Words[] {
  if (isSame(was, now)) return [];
  const shape = shapeOf(schema, names.definitions);
  if (shape.kind === 'link' && isFields(was) && isFields(now)) {
    return linkChanged({ field: '', words: 'link' }, was, now);
  }
  if (shape.kind === 'point') return pointChanged({ field: '', words: noun }, shape, was, now, names);
  if (isFields(was) && isFields(now)) return compareItem(noun, shape.schema, was, now, names, numbered);
  return compareValue({ field: '', words: noun, owner: list.owner }, schema, was, now, names);
}

/** A changed title is told first; what else changed is told about the new title. */
function compareItem(
  noun: string,
  schema: Schema,
  was: Fields,
  now: Fields,
  names: ShownNames,
  numbered = `the ${noun}`,
): Words[] {
  const field = labelField(now);
  const label = labelOf(now, names) ?? labelOf(was, names);
  const owner = label === undefined ? ours(numbered) : saidAs`"${label}"`;
  const isRenamed = field !== undefined && typeof was[field] === 'string' && was[field] !== now[field];
  if (!isRenamed) return compareFields(schema, was, now, names, { owner });
  const words =
    field === noun
      ? noun
      : `${fieldWords(field, schemaOfStep(schema, field), names)} of ${withArticle(noun)}`;
  const renamed = saidAs`${ours(words)} changed: ${textDifference(asText(was[field]), asText(now[field]))}`;
  return [renamed, ...compareFields(schema, was, now, names, { owner, without: [field] })];
}
