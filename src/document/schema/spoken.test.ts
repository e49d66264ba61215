// Every label, help, choice and noun that a form can show of a schema has words in each language of the window, and no words are left over.
import { describe, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { bundlesOf } from './bundle.ts';
import { examplesFrom } from './example-words.ts';
import { purposeAndExample } from './fields.ts';
import { readWordsIn } from './given-words.ts';
import { type Definitions, readSources, type Schema } from './sources.ts';
import { spoken, type WordsOf, wordsFrom } from './spoken.ts';

const { sources } = readSources(placesAt('.'));
const languages = Object.keys(sources.translations);

/** The words of each file: "schema" is what blocks share. */
function filesIn(language: string): Map<string, { [english: string]: string }> {
  const blocks = sources.blocks.map(
    ({ type, translations }) => [type, translations?.[language] ?? {}] as const,
  );
  return new Map([['schema', sources.translations[language] ?? {}], ...blocks]);
}

/** Asks for everything that a form can show. Notes what has no words, and the entries that are used. */
function readStrictly(language: string): { missing: string[]; used: Set<string> } {
  const files = filesIn(language);
  const missing: string[] = [];
  const used = new Set<string>();
  const words: WordsOf = definition => english => {
    const file = [definition, 'schema'].find(name => Object.hasOwn(files.get(name) ?? {}, english));
    if (file === undefined) missing.push(`${definition}: ${english}`);
    used.add(`${file}: ${english}`);
    return files.get(file ?? '')?.[english] ?? english;
  };
  spoken(bundlesOf(sources), words);
  return { missing, used };
}

it('German is spoken', () => {
  expect(languages).toContain('de');
});

describe.each(languages)('%s', language => {
  const { missing, used } = readStrictly(language);
  const entries = [...filesIn(language)].flatMap(([file, words]) =>
    Object.entries(words).map(([english, said]) => ({ file, english, said })),
  );

  it('has words for everything that a form can show', () => {
    expect(missing).toEqual([]);
  });

  it('has no words for what no schema says any more', () => {
    expect(
      entries.flatMap(({ file, english }) => (used.has(`${file}: ${english}`) ? [] : `${file}: ${english}`)),
    ).toEqual([]);
  });

  it('repeats nothing in a block that all blocks share already', () => {
    const shared = sources.translations[language] ?? {};
    const repeated = entries.filter(
      ({ file, english, said }) => file !== 'schema' && shared[english] === said,
    );
    expect(repeated).toEqual([]);
  });

  it('has no sign of a file in its words, outside of an example, and none that is still to be read', () => {
    const signs = /["{}[\]]|\*\*|\.json\b|pages\/|\bnpm\b|\b(?:true|false)\b|^\s|\s$|^$|^\? /;
    const wrong = entries.filter(({ said }) => signs.test(purposeAndExample(said).purpose));
    expect(wrong).toEqual([]);
  });

  it('has an example wherever a form shows one in English', () => {
    const shows = (words: string) => /^(?:"[^"{}]*"|[\d.]+)$/.test(purposeAndExample(words).example ?? '');
    const without = entries.filter(({ english, said }) => shows(english) && !shows(said));
    expect(without.map(({ file, english }) => `${file}: ${english}`)).toEqual([]);
  });

  it('is a copy: the check goes on with the schemas as they are', () => {
    const own = bundlesOf(sources);
    const before = JSON.stringify(own);
    const copy = spoken(own, wordsFrom(sources, language));
    expect(JSON.stringify(own)).toBe(before);
    expect(copy.definitions.hero).not.toEqual(own.definitions.hero);
    const values = (definitions: Definitions) => JSON.stringify(definitions, valuesAlone);
    expect(values(copy.definitions)).toBe(values(own.definitions));
  });
});

describe.each(languages)('the words of examples in %s', language => {
  const types = sources.blocks.map(({ type }) => type);
  const examples = examplesFrom(sources);

  it.each(types)('%s: the first example is translated as a whole, and no words are left over', type => {
    const block = sources.blocks.find(one => one.type === type);
    const words = Object.keys(block?.exampleWords?.[language] ?? {});
    const said = new Set(readWordsIn(block?.examples).map(({ text }) => text));
    expect(words.filter(text => !said.has(text))).toEqual([]);
    expect(readWordsIn(block?.examples[0]).flatMap(({ text }) => (words.includes(text) ? [] : text))).toEqual(
      [],
    );
    expect(examples(type, `${language}-XX`)).toEqual(examples(type, language));
    expect(examples(type, language)).not.toEqual(examples(type, 'en'));
    expect(examples(type)).toEqual([...examples(type, 'en'), ...examples(type, language)]);
  });
});

const WORDS = [
  'label',
  'description',
  'noun',
  'nounOfSeveral',
  'enumDescriptions',
  'enumLabels',
  'patternErrorMessage',
];

/** Leaves out what the languages say differently: what is left decides which documents are right. */
function valuesAlone(this: unknown, keyword: string, value: unknown): unknown {
  return WORDS.includes(keyword) && (typeof value !== 'object' || Array.isArray(value)) ? undefined : value;
}

describe('a block of a site', () => {
  const schema = {
    properties: { type: { const: 'own' }, heading: { type: 'string' }, oven: { type: 'string' } },
  };
  const own = { type: 'own', home: '', schema, examples: [] };
  const spokenWith = (translations?: { [english: string]: string }) => {
    const all = {
      ...sources,
      blocks: [...sources.blocks, { ...own, ...(translations && { translations: { de: translations } }) }],
    };
    const { properties, noun } = spoken(bundlesOf(all), wordsFrom(all, 'de')).definitions.own ?? {};
    const { heading, oven } = properties as Definitions;
    return [noun, heading?.label, oven?.label];
  };

  it('has the words of its own folder, and those that blocks share', () => {
    expect(spokenWith({ own: 'Eigenes', oven: 'Ofen' })).toEqual(['Eigenes', 'Überschrift', 'Ofen']);
  });

  it('shows its English without words', () => {
    expect(spokenWith()).toEqual(['own', 'Überschrift', 'oven']);
  });
});

it('a help names fields and choices as the form does, and keeps the quotes of its example', () => {
  const { definitions, schemas } = spoken(bundlesOf(sources));
  const helpOf = ({ properties }: Schema = {}, name: string) =>
    String((properties as Definitions)[name]?.description);
  expect(helpOf(definitions.cards, 'columns')).toContain('for “Grid” and “Service”');
  expect(helpOf(definitions.contact, 'form')).toContain('Choose one way: “Chat”, “Mail” or “Post”.');
  expect(helpOf(definitions.formField, 'hint')).toMatch(/a “Max length”.* Example: "With its area code"/);
  expect(helpOf(definitions.packages, 'variant')).not.toContain('"');
  expect(helpOf(schemas.site, 'address')).toContain('Example: "https://www.example.com"');
});
