// Writes the message for a value that is not possible. Each keyword that a schema can use has its own.

import { examplesIn } from '../../../base/dates.ts';
import { counted, listed, quoted } from '../../../base/words.ts';
import { judgeUrl } from '../../text/href.ts';
import { notOneOf } from './choices.ts';
import { dayRead, type Finding } from './finding.ts';
import { kindSentence } from './kinds.ts';
import { exampleIn, subject } from './names-of-things.ts';

type Sentence = (finding: Finding) => string;

const SENTENCES: { [keyword: string]: Sentence } = {
  type: kindSentence,
  enum: notOneOf,
  const: ({ schema, path }) => `${subject(path)} is ${JSON.stringify(schema)}, or it is left out.`,
  pattern: patternSentence,
  minLength: tooShort,
  maxLength: tooLong,
  minItems: tooFew,
  maxItems: ({ data, schema, path }) =>
    `${subject(path)} has ${counted(lengthOf(data), 'item')}; at most ${schema} are possible.`,
  minimum: ({ data, schema, path }) => `${subject(path)} is ${data}; it is at least ${schema}.`,
  maximum: ({ data, schema, path }) => `${subject(path)} is ${data}; it is at most ${schema}.`,
  uniqueItems: ({ data, params, path }) =>
    `${subject(path)} lists ${itemWords(data, params.i)} twice. Take one of them out.`,
  maxProperties: ({ data, schema, path }) =>
    `${subject(path)} has ${Object.keys(data as object).length} entries; at most ${schema} are possible.`,
  discriminator: () => 'A block needs a "type", the name of its kind in quotes.',
};

export const TOLD_AS_VALUES = Object.keys(SENTENCES);

export function valueSentence(finding: Finding): string {
  const sentence = Object.hasOwn(SENTENCES, finding.keyword) ? SENTENCES[finding.keyword] : undefined;
  return (
    sentence?.(finding) ?? `${subject(finding.path)} is not possible here. Compare it with another page.`
  );
}

function patternSentence(finding: Finding): string {
  const { data, path, parentSchema, locale } = finding;
  if (data === '') return tooShort(finding);
  if (parentSchema.title === 'Href') {
    const judgement = judgeUrl(String(data));
    if (judgement.kind === 'refused') return judgement.why;
  }
  const day = dayRead(finding);
  if (day !== undefined) return `Write ${quoted(day)} instead of ${quoted(String(data))}.`;
  if (parentSchema.patternErrorMessage)
    return `${quoted(String(data))} does not fit. ${examplesIn(parentSchema.patternErrorMessage, locale?.timeZone)}`;
  const example = exampleIn(parentSchema.description);
  return `${subject(path)} cannot be ${quoted(String(data))}.${example ? ` Write it like ${example}.` : ''}`;
}

function tooShort({ data, path, parentSchema }: Finding): string {
  if (data === '') return `${subject(path)} is empty. Write something, or take it out.`;
  const { minLength, maxLength } = parentSchema;
  const length = characters(data);
  const place = searchField(path, minLength);
  if (place)
    return `The ${place} is ${length} characters long; search results want ${minLength} to ${maxLength}.`;
  return `${subject(path)} is ${counted(length, 'character')} long; it needs at least ${minLength}.`;
}

function tooLong({ data, path, parentSchema }: Finding): string {
  const { minLength = 0, maxLength } = parentSchema;
  const length = characters(data);
  const place = searchField(path, minLength);
  if (place)
    return `The ${place} is ${length} characters long; search results want ${minLength} to ${maxLength}.`;
  return `${subject(path)} is ${length} characters long; at most ${maxLength} are possible.`;
}

/**
 * Only the title and description of a page have a longer minimum, because search results show them. Those of a shared document
 * are for colleagues.
 */
function searchField(path: Finding['path'], minLength = 0): string | undefined {
  return minLength > 1 && path.length === 1 && (path[0] === 'title' || path[0] === 'description')
    ? path[0]
    : undefined;
}

function tooFew({ data, schema, path }: Finding): string {
  const count = lengthOf(data);
  if (count === 0) return `${subject(path)} is an empty list. Put something in, or take the field out.`;
  return `${subject(path)} has ${counted(count, 'item')}; it needs at least ${schema}.`;
}

function itemWords(data: unknown, index: unknown): string {
  const item = Array.isArray(data) ? data[Number(index)] : undefined;
  return typeof item === 'string' ? quoted(item) : listed([JSON.stringify(item)], 'and');
}

/** Counts as people and the validator do: an emoji is one character. */
function characters(data: unknown): number {
  return [...String(data)].length;
}

function lengthOf(data: unknown): number {
  return Array.isArray(data) ? data.length : 0;
}
