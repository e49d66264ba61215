import { useEffect, useState } from 'react';
import { capital, counted } from '../../../../base/words.ts';
import type { LeftBehindNow, PageLook } from '../../../model/asks.ts';
import { keyOf } from '../../../model/state/drafts.ts';
import { asVisitorsRead } from '../../site-values.ts';
import type { Props } from '../../TopBar.tsx';

/** Other places that still give the old value. The sure ones are ticked. They come after the page, because all pages are compared. */
export function StillElsewhere({ store, state, elsewhere }: Props & { elsewhere: Elsewhere }) {
  const { left, isLooking, forget } = elsewhere;
  return (
    <>
      {isLooking && left.length === 0 && (
        <p className="small">Looking for other places that still say the old…</p>
      )}
      {left.map(one => (
        <Group key={one.what} left={one} store={store} state={state} forget={forget} />
      ))}
    </>
  );
}

type Elsewhere = { left: LeftBehindNow[]; isLooking: boolean; forget: () => void };

/** Somebody who types on need not have all pages compared after each word. */
const PAUSE_MS = 300;

/** Until the places are known that belong to this look, shows those of the look before. */
export function useElsewhere({ store, state: { look } }: Props): Elsewhere {
  const [found, setFound] = useState<{ look: PageLook; left: LeftBehindNow[] }>();
  const asked = look?.left ? undefined : look;
  useEffect(() => {
    if (!asked) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const left = await store.leftBehind(asked.route);
      if (left && !isOver) setFound({ look: asked, left });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, store]);
  const forget = () => setFound(undefined);
  if (!asked) return { left: look?.left ?? [], isLooking: false, forget };
  const left = found?.look.route === asked.route ? found.left : [];
  return { left, isLooking: found?.look !== asked, forget };
}

type GroupProps = Props & { left: LeftBehindNow; forget: () => void };

function Group({ left: { what, places }, store, state, forget }: GroupProps) {
  /** Places that an author has ticked or unticked. */
  const [turned, setTurned] = useState(new Set<string>());
  const chosen = places
    .filter(({ key, doubt, mend }) => mend !== undefined && (doubt === undefined) !== turned.has(key))
    .map(({ key }) => key);
  const change = async () => {
    const isDone = await store.mendOthers(state.route, chosen);
    if (isDone) forget();
    // The button goes with the list, and the work goes on where it was.
    if (isDone && state.selected) store.select({ ...state.selected });
  };
  return (
    <section className="box box--warns stack">
      <h2>
        Still {what} in {counted(places.length, 'other place')}
      </h2>
      {places.some(({ mend }) => mend !== undefined) && (
        <button type="button" disabled={chosen.length === 0} onClick={() => void change()}>
          Change {(chosen.length || places.length) === 1 ? 'it' : 'them'}
        </button>
      )}
      <ul className="stack">
        {places.map(({ key, page, words, doubt, mend, document, path }) => (
          <li key={key + keyOf({ document, path })}>
            <label className="tick">
              <input
                type="checkbox"
                disabled={mend === undefined}
                checked={chosen.includes(key)}
                onChange={() => {
                  const others = new Set(turned);
                  if (!others.delete(key)) others.add(key);
                  setTurned(others);
                }}
              />
              <span>
                <strong>{page}</strong>
                <br />
                {capital(asVisitorsRead(words, state))}
                {(mend === undefined || doubt !== undefined) && (
                  <span className="small">
                    {[doubt, mend === undefined && BY_HAND].filter(Boolean).join(' ')}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BY_HAND = 'Change these words by hand.';
