// If the brackets of a text do not match, finds the one that is wrong and how to correct it. Brackets alone cannot tell which one
// was forgotten, but people indent: the next line that is indented no deeper than the line of an open bracket shows where that
// bracket should have ended.
import { applyEdits, type Edit } from './edits.ts';

export type Unpaired = {
  kind: 'open' | 'extra' | 'wrong';
  offset: number;
  remedy: Edit;
  /** Where a bracket of the other kind stands in place of the closing one. */
  closedBy?: number;
};

/** "start" is the offset at which the line begins. */
type Place = { line: number; start: number; indent: number; offset: number };
type Open = Place & { bracket: string };
type Token = Place & { text: string; isFirst: boolean };

const TOKEN = /"(?:[^"\\\r\n]|\\.)*"?|[{}[\]]|[^\s"{}[\]]+/g;

export function closingOf(bracket: string): string {
  return bracket === '{' ? '}' : ']';
}

/** Undefined if the brackets match, or if no single correction makes them match. */
export function unpairedBracket(text: string): Unpaired | undefined {
  if (isPaired(text)) return undefined;
  return suspects(text).find(({ remedy }) => isPaired(applyEdits(text, [remedy])));
}

/** Whether adding this opening bracket at this place makes all brackets match. */
export function lacksOpening(text: string, offset: number, bracket: string): boolean {
  return !isPaired(text) && isPaired(text.slice(0, offset) + bracket + text.slice(offset));
}

export function isPaired(text: string): boolean {
  const open: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    if (isOpening(token)) open.push(closingOf(token));
    else if (isClosing(token) && open.pop() !== token) return false;
  }
  return open.length === 0;
}

/** The offset at which the value that begins here ends; undefined if it never ends. */
export function endOfValue(text: string, at: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(at).matchAll(TOKEN)) {
    if (isOpening(token)) depth += 1;
    if (isClosing(token)) depth -= 1;
    if (depth < 0) return undefined;
    const kept = depth === 0 && !isClosing(token) ? token.replace(/(?<![,;])[,;]+$/, '') : token;
    if (depth === 0) return at + index + kept.length;
  }
  return undefined;
}

/** For the list whose bracket is at "open": the last item that ends before "at". */
export function lastItemBefore(
  text: string,
  open: number,
  at: number,
): { start: number; end: number } | undefined {
  let last: { start: number; end: number } | undefined;
  for (let from = open + 1; ; ) {
    const start = from + text.slice(from).search(/[^\s,]|$/);
    const end = start < at ? endOfValue(text, start) : undefined;
    if (end === undefined || end > at) return last;
    last = { start, end };
    from = end;
  }
}

/** Possible corrections, the most plausible first. */
function suspects(text: string): Unpaired[] {
  const open: Open[] = [];
  const early: Unpaired[] = [];
  let end: Place = { offset: 0, line: 0, start: 0, indent: 0 };
  let before = '';
  for (const token of tokensOf(text)) {
    const top = open.at(-1);
    if (isClosing(token.text)) {
      const found = suspectsAtClosing(token, open, end, text);
      if (found.length > 0) return [...early, ...found];
      open.pop();
    } else if (top && token.isFirst && token.line > top.line && token.indent <= top.indent) {
      return [...early, unclosed(top, end, text)];
    }
    if (isOpening(token.text)) {
      // In braces a name comes first, so they should have ended before this bracket.
      if (top?.bracket === '{' && !/[:{[]$/.test(before)) early.push(unclosed(top, end, text));
      open.push({ ...token, bracket: token.text });
    }
    before = token.text;
    const kept = token.text.replace(/(?<![,;])[,;]+$/, '');
    if (kept !== '') end = { ...token, offset: token.offset + kept.length };
  }
  const last = open.at(-1);
  return last ? [...early, unclosed(last, end, text)] : early;
}

function suspectsAtClosing(token: Token, open: Open[], end: Place, text: string): Unpaired[] {
  const { offset, line, indent } = token;
  const [below, top] = [open.at(-2), open.at(-1)];
  const extra: Unpaired = { kind: 'extra', offset, remedy: { offset, length: 1, text: '' } };
  if (!top) return [extra];
  const isInPlace = top.line === line || top.indent === indent;
  const wanted = closingOf(top.bracket);
  if (wanted === token.text) {
    if (isInPlace) return [];
    return indent < top.indent ? [unclosed(top, end, text), extra] : [extra];
  }
  const wrong: Unpaired = { kind: 'wrong', offset, remedy: { offset, length: 1, text: wanted } };
  const isOfBelow = below !== undefined && closingOf(below.bracket) === token.text;
  const stillOpen: Unpaired = { ...unclosed(top, end, text), closedBy: offset };
  if (isOfBelow && below.indent === indent && !isInPlace) return [stillOpen, extra, wrong];
  return isInPlace ? [wrong, stillOpen, extra] : [extra, stillOpen, wrong];
}

/**
 * Closes the bracket after the last thing inside it: on the same line, or on its own line if the contents have their own lines.
 */
function unclosed({ offset, bracket, line, start, indent }: Open, end: Place, text: string): Unpaired {
  const closing = closingOf(bracket);
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const gap = text[offset + 1] === ' ' ? ' ' : '';
  const before = end.line === line ? gap : lineEnd + text.slice(start, start + indent);
  const comma = /^\s*["{[]/.test(text.slice(end.offset)) ? ',' : '';
  return { kind: 'open', offset, remedy: { offset: end.offset, length: 0, text: before + closing + comma } };
}

function* tokensOf(text: string): Generator<Token> {
  const lines = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(end => end.index + end[0].length)];
  let line = 0;
  let indent = -1;
  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    const before = line;
    while ((lines[line + 1] ?? text.length) <= offset && line + 1 < lines.length) line += 1;
    const isFirst = line > before || indent < 0;
    const start = lines[line] ?? 0;
    if (isFirst) indent = offset - start;
    yield { text: token, offset, line, start, indent, isFirst };
  }
}

function isOpening(token: string): boolean {
  return token === '{' || token === '[';
}

function isClosing(token: string): boolean {
  return token === '}' || token === ']';
}
