// Turns mistakes into problems: each gets its place, its sentence and, if the author can have meant only one thing, its fix.

import { isFields } from '../../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { guessed } from '../../problem/did-you-mean.ts';
import type { Parsed } from '../../problem/document.ts';
import { keySpan, openingSpan, problemAt, valueSpan } from '../../problem/position.ts';
import type { Fix, Problem, Span } from '../../problem/problem.ts';
import { whereIs } from '../../problem/where.ts';
import { replacedSentence } from '../../schema/replaced.ts';
import { isBlockType } from './choices.ts';
import type { Finding } from './finding.ts';
import { fixOfField, fixOfValue } from './fixes.ts';
import { type Mistake, markedPath } from './mistakes.ts';
import { around, purposeOf, thing } from './names-of-things.ts';
import { valueSentence } from './values.ts';

const MOST_FIELDS_TO_LIST = 8;

export function problemOf(mistake: Mistake, parsed: Parsed): Problem {
  const { path } = mistake.finding;
  const at = (span: Span, where: string, message: Said, fix?: Fix) =>
    problemAt(parsed.source, span, where, message, fix);
  const here = whereIs(parsed.value, path);
  switch (mistake.kind) {
    case 'value':
      return at(
        valueSpan(parsed, markedPath(mistake.finding)),
        whereOfValue(mistake, parsed),
        valueSentence(mistake.finding),
        fixOfValue(mistake.finding, parsed),
      );
    case 'unknown': {
      const span = keySpan(parsed, [...path, mistake.field]);
      return at(span, here, unknownSentence(mistake), fixOfField(mistake, span));
    }
    case 'replaced': {
      const span = keySpan(parsed, [...path, mistake.field]);
      const message = replacedSentence(mistake.field, mistake.replacement);
      return at(span, here, message, fixOfField(mistake, span));
    }
    case 'missing':
      return at(openingSpan(parsed, path), here, missingSentence(mistake));
    case 'choice':
      return at(openingSpan(parsed, path), here, choiceSentence(mistake));
  }
}

/** Most sentences name the field themselves, so the place in front of them is the object around the field. */
function whereOfValue({ finding }: Mistake, parsed: Parsed): string {
  const { keyword, path } = finding;
  if (isBlockType(finding)) return `blocks[${path.at(-2)}]`;
  return whereIs(parsed.value, keyword === 'pattern' ? path : around(path));
}

function unknownSentence({ finding, field, meant }: Mistake & { kind: 'unknown' }): Said {
  const sentence = says`${the.text(field)} is not a field of ${thing(finding.parentSchema, finding.path)}.`;
  if (meant) return together(sentence, guessed(the.field(meant)));
  const { elsewhere } = finding.parentSchema;
  if (elsewhere)
    return otherInForm(
      together(sentence, says`${the.sign(elsewhere)}`),
      together(sentence, says`Take it out.`),
    );
  const fields = Object.keys(finding.parentSchema.properties ?? {}).filter(name => name !== '$schema');
  if (fields.length > MOST_FIELDS_TO_LIST) {
    const hasNote = fields.includes('note');
    return together(
      sentence,
      says`Take it out.`,
      hasNote && says`A remark can stand in ${the.field('note')}.`,
    );
  }
  const all = allOf(fields, 'and');
  return together(sentence, fields.length === 1 ? says`Its field is ${all}.` : says`Its fields are ${all}.`);
}

function allOf(fields: string[], joint: 'and' | 'or'): SaidPart {
  return the.list(fields.map(the.field), joint);
}

function missingSentence({ finding, fields }: Mistake & { kind: 'missing' }): Said {
  const name = thing(finding.parentSchema, finding.path);
  const [first = ''] = fields;
  if (first === 'type' && !finding.parentSchema.title && finding.path.at(-2) === 'blocks')
    return otherInForm(
      says`A block needs a ${the.field('type')}, the name of its kind, such as ${the.list(someTypes(finding), 'or')}.`,
      says`A block needs a kind. Take this block out, and put another one in its place.`,
    );
  const needs = says`${name} needs ${allOf(fields, 'and')}.`;
  if (hasOlderShape(finding)) {
    const command = the.text('npm run migrate');
    return otherInForm(
      together(needs, says`It has an older shape: run ${command}.`),
      together(needs, says`It has an older shape, which whoever looks after the site can renew.`),
    );
  }
  return together(needs, fields.length === 1 ? purposeOf(finding, first) : says`Add them.`);
}

function hasOlderShape({ data, parentSchema: { replaced = {} } }: Finding): boolean {
  return isFields(data) && Object.keys(replaced).some(name => Object.hasOwn(data, name));
}

/** Two types that this site has, as examples. */
function someTypes({ parentSchema }: Finding): SaidPart[] {
  return parentSchema.properties?.type?.enum?.slice(0, 2).map(the.choice) ?? [];
}

function choiceSentence({ finding, fields, present }: Mistake & { kind: 'choice' }): Said {
  const name = thing(finding.parentSchema, finding.path);
  if (present.length > 1)
    return says`${name} has ${allOf(present, 'and')}, but only one of them is possible. Take one out.`;
  const any = allOf(fields, 'or');
  return finding.keyword === 'oneOf'
    ? says`${name} needs either ${any}. Add one of them.`
    : says`${name} needs ${any}. Add one of them.`;
}
