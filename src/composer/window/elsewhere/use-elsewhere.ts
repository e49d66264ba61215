// Finds the other places that still give an old value. They come after the page, because all pages are compared.
import { useEffect, useRef, useState } from 'react';
import type { LeftBehindNow, PageLook, PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { Props } from '../TopBar.tsx';

export type FoundElsewhere = {
  left: LeftBehindNow[];
  isLooking: boolean;
  /** The key of the field that was written when they came up. Undefined if nobody knows, as after a reload. */
  cause?: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  forget: () => void;
};

/** Somebody who types on need not have all pages compared after each word. */
const PAUSE_MS = 300;

/** Until the places are known that belong to this look, shows those of the look before. */
export function useElsewhere({ store, state }: Props): FoundElsewhere {
  const { look } = state;
  const [found, setFound] = useState<{ look: PageLook; left: LeftBehindNow[] }>();
  /** Whether somebody has opened or closed the drawer over these places. Others open it again. */
  const [turned, setTurned] = useState<{ what: string; isOpen: boolean }>();
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
  const what = left.map(one => one.what).join();
  const written = useLastWritten(state.entered?.place);
  const cause = useRef<{ what: string; key?: string }>({ what: '' });
  if (cause.current.what !== what) cause.current = { what, ...(written && { key: written }) };
  const { key } = cause.current;
  return {
    left,
    isLooking: !isKnown,
    ...(key && { cause: key }),
    // A drawer covers a part of the page, so old prices that are left from an earlier visit do not open it.
    isOpen: what !== '' && (turned?.what === what ? turned.isOpen : key !== undefined),
    setOpen: isOpen => setTurned({ what, isOpen }),
    forget: () => setFound(undefined),
  };
}

function useLastWritten(place: PlaceIn | undefined): string | undefined {
  const last = useRef<string>(undefined);
  if (place) last.current = keyOf(place);
  return last.current;
}
