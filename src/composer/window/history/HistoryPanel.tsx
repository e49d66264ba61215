import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayAt } from '../../../base/dates/dates.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PastMoment } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';
import { buttonsIn, goBetween } from '../focus/one-stop.ts';
import { Sign } from '../parts/Sign.tsx';
import type { PastOf } from '../parts/use-past.ts';
import { timeZoneNow } from '../shown/site-values.ts';
import { titleOfPage } from '../shown/titles.ts';
import { openPage } from '../store/open-page.ts';
import { momentNotes, momentsByDay } from './days.ts';
import { MomentDetails } from './MomentDetails.tsx';
import { titleOfPlace } from './row-titles.ts';
import type { History } from './use-history.ts';
import { useMoments } from './use-moments.ts';

const WORDS = SHELL_WORDS.past;

/** The moments of a block, of the page or of the whole site, by day, the newest first. */
export function HistoryPanel({ history }: { history: History }) {
  const { store, state, past } = useSituation();
  const { of = 'page', block, gone, moment } = past.now ?? {};
  const { moments, more, refusal } = useMoments(history.document, of === 'block' ? block : undefined);
  const body = useRef<HTMLDivElement>(null);
  const key = moment && keyOf(moment);
  // A page that is gone is shown as it was last.
  useEffect(() => {
    if (gone && !moment && moments)
      past.choose(moments.find(one => one.key === gone.key) ?? { ...NEVER, key: gone.key });
  }, [gone, moment, moments, past]);
  const title =
    of === 'site'
      ? SHELL_WORDS.side.wholeSite
      : of === 'block' && block
        ? titleOfPlace(block, state)
        : (gone?.title ?? titleOfPage(state));
  const kinds: PastOf[] = block ? ['block', 'page', 'site'] : ['page', 'site'];
  const choose = async (one: PastMoment) => {
    if (one.key === undefined) return;
    past.choose(one);
    const isPage = state.pages.some(({ route }) => route === one.document);
    if (of === 'site' && one.document !== undefined && isPage) await openPage(store, one.document);
  };
  const press = (event: KeyboardEvent<HTMLElement>) =>
    goBetween(
      event,
      buttonsIn(event.currentTarget).filter(one => one.matches('.moment')),
    );
  const chosen = moments?.find(one => keyOf(one) === key);
  return (
    <aside className="fields history" aria-label={WORDS.name} id="fields" tabIndex={-1}>
      <div className="way">
        <p className="history__name">
          <Sign name="history" />
          {WORDS.name}
        </p>
        <h2 tabIndex={-1}>{title}</h2>
        {!gone && (
          <fieldset className="devices history__of" aria-label={WORDS.ofWhat}>
            {kinds.map(one => (
              <button key={one} type="button" aria-pressed={one === of} onClick={() => past.look(one)}>
                {WORDS.of[one]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className="fields__body" ref={body}>
        <p role="status" className={moments?.length === 0 || refusal || !moments ? 'small' : 'unseen'}>
          {refusal ?? (!moments ? WORDS.coming : moments.length === 0 ? WORDS.none : '')}
        </p>
        {moments && !moment && moments.length > 0 && <p className="small history__hint">{WORDS.choose}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it, which lead from one to the next. */}
        <div onKeyDown={press}>
          {moments &&
            momentsByDay(moments, dayAt(Date.now(), timeZoneNow(state))).map(
              ({ day, words, moments: ofDay }) => (
                <section key={day} className="history__day">
                  <h3>{words}</h3>
                  <ol>
                    {ofDay.map(one => {
                      const isChosen = one === chosen;
                      const isStop = isChosen || (!chosen && one === moments[0]);
                      return (
                        <li key={keyOf(one)} data-chosen={isChosen || undefined}>
                          {one === firstTakenIn(moments) && <TakenIn moment={one} />}
                          <button
                            type="button"
                            className={one.by === 'elsewhere' ? 'moment moment--elsewhere' : 'moment'}
                            aria-current={isChosen ? 'true' : undefined}
                            aria-disabled={one.key === undefined || undefined}
                            tabIndex={isStop ? 0 : -1}
                            onClick={() => void choose(one)}
                          >
                            <time dateTime={`${one.day}T${one.time}`}>{one.time}</time>
                            <span className="grow">
                              <span className="moment__words">{one.words}</span>
                              <span className="small">{momentNotes(one)}</span>
                            </span>
                          </button>
                          {isChosen && <MomentDetails history={history} moment={one} />}
                        </li>
                      );
                    })}
                  </ol>
                </section>
              ),
            )}
        </div>
        {gone && moment && !chosen && <MomentDetails history={history} moment={moment} />}
        {more && (
          <button type="button" className="quiet" onClick={more}>
            {WORDS.older}
          </button>
        )}
      </div>
    </aside>
  );
}

const NEVER: PastMoment = { day: '', time: '', words: '', by: 'found' };

/** Two moments may have the same text. */
function keyOf({ key, day, time, words }: PastMoment): string {
  return [key, day, time, words].join(' ');
}

function firstTakenIn(moments: PastMoment[]): PastMoment | undefined {
  return moments.find(({ takenIn }) => takenIn);
}

/** Parts what has been taken in from what has not. */
function TakenIn({ moment: { takenIn } }: { moment: PastMoment }) {
  return (
    <p className="taken-in">
      <Sign name="tick" />
      {takenIn && WORDS.takenInBelow(SHELL_WORDS.weekday(takenIn.day))}
    </p>
  );
}
