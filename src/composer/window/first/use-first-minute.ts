import { useCallback, useEffect, useMemo, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Answered } from '../../model/asks.ts';
import type { FirstMinute } from '../../model/first-minute.ts';
import { focusAfter } from '../focus/afterwards.ts';
import { focusedPane, focusPane } from '../focus/panes.ts';
import type { Store } from '../store/store.ts';

export type FirstControl = {
  /** Undefined while it is not shown. */
  told: FirstMinute | undefined;
  show: () => Promise<void>;
  putAway: () => Promise<void>;
  /** Both say why it was not done. */
  tellGit: (name: string, email: string) => Promise<string | undefined>;
  tryHost: () => Promise<string | undefined>;
};

const focusFields = () => focusPane('fields');

/** Asks whether the first minute is due, once the page is there: nobody waits for that. A change that was sent ticks the host. */
export function useFirstMinute(store: Store, isOpen: boolean, isSent: boolean): FirstControl {
  const [told, setTold] = useState<FirstMinute>();
  /** Each page that is opened later comes without a look at first. */
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  useEffect(() => {
    if (!hasOpened) return;
    let isGone = false;
    void store.ask('firstMinute', {}).then(answer => {
      // Somebody may be typing in the fields by then.
      if (!isGone && answer.ok && answer.told.isDue && focusedPane() !== 'fields') setTold(answer.told);
    });
    return () => {
      isGone = true;
    };
  }, [store, hasOpened]);
  const take = useCallback((answer: Answered<FirstMinute>): string | undefined => {
    if (!answer.ok) return answer.message;
    setTold(answer.told);
    return undefined;
  }, []);
  const isShown = told !== undefined;
  useEffect(() => {
    if (isSent && isShown) void store.ask('firstMinute', { again: true }).then(take);
  }, [store, isSent, isShown, take]);
  return useMemo(
    () => ({
      told,
      show() {
        const { selected } = store.state();
        const isShown = async () => {
          const refused = take(await store.ask('firstMinute', { again: true }));
          if (refused) store.say(refused);
          // Somebody may have selected something else meanwhile.
          else if (store.state().selected === selected) store.select(undefined);
          return refused === undefined;
        };
        return focusAfter(isShown(), focusFields);
      },
      putAway() {
        const isAway = async () => {
          const answer = await store.ask('putFirstAway', {});
          setTold(undefined);
          store.say(answer.ok ? SHELL_WORDS.first.isAway : answer.message);
          return true;
        };
        return focusAfter(isAway(), focusFields);
      },
      tellGit: async (name: string, email: string) => take(await store.ask('tellGit', { name, email })),
      tryHost: async () => take(await store.ask('tryHost', {})),
    }),
    [store, told, take],
  );
}
