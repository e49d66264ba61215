// Finds what may not be published in a drawing (SVG). A drawing that is opened by its address is a document of its own. It can
// run scripts and fetch anything in the site's name, unless the host forbids it. Everything that could do that is refused,
// wherever and however it is written. The notes that an editor leaves for itself are allowed.
import { messageOf } from '../../../base/sentences/read.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { type Doctype, localName, readXml, type XmlAttribute, type XmlElement } from '../../files/xml.ts';
import type { Span, TextProblem } from '../../problem/problem.ts';
import { type DrawnElement, repeatProblem } from './drawing-repeats.ts';
import { stylesTrouble, urlTrouble } from './drawing-styles.ts';
import { openRepeats } from './few-repeats.ts';

/** More problems than this do not help the author. */
const MOST = 5;

export function drawingProblems(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  const say = ({ offset, length }: Span, what: Said | undefined) => {
    if (what === undefined) return;
    const sentence = says`This drawing ${what}. Take that out, or save the drawing anew as plain SVG.`;
    problems.push({ offset, length, ...messageOf(sentence) });
  };
  /** A browser takes the words of the outer one of two such elements, too. */
  let style: { span: Span; depth: number; words: string } | undefined;
  const styles: string[] = [];
  const repeats = openRepeats();
  let depth = 0;
  const stop = readXml(text, {
    opened(read) {
      const { name, attributes } = inSmallLetters(read);
      say(read, elementTrouble(name));
      for (const attribute of attributes) say(attribute, attributeTrouble(name, attribute));
      repeats.opened(name, attributes);
      if (name === 'style') style ??= { span: read, depth, words: '' };
      depth += 1;
    },
    words(words) {
      if (style) style.words += words;
    },
    closed() {
      repeats.closed();
      depth -= 1;
      if (style?.depth !== depth) return;
      say(style.span, stylesTrouble(style.words));
      styles.push(style.words);
      style = undefined;
    },
    encoding: (name, span) => say(span, encodingTrouble(name)),
    instruction: (text, span) => say(span, instructionTrouble(text)),
    doctype: (said, span) => say(span, doctypeTrouble(said)),
  });
  if (stop) say(stop, stop.trouble ?? says`cannot be read from here on`);
  else if (style) say(style.span, says`has styles without an end`);
  const repeated = repeats.areFew(styles) ? undefined : repeatProblem(elementsIn(text), styles);
  if (repeated) problems.push(repeated);
  return problems.sort((a, b) => a.offset - b.offset).slice(0, MOST);
}

/** Reads a drawing once more and keeps all of its elements. */
function elementsIn(text: string): DrawnElement[] {
  const elements: DrawnElement[] = [];
  const open: DrawnElement[] = [];
  readXml(text, {
    opened(read) {
      const { offset, length } = read;
      const element = { span: { offset, length }, ...inSmallLetters(read), around: open.at(-1) };
      elements.push(element);
      open.push(element);
    },
    closed: () => open.pop(),
    words() {},
    encoding() {},
    instruction() {},
    doctype() {},
  });
  return elements;
}

/** Without the prefix of the element. */
function inSmallLetters({ name, attributes }: XmlElement): { name: string; attributes: XmlAttribute[] } {
  return { name: localName(name).toLowerCase(), attributes: attributes.map(withSmallName) };
}

function withSmallName(attribute: XmlAttribute): XmlAttribute {
  const name = attribute.name.toLowerCase();
  return name === attribute.name ? attribute : { ...attribute, name };
}

/** In all of these encodings, the letters and signs of ASCII are the same bytes, so no markup can hide from this reader. */
const ENCODINGS = /^(?:utf-8|us-ascii|ascii|iso-8859-1|windows-1252)$/i;

function encodingTrouble(name: string): Said | undefined {
  if (ENCODINGS.test(name)) return undefined;
  return says`says that it is written in ${the.text(name)}; drawings are written in UTF-8`;
}

function instructionTrouble(instruction: string): Said | undefined {
  return /^<\?xml-stylesheet/i.test(instruction)
    ? says`takes its styles from elsewhere (${the.text('xml-stylesheet')})`
    : undefined;
}

/** The rules that drawings are written by. With those of web pages, browsers decode more names than this reader. */
const RULES =
  /^(?:-\/\/W3C\/\/DTD SVG (?:1\.[01]|1\.1 Basic|1\.1 Tiny|20010904)\/\/EN|https?:\/\/www\.w3\.org\/(?:Graphics|TR)\/[\w./-]+\/svg1[01][a-z-]*\.dtd)$/;

function doctypeTrouble({ name, address, makesWords }: Doctype): Said | undefined {
  if (makesWords)
    return says`makes up words of its own (${the.text('!ENTITY')}), behind which anything can hide`;
  if (name.toLowerCase() !== 'svg') return says`is a document of another kind`;
  const rules = [...address.matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single = '']) => double ?? single,
  );
  const others = rules.find(one => !RULES.test(one));
  return others === undefined ? undefined : says`takes its rules from elsewhere (${the.text(others)})`;
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

function elementTrouble(name: string): Said | undefined {
  if (SCRIPTS.includes(name))
    return says`holds a script (${the.text(name)}), which would run for whoever opens it`;
  if (WEB_PAGES.includes(name)) return says`holds a part of a web page (${the.text(name)})`;
  return undefined;
}

const MOVING = ['animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set', 'discard'];
const ADDRESSES = ['href', 'src', 'action', 'formaction'];
/** Each of these holds several addresses. No drawing needs one. */
const LISTS = ['ping', 'srcset', 'imagesrcset', 'archive'];
/** Attributes that hold the words of people and editors. Most others can hold styles. */
const NOTES = /:|^(?:data|aria)-|^(?:id|class)$/;
/** Namespaces of things that are not drawings. */
const FOREIGN = /xhtml|mathml|xsl\/transform|xbl|xml-events|xinclude/i;

function attributeTrouble(element: string, { name, value }: XmlAttribute): Said | undefined {
  const plain = localName(name);
  if (name === 'xmlns' || name.startsWith('xmlns:'))
    return FOREIGN.test(value) ? says`brings in parts of another kind (${the.text(value)})` : undefined;
  if (/^on./.test(plain)) return says`runs a script when something happens to it (${the.text(plain)})`;
  if (MOVING.includes(element) && plain === 'attributename' && isMovedAside(localName(value.trim())))
    return says`changes where it leads or what it runs (${the.text(value)})`;
  if (LISTS.includes(plain)) return says`names something outside of itself (${the.text(plain)})`;
  if (ADDRESSES.includes(plain) || name === 'xml:base') return urlTrouble(value);
  // Browsers ignore spaces and line ends inside such an address.
  if (value.includes(':') && /(?:java|vb)script:|data:text\/html/i.test(value.replace(/[\0-\x20]+/g, '')))
    return says`holds a script in an address`;
  const isStyle = plain === 'style' || /url|\\/i.test(value) || (value.includes('(') && !NOTES.test(name));
  return isStyle ? stylesTrouble(value) : undefined;
}

/** Whether an animation of this attribute would change where something leads. */
function isMovedAside(attribute: string): boolean {
  const name = attribute.toLowerCase();
  return /^on./.test(name) || ['href', 'src', 'base', 'style', ...LISTS].includes(name);
}
