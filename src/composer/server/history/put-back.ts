// Puts a document, a place in it or the whole site back as it was, as one change that Undo takes.
import { changeWithPictures } from '../../../change/change-pictures.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { isDone, makeOnce } from '../pages/page-change.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import type { BackPlan } from './plan-back.ts';

/** "planned" works the plan out, perhaps in another thread. If a file changes meanwhile, it is not written over. */
export async function putBack(
  copy: Copy,
  author: Author,
  wanted: Asks['putBack']['input'],
  planned: () => BackPlan | Promise<BackPlan>,
): Promise<Asks['putBack']['told']> {
  const { history } = windowWords(author.language);
  if (!wanted.rehearse && isDone(copy, wanted.id)) {
    const page = wanted.what === 'site' ? (wanted.route ?? '/') : wanted.document;
    return { message: history.isDone, page, sentences: [], others: [], left: [] };
  }
  const { files: sent, pictures, mistakes, ...told } = await planned();
  if (mistakes.length > 0 && !wanted.unfinished)
    throw new RefusedAsk(422, { message: history.withMistakes, problems: mistakes });
  const library = copy.library();
  // From another thread, bytes come without what a Buffer can do.
  const files = sent.map(one => ({ ...one, ...(one.bytes && { bytes: Buffer.from(one.bytes) }) }));
  makeOnce(copy, author, wanted, (head, record) =>
    changeWithPictures({ ...head, what: 'put back', files, renames: [], pictures }, library, record),
  );
  if (!wanted.rehearse && pictures.length > 0) copy.tell(pictures.map(({ file }) => file));
  return told;
}
