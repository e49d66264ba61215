// Finds what the commands act on: the block that is selected, or the item in it.
import { isFields, valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf, presentValue } from '../../model/state/drafts.ts';
import { documentNow, homeOf, type State } from '../../model/state/state.ts';
import { countIn, standsAt } from './items.ts';
import { hasOwnPanel, labelNow, levelsTo, placeOfLevel } from './levels.ts';
import { kindAndTitle, titled } from './titles.ts';

export type SelectedTarget = {
  /** What moves, is hidden or goes away: for a shared block, the place on this page that shows the shared document. */
  place: PlaceIn;
  /** The value that the page shows: for a shared block, the block in the shared document. */
  own: PlaceIn;
  /** In which it stands, or will stand. */
  list: PlaceIn;
  at: number;
  last: number;
  name: string;
  /** "FAQ": its name without its title. */
  kind: string;
  isBlock: boolean;
  isShared: boolean;
  isHidden: boolean;
  /** Not in the file yet. */
  isBegun: boolean;
  /** Stands on other pages too, and nobody has said yet that it is to change there as well. */
  isLocked: boolean;
  /** One step out. */
  around: PlaceIn;
};

/** A shared document and that of the whole site, until somebody says to change it everywhere. */
export function isLocked(document: string, state: State): boolean {
  const now = documentNow(document, state);
  return now !== undefined && now.kind !== 'page' && state.unlocked !== homeOf(document, state);
}

/** Where a block goes that is added at the end of the page. */
export function placeAtEnd({ route, look }: State): PlaceIn {
  const now = look?.documents[route]?.value;
  const blocks = isFields(now) && Array.isArray(now.blocks) ? now.blocks : [];
  return { document: route, path: ['blocks', blocks.length] };
}

/** Undefined if the page itself is selected, or nothing. */
export function selectedTarget(state: State): SelectedTarget | undefined {
  const { look, selected, route } = state;
  if (!look || !selected || !documentNow(selected.document, state)) return undefined;
  const levels = levelsTo(selected, state).filter(hasOwnPanel);
  const level = levels.at(-1);
  if (!level || typeof level.path.at(-1) !== 'number') return undefined;
  const { document, path } = level;
  const own = { document, path };
  const block = look.blocks.find(one => keyOf(one) === keyOf(own));
  const place = block?.shared?.from ?? own;
  const { list, at, begun } = standsAt(place, state);
  const isBlock = list.path.length === 1 && list.path[0] === 'blocks';
  const value = presentValue(document, state);
  const count = countIn(list, state);
  const outer = levels.at(-2);
  const label = labelNow(level, state);
  return {
    place,
    own,
    list,
    at,
    last: begun ? count : count - 1,
    name: titled(label, valueAt(value, path), state, level.schema),
    kind: kindAndTitle(label, valueAt(value, path), state).kind,
    isBlock,
    isShared: block?.shared !== undefined,
    isHidden: block?.isHidden ?? valueAt(value, [...path, 'hidden']) === true,
    isBegun: begun !== undefined,
    isLocked: isLocked(place.document, state),
    around: isBlock || !outer ? { document: route, path: [] } : placeOfLevel(outer),
  };
}
