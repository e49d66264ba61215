// Tests the files of words: each language has every word, with the same places in braces as English and its own plural forms.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount } from '../language.ts';
import english from './en.json';
import { LANGUAGES, wordsOf } from './read.ts';
import { say, sayAround, type WordName, type WordText } from './say.ts';

const NAMES = Object.keys(english) as WordName[];

function formsOf(text: WordText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([a-z]+)\}/g)].map(([, place = '']) => place).sort();
}

it('every file of words is a language', () => {
  const files = readdirSync('src/base/languages').filter(name => name.endsWith('.json'));
  expect(files.map(name => name.replace('.json', '')).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

it('every word is said somewhere', () => {
  const sources = ['src', 'blocks'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!test)\.tsx?$/.test(name))
      .map(name => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const said = sources.join('\n');
  expect(NAMES.filter(name => !said.includes(`'${name}'`))).toEqual([]);
});

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  it('has the words of English and no other', () => {
    expect(Object.keys(texts)).toEqual(NAMES);
    expect(Object.values(texts).flatMap(formsOf)).not.toContain('');
  });

  it.each(NAMES)('keeps the places of "%s"', name => {
    const wanted = placesIn(formsOf(english[name]).at(-1) ?? '');
    const forms = formsOf(texts[name]);
    expect(placesIn(forms.at(-1) ?? '')).toEqual(wanted);
    // A form such as "One report" may leave out the number.
    for (const form of forms) expect(wanted).toEqual(expect.arrayContaining(placesIn(form)));
  });

  it('has its own plural forms where it has any', () => {
    for (const text of Object.values(texts)) {
      if (typeof text !== 'string') expect(Object.keys(text).sort()).toEqual([...pluralCategories].sort());
    }
  });

  it('says most of it otherwise than English', () => {
    const own = NAMES.filter(name => JSON.stringify(texts[name]) !== JSON.stringify(english[name]));
    expect(own.length).toBeGreaterThanOrEqual(language === 'en' ? 0 : NAMES.length - 5);
  });
});

describe('a word', () => {
  const german = wordsOf({ language: 'de-AT' });
  const arabic = wordsOf({ language: 'ar-EG' });

  it('has its values where the language puts them', () => {
    expect(say(wordsOf({ language: 'en-AU' }), 'saving', { amount: '$300' })).toBe('Save $300');
    expect(say(german, 'saving', { amount: '300 €' })).toBe('300 € sparen');
  });

  it('keeps its distance from an amount that runs the other way', () => {
    const money = amount(50_000, { language: 'fa', currency: 'IRR' });
    const saved = say(wordsOf({ language: 'fa' }), 'saving', { amount: money });
    expect(saved).toBe(`Save \u2068${money}\u2069`);
  });

  it('has the quotation marks of the language', () => {
    expect(say(german, 'quotation', { text: 'Gut' })).toBe('„Gut“');
    expect(say(arabic, 'quotation', { text: 'جيد' })).toBe('«جيد»');
  });

  it('takes the plural form and the digits of the language', () => {
    const forms = { one: 'تقرير واحد', two: 'تقريران', few: '{count} تقارير', many: '{count} تقريرًا' };
    const words = wordsOf({
      language: 'ar-EG',
      words: { foundCount: { ...forms, other: '{count} تقرير' } },
    });
    const said = [1, 2, 3, 11, 100].map(count => say(words, 'foundCount', { count }));
    expect(said).toEqual(['تقرير واحد', 'تقريران', '٣ تقارير', '١١ تقريرًا', '١٠٠ تقرير']);
  });

  it('stands on both sides of an element', () => {
    expect(sayAround(german, 'byline', 'name', { role: '{name} & Co' })).toEqual(['', ', {name} & Co']);
  });

  it('is the one of the site where that has its own', () => {
    const words = wordsOf({ language: 'de', words: { learnMore: 'Weiterlesen' } });
    expect([say(words, 'learnMore'), say(words, 'menu')]).toEqual(['Weiterlesen', 'Menü']);
  });

  it('is English where neither the site nor its language has it yet', () => {
    expect(say(wordsOf({ language: 'tlh' }), 'menu')).toBe('Menu');
  });
});
