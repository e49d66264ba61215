import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { Sign } from '../Sign.tsx';

type HelpProps = { id: string; label: string; words: string; children: React.ReactNode };

/** The label of a field, and a question mark that shows what the field is for. A screen reader is told it with the field. */
export function HelpedLabel({ id, label, words, children }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="field__head">
        {children}
        {words && (
          <button
            type="button"
            className="sign why"
            aria-label={SHELL_WORDS.fields.moreAbout(label)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Sign name="why" />
          </button>
        )}
      </div>
      <p id={id} className="field__help small" hidden={!isOpen}>
        {words}
      </p>
    </>
  );
}
