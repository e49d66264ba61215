// The engine names no site, trade or country. The few exceptions are listed here with their reasons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const OF_ONE_SITE = /visa|austral|harbour/i;

const MEANT: { place: RegExp; why: string }[] = [
  {
    place: /^src\/(base\/languages|change\/new-site\/texts)\/[\w-]+\.json$/,
    why: 'other languages, where such letters mean something else',
  },
  { place: /^src\/check\/lint\/language\//, why: 'how a language is written' },
  { place: /^src\/check\/lint\/claims\//, why: 'what a trade may claim, which a site chooses' },
  {
    place: /^src\/check\/lint\/(silent|pages\/pages\.golden)\.test\.ts$/,
    why: 'what those two say, and of what they say nothing',
  },
  { place: /^schema\/(site|de)\.json$/, why: 'the names of the packs of claims' },
  {
    place: /^src\/base\/sentences\/de\/check\.json$/,
    why: 'what those packs say, and how a language is written',
  },
  {
    place:
      /^src\/(base\/(dates\/dates|amounts\/written-amount)|check\/lint\/prices\/sums\.golden)\.test\.ts$/,
    why: 'time zones and currencies, among those of other countries',
  },
  {
    place: /^(schema\/common|blocks\/contact\/examples)\.json$/,
    why: 'countries whose postcodes a form knows',
  },
  { place: /^src\/commands\/new-page\.test\.ts$/, why: 'begins pages of the first site' },
];

const files = ['src', 'blocks', 'schema', 'scripts']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  // Generated files repeat their sources and contain names of the site.
  .filter(file => /\.\w+$/.test(file) && !/^src\/generated\/|\.schema\.json$/.test(file));

const speaking = files.filter(file => OF_ONE_SITE.test(readFileSync(file, 'utf8')));

it('nothing of the engine speaks of one site', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(speaking.filter(file => !MEANT.some(({ place }) => place.test(file)))).toEqual([]);
});

it('each exception is needed', () => {
  expect(MEANT.filter(({ place }) => !speaking.some(file => place.test(file)))).toEqual([]);
});

it('no example of a block leads out of the site that examples stand on', () => {
  const examples = files.filter(file => file.endsWith('/examples.json'));
  const pictures = examples.flatMap(file => readFileSync(file, 'utf8').match(/"\/images\/[^"]+"/g) ?? []);
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter(picture => !picture.startsWith('"/images/examples/'))).toEqual([]);
});
