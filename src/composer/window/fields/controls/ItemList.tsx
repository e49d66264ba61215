import { cloneElement, type FocusEvent, type KeyboardEvent, type ReactElement, useRef } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Control } from '../../../model/form/control.ts';
import { type FieldInForm, formOf } from '../../../model/form/form.ts';
import { type ItemNow, itemsNow, keyOf } from '../../../model/state/drafts.ts';
import { useSituation } from '../../commands/situation.ts';
import { focusFirstField } from '../../focus/panes.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SignButton } from '../../parts/SignButton.tsx';
import { useSlidingRows } from '../../parts/slide-rows.ts';
import { controlNow, hasOwnPanel, labelNow, schemaIn } from '../../shown/levels.ts';
import { titled } from '../../shown/titles.ts';
import type { ControlProps } from './control-props.ts';

/** The items of a list, in their order. An item with fields of its own is opened; a line is written here. */
export function ItemList({ control, place, value, labelId, draw }: ControlProps<'list'>) {
  const { store, state } = useSituation();
  const list = useRef<HTMLOListElement>(null);
  useSlidingRows(list, ':scope > li');
  const items = Array.isArray(value) ? value : [];
  const rows = itemsNow(place, items, state.waiting);
  const { fields } = formOf(
    control.schema,
    state.opened.definitions,
    rows.map(({ value }) => value),
  );
  const most = control.most ?? Number.POSITIVE_INFINITY;
  const isLines = isLine(formOf(control.schema, state.opened.definitions, [undefined]).fields[0]?.control);
  const count = rows.filter(({ isBegun }) => !isBegun).length;

  /** Once React has drawn what has changed. */
  function focusOn(row: number, first: string, otherwise = first): void {
    setTimeout(() => {
      const item = list.current?.children[Math.max(0, row)] ?? list.current?.nextElementSibling;
      const find = (selector: string) => item?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
      (find(first) ?? find(otherwise))?.focus();
    });
  }

  /** An empty line is in no file. It goes with the focus if nobody writes into it. */
  async function addLine(row: number, at: number): Promise<void> {
    await store.flush();
    store.beginLine(place, at);
    focusOn(row, 'textarea, input');
  }

  async function addItem(): Promise<void> {
    if (await store.add({ ...place, path: [...place.path, count] })) focusFirstField();
  }

  async function move(row: ItemNow, by: number, position: number): Promise<void> {
    const way = by < 0 ? 'up' : 'down';
    if (await store.move(row.place, row.at + by, true))
      focusOn(position + by, `[data-do="${way}"]`, '[data-do]');
  }

  async function takeAway({ place }: ItemNow, position: number, selector: string): Promise<void> {
    if (await store.remove(place, true)) focusOn(position, selector);
  }

  function press(event: KeyboardEvent, row: ItemNow, position: number): void {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (target.value !== '' && rows.length < most) void addLine(position + 1, row.at + 1);
    } else if (event.key === 'Backspace' && target.value === '' && rows.length > 1) {
      event.preventDefault();
      void takeAway(row, Math.max(0, position - 1), 'textarea, input');
    }
  }

  /** An item has the number that it has in the file, or none before it is there. */
  function labelOf({ place, value, at, isBegun }: ItemNow, position: number): string {
    const { label = control.noun } = fields[isBegun || isLines ? position : at] ?? {};
    const field = fields[position];
    return field && isOpened(field, value) ? labelNow({ label, ...place }, state) : label;
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent, { place, value, isBegun }: ItemNow): void {
    if (isBegun && value === '' && !currentTarget.contains(relatedTarget)) store.drop(keyOf(place));
  }

  /** The row stays the same one when the line comes into the file, so the caret stays in it. */
  function line({ place: { document, path }, value }: ItemNow, field: FieldInForm): ReactElement {
    const step = path.at(-1) ?? field.step;
    const drawn = draw.one({ ...field, step }, { document, path: path.slice(0, -1) }, value);
    return cloneElement(drawn, { key: 'line' });
  }

  return (
    <div className="items-box">
      <ol ref={list} className="items" aria-labelledby={labelId}>
        {rows.map((row, position) => {
          const { value } = row;
          const field = fields[position];
          const title = titled(labelOf(row, position), value, state, schemaIn(field?.control));
          const last = row.isBegun ? count : count - 1;
          return (
            <li
              key={position}
              onKeyDown={event => isLines && press(event, row, position)}
              onBlur={event => leave(event, row)}
            >
              {field && isOpened(field, value) ? (
                <button type="button" className="items__open" onClick={() => store.select(row.place)}>
                  <span className="grow">{title}</span>
                  <Sign name="next" />
                </button>
              ) : (
                field && line(row, field)
              )}
              <span className="items__tools">
                <SignButton
                  sign="up"
                  data-do="up"
                  disabled={row.at === 0}
                  label={SHELL_WORDS.list.moveUp(title)}
                  onClick={() => move(row, -1, position)}
                />
                <SignButton
                  sign="down"
                  data-do="down"
                  disabled={row.at >= last}
                  label={SHELL_WORDS.list.moveDown(title)}
                  onClick={() => move(row, 1, position)}
                />
                <SignButton
                  sign="close"
                  data-do="away"
                  label={SHELL_WORDS.list.takeAway(title)}
                  onClick={() => takeAway(row, Math.min(position, rows.length - 2), 'button, textarea')}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {rows.length < most ? (
        <button
          type="button"
          className="items__add"
          onClick={() => void (isLines ? addLine(rows.length, count) : addItem())}
        >
          <Sign name="add" />
          {SHELL_WORDS.list.add(control.noun)}
        </button>
      ) : (
        <p className="items__add small">{SHELL_WORDS.list.most(most)}</p>
      )}
    </div>
  );
}

/** An item whose fields have a panel of their own. */
function isOpened(field: FieldInForm, value: unknown): boolean {
  return hasOwnPanel({ path: [0], control: controlNow(field, value) });
}

function isLine(control: Control | undefined): boolean {
  return control?.kind === 'line';
}
