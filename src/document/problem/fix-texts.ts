// Makes fixes, each with a title that reads like a button. A check offers a fix only if the author can have meant just one thing.
// A fix changes as few characters as possible.

import { inFile } from '../../base/sentences/read.ts';
import { type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import type { Fix, Span } from './problem.ts';

/** A fix keeps its title as data too. */
export function asTitle(said: Said): { title: string; said: Said } {
  return { title: inFile(said), said };
}

export function renameTo({ offset, length }: Span, name: string): Fix {
  return { ...asTitle(says`Rename to ${the.field(name)}`), offset, length, text: JSON.stringify(name) };
}

/** "text" is JSON, as the file will hold it. */
export function changeTo({ offset, length }: Span, text: string): Fix {
  const words = text.startsWith('"') ? the.choice(JSON.parse(text)) : the.sign(text);
  return { ...asTitle(says`Change to ${words}`), offset, length, text };
}

export function replaceBy({ offset, length }: Span, title: Said | string, text: string): Fix {
  return { ...(typeof title === 'string' ? { title } : asTitle(title)), offset, length, text };
}

export function takeOut({ offset, length }: Span, what: SaidPart | string): Fix {
  if (typeof what === 'string') return { title: `Take ${what} out`, offset, length, text: '' };
  return { ...asTitle(says`Take ${what} out`), offset, length, text: '' };
}

export function putIn(offset: number, text: string, what: SaidPart | string): Fix {
  if (typeof what === 'string') return { title: `Put ${what} in`, offset, length: 0, text };
  return { ...asTitle(says`Put ${what} in`), offset, length: 0, text };
}
