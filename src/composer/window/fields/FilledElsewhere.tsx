import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { levelsTo } from '../shown/levels.ts';
import { siteNow } from '../shown/site-values.ts';
import { follow } from '../store/open-page.ts';
import { ControlFor } from './ControlFor.tsx';
import { type ControlProps, emptyValue } from './controls/control-props.ts';

/** A field that the site document or other pages fill as long as nobody writes it here. */
export function FilledElsewhere(props: ControlProps) {
  const { field, control, put } = props;
  const { store, state } = useSituation();
  const { fromSite } = field;
  if (fromSite === undefined) return <p className="small">{SHELL_WORDS.filled.fromArticles}</p>;
  const path = fromSite.split('.');
  const place = { document: siteNow(state).document, path };
  const [, ...levels] = levelsTo(place, state);
  const labels = path.map((step, depth) => capital(levels[depth]?.label ?? step));
  const empty = emptyValue(control);
  return (
    <>
      <p className="small">{SHELL_WORDS.filled.fromSite(labels.join(', '))}</p>
      <span className="line">
        <button type="button" className="quiet" onClick={() => void follow(store, place)}>
          {SHELL_WORDS.filled.goThere}
        </button>
        {typeof empty !== 'object' ? (
          <details>
            <summary>{SHELL_WORDS.filled.writeHere}</summary>
            <ControlFor {...props} />
          </details>
        ) : (
          <button type="button" className="quiet" onClick={() => put(empty)}>
            {SHELL_WORDS.filled.writeHere}
          </button>
        )}
      </span>
    </>
  );
}
