// Moves the focus to where the work goes on, once what was done is on the screen.
import { flushSync } from 'react-dom';
import { hearKeys, isFocusLost, isTypedIn } from './panes.ts';

/** Somebody may have gone on elsewhere before a command is done, and goes on writing there. */
export async function focusAfter(work: Promise<boolean>, focus: () => unknown): Promise<void> {
  const before = document.activeElement;
  const hasTyped = hearKeys();
  const isDone = await work;
  const isStaying = hasTyped();
  // A row that goes at once leaves the focus to the panel, and nobody has chosen that.
  const isGone = () => before?.isConnected === false && !isTypedIn(document.activeElement);
  const isThere = () => !isStaying && (document.activeElement === before || isGone());
  afterwards(() => isDone && (isFocusLost() || isThere()) && focus());
}

/** Moves the focus once what was done is on the screen. */
export function afterwards(focus: () => unknown): void {
  flushSync(() => undefined);
  focus();
}
