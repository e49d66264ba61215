// Makes fixes, each with a title that reads like a button. A check offers a fix only if the author can have meant just one thing.
// A fix changes as few characters as possible.

import { quoted } from '../../base/words.ts';
import type { Fix, Span } from './problem.ts';

export function renameTo({ offset, length }: Span, name: string): Fix {
  return { title: `Rename to ${quoted(name)}`, offset, length, text: JSON.stringify(name) };
}

/** "text" is JSON, as the file will hold it. */
export function changeTo({ offset, length }: Span, text: string): Fix {
  const words = text.startsWith('"') ? quoted(JSON.parse(text)) : text;
  return { title: `Change to ${words}`, offset, length, text };
}

export function replaceBy({ offset, length }: Span, title: string, text: string): Fix {
  return { title, offset, length, text };
}

export function takeOut({ offset, length }: Span, what: string): Fix {
  return { title: `Take ${what} out`, offset, length, text: '' };
}

export function putIn(offset: number, text: string, what: string): Fix {
  return { title: `Put ${what} in`, offset, length: 0, text };
}
