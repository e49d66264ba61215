// Leads from the page to the form: the field that somebody means is brought into view and gets the caret.
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { Caret } from '../../model/state/state.ts';

const TAKES_FOCUS = '[role="textbox"], input, textarea, select, button';

/** The nearest field that the form shows, because a click can mean a part of it: one paragraph of several. */
export function focusField(form: HTMLElement, { document, path }: PlaceIn, caret?: Caret): void {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  const row = path
    .map((_, index) => keyOf({ document, path: path.slice(0, path.length - index) }))
    .map(key => rows.find(({ dataset }) => dataset.path === key))
    .find(found => found !== undefined);
  if (!row) return;
  const closed = row.closest('details');
  if (closed) closed.open = true;
  row.scrollIntoView?.({ block: 'nearest' });
  // An editor of words has already put the caret where it was asked to.
  if (row.contains(row.ownerDocument.activeElement)) return;
  const box = row.querySelector<HTMLElement>(TAKES_FOCUS);
  if (box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.type === 'text')) {
    const letter = letterIn(box.value, caret) ?? box.value.length;
    box.setSelectionRange(letter, letter);
  }
  // Words of an example are selected when they get the focus.
  if (box?.matches(':disabled, [contenteditable="false"]'))
    form.querySelector<HTMLElement>('.box--stays button')?.focus({ preventScroll: true });
  else box?.focus();
}

/** The page can show something else than the field holds, such as the value for a name in braces. */
export function letterIn(words: string, caret?: Caret): number | undefined {
  const at = caret ? words.indexOf(caret.text) : -1;
  return caret && at >= 0 ? at + caret.offset : undefined;
}
