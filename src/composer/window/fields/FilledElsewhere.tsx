import { capital } from '../../../base/words.ts';
import { siteNow } from '../site-values.ts';
import { ControlFor } from './controls/ControlFor.tsx';
import { type ControlProps, emptyValue } from './controls/control-props.ts';

/** A field that the site document or other pages fill as long as nobody writes it here. */
export function FilledElsewhere(props: ControlProps) {
  const { field, control, put, store, state } = props;
  const { fromSite, fromPages } = field;
  if (fromSite === undefined)
    return <p className="small">Filled from the site’s {fromPages}. There is nothing to do here.</p>;
  const path = fromSite.split('.');
  const empty = emptyValue(control);
  return (
    <>
      <p className="small">Filled from {path.map(capital).join(', ')} of the whole site.</p>
      <span className="line">
        <button
          type="button"
          className="quiet"
          onClick={() => store.select({ document: siteNow(state).document, path })}
        >
          Go there
        </button>
        {typeof empty !== 'object' ? (
          <details>
            <summary>Write it here instead</summary>
            <ControlFor {...props} />
          </details>
        ) : (
          <button type="button" className="quiet" onClick={() => put(empty)}>
            Write it here instead
          </button>
        )}
      </span>
    </>
  );
}
