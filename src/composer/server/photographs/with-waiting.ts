// Gives the texts with which a page is drawn while photographs on it wait for their words.
import type { Source } from '../../../document/problem/document.ts';
import type { Step } from '../../../document/steps/steps.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';
import { holdsPhotograph, withoutWords } from '../../model/photographs.ts';
import { amend, textAfter } from '../steps/change.ts';

/** A document is left out if the place of one of its photographs has another value by now. */
export function textsWithWaiting(photographs: Step[], library: Library, words: WindowWords): Source[] {
  const steps = photographs.flatMap(step =>
    step.do === 'set' && holdsPhotograph(step.value) ? { ...step, value: withoutWords(step.value) } : [],
  );
  return [...new Set(steps.map(({ document }) => document))].flatMap(document => {
    const own = steps.filter(step => step.document === document);
    const amended = amend(document, own, library, words);
    return 'status' in amended ? [] : { file: amended.source.file, text: textAfter(amended) };
  });
}
