import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, ITEM, NO_DAY, PAGE, REFUSED, serverWith } from '../../../../tests/support/composer/one-page.ts';
import type { Path } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { whyHeld } from '../../model/state/draft.ts';
import type { Store } from '../store/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A place in what is begun. It is a document of its own, a list of one. */
function inBegun({ state }: Store, ...path: Path): PlaceIn {
  const begun = [...state().waiting.values()].find(one => one.begun);
  return { document: begun?.place.document ?? '', path: [0, ...path] };
}

const pause = () => vi.advanceTimersByTimeAsync(300);

describe('something begun that waits for its words', () => {
  it('stays out of the file while any word of the example is left', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    expect(store.state().selected).toEqual(inBegun(store));
    store.type(inBegun(store, 'title'), 'Mine');
    await pause();
    expect(asked.change).toBeUndefined();
    expect([...store.state().waiting.values()].map(whyHeld)).toEqual([{ is: 'example' }]);
    store.type(inBegun(store, 'text'), 'My own words.');
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
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'text'), 'My own words.');
    store.type(inBegun(store, 'title'), ITEM.title);
    await pause();
    await store.hearNews();
    expect(asked.change).toBeUndefined();
  });

  it.each([
    { name: 'behind other words', title: 'HobartAn example' },
    { name: 'before other words', title: 'An example, by the way' },
    { name: 'among other words', title: 'Mine: An example. Yes' },
    { name: 'in bold', title: 'See **An example** here' },
    { name: 'with another space', title: 'An\u00a0 example' },
    { name: 'in another shape of the field', title: { text: 'An example' } },
    { name: 'in a paragraph', title: ['Mine.', 'An example'] },
    { name: 'in another field, as a sentence', title: 'Mine. Here are Words of the example.' },
  ])('stays out of the file while words of the example stand $name', async ({ title }) => {
    const { store, asked, itemsNow } = serverWith([]);
    await store.go(PAGE);
    await store.add(at('items', 0));
    store.type(inBegun(store, 'text'), 'My own words.');
    store.type(inBegun(store, 'title'), title);
    await pause();
    await store.hearNews();
    expect(asked.change).toBeUndefined();
    expect([...store.state().waiting.values()].map(whyHeld)).toEqual([{ is: 'example' }]);
    store.type(inBegun(store, 'title'), 'Another examplet');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Another examplet', text: 'My own words.' }]);
  });

  it('is saved when what had the last words of the example is taken away', async () => {
    const { store, itemsNow } = serverWith([]);
    await store.go(PAGE);
    await store.add(at('items', 0));
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'parts'), ['Whole', ITEM.text]);
    store.type(inBegun(store, 'text'), undefined);
    await pause();
    expect(itemsNow()).toEqual([]);
    await store.remove(inBegun(store, 'parts', 1), true);
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Mine', parts: ['Whole'] }]);
  });

  it('stays selected with the same fields when it goes to its place', async () => {
    const { store } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 0));
    store.select(inBegun(store, 'text'));
    const { chosen } = store.state();
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'text'), 'My own words.');
    await pause();
    expect(store.state().selected).toEqual(at('items', 0, 'text'));
    expect(store.state().chosen).toBe(chosen);
    store.select(at('items', 0, 'title'));
    expect(store.state().chosen).not.toBe(chosen);
  });

  it('never gives its place to another item', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    store.type(at('items', 1, 'title'), 'Second');
    await pause();
    await store.remove(at('items', 0));
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'text'), 'My own words.');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Mine', text: 'My own words.' }, { title: 'Second' }]);
  });

  it('takes in items of its own, which are saved with it', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    expect(await store.add(inBegun(store, 'parts', 0))).toBe(true);
    expect(store.state().selected).toEqual(inBegun(store, 'parts', 0));
    expect(store.state().waiting.size).toBe(1);
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'text'), 'My own words.');
    store.type(inBegun(store, 'parts', 0, 'text'), 'Of a part.');
    await pause();
    expect(asked.change).toBeUndefined();
    await store.add(inBegun(store, 'parts', 1));
    await store.move(inBegun(store, 'parts', 1), 0);
    expect(store.state().selected).toEqual(inBegun(store, 'parts', 0));
    await store.remove(inBegun(store, 'parts', 0));
    store.type(inBegun(store, 'parts', 0, 'title'), 'A part');
    await pause();
    const part = { title: 'A part', text: 'Of a part.' };
    expect(itemsNow()).toEqual([{ title: 'One' }, { title: 'Mine', text: 'My own words.', parts: [part] }]);
    expect(store.state().waiting.size).toBe(0);
  });

  it('takes in a copy of an item of its own, which the server makes from what was typed', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    store.type(inBegun(store, 'title'), 'Mine');
    await store.add(inBegun(store, 'parts', 0));
    await store.duplicate(inBegun(store, 'parts', 0));
    expect(asked.begin?.at(-1)).toEqual({
      ...at('items', 1, 'parts'),
      version: '0',
      at: 1,
      like: at('items', 1, 'parts', 0),
      inside: {
        ...{ ...at('items'), version: '0', do: 'insert', at: 1 },
        value: { ...ITEM, title: 'Mine', parts: [ITEM] },
      },
    });
    expect(store.state().selected).toEqual(inBegun(store, 'parts', 1));
  });

  it('goes away without a change of the file', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await store.add(at('items', 1));
    await store.remove(inBegun(store));
    expect(asked.change).toBeUndefined();
    expect(store.state().waiting.size).toBe(0);
    expect(store.state().selected).toEqual(at('items', 0));
  });

  it('can be moved before it is in the file', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    await store.add(at('items', 2));
    await store.move(inBegun(store), 0);
    store.type(inBegun(store, 'title'), 'Mine');
    store.type(inBegun(store, 'text'), 'My own words.');
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
    expect(asked.change).toMatchObject([{ steps: [{ version: '0' }] }, { steps: [{ version: '1' }] }]);
    expect(store.state().route).toBe('/other');
  });

  it('that repeats what has just been taken away says that it has gone', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    const removed = store.remove(at('items', 0));
    expect(await store.duplicate(at('items', 0))).toBe(false);
    await removed;
    expect(store.state().said).toBe('This has gone meanwhile.');
    expect(asked.begin).toBeUndefined();
    expect(itemsNow()).toEqual([{ title: 'Two' }]);
  });

  it.each([
    { name: 'in the middle', at: 0, left: [{ title: 'Two' }, { title: 'Three' }] },
    { name: 'at the end', at: 2, left: [{ title: 'One' }, { title: 'Two' }] },
  ])('that is given twice at once takes away one item, $name', async ({ at: index, left }) => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    await store.go(PAGE);
    const said = `“${['One', 'Two', 'Three'][index]}” taken away.`;
    const deeds = [1, 2, 3].map(() => store.remove(at('items', index), true));
    expect(await Promise.all(deeds)).toEqual([true, true, true]);
    expect(itemsNow()).toEqual(left);
    expect(store.state()).toMatchObject({ said, status: 'saved' });
    await store.remove(at('items', 0));
    expect(itemsNow()).toEqual(left.slice(1));
  });

  it('that changes other places, given twice at once, is asked for once', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    await Promise.all([1, 2].map(() => store.mendOthers(PAGE, ['a', 'b'])));
    expect(asked.mendOthers).toHaveLength(1);
    await store.mendOthers(PAGE, ['a', 'b']);
    expect(asked.mendOthers).toHaveLength(2);
  });

  it('that puts something right leaves what is typed there meanwhile', async () => {
    const { store } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    const title = at('items', 0, 'title');
    store.type(title, REFUSED);
    await pause();
    const [[key = ''] = []] = store.state().waiting;
    const step = { document: PAGE, version: '0', path: title.path, do: 'set', value: 'Sense' } as const;
    const mended = store.mend(key, [step]);
    store.type(title, `${REFUSED} again`);
    await mended;
    expect([...store.state().waiting.values()].map(({ value }) => value)).toEqual([`${REFUSED} again`]);
    await store.mend(key, [step]);
    expect(store.state().waiting.size).toBe(0);
  });

  it('that adds something says so if another page was opened first', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    const added = store.add(at('items', 1));
    await Promise.all([added, store.go('/other')]);
    expect(await added).toBe(false);
    expect(asked.change).toBeUndefined();
    expect(store.state().waiting.size).toBe(0);
    expect(store.state().said).toBe('Nothing was added, because another page was opened first.');
  });

  it('is no reason to leave behind what is typed while it opens another page', async () => {
    const { store, itemsNow } = serverWith([{ title: 'One' }, { title: 'Two' }]);
    await store.go(PAGE);
    const moved = store.move(at('items', 0), 1);
    const opened = store.go('/other');
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

describe('another day', () => {
  it('is shown by this window until it goes back, and words are saved meanwhile', async () => {
    const { store, asked, itemsNow } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    store.showDay('2026-12-03');
    await pause();
    expect(store.state().look?.day).toBe('2026-12-03');
    store.type(at('items', 0, 'title'), 'Two');
    await pause();
    expect(itemsNow()).toEqual([{ title: 'Two' }]);
    expect(asked.change).toMatchObject([{ day: '2026-12-03' }]);
    expect(store.state().look?.day).toBe('2026-12-03');
    store.showDay();
    await pause();
    expect(store.state().look?.day).toBeUndefined();
    expect(asked.look).toHaveLength(3);
  });

  it('that the server does not know is asked for once, and the one before stays', async () => {
    const { store, asked } = serverWith([{ title: 'One' }]);
    await store.go(PAGE);
    store.showDay('2026-12-03');
    await pause();
    store.showDay(NO_DAY);
    await pause();
    expect(store.state()).toMatchObject({ day: '2026-12-03', said: 'No such day.' });
    expect(asked.look).toHaveLength(3);
  });
});
