// Throws the message for anything that JSON does not allow after a name, between two items or after the end of the document.
import { shown } from '../../base/words.ts';
import { putIn, replaceBy, takeOut } from '../problem/fix-texts.ts';
import type { Node } from '../problem/nodes.ts';
import { closingOf } from './brackets.ts';
import { failAtPasted } from './pasted.ts';
import {
  failAfterText,
  failAtCurlyEnd,
  failAtHalfTypographic,
  failAtUnclosedName,
  failAtUnopened,
} from './quotes.ts';
import { refuse } from './refuse.ts';
import { lineAt, rowFrom, startsValue, wordAt } from './scan.ts';
import { failAtStrayField } from './stray-field.ts';
import { closedByOther, failAtUnopenedBracket, failAtUnpaired } from './unpaired-bracket.ts';
import { failAtAmount } from './wrong-token.ts';

/**
 * A name without its closing quotation mark, as JSON reads it: up to the mark that opens the value or, if the value has no marks,
 * up to the one that opens the next name.
 */
const UNCLOSED = /^"[\w$-]+\s*:(?:[\s{[]*|\s*[\w.+-]+\s*,\s*)"$/;

/** Words after a text, and the quotation mark that was meant to end it. */
const WORDS_TO_A_MARK = /^\s*[^\s"{}[\],:;][^"]*"\s*(?:[}\]]|,|$)/;

/**
 * Called if no colon follows a name. The name begins at "start" and ends at "end", the next thing begins at "at", and the last
 * value before the name begins at "before".
 */
export function failAtColon(
  text: string,
  start: number,
  end: number,
  at: number,
  before: number | undefined,
): never {
  failAtCurlyEnd(text, start, end - 1, 'name');
  const character = text[at] ?? '';
  const name = text.slice(start, end);
  if (UNCLOSED.test(name)) failAtUnclosedName(text, start);
  if (before !== undefined && /[,\]]/.test(character))
    failAtUnopenedBracket(text, before, '[', 'value: more than one follows');
  failAtUnpaired(text, at);
  const message = `A colon is missing after the name ${shown(name)}.`;
  if (character === '=' || character === ';') {
    const length = /^=>?|;/.exec(text.slice(at, at + 2))?.[0].length ?? 1;
    refuse(
      at,
      length,
      message,
      replaceBy({ offset: at, length }, 'Write a colon', { deed: 'write', what: 'a colon' }, ':'),
    );
  }
  refuse(end, 1, message, startsValue(text, at) ? putIn(end, ':', 'the colon') : undefined);
}

/** Called if neither a comma nor the closing bracket follows an item of a list or a field of an object. */
export function failBetween(text: string, open: number, end: number, at: number, item: Node): never {
  const bracket = text[open] ?? '';
  const character = text[at];
  const value = item.type === 'property' ? item.children?.[1] : item;
  if (character === undefined || character === '}' || character === ']') failAtClosing(text, open, at, item);
  if (value?.type === 'string') {
    failAtCurlyEnd(text, value.offset, end - 1, 'value');
    failAtHalfTypographic(text, value.offset, end);
    if (/[\p{L}\p{N}]/u.test(text[end] ?? '')) failAtPasted(text, value.offset);
    if (/[\p{L}\p{N}]/u.test(text[end] ?? '') || WORDS_TO_A_MARK.test(rowFrom(text, end)))
      failAfterText(text, value.offset, end);
  }
  if (value?.type === 'number' && item.type === 'property') failAtAmount(text, value.offset);
  if (character === ':') failAtSecondColon(text, open, at, item);
  if (character === ';') failAtSemicolon(text, at);
  if (value?.type === 'number') failAtUnopened(text, value.offset);
  if (character === '{') failAtUnpaired(text, at, ['open']);
  if (bracket === '[' && character === '"') failAtStray(text, open, at);
  if (value?.type === 'number' && at === end) {
    refuse(
      end,
      wordAt(text, end).length,
      'A number is written in digits only, without a unit. Or put the whole in quotes.',
    );
  }
  refuse(
    end,
    1,
    'A comma is missing here.',
    canFollow(text, at, bracket) ? putIn(end, ',', 'a comma') : undefined,
  );
}

