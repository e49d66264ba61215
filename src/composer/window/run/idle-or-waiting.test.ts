// An author does something that was meant for the page as it was before two others changed it: once while nothing waits, and once while
// the answer to own words is on its way. Both leave the same files, to the byte.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { copyOf, JO, KIM } from '../../../../tests/support/composer/copy.ts';
import { storageOf } from '../../../../tests/support/composer/one-page.ts';
import { oneOf, type Roll } from '../../../../tests/support/documents/random-deeds.ts';
import {
  dice,
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { isFields, valueAt } from '../../../base/json-value.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import type { PlaceIn } from '../../model/asks.ts';
import { isHeld } from '../../model/state/draft.ts';
import { allBegun } from '../../model/state/state.ts';
import { answerTo } from '../../server/asks.ts';
import type { Author } from '../../server/copy.ts';
import { pathOfWaiting } from '../../server/photographs/waiting.ts';
import { openStore, type Store } from '../store/store.ts';
import { takePhotograph } from '../store/take-photograph.ts';
import type { World } from './ask.ts';
import { openNotSaved } from './not-saved.ts';

const [PAGE, SITE] = ['pages/page.json', 'pages/_site.json'];
const [DOCUMENT, SITE_DOCUMENT] = ['/page', '_site'];
const PHOTOGRAPH = await sharp({ create: { width: 320, height: 200, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer();
const SRC = '/images/waiting/00000000-0000-4000-8000-000000000000-320x200/office.jpg';

type Block = { type: string; intro?: string; text?: string; items?: { title: string; text: string }[] };
type PageDocument = { blocks: Block[] };

const at = (...path: (string | number)[]): PlaceIn => ({ document: DOCUMENT, path });

/** All that is by chance comes from here: words of which no two are alike. */
function openWords(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return ['one', 'two', 'three'].map(part => `${part}${count}`).join(' ');
  };
}

function openSite(words: () => string) {
  const cards = () => ({
    type: 'cards',
    heading: `Cards ${words()}`,
    items: [1, 2, 3].map(() => ({ title: `Card ${words()}`, text: `About ${words()}. Said of ${words()}.` })),
  });
  const prose = () => ({ type: 'prose', text: `First ${words()}. Then ${words()}.` });
  const { root, library } = siteWith({
    [PAGE]: pageWith({ blocks: [hero, prose(), cards(), prose(), cards()] }),
    [SITE]: siteDocument({ addresses: { email: 'mailto:hello@example.com', chat: 'https://example.com/1' } }),
  });
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  // All but the key, which a process makes once and other tests look for.
  for (const name of ['begun', 'journal-turns.json', 'saving', 'waiting'])
    rmSync(join(keptPlace(root), name), { recursive: true, force: true });
  const waiting = pathOfWaiting(root, SRC);
  mkdirSync(dirname(waiting), { recursive: true });
  writeFileSync(waiting, PHOTOGRAPH);
  let news = 0;
  const tell = () => {
    library.forget();
    news += 1;
  };
  const copy = copyOf(root, { library: () => library, news: () => news, tell });
  const images = join(root, 'pages/_public/images');
  return {
    copy,
    news: () => news,
    page: (): PageDocument => JSON.parse(readFileSync(join(root, PAGE), 'utf8')),
    saveByHand(text: string): void {
      writeFileSync(join(root, PAGE), text);
      copy.journal.note(PAGE);
      tell();
    },
    files: () => ({
      page: readFileSync(join(root, PAGE), 'utf8'),
      site: readFileSync(join(root, SITE), 'utf8'),
      images: existsSync(images) ? readdirSync(images).sort() : [],
    }),
  };
}

type Site = ReturnType<typeof openSite>;

/** Where the next question of a window is stopped: before the server has it, or before the window has the answer. */
type Stop = 'question' | 'answer';

async function openWindow({ copy }: Site, author: Author) {
  let stop: Stop | undefined;
  let goOn = () => {};
  let tellStopped = () => {};
  const pause = () =>
    new Promise<void>(resolve => {
      stop = undefined;
      goOn = resolve;
      tellStopped();
    });
  const world: World = {
    async ask(name, input) {
      // What a window that has ended still keeps is not for the next one.
      if (name === 'keep') return { ok: true, told: {} as never };
      const isStopped = name === 'change' || name === 'undo';
      if (stop === 'question' && isStopped) await pause();
      const question = JSON.parse(JSON.stringify({ ask: name, input }));
      const { status, told } = await answerTo(copy, author, question);
      const answer = JSON.parse(JSON.stringify(told));
      if (stop === 'answer' && isStopped) await pause();
      return status === 200 ? { ok: true, told: answer } : { ok: false, status, ...answer };
    },
    openChangeFile: () => Promise.reject(new Error('Nothing is sent.')),
    send: async () => ({ ok: true, told: { src: SRC, width: 320, height: 200, bytes: 9 } }),
    onNews: () => new Promise<never>(() => {}),
  };
  const opened = await world.ask('open', {});
  if (!opened.ok) throw new Error(opened.message);
  const store = openStore(world, opened.told, openNotSaved(opened.told, storageOf().storage, world.ask));
  await store.go(DOCUMENT);
  return {
    store,
    /** Resolves once the next change, or the next undo, is stopped there. */
    stopAt(where: Stop): Promise<void> {
      stop = where;
      return new Promise(resolve => {
        tellStopped = resolve;
      });
    },
    goOn: () => goOn(),
  };
}

const pageIn = (store: Store) => store.present(DOCUMENT) as PageDocument;

/** The places of all texts of the page, except for one. */
function textsOf({ blocks }: PageDocument, isOthers = false): PlaceIn[] {
  return blocks.flatMap(({ type, items = [] }, index) => [
    ...(type === 'hero' && !isOthers ? [at('blocks', index, 'intro')] : []),
    ...(type === 'prose' ? [at('blocks', index, 'text')] : []),
    ...items.flatMap((_, item) => [at('blocks', index, 'items', item, 'text')]),
  ]);
}

function itemsOf({ blocks }: PageDocument): PlaceIn[] {
  return blocks.flatMap(({ items = [] }, index) => [
    ...(index > 0 ? [at('blocks', index)] : []),
    ...items.map((_, item) => at('blocks', index, 'items', item)),
  ]);
}

function otherWords(was: unknown, roll: Roll, words: () => string): string {
  const [first = '', ...others] = String(was).split('. ');
  const changed = [
    `All anew: ${words()}.`,
    [`Now ${words()}`, ...others].join('. '),
    `${String(was)} More of ${words()}.`,
    `${first}. With ${words()}.`,
  ];
  return oneOf(roll, changed);
}

type Doing = { store: Store; roll: Roll; words: () => string };
/** Does the deed, and returns what its author does once it is done. */
type BareStep = (doing: Doing) => Promise<unknown>;

const some = (places: PlaceIn[], { roll }: Doing) => oneOf(roll, places);

async function type(
  doing: Doing,
  value: (was: unknown) => string,
  place = some(textsOf(pageIn(doing.store), true), doing),
) {
  const { store } = doing;
  store.type(place, value(valueAt(pageIn(store), place.path)));
  await store.flush();
}

/** Writes over all words of an example. */
async function writeOver({ store, words }: Doing): Promise<void> {
  for (const { place, begun } of allBegun(store.state().waiting))
    for (const { path } of begun.given)
      store.type({ ...place, path: [...place.path, ...path] }, `Written over: ${words()}.`);
  await store.flush();
}

const DEEDS: { [name: string]: BareStep } = {
  words: doing => type(doing, was => otherWords(was, doing.roll, doing.words)),
  paste: doing =>
    type(doing, () => `Pasted ${doing.words()}.\n\nAnd ${doing.words()}.\n\n- ${doing.words()}`),
  async insert(doing) {
    const { store, roll } = doing;
    const place = some(itemsOf(pageIn(store)), doing);
    await store.add(place, place.path.length === 2 ? oneOf(roll, ['prose', 'cards']) : undefined);
    await writeOver(doing);
  },
  duplicate: doing => doing.store.duplicate(some(itemsOf(pageIn(doing.store)), doing)),
  move: doing => doing.store.move(some(itemsOf(pageIn(doing.store)), doing), doing.roll(5)),
  remove: doing => doing.store.remove(some(itemsOf(pageIn(doing.store)), doing)),
  hide: doing => {
    const place = at('blocks', 1 + doing.roll(pageIn(doing.store).blocks.length - 1));
    const block = valueAt(pageIn(doing.store), place.path);
    return doing.store.hide(place, !(isFields(block) && block.hidden === true));
  },
  rename: ({ store, words }) => {
    const { addresses } = store.present(SITE_DOCUMENT) as { addresses: object };
    const [, name = ''] = Object.keys(addresses);
    return store.rename({ document: SITE_DOCUMENT, path: ['addresses', name] }, words().replaceAll(' ', ''));
  },
  async photograph({ store, words }) {
    const index = pageIn(store).blocks.findIndex(({ type }) => type === 'hero');
    await takePhotograph(store, new File(['.'], 'office.jpg'), at('blocks', index));
    const selected = store.state().selected ?? at();
    store.type(selected, `The office, ${words()}`);
    await store.flush();
  },
  undo: ({ store }) => store.undo('undo'),
  'put back': ({ store }) => store.undo('redo'),
};

/** Somebody with an editor arranges the page, or lets a program set the text anew. */
function editByHand(site: Site, roll: Roll, words: () => string): void {
  const page = site.page();
  const { blocks } = page;
  const others = () => 1 + roll(blocks.length - 1);
  const items = oneOf(
    roll,
    blocks.flatMap(({ items }) => (items ? [items] : [])),
  );
  const deeds = [
    () => blocks.splice(others(), 0, { type: 'prose', text: `By hand: ${words()}.` }),
    () => blocks.splice(others(), 0, ...blocks.splice(others(), 1)),
    () => blocks.length > 4 && blocks.splice(others(), 1),
    () => items?.reverse(),
    () => items && Object.assign(oneOf(roll, items), { text: `By hand: ${words()}.` }),
    () => {},
  ];
  oneOf(roll, deeds)();
  site.saveByHand(JSON.stringify(page, null, 2 + 2 * roll(2)));
}

const OF_OTHERS = ['words', 'paste', 'insert', 'duplicate', 'move', 'remove', 'hide'];

async function othersAct(site: Site, other: Store, roll: Roll, words: () => string): Promise<void> {
  for (let count = 1 + roll(3); count > 0; count -= 1) {
    if (roll(3) === 0) editByHand(site, roll, words);
    else {
      if (roll(2) === 0) await other.hearNews(site.news());
      await DEEDS[oneOf(roll, OF_OTHERS)]?.({ store: other, roll, words });
    }
  }
}

function writeInHero(store: Store): Promise<void> {
  const index = pageIn(store).blocks.findIndex(({ type }) => type === 'hero');
  if (index >= 0) store.type(at('blocks', index, 'intro'), 'Own words that are on their way.');
  return store.flush();
}

type When = 'idle' | Stop;

const isWay = (deed: string) => deed === 'undo' || deed === 'put back';

/** "stop" is where own words are stopped in the other way. */
async function play(deed: string, seed: number, when: When, stop: Stop) {
  const words = openWords();
  const site = openSite(words);
  const [own, other] = [await openWindow(site, JO), await openWindow(site, KIM)];
  const { store } = own;
  const doing = (salt: number): Doing => ({
    store,
    roll: dice(seed * 100 + salt),
    words: openWordsFor(salt),
  });
  // Takes two steps first, so that Undo and Redo find something.
  for (const salt of [1, 2])
    await DEEDS[oneOf(rollOf(seed, 10 + salt), ['words', 'move', 'remove', 'hide'])]?.(doing(salt));
  await other.store.hearNews(site.news());
  // Only what was undone can be put back, and own words would end that.
  const wait = deed === 'put back' ? () => store.undo('undo') : () => writeInHero(store);
  const act = () => DEEDS[deed]?.(doing(3));
  const others = () => othersAct(site, other.store, rollOf(seed, 4), openWordsFor(4));
  if (when !== 'idle') {
    const stopped = own.stopAt(when);
    const waited = wait();
    await stopped;
    await others();
    const acted = act();
    own.goOn();
    await Promise.all([waited, acted]);
  } else if (stop === 'answer') {
    await wait();
    await others();
    await act();
  } else {
    await others();
    if (!isWay(deed)) await act();
    await wait();
    if (isWay(deed)) await act();
  }
  await store.hearNews(site.news());
  const held = [...store.state().waiting.values()]
    .filter(isHeld)
    .map(({ value, at: { is } }) => ({ value, is }));
  return { ...site.files(), held };
}

/** The first numbers of neighbouring seeds are much alike. */
function rollOf(seed: number, salt: number): Roll {
  const roll = dice(seed * 7919 + salt * 104_729);
  roll(2);
  roll(2);
  return roll;
}

const openWordsFor = (salt: number) => {
  const words = openWords();
  return () => `${words()} of ${'abcdefgh'[salt]}`;
};

const STOPS = ['answer', 'question'] as const;
const rows = Object.keys(DEEDS).flatMap((deed, index) =>
  Array.from({ length: size(1, 60) }, (_, turn) => ({
    ...{ deed, seed: turn + 1, stop: STOPS[(index + turn) % 2] as Stop },
  })),
);

it.each(rows)(
  '$deed while the $stop of own words waits leaves what it leaves while nothing waits, $seed',
  async ({ deed, seed, stop }) => {
    const idle = await play(deed, seed, 'idle', stop);
    expect(await play(deed, seed, stop, stop)).toEqual(idle);
  },
);
