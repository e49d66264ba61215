// Puts what is typed but not yet saved over what the server told, so that the fields show an author's own words.
import { type Path, valueAt } from '../../base/json-value.ts';
import type { AskRefusal, DocumentNow, PageLook, PlaceIn } from '../form/asks.ts';
import { type Deed, type Step, stepped } from '../form/steps.ts';

/** A value that has been typed and is not in the file. */
export type Waiting = {
  place: PlaceIn;
  /** Undefined for a field that was emptied. */
  value: unknown;
  /** Set for an item that has yet to enter its list. */
  isNew?: boolean;
  /** Why the file does not have it: the server's sentences. Missing while nobody has refused it. */
  refused?: AskRefusal;
};

export const keyOf = ({ document, path }: PlaceIn): string => `${document} ${JSON.stringify(path)}`;

export function isWithin(path: Path, around: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

/** The document with everything that waits. Something that no longer has a place there is left out. */
export function presentValue(document: string, look: PageLook, waiting: Iterable<Waiting>): unknown {
  let value = look.documents[document]?.value;
  for (const one of waiting)
    if (one.place.document === document) value = stepped(value, deedFor(value, one)) ?? value;
  return value;
}

export function stepFor(waiting: Waiting, now: DocumentNow): Step {
  const { document, path } = waiting.place;
  const deed = deedFor(now.value, waiting);
  const was = deed.do === 'set' || deed.do === 'unset' ? { was: valueAt(now.value, deed.path) } : {};
  return { document, version: now.version, ...was, ...deed, path: deed.path ?? path };
}

type PlacedDeed = Deed & { path: Path };

/** A field inside something that is not there yet brings what is around it along. */
function deedFor(value: unknown, { place: { path }, value: wanted, isNew }: Waiting): PlacedDeed {
  if (isNew) return { do: 'insert', path: path.slice(0, -1), at: Number(path.at(-1)), value: wanted };
  if (wanted === undefined) return { do: 'unset', path };
  for (let depth = 1; depth < path.length; depth += 1) {
    const around = path.slice(0, depth);
    if (valueAt(value, around) !== undefined) continue;
    return { do: 'set', path: around, value: built(path.slice(depth), wanted) };
  }
  return { do: 'set', path, value: wanted };
}

function built(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
}
