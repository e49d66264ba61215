import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { capital } from '../../../../base/words.ts';
import { inWords } from '../../../../document/schema/labels.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Choosable } from '../../../model/asks.ts';
import type { Store } from '../../store.ts';
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
  ask: Store['ask'];
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  box?: RefObject<HTMLInputElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/**
 * A box for a name that the site knows: a page, a place on it, a value, a shared document. Suggests names while somebody types, and
 * takes any other text as well. The pattern is the "combobox" of ARIA 1.2.
 */
export function NameBox(props: NameBoxProps) {
  const { kind, text, onType, onChoose = onType, ask, box, onKeyDown, ...attributes } = props;
  const list = useId();
  const { choices: known = [], more = 0, search } = useChoices(kind, ask);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && known.length > 0;

  function open(words: string, isTyping: boolean): void {
    setActive(-1);
    setOpen(true);
    search(words, isTyping);
  }

  function choose({ value }: Choosable): void {
    onChoose(value);
    setOpen(false);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = known[active];
    if (step !== undefined) {
      event.preventDefault();
      if (!shown) open('', false);
      else setActive((active + step + known.length + (active < 0 && step < 0 ? 1 : 0)) % known.length);
    } else if (event.key === 'Enter' && shown && chosen) {
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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
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
        role="listbox"
        id={list}
        hidden={!shown}
        aria-label={SHELL_WORDS.search.suggestions}
        className="choices names__list"
        // The box keeps the focus.
        onMouseDown={event => event.preventDefault()}
      >
        {known.map((choice, index) => (
          <Suggestion
            key={choice.value}
            {...{ choice, kind, id: `${list}-${index}`, isActive: index === active }}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
      <span role="status" className="unseen">
        {shown && SHELL_WORDS.search.found(known.length + more)}
      </span>
      {shown && more > 0 && <span className="small">{SHELL_WORDS.search.more(more)}</span>}
    </span>
  );
}

type SuggestionProps = {
  choice: Choosable;
  kind: string;
  id: string;
  isActive: boolean;
  onChoose: () => void;
};

function Suggestion({ choice: { value, meaning }, kind, id, isActive, onChoose }: SuggestionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const isByMeaning = !KNOWN_BY_NAME.includes(kind);
  const name = VALUES.includes(kind) ? capital(inWords(value.replace(/[{}]/g, ''))) : value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The keys belong to the box, which has the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the box, which names the active option.
    <div ref={option} role="option" id={id} aria-selected={isActive} className="choice" onClick={onChoose}>
      {isByMeaning ? meaning : name}
      <span className="small">{isByMeaning ? name : meaning}</span>
    </div>
  );
}
