// Says the check's sentences in the words of the form. The check speaks to people who write the file: it names fields as the file does,
// and knows of quotes and braces. Nobody sees those in the composer.
import { isFields, valueAt } from '../../base/json-value.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { fieldWords, inWords } from '../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../document/schema/step.ts';
import { documentIn, fileOfDocument } from '../../site/library/documents.ts';
import type { Library } from '../../site/types.ts';
import type { PlaceIn } from '../model/asks.ts';
import { quotedName, withoutFileWords } from '../model/form/without-file-words.ts';
import { withTitles } from './page-titles.ts';

const NAME_IN_QUOTES = /"([a-z$][A-Za-z]*)"/g;
/** What a sentence of these forms quotes is always a field, also in a block that no file has yet. */
const NAMES_FIELDS = /^"|\bneeds\b|\bhas no "/;

/** A sentence that is still a text of the file's, rewritten. */
export function inFormWords(sentence: string, place: PlaceIn, library: Library, language?: string): string {
  const labels = labelsAt(place, library, language);
  const { definitions } = library.spoken(language);
  const namesFields = NAMES_FIELDS.test(sentence);
  return withoutFileWords(withTitles(sentence, library))
    .replace(/\b([Tt]he|[Aa]n?) ([a-z-]+) block\b/g, (whole, article: string, type: string) =>
      library.types.includes(type) ? `${article} ${blockNoun(type, definitions[type])} block` : whole,
    )
    .replace(NAME_IN_QUOTES, (whole, name: string) => {
      const label = labels.get(name) ?? (namesFields && isField(name, library) ? inWords(name) : undefined);
      return label === undefined ? whole : quotedName(label);
    });
}

/** What the form calls the innermost field of the place that has a name. */
export function labelAt(place: PlaceIn, library: Library, language?: string): string {
  const step = String(place.path.findLast(one => typeof one === 'string') ?? '');
  return labelsAt(place, library, language).get(step) ?? inWords(step);
}

/** The labels of the fields on the way to the place and around it, and the choices that can be made there. */
export function labelsAt(
  { document, path }: PlaceIn,
  library: Library,
  language?: string,
): Map<string, string> {
  const { definitions, schemas } = library.spoken(language);
  const file = documentIn(fileOfDocument(library.root, document) ?? '', library);
  const labels = labelsOf(schemas.site, definitions);
  let schema: Schema | undefined = file && schemas[file.kind];
  for (let depth = 0; schema && depth <= path.length; depth += 1) {
    const value = valueAt(file?.parsed?.value, path.slice(0, depth));
    const here = shapeOf(schema, definitions, value).schema;
    for (const [name, label] of labelsOf(here, definitions)) labels.set(name, label);
    const step = path[depth];
    // A value has the name that its author gave it.
    if (typeof step === 'string' && !labels.has(step)) labels.set(step, step);
    schema = step === undefined ? undefined : schemaOfStep(here, step);
  }
  return labels;
}

function labelsOf(schema: Schema, definitions: Definitions): Map<string, string> {
  const { properties, enum: choices, enumLabels } = schema;
  const labels = Array.isArray(enumLabels) ? enumLabels : [];
  const fields = Object.entries((properties ?? {}) as Definitions);
  return new Map([
    ...(Array.isArray(choices) ? choices : []).map((one, index): [string, string] => [
      String(one),
      labels[index] ?? inWords(String(one)),
    ]),
    ...fields.map(([name, schema]): [string, string] => [name, fieldWords(name, schema, { definitions })]),
  ]);
}

export function isField(name: string, { definitions }: Library): boolean {
  return Object.values(definitions).some(
    ({ properties }) => isFields(properties) && Object.hasOwn(properties, name),
  );
}
