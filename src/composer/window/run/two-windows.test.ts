// Two windows and somebody who types in an editor change one page. No word that a window calls saved is lost, none overwrites another
// without being asked, and none lands in a place that it was not typed in.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { JO } from '../../../../tests/support/composer/copy.ts';
import { storageOf } from '../../../../tests/support/composer/one-page.ts';
import { forgetWaiting } from '../../../../tests/support/dev/dev-server.ts';
import {
  dice,
  hero,
  libraryAt,
  pageWith,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { hash } from '../../../base/hash.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import { placesAt } from '../../../base/places.mjs';
import type { Recorder } from '../../../change/journal/record.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import { NO_ANSWER } from '../../model/asks.ts';
import type { Draft } from '../../model/state/draft.ts';
import { answerTo } from '../../server/asks.ts';
import type { ShownCopy } from '../../server/copy.ts';
import { openStore, type Store } from '../store/store.ts';
import { takePhotograph } from '../store/take-photograph.ts';
import type { World } from './ask.ts';

import { openNotSaved } from './not-saved.ts';

const NAMES = ['one', 'two', 'three', 'four'];
const DOCUMENT = '/page';

let file: string;
let copy: ShownCopy;
let world: World;
/** The number of changes that were told. */
let news: number;

beforeEach(() => {
  const root = temporarySite({
    'pages/page.json': pageWith({
      blocks: [hero, ...NAMES.map(id => ({ type: 'prose', id, text: `Words of ${id}.` }))],
    }),
  });
  file = join(root, 'pages/page.json');
  const library = libraryAt(root);
  news = 0;
  copy = {
    library: () => library,
    places: { ...placesAt(root), engine: process.cwd() },
    journal: openJournal(root, sentence => {
      throw new Error(sentence);
    }),
    tell: () => {
      library.forget();
      news += 1;
    },
    where: 'thisComputer',
    openWindows: () => [],
    news: () => news,
    draw: async () => undefined,
  };
  world = {
    ask: askOf(copy),
    onNews: () => new Promise<never>(() => {}),
    send: () => Promise.reject(new Error('Nothing is sent.')),
    openChangeFile: () => Promise.reject(new Error('Nothing is sent.')),
  };
});

function askOf(copy: ShownCopy): World['ask'] {
  return async (name, input) => {
    const { status, told } = await answerTo(copy, JO, JSON.parse(JSON.stringify({ ask: name, input })));
    const answer = JSON.parse(JSON.stringify(told));
    return status === 200 ? { ok: true, told: answer } : { ok: false, status, ...answer };
  };
}

/** "ask" is how this window asks, if it is not as the others do. */
async function openWindow(kept = storageOf().storage, ask?: World['ask']): Promise<Store> {
  const opened = await world.ask('open', {});
  if (!opened.ok) throw new Error(opened.message);
  const notSaved = openNotSaved(opened.told, kept, ask ?? askOf(copy));
  const store = openStore(ask ? { ...world, ask } : world, opened.told, notSaved);
  await store.go(DOCUMENT);
  return store;
}

type Prose = { id?: string; type: string; text?: string; image?: unknown };
type Page = { title: string; blocks: Prose[] };

const onDisk = (): Page => JSON.parse(readFileSync(file, 'utf8'));
const textOf = (id: string) => onDisk().blocks.find(block => block.id === id)?.text;
const order = () => onDisk().blocks.flatMap(({ id }) => id ?? []);
const shown = (store: Store) => store.present(DOCUMENT) as Page;
/** Saves the page as an editor does, and lets the server notice it. */
function saveByHand(change: (page: Page) => void): void {
  const page = onDisk();
  change(page);
  writeFileSync(file, JSON.stringify(page, null, 2));
  copy.journal.note('pages/page.json');
  copy.tell([]);
}
/** The server has answered, and the window has not heard it yet. */
function afterNextAnswer(work: () => unknown): void {
  const { ask } = world;
  world.ask = async (name, input) => {
    world.ask = ask;
    const answer = await ask(name, input);
    work();
    return answer;
  };
}
const placeIn = (store: Store, id: string) => {
  const at = shown(store).blocks.findIndex(block => block.id === id);
  return at < 0 ? undefined : { document: DOCUMENT, path: ['blocks', at, 'text'] };
};
function typeInto(store: Store, id: string, text: string): void {
  const place = placeIn(store, id);
  if (!place) throw new Error(`Nothing shows ${id}.`);
  store.type(place, text);
}
const contested = (theirs: string) => ({ is: 'refused', why: { is: 'contested', theirs } });
const waiting = (store: Store) => [...store.state().waiting.entries()];

describe('somebody else saves while something is typed', () => {
  it('in the same field: both are kept until one is chosen', async () => {
    const [mine, theirs] = [await openWindow(), await openWindow()];
    typeInto(mine, 'two', 'Mine.');
    typeInto(theirs, 'two', 'Theirs.');
    await theirs.flush();
    // The news come before the pause of this window is over.
    await mine.hearNews(news);
    await mine.flush();
    expect(textOf('two')).toBe('Theirs.');
    expect(waiting(mine)).toMatchObject([[expect.anything(), { value: 'Mine.', at: contested('Theirs.') }]]);

    typeInto(mine, 'two', 'Mine, and more.');
    await mine.flush();
    expect(textOf('two')).toBe('Theirs.');

    const [[key = ''] = []] = waiting(mine);
    await mine.keepMine(key);
    expect(textOf('two')).toBe('Mine, and more.');
    expect(waiting(mine)).toEqual([]);

    typeInto(theirs, 'two', 'Theirs again.');
    await theirs.flush();
    const [[late = ''] = []] = waiting(theirs);
    theirs.drop(late);
    expect(textOf('two')).toBe('Mine, and more.');
    expect(shown(theirs).blocks.find(({ id }) => id === 'two')?.text).toBe('Mine, and more.');
  });

  it('elsewhere, at the very moment of the save: both are in the file', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', 'Mine.');
    const { journal } = copy;
    const record: Recorder = (...change) => {
      Object.assign(copy, { journal });
      const page = onDisk();
      Object.assign(page.blocks[1] ?? {}, { text: 'Theirs.' });
      writeFileSync(file, JSON.stringify(page, null, 2));
      return journal.record(...change);
    };
    Object.assign(copy, { journal: { ...journal, record } });
    await mine.flush();
    expect(textOf('two')).toBe('Words of two.');
    await mine.flush();
    expect([textOf('one'), textOf('two')]).toEqual(['Theirs.', 'Mine.']);
    expect(waiting(mine)).toEqual([]);
  });

  it('once more after the choice was shown: the choice is shown again', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' }));
    await mine.flush();
    saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'Theirs, later.' }));
    const [[key = ''] = []] = waiting(mine);
    await mine.keepMine(key);
    expect(textOf('two')).toBe('Theirs, later.');
    expect(waiting(mine)).toMatchObject([[key, { at: contested('Theirs, later.') }]]);
  });

  it('a block above: the words are shown and saved where they were typed', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' }));
    await mine.hearNews(news);
    expect(shown(mine).blocks.map(({ text }) => text)).toEqual([
      undefined,
      'New.',
      'Words of one.',
      'Mine.',
      'Words of three.',
      'Words of four.',
    ]);
    await mine.flush();
    expect([textOf('one'), textOf('two'), textOf('three')]).toEqual([
      'Words of one.',
      'Mine.',
      'Words of three.',
    ]);
  });

  it('twice within a moment, so that the journal knows the second only: the words are saved all the same', async () => {
    const mine = await openWindow();
    const page = onDisk();
    page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' });
    writeFileSync(file, JSON.stringify(page, null, 2));
    copy.tell([]);
    await mine.hearNews(news);
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => Object.assign(page.blocks[1] ?? {}, { text: 'Newer.' }));
    await mine.flush();
    expect(waiting(mine)).toEqual([]);
    expect([textOf('new'), textOf('two')]).toEqual(['Newer.', 'Mine.']);
  });

  it('and moves blocks, while more is typed: each stays where it was typed', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', 'Mine in two.');
    saveByHand(page => {
      Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' });
      page.blocks.push(...page.blocks.splice(2, 1));
    });
    const { ask } = world;
    world.ask = (name, input) => {
      if (name !== 'look') return ask(name, input);
      // The window knows by now what has moved, and still shows what was.
      world.ask = ask;
      typeInto(mine, 'four', 'Mine in four.');
      return ask(name, input);
    };
    await mine.hearNews(news);
    expect(world.ask).toBe(ask);
    const texts = Object.fromEntries(shown(mine).blocks.map(({ id = '', text }) => [id, text]));
    expect(texts).toMatchObject({ two: 'Mine in two.', four: 'Mine in four.' });
  });

  it('and moves the block as well: it stays selected', async () => {
    const mine = await openWindow();
    mine.select({ document: DOCUMENT, path: ['blocks', 2] });
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => {
      Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' });
      page.blocks.push(...page.blocks.splice(2, 1));
    });
    await mine.hearNews(news);
    expect(mine.state().selected?.path).toEqual(['blocks', 4]);
  });

  it('and moves the block, which shows when this window saves: it stays selected', async () => {
    const mine = await openWindow();
    mine.select({ document: DOCUMENT, path: ['blocks', 2] });
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => page.blocks.push(...page.blocks.splice(2, 1)));
    await mine.flush();
    expect(textOf('two')).toBe('Mine.');
    expect(mine.state().selected?.path).toEqual(['blocks', 4]);
  });

  it('and moves blocks while the window asks where its words belong: none pushes out another', async () => {
    const mine = await openWindow();
    typeInto(mine, 'one', 'Mine in one.');
    typeInto(mine, 'two', 'Mine in two.');
    saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' }));
    const { ask } = world;
    world.ask = (name, input) => {
      if (name !== 'look') return ask(name, input);
      world.ask = ask;
      saveByHand(page => page.blocks.splice(1, 0, ...page.blocks.splice(2, 1)));
      return ask(name, input);
    };
    await mine.hearNews(news);
    expect(world.ask).toBe(ask);
    const texts = Object.fromEntries(shown(mine).blocks.map(({ id = '', text }) => [id, text]));
    expect(texts).toMatchObject({ one: 'Mine in one.', two: 'Mine in two.' });
  });

  it('without the block: the words are not put into another one', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', 'Mine.');
    saveByHand(page => page.blocks.splice(2, 1));
    await mine.hearNews(news);
    await mine.flush();
    expect(onDisk().blocks.map(({ text }) => text)).not.toContain('Mine.');
    const [[, held] = []] = waiting(mine);
    expect(held).toMatchObject({ value: 'Mine.', at: { is: 'gone' } });

    typeInto(mine, 'three', 'Mine in three.');
    expect(waiting(mine).map(([, { value }]) => value)).toEqual(['Mine.', 'Mine in three.']);
    await mine.flush();
    expect(textOf('three')).toBe('Mine in three.');
    expect(waiting(mine).map(([, { value }]) => value)).toEqual(['Mine.']);

    // What stands at that place by now goes, which is not what they belong to.
    await mine.remove({ document: DOCUMENT, path: ['blocks', 2] });
    expect(order()).toEqual(['one', 'four']);
    expect(waiting(mine).map(([, { value }]) => value)).toEqual(['Mine.']);
  });
});

