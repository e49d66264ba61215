// Puts a page that is begun into the menu, in the same step. Entries that others have added meanwhile stay where they are.
import { valueAt } from '../../../base/json-value.ts';
import { messageOf } from '../../../base/sentences/read.ts';
import { judgeEdits } from '../../../change/fix/judge-edits.ts';
import type { SavedFile } from '../../../change/save/together.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { amend } from '../steps/change.ts';

type Wanted = NonNullable<Asks['newPage']['input']['menu']>;
type Entry = { text: string; href: string };

/** "library" has the page already. "after" are the words of the entry before it. */
export function withMenuEntry(
  { path, at, version }: Wanted,
  entry: Entry,
  library: Library,
  words: WindowWords,
): { files: SavedFile[]; after: string | undefined } {
  const document = documentOfFile(library.root, library.settings().file) ?? '';
  const amended = amend(
    document,
    [{ document, version, path, do: 'insert', at, value: entry }],
    library,
    words,
  );
  if ('status' in amended) {
    const { status, message, said } = amended;
    throw new RefusedAsk(status, { message, said });
  }
  const { source, edits, before, places } = amended;
  const judged = judgeEdits(library, [{ document, version: versionOf(source.text), edits }]);
  if (judged.kind === 'refused') throw new RefusedAsk(422, messageOf(judged.said));
  const there = places[0]?.path ?? [];
  const index = Number(there.at(-1));
  const last = valueAt(before, [...there.slice(0, -1), index - 1, 'text']);
  return {
    files: judged.kind === 'save' ? judged.files : [],
    after: typeof last === 'string' ? last : undefined,
  };
}
