// Writes the message for a value of the wrong kind. It says which kind belongs there.

import { troubleSaid } from '../../../base/amounts/written-amount.ts';
import { amount } from '../../../base/language.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { quoted } from '../../../base/words.ts';
import { type Finding, numberRead, type SchemaOfField } from './finding.ts';
import { subject, thing } from './names-of-things.ts';

export function kindSentence(finding: Finding): Said {
  const { data, parentSchema, path } = finding;
  const name = subject(path);
  if (path.length === 0) return rootSentence(parentSchema);
  const wanted = [finding.schema].flat().map(String);
  if (data === null) {
    const value = wantedWords(wanted, finding);
    return otherInForm(
      says`${name} is null. Write ${value}, or take it out.`,
      says`${name} has no value. It should be ${value}; if it is not needed, take it out.`,
    );
  }
  return numberSentence(finding, wanted.join()) ?? otherKind(finding, wanted);
}

/** Undefined if no number belongs there, or if the value has nothing of one. */
function numberSentence(finding: Finding, wanted: string): Said | undefined {
  const { data, path } = finding;
  const name = subject(path);
  const reading = numberRead(finding);
  if (reading?.kind === 'asked') return meanings(reading.numbers, finding);
  if (reading?.kind === 'none' && reading.trouble)
    return together(says`${name} is ${wantedWords([wanted], finding)}.`, troubleSaid(reading.trouble));
  if (reading?.kind === 'one' && wanted === 'number') {
    const number = the.sign(reading.number);
    return otherInForm(
      says`${name} is a number such as ${number}, without quotes.`,
      says`${name} is a number such as ${number}.`,
    );
  }
  if (reading?.kind === 'one') {
    const number = the.number(Math.round(Number(reading.number)));
    return otherInForm(
      says`${name} is a whole number such as ${number}, without quotes.`,
      says`${name} is a whole number such as ${number}.`,
    );
  }
  if (wanted !== 'integer' || typeof data !== 'number') return undefined;
  return says`${name} is a whole number such as ${the.number(Math.round(data))}, not ${the.number(data)}.`;
}

function otherKind(finding: Finding, wanted: string[]): Said {
  const { data, parentSchema, path } = finding;
  const name = subject(path);
  if (wanted.join() !== 'array')
    return says`${name} is ${wantedWords(wanted, finding)}, not ${kindOf(data)}.`;
  if (typeof data === 'string' && !holdsWords(parentSchema.items))
    return otherInForm(
      says`${name} is a list with each item in braces, [ { … }, { … } ], not text.`,
      says`${name} is a list, not text.`,
    );
  return otherInForm(
    says`${name} is a list. Put square brackets around it: [ … ].`,
    says`${name} is a list. Put it into one.`,
  );
}

/** Shows them as the site's visitors would read them, because that tells two apart best. */
function meanings(numbers: string[], { parentSchema, locale, path }: Finding): Said {
  const isMoney = parentSchema.names === 'amounts' && locale !== undefined;
  const shown = isMoney ? numbers.map(number => amount(Number(number), locale)) : numbers;
  const [name, read, written] = [subject(path), anyOf(shown), anyOf(numbers)];
  return numbers.length === 1
    ? says`${name} can mean ${read}. If it does, write ${written}.`
    : says`${name} can mean ${read}. Write ${written}.`;
}

function anyOf(signs: string[]): SaidPart {
  return the.list(signs.map(the.sign), 'or');
}

/** Pieces that an author writes as one text. */
const WORDS = ['line', 'point', 'route', 'anchor', 'href'];

/** Whether the items of a list are texts. */
export function holdsWords(items: SchemaOfField = {}): boolean {
  return items.type === 'string' || WORDS.includes(items.$ref?.replace('#/definitions/', '') ?? '');
}

function rootSentence(schema: SchemaOfField): Said {
  return schema.title === 'SiteDocument'
    ? otherInForm(
        says`The site document is fields in braces: { "title": … }.`,
        says`The file of the whole site has no fields. Bring back an earlier version of it.`,
      )
    : otherInForm(
        says`A page is fields in braces: { "title": … }.`,
        says`The file of this page has no fields. Bring back an earlier version of it.`,
      );
}

function wantedWords(wanted: string[], finding: Finding): SaidPart {
  const [first = says`text`, ...others] = wanted.map(type => wantedKind(type, wanted, finding));
  return others.reduce((before, kind) => says`${before}, or ${kind}`, first);
}

function wantedKind(type: string, wanted: string[], { parentSchema, path }: Finding): SaidPart {
  const sample = the.number(sampleNumber(parentSchema));
  switch (type) {
    case 'string':
      return otherInForm(says`text in quotes`, says`text`);
    case 'integer':
      return says`a whole number such as ${sample}`;
    case 'number':
      return says`a number such as ${sample}`;
    case 'boolean':
      return otherInForm(says`true or false, without quotes`, says`yes or no`);
    case 'array':
      if (wanted.includes('string')) return says`a list of paragraphs`;
      return otherInForm(says`a list in square brackets`, says`a list`);
    default: {
      const fields = the.sign(sampleFields(parentSchema));
      if (!parentSchema.title && path.at(-2) !== 'blocks')
        return otherInForm(says`fields in braces${fields}`, says`a group of fields`);
      const name = thing(parentSchema, path);
      return otherInForm(says`${name}: fields in braces${fields}`, says`${name}`);
    }
  }
}

function sampleNumber(schema: SchemaOfField): number {
  return schema.title === 'Money' || schema.title === 'SiteValue' ? 700 : Math.max(schema.minimum ?? 1, 1);
}

/** Only people who write the file read them. */
function sampleFields({ required = [] }: SchemaOfField): string {
  const fields = required.slice(0, 3).map(field => `${quoted(field)}: …`);
  return fields.length === 0 ? '' : `, such as { ${fields.join(', ')} }`;
}

function kindOf(data: unknown): SaidPart {
  if (Array.isArray(data)) return says`a list`;
  if (typeof data === 'object') return otherInForm(says`fields in braces`, says`a group of fields`);
  if (typeof data === 'boolean') return otherInForm(says`${the.sign(String(data))}`, says`yes or no`);
  return typeof data === 'number' ? says`a number` : says`text`;
}