it('words whose block has gone push out no others when something like it comes back', async () => {
  const mine = await openWindow();
  typeInto(mine, 'two', 'Mine in two.');
  saveByHand(page => page.blocks.splice(2, 1));
  await mine.hearNews(news);
  typeInto(mine, 'three', 'Mine in three.');
  saveByHand(page => Object.assign(page.blocks[2] ?? {}, { id: 'two' }));
  await mine.hearNews(news);
  await mine.flush();
  const held = waiting(mine).map(([, { value }]) => value);
  expect([...held, textOf('two')]).toEqual(expect.arrayContaining(['Mine in two.', 'Mine in three.']));
});

it('what a refused field holds moves with its block when this window moves it', async () => {
  const mine = await openWindow();
  typeInto(mine, 'two', '<b>Not right.</b>');
  await mine.flush();
  expect(waiting(mine)).toHaveLength(1);
  await mine.move({ document: DOCUMENT, path: ['blocks', 1] }, 4);
  expect(order()).toEqual(['two', 'three', 'four', 'one']);
  expect(shown(mine).blocks.find(({ id }) => id === 'two')?.text).toBe('<b>Not right.</b>');
  typeInto(mine, 'two', 'Right.');
  await mine.flush();
  expect([textOf('one'), textOf('two')]).toEqual(['Words of one.', 'Right.']);
});

