import { type MouseEvent, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { addressOf } from '../../model/address.ts';
import { saysWords, wordsToFind } from '../../model/find.ts';
import { closeAround, Dialog } from '../Dialog.tsx';
import { openPage } from '../open-page.ts';
import type { Props } from '../TopBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** All pages of the site. Each is a link, so it opens in another window just as well. */
export function PagesDialog({ store, state, onClose }: Props & { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const words = wordsToFind(search);
  const pages = state.pages.filter(({ title, route }) => saysWords(`${title} ${route}`, words));
  const open = (event: MouseEvent, route: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    closeAround(event);
    void openPage(store, route);
  };
  return (
    <Dialog
      title={SHELL_WORDS.commands.pages}
      onClose={onClose}
      beside={
        <SearchBox
          label={SHELL_WORDS.pages.search}
          value={search}
          found={pages.length}
          onChange={setSearch}
        />
      }
    >
      <ul className="choices">
        {pages.map(({ route, title, standing }) => (
          <li key={route}>
            <a
              className="choice"
              href={addressOf(route)}
              aria-current={route === state.route ? 'page' : undefined}
              onClick={event => open(event, route)}
            >
              <strong>{title}</strong> {standing !== undefined && <span className="mark">{standing}</span>}
              <span className="small">{route}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
