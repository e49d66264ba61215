// Makes fixes, each with a title that reads like a button. A check offers a fix only if the author can have meant just one thing.
// A fix changes as few characters as possible.

import { inFile } from '../../base/sentences/read.ts';
import { type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import type { Deed, Fix, Span } from './problem.ts';

/** A fix keeps its title as data too. */
export function asTitle(said: Said): { title: string; said: Said } {
  return { title: inFile(said), said };
}

/** "text" is JSON, as the file will hold it. */
export function changeTo(span: Span, text: string): Fix {
  return changeInto(span, text.startsWith('"') ? the.choice(JSON.parse(text)) : the.sign(text), text);
}

/** "shown" is what the title says of the new text. */
export function changeInto(span: Span, shown: SaidPart, text: string): Fix {
  return replaceBy(span, says`Change to ${shown}`, { deed: 'change', what: written(shown) }, text);
}

export function renameTo(span: Span, name: string): Fix {
  return renameInto(span, the.field(name), JSON.stringify(name));
}

export function renameInto(span: Span, shown: SaidPart, text: string): Fix {
  return replaceBy(span, says`Rename to ${shown}`, { deed: 'rename', what: written(shown) }, text);
}

export function replaceBy({ offset, length }: Span, title: Said | string, done: Deed, text: string): Fix {
  return { ...(typeof title === 'string' ? { title } : asTitle(title)), done, offset, length, text };
}

export function takeOut(span: Span, what: SaidPart | string): Fix {
  const title = typeof what === 'string' ? `Take ${what} out` : says`Take ${what} out`;
  return replaceBy(span, title, { deed: 'take', what: written(what) }, '');
}

export function putIn(offset: number, text: string, what: SaidPart | string): Fix {
  const title = typeof what === 'string' ? `Put ${what} in` : says`Put ${what} in`;
  return replaceBy({ offset, length: 0 }, title, { deed: 'put', what: `${written(what)} in` }, text);
}

/** As the file says it. */
function written(what: SaidPart | string): string {
  return typeof what === 'string' ? what : inFile(says`${what}`);
}
