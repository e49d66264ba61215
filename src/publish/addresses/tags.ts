// Reads the tags of HTML, with only the wanted attributes. Understands what our renderer writes and what a site's own blocks may
// add. A browser's parser would take ten times as long.

import { decoded } from '../../base/escape.ts';

export type Tag = {
  name: string;
  /** Names in lower case, values decoded as a browser reads them. */
  attributes: Map<string, string>;
  /** The content of a script or style, in which no tags are looked for. */
  text: string;
};

const [SLASH, EQUALS, CLOSE] = [47, 61, 62];
const RAW = new Set(['script', 'style']);

/** "wanted" names the attributes. A tag with none of them is skipped, except scripts and styles. */
export function eachTag(html: string, wanted: ReadonlySet<string>, see: (tag: Tag) => void): void {
  let at = html.indexOf('<');
  while (at >= 0) {
    at = html.startsWith('<!--', at) ? endOf(html, '-->', at) : readTag(html, at + 1, wanted, see);
    at = html.indexOf('<', at);
  }
}

function readTag(html: string, start: number, wanted: ReadonlySet<string>, see: (tag: Tag) => void): number {
  if (!isLetter(html.charCodeAt(start))) return start;
  let at = wordEnd(html, start);
  const written = html.slice(start, at);
  const name = written.toLowerCase();
  let attributes: Tag['attributes'] | undefined;
  for (at = gapEnd(html, at); at < html.length && html[at] !== '>'; at = gapEnd(html, at)) {
    // A name may begin with "=" (https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state).
    const end = wordEnd(html, at + 1);
    const attribute = html.slice(at, end).toLowerCase();
    const value = valueAt(html, end);
    at = value.end;
    if (!wanted.has(attribute)) continue;
    attributes ??= new Map();
    // If an attribute occurs twice, the first counts.
    if (!attributes.has(attribute)) attributes.set(attribute, decoded(html.slice(value.from, value.to)));
  }
  const isRaw = RAW.has(name);
  const close = isRaw ? indexOrEnd(html, `</${written}`, at) : at;
  if (attributes || isRaw)
    see({ name, attributes: attributes ?? new Map(), text: html.slice(at + 1, close) });
  return Math.max(close, at);
}

/** An attribute without "=" has an empty value. */
function valueAt(html: string, nameEnd: number): { from: number; to: number; end: number } {
  const sign = blankEnd(html, nameEnd);
  if (html[sign] !== '=') return { from: nameEnd, to: nameEnd, end: nameEnd };
  const from = blankEnd(html, sign + 1);
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const to = indexOrEnd(html, quote, from + 1);
    return { from: from + 1, to, end: to + 1 };
  }
  let to = from;
  while (to < html.length && !isBlank(html.charCodeAt(to)) && html[to] !== '>') to += 1;
  return { from, to, end: to };
}

/** The end of a tag's or attribute's name. */
function wordEnd(html: string, start: number): number {
  let at = start;
  while (at < html.length && !isBreak(html.charCodeAt(at))) at += 1;
  return at;
}

function isBreak(code: number): boolean {
  return code === EQUALS || code === SLASH || code === CLOSE || isBlank(code);
}

function blankEnd(html: string, start: number): number {
  let at = start;
  while (isBlank(html.charCodeAt(at))) at += 1;
  return at;
}

/** Between attributes, "/" separates like a space. */
function gapEnd(html: string, start: number): number {
  let at = start;
  for (let code = html.charCodeAt(at); code === SLASH || isBlank(code); code = html.charCodeAt(at)) at += 1;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function endOf(html: string, mark: string, from: number): number {
  return Math.min(indexOrEnd(html, mark, from) + mark.length, html.length);
}

function indexOrEnd(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at;
}
