// Answers questions about what is sent and what comes, for the server that has started this process: see src/dev/exchange-process.ts.
import type { Places } from '../src/base/places.mjs';
import type { AnswerAside, ExchangeAsked } from '../src/composer/server/copy.ts';
import { exchangeAnswer } from '../src/composer/server/exchange/exchange-answers.ts';
import { keepValidatorsIn } from '../src/document/validate/compile-schema.ts';
import { validatorFolders } from '../src/publish/bundle/sources.mjs';
import { openLibrary } from '../src/site/library/library.ts';

/** Reads the site anew for each question: nobody tells this process what has changed. */
export async function run(question: ExchangeAsked, places: Places): Promise<AnswerAside> {
  keepValidatorsIn(validatorFolders(places));
  return exchangeAnswer(openLibrary(places.site, places.engine), places.engine, question);
}
