// Puts a document back as it was at a moment, as one change that Undo takes.
import { makeChange } from '../../../change/change.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import { replacedFile } from '../../../change/save/together.ts';
import { rowsBetween } from '../../../review/past/say-versions.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { isDone, makeOnce } from '../pages/page-change.ts';
import { RefusedAsk } from '../refused-ask.ts';
import { pastOf, versionNamed } from './versions.ts';

export function putBack(
  copy: Copy,
  author: Author,
  wanted: Asks['putBack']['input'],
): Asks['putBack']['told'] {
  const library = copy.library();
  const { root } = library;
  const { history } = windowWords(author.language);
  if (wanted.what !== 'document') throw new RefusedAsk(422, { message: history.notYet });
  const { document, key } = wanted;
  const told = { message: history.isBack, page: document, others: [], left: [] };
  if (isDone(copy, wanted.id)) return { ...told, sentences: [] };
  const past = pastOf(document, root, author.language);
  const { bytes } = versionNamed(key, past, author.language);
  const now = bytesIn(root, past.file);
  const files = now?.equals(bytes) ? [] : [replacedFile(past.file, now, bytes)];
  makeOnce(copy, author, wanted, (head, record) =>
    makeChange({ ...head, what: 'put back', files }, library, record),
  );
  return { ...told, sentences: rowsBetween(past.file, now, bytes, library) };
}
