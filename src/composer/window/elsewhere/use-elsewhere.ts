// Finds the other places that still give an old value. They come after the page, because all pages are compared.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LeftBehindNow, PageLook } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import type { Store } from '../store/store.ts';

export type FoundElsewhere = {
  left: LeftBehindNow[];
  isSearching: boolean;
  /** The key of the field that was written when they came up, wherever it stands now. Undefined if nobody knows, as after a reload. */
  cause?: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** These places are done with. The others stay as they are. */
  forget: (what: string) => void;
};

/** The anchors of the field that was written last, and of the one that was written when the places came up. */
const WRITTEN = 'written';
const CAUSE = 'cause of old values';

/** Somebody who types on need not have all pages compared after each word. */
const PAUSE_MS = 300;

/** Until the places are known that belong to this look, shows those of the look before. */
export function useElsewhere(store: Store, state: State): FoundElsewhere {
  const { look } = state;
  const [found, setFound] = useState<{ look: PageLook; left: LeftBehindNow[] }>();
  /** The author's last choice for the drawer over these places. It holds until other places come up. */
  const [turned, setTurned] = useState<{ whats: string[]; isOpen: boolean }>();
  const asked = look?.left ? undefined : look;
  useEffect(() => {
    if (!asked) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const left = await store.leftBehind(asked.route);
      if (left && !isOver) setFound({ look: asked, left });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, store]);
  const isKnown = asked ? found?.look === asked : true;
  const left = asked ? (found?.look.route === asked.route ? found.left : []) : (look?.left ?? []);
  const what = left.map(one => one.what).join('\n');
  const written = state.entered && keyOf(state.entered.place);
  useLayoutEffect(() => {
    const { entered } = store.state();
    if (entered && keyOf(entered.place) === written) store.hold(WRITTEN, entered.place);
  }, [written, store]);
  const known = useRef<string[]>([]);
  // Its author may write elsewhere while these places stay, or become fewer, so the field is held that was written when they came up.
  useLayoutEffect(() => {
    const whats = what.split('\n');
    const areKnown = what !== '' && whats.every(one => known.current.includes(one));
    known.current = whats;
    if (areKnown) return;
    const place = what === '' ? undefined : store.held(WRITTEN);
    if (place) store.hold(CAUSE, place);
    else store.letGo(CAUSE);
  }, [what, store]);
  const cause = store.held(CAUSE);
  const isTurned = turned !== undefined && what.split('\n').every(one => turned.whats.includes(one));
  return {
    left,
    isSearching: !isKnown,
    ...(cause && { cause: keyOf(cause) }),
    // A drawer covers a part of the page, so old prices that are left from an earlier visit do not open it.
    isOpen: what !== '' && (isTurned ? turned.isOpen : cause !== undefined),
    setOpen: isOpen => setTurned({ whats: what.split('\n'), isOpen }),
    forget: done => setFound(now => now && { ...now, left: now.left.filter(one => one.what !== done) }),
  };
}
