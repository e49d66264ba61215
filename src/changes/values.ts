// Two values of one field in, sentences about what changed in it out. The schema says what a value is: a text is compared word
// by word, a link by its words and its target, a list item by item.
import { isFields } from '../content/where.ts';
import type { Schema } from '../schema/sources.ts';
import { isSame, likeness } from './likeness.ts';
import {
  fieldSchema,
  fieldWords,
  itemNoun,
  labelField,
  labelOf,
  type Names,
  type Shape,
  shapeOf,
} from './names.ts';
import { type Pairing, pairUp } from './pair.ts';
import { ours, say, several, theirs, type Words } from './say.ts';
import { fileName, isText, quotedNames, shownValue, wholeText } from './show.ts';
import { textDifference } from './text-diff.ts';

export type Fields = { [field: string]: unknown };

/** What a sentence is about: the price, of "Market Salary Report". */
export type Subject = { field: string; words: string; owner?: string };

export function compareFields(
  schema: Schema,
  was: Fields,
  now: Fields,
  names: Names,
  about: { owner?: string; prefix?: string; without?: string[] } = {},
): Words[] {
  const fields = orderedFields(schema, was, now).filter(field => !about.without?.includes(field));
  return fields.flatMap(field => {
    const inner = fieldSchema(schema, field);
    const words = `${about.prefix ?? ''}${fieldWords(field, shapeOf(inner, names).kind)}`;
    return compareValue({ field, words, owner: about.owner }, inner, was[field], now[field], names);
  });
}

/** In the schema's order; then what no schema knows. */
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
  names: Names,
): Words[] {
  if (isSame(was, now)) return [];
  const shape = withDescription(shapeOf(schema, names), schema);
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
  return [say`${about(subject)} ${shownValue(was, shape, names)} → ${shownValue(now, shape, names)}`];
}

function withDescription(shape: Shape, schema: Schema | undefined): Shape {
  return {
    ...shape,
    schema: { ...shape.schema, description: schema?.description ?? shape.schema.description },
  };
}

/** price of "Market Salary Report" */
function about({ words, owner, field }: Subject): Words {
  if (owner === undefined) return ours(words);
  return say`${ours(words)} ${ours(field === 'answer' ? 'to' : 'of')} "${owner}"`;
}

function cameOrWent(subject: Subject, shape: Shape, was: unknown, now: unknown, names: Names): Words {
  const value = was ?? now;
  const isNew = was === undefined;
  if (value === true) return say`${about(subject)} switched ${ours(isNew ? 'on' : 'off')}`;
  const shown = shownValue(value, shape, names);
  if (shape.schema.enum)
    return isNew ? say`${about(subject)} set to ${shown}` : say`${about(subject)} ${shown} taken out`;
  return say`${about(subject)} ${ours(isNew ? 'added' : 'taken out')}: ${shown}`;
}

function textChanged(subject: Subject, shape: Shape, was: string, now: string, names: Names): Words[] {
  if (was === now) return [];
  const isProse = isText(shape.kind) || shownValue(was, shape, names)[0]?.text === '"';
  if (!isProse)
    return [say`${about(subject)} ${shownValue(was, shape, names)} → ${shownValue(now, shape, names)}`];
  return [say`${about(subject)} changed: ${textDifference(was, now)}`];
}

function linkChanged(subject: Subject, was: Fields, now: Fields): Words[] {
  const isInList = subject.field === '';
  const own = isInList ? say`link "${String(now.text)}"` : about(subject);
  const sentences: Words[] = [];
  if (was.text !== now.text) {
    const before = isInList ? say`link "${String(was.text)}"` : about(subject);
    sentences.push(
      say`${before} now reads "${String(now.text)}"${isInList ? [] : say`, not "${String(was.text)}"`}`,
    );
  }
  if (was.href !== now.href || (was.chat === undefined) !== (now.chat === undefined)) {
    sentences.push(say`${own} leads to ${target(now)}, no longer to ${target(was)}`);
  }
  if (typeof was.chat === 'string' && typeof now.chat === 'string' && was.chat !== now.chat) {
    sentences.push(say`${own}: chat message changed: ${textDifference(was.chat, now.chat)}`);
  }
  if (was.style !== now.style) {
    sentences.push(say`${own} looks different: ${styleOf(was)} → ${styleOf(now)}`);
  }
  return sentences;
}

function target({ href, chat }: Fields): Words {
  return chat === undefined ? theirs(String(href ?? 'nowhere')) : ours('the chat');
}

function styleOf({ style }: Fields): Words {
  return style === undefined ? ours('the usual style') : theirs(String(style));
}

