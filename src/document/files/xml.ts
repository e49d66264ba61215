// Reads XML into its elements and words as a browser does: markup that is quoted in a text, a comment or CDATA is no element.
// Stops where the text is no XML, because a browser would stop there too, or read on in another way. Stops at a name such as "&nbsp;"
// as well: what it stands for depends on the browser and on the file's DOCTYPE.
import { ownOf } from '../../base/json-value.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import type { Span } from '../problem/problem.ts';

/** Names are as they are written, with a prefix before a colon. Values are decoded. */
export type XmlAttribute = Span & { name: string; value: string };
/** The span is that of "<" and the name. */
export type XmlElement = Span & { name: string; attributes: XmlAttribute[]; isEmpty: boolean };

/** If it makes up words of its own (!ENTITY), nothing after it is read. */
export type Doctype = { name: string; address: string; makesWords: boolean };

export type XmlReader = {
  opened: (element: XmlElement) => void;
  closed: (element: XmlElement) => void;
  words: (words: string, span: Span) => void;
  /** The first line says how the file is written: <?xml version="1.0" encoding="UTF-8"?> */
  encoding: (name: string, span: Span) => void;
  /** Instructions to programs: <?xml-stylesheet href="a.xsl"?> */
  instruction: (text: string, span: Span) => void;
  doctype: (said: Doctype, span: Span) => void;
};

/** Where a text stops being XML. "trouble" goes on from "This drawing" or "This file", if there is more to say. */
export type XmlStop = Span & { trouble?: Said };

