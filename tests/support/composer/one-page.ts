// A composer's window whose server is a page in memory, for what happens in the window while the server answers.
import type { Path } from '../../../src/base/json-value.ts';
import type {
  Asks,
  KnownVersion,
  Opened,
  PageLook,
  PlaceIn,
  Seen,
} from '../../../src/composer/model/asks.ts';
import { isDoneBy } from '../../../src/composer/model/change-ids.ts';
import type { World } from '../../../src/composer/window/run/ask.ts';
import { openNotSaved } from '../../../src/composer/window/run/not-saved.ts';
import { openStore, type Store } from '../../../src/composer/window/store/store.ts';
import { type Hop, hopOf, type MovedSince } from '../../../src/document/steps/moved.ts';
import { stepped } from '../../../src/document/steps/steps.ts';

export const PAGE = '/faq';
export const at = (...path: Path): PlaceIn => ({ document: PAGE, path });
/** The server knows no such day. */
export const NO_DAY = '2026-02-31';
/** The server takes no such word. */
export const REFUSED = 'Nonsense';
export const ITEM = { title: 'An example', text: 'Words of the example.' };

/** What the server says of every undo. */
const UNDONE = { message: 'Taken back.', places: [{ document: '/other', path: ['title'] }, at('items', 1)] };

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
  const versions: { hop: Hop }[] = [];
  const asked: { [name in keyof Asks]?: object[] } = {};
  const looks: WeakRef<PageLook>[] = [];
  const lookNow = (route: string, day?: string): PageLook => ({
    ...(day !== undefined && { day }),
    news: 0,
    route,
    title: 'Questions',
    listed: { route, title: 'Questions' },
    blocks: [],
    fields: [],
    documents:
      route === PAGE ? { [PAGE]: { kind: 'page', value, version: String(version), language: 'en' } } : {},
    problems: [],
    left: [],
    drawn: { title: '', language: 'en', header: '', main: '', footer: '', styles: '' },
  });
  /** Every look that the server has told, as far as the window still has it. */
  function noted(look: PageLook): PageLook {
    looks.push(new WeakRef(look));
    return look;
  }
  function answerTo(name: keyof Asks, input: object): object {
    if (name === 'begin') return { value: ITEM, given: [['title'], ['text']] };
    if (name === 'keep' || name === 'pages') return { pages: [] };
    const { known = [] } = input as Seen;
    const places = name === 'change' ? changedBy(input as Asks['change']['input']) : [at()];
    const route = 'route' in input ? String(input.route) : PAGE;
    const { day } = input as Seen;
    const shown = { look: noted(lookNow(route, day)), moved: movedSince(known) };
    if (name === 'undo') return { ...UNDONE, ...shown };
    if (name !== 'look') return { versions: { [PAGE]: String(version) }, places, ...shown };
    const { ids = [] } = input as Asks['look']['input'];
    const isDone = (id: string) => done.some(other => isDoneBy(id, other));
    const told = ids.filter(isDone).map(id => ({ id, places: [at()], versions: {} }));
    return { ...shown.look, moved: shown.moved, done: told };
  }
  function changedBy({ id, steps }: Asks['change']['input']): PlaceIn[] {
    done.push(id);
    return steps.map(step => {
      const before = value;
      value = stepped(value, step) ?? value;
      version += 1;
      versions.push({ hop: hopOf(step, before) });
      const { document, path } = step;
      return { document, path: step.do === 'insert' ? [...path, step.at] : path };
    });
  }
  /** Nothing is moved here by another hand. */
  function movedSince(known: KnownVersion[]): MovedSince[] {
    return known.flatMap(({ document, version: seen }) => {
      if (document !== PAGE || seen === String(version)) return [];
      const hops = versions.slice(Number(seen)).map(({ hop }) => hop);
      return [{ document, version: seen, now: { document, version: String(version), hops } }];
    });
  }
  const ask = async (name: keyof Asks, input: object) => {
    asked[name] = [...(asked[name] ?? []), input];
    if ((input as Seen).day === NO_DAY) return { ok: false, status: 422, message: 'No such day.' };
    if (answerMs > 0) await new Promise(resolve => setTimeout(resolve, answerMs));
    return name === 'change' && JSON.stringify(input).includes(REFUSED)
      ? {
          ok: false,
          status: 422,
          message: 'Not so.',
          look: lookNow(PAGE),
          moved: movedSince((input as Seen).known ?? []),
        }
      : { ok: true, told: answerTo(name, input) };
  };
  const world = { ask, onNews: () => new Promise<never>(() => undefined) } as unknown as World;
  const nothing = { schemas: { page: {} }, definitions: {}, copy: 'here', kept: [], openWindows: [] };
  const opened = nothing as unknown as Opened;
  const openWindow = (storage: Storage): Store =>
    openStore(world, opened, openNotSaved(opened, storage, world.ask));
  const store = openWindow(storage.storage);
  return { store, openWindow, asked, looks, itemsNow: () => (value as { items: unknown[] }).items };
}
