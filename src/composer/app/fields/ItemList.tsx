import { useRef } from 'react';
import type { PlaceIn } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import { type FieldInForm, formOf } from '../../form/form.ts';
import { keyOf } from '../present.ts';
import { titled } from '../words.ts';
import type { ControlProps } from './control-props.ts';
import { controlNow, hasOwnPanel } from './levels.ts';

/** The items of a list, in their order. An item with fields of its own is opened; a line is written here. */
export function ItemList({ control, place, value, labelId, draw, store, state }: ControlProps<'list'>) {
  const list = useRef<HTMLOListElement>(null);
  const items = Array.isArray(value) ? value : [];
  const { fields } = formOf(control.schema, state.opened.definitions, items);
  const most = control.most ?? Number.POSITIVE_INFINITY;
  const at = (index: number): PlaceIn => ({ document: place.document, path: [...place.path, index] });
  const isLines = isLine(formOf(control.schema, state.opened.definitions, [undefined]).fields[0]?.control);

  /** Once React has drawn what has changed. */
  function focusOn(index: number, selector: string): void {
    setTimeout(() => {
      const item = list.current?.children[Math.max(0, index)] ?? list.current?.nextElementSibling;
      const wanted = item?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
      (wanted ?? (item as HTMLElement | undefined))?.focus();
    });
  }

  function add(index: number): void {
    if (!isLines) {
      void store.add(at(index));
      return;
    }
    // It stands last until it is in the file.
    store.begin(at(items.length), { at: index, value: '', given: [] });
    focusOn(items.length, 'textarea, input');
  }

  async function move(from: number, to: number, way: string): Promise<void> {
    if (await store.move(at(from), to, true)) focusOn(to, `[data-do="${way}"], [data-do]`);
  }

  async function takeAway(index: number): Promise<void> {
    const key = keyOf(at(index));
    if (state.waiting.get(key)?.begun) store.drop(key);
    else if (!(await store.remove(at(index), true))) return;
    focusOn(Math.min(index, items.length - 2), 'button, textarea, input');
  }

  function press(event: React.KeyboardEvent, index: number): void {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && items.length < most) {
      event.preventDefault();
      if (target.value !== '') void store.flush().then(() => add(index + 1));
    } else if (event.key === 'Backspace' && target.value === '' && items.length > 1) {
      event.preventDefault();
      const key = keyOf(at(index));
      if (state.waiting.get(key)?.begun) store.drop(key);
      else void store.remove(at(index), true);
      focusOn(index - 1, 'textarea, input');
    }
  }

  return (
    <>
      <ol ref={list} className="items" aria-labelledby={labelId}>
        {fields.map((field, index) => {
          const title = titled(field.label, items[index]);
          return (
            <li
              key={index}
              className="items__item"
              onKeyDown={event => isLines && press(event, index)}
              data-waits={state.waiting.get(keyOf(at(index)))?.begun && true}
            >
              {isOpened(field, items[index]) ? (
                <button type="button" className="items__open" onClick={() => store.select(at(index))}>
                  {title}
                </button>
              ) : (
                draw.one(field, place, items[index])
              )}
              <span className="items__buttons">
                <ItemButton
                  label={`Move up: ${title}`}
                  way="up"
                  isPossible={index > 0}
                  press={() => move(index, index - 1, 'up')}
                />
                <ItemButton
                  label={`Move down: ${title}`}
                  way="down"
                  isPossible={index < items.length - 1}
                  press={() => move(index, index + 1, 'down')}
                />
                <ItemButton
                  label={`Take away: ${title}`}
                  way="away"
                  press={() => takeAway(index)}
                  isPossible
                />
              </span>
            </li>
          );
        })}
      </ol>
      <span>
        {items.length < most ? (
          <button type="button" className="add" onClick={() => add(items.length)}>
            Add {withArticle(control.noun)}
          </button>
        ) : (
          <span className="field__help">{most} at most.</span>
        )}
      </span>
    </>
  );
}

/** An item whose fields have a panel of their own. */
function isOpened(field: FieldInForm, value: unknown): boolean {
  return hasOwnPanel({ path: [0], label: '', schema: {}, control: controlNow(field, value) });
}

function isLine(control: Control | undefined): boolean {
  return control?.kind === 'line';
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

const SIGNS = { up: 'M12 19V5M6 11l6-6 6 6', down: 'M12 5v14M6 13l6 6 6-6', away: 'M6 6l12 12M18 6L6 18' };

type ItemButtonProps = { label: string; way: keyof typeof SIGNS; isPossible: boolean; press: () => void };

function ItemButton({ label, way, isPossible, press }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="sign"
      data-do={way}
      disabled={!isPossible}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[way]} />
      </svg>
    </button>
  );
}