const BLANK = '[ \\t\\r\\n]';
const NAME = '[A-Za-z_:\\u0080-\\uffff][\\w.:\\-\\u0080-\\uffff]*';
const OPEN = new RegExp(`<(${NAME})`, 'y');
const ATTRIBUTE = new RegExp(`${BLANK}+(${NAME})${BLANK}*=${BLANK}*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const TAG_END = new RegExp(`${BLANK}*(/?)>`, 'y');
const CLOSE = new RegExp(`</(${NAME})${BLANK}*>`, 'y');
const DOCTYPE = /<!DOCTYPE\s+(\S+?)((?:\s+(?:PUBLIC|SYSTEM|"[^"]*"|'[^']*'))*)\s*([[>])/iy;
const DECLARATION =
  /<\?xml\s+version\s*=\s*(?:"1\.[01]"|'1\.[01]')(?:\s+encoding\s*=\s*(["'])([\w.-]+)\1)?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/y;
const INSTRUCTION = new RegExp(`<\\?(?!xml${BLANK})${NAME}`, 'y');
/** No XML holds these. A NUL between two letters is a sign of UTF-16, in which the same bytes mean something else. */
const CONTROL = /[^\t\n\r -\ufffd]/;
const MARK = '\ufeff';

/** Returns nothing if the whole text could be read. */
export function readXml(text: string, reader: XmlReader): XmlStop | undefined {
  const begin = text.startsWith(MARK) ? MARK.length : 0;
  const open: XmlElement[] = [];
  let stop: XmlStop | undefined;
  let at = begin;
  let start = begin;
  const span = () => ({ offset: start, length: at - start });
  const read = (sign: RegExp) => {
    sign.lastIndex = at;
    const found = sign.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  /** Moves behind the next such ending; false if there is none. */
  const skipTo = (ending: string) => {
    const found = text.indexOf(ending, at);
    if (found >= 0) at = found + ending.length;
    return found >= 0;
  };

  const control = text.search(CONTROL);
  const last = control < 0 ? text.length : control;
  while (at < last) {
    start = at;
    if (!readNext()) return stop ?? { offset: start, length: 1 };
  }
  return last < text.length ? { offset: last, length: 1 } : undefined;

  /** Returns false if what begins here is no XML. */
  function readNext(): boolean {
    if (text[at] !== '<') return readWords();
    const sign = text[at + 1];
    if (sign === '/') return readClosed();
    if (sign === '?') return readInstruction();
    if (sign !== '!') return readOpened();
    if (text.startsWith('<!--', at)) return readComment();
    return text.startsWith('<![CDATA[', at) ? readQuoted() : readDoctype();
  }

  function readWords(): boolean {
    const next = text.indexOf('<', at);
    at = next < 0 ? text.length : next;
    const words = decoded(text.slice(start, at), start);
    if (!stop) reader.words(words, span());
    return !stop;
  }

  function readComment(): boolean {
    at += '<!--'.length;
    return skipTo('-->');
  }

  function readQuoted(): boolean {
    if (!skipTo(']]>')) return false;
    reader.words(text.slice(start + '<![CDATA['.length, at - ']]>'.length), span());
    return true;
  }

  function readInstruction(): boolean {
    const declared = start === begin ? read(DECLARATION) : null;
    if (declared?.[2]) reader.encoding(declared[2], span());
    if (declared) return true;
    if (!read(INSTRUCTION) || !skipTo('?>')) return false;
    reader.instruction(text.slice(start, at), span());
    return true;
  }

  function readDoctype(): boolean {
    const [, name = '', address = '', ending] = read(DOCTYPE) ?? [];
    if (ending === undefined) return false;
    const makesWords = ending === '[';
    reader.doctype({ name, address, makesWords }, span());
    if (makesWords) at = text.length;
    return true;
  }

  function readClosed(): boolean {
    const closed = read(CLOSE);
    const element = open.pop();
    if (!element || element.name !== closed?.[1]) return false;
    reader.closed(element);
    return true;
  }

  function readOpened(): boolean {
    const name = read(OPEN)?.[1];
    if (name === undefined) return false;
    const { offset, length } = span();
    const attributes = readAttributes();
    const end = read(TAG_END);
    if (!end || stop) return false;
    const element = { offset, length, name, attributes, isEmpty: end[1] === '/' };
    reader.opened(element);
    if (element.isEmpty) reader.closed(element);
    else open.push(element);
    return true;
  }

  function readAttributes(): XmlAttribute[] {
    const attributes: XmlAttribute[] = [];
    for (let found = read(ATTRIBUTE); found; found = read(ATTRIBUTE)) {
      // Taking the list apart would be slower, and a large drawing has tens of thousands of attributes.
      const written = found[2] ?? found[3] ?? '';
      const length = found[0].trimStart().length;
      const value = decoded(written, at - 1 - written.length);
      attributes.push({ offset: at - length, length, name: found[1] ?? '', value });
    }
    return attributes;
  }

  /** "&#106;" → "j". Reading ends at a name or number that stands for nothing in XML. "offset" is the place of these words. */
  function decoded(words: string, offset: number): string {
    if (!words.includes('&')) return words;
    return words.replace(REFERENCE, (whole, name: string | undefined, place: number) => {
      const sign = name === undefined ? undefined : signOf(name);
      if (sign === undefined)
        stop ??= { offset: offset + place, length: whole.length, trouble: troubleOf(whole, name) };
      return sign ?? whole;
    });
  }
}

/** "svg:path" → "path". */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Matches a single "&" too. No name that browsers know is longer than this. */
const REFERENCE = /&(?:([^\s&<;]{1,40});)?/g;
const SIGNS: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Any other number makes a browser stop. */
const SIGN = /^[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u;

function signOf(name: string): string | undefined {
  const [, hex, number] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name) ?? [];
  if (hex === undefined && number === undefined) return ownOf(SIGNS, name);
  const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
  const sign = code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return SIGN.test(sign) ? sign : undefined;
}

function troubleOf(written: string, name: string | undefined): Said {
  if (name === undefined) return SINGLE;
  const wrong = the.text(written);
  if (name.startsWith('#')) return says`holds ${wrong}, which stands for no sign`;
  return says`holds ${wrong}, a name that XML does not have (write the sign itself or its number: ${the.text('&#160;')} for ${the.text('&nbsp;')})`;
}

const SINGLE = says`holds a single ${the.text('&')} (write ${the.text('&amp;')})`;
