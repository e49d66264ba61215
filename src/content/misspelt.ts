// What stands where JSON allows it not in, the sentence for it out: which sign, which word, which bracket.
import type { Node } from 'jsonc-parser';
import type { Fix } from './problem.ts';
import { mend, slip } from './slip.ts';
import { shown } from './words.ts';

const SMART_QUOTES = '“”„‟‘’‚‛«»‹›＂″';
const EMPTY_WORDS = /^(undefined|none|nil|nan|infinity|void)$/i;
const TRUTH_WORDS = /^(true|false|null)$/i;
const YES_NO: { [word: string]: string } = { yes: 'true', no: 'false', on: 'true', off: 'false' };
const COMMENT = 'A comment is not possible here. Put the remark into a "note" field, or delete it.';
const WORD = /[^\s,:{}[\]"'“”]+/y;

/** Called after white space: what people take for white space, and JSON doesn't. */
export function failAtSpace(text: string, at: number): void {
  const character = text[at] ?? '';
  if (character === '/' && /[/*]/.test(text[at + 1] ?? '')) {
    const end = text[at + 1] === '/' ? lineEnd(text, at) : text.indexOf('*/', at) + 2;
    slip(at, Math.max(2, end - at), COMMENT);
  }
  if (/(?![ \t\r\n])[\p{Cc}\p{Cf}\p{Z}]/u.test(character)) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    slip(
      at,
      1,
      `An invisible character (U+${code}) stands here. Delete it; a plain space is fine.`,
      mend('Delete it', at, 1, /\p{Z}/u.test(character) ? ' ' : ''),
    );
  }
}

function lineEnd(text: string, at: number): number {
  return at + text.slice(at).search(/[\r\n]|$/);
}

export function failAtValue(text: string, at: number): never {
  const character = text[at];
  if (character === undefined) slip(Math.max(0, at - 1), 1, 'The file ends here, and a value is missing.');
  failAtQuote(text, at);
  if (character === ',')
    slip(at, 1, 'Before this comma a value is missing. Write one, or take the comma out.');
  if (character === '}' || character === ']') slip(at, 1, `Before this "${character}" a value is missing.`);
  if (character === ':')
    slip(at, 1, 'This colon is one too many. A colon stands only between a name and its value.');
  const word = wordAt(text, at);
  slip(at, word.length, wordSlip(word), wordMend(word, at));
}

/** True, None and $700 can only have been meant one way; a word without quotes may be anything. */
function wordMend(word: string, at: number): Fix | undefined {
  const price = /^[$€£]([0-9]+(?:,[0-9]{3})*)$/.exec(word)?.[1]?.replaceAll(',', '');
  const meant = TRUTH_WORDS.test(word) ? word.toLowerCase() : price;
  return meant === undefined ? undefined : mend(`Write ${meant}`, at, word.length, meant);
}

function wordSlip(word: string): string {
  const meant = Object.hasOwn(YES_NO, word.toLowerCase()) ? YES_NO[word.toLowerCase()] : undefined;
  if (TRUTH_WORDS.test(word)) return `${word} is written in lower case: ${word.toLowerCase()}.`;
  if (meant) return `Write ${meant} instead of ${word}, or put the word in quotes.`;
  if (EMPTY_WORDS.test(word)) return `${word} is not a value. Take the field out, or write text in quotes.`;
  if (word.startsWith('#')) return COMMENT;
  if (/^[$€£][0-9]/.test(word))
    return `A price is a number without a sign: write ${word.slice(1).replace(/[^0-9.]/g, '')}.`;
  return `Text stands in quotes: write "${shown(word)}".`;
}

export function failAtKey(text: string, at: number): never {
  const character = text[at];
  if (character === undefined)
    slip(Math.max(0, at - 1), 1, 'The file ends here, and a closing "}" is missing.');
  failAtQuote(text, at);
  if (character === ',')
    slip(at, 1, 'This comma is one too many. Take it out.', mend('Take the comma out', at, 1, ''));
  if (/[{[]/.test(character)) slip(at, 1, 'A field needs a name before its value, such as "heading": …');
  if (/[0-9]/.test(character) && /[0-9],\s*$/.test(text.slice(Math.max(0, at - 8), at))) {
    const comma = text.lastIndexOf(',', at);
    slip(
      at,
      wordAt(text, at).length,
      'A number has no comma between its digits: write 1000, not 1,000.',
      /^[0-9]{3}(?![0-9])/.test(text.slice(at)) && comma === at - 1
        ? mend('Take the comma out', comma, 1, '')
        : undefined,
    );
  }
  if (/[}\]:]/.test(character)) slip(at, 1, `Before this "${character}" the name of a field is missing.`);
  const word = wordAt(text, at);
  if (word.startsWith('#')) slip(at, word.length, wordSlip(word));
  const isName = /^[A-Za-z$][\w-]*$/.test(word) && /^[ \t]*:/.test(text.slice(at + word.length));
  slip(
    at,
    word.length,
    `The name of a field stands in quotes: write "${shown(word)}".`,
    isName ? mend(`Write "${word}"`, at, word.length, JSON.stringify(word)) : undefined,
  );
}

function failAtQuote(text: string, at: number): void {
  const character = text[at] ?? '';
  if (SMART_QUOTES.includes(character)) {
    slip(
      at,
      1,
      `${character} is a typographic quotation mark. Around names and values stand straight ones: ".`,
      straightened(text, at),
    );
  }
  if (character === "'" || character === '`') {
    slip(at, 1, `Text stands in double quotes: write " instead of ${character}.`, straightened(text, at));
  }
}

/** Up to the mark that ends the text: the last one of its kind on the line before what follows a name or a value. */
function straightened(text: string, at: number): Fix | undefined {
  const line = text.slice(at, lineEnd(text, at));
  const quotes = SMART_QUOTES.includes(line[0] ?? '') ? `${SMART_QUOTES}"` : (line[0] ?? '');
  for (let end = 1; end < line.length; end += 1) {
    if (!quotes.includes(line[end] ?? '') || line[end - 1] === '\\') continue;
    if (!/^[ \t]*(?:[:,}\]]|$)/.test(line.slice(end + 1))) continue;
    const inner = line.slice(1, end);
    if (/[\\\t]/.test(inner)) return undefined;
    return mend('Write straight quotation marks', at, end + 1, JSON.stringify(inner));
  }
  return undefined;
}

