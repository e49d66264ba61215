import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { LeftBehindNow, LeftPlace } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { useSituation } from '../commands/situation.ts';
import { SignButton } from '../parts/SignButton.tsx';
import { LeftPlaceRow } from './LeftPlaceRow.tsx';
import type { FoundElsewhere } from './use-elsewhere.ts';

const WORDS = SHELL_WORDS.elsewhere;

type DrawerProps = { elsewhere: FoundElsewhere };

/** A drawer over the page with the other places that still give the old value. Somebody who types goes on typing. */
export function StillElsewhere({ elsewhere }: DrawerProps) {
  const { store, state } = useSituation();
  const { left, isOpen, setOpen } = elsewhere;
  if (!isOpen || left.length === 0) return null;
  const close = () => {
    setOpen(false);
    if (state.selected) store.select({ ...state.selected });
  };
  return (
    <section
      className="drawer"
      aria-label={WORDS.name}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      {left.map((one, index) => (
        <Group key={one.what} left={one} elsewhere={elsewhere} {...(index === 0 && { close })} />
      ))}
    </section>
  );
}

/** The first group has the button that closes the drawer. */
type GroupProps = DrawerProps & { left: LeftBehindNow; close?: () => void };

/** The key of a place changes with the number of the other places, which its message says. */
const tickOf = (place: LeftPlace): string => `${keyOf(place)} ${place.words}`;

/** The sure ones are ticked. */
function Group({ left: { what, places }, close, elsewhere }: GroupProps) {
  const { store, state } = useSituation();
  /** Places that an author has ticked or unticked. */
  const [turned, setTurned] = useState(new Set<string>());
  const chosen = places
    .filter(place => place.mend !== undefined && (place.doubt === undefined) !== turned.has(tickOf(place)))
    .map(({ key }) => key);
  /** An acceptance is for one page, and for all places there that say the same. */
  const toChange = new Set(places.filter(({ key }) => chosen.includes(key)).map(({ document }) => document));
  const others = places.filter(({ document }) => document.startsWith('/') && !toChange.has(document));
  const turn = (tick: string) => {
    const others = new Set(turned);
    if (!others.delete(tick)) others.add(tick);
    setTurned(others);
  };
  const goOn = (isDone: boolean) => {
    if (isDone) elsewhere.forget(what);
    // The button goes with the list, and the work goes on where it was.
    if (isDone && state.selected) store.select({ ...state.selected });
  };
  return (
    <div className="drawer__group">
      <div className="drawer__head">
        <div className="grow">
          <h2>{WORDS.still(what, places.length)}</h2>
          <p>{WORDS.tickThose}</p>
        </div>
        {close && <SignButton sign="close" label={SHELL_WORDS.window.close} onClick={close} />}
      </div>
      <ul>
        {places.map(place => (
          <LeftPlaceRow
            key={place.key}
            place={place}
            isChosen={chosen.includes(place.key)}
            turn={() => turn(tickOf(place))}
          />
        ))}
      </ul>
      <div className="drawer__foot">
        {places.some(({ mend }) => mend !== undefined) && (
          <button
            type="button"
            className="act"
            disabled={chosen.length === 0}
            onClick={async () => goOn(await store.mendOthers(state.route, chosen))}
          >
            {WORDS.change(chosen.length)}
          </button>
        )}
        {others.length > 0 && (
          <button type="button" className="quiet" onClick={async () => goOn(await store.acceptLeft(others))}>
            {others.length < places.length ? WORDS.othersAreRight : WORDS.areRight}
          </button>
        )}
      </div>
    </div>
  );
}
