// If the author of a block makes a mistake in its schema, the message names the file and what ajv cannot use.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { generate } from '../../change/editor/generate.ts';
import { runCheck } from '../../commands/check.ts';

let copy = '';
const spoilt: string[] = [];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ashlar-schemas-'));
  // To find the wrong block, each one is compiled on its own. Three are enough to show that.
  const blocks = ['faq', 'hero', 'notice'].map(type => `blocks/${type}`);
  for (const folder of ['schema', 'src/ui', ...blocks])
    cpSync(folder, join(copy, folder), { recursive: true });
  mkdirSync(join(copy, 'pages'));
});

afterEach(() => {
  for (const file of spoilt.splice(0)) cpSync(file, join(copy, file));
});

afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  [
    'blocks/faq/schema.json',
    '"required": ["question", "answer"]',
    '"required": "question"',
    noSchema('required must be array'),
  ],
  ['blocks/faq/schema.json', '"maxItems": 20', '"maxItems": "20"', noSchema('maxItems must be integer')],
  [
    'blocks/faq/schema.json',
    'definitions/anchor',
    'definitions/ancor',
    /^blocks\/faq\/schema\.json:\d+ {2}"ancor" is not a piece of schema\/common\.json\. Did you mean "anchor"\?$/,
  ],
  [
    'blocks/faq/schema.json',
    '"maxItems": 20',
    '"maxItem": 20',
    /^blocks\/faq\/schema\.json: .*unknown keyword: "maxItem"\.$/,
  ],
  ['blocks/faq/schema.json', '"structured"', '"structurd"', /unknown keyword: "structurd"\.$/],
  [
    'schema/common.json',
    '"type": "string"',
    '"type": "sting"',
    /^schema\/common\.json is no JSON Schema: .*type must /,
  ],
  // All blocks have this mistake, so no block is blamed.
  ['schema/common.json', '"minLength": 1', '"minLenght": 1', /^schema\/\*\.json: .*"minLenght"\.$/],
])('%s: %s as %s', (file, from, to, said) => {
  const project = projectWith(file, from, to);
  const check = () => runCheck([], placesAt(project), { folder: project, colours: false });
  expect(check).toThrow(said);
});

test('the types are not made from what cannot be used', async () => {
  const project = projectWith('blocks/faq/schema.json', 'definitions/anchor', 'definitions/ancor');
  await expect(generate(placesAt(project))).rejects.toThrow(/^blocks\/faq\/schema\.json:\d+ {2}"ancor"/);
});

test('nor is what a block says of itself and what cannot be', async () => {
  const project = projectWith('blocks/faq/schema.json', '"FAQPage"', '"FAQ"');
  await expect(generate(placesAt(project))).rejects.toThrow(
    'blocks/faq/schema.json: "structured" can only be "FAQPage", for items with a "question" and an "answer" each, "Person", for items with a "name", or "OfferCatalog", for items with a "name" and a "price". Change it, or take it out.',
  );
});

function projectWith(file: string, from: string, to: string): string {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
  spoilt.push(file);
  return copy;
}

function noSchema(words: string): RegExp {
  return new RegExp(`^blocks/faq/schema\\.json is no JSON Schema: properties › items › .*${words}\\.$`);
}
