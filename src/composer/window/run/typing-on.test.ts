// Somebody types on and on, and the browser may end at any moment: almost everything is in the file, and nothing comes back twice.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, PAGE, REFUSED, serverWith, storageOf } from '../../../../tests/support/composer/one-page.ts';
import { size } from '../../../../tests/support/size.ts';
import { isHeld } from '../../model/state/draft.ts';
import type { Store } from '../store/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(300);

describe('somebody who types without a rest', () => {
  const KEY_MS = 100;
  const SHELL_WORDS = 'All of these words are typed at one go, and nobody knows when the power goes.';
  const FIRST = at('items', 0, 'title');
  const titleOf = (items: unknown[]) => (items[0] as { title: string }).title;

  /** Types one letter after the other. "see" is called with how many there are. */
  async function typeOn({ type }: Store, text: string, see: (count: number) => void = () => undefined) {
    for (let count = 1; count <= text.length; count += 1) {
      type(FIRST, text.slice(0, count));
      await vi.advanceTimersByTimeAsync(KEY_MS);
      see(count);
    }
  }

  it('has all but the last half second in the file', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await typeOn(store, SHELL_WORDS, count => {
      // The first word may be an address or a price, and half of it another one.
      const kept = SHELL_WORDS.slice(0, Math.max(0, count - 500 / KEY_MS));
      if (kept.includes(' ')) expect(titleOf(itemsNow()).startsWith(kept), kept).toBe(true);
    });
    expect(store.state().said).toBe('');
  });

  it('and then stops has the last words in the file after a rest, and nothing more is sent', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await typeOn(store, SHELL_WORDS);
    await pause();
    expect(titleOf(itemsNow())).toBe(SHELL_WORDS);
    const sent = asked.change?.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.change).toHaveLength(sent ?? 0);
  });

  it('asks once for each save, and not again how the page looks', async () => {
    const { store, asked } = serverWith([{ title: 'One' }], { answerMs: 150 });
    await Promise.all([store.go(PAGE), vi.advanceTimersByTimeAsync(150)]);
    await typeOn(store, SHELL_WORDS);
    expect(asked.change?.length).toBeGreaterThan(5);
    expect(asked.look).toHaveLength(1);
  });

  it('hears what is not right only after a rest', async () => {
    const { store } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    const refused = () => [...store.state().waiting.values()].some(isHeld);
    await typeOn(store, `Some ${REFUSED} that goes on`, () => expect(refused()).toBe(false));
    await pause();
    expect(refused()).toBe(true);
    expect(store.state().said).toBe('Not so.');
  });

  it.each([
    ['an amount', [7, 75, 750, 7500, 75000, 750000, 7500000]],
    ['an address', ['/', '/p', '/pr', '/pri', '/pric', '/prici', '/pricin', '/pricing']],
    ['an empty field', ['One', 'On', 'O', '', '', '', '', '']],
  ])('sends no half of %s', async (_, values) => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    for (const value of values) {
      store.type(FIRST, value);
      await vi.advanceTimersByTimeAsync(KEY_MS);
    }
    expect(asked.change).toBeUndefined();
    await pause();
    expect(asked.change).toHaveLength(1);
  });

  it('has half of it kept by the server', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await typeOn(store, '/a-page-with-a-long-address');
    const kept = JSON.stringify(asked.keep?.at(-1));
    expect(kept).toContain('"value":"/a-page-with-a-long-a');
    await pause();
    expect(JSON.stringify(asked.keep?.at(-1))).toContain('"waiting":[]');
  });

  it('lets no refused saves queue up behind a slow server', async () => {
    const { store, asked } = serverWith([{ title: 'One' }], { answerMs: 1000 });
    await Promise.all([store.go(PAGE), vi.advanceTimersByTimeAsync(1000)]);
    await typeOn(store, `${REFUSED} ${SHELL_WORDS}`);
    const before = asked.change?.length ?? 0;
    expect(before).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.change).toHaveLength(before + 1);
    expect(store.state().said).toBe('Not so.');
  });
});

