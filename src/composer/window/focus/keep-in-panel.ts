import { useEffect, useRef } from 'react';
import { focusPanelTitle, isFocusLost } from './panes.ts';

/** Leaves the focus in a panel when the element that had it goes, such as the button of a question that is answered by it. */
export function useFocusKeptInPanel(): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.closest('.side-panel') ? target : undefined;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, []);
  // After each redraw, because any of them may take the element away.
  useEffect(() => {
    if (last.current?.isConnected === false && isFocusLost()) focusPanelTitle();
  });
}
