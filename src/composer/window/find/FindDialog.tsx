import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { matchesIn, wordsToFind } from '../../model/find.ts';
import { shownKeys } from '../../words/editor/keys.ts';
import type { CommandName, Situation } from '../commands.ts';
import { closeAround } from '../Dialog.tsx';
import { Drawing, Sign } from '../Sign.tsx';
import { addressFor, goTo } from './go-to.ts';
import { type FoundRow, foundGroups } from './rows.ts';
import { useFoundWords } from './use-found-words.ts';

const { find } = SHELL_WORDS;

/** The commands that open this window. */
const OPEN_THIS: CommandName[] = ['find', 'keys'];

/**
 * Finds pages, blocks of this page, commands with their keys, and words on all pages. The box keeps the focus: the arrow keys choose,
 * Enter opens. The pattern is the "combobox" of ARIA 1.2.
 */
export function FindDialog({ now, onClose }: { now: Situation; onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const [isAll, setAll] = useState(false);
  /** Enter was pressed before the answer came. */
  const isWanted = useRef(false);
  const { store, state } = now;
  const told = useFoundWords(search, state.route, store.ask);
  const groups = foundGroups(now, search, told, isAll);
  const rows = groups.flatMap(group => group.rows);
  const isLooking = told?.search !== search;
  useEffect(() => dialog.current?.showModal(), []);

  function open(row: FoundRow | undefined): void {
    if (!row || row.isIdle) return;
    const isHere = row.target.is === 'deed' && OPEN_THIS.includes(row.target.command);
    if (row.target.is === 'all') setAll(true);
    else if (isHere) setSearch('');
    else {
      dialog.current?.close();
      void goTo(row.target, search, now);
    }
  }

  useEffect(() => {
    if (!isWanted.current || isLooking) return;
    isWanted.current = false;
    open(rows[active]);
  });

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) setActive((active + step + rows.length) % rows.length);
    else if (event.key === 'Enter') pressEnter(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  function pressEnter(isOther: boolean): void {
    const row = rows[active];
    const address = row && addressFor(row.target);
    // Until the answer comes, the words are those of a letter less.
    if (isLooking && (!row || row.target.is === 'words' || row.target.is === 'all')) isWanted.current = true;
    else if (isOther && address !== undefined) window.open(address, '_blank', 'noreferrer');
    else open(row);
  }

  return (
    <dialog ref={dialog} className="finder" aria-label={SHELL_WORDS.commands.find} onClose={onClose}>
      <div className="finder__box">
        <Sign name="find" />
        <input
          type="search"
          role="combobox"
          aria-label={find.box}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-activedescendant={rows[active] && `${id}-${active}`}
          placeholder={SHELL_WORDS.commands.find}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onKeyDown={press}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(0);
            setAll(false);
            isWanted.current = false;
          }}
        />
        <button
          type="button"
          className="quiet"
          aria-label={`${SHELL_WORDS.window.close}: ${shownKeys('Escape')}`}
          onClick={closeAround}
        >
          <kbd>{shownKeys('Escape')}</kbd>
        </button>
      </div>
      <div className="finder__list" role="listbox" id={id} aria-label={SHELL_WORDS.commands.find}>
        {groups.map(({ name, count, rows: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p className="finder__group" role="presentation" id={`${id}-${name}`}>
              {find.groups[name]}
              {count !== undefined && ` · ${count}`}
            </p>
            {own.map(row => (
              <Found
                key={row.key}
                id={`${id}-${rows.indexOf(row)}`}
                isActive={rows[active] === row}
                words={name === 'words' || name === 'pages' ? wordsToFind(search) : []}
                row={row}
                open={() => open(row)}
              />
            ))}
          </div>
        ))}
      </div>
      {isAll && told && told.more > 0 && <p className="finder__group">{find.more(told.more)}</p>}
      <p role="status" className={rows.length > 0 ? 'unseen' : 'finder__group'}>
        {isLooking
          ? find.looking
          : rows.length === 0
            ? SHELL_WORDS.search.nothing
            : SHELL_WORDS.search.found(rows.length)}
      </p>
      <p className="finder__foot line" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {find.choose}
        </span>
        <span>
          <kbd>{shownKeys('Enter')}</kbd> {find.open}
        </span>
        <span>
          <kbd>{shownKeys('Ctrl+Enter')}</kbd> {find.otherWindow}
        </span>
      </p>
    </dialog>
  );
}

type FoundProps = { id: string; row: FoundRow; isActive: boolean; words: string[]; open: () => void };

function Found({ id, row: { icon, name, line, keys, isIdle }, isActive, words, open }: FoundProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The keys belong to the box, which has the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the box, which names the active option.
    <div
      ref={option}
      role="option"
      id={id}
      className="choice finder__row"
      aria-selected={isActive}
      aria-disabled={isIdle || undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={open}
    >
      <Drawing path={icon} />
      <span>
        <strong>
          <Marked text={name} words={words} />
        </strong>
        {line !== undefined && (
          <span className="small">
            <Marked text={line} words={words} />
          </span>
        )}
      </span>
      {keys !== undefined && <kbd>{shownKeys(keys)}</kbd>}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  let at = 0;
  const parts = matchesIn(text, words).map(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return { before, found: text.slice(from, to), from };
  });
  return (
    <>
      {parts.map(({ before, found, from }) => (
        <span key={from}>
          {before}
          <mark>{found}</mark>
        </span>
      ))}
      {text.slice(at)}
    </>
  );
}
