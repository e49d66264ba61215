// Whatever a form shows of a schema, in whatever depth, is said in the language of its window: nothing is made of English names.
import { expect, it } from 'vitest';
import { placesAt } from '../../../base/places.mjs';
import { purposeAndExample } from '../../../document/schema/fields.ts';
import { type Definitions, readSources } from '../../../document/schema/sources.ts';
import { refusalOf } from '../../../document/validate/compile-schema.ts';
import { openLibrary } from '../../../site/library/library.ts';
import { WINDOW_LANGUAGES } from '../../language/languages.ts';
import type { Control } from './control.ts';
import { formOf } from './form.ts';

const { sources } = readSources(placesAt('.'));
const library = openLibrary(process.cwd());
const others = Object.keys(WINDOW_LANGUAGES).filter(language => language !== 'en');

it.each(others)('%s', language => {
  const { definitions, schemas } = library.spoken(language);
  const known = new Set(
    [sources.translations, ...sources.blocks.map(({ translations = {} }) => translations)].flatMap(words =>
      Object.values(words[language] ?? {}).map(said => purposeAndExample(said).purpose),
    ),
  );
  const tops = [...library.types, 'shared'].map(type => definitions[type] ?? {});
  const texts = [...tops, ...Object.values(schemas)].flatMap(schema => textsOf(schema, definitions));
  expect(texts.length).toBeGreaterThan(2000);
  // The check compiles no schema with a keyword that it does not know, so this copy can never take the place of its own.
  expect(refusalOf(schemas.page)).toMatch(/enumLabels|nounOfSeveral/);
  expect([...new Set(texts)].filter(text => /\p{L}/u.test(text) && !known.has(text))).toEqual([]);
});

it.each(others)('%s has each field with the control that it has in English', language => {
  const [spoken, english] = [language, 'en'].map(one => {
    const { definitions, schemas } = library.spoken(one);
    const tops = [...library.types, 'shared'].map(type => definitions[type] ?? {});
    return [...tops, ...Object.values(schemas)].map(schema =>
      formOf(schema, definitions).fields.map(({ step, control }) => `${step}: ${control.kind}`),
    );
  });
  expect(spoken).toEqual(english);
});

/** "seen" keeps a schema that leads back to itself from being asked for ever. */
function textsOf(schema: object, definitions: Definitions, seen: object[] = []): string[] {
  if (seen.includes(schema) || seen.length > 8) return [];
  return formOf({ ...schema }, definitions).fields.flatMap(({ label, help, control, otherwise }) => [
    label,
    help,
    ...[control, ...(otherwise ? [otherwise] : [])].flatMap(one => [
      ...wordsOf(one),
      ...('schema' in one && one.schema ? textsInside(one, definitions, [...seen, schema]) : []),
    ]),
  ]);
}

function textsInside(control: Control, definitions: Definitions, seen: object[]): string[] {
  if (!('schema' in control) || !control.schema) return [];
  const { items } = control.schema;
  return textsOf(
    typeof items === 'object' && items !== null ? resolvedItem(items, definitions) : control.schema,
    definitions,
    seen,
  );
}

function resolvedItem(items: object, definitions: Definitions): object {
  const name = '$ref' in items ? String(items.$ref).replace('#/definitions/', '') : '';
  return definitions[name] ?? items;
}

function wordsOf(control: Control): string[] {
  const options = [
    ...('choices' in control ? control.choices : []),
    ...(control.kind === 'group' ? (control.blocks ?? []) : []),
  ];
  return [
    ...options.flatMap(({ label, meaning }) => [label, meaning ?? '']),
    ...(control.kind === 'list' ? [control.noun] : []),
  ];
}
