import { useEffect, useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { DocumentNow } from '../../../model/asks.ts';
import { useSituation } from '../../commands/situation.ts';

type UsedProps = {
  now: DocumentNow;
  document: string;
  isLocked: boolean;
  /** Of the site document: a part that every page shows, and no value that is counted by itself. */
  isEverywhere: boolean;
  unlock: () => void;
};

/** A shared part and the whole site stand on other pages too. Nobody changes them by oversight. */
export function UsedElsewhere({ now, document, isLocked, isEverywhere, unlock }: UsedProps) {
  const { store } = useSituation();
  const [where, setWhere] = useState('');
  useEffect(() => {
    if (now.kind !== 'shared') {
      setWhere(isEverywhere ? SHELL_WORDS.everywhere.everyPage : '');
      return;
    }
    let isStale = false;
    void store.ask('choices', { kind: 'shared', search: document }).then(answer => {
      const found = answer.ok && answer.told.choices.find(({ value }) => value === document);
      if (found && !isStale) setWhere(`${found.meaning}.`);
    });
    return () => {
      isStale = true;
    };
  }, [store, now.kind, isEverywhere, document]);
  return (
    <EverywhereBox
      where={where || SHELL_WORDS.everywhere.otherPages}
      isReadOnly={isLocked}
      unlock={unlock}
      isStaying={isLocked}
    />
  );
}

type BoxProps = { where: string; isReadOnly: boolean; unlock: () => void; isStaying?: boolean };

/** What it guards can be read only, until somebody says to change it everywhere. "isStaying" keeps the box in view. */
export function EverywhereBox({ where, isReadOnly, unlock, isStaying = false }: BoxProps) {
  return (
    <section
      className={isStaying ? 'box box--warns box--stays stack' : 'box box--warns stack'}
      aria-label={SHELL_WORDS.everywhere.name}
    >
      <p>{where}</p>
      {isReadOnly ? (
        <button type="button" onClick={unlock}>
          {SHELL_WORDS.everywhere.change}
        </button>
      ) : (
        <p>{SHELL_WORDS.everywhere.changes}</p>
      )}
    </section>
  );
}
