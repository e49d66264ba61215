// Two windows and somebody with an editor type on two pages, while these get other addresses, are taken away and come back. No word
// lands on a page that it was not typed on, and a draft goes only once the page has it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { storageOf } from '../../../../tests/support/composer/one-page.ts';
import {
  dice,
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import type { PageTask } from '../../model/state/state.ts';
import { answerTo } from '../../server/asks.ts';
import { openStore, type Store } from '../store/store.ts';
import type { World } from './ask.ts';
import { openNotSaved } from './not-saved.ts';

const TITLES = ['Tables of oak', 'Chairs of ash'];
const IDS = ['one', 'two', 'three'];
const ADDRESSES = ['/tables', '/chairs', '/wood', '/wood/tables', '/made/by-hand', '/workshop'];
const ACTIONS = size(80, 120);

type Page = { title: string; blocks: { id?: string; text?: string }[] };
type Found = { file: string; route: string; page: Page };

const textOf = ({ blocks }: Page, id: string) => blocks.find(block => block.id === id)?.text;

function openWorld() {
  const pageOf = (title: string) =>
    pageWith({
      title,
      blocks: [
        { ...hero, heading: title },
        ...IDS.map(id => ({ type: 'prose', id, text: `${title} ${id}.` })),
      ],
    });
  const [tables = '', chairs = ''] = TITLES;
  const root = temporarySite({
    'pages/index.json': pageWith({
      title: 'Home of oak',
      blocks: [hero, { type: 'prose', text: 'See [one](/tables) and [other](/chairs).' }],
    }),
    'pages/tables.json': pageOf(tables),
    'pages/chairs.json': pageOf(chairs),
    'pages/_site.json': siteDocument(),
  });
  let news = 0;
  const shownIn = new Map<string, string>();
  const showIn = (window: string, route: string) => shownIn.set(window, route);
  const copy = copyOf(root, { news: () => news, showIn });
  const tell = () => {
    copy.library().forget();
    news += 1;
  };
  Object.assign(copy, { tell });
  const world: World = {
    async ask(name, input) {
      const { status, told } = await answerTo(copy, JO, JSON.parse(JSON.stringify({ ask: name, input })));
      const answer = JSON.parse(JSON.stringify(told));
      return status === 200 ? { ok: true, told: answer } : { ok: false, status, ...answer };
    },
    send: () => Promise.reject(new Error('Nothing is sent.')),
    openChangeFile: () => Promise.reject(new Error('Nothing is sent.')),
    onNews: () => new Promise<never>(() => {}),
  };

  function pagesNow(): Found[] {
    const folder = join(root, 'pages');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter(name => name.endsWith('.json'))
      .map(name => ({
        file: `pages/${name}`,
        route: `/${name.replace(/\.json$/, '')}`,
        page: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Page,
      }))
      .filter(({ page }) => TITLES.includes(page.title));
  }
  async function openWindow(route = '/tables', kept = storageOf().storage): Promise<Store> {
    const opened = await world.ask('open', {});
    if (!opened.ok) throw new Error(opened.message);
    const store = openStore(world, opened.told, openNotSaved(opened.told, kept, world.ask));
    await store.go(route);
    return store;
  }
  function saveByHand({ file, page }: Found, id: string, text: string): void {
    const block = page.blocks.find(block => block.id === id);
    if (block) block.text = text;
    const path = join(root, file);
    if (existsSync(path)) writeFileSync(path, JSON.stringify(page, null, 2));
    copy.journal.note(file);
    tell();
  }
  return { pagesNow, openWindow, saveByHand, news: () => news, shownIn: () => [...shownIn.values()] };
}

it('the list of pages is new after a page was begun, and after Undo', async () => {
  const { openWindow } = openWorld();
  const store = await openWindow('/tables');
  const wanted = { title: 'Benches', from: { like: '/tables' } };
  const listed = () => store.state().pages.map(({ route }) => route);
  expect(await store.changePages({ ask: 'newPage', wanted })).toBeUndefined();
  await vi.waitFor(() => expect(listed()).toContain('/benches'));
  await store.undo('undo');
  await vi.waitFor(() => expect(listed()).not.toContain('/benches'));
});

it('the server hears which page each window shows, also when that page gets another address', async () => {
  const { openWindow, shownIn } = openWorld();
  const [store] = [await openWindow('/tables'), await openWindow('/')];
  expect(shownIn()).toEqual(['/tables', '/']);
  await store.go('/chairs');
  expect(shownIn()).toEqual(['/chairs', '/']);
  await store.changePages({ ask: 'movePage', wanted: { page: '/chairs', to: '/seats' } });
  expect(shownIn()).toEqual(['/seats', '/']);
});

it('words of a window that was killed are saved from whatever page the next one opens, and hold up nothing there', async () => {
  const { pagesNow, openWindow } = openWorld();
  const { storage } = storageOf();
  const place = (document: string) => ({ document, path: ['blocks', 1, 'text'] });
  const early = await openWindow('/tables', storage);
  early.type(place('/tables'), 'Tables of oak one, at last.');
  const late = await openWindow('/', storage);
  late.type(place('/'), 'See [one](/tables) or [other](/chairs).');
  await late.flush();
  expect([late.state().waiting.size, late.state().status, late.state().route]).toEqual([0, 'saved', '/']);
  const tables = pagesNow().find(({ route }) => route === '/tables');
  expect(tables && textOf(tables.page, 'one')).toBe('Tables of oak one, at last.');
});

it.each(Array.from({ length: size(1, 30) }, (_, index) => index + 1))(
  'what is typed while pages move stays with its page, %i',
  async seed => {
    const { pagesNow, openWindow, saveByHand, news } = openWorld();
    const roll = dice(seed * 7907);
    const one = <Item>(items: Item[]): Item | undefined => items[roll(items.length)];
    const windows = [await openWindow(), await openWindow()];
    const done: string[] = [];
    const seen = { moved: 0, away: 0 };

    /** Words that were saved just before their page was taken away. They are there when it comes back. */
    const owed = new Map<string, unknown>();

    /** A draft that is not waiting any more is in the file of its own page. */
    function expectSaved(before: Map<string, unknown>[], deed: string): void {
      for (const [which, store] of windows.entries()) {
        const left = new Set([...store.state().waiting.values()].map(({ value }) => value));
        for (const value of before[which]?.values() ?? []) {
          if (left.has(value)) continue;
          const [field = ''] = /^\w+ \w+ \w+ \w+/.exec(String(value)) ?? [];
          owed.set(field, value);
        }
      }
      for (const { page } of pagesNow())
        for (const id of IDS) {
          const field = `${page.title} ${id}`;
          if (owed.has(field))
            expect(textOf(page, id), `${deed}, after ${done.slice(-8).join('; ')}`).toBe(owed.get(field));
          owed.delete(field);
        }
    }
    function expectOwnWords(): void {
      const pages = pagesNow();
      expect(new Set(pages.map(({ page }) => page.title)).size, done.slice(-4).join('; ')).toBe(pages.length);
      for (const { page, route } of pages)
        for (const { id, text } of page.blocks)
          if (id) expect(text, `${route}, after ${done.slice(-4).join('; ')}`).toMatch(`${page.title} ${id}`);
    }
    const draftsOf = (store: Store) =>
      new Map([...store.state().waiting.values()].map(({ name, value }) => [name, value]));
    async function change(store: Store, task: PageTask): Promise<boolean> {
      const trouble = await store.changePages(task);
      return trouble === undefined;
    }

    for (let action = 0; action < ACTIONS; action += 1) {
      const which = roll(2);
      const store = windows[which] as Store;
      const id = one(IDS) ?? '';
      const found = one(pagesNow());
      const { route } = store.state();
      const shown = store.present(route) as Page | undefined;
      const deed = roll(10);
      let before = windows.map(draftsOf);
      if (deed < 4 && shown && TITLES.includes(shown.title)) {
        const at = shown.blocks.findIndex(block => block.id === id);
        store.type({ document: route, path: ['blocks', at, 'text'] }, `${shown.title} ${id} ${action}.`);
        done.push(`window ${which} types in ${id} at ${route}`);
        // What this takes the place of was never finished.
        before = windows.map(draftsOf);
      } else if (deed === 4) await store.flush();
      else if (deed === 5) await store.hearNews(news());
      else if (deed === 6 && found)
        saveByHand(found, id, `${found.page.title} ${id} ${action} in an editor.`);
      else if (deed === 7 && found) {
        const to = one(ADDRESSES.filter(address => !pagesNow().some(({ route }) => route === address))) ?? '';
        if (await change(store, { ask: 'movePage', wanted: { page: found.route, to } })) {
          seen.moved += 1;
          done.push(`window ${which} moves ${found.route} to ${to}`);
        }
      } else if (deed === 8 && found && pagesNow().length === 2) {
        if (await change(store, { ask: 'takePage', wanted: { page: found.route, instead: '/' } })) {
          seen.away += 1;
          done.push(`window ${which} takes away ${found.route}`);
        }
      } else if (deed === 9) {
        // Undo takes back what is saved, so all that can be saved is first.
        await store.flush();
        expectSaved(before, 'a save before Undo');
        expectOwnWords();
        before = windows.map(draftsOf);
        if (pagesNow().length < 2 || roll(3) === 0) {
          await store.undo('undo');
          done.push(`window ${which} undoes: ${store.state().said}`);
        } else if (found) await store.go(found.route);
      }
      expectSaved(before, `action ${action}`);
      expectOwnWords();
    }
    expect(seen.moved + seen.away).toBeGreaterThan(0);
  },
);
