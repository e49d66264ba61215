import { createContext, useContext } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { addressOf } from '../../../model/address.ts';
import type { Asks, PlaceIn } from '../../../model/asks.ts';
import { useSituation } from '../../commands/situation.ts';
import { useTold } from '../../commands/use-told.ts';
import { WindowLink } from '../../parts/WindowLink.tsx';
import { siteNow } from '../../shown/site-values.ts';
import { openPage } from '../../store/open-page.ts';

const WORDS = SHELL_WORDS.site;

type Uses = Asks['shownOn']['told'];

/** Where each value of the site is shown. Empty while the panel shows something else. */
const NO_USES: Uses = {};
export const SiteUses = createContext(NO_USES);

/** AskedAlong again with each new look of the page, because a change may have put a value on a page. */
export function useSiteUses(isSite: boolean): Uses {
  const { state } = useSituation();
  return useTold('shownOn', isSite ? {} : undefined, state.look) ?? NO_USES;
}

/** Whether the value at the place, or one beside it, is counted by itself. */
export function isCounted({ path: [table] }: PlaceIn, uses: Uses): boolean {
  return Object.keys(uses).some(name => name.startsWith(`${table}.`));
}

/** "On 12 pages: Contact, FAQ and 10 more", each a way there. */
export function ShownOnPages({ place: { document, path } }: { place: PlaceIn }) {
  const { store, state } = useSituation();
  const uses = useContext(SiteUses);
  if (document !== siteNow(state).document) return null;
  const [part = ''] = path;
  // A part of the header is shown where the header is.
  const shown = uses[path.join('.')] ?? (path.length === 2 ? uses[part] : undefined);
  if (!shown) return null;
  const { count, isEverywhere, first } = shown;
  if (isEverywhere) return <p className="small">{WORDS.onEvery}</p>;
  if (count === 0) return <p className="small">{SHELL_WORDS.pictures.onNone}</p>;
  const others = count - first.length;
  return (
    <p className="small">
      {WORDS.onPages(count)}{' '}
      {first.map(({ route, title }, index) => (
        <span key={route}>
          {index > 0 && ', '}
          <WindowLink href={addressOf(route)} go={() => openPage(store, route)}>
            {title}
          </WindowLink>
        </span>
      ))}
      {others > 0 && ` ${WORDS.andOthers(others)}`}
    </p>
  );
}
