import { useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { SHELL_COMMANDS, type Situation } from '../commands.ts';

const SHOWN_MS = 6000;

/**
 * Says for some seconds what was done, with the way back. It stays while somebody points at it or has the focus in it. A mistake is said at
 * its field, so here only a screen reader is told.
 */
export function Toast({ now }: { now: Situation }) {
  const { said, about } = now.state;
  const toast = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const isMistake = about?.words === said && about.is === 'mistake';
  const isShown = said !== '' && over !== said && !isMistake;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words can be said of another deed.
  useEffect(() => {
    setOver(undefined);
    const look = () => {
      const { current } = toast;
      const isHeld = current?.matches(':hover') || current?.contains(document.activeElement);
      if (isHeld) timer = setTimeout(look, SHOWN_MS);
      else setOver(said);
    };
    let timer = setTimeout(look, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, about]);
  const canUndo = about?.words === said && about.is === 'deed' && SHELL_COMMANDS.undo.when(now);
  return (
    <div ref={toast} className={isShown ? 'toast' : undefined}>
      <p className={isShown ? 'said' : 'said unseen'} role="status">
        {said}
      </p>
      {isShown && canUndo && (
        <button
          type="button"
          aria-label={SHELL_WORDS.commands.undoThis(said)}
          onClick={() => void SHELL_COMMANDS.undo.run(now)}
        >
          {SHELL_WORDS.commands.undo}
        </button>
      )}
    </div>
  );
}
