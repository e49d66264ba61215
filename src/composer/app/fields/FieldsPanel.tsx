import { valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../form/asks.ts';
import { keyOf } from '../present.ts';
import type { Props } from '../TopBar.tsx';
import { titled } from '../words.ts';
import { FieldList } from './FieldList.tsx';
import { hasOwnPanel, type Level, levelsTo } from './levels.ts';
import { NotSavedYet } from './NotSavedYet.tsx';
import { StillElsewhere } from './StillElsewhere.tsx';

/** The fields of what is selected: of the block, or of the item in it. */
export function FieldsPanel({ store, state }: Props) {
  const { selected = { document: state.route, path: [] }, look, opened } = state;
  const now = look?.documents[selected.document];
  const value = store.present(selected.document);
  const levels = now ? levelsTo(selected.path, value, now.kind, opened) : [];
  const shown = levels.filter(hasOwnPanel);
  const level = shown.at(-1);
  return (
    <aside className="fields" aria-label="Fields" id="fields" tabIndex={-1}>
      <NotSavedYet store={store} state={state} />
      <Way levels={shown} value={value} document={selected.document} select={store.select} />
      {level && (
        <FieldList
          key={keyOf({ ...selected, path: (state.selectedAs ?? selected).path.slice(0, level.path.length) })}
          store={store}
          state={state}
          place={{ document: selected.document, path: level.path }}
          schema={level.schema}
          value={valueAt(value, level.path)}
        />
      )}
      <StillElsewhere store={store} state={state} />
    </aside>
  );
}

type WayProps = { levels: Level[]; value: unknown; document: string; select: (place: PlaceIn) => void };

/** The heading, and the way back out to what is around: "Page › Faq › Question 3". */
function Way({ levels, value, document, select }: WayProps) {
  const last = levels.at(-1);
  return (
    <nav aria-label="Where you are" className="way">
      {levels.slice(0, -1).map(({ path, label }) => (
        <button key={keyOf({ document, path })} type="button" onClick={() => select({ document, path })}>
          {titled(label, valueAt(value, path))}
        </button>
      ))}
      {last && <h2>{titled(last.label, valueAt(value, last.path))}</h2>}
    </nav>
  );
}
