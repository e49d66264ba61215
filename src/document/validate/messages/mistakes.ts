// Gathers the validator's findings into mistakes, one for each thing that the author did wrong. For one mistyped name of a field,
// the validator reports an unknown field, a missing one and a choice that was not made.
import { isFields, type Path } from '../../../base/json-value.ts';
import { clearlyNearest, nearest } from '../../problem/did-you-mean.ts';
import { newNames, type Replacement } from '../../schema/replaced.ts';
import type { Finding } from './finding.ts';
import { sameMeaning } from './synonyms.ts';

export type Mistake =
  | { kind: 'value'; finding: Finding }
  /** "surely" is set if only one field can have been meant; "meant" is a guess. */
  | { kind: 'unknown'; finding: Finding; field: string; meant?: string; surely?: string }
  | { kind: 'replaced'; finding: Finding; field: string; replacement: Replacement }
  | { kind: 'missing'; finding: Finding; fields: string[] }
  | { kind: 'choice'; finding: Finding; fields: string[]; present: string[] };

/** If a value has several findings, the one whose keyword comes first here is reported. */
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

/** If a value has the wrong type, it is not an object, so nothing is said about its fields. */
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
            surely: certainlyMeant(field, meant, absentFields(finding), wanted),
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

/** The fields that the validator calls unknown. If the schema allows any field, those that it does not name. */
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

/**
 * The meant field, if it is certain. If several fields are synonyms of the written name, only one that is missing can be certain.
 */
function certainlyMeant(
  field: string,
  meant: string | undefined,
  absent: string[],
  wanted: string[],
): string | undefined {
  if (meant === undefined) return undefined;
  if (nearest(field, absent) !== undefined)
    return clearlyNearest(field, absent) === meant ? meant : undefined;
  const sameThing = absent.filter(name => sameMeaning(field, [name]));
  const missing = sameThing.filter(name => wanted.includes(name));
  return (missing.length > 0 ? missing : sameThing).length === 1 ? meant : undefined;
}

function resembling(field: string, fields: string[]): string | undefined {
  return nearest(field, fields) ?? sameMeaning(field, fields);
}

/** The path to mark. If two items are equal, it is the second, which the fix removes. */
export function markedPath({ keyword, params, path }: Finding): Path {
  return keyword === 'uniqueItems' ? [...path, Math.max(Number(params.i), Number(params.j))] : path;
}
