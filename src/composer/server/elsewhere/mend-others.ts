// Changes places that still give an old value, or mistakes that have a fix, in all their documents at once.

import { messageOf } from '../../../base/sentences/read.ts';
import { makeChange } from '../../../change/change.ts';
import { type ChangeRequest, judgeEdits } from '../../../change/fix/judge-edits.ts';
import { checkAll } from '../../../check/check.ts';
import { stillSaidBeside } from '../../../check/remarks.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { documentIn, documentOfFile } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { MENDED_OTHERS } from '../history/value-back.ts';
import { makeOnce } from '../pages/page-change.ts';
import { isMended, keyOfProblem } from '../sentences/problems.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';

export function mendOthers(
  copy: Copy,
  author: Author,
  { id, route, keys }: Asks['mendOthers']['input'],
): { message: string } {
  const { answers } = windowWords(author.language);
  const library = copy.library();
  const isNamed = (problem: Problem) => keys.includes(keyOfProblem(problem));
  const left = leftBeside(route, library).filter(isNamed);
  // The whole site is checked only for somebody who mends mistakes.
  const wanted = left.length > 0 ? left : checkAll(library).filter(one => isMended(one) && isNamed(one));
  if (wanted.length < keys.length) throw new RefusedAsk(409, { message: answers.placeChanged });
  const amendment = judgeEdits(library, requestsFor(wanted, library));
  if (amendment.kind === 'refused') throw new RefusedAsk(422, messageOf(amendment.said));
  if (amendment.kind === 'save') {
    const { files } = amendment;
    makeOnce(copy, author, { id }, (head, record) =>
      makeChange({ ...head, what: left.length > 0 ? MENDED_OTHERS : 'mend', files }, library, record),
    );
  }
  return { message: answers.placesChanged(wanted.length) };
}

function leftBeside(route: string, library: Library): Problem[] {
  const page = library.page(route);
  const left = page ? stillSaidBeside(page, library).flatMap(({ places }) => places) : [];
  return left.map(({ problem }) => problem);
}

function requestsFor(problems: Problem[], library: Library): ChangeRequest[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files.flatMap(file => {
    const document = documentOfFile(library.root, file);
    const text = documentIn(file, library)?.source?.text;
    if (document === undefined || text === undefined) return [];
    const fixes = problems.filter(problem => problem.file === file).flatMap(({ fix }) => fix ?? []);
    const edits = fixes.map(({ offset, length, text }) => ({ offset, length, text }));
    return [{ document, version: versionOf(text), edits }];
  });
}
