import { counted } from '../../../../base/words.ts';
import { keyOf } from '../../../model/state/drafts.ts';
import type { Props } from '../../TopBar.tsx';
import { placeWords } from '../levels.ts';

/** What the check says of the page beside the fields that are open. */
export function PageRemarks({ store, state }: Props) {
  const { look } = state;
  if (!look || look.problems.length === 0) return null;
  return (
    <details>
      <summary>{counted(look.problems.length, 'remark')} about this page</summary>
      <ul className="stack">
        {look.problems.map(({ key, document, path, message }) => {
          const where = placeWords({ document, path }, state);
          return (
            <li key={key + keyOf({ document, path })} className="inset">
              <p>{message}</p>
              {where && (
                <button type="button" className="quiet" onClick={() => store.select({ document, path })}>
                  Show {[where.label, ...where.inside.slice(-1)].join(', in ')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
