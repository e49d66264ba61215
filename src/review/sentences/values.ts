// Says what changed between two values of one field. The schema decides how: a text is compared word by word, a link by its words
// and its target, a list item by item.
import { type Fields, isFields, isSame } from '../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { fieldWords, inWords, itemNoun, labelField } from '../../document/schema/labels.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { type Shape, schemaOfStep, shapeOf } from '../../document/schema/step.ts';
import { comings, pairItems } from './lists.ts';
import { linkChanged, pictureChanged } from './pieces.ts';
import { asText, isQuoted, isText, named, shownValue, sign, wholeText } from './show.ts';
import { labelOf, type ShownNames } from './shown-names.ts';
import { about, labelCalled, type Subject, valueChanged } from './subject.ts';
import { markdownDifference, textDifference } from './text-diff.ts';

export function compareFields(
  schema: Schema,
  was: Fields,
  now: Fields,
  names: ShownNames,
  of: { owner?: Said; above?: Said; without?: string[]; isPageHeading?: boolean } = {},
): Said[] {
  const fields = orderedFields(schema, was, now).filter(field => !of.without?.includes(field));
  return fields.flatMap(field => {
    const inner = schemaOfStep(schema, field);
    const words = fieldWords(field, inner, names);
    const own = inner ? labelCalled(words, names) : sign(words);
    const called = of.isPageHeading && words === 'heading' ? says`heading of the page` : own;
    const label = of.above ? says`${of.above} › ${called}` : called;
    return compareValue({ field, label, owner: of.owner }, inner, was[field], now[field], names);
  });
}

/** The fields that the schema knows come first, in its order, then all others. */
function orderedFields(schema: Schema, was: Fields, now: Fields): string[] {
  const written = new Set([...Object.keys(now), ...Object.keys(was)]);
  const known = Object.keys((schema.properties ?? {}) as object).filter(field => written.has(field));
  return [...new Set([...known, ...written])];
}

export function compareValue(
  subject: Subject,
  schema: Schema | undefined,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Said[] {
  if (isSame(was, now)) return [];
  const shape = shapeOf(schema, names.definitions);
  if (was === undefined || now === undefined) return [cameOrWent(subject, shape, was, now, names)];
  if (isText(shape.kind) || (typeof was === 'string' && typeof now === 'string')) {
    return textChanged(subject, shape, wholeText(was), wholeText(now), names);
  }
  if (shape.kind === 'link' && isFields(was) && isFields(now)) return linkChanged(subject, was, now);
  if (shape.kind === 'image' && isFields(was) && isFields(now)) return pictureChanged(subject, was, now);
  if (shape.kind === 'point') return pointChanged(inWords(subject.field), shape, was, now, names);
  if (Array.isArray(was) && Array.isArray(now)) return compareList(subject, shape.schema, was, now, names);
  if (isFields(was) && isFields(now)) {
    const { owner, label: above } = subject;
    return compareFields(shape.schema, was, now, names, { owner, ...(above && { above }) });
  }
  return [valueChanged(subject, shownValue(was, shape, names), shownValue(now, shape, names))];
}

function cameOrWent(subject: Subject, shape: Shape, was: unknown, now: unknown, names: ShownNames): Said {
  const own = about(subject);
  const value = was ?? now;
  const isNew = was === undefined;
  if (value === true) return isNew ? says`${own} switched on` : says`${own} switched off`;
  const shown = shownValue(value, shape, names);
  if (shape.schema.enum)
    return isNew
      ? says`${own} set to ${shown}`
      : otherInForm(says`${own} ${shown} taken out`, says`${own}: ${shown} taken out`);
  return isNew ? says`${own} added: ${shown}` : says`${own} taken out: ${shown}`;
}

function textChanged(subject: Subject, shape: Shape, was: string, now: string, names: ShownNames): Said[] {
  if (was === now) return [];
  const own = about(subject);
  if (isText(shape.kind)) return [says`${own} changed: ${markdownDifference(was, now)}`];
  if (isQuoted(was, shape)) return [says`${own} changed: ${textDifference(was, now)}`];
  return [valueChanged(subject, shownValue(was, shape, names), shownValue(now, shape, names))];
}

/** A point is either a text, or a title with a text. */
function pointChanged(noun: string, shape: Shape, was: unknown, now: unknown, names: ShownNames): Said[] {
  const fields = (point: unknown): Fields => (isFields(point) ? point : { title: point });
  return compareItem(noun, shape.schema, fields(was), fields(now), names);
}

function compareList(
  subject: Subject,
  list: Schema,
  was: unknown[],
  now: unknown[],
  names: ShownNames,
): Said[] {
  const noun = itemNoun(subject.field, list, names);
  const pairing = pairItems(was, now, names);
  const items = list.items as Schema | undefined;
  const inner = pairing.pairs.flatMap(({ was: i, now: j }) =>
    itemChanged(j + 1, noun, subject, items, was[i], now[j], names),
  );
  return [...comings(noun, subject, pairing, was, now, names), ...inner];
}

function itemChanged(
  number: number,
  noun: string,
  { owner }: Subject,
  schema: Schema | undefined,
  was: unknown,
  now: unknown,
  names: ShownNames,
): Said[] {
  if (isSame(was, now)) return [];
  const shape = shapeOf(schema, names.definitions);
  if (shape.kind === 'link' && isFields(was) && isFields(now)) {
    return linkChanged({ field: '' }, was, now);
  }
  if (shape.kind === 'point') return pointChanged(noun, shape, was, now, names);
  if (isFields(was) && isFields(now)) return compareItem(noun, shape.schema, was, now, names, number);
  return compareValue({ field: '', label: labelCalled(noun, names), owner }, schema, was, now, names);
}

/** A changed title is told first; what else changed is told about the new title. An item without a title has its number. */
function compareItem(
  noun: string,
  schema: Schema,
  was: Fields,
  now: Fields,
  names: ShownNames,
  number?: number,
): Said[] {
  const field = labelField(now);
  const label = labelOf(now, names) ?? labelOf(was, names);
  const isRenamed = field !== undefined && typeof was[field] === 'string' && was[field] !== now[field];
  const owner = label === undefined ? unnamed(the.noun(noun, names.of), number) : named(label);
  if (!isRenamed) return compareFields(schema, was, now, names, { owner });
  const words = fieldWords(field, schemaOfStep(schema, field), names);
  const own = field === noun ? labelCalled(noun, names) : labelWithin(words, noun, names);
  const renamed = says`${own} changed: ${textDifference(asText(was[field]), asText(now[field]))}`;
  return [renamed, ...compareFields(schema, was, now, names, { owner, without: [field] })];
}

/** title of a step */
function labelWithin(words: string, noun: string, { of }: ShownNames): Said {
  const label = the.noun(words, of);
  return otherInForm(says`${label} of ${the.one(noun, of)}`, says`${label} (${the.noun(noun, of)})`);
}

function unnamed(noun: SaidPart, number?: number): Said {
  return number === undefined ? says`the ${noun}` : says`${noun} ${the.number(number)}`;
}
