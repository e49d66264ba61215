import { SHELL_WORDS } from '../../language/window-words.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { useSituation } from '../commands/situation.ts';
import { groupRowsOn } from '../shown/outline-rows.ts';
import type { ListProps } from './lists.ts';
import { RowButton } from './RowButton.tsx';

/** What all pages share, in groups that a person knows. */
export function SiteList({ close }: ListProps) {
  const { store, state } = useSituation();
  return (
    <div className="side__list">
      <p className="side__note small">{SHELL_WORDS.side.siteIs}</p>
      <ul>
        {groupRowsOn(state).map(row => (
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
