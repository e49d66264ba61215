import { useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { SHELL_COMMANDS } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';

const SHOWN_MS = 6000;

/**
 * Says for some seconds what was done, with the way back, or asks before a step on another page. It stays while somebody points at it or has the focus in it. A mistake is said at
 * its field, so here only a screen reader is told.
 */
export function Toast() {
  const now = useSituation();
  const { said, about } = now.state;
  const toast = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const isAbout = about?.words === said ? about.is : undefined;
  const isMistake = isAbout === 'mistake';
  const isShown = said !== '' && over !== said && !isMistake;
  const isAsking = isAbout === 'asks';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words can be said once more.
  useEffect(() => {
    setOver(undefined);
    // A question stays until it is answered, or until its author goes on.
    if (isAsking) return;
    const end = () => {
      const { current } = toast;
      const isHeld = current?.matches(':hover') || current?.contains(document.activeElement);
      if (isHeld) timer = setTimeout(end, SHOWN_MS);
      else setOver(said);
    };
    let timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, about]);
  const way = about?.is === 'asks' ? about.way : 'undo';
  const hasWay = (isAbout === 'done' || isAsking) && SHELL_COMMANDS[way].when(now);
  return (
    <div ref={toast} className={isShown ? 'toast' : undefined}>
      <p className={isShown ? 'said' : 'said unseen'} role="status">
        {said}
      </p>
      {isShown && hasWay && (
        <button
          type="button"
          aria-label={isAsking ? undefined : SHELL_WORDS.commands.undoThis(said)}
          // Somebody who types goes on typing.
          onMouseDown={event => event.preventDefault()}
          onClick={() => void SHELL_COMMANDS[way].run(now)}
        >
          {SHELL_WORDS.commands[way]}
        </button>
      )}
    </div>
  );
}
