// Says what waits after something is typed, and what the field had when it got the focus: what is typed there is saved piece by piece,
// and may not be wanted in the end.
import { valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../form/asks.ts';
import type { State } from '../state.ts';
import { holds, type PlaceAfter, standsIn } from './places-after.ts';
import { isSameValue, keyOf, presentValue, typedInside, type Waiting } from './present.ts';

type Entered = { place: PlaceIn; after: PlaceAfter; value: unknown; last: unknown };

/** "since" returns where a place goes from now on. */
export function openFields(since: () => PlaceAfter) {
  let entered: Entered | undefined;

  function enteredAt(place: PlaceIn): Entered | undefined {
    const now = entered?.after(entered.place);
    return now && keyOf(now) === keyOf(place) ? entered : undefined;
  }

  /** What the field had. "shown" is what it shows until "typed" takes its place. */
  function valueBefore(place: PlaceIn, shown: unknown, typed: unknown): unknown {
    const known = enteredAt(place);
    // If it shows something else than was typed last, that came from an undo or from another hand.
    const isTypedOn = known && isSameValue(known.last, shown);
    entered = isTypedOn ? { ...known, last: typed } : { place, after: since(), value: shown, last: typed };
    return entered.value;
  }

  return {
    /** A field gets the focus. */
    enter(): void {
      entered = undefined;
    },
    /** What waits before and after "value" is typed. "within" are the keys of what the value holds. */
    typed(place: PlaceIn, value: unknown, { look, waiting }: State) {
      const now = look?.documents[place.document];
      const shown = look && presentValue(place.document, look.documents, waiting.values());
      const before = now && { value: valueBefore(place, valueAt(shown, place.path), value) };
      const around = [...waiting.values()].find(one => holds(one, place));
      const first: Waiting = { place, version: now?.version ?? '', ...(before && { before }), value };
      const earlier = around ?? waiting.get(keyOf(place)) ?? first;
      const one = around ? typedInside(around, place.path, value) : { ...earlier, value };
      const within = [...waiting].flatMap(([key, inner]) =>
        key !== keyOf(one.place) && !inner.isGone && standsIn(inner.place, one.place) ? [key] : [],
      );
      return { earlier, one, within };
    },
  };
}
