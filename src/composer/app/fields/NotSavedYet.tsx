import type { Waiting } from '../present.ts';
import type { Props } from '../TopBar.tsx';

/** What is typed and not in the file, with what is wrong and what can be done. */
export function NotSavedYet({ store, state }: Props) {
  const held = [...state.waiting].filter(([, { refused }]) => refused && refused.message !== '');
  if (held.length === 0) return null;
  return (
    <section className="not-saved" aria-label="Not saved yet">
      <h2>Not saved yet</h2>
      <ul>
        {held.map(([key, one]) => (
          <li key={key}>
            <button type="button" onClick={() => store.select(one.place)}>
              {shown(one.value)}
            </button>
            <p>{one.refused?.problems?.[0]?.message ?? one.refused?.message}</p>
            {one.refused?.ways?.map(({ title, steps }) => (
              <button key={title} type="button" onClick={() => store.mend(key, steps)}>
                {title}
              </button>
            ))}
            {one.refused && 'theirs' in one.refused && (
              <>
                <p>In the file: {shown(one.refused.theirs)}</p>
                <button type="button" onClick={() => store.keepMine(key)}>
                  Keep mine
                </button>
              </>
            )}
            <button type="button" onClick={() => store.drop(key)}>
              {one.refused && 'theirs' in one.refused ? 'Take theirs' : 'Leave it as it was'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shown(value: Waiting['value']): string {
  if (value === undefined) return 'Nothing';
  return typeof value === 'string' ? value || 'Nothing' : JSON.stringify(value);
}