/** Neither a comma nor the closing bracket follows an item of a list or of an object. */
export function failBetween(text: string, open: number, end: number, at: number, item: Node): never {
  const bracket = text[open] ?? '';
  const close = bracket === '{' ? '}' : ']';
  const character = text[at];
  if (character === undefined) slip(open, 1, `This "${bracket}" is never closed. A "${close}" is missing.`);
  if (character === '}' || character === ']') {
    slip(
      open,
      1,
      `This "${bracket}" is closed by "${character}" on line ${lineOf(text, at)}. Its own "${close}" is missing before it.`,
    );
  }
  const value = item.type === 'property' ? item.children?.[1] : item;
  if (value?.type === 'string' && /[\p{L}\p{N}]/u.test(text[end] ?? '')) {
    slip(end - 1, 1, 'The text ends at this quotation mark. To write one inside text, use \\" or “ and ”.');
  }
  if (character === ':' && bracket === '[') {
    slip(open, 1, 'This list holds a name with a value. Put the fields in braces: { … }.');
  }
  if (character === ';')
    slip(at, 1, 'Fields are separated by a comma, not by a semicolon.', mend('Write a comma', at, 1, ','));
  if (value?.type === 'number' && at === end) {
    slip(
      end,
      wordAt(text, end).length,
      'A number is written in digits only, without a unit. Or put the whole in quotes.',
    );
  }
  slip(
    end,
    1,
    'A comma is missing here.',
    startsItem(text, at) ? mend('Put a comma here', end, 0, ',') : undefined,
  );
}

export function failAtEnd(text: string, at: number): never {
  const character = text[at] ?? '';
  if (character === '}' || character === ']')
    slip(
      at,
      1,
      `This "${character}" is one too many. Take it out.`,
      isAlone(text, at) ? mend('Take it out', at, 1, '') : undefined,
    );
  if (character === ',')
    slip(
      at,
      1,
      'This comma is one too many: the document ends before it. Take it out.',
      isAlone(text, at) ? mend('Take the comma out', at, 1, '') : undefined,
    );
  slip(at, wordAt(text, at).length, 'The document has ended before this. Take out what follows.');
}

export function failAtColon(text: string, start: number, end: number, at: number): never {
  slip(
    end,
    1,
    `A colon is missing after the name ${text.slice(start, end)}.`,
    startsItem(text, at) && at > end ? mend('Put a colon here', end, 0, ':') : undefined,
  );
}

function startsItem(text: string, at: number): boolean {
  return /["{[\d-]|true|false/y.test(text.slice(at, at + 5));
}

/** Nothing else follows up to the end of the file. */
function isAlone(text: string, at: number): boolean {
  return text.slice(at + 1).trim() === '';
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? text[at] ?? ' ';
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n?|\n/).length;
}
