// A block's schema has to keep to the rules for its keywords, and no other part of the engine knows a block by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFields } from '../../base/json-value.ts';
import { placesAt } from '../../base/places.mjs';
import { listed } from '../../base/words.ts';
import { BLOCK_ICONS } from './block-icons.ts';
import { keywordMistakes } from './block-keywords.ts';
import { blockHomes } from './switch.mjs';

const items = (fields: object) => ({ properties: { items: { items: { properties: fields } } } });
const STRUCTURED =
  '"structured" can only be "FAQPage", for items with a "question" and an "answer" each, "Person", for items with a "name", or "OfferCatalog", for items with a "name" and a "price"';
const questions = items({ question: {}, answer: {} });

it.each([
  [{ opensPage: true }, undefined],
  [{ opensPage: 'yes' }, '"opensPage" can only be true'],
  [{ icon: 'note' }, undefined],
  [{ icon: 'nose' }, `"icon" has to be ${listed(Object.keys(BLOCK_ICONS), 'or')}`],
  [{ noun: 'FAQ' }, undefined],
  [{ noun: '' }, '"noun" has to be a word, such as "FAQ"'],
  [{ oneOfItems: 'popular', ...items({ popular: {} }) }, undefined],
  [
    { oneOfItems: 'populr', ...items({ popular: {} }) },
    '"oneOfItems" has to name a field that its "items" have',
  ],
  [
    { oneOfItems: 'popular', properties: { items: 3 } },
    '"oneOfItems" has to name a field that its "items" have',
  ],
  [{ filteredBy: 'kind', ...items({ kind: {} }) }, undefined],
  [{ filteredBy: 'kin', ...items({ kind: {} }) }, '"filteredBy" has to name a field that its "items" have'],
  [{ timed: ['from', 'to'], ...items({ from: {}, to: {} }) }, undefined],
  [
    { timed: ['from', 'till'], ...items({ from: {}, to: {} }) },
    '"timed" has to name two fields that its "items" have',
  ],
  [{ timed: 'from', ...items({ from: {}, to: {} }) }, '"timed" has to name two fields that its "items" have'],
  [{ holdsTables: true, ...items({ name: {}, cells: {} }) }, undefined],
  [
    { holdsTables: true, ...questions },
    '"holdsTables" can only be true, for items with a "name" and "cells"',
  ],
  [{ structured: 'FAQPage', ...questions }, undefined],
  [{ structured: 'Person', ...items({ name: {} }) }, undefined],
  [{ structured: 'Person', properties: { items: { items: { $ref: 'common.json#/person' } } } }, undefined],
  [{ structured: 'OfferCatalog', ...items({ name: {}, price: {} }) }, undefined],
  [{ structured: 'OfferCatalog', ...items({ name: {} }) }, STRUCTURED],
  [{ structured: 'FaqPage', ...questions }, STRUCTURED],
  [{ structured: 'toString', ...questions }, STRUCTURED],
  [{ structured: 'FAQPage', ...items({ question: {} }) }, STRUCTURED],
])('%j: %s', (schema, wrong) => {
  const said = wrong === undefined ? [] : [`blocks/x/schema.json: ${wrong}. Change it, or take it out.`];
  expect(keywordMistakes('blocks/x/schema.json', schema)).toEqual(said);
});

it.each(['key', 'level', 'name', 'note', 'rank'])(
  'the field "%s" is free in items and taken in a block',
  name => {
    expect(keywordMistakes('blocks/x/schema.json', items({ [name]: {} }))).toEqual([]);
    expect(keywordMistakes('blocks/x/schema.json', { properties: { [name]: {} } })).toEqual([
      `blocks/x/schema.json: No field of a block can be called "${name}": Ashlar uses that name for every block. Rename it. Its items may have such a field.`,
    ]);
  },
);

/** Words that are the name of a block but mean something else in these files. */
const OTHER_MEANINGS: { [file: string]: string[] } = {
  // Names that authors know from other programs, for the fields "items" and "blocks".
  'src/document/validate/messages/synonyms.ts': ['cards', 'packages', 'sections', 'steps', 'tags'],
  // The name of the list of pages with a card, which schemas ask for.
  'src/change/editor/names.ts': ['cards'],
  'src/composer/model/begun/begun-texts.ts': ['cards'],
  // Writes pages, as authors do.
  'src/change/new-site/files.ts': ['contact', 'hero', 'prose', 'team'],
  // The name of the page on which people write.
  'src/change/new-site/texts.ts': ['contact'],
  // The English word, and the element of HTML that a paste brings.
  'src/check/lint/language/syllables.ts': ['table'],
  'src/composer/words/editor/words-paste.ts': ['table'],
  // The kind of control for values that authors name.
  'src/composer/model/form/control.ts': ['table'],
  'src/composer/window/fields/FieldList.tsx': ['table'],
  'src/composer/window/fields/OtherShape.tsx': ['table'],
  'src/composer/window/shown/levels.ts': ['table'],
  'src/composer/window/fields/controls/TableInput.tsx': ['table'],
  // The same list of pages with a card, and the plural of a piece.
  'schema/common.json': ['cards', 'facts'],
};

it('no source of the engine knows a block by its name', () => {
  const types = blockHomes(placesAt('.')).map(({ type }) => type);
  expect(types).toContain('hero');
  const literal = new RegExp(`(["'])(${types.join('|')})\\1(?!\\s*:)`, 'g');
  const named = sources().flatMap(file => {
    const found = [...readFileSync(file, 'utf8').matchAll(literal)].map(([, , name = '']) => name);
    const strange = found.filter(name => !OTHER_MEANINGS[file]?.includes(name));
    return strange.length > 0 ? [`${file}: ${strange.join(', ')}`] : [];
  });
  expect(named).toEqual([]);
});

/** All sources, without tests, generated files and the project's tools, which hold test pages. */
function sources(): string[] {
  return ['src', 'schema', 'scripts']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(file => /\.(tsx?|mjs|json)$/.test(file) && !/\.test\.tsx?$|\.schema\.json$/.test(file))
    .filter(file => !/^(src\/generated|scripts\/project)\//.test(file));
}

/** Leaves out what authors do not write, and the one item of a list that may be left out. */
function limitsWithoutReason(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema))
    return schema.flatMap((one, index) => limitsWithoutReason(one, `${path}/${index}`));
  if (!isFields(schema) || schema.fromPages !== undefined) return [];
  const fields = isFields(schema.properties) ? schema.properties : {};
  const names = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const hasReason = (value: unknown) =>
    isFields(value) && (value.why !== undefined || value.const !== undefined);
  const needed = names.filter(name => Object.hasOwn(fields, name) && !hasReason(fields[name]));
  const many = Number(schema.minItems ?? 0) > 1 && schema.why === undefined ? [path] : [];
  const inner = Object.entries(schema).flatMap(([name, one]) => limitsWithoutReason(one, `${path}/${name}`));
  return [...needed.map(name => `${path}/${name}`), ...many, ...inner];
}

it.each([...blockHomes(placesAt('.')).map(({ type }) => `blocks/${type}/schema.json`), 'schema/common.json'])(
  '%s says of each limit whom it helps',
  file => expect(limitsWithoutReason(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]),
);
