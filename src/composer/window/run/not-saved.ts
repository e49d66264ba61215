// Keeps the drafts of this window, so that they outlive a reload, a crash, and a server that has gone. The browser stores them at once,
// but writes its disk up to a minute late, and for this port alone. So the server keeps drafts that wait for longer as well.
import { isFields, isSame } from '../../../base/json-value.ts';
import { type KeptWindow, newId, type Opened, type TakenOver } from '../../model/asks.ts';
import { type Draft, isHeld } from '../../model/state/draft.ts';
import { byPlace, keyOf } from '../../model/state/drafts.ts';
import { asKept, fromKept, type KeptDraft } from '../../model/state/kept-drafts.ts';
import type { World } from './ask.ts';

const LARGEST = 1_000_000;

/** While somebody types, the server is told as often as this. Together with a pause in typing it is within half a second. */
const AGAIN_MS = 250;

const NOTHING = '[]';

/** "hasLeft" marks a window whose page has gone. The server may hear of that later than the next page of the tab asks it. */
type StoredWindow = KeptWindow & { hasLeft?: true };

/** Earlier versions kept one list for all windows. */
const EARLIER = '00000000-0000-0000-0000-000000000000';

export type NotSaved = {
  /** The name that this window gives itself. */
  window: string;
  read: () => ReadonlyMap<string, Draft>;
  keep: (waiting: ReadonlyMap<string, Draft>) => void;
  /** Sends all drafts to the server, even if none of them has been refused yet. */
  send: () => void;
  /** The page goes, or comes back as it was. */
  leave: (isLeaving: boolean) => void;
};

/** "copy" names the copy of the site, because another site may be edited at this address on another day. */
export function openNotSaved(
  { copy, kept, openWindows }: Pick<Opened, 'copy' | 'kept' | 'openWindows'>,
  storage: Storage,
  ask: World['ask'],
): NotSaved {
  const name = `ashlar not saved ${copy}`;
  const window = newId();
  let now: KeptWindow = { window, at: 0, waiting: [] };
  let hasLeft = false;
  /** What was sent last, and what the server has by that. Undefined if that is not known. */
  let sent: KeptWindow | undefined;
  let told: string | undefined = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The windows whose drafts this one has taken over, until the server knows. */
  let instead: TakenOver[] = [];

  /** The browser gives back what this program has put there. */
  function stored(): StoredWindow[] {
    try {
      const found: unknown[] = JSON.parse(storage.getItem(name) ?? NOTHING);
      const earlier = found.filter(Array.isArray) as KeptWindow['waiting'];
      if (earlier.length > 0) return [{ window: EARLIER, at: 0, waiting: earlier }];
      return found.filter(one => isFields(one) && Array.isArray(one.waiting)) as StoredWindow[];
    } catch {
      return [];
    }
  }

  function store(windows: StoredWindow[]): void {
    const text = JSON.stringify(windows);
    try {
      if (text === NOTHING) storage.removeItem(name);
      else if (text.length <= LARGEST) storage.setItem(name, text);
    } catch {
      // A full or locked storage stops nobody from writing.
    }
  }

  function hold(waiting: ReadonlyMap<string, Draft>): void {
    now = { window, at: Math.max(Date.now(), now.at + 1), waiting: asKept(waiting) };
    storeNow();
  }

  function storeNow(): void {
    const all = stored();
    const others = all.filter(one => one.window !== window);
    // An empty list is stored as well, because the server may still keep the drafts of before.
    if (now.waiting.length > 0 || others.length < all.length)
      store([...others, { ...now, ...(hasLeft && { hasLeft }) }]);
  }

  async function tell(): Promise<void> {
    const one = now;
    sent = one;
    told = undefined;
    const { ok } = await ask('keep', { ...one, instead });
    if (!ok) return;
    if (one === now) told = JSON.stringify(one.waiting);
    forget(instead);
    instead = [];
  }

  /** A window that was taken over may live on. What it has stored since then stays. */
  function forget(taken: TakenOver[]): void {
    const isTaken = (one: KeptWindow) =>
      taken.some(({ window, at }) => window === one.window && at >= one.at);
    if (taken.length > 0) store(stored().filter(one => !isTaken(one)));
  }

  function send(): void {
    if (timer !== undefined) return;
    void tell();
    timer = setTimeout(() => {
      timer = undefined;
      if (now !== sent) send();
    }, AGAIN_MS);
  }

  return {
    window,
    read() {
      const left = stored().flatMap(one => (one.hasLeft ? one.window : []));
      const all = [...stored(), ...kept].filter(
        one => left.includes(one.window) || !openWindows.includes(one.window),
      );
      const windows = latest(all);
      const words = wordsIn(windows);
      const hadWords = ({ window }: TakenOver) =>
        all.some(one => one.window === window && one.waiting.length > 0);
      forget(windows.filter(one => !hadWords(one)));
      instead = windows.filter(hadWords).map(({ window, at }) => ({ window, at }));
      if (instead.length > 0) {
        hold(words);
        void tell();
      }
      return words;
    },
    keep(waiting) {
      hold(waiting);
      if (told !== NOTHING || [...waiting.values()].some(isHeld)) send();
    },
    send,
    leave(isLeaving) {
      hasLeft = isLeaving;
      storeNow();
    },
  };
}

/**
 * Browser and server may have kept different words of one window. The later ones count, and they alone: each time, all that waited in
 * the window was kept. The server's are later after a crash of the browser, and the browser's if the server had gone.
 */
function latest(windows: KeptWindow[]): KeptWindow[] {
  const byWindow = new Map<string, KeptWindow>();
  for (const one of windows) if (one.at >= (byWindow.get(one.window)?.at ?? 0)) byWindow.set(one.window, one);
  return [...byWindow.values()].sort((a, b) => b.at - a.at);
}

/**
 * If two windows had drafts for the same place, the older one is marked as gone, and the author can still copy its words. If one has
 * taken the draft over from the other, both have the same name, which only one of them keeps.
 */
function wordsIn(windows: KeptWindow[]): ReadonlyMap<string, Draft> {
  const drafts: Draft[] = [];
  // The server gives back what a window has sent. It may have run an earlier version of this program.
  for (const [, kept] of windows.flatMap(({ waiting }) => waiting as [string, KeptDraft][])) {
    const one = fromKept(kept);
    const isTwin = (other: Draft) =>
      keyOf(other.place) === keyOf(one.place) && isSame(other.value, one.value);
    const isKnown = drafts.some(({ name }) => name === one.name);
    if (!drafts.some(isTwin)) drafts.push(isKnown ? { ...one, name: newId() } : one);
  }
  return byPlace(drafts);
}
