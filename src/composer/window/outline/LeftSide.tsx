import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useSituation } from '../commands/situation.ts';
import { goBetween, goToNext } from '../focus/one-stop.ts';
import { Sign } from '../parts/Sign.tsx';
import type { SideTab } from '../parts/use-fold.ts';
import { BlockList } from './BlockList.tsx';
import { PageList } from './PageList.tsx';
import { SiteList } from './SiteList.tsx';

const TABS: SideTab[] = ['blocks', 'pages', 'site'];
const LISTS = { blocks: BlockList, pages: PageList, site: SiteList };

/** The left side: the blocks of the page, all pages, what all pages share. */
export function LeftSide() {
  const nav = useRef<HTMLElement>(null);
  const { tab, isFolded, isOpen, show, close } = useSituation().side;
  const List = LISTS[tab];
  const closeAfter = () => isFolded && close();
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (isFolded && relatedTarget && !nav.current?.contains(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^Arrow(?:Left|Right)$/.test(event.key)) goToNext(event, rowsIn(event.currentTarget));
    if (!isFolded || !isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  const tabs = TABS.map(one => (
    <button
      key={one}
      type="button"
      {...(isFolded
        ? { className: 'quiet', 'aria-expanded': isOpen && one === tab }
        : {
            ...{ role: 'tab', id: `tab-${one}`, 'aria-controls': 'side' },
            ...{ 'aria-selected': one === tab, tabIndex: one === tab ? 0 : -1 },
          })}
      onClick={() => (isFolded && isOpen && one === tab ? close() : show(one))}
    >
      <Sign name={one} />
      {SHELL_WORDS.side.tabs[one]}
    </button>
  ));
  return (
    <nav className="outline" aria-label={SHELL_WORDS.side.name} ref={nav} onBlur={leave} onKeyDown={press}>
      {isFolded ? (
        <div className="strip">
          {tabs}
          <CommandButton name="find" className="quiet strip__find">
            <Sign name="find" />
            {SHELL_WORDS.side.find}
          </CommandButton>
        </div>
      ) : (
        <div
          className="tabs"
          role="tablist"
          aria-label={SHELL_WORDS.side.name}
          onKeyDown={event => goBetween(event, [...event.currentTarget.querySelectorAll('button')])?.click()}
        >
          {tabs}
        </div>
      )}
      {isOpen && (
        <div
          className="side"
          id="side"
          {...(isFolded
            ? { role: 'group', 'aria-label': SHELL_WORDS.side.tabs[tab] }
            : { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
        >
          <List close={closeAfter} />
        </div>
      )}
    </nav>
  );
}

/** Each row is a stop of the Tab key as well, so that nobody has to know of the arrow keys. */
function rowsIn(side: HTMLElement): HTMLElement[] {
  return [...side.querySelectorAll<HTMLElement>('.row')];
}
