// Finds what the form calls the fields and choices at a place. A sentence about what can be wrong only in a file, such as a missing comma,
// is plain text: it gets these labels where it names the fields as the file does.
import { valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { fieldWords, inWords } from '../../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../../document/schema/step.ts';
import { documentIn, fileOfDocument } from '../../../site/library/documents.ts';
import { isField } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import type { PlaceIn } from '../../model/asks.ts';

const NAME_IN_QUOTES = /"([a-z$][A-Za-z]*)"/g;
/** What a sentence of these forms quotes is always a field, also in a block that no file has yet. */
const NAMES_FIELDS = /^"|\bneeds\b|\bhas no "/;

export function inFormWords(sentence: string, place: PlaceIn, library: Library, language?: string): string {
  const labels = labelsAt(place, library, language);
  const { definitions } = library.spoken(language);
  const namesFields = NAMES_FIELDS.test(sentence);
  return sentence
    .replace(/\b([Tt]he|[Aa]n?) ([a-z-]+) block\b/g, (whole, article: string, type: string) =>
      library.types.includes(type) ? `${article} ${blockNoun(type, definitions[type])} block` : whole,
    )
    .replace(NAME_IN_QUOTES, (whole, name: string) => {
      const label = labels.get(name) ?? (namesFields && isField(name, library) ? inWords(name) : undefined);
      return label === undefined ? whole : `“${capital(label)}”`;
    });
}

/** What the form calls the innermost field of the place that has a name. */
export function labelAt(place: PlaceIn, library: Library, language?: string): string {
  const step = String(place.path.findLast(one => typeof one === 'string') ?? '');
  return labelsAt(place, library, language).get(step) ?? inWords(step);
}

/** The labels of the fields on the way to the place and around it, and the choices that can be made there. */
export function labelsAt(place: PlaceIn, library: Library, language?: string): Map<string, string> {
  const { definitions, schemas } = library.spoken(language);
  const around = schemasAt(place, library, language);
  const labels = new Map(
    [schemas.site, ...around].flatMap(schema => [
      ...choicesOf(schema, definitions),
      ...fieldsOf(schema).map(([name, field]) => [name, fieldWords(name, field, { definitions })] as const),
    ]),
  );
  // A value has the name that its author gave it.
  for (const step of place.path.slice(0, around.length))
    if (typeof step === 'string' && !labels.has(step)) labels.set(step, step);
  return labels;
}

/** The labels of the choices that can be made at the place, and in the fields around it: a block is told what its variant needs. */
export function choicesAt(place: PlaceIn, library: Library, language?: string): Map<string, string> {
  const { definitions } = library.spoken(language);
  const around = schemasAt(place, library, language);
  return new Map(
    around.flatMap(schema => [
      ...fieldsOf(schema).flatMap(([, field]) => choicesOf(field, definitions)),
      ...choicesOf(schema, definitions),
    ]),
  );
}

/** The schemas of the document and of each value on the way to the place. */
function schemasAt({ document, path }: PlaceIn, library: Library, language?: string): Schema[] {
  const { definitions, schemas } = library.spoken(language);
  const file = documentIn(fileOfDocument(library.root, document) ?? '', library);
  const found: Schema[] = [];
  let schema: Schema | undefined = file && schemas[file.kind];
  for (let depth = 0; schema && depth <= path.length; depth += 1) {
    const value = valueAt(file?.parsed?.value, path.slice(0, depth));
    const here = shapeOf(schema, definitions, value).schema;
    found.push(here);
    const step = path[depth];
    schema = step === undefined ? undefined : schemaOfStep(here, step);
  }
  return found;
}

function fieldsOf({ properties }: Schema): [string, Schema][] {
  return Object.entries((properties ?? {}) as Definitions);
}

function choicesOf(schema: Schema, definitions: Definitions): [string, string][] {
  const { enum: choices, enumLabels } = shapeOf(schema, definitions, undefined).schema;
  const labels = Array.isArray(enumLabels) ? enumLabels : [];
  return (Array.isArray(choices) ? choices : []).map((one, index) => [
    String(one),
    labels[index] ?? inWords(String(one)),
  ]);
}
