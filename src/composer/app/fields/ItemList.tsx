import type { PlaceIn } from '../../form/asks.ts';
import { formOf } from '../../form/form.ts';
import { titled } from '../words.ts';
import type { ControlProps } from './control-props.ts';
import { hasOwnPanel } from './levels.ts';

/** The items of a list, in their order. An item with fields of its own is opened; a plain one is written here. */
export function ItemList({ control, place, value, id, draw, store, state }: ControlProps<'list'>) {
  const items = Array.isArray(value) ? value : [];
  const { fields } = formOf(control.schema, state.opened.definitions, items);
  const most = control.most ?? Number.POSITIVE_INFINITY;
  const add = () => void store.add({ ...place, path: [...place.path, items.length] });
  return (
    <>
      <ol className="items" aria-labelledby={id}>
        {fields.map((field, index) => {
          const item: PlaceIn = { document: place.document, path: [...place.path, index] };
          const title = titled(field.label, items[index]);
          const isOpened = hasOwnPanel({ ...field, path: item.path, schema: {} });
          return (
            <li key={index} className="items__item">
              {isOpened ? (
                <button type="button" onClick={() => store.select(item)}>
                  {title}
                </button>
              ) : (
                draw.one(field, place, items[index])
              )}
              <ItemButtons {...{ store, item, title, last: items.length - 1 }} />
            </li>
          );
        })}
      </ol>
      {items.length < most && (
        <button type="button" onClick={add}>
          Add a {control.noun}
        </button>
      )}
    </>
  );
}

type ButtonsProps = { item: PlaceIn; title: string; last: number } & Pick<ControlProps, 'store'>;

function ItemButtons({ store, item, title, last }: ButtonsProps) {
  const at = Number(item.path.at(-1));
  return (
    <span className="items__buttons">
      <button
        type="button"
        disabled={at === 0}
        aria-label={`Move up: ${title}`}
        onClick={() => store.move(item, at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={at === last}
        aria-label={`Move down: ${title}`}
        onClick={() => store.move(item, at + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`Take away: ${title}`} onClick={() => store.remove(item)}>
        ×
      </button>
    </span>
  );
}
