import { useState } from 'react';
import { capital, counted } from '../../../../base/words.ts';
import type { LeftBehindNow } from '../../../form/asks.ts';
import { asVisitorsRead } from '../../site-values.ts';
import type { Props } from '../../TopBar.tsx';
import { keyOf } from '../../typing/present.ts';

/** Other places that still give the old value. The sure ones are ticked. */
export function StillElsewhere({ store, state }: Props) {
  return (state.look?.left ?? []).map(left => (
    <Group key={left.what} left={left} store={store} state={state} />
  ));
}

function Group({ left: { what, places }, store, state }: Props & { left: LeftBehindNow }) {
  /** Places that an author has ticked or unticked. */
  const [turned, setTurned] = useState(new Set<string>());
  const chosen = places
    .filter(({ key, doubt, mend }) => mend !== undefined && (doubt === undefined) !== turned.has(key))
    .map(({ key }) => key);
  const change = async () => {
    const isDone = await store.mendOthers(state.route, chosen);
    // The button has gone with the list, and the work goes on where it was.
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
