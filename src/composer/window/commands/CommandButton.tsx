import type { ReactNode } from 'react';
import { shownKeys, spokenKeys } from '../../words/editor/keys.ts';
import { Sign } from '../parts/Sign.tsx';
import type { SignName } from '../parts/signs.ts';
import { type CommandName, SHELL_COMMANDS } from './commands.ts';
import { useSituation } from './situation.ts';

type ButtonProps = {
  name: CommandName;
  /** Shown in the place of words, which the button keeps as its name. */
  sign?: SignName;
  className?: string;
  tabIndex?: number;
  children?: ReactNode;
};

/** A command as a button. One that cannot be given now keeps the focus, so that the keyboard does not lose its place. */
export function CommandButton({ name, sign, className, tabIndex, children }: ButtonProps) {
  const now = useSituation();
  const { label, says, keys, isOn, when, run } = SHELL_COMMANDS[name];
  const isPossible = when(now);
  const words = label(now);
  const more = says?.(now);
  const shown = keys && `(${shownKeys(keys)})`;
  return (
    <button
      type="button"
      className={sign ? `sign ${className ?? ''}` : className}
      tabIndex={tabIndex}
      aria-disabled={isPossible ? undefined : true}
      aria-pressed={isOn?.(now)}
      aria-keyshortcuts={keys && spokenKeys(keys)}
      {...(sign
        ? {
            'aria-label': words,
            'aria-description': more,
            'data-tip': [[words, more].filter(Boolean).join(': '), shown].filter(Boolean).join(' '),
          }
        : { title: [more, shown].filter(Boolean).join(' ') })}
      onClick={() => isPossible && void run(now)}
    >
      {sign ? <Sign name={sign} /> : (children ?? words)}
    </button>
  );
}
