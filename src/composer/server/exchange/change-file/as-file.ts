// Makes a file of the author's work, for a folder that has no other way to the others.
import { readSaid } from '../../../../base/sentences/read.ts';
import { cut, shown } from '../../../../base/words.ts';
import { atPlace } from '../../../../change/added-problems.ts';
import { makeChangeFile } from '../../../../review/change-file/make-change-file.ts';
import { heldBack } from '../../../../review/hand-in/plan.ts';
import { git } from '../../../../site/git/git.ts';
import { siteFacts } from '../../../../site/site-facts.ts';
import { windowWords } from '../../../language/languages.ts';
import type { Asks } from '../../../model/asks.ts';
import type { Author } from '../../copy.ts';
import { formReader, NO_PLACE } from '../../sentences/form-reader.ts';
import { placeOfProblem } from '../../sentences/problems.ts';
import type { Exchange } from '../exchange.ts';

const LONGEST_LINE = 120;
const MOST_MISTAKES = 5;

/** Mistakes hold nothing back here: whoever looks after the site may be the one who can mend them. */
export function asFile(
  { library, sides, author, now }: Exchange,
  { title }: Asks['asFile']['input'],
): Asks['asFile']['told'] {
  const { language = '' } = siteFacts(library);
  const about = { title: lineOf(title), by: lineOf(nameOf(author, sides.site)), at: now, language };
  const { name, text, aside } = makeChangeFile(sides.site, about);
  const reader = formReader(NO_PLACE, library, author.language);
  return {
    name,
    text,
    aside: [...mistakesIn({ library, sides, author, now }), ...aside.map(said => readSaid(said, reader))],
  };
}

function lineOf(text: string): string {
  return cut(shown(text.trim()), LONGEST_LINE);
}

/** An author at this computer has no name but the one that Git knows. */
function nameOf({ name, email }: Author, root: string): string {
  if (email !== undefined) return name;
  const { status, stdout } = git(root, ['config', '--get', 'user.name']);
  return status === 0 ? stdout : '';
}

function mistakesIn({ sides, author }: Exchange): string[] {
  const { problems, library } = heldBack(sides);
  if (problems.length === 0) return [];
  const { changeFile } = windowWords(author.language);
  const lines = problems.slice(0, MOST_MISTAKES).map(one => {
    const place = placeOfProblem(one, library) ?? NO_PLACE;
    return readSaid(atPlace(one), formReader(place, library, author.language));
  });
  return [changeFile.hasMistakes(problems.length), ...lines];
}
