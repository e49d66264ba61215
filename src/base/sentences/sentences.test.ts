// Every sentence that the code keeps as data has its German in the file of its room, with the same places, and none is left over.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allNeededWords, ROOMS, sentencesIn } from '../../../tests/support/documents/messages/sentences.ts';

/** Sentences whose German is null, and which are shown in English. This number may only fall. */
const WITHOUT_GERMAN = 0;

/** What only people know who write the file. A form says it in other words: otherInForm(says`…`, says`…`). */
const SIGN_OF_THE_FILE = /["[\]\\]|\*\*|\.json\b|\bpages\/|\bnpm\b|\blines? \{|\{(?!\d)/;
/** A reader brings the quotes of a part along. */
const QUOTED_PLACE = /["“”„‚‘]\{\d|\}["“”‘’]/;
const PLACE = /\{\d[^{}]*\}/g;

const needed = allNeededWords();

describe.each(ROOMS)('the sentences of %s', room => {
  const german: { [english: string]: string | null } = JSON.parse(
    readFileSync(`src/base/sentences/de/${room}.json`, 'utf8'),
  );
  const own = [...needed].flatMap(([words, ofRoom]) => (ofRoom === room ? words : []));
  const written = Object.entries(german).flatMap(([english, said]) =>
    said === null ? [] : [[english, said] as const],
  );

  it('have German', () => {
    expect(own.filter(words => !Object.hasOwn(german, words))).toEqual([]);
  });

  it('are still said where they have German', () => {
    expect(Object.keys(german).filter(words => !own.includes(words))).toEqual([]);
  });

  it('have the same places in German', () => {
    const places = (words: string) =>
      [...new Set(words.match(PLACE)?.map(place => place.replace(/:[^}]*/, '')))].sort();
    const wrong = written.filter(([english, said]) => places(english).join() !== places(said).join());
    expect(wrong).toEqual([]);
  });

  it('are for people who see a form', () => {
    const bare = (words: string) => words.replace(PLACE, place => place.replace(/\{(\d+)[^{}]*\}/, '{$1}'));
    const wrong = [...own, ...written.map(([, said]) => said)].filter(
      words => SIGN_OF_THE_FILE.test(bare(words)) || QUOTED_PLACE.test(words),
    );
    expect(wrong).toEqual([]);
  });

  it('are calm in German, and read', () => {
    expect(written.filter(([, said]) => /Fehler|ungültig|\bbitte\b|^\? |^\s|\s$/i.test(said))).toEqual([]);
  });
});

it('no more of them wait for German', () => {
  const all = ROOMS.flatMap(room =>
    Object.values(JSON.parse(readFileSync(`src/base/sentences/de/${room}.json`, 'utf8'))),
  );
  expect(all.filter(said => said === null)).toHaveLength(WITHOUT_GERMAN);
});

describe('a sentence is found', () => {
  it.each<[name: string, code: string, words: string[]]>([
    ['with its places', 'says`${a} is ${b}.`', ['{1} is {2}.']],
    ['with what it counts', "says`${the.count(n, 'item')} too many.`", ['{1 item} too many.']],
    ['in another one', 'says`${says`Two of them`} are here.`', ['{1} are here.', 'Two of them']],
    ['in its form for a form alone', 'otherInForm(says`Write [ ${a} ].`, says`Write ${a}.`)', ['Write {1}.']],
    ['that is a noun', "the.thing('a link')", ['a link']],
  ])('%s', (_, code, words) => {
    const found = sentencesIn(code, 'src/check/rule.ts');
    expect(found.flatMap(one => (one.isOfFileAlone ? [] : one.words))).toEqual(words);
  });

  it('only if it says what it counts', () => {
    expect(() => sentencesIn('says`${the.count(n, noun)}`', 'src/check/rule.ts')).toThrow('literal text');
  });
});
