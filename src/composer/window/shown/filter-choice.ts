// Offers the buttons of a block's filter where an item says which of them shows it. A schema names that field: "filteredBy".
import { isFields, ownOf, typeOf, valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Control, Option } from '../../model/form/control.ts';
import { presentValue } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { standsAt } from './items.ts';
import { asVisitorsRead } from './site-values.ts';

/** A button with this name shows every item. */
const ALL = 'all';

/** Undefined for any other field, and in a block without such buttons. */
export function filterChoice(place: PlaceIn, state: State): Control | undefined {
  const { document, path } = place;
  const field = path.at(-1);
  const { list } = standsAt({ document, path: path.slice(0, -1) }, state);
  if (typeof field !== 'string' || list.path.at(-1) !== 'items') return undefined;
  const block = valueAt(presentValue(list.document, state), list.path.slice(0, -1));
  const schema = ownOf(state.opened.definitions, String(typeOf(block)));
  if (!isFields(block) || schema?.filteredBy !== field || !Array.isArray(block.filter)) return undefined;
  const choices = block.filter.filter(isFields).flatMap((button): Option[] => {
    const value = button[field];
    const label = asVisitorsRead(String(button.text ?? value), state);
    return typeof value === 'string' && value !== '' && value !== ALL ? [{ value, label }] : [];
  });
  return choices.length > 0 ? { kind: 'choice', choices } : undefined;
}
