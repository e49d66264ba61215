import { useId, useState } from 'react';
import { isFields } from '../../../base/json-value.ts';
import { type FieldInForm, formOf } from '../../form/form.ts';
import type { ControlProps } from './control-props.ts';

/** Values with names that an author chooses. */
export function TableInput({ control, place, value, store, state, draw, put, field }: ControlProps<'table'>) {
  const { definitions } = state.opened;
  const values = isFields(value) ? value : {};
  // A name without a value is not in the document yet.
  const [begun, setBegun] = useState<string>();
  const names = begun !== undefined && !Object.hasOwn(values, begun) ? [begun] : [];
  const withBegun = { ...values, ...Object.fromEntries(names.map(name => [name, undefined])) };
  const { fields } = formOf(control.schema, definitions, withBegun);
  const most = control.most ?? Number.POSITIVE_INFINITY;

  function takeAway(name: string): void {
    setBegun(undefined);
    const isLast = Object.keys(values).every(other => other === name);
    if (isLast && !field.isNeeded) put(undefined);
    else if (Object.hasOwn(values, name))
      store.type({ document: place.document, path: [...place.path, name] }, undefined);
  }

  return (
    <div className="stack stack--wide">
      {fields.map(one => (
        <TableRow
          key={one.step}
          field={one}
          taken={Object.keys(values)}
          rename={to => store.rename({ document: place.document, path: [...place.path, one.step] }, to)}
          takeAway={() => takeAway(String(one.step))}
        >
          {draw.one(one, place, values[String(one.step)])}
        </TableRow>
      ))}
      {fields.length < most && <AddName taken={Object.keys(values)} add={setBegun} />}
    </div>
  );
}

type TableRowProps = {
  field: FieldInForm;
  taken: string[];
  rename: (to: string) => unknown;
  takeAway: () => void;
  children: React.ReactNode;
};

function TableRow({ field, taken, rename, takeAway, children }: TableRowProps) {
  const [name, setName] = useState<string>();
  const old = String(field.step);
  const isFree = name !== undefined && name.trim() !== '' && !taken.includes(name.trim());
  return (
    <div className="inset stack">
      {children}
      {name === undefined ? (
        <span className="line">
          <button type="button" className="quiet" aria-label={`Rename ${old}`} onClick={() => setName(old)}>
            Rename
          </button>
          <button type="button" className="quiet" aria-label={`Take away ${old}`} onClick={takeAway}>
            Take away
          </button>
        </span>
      ) : (
        <form
          className="line"
          onSubmit={event => {
            event.preventDefault();
            if (isFree) rename(name.trim());
            setName(undefined);
          }}
        >
          <input
            className="input"
            aria-label={`New name of ${old}`}
            // biome-ignore lint/a11y/noAutofocus: Somebody has just asked for this box.
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" disabled={!isFree}>
            Rename
          </button>
        </form>
      )}
    </div>
  );
}

function AddName({ taken, add }: { taken: string[]; add: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const isTaken = taken.includes(name.trim());
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() === '' || isTaken) return;
        add(name.trim());
        setName('');
      }}
    >
      <label htmlFor={id}>Add a name</label>
      <span className="line">
        <input id={id} className="input" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="submit" disabled={name.trim() === '' || isTaken}>
          Add
        </button>
      </span>
      {isTaken && <p className="small">This name is there already.</p>}
    </form>
  );
}
