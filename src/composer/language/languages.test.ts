// Every language of the window says all that English says, with the same values, and leaves none of it English.
import { describe, expect, it } from 'vitest';
import { saidWords, wordFinder } from '../../../tests/support/composer/said-words.ts';
import { languageAmong, WINDOW_LANGUAGES, windowWords } from './languages.ts';

const english = saidWords(windowWords('en'));
const others = Object.keys(WINDOW_LANGUAGES).filter(language => language !== 'en');

describe.each(others)('in %s', language => {
  const words = saidWords(windowWords(language));

  it('each word says the values that the English one says', () => {
    const valuesOf = (all: typeof words) => all.map(({ name, marks }) => ({ name, marks }));
    expect(valuesOf(words)).toEqual(valuesOf(english));
  });

  it('each word is there, and none is English but what both languages share', () => {
    expect(words.filter(({ said }) => said[0] === '')).toEqual([]);
    const same = words.filter(({ said }, at) => said.join() === english[at]?.said.join());
    expect(same.map(({ name }) => name).filter(name => !SHARED.includes(name))).toEqual([]);
  });

  it('one thing is told from several', () => {
    const { pages } = windowWords(language);
    expect(pages.shared(1)).not.toContain(pages.shared(2).replace(/.* /, ''));
  });
});

/** Names of keys and things, and signs. */
const SHARED = [
  ...['bar.devices.desktop', 'bar.devices.tablet', 'keys.Alt', 'keys.Escape'],
  ...['weekday', 'editor.link', 'fields.letters', 'notSaved.within', 'notSaved.forSeveral', 'undone.on'],
];

describe('the language of a window is', () => {
  it.each<[string[], string]>([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de;q=0.9', 'en;q=0.8'], 'de'],
    [[' en-GB', 'de'], 'en'],
    [['xx', ''], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ])('for %j: %s', (tags, language) => expect(languageAmong(tags)).toBe(language));
});

it('a title with quotation marks gets single ones inside of those of a sentence', () => {
  const { quoted, pages, history } = windowWords('de');
  expect(quoted('Qigong – „Größe 1“')).toBe('„Qigong – ‚Größe 1‘“');
  expect(pages.take.title('Qigong – „Größe 1“')).toBe('„Qigong – ‚Größe 1‘“ entfernen');
  expect(history.comesBack('Qigong – „Größe 1“')).toBe('„Qigong – ‚Größe 1‘“ ist wieder da.');
});

describe('an English word on a German screen is found', () => {
  const find = wordFinder(windowWords('en'), windowWords('de'));
  it.each([
    ['Undo', 'commands.undo'],
    ['Move up: Oak', 'list.moveUp'],
    ['3 places changed.', 'answers.placesChanged'],
    ['Rückgängig', undefined],
    ['Desktop', undefined],
    ['Oak and Awl', undefined],
  ])('%s', (text, name) => expect(find(text)).toBe(name));
});
