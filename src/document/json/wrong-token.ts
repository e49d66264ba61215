// Throws the message for a character or a word that JSON does not allow at its place, with a fix if the author can have meant
// only one thing.

import { readAmount } from '../../base/amounts/written-amount.ts';
import { codeOf, shown } from '../../base/words.ts';
import { changeTo, replaceBy, takeOut } from '../problem/fix-texts.ts';
import { failAtQuote, failAtUnopened, quoteAt } from './quotes.ts';
import { NotJson, refuse } from './refuse.ts';
import { rowFrom, wordAt } from './scan.ts';
import { failAtUnopenedBracket, failAtUnpaired } from './unpaired-bracket.ts';

const EMPTY_WORDS = /^(undefined|none|nil|nan|infinity|void)$/i;
const TRUTH_WORDS = /^(true|false|null)$/i;
const YES_NO: { [word: string]: string } = { yes: 'true', no: 'false', on: 'true', off: 'false' };
const COMMENT = 'A comment is not possible here. Put the remark into a "note" field, or delete it.';
const UNQUOTED = /[^"{}[\]:\r\n]*/y;

/** Called after white space: finds comments and invisible characters, which people take for white space and JSON does not. */
export function failAtSpace(text: string, at: number): void {
  const character = text[at] ?? '';
  if (character === '/' && /[/*]/.test(text[at + 1] ?? '')) {
    const end = text[at + 1] === '/' ? at + rowFrom(text, at).length : text.indexOf('*/', at) + 2;
    refuse(at, Math.max(2, end - at), COMMENT);
  }
  if (/(?![ \t\r\n])[\p{Cc}\p{Cf}\p{Z}]/u.test(character)) {
    refuse(
      at,
      1,
      `An invisible character (${codeOf(character)}) stands here. Delete it; a plain space is fine.`,
      /\p{Z}/u.test(character)
        ? replaceBy(
            { offset: at, length: 1 },
            'Write a plain space',
            { deed: 'write', what: 'a plain space' },
            ' ',
          )
        : takeOut({ offset: at, length: 1 }, 'the invisible character'),
    );
  }
}

export function failAtValue(text: string, at: number): never {
  const character = text[at];
  if (character === undefined) refuse(Math.max(0, at - 1), 1, 'The file ends here, and a value is missing.');
  failAtQuote(text, at, 'value');
  if (character === ',') failAtSecondComma(text, at);
  if (character === '}' || character === ']') refuse(at, 1, `Before this "${character}" a value is missing.`);
  if (character === ':') {
    refuse(
      at,
      1,
      'This colon is one too many. A colon stands only between a name and its value.',
      takeOut({ offset: at, length: 1 }, 'the colon'),
    );
  }
  failAtWord(text, at);
}

function failAtSecondComma(text: string, at: number): never {
  if (/[,[]\s*$/.test(text.slice(0, at))) commaTooMany(at);
  refuse(at, 1, 'Before this comma a value is missing. Write one, or take the comma out.');
}

function commaTooMany(at: number, why = ''): never {
  const message = `This comma is one too many${why}. Take it out.`;
  refuse(at, 1, message, takeOut({ offset: at, length: 1 }, 'the comma'));
}

/** For a comma before a closing bracket. */
export function failAtLastComma(at: number, bracket: string): never {
  commaTooMany(at, `: "${bracket}" follows`);
}

function failAtWord(text: string, at: number): never {
  const word = wordAt(text, at);
  const span = { offset: at, length: word.length };
  if (TRUTH_WORDS.test(word)) {
    const meant = word.toLowerCase();
    refuse(at, word.length, `${word} is written in lower case: ${meant}.`, changeTo(span, meant));
  }
  failAtAmount(text, at);
  const meant = Object.hasOwn(YES_NO, word.toLowerCase()) ? YES_NO[word.toLowerCase()] : undefined;
  if (meant) refuse(at, word.length, `Write ${meant} instead of ${word}, or put the word in quotes.`);
  if (EMPTY_WORDS.test(word))
    refuse(at, word.length, `${word} is not a value. Take the field out, or write text in quotes.`);
  if (word.startsWith('#')) refuse(at, rowFrom(text, at).length, COMMENT);
  failAtPlainText(text, at, word);
}

/** For an amount that is not a number in JSON: 649,50 or 1 200 zł. "at" is where it begins. */
export function failAtAmount(text: string, at: number): void {
  UNQUOTED.lastIndex = at;
  const written = (UNQUOTED.exec(text)?.[0] ?? '').trimEnd().replace(/,$/, '').trimEnd();
  const reading = readAmount(written, 'money');
  if (reading.kind === 'none' || /^-?\d+(?:\.\d+)?$|^[.,]|\d[.,]$/.test(written)) return;
  const isCertain = reading.kind === 'one';
  const number = isCertain ? reading.number : reading.numbers.join(' or ');
  const fix = isCertain ? changeTo({ offset: at, length: written.length }, number) : undefined;
  const say = (why: string) => refuse(at, written.length, why, fix);
  if (reading.hasSign) say(`A price is a number without a sign: write ${number}.`);
  say(`${whyNoNumber(written)}: write ${number}, not ${shown(written)}.`);
}

function whyNoNumber(written: string): string {
  if (/^-?\d+,\d{1,2}$/.test(written)) return 'A number has a point before its cents, not a comma';
  if (/^-?[\d,]+(?:\.\d+)?$/.test(written)) return 'A number has no comma between its digits';
  return 'A number has nothing between its digits but a point before its cents';
}

/** For words without quotation marks. */
function failAtPlainText(text: string, at: number, word: string): never {
  const row = rowFrom(text, at);
  failAtUnopened(text, at);
  const phrase = /^[^",:{}[\]\\]*[^",:{}[\]\\\s]/.exec(row)?.[0] ?? word;
  const isWhole = /^\s*(?:[}\]]|,\s*(?:["{[]|$)|$)/.test(row.slice(phrase.length));
  const span = { offset: at, length: phrase.length };
  const message = `Text stands in quotes: write "${shown(phrase)}".`;
  if (!isWhole) refuse(at, phrase.length, message);
  throw new NotJson({
    ...span,
    message,
    fix: replaceBy(span, 'Put it in quotes', { deed: 'put', what: 'it in quotes' }, `"${phrase}"`),
    inQuotes: true,
  });
}

/** "before" is the offset of the last value before the name. */
export function failAtKey(text: string, at: number, before: number | undefined): never {
  const character = text[at];
  failAtQuote(text, at, 'name');
  if (character === ',') commaTooMany(at);
  failAtUnpaired(text, at, character === '{' || character === '[' ? ['open'] : undefined);
  if (character === undefined)
    refuse(Math.max(0, at - 1), 1, 'The file ends here, and a closing "}" is missing.');
  if (/[{[]/.test(character)) {
    if (before !== undefined) failAtUnopenedBracket(text, before, '[', 'value: more than one follows');
    refuse(at, 1, 'A field needs a name before its value, such as "heading": …');
  }
  if (before !== undefined) failAtAmount(text, before);
  failAtDigits(text, at);
  if (/[}\]:]/.test(character)) refuse(at, 1, `Before this "${character}" the name of a field is missing.`);
  const word = wordAt(text, at);
  if (word.startsWith('#')) refuse(at, rowFrom(text, at).length, COMMENT);
  const rest = rowFrom(text, at + word.length);
  if (/^"\s*:/.test(rest)) refuse(at, 1, 'The quotation mark (") before this name is missing.', quoteAt(at));
  const span = { offset: at, length: word.length };
  refuse(
    at,
    word.length,
    `The name of a field stands in quotes: write "${shown(word)}".`,
    /^\s*:/.test(rest) && !word.includes('\\')
      ? replaceBy(span, 'Put it in quotes', { deed: 'put', what: 'it in quotes' }, `"${word}"`)
      : undefined,
  );
}

/** For digits after a comma, which are the rest of a number such as 12,50 and not a name. */
function failAtDigits(text: string, at: number): void {
  if (!/\d,\s*$/.test(text.slice(Math.max(0, at - 8), at)) || !/\d/.test(text[at] ?? '')) return;
  const message = 'A number has no comma between its digits: write 1000 for 1,000, and 12.50 for 12,50.';
  refuse(at, wordAt(text, at).length, message);
}
