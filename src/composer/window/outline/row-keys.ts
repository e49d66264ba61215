// The arrow keys in a list of rows. Each row is a Tab stop as well, so that nobody has to know of them.
import type { KeyboardEvent } from 'react';

export function goToNextRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.row')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  rows[next]?.focus();
}
