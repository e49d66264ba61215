// Finds what may not be published in a drawing (SVG). A drawing that is opened by its address is a document of its own. It can
// run scripts and fetch anything in the site's name, unless the host forbids it. Everything that could do that is refused,
// wherever and however it is written. The notes that an editor leaves for itself are allowed.
import { ownOf } from '../../../base/json-value.ts';
import { quoted } from '../../../base/words.ts';
import type { Span, TextProblem } from '../../problem/problem.ts';
import { type DrawnElement, repeatProblem } from './drawing-repeats.ts';
import { stylesTrouble, urlTrouble } from './drawing-styles.ts';

/** More problems than this do not help the author. */
const MOST = 5;
const ADVICE = 'Take that out, or save the drawing anew as plain SVG.';

export function drawingProblems(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  const say = (span: Span, what: string) =>
    problems.push({ ...span, message: `This drawing ${what}. ${ADVICE}` });
  let style: { at: Span; text: string } | undefined;
  const styles: string[] = [];
  const elements: DrawnElement[] = [];
  const open: DrawnElement[] = [];
  const end = readTags(text, {
    element(span, name, attributes) {
      const what = elementTrouble(name);
      if (what !== undefined) say(span, what);
      for (const attribute of attributes) {
        const trouble = attributeTrouble(name, attribute);
        if (trouble !== undefined) say(attribute, trouble);
      }
      if (name === 'style') style ??= { at: span, text: '' };
      const element = { span, name, attributes, around: open.at(-1) };
      elements.push(element);
      open.push(element);
    },
    words(words) {
      if (style) style.text += words;
    },
    close(name) {
      open.pop();
      if (name !== 'style' || !style) return;
      const what = stylesTrouble(style.text);
      if (what !== undefined) say(style.at, what);
      styles.push(style.text);
      style = undefined;
    },
    other: say,
  });
  if (style) say(style.at, 'has styles without an end');
  if (end < text.length) say({ offset: end, length: 1 }, 'cannot be read from here on');
  const repeated = repeatProblem(elements, styles);
  if (repeated) problems.push(repeated);
  return problems.sort((a, b) => a.offset - b.offset).slice(0, MOST);
}

type Attribute = Span & { name: string; value: string };

type Reader = {
  /** Names are in lower case and without a prefix before a colon. Values are decoded as a browser does. */
  element: (span: Span, name: string, attributes: Attribute[]) => void;
  words: (words: string) => void;
  close: (name: string) => void;
  other: (span: Span, what: string) => void;
};

