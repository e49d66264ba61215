// Moves the focus between the parts of the shell, and to where the work goes on after a command.

const PANES = ['.bar', '.outline', '.page', '.tools', '.drawer', '.fields'];
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

export type Pane = 'bar' | 'outline' | 'page' | 'tools' | 'drawer' | 'fields';

/** Where the focus is. */
export function focusedPane(): Pane | undefined {
  const found = PANES.find(pane => document.activeElement?.closest(pane));
  return found?.slice(1) as Pane | undefined;
}

/** A part that cannot be seen is passed over. */
export function focusNextPane(step: 1 | -1): void {
  const at = PANES.indexOf(`.${focusedPane()}`);
  const start = Math.max(at, 0) + PANES.length;
  for (let count = 1; count < PANES.length; count += 1) {
    const next = PANES[(start + count * step) % PANES.length]?.slice(1) as Pane;
    focusPane(next);
    if (focusedPane() === next) return;
  }
}

export function focusPane(pane: Pane): void {
  const first = {
    bar: '.bar button',
    page: '.page:not([hidden]) :is(iframe:not([inert]), .put[tabindex="0"], .put-page), .two-versions :is(.pairs[tabindex], .alike)',
    tools: '.tools [tabindex="0"]',
    drawer: '.drawer',
    fields: '.fields',
  };
  if (pane === 'outline') focusRow();
  else document.querySelector<HTMLElement>(first[pane])?.focus();
}

/** What the right side shows. From here the Tab key goes on into it. */
export function focusPanelTitle(): void {
  document.querySelector<HTMLElement>('.way h2')?.focus();
}

/** The row of what is selected. */
export function focusRow(): void {
  const row = document.querySelector<HTMLElement>('.outline [aria-current]');
  if (row?.checkVisibility()) row.focus();
  else seenIn('.outline')?.focus();
}

/** The box that finds a page in the list of all pages. */
export function focusPageSearch(): void {
  document.querySelector<HTMLElement>('.side__head input')?.focus();
}

function seenIn(pane: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`${pane} button`);
  return [...buttons].find(button => button.checkVisibility() && button.tabIndex >= 0);
}

/** The first field, with its words selected, so that somebody can write over them. */
export function focusFirstField(): void {
  const field = document.querySelector<HTMLElement>(`.fields [data-path] :is(${TYPING})`);
  if (field) field.focus();
  else focusPane('fields');
  if (field) selectWords(field);
}

/** Selects all words of a field. Its editor notices what is selected in it. */
export function selectWords(field: HTMLElement): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else if (field.isContentEditable) field.ownerDocument.getSelection()?.selectAllChildren(field);
}

/** Whether a field has the words of an example, and nobody has changed them. */
export function isExample(field: HTMLElement): boolean {
  return isTypedIn(field) && field.closest<HTMLElement>('[data-path]')?.dataset.example === 'true';
}

/** Whether the focus has gone with the element that had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Hears keys from now on. The returned function stops that, and says whether any were pressed: they were meant for what was shown then. */
export function hearKeys(): () => boolean {
  let isPressed = false;
  const hear = ({ key }: KeyboardEvent) => {
    isPressed ||= !['Control', 'Shift', 'Alt', 'Meta'].includes(key);
  };
  document.addEventListener('keydown', hear, true);
  return () => {
    document.removeEventListener('keydown', hear, true);
    return isPressed;
  };
}

/** An element of the page in the frame has constructors of its own, so its type cannot be asked for. */
export function isTypedIn(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.(TYPING) != null;
}

/** An editor of words has keys of its own. */
export function isEditor(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.('[contenteditable="true"]') != null;
}

/** The key of the field in which somebody types. */
export function fieldOf(target: EventTarget | null): string | undefined {
  const field = isTypedIn(target) ? (target as Element).closest<HTMLElement>('[data-path]') : null;
  return field?.dataset.path;
}
