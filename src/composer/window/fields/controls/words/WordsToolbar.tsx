import type { KeyboardEvent } from 'react';
import { shownKeys } from '../../../../words/editor/keys.ts';
import type { ToolbarButton } from '../../../../words/editor/words-editor.ts';
import { isSign, Sign } from '../../../Sign.tsx';

/** The buttons over an editor of words. They are one stop of the Tab key, and the arrow keys go between them. */
export function WordsToolbar({ label, buttons }: { label: string; buttons: ToolbarButton[] }) {
  return (
    <div className="words__tools" role="toolbar" aria-label={label} onKeyDown={goBetween} tabIndex={-1}>
      {buttons.map(({ name, label, key, isOn, isPossible, press }, index) => (
        <button
          key={name}
          type="button"
          className="sign"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={label}
          aria-pressed={isOn}
          aria-disabled={!isPossible}
          title={key ? `${label} (${shownKeys(keysOf(key))})` : label}
          // The caret stays in the words.
          onMouseDown={event => event.preventDefault()}
          onClick={() => isPossible && press()}
        >
          {isSign(name) ? <Sign name={name} /> : label}
        </button>
      ))}
    </div>
  );
}

function goBetween(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const next = to === undefined || at < 0 ? undefined : buttons.at(to % buttons.length);
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/** As ProseMirror names them: "Mod-b" → "Ctrl+B" */
function keysOf(key: string): string {
  return key.toUpperCase().replace('MOD-', 'Ctrl+');
}
