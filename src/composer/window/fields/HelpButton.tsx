import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { Sign } from '../parts/Sign.tsx';

type HelpProps = { id: string; label: string; words: string };

/**
 * A question mark that shows what the field is for. Tab passes it over, because the next field is what somebody means who writes: in the
 * field, F1 presses it. A screen reader is told the words with the field.
 */
export function HelpButton({ id, label, words }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {words && (
        <button
          type="button"
          className="sign why"
          tabIndex={-1}
          aria-label={SHELL_WORDS.fields.moreAbout(label)}
          aria-keyshortcuts="F1"
          aria-expanded={isOpen}
          aria-controls={id}
          // Somebody who writes goes on writing.
          onMouseDown={event => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="why" />
        </button>
      )}
      <p id={id} className="field__help small" hidden={!isOpen}>
        {words}
      </p>
    </>
  );
}
