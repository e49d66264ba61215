import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { JO } from '../../../../tests/support/composer/copy.ts';
import {
  type Files,
  hero,
  pageWith,
  siteWith,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../../base/places.mjs';
import { readJournal } from '../../../change/journal/entries.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import type { Copy } from '../copy.ts';
import { change } from './change.ts';

const PROSE = { type: 'prose', id: 'words', text: 'The words.' };
const PAGE = pageWith({ blocks: [hero, PROSE, { type: 'prose', text: 'Other words.' }] });

let copy: Copy;
let told: string[][];

function copyOf(root: string, library: Library): Copy {
  const complain = (sentence: string) => {
    throw new Error(sentence);
  };
  return {
    library: () => library,
    places: { ...placesAt(root), engine: process.cwd() },
    journal: openJournal(root, complain),
    tell: files => told.push(files),
  };
}

function open(files: Files): void {
  const { root, library } = siteWith(files);
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  told = [];
  copy = copyOf(root, library);
}

beforeEach(() => open({ 'pages/page.json': PAGE, 'pages/other.json': pageWith() }));

const place = (name: string, { places }: Copy = copy) => join(places.site, 'pages', `${name}.json`);
const read = (name: string, of: Copy = copy) => readFileSync(place(name, of), 'utf8');
const value = (name: string) => JSON.parse(read(name));
const now = (name: string) => ({ document: `/${name}`, version: versionOf(read(name)) });
let ids = 0;
const ask = (steps: Step[], more: object = {}, of: Copy = copy) =>
  change(of, JO, { id: `id-${ids++}`, steps, ...more });
/** Saves the page as an editor does, and lets the journal see it. */
function saveByHand(blocks: object[], name = 'page'): void {
  writeFileSync(place(name), JSON.stringify(pageWith({ blocks }), null, 2));
  copy.journal.note(`pages/${name}.json`);
}

describe('steps', () => {
  it('on two documents are one entry of the journal, which says who made it and in which field', () => {
    const answer = ask(
      [
        { ...now('page'), path: ['title'], do: 'set', value: 'One title' },
        { ...now('other'), path: ['title'], do: 'set', value: 'Another title' },
      ],
      { id: 'both', field: '/page title' },
    );
    expect(answer).toMatchObject({
      status: 200,
      versions: { '/page': now('page').version, '/other': now('other').version },
    });
    expect([value('page').title, value('other').title]).toEqual(['One title', 'Another title']);
    const head = { by: 'composer', id: 'both', field: '/page title', author: 'jo' };
    expect(readJournal(copy.places.site).at(-1)).toMatchObject(head);
    expect(copy.library().page('/page')?.document?.title).toBe('One title');
    expect(told).toEqual([['pages/page.json', 'pages/other.json']]);
  });

  it('follow each other, each on what the one before has left', () => {
    const at = now('page');
    const answer = ask([
      { ...at, path: ['blocks'], do: 'insert', at: 1, value: { type: 'prose', text: 'New.' } },
      { ...at, path: ['blocks', 1, 'text'], do: 'set', value: 'Newer.' },
      { ...at, path: ['blocks'], do: 'move', at: 1, to: 3 },
      { ...at, path: ['blocks', 1, 'id'], do: 'unset' },
      { ...at, path: ['blocks', 2], do: 'remove' },
    ]);
    expect(answer.status).toBe(200);
    const blocks = [hero, { type: 'prose', text: 'The words.' }, { type: 'prose', text: 'Newer.' }];
    expect(read('page')).toBe(JSON.stringify(pageWith({ blocks }), null, 2));
  });

  it('make the object around a field, unless somebody has taken it away', () => {
    const page = pageWith({ card: { title: 'A card', text: 'Its words.' } });
    open({ 'pages/page.json': page, 'pages/other.json': pageWith() });
    const titled = (seen: { document: string; version: string }): Step[] => [
      { ...seen, path: ['card', 'title'], was: null, do: 'set', value: 'A title' },
    ];
    expect(ask(titled(now('other'))).status).toBe(200);
    expect(value('other').card).toEqual({ title: 'A title' });
    const seen = now('page');
    saveByHand([hero]);
    expect(ask(titled(seen))).toMatchObject({ status: 409 });
    expect(value('page')).not.toHaveProperty('card');
  });

  it('that are only rehearsed write nothing, and say what would be', () => {
    const before = read('page');
    const step: Step = { ...now('page'), path: ['title'], do: 'set', value: 'Rehearsed' };
    const rehearsed = ask([step], { rehearse: true, id: 'again' });
    expect([read('page'), told, readJournal(copy.places.site).filter(({ by }) => by === 'composer')]).toEqual(
      [before, [], []],
    );
    expect(rehearsed).not.toHaveProperty('done');
    expect(ask([step], { id: 'again' })).toMatchObject(rehearsed);
    expect(value('page').title).toBe('Rehearsed');
  });

  it('with an id that was done are not done again, even after a restart and another change', () => {
    const steps: Step[] = [
      { ...now('page'), path: ['blocks'], do: 'insert', at: 1, value: { type: 'prose', text: 'Once.' } },
      { ...now('other'), path: ['title'], do: 'set', value: value('other').title },
    ];
    const first = ask(steps, { id: 'once' });
    ask([{ ...now('page'), path: ['title'], do: 'set', value: 'Later' }]);
    const [text, count] = [read('page'), readJournal(copy.places.site).length];
    copy = copyOf(copy.places.site, copy.library());
    told = [];
    const { status, ...again } = ask(steps, { id: 'once' });
    expect({ status, ...again }).toMatchObject({
      status: 200,
      versions: 'versions' in first && first.versions,
    });
    expect(again).toHaveProperty('places', [{ document: '/page', path: ['blocks', 1] }]);
    expect([read('page'), readJournal(copy.places.site).length, told]).toEqual([text, count, []]);
  });

  it('that find everything as they want it are done once as well', () => {
    const step: Step = { ...now('page'), path: ['blocks', 1, 'text'], do: 'set', value: PROSE.text };
    const entries = readJournal(copy.places.site);
    expect(ask([step], { id: 'same' }).status).toBe(200);
    ask([{ ...step, value: 'Later.' }]);
    expect(ask([step], { id: 'same' }).status).toBe(200);
    expect(value('page').blocks[1].text).toBe('Later.');
    expect(readJournal(copy.places.site)).toHaveLength(entries.length + 1);
  });

  it('in two copies of one process stay in their copy', () => {
    const files = { 'pages/page.json': PAGE };
    const [one, two] = [temporarySite(files), temporarySite(files)].map(root =>
      copyOf(root, openLibrary(root, process.cwd())),
    ) as [Copy, Copy];
    const step = (title: string): Step => ({
      document: '/page',
      version: versionOf(read('page', one)),
      path: ['title'],
      do: 'set',
      value: title,
    });
    const [first, second] = [step('In one'), step('In two')];
    expect(ask([first], { id: 'same' }, one).status).toBe(200);
    expect(ask([second], { id: 'same' }, two).status).toBe(200);
    expect([one, two].map(of => JSON.parse(read('page', of)).title)).toEqual(['In one', 'In two']);
    expect([one, two].map(of => of.library().page('/page')?.document?.title)).toEqual(['In one', 'In two']);
  });
});

describe('steps that would bring in a mistake', () => {
  it.each([
    [
      'See [this](/othr).',
      'There is no page "/othr". Did you mean "/other"?',
      'Change to "/other"',
      'See [this](/other).',
    ],
    [
      'It **costs**\u202e $7\u00070.',
      'An invisible character stands between "costs" and "$70.", and another one further on. Take them out.',
      'Take them out',
      'It **costs** $70.',
    ],
    [
      'It costs $7\u00070.',
      'An invisible character stands in "$70.". Take it out.',
      'Take the invisible character out',
      'It costs $70.',
    ],
  ])(
    'are refused with the path of each problem and a further step that mends it: %s',
    (written, message, title, right) => {
      const { document, version } = now('page');
      const steps: Step[] = [{ document, version, path: ['blocks', 1, 'text'], do: 'set', value: written }];
      const before = read('page');
      const answer = ask(steps);
      expect(answer).toMatchObject({
        status: 422,
        message: expect.stringContaining(message),
        problems: [{ document: '/page', path: ['blocks', 1, 'text'], level: 'error' }],
        ways: [{ problem: 0, title }],
      });
      expect(read('page')).toBe(before);
      const [way] = 'ways' in answer ? answer.ways : [];
      expect(ask(way?.steps ?? []).status).toBe(200);
      expect(value('page').blocks[1].text).toBe(right);
    },
  );

  it('in another document are refused with the path there', () => {
    const linked = { ...hero, links: [{ text: 'Go', href: '/page#words' }] };
    open({ 'pages/page.json': PAGE, 'pages/other.json': pageWith({ blocks: [linked] }) });
    expect(ask([{ ...now('page'), path: ['blocks', 1], do: 'remove' }])).toMatchObject({
      status: 422,
      problems: [{ document: '/other', path: ['blocks', 0, 'links', 0, 'href'] }],
    });
  });

  it('leave all documents as they were', () => {
    const before = [read('page'), read('other')];
    const answer = ask([
      { ...now('page'), path: ['title'], do: 'set', value: 'Right' },
      { ...now('other'), path: ['blocks'], do: 'set', value: [] },
    ]);
    expect(answer).toMatchObject({ status: 422, problems: [{ document: '/other', path: ['blocks'] }] });
    expect([read('page'), read('other')]).toEqual(before);
  });

  it.each<[string, string, string]>([
    ['a document that is not there', '/nowhere', 'There is no document with the name "/nowhere".'],
    ['a file outside of the site', '/../../etc', 'There is no document with the name "/../../etc".'],
  ])('are refused for %s', (_, document, message) => {
    const step: Step = { document, version: versionOf(''), path: ['title'], do: 'set', value: 'x' };
    expect(ask([step])).toMatchObject({ status: 422, message, problems: [], ways: [] });
  });

  it('are refused while the file has a mistake in its JSON, with its place', () => {
    const at = now('page');
    writeFileSync(place('page'), read('page').replace('"blocks"', ',"blocks"'));
    expect(ask([{ ...at, path: ['title'], do: 'set', value: 'x' }])).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^pages\/page\.json: /),
      problems: [{ document: '/page' }],
    });
  });
});

