import { useEffect, useRef, useState } from 'react';
import type { Asks } from '../../../model/asks.ts';
import { useSituation } from '../../commands/situation.ts';

/** Somebody who types faster than this is not yet waiting for an answer. */
const PAUSE_MS = 150;

/** What the server knows of a kind of names: pages, pictures, values. Asks only when somebody wants to see them. */
export function useChoices(kind: string) {
  const { store } = useSituation();
  const [found, setFound] = useState<Asks['choices']['told']>();
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string, isTyping: boolean): void {
    clearTimeout(timer.current);
    asked.current += 1;
    const mine = asked.current;
    const send = async () => {
      const answer = await store.ask('choices', { kind, search: words });
      // An earlier answer can come later.
      if (answer.ok && asked.current === mine) setFound(answer.told);
    };
    if (isTyping) timer.current = setTimeout(send, PAUSE_MS);
    else void send();
  }

  return { ...found, search };
}
