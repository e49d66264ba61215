import { type KeyboardEvent, useId } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';

type SearchProps = {
  label: string;
  value: string;
  /** Undefined while nobody knows. */
  found: number | undefined;
  /** How many of these are not shown. */
  more?: number;
  onChange: (search: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** Finds something in a list below it. How much is found is said to those who do not see the list. */
export function SearchBox({ label, value, found, more = 0, onChange, onKeyDown }: SearchProps) {
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <input
        id={id}
        className="input"
        placeholder={label}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found === 0 ? undefined : 'unseen'}>
        {found === 0 ? SHELL_WORDS.search.nothing : found && SHELL_WORDS.search.found(found)}
      </p>
      {more > 0 && <p className="small">{SHELL_WORDS.search.more(more)}</p>}
    </div>
  );
}
