import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LeafPage } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Difference } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';
import { buttonsIn, goBetween } from '../focus/one-stop.ts';
import { isFocusLost } from '../focus/panes.ts';
import { drawnSize, useRoom } from '../page/page-size.ts';
import type { FrameView } from '../page/page-view.ts';
import { Leaf } from '../pair/Leaf.tsx';
import { PagePair } from '../pair/PagePair.tsx';
import type { RowOfPair } from '../pair/pair-rows.ts';
import { Sign } from '../parts/Sign.tsx';
import { SignButton } from '../parts/SignButton.tsx';
import { AskedAlong } from './AlongBox.tsx';
import { dayAndTime } from './days.ts';
import { deedOfDifference, differenceWords, shortDeed, titleOfRow } from './row-titles.ts';
import type { History } from './use-history.ts';

const WORDS = SHELL_WORDS.past;

type ThenProps = { history: History; view: FrameView };

/** The page as it was at a moment beside the page now, or alone if it is gone since. */
export function LookBack({ history, view }: ThenProps) {
  const { past } = useSituation();
  const pane = useRef<HTMLElement>(null);
  const { told, refusal, current, step } = history;
  const { moment, gone } = past.now ?? {};
  useEffect(() => {
    // What had the focus went with the place that came back.
    if (told && isFocusLost()) pane.current?.querySelector<HTMLElement>('.put[tabindex="0"]')?.focus();
  }, [told]);
  useEffect(() => {
    const own = current && pane.current?.querySelector('.put[tabindex="0"]');
    own?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  if (!moment) return null;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.toLowerCase() === 'p' && current) {
      const row = history.rows.find(({ differences }) => differences.includes(current));
      if (!shiftKey) void history.putPlaceBack(current);
      else if (row) void history.putBlockBack(row);
    } else
      goBetween(
        event,
        buttonsIn(event.currentTarget).filter(one => one.matches('.put')),
      );
  };
  return (
    <main className="page then-page" aria-label={WORDS.name} ref={pane} onKeyDown={press}>
      <div className="time">
        <p>
          <Sign name="history" />
          <strong className="cut">{dayAndTime(moment)}</strong>
          <span className="cut">{gone ? gone.words : WORDS.asItWas}</span>
        </p>
        {!gone && (
          <p>
            <Sign name="tick" />
            <strong>{WORDS.now}</strong>
            {history.differs.length > 0 && (
              <span className="time__end">
                <span role="status">{WORDS.places(history.differs.length)}</span>
                <SignButton sign="up" label={WORDS.before} onClick={() => step(-1)} />
                <SignButton sign="down" label={WORDS.next} onClick={() => step(1)} />
              </span>
            )}
          </p>
        )}
      </div>
      {refusal && <p className="then">{refusal}</p>}
      {told?.isSiteOther && <p className="time__note small">{WORDS.siteOther}</p>}
      {told?.mistakes && <Mistakes mistakes={told.mistakes} />}
      {told?.drawn && gone && history.pages && <GoneSheet page={history.pages.was} view={view} />}
      {told && !gone && <ThenPair {...{ history, view }} />}
      {!told && !refusal && (
        <p className="then-page__coming" role="status">
          {WORDS.coming}
        </p>
      )}
    </main>
  );
}

function Mistakes({ mistakes }: { mistakes: string[] }) {
  return (
    <div className="then then--mistakes">
      <Sign name="wrong" />
      <div className="grow">
        <p>{WORDS.hadMistakes}</p>
        <ul>
          {[...new Set(mistakes)].map(mistake => (
            <li key={mistake} className="small">
              {mistake}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PairProps = { history: History; view: FrameView };

function ThenPair({ history, view }: PairProps) {
  const { state } = useSituation();
  const { busy, current, pages } = history;
  if (!pages) return null;
  const arrow = (place: Difference) => <Arrow {...{ place, history }} />;
  const whole = (row: RowOfPair) =>
    row.was && row.differences.length > 0 ? (
      <AskedAlong what={row.key} history={history}>
        <button
          type="button"
          className="small"
          aria-busy={busy === row.key}
          aria-disabled={busy !== undefined || undefined}
          onClick={() => void history.putBlockBack(row)}
        >
          {WORDS.putBlockBack}
        </button>
      </AskedAlong>
    ) : null;
  const titleOf = (row: RowOfPair) => titleOfRow(row, state);
  const sides = { document: history.document ?? state.route, ...pages };
  return (
    <PagePair
      rows={history.rows}
      sides={sides}
      deeds={{
        ...{ arrow, whole, titleOf, current },
        differenceWords: place => differenceWords(place, state),
      }}
      isDark={view.isDark}
    >
      {history.differs.length === 0 && <p className="then-page__coming">{WORDS.likeNow}</p>}
    </PagePair>
  );
}

function Arrow({ place, history }: { place: Difference; history: History }) {
  const { busy, current, walkTo, putPlaceBack } = history;
  const isCurrent = place === current;
  const words = deedOfDifference(place, useSituation().state);
  return (
    <AskedAlong what={place} history={history}>
      <button
        type="button"
        className="put"
        data-current={isCurrent || undefined}
        aria-label={words}
        data-tip={`${shortDeed(place)} (P)`}
        aria-keyshortcuts="P"
        aria-busy={busy === place}
        aria-disabled={busy !== undefined || undefined}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={() => !isCurrent && walkTo(place)}
        onClick={() => void putPlaceBack(place)}
      >
        <Sign name="right" />
      </button>
    </AskedAlong>
  );
}

/** A page that is gone has nothing beside it. */
function GoneSheet({ page, view }: { page: LeafPage; view: FrameView }) {
  const pane = useRef<HTMLElement>(null);
  const room = useRoom(pane);
  const size = room && drawnSize(view, room);
  const [height, setHeight] = useState<number>();
  return (
    <section className="page__pane" ref={pane} aria-label={WORDS.asItWas}>
      {size && (
        <Leaf
          page={page}
          crop={height === undefined ? undefined : { top: 0, height }}
          {...{ width: size.width, scale: size.scale, isDark: view.isDark }}
          hear={leaf => setHeight(leaf.height())}
        />
      )}
    </section>
  );
}
