// Answers a question about the past of a site, for the thread of src/dev/past-thread.ts.
import type { Places } from '../src/base/places.mjs';
import type { AnswerAside, PastQuestion } from '../src/composer/server/copy.ts';
import { pastAnswer } from '../src/composer/server/history/past-answers.ts';
import { keepValidatorsIn } from '../src/document/validate/compile-schema.ts';
import { validatorFolders } from '../src/publish/bundle/sources.mjs';
import { openLibrary } from '../src/site/library/library.ts';

/** Reads the site anew for each question: nobody tells this thread what has changed. */
export function run(question: PastQuestion, places: Places): AnswerAside {
  keepValidatorsIn(validatorFolders(places));
  return pastAnswer(openLibrary(places.site, places.engine), question);
}
