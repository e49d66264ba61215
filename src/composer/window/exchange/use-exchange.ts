// Knows where the author's work is on its way to the others, and which panel tells of it.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { type Answered, type Asks, NO_ANSWER, newId } from '../../model/asks.ts';
import type { SentNow } from '../../model/exchange.ts';
import type { State } from '../../model/state/state.ts';
import { afterwards } from '../focus/afterwards.ts';
import { focusPanelTitle } from '../focus/panes.ts';
import type { Store } from '../store/store.ts';
import { beginAnew } from './begin-anew.ts';

export type ExchangePanel = 'sent' | 'others';

export type ExchangeControl = {
  /** Undefined until the server has answered for the first time. */
  sent: SentNow | undefined;
  /** What the right side shows in the place of the fields. */
  panel: ExchangePanel | undefined;
  /** Without a panel, the fields are shown again. */
  show: (panel?: ExchangePanel) => void;
  /** With "look", the host is asked too, if the author has agreed to that. Returns why it was refused. */
  refresh: (look: boolean) => Promise<string | undefined>;
  /** Takes in what another answer says of it. */
  tell: (sent: SentNow) => void;
  /** Goes on if its dialog is closed. What became of it is said in any case. */
  send: (wanted: Omit<Asks['send']['input'], 'id'>) => Promise<Answered<SentNow>>;
  isSending: boolean;
};

const EVERY_MS = 10 * 60_000;

export function useExchange(store: Store, state: State): ExchangeControl {
  const [sent, setSent] = useState<SentNow>();
  const [panel, setPanel] = useState<ExchangePanel>();
  const latest = useRef(sent);
  /** Counts what the author has opened here, or closed. */
  const shows = useRef(0);
  const tell = useCallback((now: SentNow) => {
    latest.current = now;
    setSent(now);
  }, []);
  const refresh = useCallback(
    async (look: boolean) => {
      const answer = await store.ask('sent', look && mayLook(latest.current) ? { look } : {});
      if (!answer.ok) return answer.message;
      tell(answer.told);
      return undefined;
    },
    [store, tell],
  );
  const [isSending, setSending] = useState(false);
  /** The sending whose answer was lost. The server does it once, however often it is asked by this name. */
  const lost = useRef<{ id: string; tree: string }>(undefined);
  const send = useCallback(
    async (wanted: Omit<Asks['send']['input'], 'id'>) => {
      setSending(true);
      const id = lost.current?.tree === wanted.tree ? lost.current.id : newId();
      const answer = await store.ask('send', { ...wanted, id });
      const isLost = !answer.ok && answer.status === NO_ANSWER;
      lost.current = isLost ? { id, tree: wanted.tree } : undefined;
      store.say(answer.ok ? (answer.told.trouble?.words ?? answer.told.words) : answer.message);
      if (answer.ok) tell(answer.told);
      else {
        const refused = await refresh(false);
        if (isLost && refused === undefined && latest.current) store.say(latest.current.words);
      }
      setSending(false);
      void store.refreshPages();
      return answer;
    },
    [store, tell, refresh],
  );
  /** Each page that is opened later comes without a look at first. */
  const [hasOpened, setOpened] = useState(state.look !== undefined);
  if (state.look && !hasOpened) setOpened(true);
  useEffect(() => {
    if (!hasOpened) return undefined;
    void refresh(false).then(refused => refused ?? (mayLook(latest.current) ? refresh(true) : undefined));
    const timer = setInterval(() => {
      if (!document.hidden && mayLook(latest.current) && !latest.current?.trouble) void refresh(true);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [hasOpened, refresh]);
  const isTakenIn = sent?.is === 'takenIn';
  useEffect(() => {
    if (!isTakenIn) return;
    store.say(SHELL_WORDS.send.isTakenIn);
    const before = shows.current;
    void beginAnew(store).then(now => {
      if (now) tell(now);
      // The answer may be late, and the author elsewhere by then.
      else if (!store.state().selected && shows.current === before) setPanel(opened => opened ?? 'others');
    });
  }, [isTakenIn, store, tell]);
  // Somebody who selects something wants to see its fields.
  const isSelected = state.selected !== undefined;
  useEffect(() => {
    if (isSelected) setPanel(undefined);
  }, [isSelected]);
  return useMemo(
    () => ({
      sent,
      panel: isSelected ? undefined : panel,
      show(wanted) {
        shows.current += 1;
        setPanel(wanted);
        if (!wanted) return;
        store.select(undefined);
        // The panel of the others looks at the host by itself.
        if (wanted === 'sent') void refresh(true);
        afterwards(focusPanelTitle);
      },
      refresh,
      tell,
      send,
      isSending,
    }),
    [sent, panel, isSelected, store, refresh, tell, send, isSending],
  );
}

/** Nobody asks the host before the author has agreed to that once. */
export function mayLook(sent: SentNow | undefined): boolean {
  return sent?.host !== undefined && sent.is !== 'asksFirst';
}