it('two who change other sentences of one text lose none of them, and nobody is asked', async () => {
  saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'The first. The second.' }));
  const [mine, theirs] = [await openWindow(), await openWindow()];
  typeInto(mine, 'two', 'The first, mine. The second.');
  typeInto(theirs, 'two', 'The first. The second, theirs.');
  await theirs.flush();
  await mine.hearNews(news);
  await mine.flush();
  expect(textOf('two')).toBe('The first, mine. The second, theirs.');
  expect([waiting(mine), waiting(theirs)]).toEqual([[], []]);
  await theirs.hearNews(news);
  expect(shown(theirs).blocks[2]?.text).toBe('The first, mine. The second, theirs.');
});

describe('a photograph lands where it was dropped, although while it was sent', () => {
  const WAITS = '/images/waiting/00000000-0000-4000-8000-000000000000-600x400/office.jpg';
  const HERO = { document: DOCUMENT, path: ['blocks', 0] };

  async function dropped(meanwhile: (mine: Store) => unknown): Promise<Store> {
    world.send = async () => {
      await meanwhile(mine);
      return { ok: true, told: { src: WAITS, width: 600, height: 400, bytes: 9 } };
    };
    const mine = await openWindow();
    await takePhotograph(mine, new File(['.'], 'office.jpg'), HERO);
    return mine;
  }
  const pictureIn = (store: Store) => shown(store).blocks.find(({ type }) => type === 'hero')?.image;

  it.each<[what: string, meanwhile: (mine: Store) => unknown]>([
    [
      'its author has written elsewhere, and saved that',
      store => {
        typeInto(store, 'two', 'Two.');
        return store.flush();
      },
    ],
    [
      'its author has selected another block, and another hand has moved its own',
      store => {
        store.select({ document: DOCUMENT, path: ['blocks', 2] });
        saveByHand(({ blocks }) => blocks.push(...blocks.splice(0, 1)));
        return store.hearNews(news);
      },
    ],
  ])('%s', async (_, meanwhile) => {
    const mine = await dropped(meanwhile);
    expect(pictureIn(mine)).toEqual({ src: WAITS, alt: '' });
    expect(mine.state().anchors.size).toBe(0);
  });

  it('and its author is told if the place was taken away in the meantime', async () => {
    const mine = await dropped(store => {
      saveByHand(({ blocks }) => blocks.splice(0, 1));
      return store.hearNews(news);
    });
    expect(mine.state().said).toMatch(/^“office.jpg” has arrived, but its place has been taken away/);
    expect(waiting(mine)).toEqual([]);
  });
});

