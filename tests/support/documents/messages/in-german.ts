// Reads problems and their fixes as a German form shows them, and fails where one of them would stay English.
import { readSaid } from '../../../../src/base/sentences/read.ts';
import type { Said } from '../../../../src/base/sentences/said.ts';
import { formReader } from '../../../../src/composer/server/sentences/form-reader.ts';
import { placeOfProblem } from '../../../../src/composer/server/sentences/problems.ts';
import type { Problem } from '../../../../src/document/problem/problem.ts';
import type { Library } from '../../../../src/site/types.ts';

export function readInGerman(problems: Problem[], library: Library): Problem[] {
  for (const problem of problems) {
    const { message, said, fix } = problem;
    const ofDocument = placeOfProblem(problem, library);
    // No form shows what is wrong with another file.
    if (!ofDocument && !said) continue;
    const place = ofDocument ?? { document: '', path: [] };
    const stays = (words: string) => {
      throw new Error(`No German for ${JSON.stringify(words)} in: ${message}`);
    };
    const read = (words: string, said: Said | undefined) => {
      if (!said) return stays(words);
      return readSaid(said, formReader(place, library, 'de', stays));
    };
    read(message, said);
    if (fix && !fix.move && !fix.page) read(fix.title, fix.said);
  }
  return problems;
}
