import type { ReactNode } from 'react';
import { shownKeys, spokenKeys } from '../words/editor/keys.ts';
import { type CommandName, SHELL_COMMANDS, type Situation } from './commands.ts';

type ButtonProps = { name: CommandName; now: Situation; children?: ReactNode };

/** A command as a button. One that cannot be given now keeps the focus, so that the keyboard does not lose its place. */
export function CommandButton({ name, now, children }: ButtonProps) {
  const { label, says, keys, when, run } = SHELL_COMMANDS[name];
  const isPossible = when(now);
  const shown = keys && `(${shownKeys(keys)})`;
  return (
    <button
      type="button"
      aria-disabled={isPossible ? undefined : true}
      aria-keyshortcuts={keys && spokenKeys(keys)}
      title={[says?.(now), shown].filter(Boolean).join(' ')}
      onClick={() => isPossible && void run(now)}
    >
      {children ?? label(now)}
    </button>
  );
}
