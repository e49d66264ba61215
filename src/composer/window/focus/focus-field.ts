// Leads from the page to the form: the field that somebody means is brought into view and gets the caret.
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { Caret } from '../../model/state/state.ts';

const WRITTEN = '[role="textbox"], input, textarea, select';
/** The button that shows the help of the field is not what somebody means. */
const PRESSED = 'button:not(.why)';

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
  const { activeElement } = row.ownerDocument;
  const box = row.querySelector<HTMLElement>(WRITTEN) ?? row.querySelector<HTMLElement>(PRESSED);
  if (row.contains(activeElement) && activeElement?.matches(WRITTEN)) {
    const isEditor = activeElement === box && box.isContentEditable;
    if (isEditor && caret?.isWord) selectWord(box);
    // A click on another letter moves the caret. Without one, it stays where somebody writes.
    if (isEditor || activeElement !== box || !caret) return;
  }
  if (box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.type === 'text')) {
    const letter = letterIn(box.value, caret) ?? box.value.length;
    box.setSelectionRange(letter, letter);
  }
  // Words of an example are selected when they get the focus.
  if (box?.matches(':disabled, [contenteditable="false"]'))
    unlocking(row, form)?.focus({ preventScroll: true });
  else box?.focus();
  if (caret?.isWord) selectWord(box);
}

/** The button that unlocks a field stands in it, or above all fields. */
function unlocking(row: HTMLElement, form: HTMLElement): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('.box button') ?? form.querySelector<HTMLElement>('.box--stays button')
  );
}

const WORD = /[\p{L}\p{N}\p{M}'’-]/u;

/** Selects the word in which the caret stands, as two clicks do everywhere. An editor notices what is selected in it. */
function selectWord(box: HTMLElement | null): void {
  if (box instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = box;
    let [from, to] = [selectionStart, selectionStart];
    while (from > 0 && WORD.test(value[from - 1] ?? '')) from -= 1;
    while (to < value.length && WORD.test(value[to] ?? '')) to += 1;
    box.setSelectionRange(from, to);
    return;
  }
  const selection = box?.isContentEditable ? box.ownerDocument.getSelection() : undefined;
  selection?.modify('move', 'backward', 'word');
  selection?.modify('extend', 'forward', 'word');
}

/** The page can show something else than the field holds, such as the value for a name in braces. */
export function letterIn(words: string, caret?: Caret): number | undefined {
  const at = caret ? words.indexOf(caret.text) : -1;
  return caret && at >= 0 ? at + caret.offset : undefined;
}
