// Hears what the fields are told from within: an author leaves one, confirms it with Enter, or asks with F1 what it is for.
import { type FocusEvent, type KeyboardEvent, useEffect } from 'react';
import type { Store } from '../../store/store.ts';

/** Handlers for the element around all fields. "panel" changes with what it shows: fields that go away are left as well. */
export function useLeftFields(store: Store, panel: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The panel names what is left.
  useEffect(() => () => store.leaveField(), [store, panel]);
  return {
    onBlur: (event: FocusEvent) => isLeft(event) && store.leaveField(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'F1') pressHelp(event);
      else if (isConfirmed(event)) store.leaveField();
    },
  };
}

/**
 * Whether the focus goes to another field. A day and its time are one field. If the whole window loses the focus, the author may come back
 * to the same letter.
 */
export function isLeft({ target, relatedTarget }: FocusEvent): boolean {
  const row = target.closest('[data-path]');
  return target !== target.ownerDocument.activeElement && !row?.contains(relatedTarget);
}

/** A field without help leaves the key to the window. */
function pressHelp(event: KeyboardEvent): void {
  const help = (event.target as Element).closest('[data-path]')?.querySelector<HTMLElement>(':scope > .why');
  if (!help) return;
  event.preventDefault();
  help.click();
}

/** Enter in one line. In words it begins another line, and in a list of suggestions it chooses one. */
function isConfirmed(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent } = event;
  const isLine = (target as Element).matches('input, .input--line');
  if (key !== 'Enter' || !isLine || nativeEvent.isComposing || event.defaultPrevented) return false;
  // A box of several lines looks like one, and would take in a line break.
  if (target instanceof HTMLTextAreaElement) event.preventDefault();
  return true;
}
