// The rows of the outline: the page, its blocks, and the items of each block.

import { valueAt } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import { formOf } from '../../model/form/form.ts';
import { standsIn } from '../../model/moved.ts';
import { itemsNow, keyOf } from '../../model/state/drafts.ts';
import { allBegun, documentNow } from '../../model/state/state.ts';
import { hasOwnPanel, labelNow, levelsTo } from '../fields/levels.ts';
import type { State, Store } from '../store.ts';
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
      const sharing = shared ? [SHELL_WORDS.pages.shared(shared.pages)] : [];
      const isCurrent = row.isCurrent || (shared !== undefined && isSelected(shared.from, state));
      const notes = [...(isHidden ? ['hidden'] : []), ...sharing];
      return { ...row, notes, isHidden, isCurrent, isAfter: Number((shared?.from.path ?? path)[1]) };
    }),
  ];
  const blocks = keyOf({ document: route, path: ['blocks'] });
  for (const one of allBegun(state.waiting).filter(({ begun }) => keyOf(begun.list) === blocks)) {
    const { at } = one.begun;
    const index = rows.findIndex(({ isAfter }) => isAfter >= at);
    const row = { ...blockRow(one.place, store, state), notes: [NOT_SAVED], isAfter: at - 0.5 };
    rows.splice(index < 0 ? rows.length : index, 0, row);
  }
  const isOfSite = documentNow(state.selected?.document ?? '', state)?.kind === 'site';
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

function blockRow({ document, path }: PlaceIn, store: Store, state: State): OutlineRow {
  const block = valueAt(store.present(document), path);
  const level = levelsTo({ document, path }, state).at(-1);
  const { fields } = formOf(level?.schema ?? {}, state.opened.definitions, block);
  const items = fields.flatMap(({ step, control, otherwise }) => {
    const list = [control, otherwise].find(one => one?.kind === 'list');
    return list ? itemRows({ document, path: [...path, step] }, list, valueAt(block, [step]), state) : [];
  });
  return { ...plainRow({ document, path }, titled(level?.label ?? '', block, state), state), items };
}

/** Only items with fields of their own have rows. */
function itemRows(
  list: PlaceIn,
  { schema }: Extract<Control, { kind: 'list' }>,
  value: unknown,
  state: State,
): OutlineRow[] {
  const rows = itemsNow(list, Array.isArray(value) ? value : [], state.waiting);
  const { fields } = formOf(
    schema,
    state.opened.definitions,
    rows.map(({ value }) => value),
  );
  return rows.flatMap(({ place, value, isBegun }, index) => {
    const { control, label = '' } = fields[index] ?? {};
    if (!hasOwnPanel({ path: place.path, control })) return [];
    const name = titled(labelNow({ label, ...place }, state), value, state);
    return [{ ...plainRow(place, name, state), notes: isBegun ? [NOT_SAVED] : [] }];
  });
}
