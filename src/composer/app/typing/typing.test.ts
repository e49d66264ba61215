import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Path } from '../../../base/json-value.ts';
import type { Asks, Opened, PageLook, PlaceIn } from '../../form/asks.ts';
import { type Step, stepped } from '../../form/steps.ts';
import type { World } from '../ask.ts';
import { openStore, type Store } from '../store.ts';

const PAGE = '/faq';
const at = (...path: Path): PlaceIn => ({ document: PAGE, path });
/** The server takes no such word. */
const REFUSED = 'Nonsense';
const ITEM = { title: 'An example', text: 'Words of the example.' };

const UNDONE = { message: 'Undone.', places: [{ document: '/other', path: ['title'] }, at('items', 1)] };

/** A server that keeps one page in its hand, and begins the item above in each list. Each answer of it takes so long. */
function serverWith(items: object[], answerMs = 0) {
  let value: unknown = { title: 'Questions', items };
  let version = 0;
  const asked: { [name in keyof Asks]?: object[] } = {};
  const lookNow = (route: string): PageLook => ({
    news: 0,
    route,
    title: 'Questions',
    leaves: { document: PAGE, beside: [], header: [], footer: [] },
    blocks: [],
    documents:
      route === PAGE ? { [PAGE]: { kind: 'page', value, version: String(version), language: 'en' } } : {},
    problems: [],
    left: [],
    drawn: { title: '', language: 'en', header: '', main: '', footer: '', styles: '' },
  });
  function answerTo(name: keyof Asks, input: object): object {
    if (name === 'begin') return { value: ITEM, given: [['title'], ['text']] };
    if (name === 'undo') return UNDONE;
    if (name !== 'change') return lookNow('route' in input ? String(input.route) : PAGE);
    for (const step of (input as { steps: Step[] }).steps) value = stepped(value, step) ?? value;
    version += 1;
    return { versions: {} };
  }
  const ask = async (name: keyof Asks, input: object) => {
    asked[name] = [...(asked[name] ?? []), input];
    if (answerMs > 0) await new Promise(resolve => setTimeout(resolve, answerMs));
    return name === 'change' && JSON.stringify(input).includes(REFUSED)
      ? { ok: false, status: 422, message: 'Not so.' }
      : { ok: true, told: answerTo(name, input) };
  };
  const world = { ask, onNews: () => new Promise<never>(() => undefined) } as unknown as World;
  const opened = { schemas: { page: {} }, definitions: {} } as unknown as Opened;
  const store = openStore(world, opened, { read: () => new Map(), keep: () => undefined });
  return { store, asked, itemsNow: () => (value as { items: unknown[] }).items };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(300);

describe('something begun that waits for its words', () => {
  it('stays out of the file while any word of the example is left', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    expect(store.state().selected).toEqual(at('items', 2));
    store.type(at('items', 2, 'title'), 'Mine');
    await pause();
    expect(asked.change).toBeUndefined();
    expect([...store.state().waiting.values()][0]?.refused?.message).toContain('words of the example');
    store.type(at('items', 2, 'text'), 'My own words.');
    await pause();
    expect(asked.change).toHaveLength(1);
    expect(itemsNow()).toEqual([
      { title: 'One' },
      { title: 'Mine', text: 'My own words.' },
      { title: 'Two' },
    ]);
    expect(store.state().waiting.size).toBe(0);
  });

  it('waits again when its first words come back before it is saved', async () => {
    const { store, asked } = serverWith([]);
    await store.go(PAGE);
    await store.add(at('items', 0));
    store.type(at('items', 0, 'title'), 'Mine');
    store.type(at('items', 0, 'text'), 'My own words.');
    store.type(at('items', 0, 'title'), ITEM.title);
    await pause();
    await store.hearNews();
    expect(asked.change).toBeUndefined();
  });

  it('stays selected with the same fields when it goes to its place', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 0));
    store.select(at('items', 2, 'text'));
    store.type(at('items', 2, 'title'), 'Mine');
    store.type(at('items', 2, 'text'), 'My own words.');
    await pause();
    expect(store.state().selected).toEqual(at('items', 0, 'text'));
    expect(store.state().selectedAs).toEqual(at('items', 2, 'text'));
    store.select(at('items', 0, 'title'));
    expect(store.state().selectedAs).toEqual(at('items', 2, 'title'));
    store.select(at('items', 1, 'title'));
    expect(store.state().selectedAs).toBeUndefined();
  });

  it('never gives its place to another item', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    store.type(at('items', 1, 'title'), 'Second');
    await pause();
    await store.remove(at('items', 0));
    store.type(at('items', 1, 'title'), 'Mine');
    store.type(at('items', 1, 'text'), 'My own words.');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Mine', text: 'My own words.' }, { title: 'Second' }]);
  });

  it('goes away without a change of the file', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    await store.remove(at('items', 1));
    expect(asked.change).toBeUndefined();
    expect(store.state().waiting.size).toBe(0);
    expect(store.state().selected).toEqual(at('items', 0));
  });

  it('can be moved before it is in the file', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 2));
    await store.move(at('items', 2), 0);
    store.type(at('items', 2, 'title'), 'Mine');
    store.type(at('items', 2, 'text'), 'My own words.');
    await pause();
    expect(itemsNow()[0]).toEqual({ title: 'Mine', text: 'My own words.' });
  });
});

