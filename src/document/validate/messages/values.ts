// Writes the message for a value that is not possible. Each keyword that a schema can use has its own.

import { examplesIn } from '../../../base/dates/dates.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { judgeUrl } from '../../text/href.ts';
import { notOneOf } from './choices.ts';
import { dayRead, type Finding } from './finding.ts';
import { kindSentence } from './kinds.ts';
import { exampleIn, subject } from './names-of-things.ts';

type Sentence = (finding: Finding) => Said;

const SENTENCES: { [keyword: string]: Sentence } = {
  type: kindSentence,
  enum: notOneOf,
  const: ({ schema, path }) =>
    otherInForm(
      says`${subject(path)} is ${the.sign(JSON.stringify(schema))}, or it is left out.`,
      says`${subject(path)} has its tick, or is left empty.`,
    ),
  pattern: patternSentence,
  minLength: tooShort,
  maxLength: tooLong,
  minItems: tooFew,
  maxItems: ({ data, schema, path }) =>
    says`${subject(path)} has ${the.count(lengthOf(data), 'item')}; at most ${numberOf(schema)} are possible.`,
  minimum: ({ data, schema, path }) =>
    says`${subject(path)} is ${numberOf(data)}; it is at least ${numberOf(schema)}.`,
  maximum: ({ data, schema, path }) =>
    says`${subject(path)} is ${numberOf(data)}; it is at most ${numberOf(schema)}.`,
  uniqueItems: ({ data, params, path }) =>
    says`${subject(path)} lists ${itemWords(data, params.i)} twice. Take one of them out.`,
  maxProperties: ({ data, schema, path }) =>
    says`${subject(path)} has ${the.number(Object.keys(data as object).length)} entries; at most ${numberOf(schema)} are possible.`,
  discriminator: () =>
    otherInForm(
      says`A block needs a ${the.field('type')}, the name of its kind in quotes.`,
      says`A block needs a kind. Take this block out, and put another one in its place.`,
    ),
};

export const TOLD_AS_VALUES = Object.keys(SENTENCES);

export function valueSentence(finding: Finding): Said {
  const sentence = Object.hasOwn(SENTENCES, finding.keyword) ? SENTENCES[finding.keyword] : undefined;
  return (
    sentence?.(finding) ?? says`${subject(finding.path)} is not possible here. Compare it with another page.`
  );
}

function patternSentence(finding: Finding): Said {
  const { data, path, parentSchema, locale } = finding;
  if (data === '') return tooShort(finding);
  if (parentSchema.title === 'Href') {
    const judgement = judgeUrl(String(data));
    if (judgement.kind === 'refused') return judgement.why;
  }
  const day = dayRead(finding);
  const written = the.text(String(data));
  if (day !== undefined) return says`Write ${the.text(day)} instead of ${written}.`;
  const { patternErrorMessage, description } = parentSchema;
  if (patternErrorMessage)
    return otherInForm(
      says`${written} does not fit. ${the.sign(examplesIn(patternErrorMessage, locale?.timeZone))}`,
      says`${written} does not fit. ${the.help(patternErrorMessage)}`,
    );
  const example = exampleIn(description);
  const sentence = says`${subject(path)} cannot be ${written}.`;
  return example
    ? otherInForm(together(sentence, says`Write it like ${the.sign(example)}.`), sentence)
    : sentence;
}

function tooShort(finding: Finding): Said {
  const { data, path, parentSchema } = finding;
  if (data === '')
    return typeof path.at(-1) === 'string'
      ? says`${subject(path)} is empty. Write something, or take it out.`
      : says`This item is empty. Write something, or take it out.`;
  return (
    searchSentence(finding) ??
    says`${subject(path)} is ${the.count(characters(data), 'character')} long; it needs at least ${numberOf(parentSchema.minLength)}.`
  );
}

function tooLong(finding: Finding): Said {
  const { data, path, parentSchema } = finding;
  return (
    searchSentence(finding) ??
    says`${subject(path)} is ${the.number(characters(data))} characters long; at most ${numberOf(parentSchema.maxLength)} are possible.`
  );
}

/**
 * Only the title and description of a page have a longer minimum, because search results show them. Those of a shared document
 * are for colleagues.
 */
function searchSentence({
  data,
  path,
  parentSchema: { minLength = 0, maxLength },
}: Finding): Said | undefined {
  const length = the.number(characters(data));
  const [least, most] = [the.number(minLength), numberOf(maxLength)];
  if (minLength <= 1 || path.length !== 1) return undefined;
  if (path[0] === 'title')
    return says`The title is ${length} characters long; search results want ${least} to ${most}.`;
  if (path[0] === 'description')
    return says`The description is ${length} characters long; search results want ${least} to ${most}.`;
  return undefined;
}

function tooFew({ data, schema, path }: Finding): Said {
  const count = lengthOf(data);
  if (count === 0) return says`${subject(path)} is an empty list. Put something in, or take the field out.`;
  return says`${subject(path)} has ${the.count(count, 'item')}; it needs at least ${numberOf(schema)}.`;
}

/** A quote of what stands in the file tells two groups of fields apart. A form shows which of its items is meant. */
function itemWords(data: unknown, index: unknown): SaidPart {
  const item = Array.isArray(data) ? data[Number(index)] : undefined;
  return typeof item === 'string'
    ? the.text(item)
    : otherInForm(says`${the.text(JSON.stringify(item))}`, says`this item`);
}

function numberOf(value: unknown): SaidPart {
  return the.number(Number(value));
}

/** Counts as people and the validator do: an emoji is one character. */
function characters(data: unknown): number {
  return [...String(data)].length;
}

function lengthOf(data: unknown): number {
  return Array.isArray(data) ? data.length : 0;
}
