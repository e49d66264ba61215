import { useState } from 'react';
import { capital, counted } from '../../../../base/words.ts';
import type { LeftBehindNow } from '../../../form/asks.ts';
import type { Props } from '../../TopBar.tsx';
import { keyOf } from '../../typing/present.ts';

/** Other places that still give the old value. The sure ones are ticked. */
export function StillElsewhere({ store, state }: Props) {
  return (state.look?.left ?? []).map(left => (
    <Group key={left.what} left={left} store={store} state={state} />
  ));
}

function Group({ left: { what, places }, store, state }: Props & { left: LeftBehindNow }) {
  const sure = places.filter(({ mend }) => mend !== undefined);
  const [unticked, setUnticked] = useState(new Set<string>());
  const chosen = sure.map(({ key }) => key).filter(key => !unticked.has(key));
  const change = async () => {
    const isDone = await store.mendOthers(state.route, chosen);
    // The button has gone with the list, and the work goes on where it was.
    if (isDone && state.selected) store.select({ ...state.selected });
  };
  return (
    <section className="still">
      <h2>
        Still {what} in {counted(places.length, 'other place')}
      </h2>
      <ul>
        {places.map(({ key, page, words, sentence, mend, document, path }) => (
          <li key={key + keyOf({ document, path })}>
            <label className="tick">
              <input
                type="checkbox"
                disabled={mend === undefined}
                checked={chosen.includes(key)}
                onChange={({ target }) => {
                  const others = new Set(unticked);
                  if (target.checked) others.delete(key);
                  else others.add(key);
                  setUnticked(others);
                }}
              />
              <span>
                <strong>{page}</strong>
                <span className="still__words">{capital(words)}</span>
                {mend === undefined && <span className="field__help">{sentence}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <button type="button" onClick={() => void change()}>
          Change {chosen.length === 1 ? 'it' : 'them'}
        </button>
      )}
    </section>
  );
}
