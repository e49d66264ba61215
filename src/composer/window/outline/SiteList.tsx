import { SHELL_WORDS } from '../../language/window-words.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { ListProps } from './lists.ts';
import { RowButton } from './RowButton.tsx';
import { allSiteRowsOn } from './rows.ts';

/** What all pages share: header, footer and the like, and the values of the whole site. */
export function SiteList({ now: { store, state }, close }: ListProps) {
  return (
    <div className="side__list">
      <p className="side__note small">{SHELL_WORDS.side.siteIs}</p>
      <ul>
        {allSiteRowsOn(state).map(row => (
          <li key={keyOf(row.place)}>
            <RowButton
              row={row}
              onPress={() => {
                store.select(row.place);
                close();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
