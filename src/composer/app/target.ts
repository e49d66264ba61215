// Finds what the commands act on: the block that is selected, or the item in it.
import { valueAt } from '../../base/json-value.ts';
import type { PlaceIn } from '../form/asks.ts';
import { hasOwnPanel, levelsTo } from './fields/levels.ts';
import type { State, Store } from './store.ts';
import { countAt, keyOf } from './typing/present.ts';
import { titled } from './words.ts';

export type SelectedTarget = {
  /** What moves, is hidden or goes away: for a shared block, the place on this page that shows the shared document. */
  place: PlaceIn;
  at: number;
  last: number;
  name: string;
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
export function isLocked(document: string, { look, unlocked }: State): boolean {
  const now = look?.documents[document];
  return now !== undefined && now.kind !== 'page' && unlocked !== document;
}

/** Undefined if the page itself is selected, or nothing. */
export function selectedTarget(store: Store, state: State): SelectedTarget | undefined {
  const { look, opened, selected, waiting, route } = state;
  const now = selected && look?.documents[selected.document];
  if (!look || !now) return undefined;
  const { document } = selected;
  const value = store.present(document);
  const levels = levelsTo(selected.path, value, now.kind, opened).filter(hasOwnPanel);
  const level = levels.at(-1);
  if (!level || typeof level.path.at(-1) !== 'number') return undefined;
  const own = { document, path: level.path };
  const isBlock = level.path.length === 2 && level.path[0] === 'blocks';
  const block = look.blocks.find(one => keyOf(one) === keyOf(own));
  const place = block?.shared?.from ?? own;
  const begun = waiting.get(keyOf(place))?.begun;
  const count = countAt(look.documents[place.document], place.path.slice(0, -1));
  return {
    place,
    at: begun?.at ?? Number(place.path.at(-1)),
    last: begun ? count : count - 1,
    name: titled(level.label, valueAt(value, level.path), state),
    isBlock,
    isShared: block?.shared !== undefined,
    isHidden: block?.isHidden ?? valueAt(value, [...level.path, 'hidden']) === true,
    isBegun: begun !== undefined,
    isLocked: isLocked(place.document, state),
    around: isBlock ? { document: route, path: [] } : { document, path: levels.at(-2)?.path ?? [] },
  };
}
