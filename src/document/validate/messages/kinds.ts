// Writes the message for a value of the wrong kind. It says which kind belongs there.

import { amount } from '../../../base/language.ts';
import { quoted } from '../../../base/words.ts';
import { troubleSaid } from '../../../base/written-amount.ts';
import { type Finding, numberRead, type SchemaOfField } from './finding.ts';
import { subject, thing } from './names-of-things.ts';

export function kindSentence(finding: Finding): string {
  const { data, parentSchema, path } = finding;
  const name = subject(path);
  if (path.length === 0) return `${rootName(parentSchema)} is fields in braces: { "title": … }.`;
  const wanted = [finding.schema].flat().map(String);
  if (data === null) return `${name} is null. Write ${wantedWords(wanted, finding)}, or take it out.`;
  const reading = numberRead(finding);
  if (reading?.kind === 'asked') return `${name} ${meanings(reading.numbers, finding)}`;
  if (reading?.kind === 'none' && reading.trouble)
    return `${name} is ${wantedWords(wanted, finding)}. ${troubleSaid(reading.trouble)}`;
  if (reading?.kind === 'one' && wanted.join() === 'number')
    return `${name} is a number such as ${reading.number}, without quotes.`;
  if (reading?.kind === 'one')
    return `${name} is a whole number such as ${Math.round(Number(reading.number))}, without quotes.`;
  if (wanted.join() === 'integer' && typeof data === 'number') {
    return `${name} is a whole number such as ${Math.round(data)}, not ${data}.`;
  }
  if (wanted.join() === 'array') {
    if (typeof data === 'string' && !holdsWords(parentSchema.items))
      return `${name} is a list with each item in braces, [ { … }, { … } ], not text.`;
    return `${name} is a list. Put square brackets around it: [ … ].`;
  }
  return `${name} is ${wantedWords(wanted, finding)}, not ${kindOf(data)}.`;
}

/** Shows them as the site's visitors would read them, because that tells two apart best. */
function meanings(numbers: string[], { parentSchema, locale }: Finding): string {
  const isMoney = parentSchema.names === 'amounts' && locale !== undefined;
  const shown = isMoney ? numbers.map(number => amount(Number(number), locale)) : numbers;
  const write = numbers.length === 1 ? 'If it does, write' : 'Write';
  return `can mean ${shown.join(' or ')}. ${write} ${numbers.join(' or ')}.`;
}

/** Pieces that an author writes as one text. */
const WORDS = ['line', 'point', 'route', 'anchor', 'href'];

/** Whether the items of a list are texts. */
export function holdsWords(items: SchemaOfField = {}): boolean {
  return items.type === 'string' || WORDS.includes(items.$ref?.replace('#/definitions/', '') ?? '');
}

function rootName(schema: SchemaOfField): string {
  return schema.title === 'SiteDocument' ? 'The site document' : 'A page';
}

function wantedWords(wanted: string[], finding: Finding): string {
  const { parentSchema, path } = finding;
  const words = wanted.map(type => {
    if (type === 'string') return 'text in quotes';
    if (type === 'integer') return `a whole number such as ${sampleNumber(parentSchema)}`;
    if (type === 'number') return `a number such as ${sampleNumber(parentSchema)}`;
    if (type === 'boolean') return 'true or false, without quotes';
    if (type === 'array')
      return wanted.includes('string') ? 'a list of paragraphs' : 'a list in square brackets';
    return `${parentSchema.title || path.at(-2) === 'blocks' ? `${thing(parentSchema, path)}: ` : ''}fields in braces${sampleFields(parentSchema)}`;
  });
  return words.join(', or ');
}

function sampleNumber(schema: SchemaOfField): number {
  return schema.title === 'Money' || schema.title === 'SiteValue' ? 700 : Math.max(schema.minimum ?? 1, 1);
}

function sampleFields({ required = [] }: SchemaOfField): string {
  const fields = required.slice(0, 3).map(field => `${quoted(field)}: …`);
  return fields.length === 0 ? '' : `, such as { ${fields.join(', ')} }`;
}

function kindOf(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'fields in braces';
  if (typeof data === 'boolean') return String(data);
  return typeof data === 'number' ? 'a number' : 'text';
}
