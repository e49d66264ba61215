import { useId, useState } from 'react';
import { isFields } from '../../../../base/json-value.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { type FieldInForm, formOf } from '../../../model/form/form.ts';
import { useSituation } from '../../commands/situation.ts';
import type { ControlProps } from './control-props.ts';

/** Values with names that an author chooses. */
export function TableInput({ control, place, value, draw, put, field }: ControlProps<'table'>) {
  const { store, state } = useSituation();
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
      {fields.length < most && (
        <NameForm
          label={SHELL_WORDS.table.addName}
          button={SHELL_WORDS.table.add}
          taken={Object.keys(values)}
          give={setBegun}
        />
      )}
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
  const [isRenaming, setRenaming] = useState(false);
  const old = String(field.step);
  return (
    <div className="inset stack">
      {children}
      {isRenaming ? (
        <NameForm
          label={SHELL_WORDS.table.newName(old)}
          button={SHELL_WORDS.table.rename}
          old={old}
          taken={taken}
          give={name => {
            rename(name);
            setRenaming(false);
          }}
        />
      ) : (
        <span className="line">
          <button
            type="button"
            className="quiet"
            aria-label={SHELL_WORDS.table.renameOne(old)}
            onClick={() => setRenaming(true)}
          >
            {SHELL_WORDS.table.rename}
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={SHELL_WORDS.table.takeAwayOne(old)}
            onClick={takeAway}
          >
            {SHELL_WORDS.commands.takeAway}
          </button>
        </span>
      )}
    </div>
  );
}

type NameFormProps = {
  label: string;
  button: string;
  old?: string;
  taken: string[];
  give: (name: string) => void;
};

/** Asks for a name that no other value has. */
function NameForm({ label, button, old = '', taken, give }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(old);
  const wanted = name.trim();
  const isTaken = taken.includes(wanted);
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        give(wanted);
        setName('');
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="line">
        <input
          id={id}
          className="input"
          // biome-ignore lint/a11y/noAutofocus: Somebody has just asked for a new name.
          autoFocus={old !== ''}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" disabled={wanted === '' || isTaken}>
          {button}
        </button>
      </span>
      {isTaken && wanted !== old && <p className="small">{SHELL_WORDS.table.taken}</p>}
    </form>
  );
}