function pictureChanged(subject: Subject, was: Fields, now: Fields): Words[] {
  const own = about(subject);
  const sentences: Words[] = [];
  if (was.src !== now.src) {
    const isMoved = fileName(was.src) === fileName(now.src);
    const [before, after] = isMoved
      ? [String(was.src), String(now.src)]
      : [fileName(was.src), fileName(now.src)];
    sentences.push(say`${own} replaced: "${before}" → "${after}"`);
  }
  const words = (value: unknown) => (value === undefined ? undefined : String(value));
  sentences.push(...wordsOfPicture(say`description of the ${own}`, words(was.alt), words(now.alt)));
  sentences.push(...wordsOfPicture(say`line under the ${own}`, words(was.caption), words(now.caption)));
  if (was.crop !== now.crop) sentences.push(say`${own} shows another part of the drawing`);
  if (was.decorative !== now.decorative) {
    sentences.push(
      say`${own} ${ours(now.decorative === true ? 'only decorates now' : 'no longer only decorates')}`,
    );
  }
  return sentences;
}

function wordsOfPicture(subject: Words, was: string | undefined, now: string | undefined): Words[] {
  if (was === now) return [];
  if (was === undefined) return [say`${subject} added: "${now ?? ''}"`];
  if (now === undefined) return [say`${subject} taken out: "${was}"`];
  return [say`${subject} changed: ${textDifference(was, now)}`];
}

/** A point is words, or a title with a text. */
function pointChanged(subject: Subject, shape: Shape, was: unknown, now: unknown, names: Names): Words[] {
  const fields = (point: unknown): Fields => (isFields(point) ? point : { title: point });
  return compareItem(subject.words, shape.schema, fields(was), fields(now), names);
}

function compareList(subject: Subject, list: Schema, was: unknown[], now: unknown[], names: Names): Words[] {
  const noun = itemNoun(subject.field, list, names);
  const pairing = pairUp(was, now, {
    likeness: (a, b) => itemLikeness(a, b, names),
    least: 0.4,
  });
  const items = list.items as Schema | undefined;
  const inner = pairing.pairs.flatMap(({ was: i, now: j }) =>
    itemChanged(noun, subject, items, was[i], now[j], names),
  );
  return [...comings(noun, subject, pairing, was, now, names), ...inner];
}

/** Two items with one title are one item, whatever else was rewritten. */
function itemLikeness(a: unknown, b: unknown, names: Names): number {
  const [label, other] = [labelOf(a, names), labelOf(b, names)];
  const named = typeof a !== 'string' && label !== undefined && label === other ? 0.6 : 0;
  return Math.max(named, likeness(a, b));
}

function comings(
  noun: string,
  subject: Subject,
  { pairs, removed, added }: Pairing,
  was: unknown[],
  now: unknown[],
  names: Names,
): Words[] {
  const moved = pairs.filter(pair => pair.moved).map(pair => pair.now);
  const some = (places: number[], list: unknown[], verb: string, to: string): Words[] => {
    if (places.length === 0) return [];
    const labels = places.map(index => labelOf(list[index], names) ?? '').filter(label => label !== '');
    const owner = subject.owner === undefined ? [] : say` ${ours(to)} "${subject.owner}"`;
    const named = labels.length > 0 ? say` (${quotedNames(labels)})` : [];
    return [say`${ours(several(places.length, noun))} ${ours(verb)}${owner}${named}`];
  };
  return [
    ...some(added, now, 'added', 'to'),
    ...some(removed, was, 'removed', 'from'),
    ...some(moved, now, 'moved', 'in'),
  ];
}

function itemChanged(
  noun: string,
  list: Subject,
  schema: Schema | undefined,
  was: unknown,
  now: unknown,
  names: Names,
): Words[] {
  if (isSame(was, now)) return [];
  const shape = shapeOf(schema, names);
  if (shape.kind === 'link' && isFields(was) && isFields(now)) {
    return linkChanged({ field: '', words: 'link' }, was, now);
  }
  if (shape.kind === 'point') return pointChanged({ field: '', words: noun }, shape, was, now, names);
  if (isFields(was) && isFields(now)) return compareItem(noun, shape.schema, was, now, names);
  return compareValue({ field: '', words: noun, owner: list.owner }, schema, was, now, names);
}

/** The item's own title is said first, and the rest of it is said of that title. */
function compareItem(noun: string, schema: Schema, was: Fields, now: Fields, names: Names): Words[] {
  const field = labelField(now);
  const owner = labelOf(now, names) ?? labelOf(was, names) ?? `one ${noun}`;
  const isRenamed = field !== undefined && typeof was[field] === 'string' && was[field] !== now[field];
  if (!isRenamed) return compareFields(schema, was, now, names, { owner });
  const words = field === noun ? noun : `${fieldWords(field)} of a ${noun}`;
  const renamed = say`${ours(words)} changed: ${textDifference(String(was[field]), String(now[field]))}`;
  return [renamed, ...compareFields(schema, was, now, names, { owner, without: [field] })];
}
