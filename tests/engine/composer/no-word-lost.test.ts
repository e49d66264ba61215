// @module-tag full-only
// Two windows and an editor change one page at random, without waiting for each other. Whatever was written is in the file, waits in
// its window, or is in an earlier version. Nothing is there twice, or where nobody wrote it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFields } from '../../../src/base/json-value.ts';
import { entriesOfPart, journalParts } from '../../../src/change/journal/parts.ts';
import { keptText } from '../../../src/change/journal/texts.ts';
import { openPage } from '../../support/browser/browser.ts';
import { witnesses } from '../../support/browser/evidence.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { RandomAuthor } from '../../support/composer/random-author.ts';
import { RandomEditor } from '../../support/composer/random-editor.ts';
import { type WrittenAt, wordsIn } from '../../support/composer/unique-words.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { dice, hero, pageWith, temporarySite } from '../../support/documents/sites/small-site.ts';
import { size } from '../../support/size.ts';

const FILE = 'pages/page.json';
const SEED = Number(process.env.ASHLAR_SEED ?? 1);
const ACTIONS = size(12, 60);
const PATIENCE_MS = 600_000;

const here = withBrowser();
let root: string;
let server: DevServer;

beforeEach(async () => {
  const question = (id: string) => ({ question: `Question ${id}?`, answer: `Answer to ${id}.`, id });
  const blocks = [
    { ...hero, id: 'top' },
    { type: 'prose', id: 'one', text: 'Words of one.' },
    { type: 'prose', id: 'two', heading: 'Heading of two', text: 'Words of two.' },
    { type: 'faq', id: 'asked', heading: 'Questions', items: ['first', 'second', 'third'].map(question) },
    { type: 'notice', id: 'three', text: 'Words of three.' },
  ];
  root = temporarySite({ [FILE]: pageWith({ blocks }) });
  server = await startDevServer(process.cwd(), { words: ['--site', root] });
});
afterEach(() => server.stop());

it(
  `no word is lost in ${ACTIONS} actions, ${SEED}`,
  async () => {
    const story: string[] = [];
    const witness = { name: 'hands', said: () => story.join('\n') };
    witnesses.add(witness);
    const tell = (what: string) => void story.push(what);
    const roll = dice(SEED * 7919);
    const authors = await Promise.all(
      ['a', 'b'].map(async letter => {
        const { page } = await openPage(here.browser, { viewport: { width: 1440, height: 900 } });
        const author = new RandomAuthor(page, letter, roll, tell);
        await author.open(`${server.url}/_edit/page`);
        return author;
      }),
    );
    const [one, other] = authors as [RandomAuthor, RandomAuthor];
    const editor = new RandomEditor(join(root, FILE), roll, tell);
    const turns = [[one], [one], [other], [other], authors, [editor]];
    for (let action = 0; action < ACTIONS; action += 1)
      await Promise.all(turns[roll(turns.length)]?.map(hand => hand.act()) ?? []);
    for (const author of authors) await author.settled();

    const file = readFileSync(join(root, FILE), 'utf8');
    const notSaved = (await Promise.all(authors.map(author => author.notSaved()))).join('\n');
    const there = new Set(wordsIn(file + notSaved + earlierTexts()));
    const all = <Word>(of: (hand: RandomAuthor) => Iterable<Word>) => authors.flatMap(hand => [...of(hand)]);
    const written = new Map([...all(({ written }) => written), ...editor.written]);
    const confirmed = new Set(all(({ confirmed }) => confirmed));
    const givenUp = new Set([...all(({ givenUp }) => givenUp), ...editor.givenUp]);
    const copied = new Set(all(({ copied }) => copied));
    const mustBeThere = [...written.keys()].filter(word => !givenUp.has(word) || confirmed.has(word));
    const inFile = wordsIn(file);
    expect({
      lost: mustBeThere.filter(word => !there.has(word)),
      twice: inFile.filter((word, index) => inFile.indexOf(word) < index && !copied.has(word)),
      misplaced: placesIn(JSON.parse(file)).filter(([word, place]) => !isAt(place, written.get(word))),
    }).toEqual({ lost: [], twice: [], misplaced: [] });
    expect(notSaved).not.toContain('no longer kept');
    expect(confirmed.size).toBeGreaterThan(0);
    witnesses.delete(witness);
  },
  PATIENCE_MS,
);

/** All versions that the journal names. */
function earlierTexts(): string {
  const changes = journalParts(root)
    .flatMap(part => entriesOfPart(root, part))
    .flatMap(entry => entry.changes);
  const names = new Set(changes.flatMap(({ before, after }) => [before, after]));
  return [...names].map(name => (name === null ? '' : keptText(root, name))).join('\n');
}

/** Each word with its field, and the name of the block or item around it. */
function placesIn(value: unknown, home?: string): [string, WrittenAt][] {
  if (Array.isArray(value)) return value.flatMap(item => placesIn(item, home));
  if (!isFields(value)) return [];
  const own = typeof value.id === 'string' ? value.id : home;
  return Object.entries(value).flatMap(([field, inner]) =>
    isFields(inner) || field === 'items' || field === 'blocks'
      ? placesIn(inner, own)
      : wordsIn(JSON.stringify(inner)).map((word): [string, WrittenAt] => [
          word,
          { field, ...(own && { home: own }) },
        ]),
  );
}

/** A copy of "asked" is called "asked-2". */
function isAt(place: WrittenAt, written: WrittenAt | undefined): boolean {
  const stem = (name = '') => name.replace(/-\d+$/, '');
  return !written || (written.field === place.field && stem(written.home) === stem(place.home));
}
