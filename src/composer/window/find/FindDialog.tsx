import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { matchesIn, wordsToFind } from '../../model/find.ts';
import { shownKeys } from '../../words/editor/keys.ts';
import type { CommandName } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';
import { ComboOption, useCombobox } from '../parts/combobox.tsx';
import { closeAround } from '../parts/Dialog.tsx';
import { Drawing, Sign } from '../parts/Sign.tsx';
import { addressFor, goTo } from './go-to.ts';
import { type FoundRow, foundGroups } from './rows.ts';
import { useFoundWords } from './use-found-words.ts';

const { find } = SHELL_WORDS;

/** The commands that open this window. */
const OPEN_THIS: CommandName[] = ['find', 'keys'];

/** Finds pages, blocks of this page, commands with their keys, and words on all pages. The arrow keys choose, Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const now = useSituation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  /** Enter was pressed before the answer came. */
  const isWanted = useRef(false);
  const { store, state } = now;
  const told = useFoundWords(search, state.route, store.ask);
  const groups = foundGroups(now, search, told, isAll);
  const rows = groups.flatMap(group => group.rows);
  const combo = useCombobox(rows.length, rows.length > 0, 0);
  const chosen = rows[combo.active];
  const isSearching = told?.search !== search;
  useEffect(() => dialog.current?.showModal(), []);

  function open(row: FoundRow | undefined): void {
    if (!row || row.isIdle) return;
    const isHere = row.target.is === 'command' && OPEN_THIS.includes(row.target.command);
    if (row.target.is === 'all') setAll(true);
    else if (isHere) setSearch('');
    else {
      dialog.current?.close();
      void goTo(row.target, search, now);
    }
  }

  useEffect(() => {
    if (!isWanted.current || isSearching) return;
    isWanted.current = false;
    open(chosen);
  });

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') pressEnter(event.ctrlKey || event.metaKey);
    else if (!combo.step(event.key)) return;
    event.preventDefault();
  }

  function pressEnter(isOther: boolean): void {
    const address = chosen && addressFor(chosen.target);
    // Until the answer comes, the words are those of a letter less.
    if (isSearching && (!chosen || ['words', 'all'].includes(chosen.target.is))) isWanted.current = true;
    else if (isOther && address !== undefined) window.open(address, '_blank', 'noreferrer');
    else open(chosen);
  }

  return (
    <dialog ref={dialog} className="finder" aria-label={SHELL_WORDS.commands.find} onClose={onClose}>
      <div className="finder__box">
        <Sign name="find" />
        <input
          type="search"
          {...combo.box}
          aria-label={find.box}
          placeholder={SHELL_WORDS.commands.find}
          value={search}
          onKeyDown={press}
          onChange={({ target }) => {
            setSearch(target.value);
            combo.restart();
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
      <div className="finder__list" {...combo.list} role="listbox" aria-label={SHELL_WORDS.commands.find}>
        {groups.map(({ name, count, rows: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
          <div key={name} role="group" aria-labelledby={`${combo.list.id}-${name}`}>
            <p className="finder__group" role="presentation" id={`${combo.list.id}-${name}`}>
              {find.groups[name]}
              {count !== undefined && ` · ${count}`}
            </p>
            {own.map(row => (
              <ComboOption
                key={row.key}
                {...combo.option(rows.indexOf(row))}
                className="choice finder__row"
                aria-disabled={row.isIdle || undefined}
                onClick={() => open(row)}
              >
                <Found {...row} words={name === 'words' || name === 'pages' ? wordsToFind(search) : []} />
              </ComboOption>
            ))}
          </div>
        ))}
      </div>
      {isAll && told && told.more > 0 && <p className="finder__group">{find.more(told.more)}</p>}
      <p role="status" className={rows.length > 0 ? 'unseen' : 'finder__group'}>
        {isSearching
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

function Found({ icon, name, line, keys, words }: FoundRow & { words: string[] }) {
  return (
    <>
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
    </>
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