/** The browser writes to its disk up to a minute late, so what it has kept there may be saved since. */
describe('a browser that has ended and opens the page again', () => {
  /** A window, and what is on the disk of its browser after "typed". */
  async function endedAfter(typed: (store: Store) => void, later: (store: Store) => Promise<void>) {
    const storage = storageOf();
    const server = serverWith([{ title: 'One' }], { storage });
    await server.store.go(PAGE);
    typed(server.store);
    const onDisk = storageOf(new Map(storage.kept));
    await later(server.store);
    const store = await server.openWindow(onDisk.storage);
    await store.go(PAGE);
    await store.hearNews();
    return { ...server, store, waiting: [...store.state().waiting.values()] };
  }
  const title = at('items', 0, 'title');

  it('forgets words that were saved since, and what was typed after them', async () => {
    const { waiting, itemsNow } = await endedAfter(
      store => store.type(title, 'First'),
      async store => {
        store.type(title, 'First words');
        await pause();
        store.type(title, 'First words, and more');
        await pause();
      },
    );
    expect(waiting).toEqual([]);
    expect(itemsNow()).toEqual([{ title: 'First words, and more' }]);
  });

  it('forgets what was not right and was put right since', async () => {
    const { waiting, itemsNow } = await endedAfter(
      store => store.type(title, REFUSED),
      async store => {
        await pause();
        store.type(title, 'Sense');
        await pause();
      },
    );
    expect(waiting).toEqual([]);
    expect(itemsNow()).toEqual([{ title: 'Sense' }]);
  });

  it('does not put in once more what was begun and has entered its list', async () => {
    const storage = storageOf();
    const { store, openWindow, itemsNow } = serverWith([], { storage });
    await store.go(PAGE);
    await store.add(at('items', 0));
    const [begun] = store.state().waiting.values();
    const inBegun = (field: string) => ({ document: begun?.place.document ?? '', path: [0, field] });
    store.type(inBegun('title'), 'Mine');
    const onDisk = [storageOf(new Map(storage.kept))];
    store.type(inBegun('text'), 'My own words.');
    onDisk.push(storageOf(new Map(storage.kept)));
    await pause();
    for (const { storage } of onDisk) {
      const again = await openWindow(storage);
      await again.go(PAGE);
      await again.hearNews();
      expect([...again.state().waiting.values()]).toEqual([]);
      expect(itemsNow()).toEqual([{ title: 'Mine', text: 'My own words.' }]);
    }
  });

  it('still has what was never saved, and saves what is typed after it', async () => {
    const { store, waiting, itemsNow } = await endedAfter(
      store => store.type(title, REFUSED),
      () => pause().then(),
    );
    expect(waiting).toMatchObject([{ value: REFUSED }]);
    store.type(title, 'Sense');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Sense' }]);
  });

  it('saves what is typed there, even if what was on its way arrives only now', async () => {
    const storage = storageOf();
    const { store, openWindow, itemsNow } = serverWith([{ title: 'One' }], { storage });
    await store.go(PAGE);
    store.type(title, 'First');
    const again = await openWindow(storageOf(new Map(storage.kept)).storage);
    await again.go(PAGE);
    await pause();
    expect(itemsNow()).toEqual([{ title: 'First' }]);
    again.type(title, 'Second');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Second' }]);
  });
});

describe('a window that is open all day', () => {
  it('keeps no more after thousands of saves than after a few', async () => {
    const { store, looks } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    const sizes: number[] = [];
    for (let save = 0; save < size(500, 5000); save += 1) {
      store.type(at('items', 0, 'title'), `Title ${String(save).padStart(5, '0')}`);
      await store.flush();
      if (save % 50 === 49) await store.move(at('items', 0), 0);
      if (save === 49) sizes.push(JSON.stringify(store.state()).length);
    }
    sizes.push(JSON.stringify(store.state()).length);
    expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.01);
    vi.useRealTimers();
    setFlagsFromString('--expose-gc');
    // What a promise of this very turn still holds goes with the next one.
    await new Promise(resolve => setTimeout(resolve));
    runInNewContext('gc')();
    expect(looks.filter(look => look.deref()).length).toBeLessThan(5);
    expect(store.state().look).toBeDefined();
  });
});