/** For a comma after a text that ended too early: „so", and more. */
export function failAtTextBefore(text: string, end: number, item: Node): void {
  const value = item.type === 'property' ? item.children?.[1] : item;
  if (value?.type === 'string') failAtHalfTypographic(text, value.offset, end);
}

function failAtClosing(text: string, open: number, at: number, item: Node): never {
  if (text[at] === ']') failAtUnopenedList(text, item);
  failAtUnpaired(text, at);
  const bracket = text[open] ?? '';
  const close = closingOf(bracket);
  const character = text[at];
  if (character === undefined) refuse(open, 1, `This "${bracket}" is never closed. A "${close}" is missing.`);
  refuse(open, 1, closedByOther(text, open, at));
}

/** For a list of one item that has only its closing bracket: the item is on a line of its own, below the field's name. */
function failAtUnopenedList(text: string, item: Node): void {
  const value = item.children?.[1];
  if (item.type !== 'property' || !value) return;
  if (lineAt(text, item.offset) < lineAt(text, value.offset))
    failAtUnopenedBracket(text, value.offset, '[', 'value');
}

/** For "a": 1: 2, or for a name with a value among the items of a list. */
function failAtSecondColon(text: string, open: number, at: number, item: Node): never {
  failAtUnpaired(text, at, ['open', 'extra']);
  const { offset } = item.children?.[1] ?? item;
  if (text[open] === '[') failAtStray(text, open, offset);
  failAtUnopenedBracket(text, offset, '{', 'name');
  if (text[open] === '[')
    refuse(open, 1, 'This list holds a name with a value. Put the fields in braces: { … }.');
  refuse(offset, 1, 'Two names follow each other. A "{" or a value is missing between them.');
}

/** For fields that lack the brace before them, or a field that stands outside its item. */
function failAtStray(text: string, open: number, at: number): void {
  failAtUnopenedBracket(text, at, '{', 'name');
  failAtStrayField(text, open, at);
}

function failAtSemicolon(text: string, at: number): never {
  const span = { offset: at, length: 1 };
  const isLast = /^\s*[}\]]/.test(text.slice(at + 1));
  refuse(
    at,
    1,
    'Fields are separated by a comma, not by a semicolon.',
    isLast
      ? takeOut(span, 'the semicolon')
      : replaceBy(span, 'Write a comma', { deed: 'write', what: 'a comma' }, ','),
  );
}

/** Whether a name with its colon follows or, in a list, another item. */
function canFollow(text: string, at: number, bracket: string): boolean {
  if (bracket === '[') return startsValue(text, at);
  return /^(?:"(?:[^"\\]|\\.)*"|[\w$-]+)\s*:/.test(rowFrom(text, at));
}

export function failAtEnd(text: string, at: number): never {
  const character = text[at] ?? '';
  failAtUnpaired(text, at, character === ':' ? ['open'] : undefined);
  const start = text.search(/\S/);
  failAtUnopenedBracket(text, start, '{', 'name');
  if (character === '}' || character === ']')
    refuse(
      at,
      1,
      `This "${character}" is one too many. Take it out.`,
      takeOut({ offset: at, length: 1 }, `the "${character}"`),
    );
  if (character === ',') {
    const isLast = text.slice(at + 1).trim() === '';
    const fix = isLast ? takeOut({ offset: at, length: 1 }, 'the comma') : undefined;
    refuse(at, 1, 'This comma is one too many: the document ends before it. Take it out.', fix);
  }
  if (character === '{')
    refuse(
      at,
      1,
      'A second document begins here; a file holds one. Move it to a file of its own, or take it out.',
    );
  refuse(at, wordAt(text, at).length, 'The document has ended before this. Take out what follows.');
}
