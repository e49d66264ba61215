// Rehearses what a change file brings.

import { hash } from '../../../../base/hash.ts';
import { shown } from '../../../../base/words.ts';
import { mergeSites } from '../../../../change/merge/sites.ts';
import { sidesOfChangeFile } from '../../../../review/change-file/sides-of-change-file.ts';
import { changedByMerge, takeOverMerged } from '../../../../review/change-file/take-over.ts';
import { waitingChangeFile } from '../../../../review/change-file/waiting-change-file.ts';
import { noteDeed } from '../../../../review/hand-in/done-once.ts';
import type { Exchange } from '../exchange.ts';
import type { ComingWork } from './coming-work.ts';
import { workOfSides } from './work-of-sides.ts';

/** Undefined if all of it is here already. */
export function workInFile(exchange: Exchange, file: string): ComingWork | undefined {
  const { library, author } = exchange;
  const { root } = library;
  const waiting = waitingChangeFile(root, file);
  const sides = sidesOfChangeFile(root, file, waiting);
  const merged = mergeSites(sides.base, sides.ours, sides.theirs);
  if (merged.conflicts.length === 0 && changedByMerge(sides, merged).length === 0) return undefined;
  const by = shown(waiting.by);
  return workOfSides(exchange, {
    theirs: hash(file),
    names: by === '' ? [] : [by],
    sides,
    met: sides.met,
    takeOver(merged, id) {
      const head = { id, author: author.id, ...(by !== '' && { what: by }) };
      const files = takeOverMerged(library, sides, merged, head);
      noteDeed(root, { id, files });
      return files;
    },
  });
}