describe('steps for an earlier version', () => {
  const [one, two, three] = ['One.', 'Two.', 'Three.'].map(text => ({ type: 'prose', text })) as [
    object,
    object,
    object,
  ];

  beforeEach(() => open({ 'pages/page.json': pageWith({ blocks: [hero, one, two, three] }) }));

  const blocks = () => value('page').blocks.map(({ text = 'hero' }) => text);

  it.each<[string, (at: { document: string; version: string }) => Step, string[]]>([
    [
      'set',
      at => ({ ...at, path: ['blocks', 2, 'text'], do: 'set', value: 'Mine.' }),
      ['hero', 'New.', 'Three.', 'One.', 'Mine.'],
    ],
    ['remove', at => ({ ...at, path: ['blocks', 1], do: 'remove' }), ['hero', 'New.', 'Three.', 'Two.']],
    [
      'insert',
      at => ({ ...at, path: ['blocks'], do: 'insert', at: 2, value: { type: 'prose', text: 'Mine.' } }),
      ['hero', 'New.', 'Three.', 'One.', 'Mine.', 'Two.'],
    ],
    [
      'move',
      at => ({ ...at, path: ['blocks'], do: 'move', at: 2, to: 1 }),
      ['hero', 'Two.', 'New.', 'Three.', 'One.'],
    ],
  ])('%s what stands elsewhere by now', (_, step, wanted) => {
    const at = now('page');
    saveByHand([hero, { type: 'prose', text: 'New.' }, three, one, two]);
    expect(ask([step(at)]).status).toBe(200);
    expect(blocks()).toEqual(wanted);
  });

  it('are refused with both values where the very value has changed', () => {
    const at = now('page');
    saveByHand([hero, one, { type: 'prose', text: 'Two, theirs.' }, three]);
    const text = read('page');
    const steps: Step[] = [
      { ...at, path: ['title'], do: 'set', value: 'Another' },
      { ...at, path: ['blocks', 2, 'text'], was: 'Two.', do: 'set', value: 'Two, mine.' },
    ];
    expect(ask(steps)).toEqual({
      status: 409,
      message: 'This has been changed since. Choose which of the two stays.',
      index: 1,
      mine: 'Two, mine.',
      theirs: 'Two, theirs.',
      path: ['blocks', 2, 'text'],
      version: versionOf(text),
    });
    expect(read('page')).toBe(text);
    expect(ask([{ ...at, path: ['blocks', 2], do: 'remove' }])).toMatchObject({
      status: 409,
      message: 'Somebody else has changed this since. Look at it, and do it once more.',
    });
    const forced: Step = {
      ...now('page'),
      path: ['blocks', 2, 'text'],
      was: 'Two, theirs.',
      do: 'set',
      value: 'Two, mine.',
    };
    expect(ask([forced]).status).toBe(200);
    expect(blocks()).toEqual(['hero', 'One.', 'Two, mine.', 'Three.']);
  });

  it('join what two authors write in one text, if each changes another sentence', () => {
    const textOf = (...sentences: string[]) => ({ type: 'prose', text: sentences.join(' ') });
    saveByHand([hero, textOf('One.', 'Two.', 'Three.')]);
    const at = now('page');
    saveByHand([textOf('One.', 'Two.', 'Three, theirs.', 'Four, theirs.'), hero]);
    const path = ['blocks', 1, 'text'];
    const set = (value: string, was: string): Step => ({ ...at, path, was, do: 'set', value });
    expect(ask([set('One, mine. Two. Three.', 'One. Two. Three.')])).toMatchObject({ status: 200 });
    expect(blocks()).toEqual(['One, mine. Two. Three, theirs. Four, theirs.', 'hero']);
    // The window knows nothing of their words yet, and its author types on.
    const typedOn = set('One, mine. Two, mine. Three.', 'One, mine. Two. Three.');
    expect(ask([typedOn])).toMatchObject({ status: 200 });
    expect(blocks()).toEqual(['One, mine. Two, mine. Three, theirs. Four, theirs.', 'hero']);
    expect(ask([set('One, mine. Two, mine. Three, too.', 'One, mine. Two, mine. Three.')])).toMatchObject({
      status: 409,
      theirs: 'One, mine. Two, mine. Three, theirs. Four, theirs.',
    });
  });

  it('are refused where the place is gone, or where the version is kept nowhere', () => {
    const at = now('page');
    saveByHand([hero, one, three]);
    const step: Step = { ...at, path: ['blocks', 2, 'text'], do: 'set', value: 'Mine.' };
    expect(ask([step])).toMatchObject({ status: 409, index: 0, mine: 'Mine.' });
    expect(ask([step])).not.toHaveProperty('theirs');
    expect(ask([step])).not.toHaveProperty('path');
    expect(ask([{ ...step, version: versionOf('never saved') }])).toMatchObject({ status: 409, index: 0 });
    expect(blocks()).toEqual(['hero', 'One.', 'Three.']);
  });

  it('are done already where others have saved the same', () => {
    const at = now('page');
    saveByHand([hero, one, { type: 'prose', text: 'The same.' }, three]);
    const text = read('page');
    const answer = ask([{ ...at, path: ['blocks', 2, 'text'], do: 'set', value: 'The same.' }]);
    expect(answer).toMatchObject({ status: 200, versions: { '/page': versionOf(text) }, places: [] });
    expect(read('page')).toBe(text);
  });

  it('find an item of a list inside of a block', () => {
    const items = ['First', 'Second', 'Third'].map(title => ({ title, text: `${title} of them.` }));
    const [first, second, third] = items as [object, object, object];
    const list = (of: object[]) => [hero, { type: 'steps', heading: 'How', items: of }];
    open({ 'pages/page.json': pageWith({ blocks: list(items) }) });
    const at = now('page');
    saveByHand(list([third, { title: 'New', text: 'Something else.' }, first, second]));
    const step: Step = { ...at, path: ['blocks', 1, 'items', 1, 'title'], do: 'set', value: 'Mine' };
    expect(ask([step]).status).toBe(200);
    const titles = value('page').blocks[1].items.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Third', 'New', 'First', 'Mine']);
  });

  it('find the item that the same window has written anew since, also where others have moved it', () => {
    const item = (title: string, text: string) => ({ title, text });
    const [first, second] = [item('First', 'What is first.'), item('Second', 'What comes after that.')];
    const list = (of: object[]) => [hero, { type: 'steps', heading: 'How', items: of }];
    open({ 'pages/page.json': pageWith({ blocks: list([first, second]) }) });
    const at = now('page');
    const place = { document: '/page', path: ['blocks', 1, 'items', 1, 'text'] };
    const step = { ...at, ...place, do: 'set' as const };
    expect(ask([{ ...step, value: 'Some' }]).status).toBe(200);
    const typedOn = { ...step, was: 'Some' };
    expect(ask([{ ...typedOn, value: 'Some other words' }]).status).toBe(200);
    saveByHand(list([item('Second', 'Some other words'), first]));
    const last: Step = { ...typedOn, was: 'Some other words', value: 'Some other words, and more' };
    expect(ask([last]).status).toBe(200);
    expect(value('page').blocks[1].items[0].text).toBe('Some other words, and more');
  });

  it('find the version of a file with a byte order mark', () => {
    writeFileSync(place('page'), `\ufeff${read('page')}`);
    copy.journal.note('pages/page.json');
    const at = { document: '/page', version: versionOf(read('page').slice(1)) };
    saveByHand([hero, three, one, two]);
    expect(ask([{ ...at, path: ['blocks', 2, 'text'], do: 'set', value: 'Mine.' }]).status).toBe(200);
    expect(blocks()).toEqual(['hero', 'Three.', 'One.', 'Mine.']);
  });
});
