import type { ReactNode } from 'react';
import { isRealDate } from '../../../base/dates/dates.ts';
import { isFields } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { presentValue } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { asVisitorsRead, siteNow, timeZoneNow } from '../shown/site-values.ts';
import { shownIn } from './controls/DayInput.tsx';

const WORDS = SHELL_WORDS.summary;

/** The page as somebody finds it who searches for it. */
export function PageFound() {
  const { state } = useSituation();
  const { route } = state;
  const page = presentValue(route, state);
  if (!isFields(page)) return null;
  const said = (field: string) => asVisitorsRead(String(page[field] ?? ''), state);
  const host = String(siteNow(state).value.address ?? '').replace(/^\w+:\/\//, '');
  return (
    <div className="found">
      <p className="small">{[host, ...route.split('/').filter(Boolean)].join(' › ')}</p>
      <p className="found__title">{said('title')}</p>
      <p className="small">{said('description')}</p>
    </div>
  );
}

/** The address of the page, "seen", which says whether visitors see it, and the days from which and until which they do. */
export function PageRows({ seen }: { seen: ReactNode }) {
  const { store, state, open } = useSituation();
  const { route } = state;
  return (
    <>
      <button type="button" className="fold" onClick={() => open('changeAddress')}>
        {WORDS.address}
        <span className="cut">{route}</span>
        <Sign name="next" />
      </button>
      {seen}
      {daysOf(state).map(day => (
        <button key={day} type="button" className="fold" onClick={() => store.showDay(day)}>
          {SHELL_WORDS.otherDay.see(day)}
          <Sign name="next" />
        </button>
      ))}
      <button type="button" className="fold" onClick={() => open('otherDay')}>
        {SHELL_WORDS.commands.seeDay}
        <Sign name="next" />
      </button>
    </>
  );
}

/** The days on which the page comes and goes, by the clocks where the site is. */
function daysOf(state: State): string[] {
  const page = presentValue(state.route, state);
  if (!isFields(page)) return [];
  const days = [page.publishAt, page.unpublishAt].map(
    moment => shownIn(timeZoneNow(state), String(moment ?? '')).day,
  );
  return [...new Set(days.filter(isRealDate))];
}
