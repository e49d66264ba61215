// Names keys: as a keyboard sends them, as people read them, and as a screen reader is told of them.
import { SHELL_WORDS } from '../../language/window-words.ts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** "keys" is like "Ctrl+Shift+Z". On a Mac, Ctrl is the command key. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return (
    (event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key}`) &&
    (isMac() ? event.metaKey : event.ctrlKey) === parts.includes('Ctrl') &&
    event.shiftKey === parts.includes('Shift') &&
    event.altKey === parts.includes('Alt')
  );
}

const SHOWN: { [key: string]: string } = { ...SHELL_WORDS.keys, ArrowUp: '↑', ArrowDown: '↓' };

export function shownKeys(keys: string): string {
  const shown = keys.split('+').map(key => (key === 'Ctrl' && isMac() ? '⌘' : (SHOWN[key] ?? key)));
  return shown.join('+');
}

/** As the attribute aria-keyshortcuts writes them. */
export function spokenKeys(keys: string): string {
  return keys.replace('Ctrl', isMac() ? 'Meta' : 'Control');
}
