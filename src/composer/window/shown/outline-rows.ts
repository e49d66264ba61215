// The rows of the outline: the page, its blocks, and the items of each block.

import { typeOf, valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { BLOCK_ICONS, blockIcon } from '../../../document/schema/block-icons.ts';
import { siteGroups } from '../../../document/schema/site-groups.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { standsIn } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import { formOf } from '../../model/form/form.ts';
import type { BlockOnPage } from '../../model/on-page.ts';
import { type Draft, whyHeld } from '../../model/state/draft.ts';
import { keyOf, presentValue } from '../../model/state/drafts.ts';
import { itemsShown } from '../../model/state/on-its-way.ts';
import { documentNow, type State } from '../../model/state/state.ts';
import { SIGNS } from '../parts/signs.ts';
import { hasOwnPanel, isPartOfSite, labelNow, levelsTo, schemaIn } from './levels.ts';
import { kindAndTitle, titleOfPage } from './titles.ts';

export type OutlineRow = {
  place: PlaceIn;
  /** "FAQ", and "Frequently asked questions". */
  kind: string;
  title?: string;
  /** The path of a drawing. Items have none. */
  icon?: string;
  /** What sets it apart: "hidden", "shared, on 12 pages", "not saved yet". */
  notes: string[];
  /** As much of that as there is room for. */
  short?: string;
  isHidden: boolean;
  /** Something in it is not saved. */
  isWrong: boolean;
  /** Stands on every page. */
  isEverywhere?: boolean;
  /** Being added: nothing can be done with it yet. */
  isComing?: boolean;
  /** Selected itself, or something in it that has no row. */
  isCurrent: boolean;
  items: OutlineRow[];
};

export function rowsOn(state: State): OutlineRow[] {
  const { route, look } = state;
  if (!look) return [];
  const page = { document: route, path: [] };
  const list = { document: route, path: ['blocks'] };
  const blocks = valueAt(look.documents[route]?.value, list.path);
  const items = itemsShown(list, Array.isArray(blocks) ? blocks : [], state);
  const rows = items.flatMap(({ place, value, isBegun, isComing }) => {
    if (isComing)
      return { ...comingRow(place, '', value, state), icon: blockIcon(definitionOf(value, state)) };
    if (isBegun) return { ...blockRow(place, state), notes: [SHELL_WORDS.side.notSaved], isWrong: true };
    const block = look.blocks.find(one => keyOf(one.shared?.from ?? one) === keyOf(place));
    return block ? rowOnPage(block, state) : [];
  });
  const title = titleOfPage(state);
  const first = plainRow(page, { kind: capital(SHELL_WORDS.side.kinds.page), title }, state);
  const isOfSite = documentNow(state.selected?.document ?? '', state)?.kind === 'site';
  return onlyOneCurrent([{ ...first, icon: PAGE }, ...rows], isOfSite);
}

function rowOnPage({ type, isHidden, shared, ...place }: BlockOnPage, state: State): OutlineRow {
  const row = blockRow(place, state);
  const sharing = shared ? [SHELL_WORDS.pages.shared(shared.pages)] : [];
  return {
    ...row,
    icon: blockIcon(state.opened.definitions[type]),
    notes: [...(isHidden ? [SHELL_WORDS.side.hidden] : []), ...sharing],
    ...(shared && { short: SHELL_WORDS.side.onPages(shared.pages) }),
    isHidden,
    isCurrent: row.isCurrent || (shared !== undefined && isSelected(shared.from, state)),
  };
}

/** The page is around all its blocks, so it counts as selected only if nothing else is. */
function onlyOneCurrent(rows: OutlineRow[], isOfSite: boolean): OutlineRow[] {
  const isElsewhere =
    isOfSite || rows.slice(1).some(({ isCurrent, items }) => isCurrent || items.some(one => one.isCurrent));
  return rows.map((row, index) => ({
    ...row,
    isCurrent: index === 0 ? !isElsewhere : row.isCurrent && !row.items.some(({ isCurrent }) => isCurrent),
  }));
}

function plainRow(place: PlaceIn, named: Pick<OutlineRow, 'kind' | 'title'>, state: State): OutlineRow {
  const isWrong = place.path.length > 0 && [...state.waiting.values()].some(one => isHeldIn(one, place));
  const isCurrent = isSelected(place, state);
  return { place, ...named, notes: [], isHidden: false, isWrong, isCurrent, items: [] };
}

function isHeldIn(one: Draft, place: PlaceIn): boolean {
  return whyHeld(one) !== undefined && standsIn(one.place, place);
}

function isSelected(place: PlaceIn, { selected }: State): boolean {
  return selected !== undefined && standsIn(selected, place);
}

function blockRow({ document, path }: PlaceIn, state: State): OutlineRow {
  const block = valueAt(presentValue(document, state), path);
  const level = levelsTo({ document, path }, state).at(-1);
  const { fields } = formOf(level?.schema ?? {}, state.opened.definitions, block);
  const items = fields.flatMap(({ step, control, otherwise }) => {
    const list = [control, otherwise].find(one => one?.kind === 'list');
    return list ? itemRows({ document, path: [...path, step] }, list, valueAt(block, [step]), state) : [];
  });
  const named = kindAndTitle(level?.label ?? '', block, state, level?.schema);
  return {
    ...plainRow({ document, path }, named, state),
    icon: blockIcon(definitionOf(block, state)),
    items,
  };
}

function comingRow(place: PlaceIn, label: string, value: unknown, state: State, schema?: Schema): OutlineRow {
  const row = plainRow(place, kindAndTitle(label, value, state, schema), state);
  return { ...row, notes: [SHELL_WORDS.side.comes], isComing: true };
}

/** Only items with fields of their own have rows. */
function itemRows(
  list: PlaceIn,
  { schema, noun }: Extract<Control, { kind: 'list' }>,
  value: unknown,
  state: State,
): OutlineRow[] {
  const rows = itemsShown(list, Array.isArray(value) ? value : [], state);
  const { fields } = formOf(
    schema,
    state.opened.definitions,
    rows.map(({ value }) => value),
  );
  return rows.flatMap(({ place, value, at, isBegun, isComing }, index) => {
    const { control, label = '' } = fields[isBegun || isComing ? index : at] ?? {};
    if (isComing) return comingRow(place, SHELL_WORDS.side.begun(noun), value, state, schemaIn(control));
    if (!hasOwnPanel({ path: place.path, control })) return [];
    const row = plainRow(
      place,
      kindAndTitle(labelNow({ label, ...place }, state), value, state, schemaIn(control)),
      state,
    );
    return [{ ...row, notes: row.isWrong || isBegun ? [SHELL_WORDS.side.notSaved] : [] }];
  });
}

function definitionOf(block: unknown, { opened }: State) {
  return opened.definitions[typeOf(block) ?? ''];
}

const PAGE = SIGNS.page;
const AROUND: { [part: string]: string } = { header: BLOCK_ICONS.header, footer: BLOCK_ICONS.footer };

/** The rows of what stands around the blocks of every page: header and footer. */
export function siteRowsOn(state: State): [header?: OutlineRow, footer?: OutlineRow] {
  const rows = allSiteRowsOn(state);
  const [header, footer] = Object.keys(AROUND).map(part => rows.find(row => row.place.path[0] === part));
  return [header, footer];
}

/** The groups of the site document, and all of it. */
export function groupRowsOn(state: State): OutlineRow[] {
  const document = documentOfSite(state)?.[0];
  if (document === undefined) return [];
  const groups = siteGroups(state.opened.schemas.site).map(({ name, members }) => {
    const rows = members.map(path => plainRow({ document, path }, { kind: '' }, state));
    return {
      ...plainRow({ document, path: members[0] ?? [] }, { kind: SHELL_WORDS.site.groups[name] }, state),
      icon: SIGNS.site,
      isCurrent: rows.some(({ isCurrent }) => isCurrent),
      isWrong: rows.some(({ isWrong }) => isWrong),
    };
  });
  const whole = plainRow({ document, path: [] }, { kind: SHELL_WORDS.side.wholeSite }, state);
  const isElsewhere = groups.some(({ isCurrent }) => isCurrent);
  return [...groups, { ...whole, icon: SIGNS.site, isCurrent: whole.isCurrent && !isElsewhere }];
}

function documentOfSite({ look }: State) {
  return Object.entries(look?.documents ?? {}).find(([, { kind }]) => kind === 'site');
}

/** Each part of the site document that has a panel of its own. */
export function allSiteRowsOn(state: State): OutlineRow[] {
  const [document, now] = documentOfSite(state) ?? [];
  if (document === undefined || !now) return [];
  const { schemas, definitions } = state.opened;
  const { fields } = formOf(schemas.site, definitions, now.value);
  const parts = fields.filter(({ step, control }) => isPartOfSite('site', [step], control));
  return parts.map(({ step, label }) => {
    const row = plainRow({ document, path: [step] }, { kind: capital(label) }, state);
    const icon = AROUND[String(step)] ?? SIGNS.site;
    return { ...row, icon, isEverywhere: true, short: SHELL_WORDS.side.everyPage };
  });
}
