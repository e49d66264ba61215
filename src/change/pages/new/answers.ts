// Says what is wrong with the title or the starter that somebody wants for a new page. Answers in the terminal and arguments of
// the command get the same sentences.
import { isFields } from '../../../base/json-value.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { hasHidden, listed, quoted } from '../../../base/words.ts';
import { plainName } from '../../../document/files/pages.ts';
import { didYouMean, nearest } from '../../../document/problem/did-you-mean.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';
import { addressProblem } from '../free-address.ts';
import type { Starter } from './starters.ts';

const LONGEST_NAME = 60;

export function pageTitleProblem(title: string, library: Library): Said | undefined {
  const { minLength, maxLength } = titleLimits(library);
  const length = [...title].length;
  if (length === 0) return says`A page needs a title, such as ${the.text('Oak tables')}.`;
  if (length < minLength || length > maxLength)
    return says`This title is ${the.count(length, 'character')} long; search results want ${the.number(minLength)} to ${the.number(maxLength)}.`;
  if (hasHidden(title)) return says`This title holds an invisible character. Type it anew.`;
  if (/[{}]/.test(title)) return says`A title has no braces. Take ${the.text('{')} and ${the.text('}')} out.`;
  const twin = library.routes().find(route => titleOf(route, library) === title.toLowerCase());
  if (twin === undefined) return undefined;
  return says`The page ${the.text(twin)} has this title already. Give each page its own.`;
}

/** Taken from the schema, so that both always say the same. */
function titleLimits({ schemas }: Library): { minLength: number; maxLength: number } {
  const { title } = schemas.page.properties as { title: { minLength: number; maxLength: number } };
  return title;
}

function titleOf(route: string, library: Library): string | undefined {
  const value = library.page(route)?.parsed?.value;
  return isFields(value) && typeof value.title === 'string' ? value.title.toLowerCase() : undefined;
}

export function starterProblem(name: string, starters: Starter[]): string | undefined {
  const names = starters.map(starter => starter.name);
  if (names.includes(name)) return undefined;
  return `There is no starter ${quoted(name)}.${didYouMean(nearest(name, names))} The starters are ${listed(names, 'and')}.`;
}

/** "Oak tables" for a service → "/services/oak-tables". Undefined if that is not free. */
export function likelyAddress(title: string, { folder }: Starter, library: Library): string | undefined {
  const name = plainName(title, siteFacts(library).language).slice(0, LONGEST_NAME + 1);
  const whole = name.length > LONGEST_NAME ? name.replace(/-[^-]*$/, '') : name;
  for (const end of ['', '-2', '-3']) {
    const address = `${folder}/${whole}${end}`;
    if (!addressProblem(address, library)) return address;
  }
  return undefined;
}
