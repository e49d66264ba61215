import { type KeyboardEvent, type RefObject, useState } from 'react';
import { capital } from '../../../../base/words.ts';
import { inWords } from '../../../../document/schema/labels.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Choosable } from '../../../model/asks.ts';
import { ComboOption, useCombobox } from '../../parts/combobox.tsx';
import { useChoices } from './choices.ts';

/** Kinds that people know by name. Everything else they know by what it is, not by its address. */
const KNOWN_BY_NAME = ['pictures', 'photos', 'values', 'amounts', 'categories', 'folders'];
/** A document has their names in braces. */
const VALUES = ['values', 'amounts'];

export type NameBoxProps = {
  kind: string;
  text: string;
  /** Called with whatever is typed, whether it is a known name or not. */
  onType: (text: string) => void;
  onChoose?: (name: string) => void;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  box?: RefObject<HTMLInputElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/**
 * A box for a name that the site knows: a page, a place on it, a value, a shared document. Suggests names while somebody types, and
 * takes any other text as well.
 */
export function NameBox(props: NameBoxProps) {
  const { kind, text, onType, onChoose = onType, box, onKeyDown, ...attributes } = props;
  const { choices: known = [], more = 0, search } = useChoices(kind);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen && known.length > 0;
  const combo = useCombobox(known.length, shown, -1);

  function open(words: string, isTyping: boolean): void {
    combo.restart();
    setOpen(true);
    search(words, isTyping);
  }

  function choose({ value }: Choosable): void {
    onChoose(value);
    setOpen(false);
  }

  function press(event: KeyboardEvent): void {
    const chosen = known[combo.active];
    if (!shown && /^Arrow(?:Down|Up)$/.test(event.key)) {
      event.preventDefault();
      open('', false);
    } else if (combo.step(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    } else onKeyDown?.(event);
  }

  return (
    <span className="names">
      <input
        {...attributes}
        ref={box}
        className="input"
        {...combo.box}
        value={text}
        onClick={() => !shown && open('', false)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        onChange={({ target }) => {
          onType(target.value);
          open(target.value, true);
        }}
      />
      <div
        {...combo.list}
        role="listbox"
        hidden={!shown}
        aria-label={SHELL_WORDS.search.suggestions}
        className="choices names__list"
      >
        {known.map((choice, index) => (
          <ComboOption
            key={choice.value}
            {...combo.option(index)}
            className="choice"
            onClick={() => choose(choice)}
          >
            <Suggested {...choice} kind={kind} />
          </ComboOption>
        ))}
      </div>
      <span role="status" className="unseen">
        {shown && SHELL_WORDS.search.found(known.length + more)}
      </span>
      {shown && more > 0 && <span className="small">{SHELL_WORDS.search.more(more)}</span>}
    </span>
  );
}

function Suggested({ value, meaning, kind }: Choosable & { kind: string }) {
  const isByMeaning = !KNOWN_BY_NAME.includes(kind);
  const name = VALUES.includes(kind) ? capital(inWords(value.replace(/[{}]/g, ''))) : value;
  return (
    <>
      {isByMeaning ? meaning : name}
      <span className="small">{isByMeaning ? name : meaning}</span>
    </>
  );
}
