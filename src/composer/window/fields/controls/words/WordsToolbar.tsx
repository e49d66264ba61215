import { shownKeys } from '../../../../words/editor/keys.ts';
import type { ToolbarButton } from '../../../../words/editor/words-editor.ts';
import { goBetween } from '../../../focus/one-stop.ts';
import { Sign } from '../../../parts/Sign.tsx';
import { isSign } from '../../../parts/signs.ts';

/** The buttons over an editor of words. They are one stop of the Tab key, and the arrow keys go between them. */
export function WordsToolbar({ label, buttons }: { label: string; buttons: ToolbarButton[] }) {
  return (
    <div
      className="words__tools"
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => goBetween(event, [...event.currentTarget.querySelectorAll('button')])}
    >
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

/** As ProseMirror names them: "Mod-b" → "Ctrl+B" */
function keysOf(key: string): string {
  return key.toUpperCase().replace('MOD-', 'Ctrl+');
}
