import { useEffect, useRef, useState } from 'react';
import type { Asks } from '../../model/asks.ts';
import type { Store } from '../store/store.ts';

const NOTHING: Asks['find']['told'] = { found: [], more: 0 };

type Found = Asks['find']['told'] & { search: string };

/**
 * Words on all pages for what somebody types. Asks one question at a time, and the next one with what was typed meanwhile. The first
 * one comes when the window opens, so that the server reads what has changed before the first key.
 */
export function useFoundWords(search: string, route: string, ask: Store['ask']): Found | undefined {
  const [found, setFound] = useState<Found>();
  const wanted = useRef(search);
  const isAsking = useRef(false);
  wanted.current = search;
  useEffect(() => {
    async function askOn(): Promise<void> {
      if (isAsking.current) return;
      isAsking.current = true;
      let asked: string | undefined;
      while (asked !== wanted.current) {
        asked = wanted.current;
        const answer = await ask('find', { search: asked, route });
        setFound({ ...(answer.ok ? answer.told : NOTHING), search: asked });
      }
      isAsking.current = false;
    }
    if (wanted.current === search) void askOn();
  }, [search, route, ask]);
  return found;
}
