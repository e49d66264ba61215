// Says where a value stands in the words of its form: "Packages › Premium › Price". The document may be another version than the present.
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { withoutSigns } from '../../../base/without-signs.ts';
import { capital, cut } from '../../../base/words.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { fieldWords, itemNoun, labelField } from '../../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { type Shape, schemaOfStep, shapeOf } from '../../../document/schema/step.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import { type Control, controlsOf } from '../../model/form/control.ts';

/** In which language, and the value at the place if the document does not hold it. */
type Spoken = { language?: string; there?: unknown };

/** A value on the way to a place, with its schema and that of the value around it. */
type Level = {
  step: string | number;
  value: unknown;
  schema: Schema;
  shape: Shape;
  list?: Schema;
  field: string;
};

const LONGEST_TITLE = 40;

export function placeInForm(
  path: Path,
  document: DocumentFile,
  library: Library,
  { language, there }: Spoken = {},
): string {
  const { definitions } = library.spoken(language ?? 'en');
  const { quoted } = windowWords(language);
  const levels = levelsOf(path, document, library, { language, there });
  const isOfList = (at: number) => typeof levels[at + 1]?.step === 'number';
  return levels
    .flatMap((level, at) => (isOfList(at) ? [] : [nameOf(level, definitions, quoted)]))
    .join(' › ');
}

/** The schema of a value, and whether an author writes it letter by letter. */
export function fieldAt(
  path: Path,
  document: DocumentFile,
  library: Library,
  language?: string,
): { shape: Shape; isWritten: boolean } {
  const { definitions } = library.spoken(language ?? 'en');
  const level = levelsOf(path, document, library, { language }).at(-1);
  if (!level) return { shape: { schema: {} }, isWritten: false };
  const { control, otherwise } = controlsOf(level.schema, { field: level.field, definitions });
  return {
    shape: level.shape,
    isWritten: [control, otherwise].some(one => one && WRITTEN.includes(one.kind)),
  };
}

const WRITTEN: Control['kind'][] = ['line', 'words', 'amount', 'link'];

function levelsOf(
  path: Path,
  document: DocumentFile,
  library: Library,
  { language, there }: Spoken,
): Level[] {
  const { definitions, schemas } = library.spoken(language ?? 'en');
  const levels: Level[] = [];
  let { schema: around } = shapeOf(schemas[document.kind], definitions, document.parsed?.value);
  let field = '';
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    const value = (isLast ? there : undefined) ?? valueAt(document.parsed?.value, path.slice(0, depth + 1));
    const schema = schemaOfStep(around, step) ?? {};
    const shape = shapeOf(schema, definitions, value);
    const isItem = typeof step === 'number';
    if (!isItem) field = step;
    levels.push({ step, value, schema, shape, field, ...(isItem && { list: around }) });
    around = shape.schema;
  }
  return levels;
}

/** An item is known by its title, a block by what it is as well. */
function nameOf(
  { step, value, schema, shape, list, field }: Level,
  definitions: Definitions,
  quoted: (text: string) => string,
): string {
  if (typeof step !== 'number') return capital(fieldWords(step, schema, { definitions }));
  const title = titleOf(value);
  if (shape.kind !== 'block')
    return title ?? `${capital(itemNoun(field, list ?? {}, { definitions }))} ${step + 1}`;
  const type = isFields(value) ? String(value.type) : '';
  const noun = capital(blockNoun(type, definitions[type]));
  return title === undefined ? noun : `${noun} ${quoted(title)}`;
}

function titleOf(value: unknown): string | undefined {
  const name = labelField(value);
  return name === undefined || !isFields(value)
    ? undefined
    : cut(withoutSigns(String(value[name])).replace(/\s+/g, ' '), LONGEST_TITLE);
}
