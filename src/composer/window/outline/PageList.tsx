import { useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { addressOf } from '../../model/address.ts';
import { saysWords, wordsToFind } from '../../model/find.ts';
import { homeOf } from '../../model/state/state.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useSituation } from '../commands/situation.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Sign } from '../parts/Sign.tsx';
import { SignButton } from '../parts/SignButton.tsx';
import { WindowLink } from '../parts/WindowLink.tsx';
import { type PageBranch, pageTree } from '../shown/page-tree.ts';
import { openPage } from '../store/open-page.ts';
import { GonePages } from './GonePages.tsx';
import type { ListProps } from './lists.ts';

/** All pages, in the tree of their addresses. Each is a link, so it opens in another window just as well. */
export function PageList({ close }: ListProps) {
  const { store, state } = useSituation();
  const { pages } = state;
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => void store.refreshPages(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of the page moves when the list is another one.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [state.route, pages.length, search]);
  const notSaved = new Set([...state.waiting.values()].map(({ place }) => homeOf(place.document, state)));
  const words = wordsToFind(search);
  const found = pages.filter(({ title, route }) => saysWords(`${title} ${route}`, words));
  const tops = search === '' ? pageTree(pages) : found.map(page => ({ ...page, below: [] }));
  return (
    <>
      <div className="side__head">
        <SearchBox
          label={SHELL_WORDS.side.findPage}
          value={search}
          found={search === '' ? undefined : found.length}
          onChange={setSearch}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            list.current?.querySelector('a')?.focus();
          }}
        />
        <CommandButton name="newPage" className="small">
          <Sign name="add" />
          {SHELL_WORDS.side.newPage}
        </CommandButton>
      </div>
      <ul ref={list} className="side__list tree">
        {tops.map(branch => (
          <Branch key={branch.route} {...{ branch, notSaved, close }} />
        ))}
      </ul>
      <GonePages close={close} />
      <div className="side__foot">
        {(['changeAddress', 'takePageAway'] as const).map(name => (
          <CommandButton key={name} name={name} className="quiet small" />
        ))}
      </div>
    </>
  );
}

type BranchProps = { branch: PageBranch; notSaved: Set<string>; close: () => void };

function Branch({ branch, notSaved, close }: BranchProps) {
  const { store, state } = useSituation();
  const { route, title, below } = branch;
  const notes = notesOn(branch, notSaved);
  const here = state.route;
  const isAround = here === route || here.startsWith(`${route}/`);
  const [isOpen, setOpen] = useState(isAround);
  const [wasAround, setWasAround] = useState(isAround);
  // The branch of a page that is opened opens too. An author may close it again.
  if (isAround !== wasAround) {
    setWasAround(isAround);
    if (isAround) setOpen(true);
  }
  const isHere = route === here;
  const open = () => {
    close();
    return openPage(store, route);
  };
  return (
    <li>
      <div className="tree__row">
        {below.length > 0 && (
          <SignButton
            sign={isOpen ? 'open' : 'next'}
            label={SHELL_WORDS.side.pagesUnder(title)}
            className="tree__fold"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <WindowLink
          className="row"
          href={addressOf(route)}
          title={[`${title} (${route})`, ...notes].join(', ')}
          aria-current={isHere ? 'page' : undefined}
          go={open}
        >
          <span className="row__name grow cut">{title}</span>
          {notes.length > 0 && <small className="tree__notes">{notes.join(', ')}</small>}
          {notes.length === 0 && below.length > 0 && <small aria-hidden="true">{below.length}</small>}
        </WindowLink>
      </div>
      {isOpen && below.length > 0 && (
        <ul>
          {below.map(one => (
            <Branch key={one.route} {...{ notSaved, close }} branch={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What sets a page apart from those that visitors see as they are here. */
function notesOn({ route, standing, until, isChanged }: PageBranch, notSaved: Set<string>): string[] {
  const notes = [
    standing ?? until,
    isChanged && SHELL_WORDS.side.notSent,
    notSaved.has(route) && SHELL_WORDS.side.notSaved,
  ];
  return notes.filter(note => typeof note === 'string');
}
