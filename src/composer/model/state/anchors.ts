// Makes anchors of what has a place in the state, so that it is followed through the changes of documents.
import { type Anchor, standsIn } from '../../../document/steps/moved.ts';
import type { BareStep } from '../../../document/steps/steps.ts';
import type { PlaceIn } from '../asks.ts';
import type { Begun } from './draft.ts';
import { keyOf } from './drafts.ts';
import type { CarriedPhotograph, State } from './state.ts';

/** A place between the items of a list. */
export type Gap = Anchor & Extract<BareStep, { do: 'insert' }>;

/** A place of the page as the window shows it. */
export function shownAnchor<Place extends PlaceIn>(
  place: Place,
  { look }: Pick<State, 'look'>,
): Place & Anchor {
  return { ...place, version: look?.documents[place.document]?.version ?? '' };
}

/** The photograph that is on its way to this field. */
export function carriedTo(
  field: PlaceIn,
  { anchors }: Pick<State, 'anchors'>,
): CarriedPhotograph | undefined {
  return [...anchors.values()].find(one => one?.photograph && keyOf(one) === keyOf(field))?.photograph;
}

/** The gap in a list of the site where a begun item will stand. */
export function gapOf({ version, value, begun: { list, at } }: Begun): Gap {
  return { ...list, version, do: 'insert', at, value };
}

/**
 * A begun item is a document of its own until the file has it. Translates a place in that document to one in "item", its place in
 * the file, and leaves other places as they are. Swap the two for the way back.
 */
export function placeWithin<One extends PlaceIn>(place: One, from: PlaceIn, item: PlaceIn): One {
  if (!standsIn(place, from)) return place;
  return { ...place, ...item, path: [...item.path, ...place.path.slice(from.path.length)] };
}
