import { SHELL_WORDS } from '../../../language/window-words.ts';
import { keyOf } from '../../../model/state/drafts.ts';
import { useSituation } from '../../commands/situation.ts';
import { placeWords } from '../../shown/levels.ts';

/** What the check says of the page beside the fields that are open. */
export function PageRemarks() {
  const { store, state } = useSituation();
  const { look } = state;
  if (!look || look.problems.length === 0) return null;
  return (
    <details>
      <summary>{SHELL_WORDS.fields.remarks(look.problems.length)}</summary>
      <ul className="stack">
        {look.problems.map(({ key, document, path, message }) => {
          const where = placeWords({ document, path }, state);
          return (
            <li key={key + keyOf({ document, path })} className="inset">
              <p>{message}</p>
              {where && (
                <button type="button" className="quiet" onClick={() => store.select({ document, path })}>
                  {SHELL_WORDS.fields.show(where.label, where.inside.at(-1))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
