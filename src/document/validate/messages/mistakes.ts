// What the validator reports in, one mistake for each thing that an author did out. It reports a mistake in a field's name as
// an unknown field, a missing one and a choice that was not made; the author made one mistake.
import { isFields, type Path } from '../../../base/json-value.ts';
import { nearest, surely } from '../../problem/did-you-mean.ts';
import { newNames, type Replacement } from '../../schema/replaced.ts';
import type { Finding } from './finding.ts';
import { sameMeaning } from './synonyms.ts';

export type Mistake =
  | { kind: 'value'; finding: Finding }
  /** "surely" is there where nothing else can have been "meant". */
  | { kind: 'unknown'; finding: Finding; field: string; meant?: string; surely?: string }
  | { kind: 'replaced'; finding: Finding; field: string; replacement: Replacement }
  | { kind: 'missing'; finding: Finding; fields: string[] }
  | { kind: 'choice'; finding: Finding; fields: string[]; present: string[] };

/** Of several findings about one value the first of these is told. */
const ORDER = [
  'type',
  'minLength',
  'enum',
  'const',
  'pattern',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
];
const ABOUT_FIELDS = ['additionalProperties', 'required', 'oneOf', 'anyOf', 'if'];

export function mistakesOf(findings: Finding[]): Mistake[] {
  const byPlace = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = finding.instancePath;
    const here = byPlace.get(place);
    if (here) here.push(finding);
    else byPlace.set(place, [finding]);
  }
  return [...byPlace.values()].flatMap(mistakesHere);
}

/** What is no set of fields cannot lack one. */
function mistakesHere(findings: Finding[]): Mistake[] {
  const values = valueMistakes(findings);
  return findings.some(({ keyword }) => keyword === 'type')
    ? values
    : [...values, ...fieldMistakes(findings)];
}

function valueMistakes(findings: Finding[]): Mistake[] {
  const [first] = findings
    .filter(({ keyword }) => !ABOUT_FIELDS.includes(keyword))
    .sort((a, b) => rank(a) - rank(b));
  return first ? [{ kind: 'value', finding: first }] : [];
}

function rank({ keyword }: Finding): number {
  const index = ORDER.indexOf(keyword);
  return index < 0 ? ORDER.length : index;
}

function fieldMistakes(findings: Finding[]): Mistake[] {
  const choices = findings.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const isAlternative = (finding: Finding) =>
    choices.some(choice => finding.schemaPath.startsWith(`${choice.schemaPath}/`));
  const required = findings.filter(finding => finding.keyword === 'required' && !isAlternative(finding));
  const missing = new Set(required.map(finding => String(finding.params.missingProperty)));
  const open = new Map(choices.map(choice => [choice, choiceOf(choice)]));
  const mistakes: Mistake[] = [];
  for (const { finding, field } of unknownFields(findings, [...required, ...choices])) {
    const wanted = [
      ...missing,
      ...[...open.values()].flatMap(({ fields, present }) => (present.length ? [] : fields)),
    ];
    const replacement = replacementOf(finding, field);
    const meant = resembling(field, wanted) ?? resembling(field, absentFields(finding));
    const isKnownMistake = finding.keyword === 'additionalProperties';
    if (!isKnownMistake && !(meant && wanted.includes(meant))) continue;
    for (const name of replacement ? newNames(replacement) : [meant]) {
      if (name === undefined) continue;
      missing.delete(name);
      for (const [choice, { fields }] of open) if (fields.includes(name)) open.delete(choice);
    }
    mistakes.push(
      replacement
        ? { kind: 'replaced', finding, field, replacement }
        : {
            kind: 'unknown',
            finding,
            field,
            meant,
            surely: plainly(field, meant, absentFields(finding), wanted),
          },
    );
  }
  const [first] = required;
  if (first && missing.size > 0) mistakes.push({ kind: 'missing', finding: first, fields: [...missing] });
  for (const [finding, choice] of open) mistakes.push({ kind: 'choice', finding, ...choice });
  return mistakes;
}

function replacementOf({ parentSchema }: Finding, field: string): Replacement | undefined {
  const replaced = parentSchema.replaced ?? {};
  return Object.hasOwn(replaced, field) ? replaced[field] : undefined;
}

/** Fields that the validator calls unknown; where it allows any, those that the schema doesn't name. */
function unknownFields(findings: Finding[], others: Finding[]): { finding: Finding; field: string }[] {
  const strict = findings.filter(({ keyword }) => keyword === 'additionalProperties');
  if (strict.length > 0) {
    return strict.map(finding => ({ finding, field: String(finding.params.additionalProperty) }));
  }
  const [finding] = others;
  if (!finding || !isFields(finding.data)) return [];
  const known = Object.keys(finding.parentSchema.properties ?? {});
  return Object.keys(finding.data)
    .filter(field => !known.includes(field))
    .map(field => ({ finding, field }));
}

function choiceOf(choice: Finding): { fields: string[]; present: string[] } {
  const branches = (Array.isArray(choice.schema) ? choice.schema : []) as { required?: string[] }[];
  const fields = branches.flatMap(branch => branch.required ?? []);
  const { data } = choice;
  return { fields, present: isFields(data) ? fields.filter(field => Object.hasOwn(data, field)) : [] };
}

function absentFields({ data, parentSchema }: Finding): string[] {
  const fields = Object.keys(parentSchema.properties ?? {});
  return isFields(data) ? fields.filter(field => !Object.hasOwn(data, field)) : fields;
}

/** Between several other words for it only the one that is missing is plain. */
function plainly(
  field: string,
  meant: string | undefined,
  absent: string[],
  wanted: string[],
): string | undefined {
  if (meant === undefined) return undefined;
  if (nearest(field, absent) !== undefined) return surely(field, absent) === meant ? meant : undefined;
  const sameThing = absent.filter(name => sameMeaning(field, [name]));
  const missing = sameThing.filter(name => wanted.includes(name));
  return (missing.length > 0 ? missing : sameThing).length === 1 ? meant : undefined;
}

function resembling(field: string, fields: string[]): string | undefined {
  return nearest(field, fields) ?? sameMeaning(field, fields);
}

/** The second of two equal items is the one to take out. */
export function markedPath({ keyword, params, path }: Finding): Path {
  return keyword === 'uniqueItems' ? [...path, Math.max(Number(params.i), Number(params.j))] : path;
}
