// Turns mistakes into problems: each gets its place, its sentence and, if the author can have meant only one thing, its fix.

import { isFields } from '../../../base/json-value.ts';
import { capital, listed, quoted } from '../../../base/words.ts';
import { didYouMean } from '../../problem/did-you-mean.ts';
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
  const at = (span: Span, where: string, message: string, fix?: Fix) =>
    problemAt(parsed.source, span, where, message, fix);
  const here = whereIs(parsed.value, path);
  switch (mistake.kind) {
    case 'value':
      return at(
        valueSpan(parsed, markedPath(mistake.finding)),
        whereOfValue(mistake, parsed),
        capital(valueSentence(mistake.finding)),
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

function unknownSentence({ finding, field, meant }: Mistake & { kind: 'unknown' }): string {
  const sentence = `${quoted(field)} is not a field of ${thing(finding.parentSchema, finding.path)}.`;
  if (meant) return sentence + didYouMean(meant);
  if (finding.parentSchema.elsewhere) return `${sentence} ${finding.parentSchema.elsewhere}`;
  const fields = Object.keys(finding.parentSchema.properties ?? {}).filter(name => name !== '$schema');
  if (fields.length > MOST_FIELDS_TO_LIST) {
    return `${sentence} Take it out.${fields.includes('note') ? ' A remark can stand in "note".' : ''}`;
  }
  return `${sentence} Its ${fields.length === 1 ? 'field is' : 'fields are'} ${listed(fields, 'and')}.`;
}

function missingSentence({ finding, fields }: Mistake & { kind: 'missing' }): string {
  const name = capital(thing(finding.parentSchema, finding.path));
  const [first = ''] = fields;
  if (first === 'type' && name === 'A block')
    return `A block needs a "type", the name of its kind, such as ${listed(someTypes(finding), 'or')}.`;
  if (hasOlderShape(finding))
    return `${name} needs ${listed(fields, 'and')}. It has an older shape: run "npm run migrate".`;
  if (fields.length === 1) return `${name} needs ${quoted(first)}. ${purposeOf(finding, first)}`;
  return `${name} needs ${listed(fields, 'and')}. Add them.`;
}

function hasOlderShape({ data, parentSchema: { replaced = {} } }: Finding): boolean {
  return isFields(data) && Object.keys(replaced).some(name => Object.hasOwn(data, name));
}

/** Two types that this site has, as examples. */
function someTypes({ parentSchema }: Finding): unknown[] {
  return parentSchema.properties?.type?.enum?.slice(0, 2) ?? [];
}

function choiceSentence({ finding, fields, present }: Mistake & { kind: 'choice' }): string {
  const name = capital(thing(finding.parentSchema, finding.path));
  if (present.length > 1)
    return `${name} has ${listed(present, 'and')}, but only one of them is possible. Take one out.`;
  return `${name} needs ${finding.keyword === 'oneOf' ? 'either ' : ''}${listed(fields, 'or')}. Add one of them.`;
}
