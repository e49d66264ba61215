// A composer's window whose server is a page in memory, for what happens in the window while the server answers.
import type { Path } from '../../../src/base/json-value.ts';
import type { World } from '../../../src/composer/app/ask.ts';
import { openStore, type Store } from '../../../src/composer/app/store.ts';
import { openNotSaved } from '../../../src/composer/app/typing/not-saved.ts';
import type { Asks, Opened, PageLook, PlaceIn } from '../../../src/composer/form/asks.ts';
import { type Step, stepped } from '../../../src/composer/form/steps.ts';

export const PAGE = '/faq';
export const at = (...path: Path): PlaceIn => ({ document: PAGE, path });
/** The server takes no such word. */
export const REFUSED = 'Nonsense';
export const ITEM = { title: 'An example', text: 'Words of the example.' };

/** What the server says of every undo. */
const UNDONE = { message: 'Undone.', places: [{ document: '/other', path: ['title'] }, at('items', 1)] };

/** What a browser keeps. A copy of "kept" is what its disk has at that moment. */
export function storageOf(kept = new Map<string, string>()) {
  const storage: Partial<Storage> = {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: name => void kept.delete(name),
  };
  return { kept, storage: storage as Storage };
}

/** A window, and a server that keeps one page in its hand and begins the item above in each list. Each answer takes so long. */
export function serverWith(items: object[], { answerMs = 0, storage = storageOf() } = {}) {
  let value: unknown = { title: 'Questions', items };
  let version = 0;
  const done: string[] = [];
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
    if (name === 'follow') return { places: placesNow(input as Asks['follow']['input']) };
    if (name === 'saved') return { done: done.map(id => ({ id, places: [at()], versions: {} })) };
    if (name !== 'change') return lookNow('route' in input ? String(input.route) : PAGE);
    for (const step of (input as { steps: Step[] }).steps) value = stepped(value, step) ?? value;
    version += 1;
    done.push((input as { id: string }).id);
    return { versions: {} };
  }
  /** Nothing is moved here by another hand. */
  function placesNow({ places }: Asks['follow']['input']): Asks['follow']['told']['places'] {
    return places.map(({ path }) => ({ path, version: String(version) }));
  }
  const ask = async (name: keyof Asks, input: object) => {
    asked[name] = [...(asked[name] ?? []), input];
    if (answerMs > 0) await new Promise(resolve => setTimeout(resolve, answerMs));
    return name === 'change' && JSON.stringify(input).includes(REFUSED)
      ? { ok: false, status: 422, message: 'Not so.' }
      : { ok: true, told: answerTo(name, input) };
  };
  const world = { ask, onNews: () => new Promise<never>(() => undefined) } as unknown as World;
  const nothing = { schemas: { page: {} }, definitions: {}, copy: 'here', kept: [], openWindows: [] };
  const opened = nothing as unknown as Opened;
  const openWindow = (storage: Storage): Store =>
    openStore(world, opened, openNotSaved(opened, storage, world.ask));
  const store = openWindow(storage.storage);
  return { store, openWindow, asked, itemsNow: () => (value as { items: unknown[] }).items };
}