describe('a deed', () => {
  it('says what it has done until somebody types', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }, { text: 'Three' }]);
    await store.go(PAGE);
    const said = async (deed: Promise<unknown>) => {
      await deed;
      return store.state().said;
    };
    expect(await said(store.move(at('items', 0), 1))).toBe('“One” moved down.');
    expect(await said(store.move(at('items', 1), 0))).toBe('“One” moved up.');
    expect(await said(store.hide(at('items', 1), true))).toBe('“Two” is hidden.');
    expect(await said(store.hide(at('items', 1), false))).toBe('“Two” is shown again.');
    expect(await said(store.remove(at('items', 2)))).toBe('“Three” taken away.');
    store.type(at('items', 0, 'title'), 'First');
    expect(store.state().said).toBe('');
  });

  it('takes what is not saved yet along to its new place', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    store.type(at('items', 1, 'title'), REFUSED);
    await pause();
    await store.remove(at('items', 0));
    expect([...store.state().waiting.values()].map(({ place }) => place)).toEqual([at('items', 0, 'title')]);
  });

  it('is no hindrance to what opens next', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.move(at('items', 0), 1);
    await store.go(PAGE);
    expect(store.state().look?.route).toBe(PAGE);
  });

  it('is done even if another page is just being opened', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    const moved = store.move(at('items', 0), 1);
    const opened = store.go('/other');
    const hidden = store.hide(at('items', 0), true);
    await Promise.all([moved, opened, hidden]);
    expect(itemsNow()).toHaveLength(2);
    expect(asked.change).toMatchObject([{ steps: [{ version: '0' }] }, { steps: [{ version: '0' }] }]);
    expect(store.state().route).toBe('/other');
  });

  it('is no reason to leave behind what is typed while it opens another page', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    const moved = store.move(at('items', 0), 1);
    const opened = store.go('/other');
    await Promise.resolve();
    store.type(at('items', 1, 'title'), 'The second one');
    await Promise.all([moved, opened]);
    expect(store.state().waiting.size).toBe(0);
    expect(JSON.stringify(itemsNow())).toContain('The second one');
  });

  it('that is undone on several pages leads to its place on this one', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    expect(await store.undo('undo')).toEqual(at('items', 1));
    expect(store.state().selected).toEqual(at('items', 1));
  });

  it('is about what somebody saw, however quickly another one follows', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    await store.go(PAGE);
    await Promise.all([store.move(at('items', 2), 1), store.hide(at('items', 2), true)]);
    expect(itemsNow()).toEqual([{ title: 'One' }, { title: 'Three', hidden: true }, { title: 'Two' }]);
    await Promise.all([store.move(at('items', 2), 1), store.move(at('items', 2), 1)]);
    expect(itemsNow()[0]).toEqual({ title: 'Two' });
  });
});

describe('somebody who types without a rest', () => {
  const KEY_MS = 100;
  const WORDS = 'All of these words are typed at one go, and nobody knows when the power goes.';
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
    await typeOn(store, WORDS, count => {
      // The first word may be an address or a price, and half of it another one.
      const kept = WORDS.slice(0, Math.max(0, count - 500 / KEY_MS));
      if (kept.includes(' ')) expect(titleOf(itemsNow()).startsWith(kept), kept).toBe(true);
    });
    expect(store.state().said).toBe('');
  });

  it('and then stops has the last words in the file after a rest, and nothing more is sent', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await typeOn(store, WORDS);
    await pause();
    expect(titleOf(itemsNow())).toBe(WORDS);
    const sent = asked.change?.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.change).toHaveLength(sent ?? 0);
  });

  it('hears what is not right only after a rest', async () => {
    const { store } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    const refused = () => [...store.state().waiting.values()].some(one => one.refused);
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

  it('lets no refused saves queue up behind a slow server', async () => {
    const { store, asked } = serverWith([{ title: 'One' }], 1000);
    await Promise.all([store.go(PAGE), vi.advanceTimersByTimeAsync(1000)]);
    await typeOn(store, `${REFUSED} ${WORDS}`);
    const before = asked.change?.length ?? 0;
    expect(before).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.change).toHaveLength(before + 1);
    expect(store.state().said).toBe('Not so.');
  });
});
