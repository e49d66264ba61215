// What a block's own schema says of it is held to, and nothing else knows a block by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { keywordMistakes } from './block-keywords.ts';
import { blockHomes } from './switch.mjs';

const items = (fields: object) => ({ properties: { items: { items: { properties: fields } } } });
const questions = items({ question: {}, answer: {} });

it.each([
  [{ opensPage: true }, undefined],
  [{ opensPage: 'yes' }, '"opensPage" can only be true'],
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
  [{ structured: 'FAQPage', ...questions }, undefined],
  [
    { structured: 'FaqPage', ...questions },
    '"structured" can only be "FAQPage", for items with a "question" and an "answer" each',
  ],
  [
    { structured: 'FAQPage', ...items({ question: {} }) },
    '"structured" can only be "FAQPage", for items with a "question" and an "answer" each',
  ],
])('%j: %s', (schema, wrong) => {
  const said = wrong === undefined ? [] : [`blocks/x/schema.json: ${wrong}. Change it, or take it out.`];
  expect(keywordMistakes('blocks/x/schema.json', schema)).toEqual(said);
});

/** Words that are no block's name where they stand. */
const OTHER_MEANINGS: { [file: string]: string[] } = {
  // What authors bring from elsewhere for "items" and "blocks".
  'src/document/validate/messages/synonyms.ts': ['cards', 'packages', 'sections', 'steps', 'tags'],
  // The list of pages that have a card, which schemas ask for with "names": "cards".
  'src/change/editor/names.ts': ['cards'],
  // It writes pages, as authors do.
  'src/change/new-site/files.ts': ['hero', 'prose'],
  // That list, and what several of a piece are called.
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

/** Without tests, what is generated, and the tools of the project, whose corpora are pages of their own. */
function sources(): string[] {
  return ['src', 'schema', 'scripts']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(file => /\.(tsx?|mjs|json)$/.test(file) && !/\.test\.tsx?$|\.schema\.json$/.test(file))
    .filter(file => !/^(src\/generated|scripts\/project)\//.test(file));
}