it('a deed is done to what it was meant for, though another hand moves that at this moment', async () => {
  const mine = await openWindow();
  const deeds = [mine.hearNews(), mine.remove({ document: DOCUMENT, path: ['blocks', 2] })];
  saveByHand(page => page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' }));
  await Promise.all(deeds);
  expect(order()).toEqual(['new', 'one', 'three', 'four']);
});

it('a deed behind another is done to what it was meant for, though another hand moves that between the two', async () => {
  const mine = await openWindow();
  afterNextAnswer(() =>
    saveByHand(page => page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' })),
  );
  const path = ['blocks', 2];
  await Promise.all([
    mine.move({ document: DOCUMENT, path }, 4),
    mine.remove({ document: DOCUMENT, path: ['blocks', 3] }),
  ]);
  expect(order()).toEqual(['new', 'one', 'four', 'two']);
});

it('what a deed selects stays selected, though another hand moves that at this moment', async () => {
  const mine = await openWindow();
  mine.select({ document: DOCUMENT, path: ['blocks', 2] });
  afterNextAnswer(() =>
    saveByHand(page => page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' })),
  );
  await mine.remove({ document: DOCUMENT, path: ['blocks', 2] });
  await mine.hearNews(news);
  expect(order()).toEqual(['new', 'one', 'three', 'four']);
  expect(mine.state().selected?.path).toEqual(['blocks', 3]);
});

it('a deed behind an undo is done to what it was meant for, though that was somewhere else before', async () => {
  const mine = await openWindow();
  await mine.move({ document: DOCUMENT, path: ['blocks', 1] }, 4);
  await Promise.all([mine.undo('undo'), mine.remove({ document: DOCUMENT, path: ['blocks', 1] })]);
  expect(order()).toEqual(['one', 'three', 'four']);
});

it('a deed is not done if nobody can tell where that is now', async () => {
  const mine = await openWindow();
  const deeds = [mine.hearNews(), mine.remove({ document: DOCUMENT, path: ['blocks', 2] })];
  saveByHand(page => {
    Object.assign(page.blocks[2] ?? {}, { id: 'other', text: 'Theirs.' });
    page.blocks.push(...page.blocks.splice(2, 1));
  });
  await Promise.all(deeds);
  expect(order()).toEqual(['one', 'three', 'four', 'other']);
  expect(mine.state().said).toBe('This has gone meanwhile.');
});

it('what somebody selects while a deed is done stays selected', async () => {
  const mine = await openWindow();
  await mine.hide({ document: DOCUMENT, path: ['blocks', 1] }, true);
  const undone = mine.undo('undo');
  mine.select({ document: DOCUMENT, path: ['blocks', 3] });
  await undone;
  expect(onDisk().blocks[1]).not.toHaveProperty('hidden');
  expect(mine.state().selected?.path).toEqual(['blocks', 3]);
  await mine.undo('redo');
  expect(mine.state().selected?.path).toEqual(['blocks', 1, 'hidden']);
});

it('what is done to a block that was begun, while that enters the file, is saved as well', async () => {
  const mine = await openWindow();
  await mine.add({ document: DOCUMENT, path: ['blocks', 2] }, 'prose');
  const [begun] = [...mine.state().waiting.values()];
  if (!begun?.begun) throw new Error('Nothing was begun.');
  for (const { path } of begun.begun.given)
    mine.type({ ...begun.place, path: [...begun.place.path, ...path] }, 'Mine.');
  afterNextAnswer(() => mine.hide(begun.place, true));
  await mine.flush();
  await mine.flush();
  expect(onDisk().blocks[2]).toMatchObject({ text: 'Mine.', hidden: true });
});

it('what is typed in a block that this window is just taking away is kept', async () => {
  const mine = await openWindow();
  afterNextAnswer(() => typeInto(mine, 'two', 'A moment later.'));
  await mine.remove({ document: DOCUMENT, path: ['blocks', 2] });
  expect(order()).not.toContain('two');
  expect(waiting(mine)).toMatchObject([
    [expect.anything(), { value: 'A moment later.', at: { is: 'gone' } }],
  ]);
  await mine.hearNews();
  expect(waiting(mine)).toMatchObject([
    [expect.anything(), { value: 'A moment later.', at: { is: 'gone' } }],
  ]);

  await mine.undo('undo');
  await mine.flush();
  expect(waiting(mine)).toEqual([]);
  expect(textOf('two')).toBe('A moment later.');
});

it('a block that somebody else changes at that moment is not taken away, and both words are shown', async () => {
  const mine = await openWindow();
  const deeds = [mine.hearNews(), mine.remove({ document: DOCUMENT, path: ['blocks', 2] })];
  typeInto(mine, 'two', 'A moment later.');
  saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' }));
  await Promise.all(deeds);
  expect(textOf('two')).toBe('Theirs.');
  expect(waiting(mine)).toMatchObject([
    [expect.anything(), { value: 'A moment later.', at: contested('Theirs.') }],
  ]);
});

it('what a refused field holds goes with its block', async () => {
  const mine = await openWindow();
  typeInto(mine, 'two', '<b>Not right.</b>');
  await mine.flush();
  await mine.remove({ document: DOCUMENT, path: ['blocks', 2] });
  expect(order()).not.toContain('two');
  expect(waiting(mine)).toEqual([]);
});

it('what is typed outlives a reload, and is still no reason to overwrite what others have saved', async () => {
  const kept = storageOf().storage;
  const first = await openWindow(kept);
  typeInto(first, 'three', 'Mine.');
  saveByHand(page => Object.assign(page.blocks[3] ?? {}, { text: 'Theirs.' }));
  const second = await openWindow(kept);
  expect(shown(second).blocks[3]?.text).toBe('Mine.');
  await second.hearNews();
  expect(textOf('three')).toBe('Theirs.');
  expect(waiting(second)).toMatchObject([[expect.anything(), { at: contested('Theirs.') }]]);
});

describe('a server that ends has saved words and does not say so any more', () => {
  /** Calls "typeOn" when the words are in the file. */
  function endBeforeItAnswers(typeOn: () => void): void {
    const { ask } = world;
    world.ask = async (name, input) => {
      if (name === 'change') {
        await ask(name, input);
        world.ask = async () => ({ ok: false, status: 0, message: 'Gone.' });
        typeOn();
      }
      return name === 'change' ? { ok: false, status: 0, message: 'Gone.' } : ask(name, input);
    };
    started = () => {
      world.ask = ask;
    };
  }
  let started: () => void;

  it.each(['the window goes on', 'the window is opened again'])(
    'they are not those of somebody else (%s)',
    async how => {
      const kept = storageOf().storage;
      let mine = await openWindow(kept);
      typeInto(mine, 'two', 'Mine.');
      endBeforeItAnswers(() => typeInto(mine, 'two', 'Mine, and more.'));
      await mine.flush();
      expect(textOf('two')).toBe('Mine.');
      await mine.flush();
      started();
      if (how !== 'the window goes on') mine = await openWindow(kept);
      await mine.hearNews();
      expect(waiting(mine)).toEqual([]);
      expect(textOf('two')).toBe('Mine, and more.');
    },
  );

  it.each(['the window goes on', 'the window is opened again'])(
    'a block that was begun is there once (%s)',
    async how => {
      const kept = storageOf().storage;
      let mine = await openWindow(kept);
      const path = ['blocks', 2];
      await mine.add({ document: DOCUMENT, path }, 'prose');
      const [begun] = [...mine.state().waiting.values()];
      if (!begun?.begun) throw new Error('Nothing was begun.');
      const [first] = begun.begun.given.map(({ path }) => ({
        ...begun.place,
        path: [...begun.place.path, ...path],
      }));
      for (const { path } of begun.begun.given)
        mine.type({ ...begun.place, path: [...begun.place.path, ...path] }, 'Mine.');
      const text = first ?? begun.place;
      endBeforeItAnswers(() => mine.type(text, 'Mine, and more.'));
      await mine.flush();
      started();
      saveByHand(page => page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' }));
      if (how !== 'the window goes on') mine = await openWindow(kept);
      await mine.hearNews();
      await mine.flush();
      expect(waiting(mine)).toEqual([]);
      expect(onDisk().blocks).toHaveLength(7);
      expect(JSON.stringify(onDisk().blocks[3])).toContain('Mine, and more.');
    },
  );
});

describe('somebody leaves a field as it was, of which half a word is in the file', () => {
  const PART = 'Words that were going to be';
  const WRONG = `${PART} <b>longer</b>`;

  /** What is typed goes into the file until it is refused. */
  async function refused(type: (text: string) => void, store: Store): Promise<string> {
    for (const text of [PART.slice(0, 9), PART]) {
      type(text);
      await store.flush();
    }
    type(WRONG);
    await store.flush();
    expect(waiting(store)).toMatchObject([[expect.anything(), { value: WRONG, at: { is: 'refused' } }]]);
    return waiting(store)[0]?.[0] ?? '';
  }

  it('and it has what it had when it got the focus. With the half word it is one step of Undo', async () => {
    const store = await openWindow();
    const before = readFileSync(file, 'utf8');
    typeInto(store, 'one', 'Before.');
    await store.flush();
    store.enterField();
    const key = await refused(text => typeInto(store, 'two', text), store);
    expect(textOf('two')).toBe(PART);
    await store.leave(key);
    expect(textOf('two')).toBe('Words of two.');
    expect(store.state()).toMatchObject({ said: 'Left as it was.', waiting: new Map() });
    await store.undo('undo');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('and a field that was not there is gone again', async () => {
    const store = await openWindow();
    const before = readFileSync(file, 'utf8');
    const heading = { document: DOCUMENT, path: ['blocks', 2, 'heading'] };
    await store.leave(await refused(text => store.type(heading, text), store));
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('and what was there before it was entered once more stays', async () => {
    const store = await openWindow();
    typeInto(store, 'two', 'The first time.');
    await store.flush();
    store.enterField();
    await store.leave(await refused(text => typeInto(store, 'two', text), store));
    expect(textOf('two')).toBe('The first time.');
  });

  it('and it is found where another hand has put it meanwhile, with what that has changed elsewhere', async () => {
    const store = await openWindow();
    const key = await refused(text => typeInto(store, 'two', text), store);
    saveByHand(page => {
      page.blocks.splice(1, 0, { type: 'prose', id: 'new', text: 'New.' });
      Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' });
    });
    await store.leave(key);
    expect([textOf('one'), textOf('two'), textOf('new')]).toEqual(['Theirs.', 'Words of two.', 'New.']);
  });

  it('and what another hand or an undo has put there since is what it had', async () => {
    const store = await openWindow();
    typeInto(store, 'two', 'Mine.');
    await store.flush();
    saveByHand(page => Object.assign(page.blocks[2] ?? {}, { text: 'Theirs.' }));
    await store.hearNews(news);
    await store.leave(await refused(text => typeInto(store, 'two', text), store));
    expect(textOf('two')).toBe('Theirs.');
  });

  it('and after a reload it still knows', async () => {
    const kept = storageOf().storage;
    const store = await openWindow(kept);
    const key = await refused(text => typeInto(store, 'two', text), store);
    await (await openWindow(kept)).leave(key);
    expect(textOf('two')).toBe('Words of two.');
  });
});

it('what a window has not saved outlives its reload while another window of the browser saves', async () => {
  const kept = storageOf().storage;
  const [mine, theirs] = [await openWindow(kept), await openWindow(kept)];
  typeInto(mine, 'two', '<b>Not right.</b>');
  await mine.flush();
  typeInto(theirs, 'three', 'Theirs.');
  await theirs.flush();
  expect(textOf('three')).toBe('Theirs.');
  const again = await openWindow(kept);
  expect(waiting(again)).toMatchObject([[expect.anything(), { value: '<b>Not right.</b>' }]]);
  again.drop(waiting(again)[0]?.[0] ?? '');
  expect(waiting(await openWindow(kept))).toEqual([]);
});

it('what was typed on is there after a reload, though another window has taken over and saved what was typed before', async () => {
  const { storage, kept } = storageOf();
  const ask = askOf(copy);
  const mine = await openWindow(storage, (name, input) =>
    name === 'change' ? new Promise(() => {}) : ask(name, input),
  );
  typeInto(mine, 'two', 'Mine');
  const early = storageOf(new Map(kept)).storage;
  typeInto(mine, 'two', 'Mine, and more');
  await (await openWindow(early)).settled();
  expect(textOf('two')).toBe('Mine');
  const again = await openWindow(storage);
  await again.settled();
  expect(waiting(again)).toMatchObject([
    [expect.anything(), { value: 'Mine, and more', at: contested('Mine') }],
  ]);
  expect(textOf('two')).toBe('Mine');
});

/** The browser writes its disk up to a minute late, so what it has kept there may be any earlier state of the window. */
describe('a browser that ends has kept what its window had a minute ago', () => {
  const rest = (store: Store) => store.flush();
  const type = (text: string) => (store: Store) => typeInto(store, 'two', text);

  it.each<[string, ((store: Store) => unknown)[]]>([
    ['words that were saved', [type('One'), rest]],
    ['words that the file had already', [type('One'), rest, type('One'), rest]],
    [
      'words that were taken back before they were saved',
      [type('One'), rest, type('One, no'), type('One'), rest],
    ],
    [
      'words that were taken back while those before them were being saved',
      [type('One'), store => void store.flush(), type('One, no'), type('One'), rest],
    ],
  ])('and asks nobody about %s', async (_, deeds) => {
    const { storage, kept } = storageOf();
    const disks: Map<string, string>[] = [];
    const { setItem } = storage;
    const mine = await openWindow({
      ...storage,
      setItem(name, text) {
        setItem.call(storage, name, text);
        disks.push(new Map(kept));
      },
    });
    for (const deed of [...deeds, type('One and two'), rest]) await deed(mine);
    for (const disk of disks) {
      forgetWaiting(copy.places.site);
      const again = await openWindow(storageOf(disk).storage);
      await again.hearNews();
      expect(waiting(again)).toEqual([]);
      expect(textOf('two')).toBe('One and two');
    }
  });
});

describe('what a window has not saved is kept by the server', () => {
  const WRONG = '<b>Not right.</b>';
  const MORE = `${WRONG} And more.`;

  async function keptWindows() {
    const opened = await world.ask('open', {});
    return opened.ok ? opened.told.kept : [];
  }
  /** Waits until the server keeps these words, and no others. */
  async function isKept(...values: unknown[]): Promise<void> {
    const wordsOf = ([, one]: [string, unknown]) => (one as Draft).value;
    const now = async () => (await keptWindows()).flatMap(({ waiting }) => waiting.map(wordsOf)).sort();
    await expect.poll(now).toEqual(values.sort());
  }
  async function typeWrong(store: Store, id: string, text: string): Promise<void> {
    typeInto(store, id, text);
    await store.flush();
  }
  const valuesIn = (store: Store) => waiting(store).map(([, { value }]) => value);
  /** As if the windows that the server has heard of were still open, or as if none were. */
  async function areOpen(isSo: boolean): Promise<void> {
    const names = isSo ? (await keptWindows()).map(({ window }) => window) : [];
    Object.assign(copy, { openWindows: () => names });
  }

  it('for a window of another browser, until it is saved there or given up', async () => {
    const mine = await openWindow();
    await typeWrong(mine, 'two', WRONG);
    await typeWrong(mine, 'three', MORE);
    await isKept(WRONG, MORE);
    const other = await openWindow();
    expect(valuesIn(other)).toEqual([WRONG, MORE]);
    typeInto(other, 'two', 'Right.');
    await other.flush();
    other.drop(waiting(other)[0]?.[0] ?? '');
    await isKept();
    expect(valuesIn(await openWindow())).toEqual([]);
    expect(textOf('two')).toBe('Right.');
  });

  it('also while somebody types on in them', async () => {
    const mine = await openWindow();
    typeInto(mine, 'two', WRONG);
    const saving = mine.flush();
    typeInto(mine, 'two', MORE);
    await saving;
    await isKept(MORE);
  });

  it('and is what counts if the browser ends before it has written that down', async () => {
    const early = storageOf();
    const mine = await openWindow(early.storage);
    await typeWrong(mine, 'two', WRONG);
    const disk = storageOf(new Map(early.kept));
    await typeWrong(mine, 'two', MORE);
    await isKept(MORE);
    expect(valuesIn(await openWindow(disk.storage))).toEqual([MORE]);
  });

  it('also if that was to give it up', async () => {
    const early = storageOf();
    const mine = await openWindow(early.storage);
    await typeWrong(mine, 'two', WRONG);
    const disk = storageOf(new Map(early.kept));
    await mine.leave(waiting(mine)[0]?.[0] ?? '');
    await isKept();
    expect(valuesIn(await openWindow(disk.storage))).toEqual([]);
  });

  it('but what the browser has kept counts if the server had gone', async () => {
    const kept = storageOf().storage;
    const mine = await openWindow(kept);
    await typeWrong(mine, 'two', WRONG);
    await isKept(WRONG);
    typeInto(mine, 'two', MORE);
    expect(valuesIn(await openWindow(kept))).toEqual([MORE]);
  });

  it('and so it does if a window of another browser has taken over what the server had', async () => {
    const kept = storageOf().storage;
    const ask = askOf(copy);
    let isGone = false;
    const mine = await openWindow(kept, async (name, input) =>
      isGone ? { ok: false, status: NO_ANSWER, message: '' } : ask(name, input),
    );
    await typeWrong(mine, 'two', WRONG);
    await isKept(WRONG);
    const [{ window: first } = { window: '' }] = await keptWindows();
    isGone = true;
    typeInto(mine, 'two', MORE);
    typeInto(mine, 'three', WRONG);
    expect(valuesIn(await openWindow())).toEqual([WRONG]);
    const wordsLeft = async () => (await keptWindows()).filter(({ waiting }) => waiting.length > 0);
    await expect.poll(async () => (await wordsLeft()).map(({ window }) => window !== first)).toEqual([true]);
    const [other] = await wordsLeft();
    Object.assign(copy, { openWindows: () => [other?.window] });
    expect(valuesIn(await openWindow(kept))).toEqual([MORE, WRONG]);
    // Once the other window has ended as well, its draft for the same place stays whatever somebody types there.
    await areOpen(false);
    const again = await openWindow(kept);
    expect(valuesIn(again)).toEqual([MORE, WRONG, WRONG]);
    typeInto(again, 'two', `${MORE} Today.`);
    expect(valuesIn(again).sort()).toEqual([WRONG, WRONG, `${MORE} Today.`]);
  });

  it('and a window that lives on keeps what it has stored since its words were taken over', async () => {
    const { storage } = storageOf();
    const mine = await openWindow(storage);
    await typeWrong(mine, 'two', WRONG);
    const { opened } = mine.state();
    let answer = () => {};
    const late: World['ask'] = () =>
      new Promise(resolve => {
        answer = () => resolve({ ok: true, told: {} as never });
      });
    openNotSaved(opened, storage, late).read();
    typeInto(mine, 'two', MORE);
    answer();
    await new Promise(setImmediate);
    const words = [...openNotSaved(opened, storage, late).read().values()];
    expect(words.map(({ value }) => value).sort()).toEqual([WRONG, MORE]);
  });

  it('and stays with a window that is still open', async () => {
    const kept = storageOf().storage;
    await typeWrong(await openWindow(kept), 'two', WRONG);
    await isKept(WRONG);
    await areOpen(true);
    const other = await openWindow(kept);
    expect(valuesIn(other)).toEqual([]);
    await typeWrong(other, 'three', MORE);
    await areOpen(false);
    await isKept(WRONG, MORE);
    expect(valuesIn(await openWindow(kept)).sort()).toEqual([WRONG, MORE]);
    expect(valuesIn(await openWindow()).sort()).toEqual([WRONG, MORE]);
  });

  it('and goes to the next page of its tab, though the server has not heard yet that the window is gone', async () => {
    const { storage } = storageOf();
    const ask = askOf(copy);
    const opened = await ask('open', {});
    if (!opened.ok) throw new Error(opened.message);
    const leaving = openNotSaved(opened.told, storage, ask);
    const mine = openStore(world, opened.told, leaving);
    await mine.go(DOCUMENT);
    await typeWrong(mine, 'two', WRONG);
    await isKept(WRONG);
    await areOpen(true);
    expect(valuesIn(await openWindow(storage))).toEqual([]);
    // It comes back as it was if the author goes back to it.
    leaving.leave(true);
    leaving.leave(false);
    expect(valuesIn(await openWindow(storage))).toEqual([]);
    leaving.leave(true);
    // Browsers hide a page after they have said that it goes, and what was typed is saved then.
    typeInto(mine, 'three', MORE);
    expect(valuesIn(await openWindow(storage)).sort()).toEqual([WRONG, MORE]);
  });

  it('and none pushes out another if two windows had words for the same place', async () => {
    await typeWrong(await openWindow(), 'two', WRONG);
    await isKept(WRONG);
    await areOpen(true);
    await typeWrong(await openWindow(), 'two', MORE);
    await areOpen(false);
    await isKept(WRONG, MORE);
    const shown = waiting(await openWindow()).map(([, { value, at }]) => ({
      value,
      isGone: at.is === 'gone',
    }));
    expect(shown).toEqual([
      { value: MORE, isGone: false },
      { value: WRONG, isGone: true },
    ]);
  });

  it('and so is what an earlier version has kept in the browser', async () => {
    const first = await openWindow();
    const place = placeIn(first, 'two');
    const { version = '' } = first.state().look?.documents[DOCUMENT] ?? {};
    const { storage, kept } = storageOf();
    const one = { place, version, value: WRONG, refused: { message: 'No.' } };
    const { copy: name } = first.state().opened;
    kept.set(
      `ashlar not saved ${name}`,
      JSON.stringify([[`${DOCUMENT} ${JSON.stringify(place?.path)}`, one]]),
    );
    expect(valuesIn(await openWindow(storage))).toEqual([WRONG]);
    await isKept(WRONG);
    expect(valuesIn(await openWindow())).toEqual([WRONG]);
  });

  /** In that version a draft had the same id until it was sent, so another window could save an earlier value under it. */
  it('and so is the file of the version before: what was sent is saved, and of the rest nothing counts as saved by its id', async () => {
    const first = await openWindow();
    const { version = '' } = first.state().look?.documents[DOCUMENT] ?? {};
    const [sent, typed] = ['5f0c1d5e-2b7a-4c59-9d0e-6a1f3f0b7c11', 'c2a4a1f6-8d3b-4f0e-b1c7-0e9d5a6b4f22'];
    const save = (id: string, at: number, value: string) =>
      world.ask('change', {
        id,
        steps: [{ document: DOCUMENT, version, path: ['blocks', at, 'text'], do: 'set', value }],
      });
    await save(sent, 1, 'Sent.');
    await save(typed, 2, 'Typed');
    saveByHand(page => Object.assign(page.blocks[1] ?? {}, { text: 'Sent, and changed since.' }));
    const window = '0d9a4f6e-7b1c-4e2d-8f3a-5c6b7d8e9f00';
    const draft = (at: number, was: string, value: string, id: string, isSent: boolean) => {
      const place = { document: DOCUMENT, path: ['blocks', at, 'text'] };
      const own = { name: `n${at}`, place, version, was, before: { value: was }, value, id, isSent };
      return [`${DOCUMENT} ${JSON.stringify(place.path)}`, own];
    };
    const kept = [
      draft(1, 'Words of one.', 'Sent.', sent, true),
      draft(2, 'Words of two.', 'Typed on.', typed, false),
      draft(3, 'Words of three.', 'New.', window, false),
    ];
    const folder = join(keptPlace(copy.places.site), 'waiting', hash(JO.id));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${window}.json`),
      JSON.stringify({ window, at: 1764300000000, waiting: kept }),
    );
    const again = await openWindow();
    await again.settled();
    expect(waiting(again)).toMatchObject([
      [expect.anything(), { value: 'Typed on.', at: contested('Typed') }],
    ]);
    expect(NAMES.map(textOf)).toEqual(['Sent, and changed since.', 'Typed', 'New.', 'Words of four.']);
  });
});

/** Every text says who typed it, where and as which, so a misplaced or an overwritten one shows. */
it.each(Array.from({ length: size(1, 40) }, (_, index) => index + 1))(
  'two windows and an editor, a hundred actions at random, %i',
  async seed => {
    const roll = dice(seed * 7919);
    const windows = [await openWindow(), await openWindow()];
    /** What stood in the file when somebody began to type. */
    const began = windows.map(() => new Map<string, string | undefined>());
    let count = 0;
    for (let action = 0; action < 100; action += 1) {
      const which = roll(2);
      const store = windows[which] as Store;
      const id = NAMES[roll(NAMES.length)] ?? '';
      const text = `${id} ${count++} in ${which}.`;
      const before = onDisk().blocks;
      const deed = roll(8);
      switch (deed) {
        case 0:
        case 1:
        case 2:
          if (!placeIn(store, id)) break;
          if (!waiting(store).some(([, { value }]) => String(value).startsWith(`${id} `))) {
            const look = store.state().look?.documents[DOCUMENT]?.value as Page;
            began[which]?.set(id, look.blocks.find(block => block.id === id)?.text);
          }
          typeInto(store, id, text);
          break;
        case 3:
          await store.flush();
          break;
        case 4:
          await store.hearNews(news);
          break;
        case 5: {
          const at = shown(store).blocks.findIndex(block => block.id === id);
          await store.move({ document: DOCUMENT, path: ['blocks', at] }, 1 + roll(NAMES.length));
          break;
        }
        case 6:
          saveByHand(page => {
            const block = page.blocks.find(one => one.id === id);
            if (block) block.text = `${id} ${count} in an editor.`;
          });
          break;
        case 7: {
          const [[key = '', one] = []] = waiting(store);
          if (!one) break;
          if (roll(2) === 0) await store.keepMine(key);
          else store.drop(key);
        }
      }
      for (const { id = '', text = '' } of deed < 6 ? before : []) {
        if (id === '' || text === textOf(id) || text.endsWith(` in ${which}.`)) continue;
        expect(text, `action ${action} overwrites ${id} without asking`).toBe(began[which]?.get(id));
      }
      expect([...order()].sort(), `action ${action}`).toEqual([...NAMES].sort());
      for (const block of onDisk().blocks.filter(({ id }) => id))
        expect(block.text, `action ${action}`).toMatch(new RegExp(`^(Words of )?${block.id}[ .]`));
    }
    for (const store of windows) {
      await store.flush();
      await store.hearNews();
      // Once to see what has changed since the choice was shown, and once to choose.
      for (const _ of [1, 2]) for (const [key] of waiting(store)) await store.keepMine(key);
      expect(waiting(store)).toEqual([]);
    }
  },
);