const NAME = '[^\\s/<>"\'=&]+';
const OPEN = new RegExp(`<(${NAME})`, 'y');
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const TAG_END = /\s*(\/?)>/y;
const CLOSE = new RegExp(`</(${NAME})\\s*>`, 'y');
const DOCTYPE = /<!DOCTYPE\s+(\S+?)((?:\s+(?:PUBLIC|SYSTEM|"[^"]*"|'[^']*'))*)\s*([[>])/iy;

/** Returns the offset up to which the text could be read. */
function readTags(text: string, reader: Reader): number {
  const read = (sign: RegExp, at: number) => {
    sign.lastIndex = at;
    return sign.exec(text);
  };
  let at = 0;
  /** Moves behind the next such ending; false if there is none. */
  const skipTo = (ending: string) => {
    const found = text.indexOf(ending, at);
    if (found >= 0) at = found + ending.length;
    return found >= 0;
  };
  while (at < text.length) {
    const start = at;
    const next = text.indexOf('<', at);
    if (next !== at) {
      at = next < 0 ? text.length : next;
      reader.words(decoded(text.slice(start, at)));
    } else if (text.startsWith('<!--', at)) {
      if (!skipTo('-->')) return start;
    } else if (text.startsWith('<![CDATA[', at)) {
      if (!skipTo(']]>')) return start;
      reader.words(text.slice(start + 9, at - 3));
    } else if (text.startsWith('<?', at)) {
      if (!skipTo('?>')) return start;
      const what = instructionTrouble(text.slice(start, at));
      if (what !== undefined) reader.other({ offset: start, length: at - start }, what);
    } else if (text.startsWith('<!', at)) {
      const [whole = '', name = '', address = '', ending] = read(DOCTYPE, at) ?? [];
      if (ending === undefined) return start;
      at += whole.length;
      const span = { offset: start, length: whole.length };
      if (ending === '[') {
        reader.other(span, 'makes up words of its own ("!ENTITY"), behind which anything can hide');
        return text.length;
      }
      if (name.toLowerCase() !== 'svg') reader.other(span, 'is a document of another kind');
      if (/https?:(?!\/\/www\.w3\.org\/)|["']\/\//i.test(address))
        reader.other(span, 'takes its rules from elsewhere');
    } else if (text.startsWith('</', at)) {
      const closed = read(CLOSE, at);
      if (!closed) return start;
      at += closed[0].length;
      reader.close(localName(closed[1]));
    } else {
      const opened = read(OPEN, at);
      if (!opened) return start;
      at += opened[0].length;
      const attributes: Attribute[] = [];
      for (let found = read(ATTRIBUTE, at); found; found = read(ATTRIBUTE, at)) {
        const [whole, name = '', double, single = ''] = found;
        const blank = whole.search(/\S/);
        const span = { offset: at + blank, length: whole.length - blank };
        attributes.push({ ...span, name: name.toLowerCase(), value: decoded(double ?? single) });
        at += whole.length;
      }
      const end = read(TAG_END, at);
      if (!end) return start;
      at += end[0].length;
      const name = localName(opened[1]);
      reader.element({ offset: start, length: opened[0].length }, name, attributes);
      if (end[1] === '/') reader.close(name);
    }
  }
  return at;
}

function localName(name = ''): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

const ENTITIES: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** "&#106;" → "j". */
function decoded(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi,
    (whole, hex?: string, number?: string, name = '') => {
      if (hex === undefined && number === undefined) return ownOf(ENTITIES, name) ?? whole;
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** In all of these encodings, the letters and signs of ASCII are the same bytes, so no markup can hide from this reader. */
const ENCODINGS = /^(?:utf-8|us-ascii|ascii|iso-8859-1|windows-1252)$/i;

function instructionTrouble(instruction: string): string | undefined {
  if (/^<\?xml-stylesheet/i.test(instruction)) return 'takes its styles from elsewhere ("xml-stylesheet")';
  const encoding = /^<\?xml\s.*encoding\s*=\s*["']([^"']*)/is.exec(instruction)?.[1];
  return encoding === undefined || ENCODINGS.test(encoding)
    ? undefined
    : `says that it is written in ${quoted(encoding)}; drawings are written in UTF-8`;
}

const SCRIPTS = ['script', 'handler', 'listener'];
const WEB_PAGES = [
  ...['foreignobject', 'html', 'head', 'body', 'base', 'link', 'meta', 'math', 'template', 'slot', 'portal'],
  ...[
    'iframe',
    'frame',
    'frameset',
    'embed',
    'object',
    'applet',
    'audio',
    'video',
    'source',
    'track',
    'canvas',
  ],
  ...['form', 'input', 'button', 'textarea', 'select', 'img', 'picture', 'dialog', 'marquee'],
];

function elementTrouble(name: string): string | undefined {
  if (SCRIPTS.includes(name)) return `holds a script (${quoted(name)}), which would run for whoever opens it`;
  if (WEB_PAGES.includes(name)) return `holds a part of a web page (${quoted(name)})`;
  return undefined;
}

const MOVING = ['animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set', 'discard'];
/** Namespaces of things that are not drawings. */
const FOREIGN = /xhtml|mathml|xsl\/transform|xbl|xml-events|xinclude/i;

function attributeTrouble(element: string, { name, value }: Attribute): string | undefined {
  const plain = localName(name);
  if (name === 'xmlns' || name.startsWith('xmlns:'))
    return FOREIGN.test(value) ? `brings in parts of another kind (${quoted(value)})` : undefined;
  if (/^on./.test(plain)) return `runs a script when something happens to it (${quoted(plain)})`;
  if (
    MOVING.includes(element) &&
    plain === 'attributename' &&
    /^(?:on.|href$|src$)/.test(localName(value.trim()))
  )
    return `changes where it leads or what it runs (${quoted(value)})`;
  if (['href', 'src', 'srcset', 'action', 'formaction'].includes(plain) || name === 'xml:base')
    return urlTrouble(value);
  // Browsers ignore spaces and line ends inside such an address.
  if (/(?:java|vb)script:|data:text\/html/i.test(value.replace(/[\0-\x20]+/g, '')))
    return 'holds a script in an address';
  return plain === 'style' || /url|\\/i.test(value) ? stylesTrouble(value) : undefined;
}
