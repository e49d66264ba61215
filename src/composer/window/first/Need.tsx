import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { Sign } from '../parts/Sign.tsx';
import { TroubleLine } from '../parts/TroubleLine.tsx';

/** One line: what is needed, with a tick once it is there. */
export function Need({ title, isThere, children }: { title: string; isThere: boolean; children: ReactNode }) {
  const line = useRef<HTMLLIElement>(null);
  const was = useRef(isThere);
  useEffect(() => {
    // The button that has done it is gone, and its focus with it.
    if (isThere && !was.current && document.activeElement === document.body) line.current?.focus();
    was.current = isThere;
  }, [isThere]);
  return (
    <li ref={line} className="first__need" tabIndex={-1}>
      <h3 className="first__title">
        {isThere ? <Sign name="tick" /> : <span className="first__open" />}
        <span className="grow">{title}</span>
        {!isThere && <small>{SHELL_WORDS.first.notYet}</small>}
      </h3>
      <div className="first__more stack stack--wide">{children}</div>
    </li>
  );
}

/** Runs one thing at a time, and says why it was not done. */
export function useDeed() {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const run = async (deed: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setRefused(undefined);
    setRefused(await deed());
    setBusy(false);
  };
  return { isBusy, refused, run };
}

/** A sentence that a screen reader says as soon as it is there. */
export function Trouble({ children }: { children: ReactNode }) {
  return <div role="status">{children && <TroubleLine>{children}</TroubleLine>}</div>;
}
