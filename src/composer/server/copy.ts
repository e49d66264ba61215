// The working copy of a site that somebody composes in. Whatever the composer's server needs hangs on this value, so one process can
// serve several copies.
import type { Places } from '../../base/places.mjs';
import type { Journal } from '../../change/journal/watch.ts';
import type { Library } from '../../site/types.ts';

export type Copy = {
  /** Asked anew each time, because a change of the schemas opens another library. */
  library: () => Library;
  places: Places;
  journal: Journal;
  /** Sends the open pages what has become of these files. */
  tell: (files: string[]) => void;
};

/** Who makes a change. "id" stands in the journal. */
export type Author = { id: string; name: string; email?: string; kind: 'person' | 'agent'; may: string[] };
