// The rows of the outline: the page, its blocks, and the items of each block.

import { valueAt } from '../../../base/json-value.ts';
import { counted } from '../../../base/words.ts';
import type { PlaceIn } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import { formOf } from '../../form/form.ts';
import { hasOwnPanel, labelNow, levelsTo } from '../fields/levels.ts';
import type { State, Store } from '../store.ts';
import { standsIn, waitingIn } from '../typing/places-after.ts';
import { itemsNow } from '../typing/present.ts';
import { titled, titleOfPage } from '../words.ts';

export type OutlineRow = {
  place: PlaceIn;
  /** "FAQ: Frequently asked questions" */
  name: string;
  /** What sets it apart: "hidden", "shared, on 12 pages", "not saved yet". */
  notes: string[];
  isHidden: boolean;
  /** Selected itself, or something in it that has no row. */
  isCurrent: boolean;
  items: OutlineRow[];
};

export function rowsOn(store: Store, state: State): OutlineRow[] {
  const { route, look } = state;
  if (!look) return [];
  const page = { document: route, path: [] };
  const rows = [
    { ...plainRow(page, titled('page', { title: titleOfPage(state) }, state), state), isAfter: -1 },
    ...look.blocks.map(block => {
      const { document, path, isHidden, shared } = block;
      const row = blockRow({ document, path }, store, state);
      const sharing = shared ? [`shared, on ${counted(shared.pages, 'page')}`] : [];
      const isCurrent = row.isCurrent || (shared !== undefined && isSelected(shared.from, state));
      const notes = [...(isHidden ? ['hidden'] : []), ...sharing];
      return { ...row, notes, isHidden, isCurrent, isAfter: Number((shared?.from.path ?? path)[1]) };
    }),
  ];
  for (const one of waitingIn({ document: route, path: ['blocks'] }, state.waiting.values())) {
    const at = one.begun?.at ?? 0;
    const index = rows.findIndex(({ isAfter }) => isAfter >= at);
    const row = { ...blockRow(one.place, store, state), notes: [NOT_SAVED], isAfter: at - 0.5 };
    rows.splice(index < 0 ? rows.length : index, 0, row);
  }
  const isOfSite = look.documents[state.selected?.document ?? '']?.kind === 'site';
  return onlyOneCurrent(rows, isOfSite);
}

const NOT_SAVED = 'not saved yet';

/** The page is around all its blocks, so it counts as selected only if nothing else is. */
function onlyOneCurrent(rows: OutlineRow[], isOfSite: boolean): OutlineRow[] {
  const isElsewhere =
    isOfSite || rows.slice(1).some(({ isCurrent, items }) => isCurrent || items.some(one => one.isCurrent));
  return rows.map((row, index) => ({
    ...row,
    isCurrent: index === 0 ? !isElsewhere : row.isCurrent && !row.items.some(({ isCurrent }) => isCurrent),
  }));
}

function plainRow(place: PlaceIn, name: string, state: State): OutlineRow {
  return { place, name, notes: [], isHidden: false, isCurrent: isSelected(place, state), items: [] };
}

function isSelected(place: PlaceIn, { selected }: State): boolean {
  return selected !== undefined && standsIn(selected, place);
}

function blockRow(place: PlaceIn, store: Store, state: State): OutlineRow {
  const { document, path } = place;
  const kind = state.look?.documents[document]?.kind ?? 'page';
  const value = store.present(document);
  const block = valueAt(value, path);
  const level = levelsTo(path, value, kind, state.opened).at(-1);
  const { fields } = formOf(level?.schema ?? {}, state.opened.definitions, block);
  const items = fields.flatMap(({ step, control, otherwise }) => {
    const list = [control, otherwise].find(one => one?.kind === 'list');
    return list ? itemRows({ document, path: [...path, step] }, list, valueAt(block, [step]), state) : [];
  });
  return { ...plainRow(place, titled(level?.label ?? '', block, state), state), items };
}

/** Only items with fields of their own have rows. */
function itemRows(
  list: PlaceIn,
  { schema }: Extract<Control, { kind: 'list' }>,
  value: unknown,
  state: State,
): OutlineRow[] {
  const items = Array.isArray(value) ? value : [];
  const { fields } = formOf(schema, state.opened.definitions, items);
  return itemsNow(list, items, state.waiting).flatMap(({ index, isBegun }) => {
    const { control, label = '' } = fields[index] ?? {};
    const place = { document: list.document, path: [...list.path, index] };
    if (!hasOwnPanel({ path: place.path, label, control, schema: {} })) return [];
    const name = titled(labelNow({ label, path: place.path }, list.document, state), items[index], state);
    return [{ ...plainRow(place, name, state), notes: isBegun ? [NOT_SAVED] : [] }];
  });
}
