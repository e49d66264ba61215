// Moves the focus to where the work goes on, once what was done is on the screen.
import { flushSync } from 'react-dom';
import { hearKeys, isFocusLost } from './panes.ts';

/** Somebody may have gone on elsewhere before a command is done, and goes on writing there. */
export async function focusAfter(work: Promise<boolean>, focus: () => unknown): Promise<void> {
  const before = document.activeElement;
  const hasTyped = hearKeys();
  const isDone = await work;
  const isStaying = hasTyped();
  const isThere = () => !isStaying && document.activeElement === before;
  afterwards(() => isDone && (isFocusLost() || isThere()) && focus());
}

/** Moves the focus once what was done is on the screen. */
export function afterwards(focus: () => unknown): void {
  flushSync(() => undefined);
  focus();
}
