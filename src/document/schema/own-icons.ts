// Reads the icons of a site's own from pages/_look/icons. Each becomes one path, as Ashlar's own icons are, so a page holds the path
// and the app needs no list of names.
import { join } from 'node:path';
import { quoted } from '../../base/words.ts';
import { icons as engineIcons } from '../../ui/icons.ts';
import { entriesIn } from '../files/folder.ts';
import { read } from '../files/read.ts';
import { readXml, type XmlAttribute, type XmlElement } from '../files/xml.ts';
import type { Source } from '../problem/document.ts';
import { problemAt, problemOfFile } from '../problem/position.ts';
import type { Problem, Span } from '../problem/problem.ts';

export const ICON_FOLDER = 'pages/_look/icons';

/** The path of each icon by its name. */
export type OwnIcons = { [name: string]: string };

/** An icon of the site's own becomes its path, so that the browser needs no list of them. */
export function drawnIcon(name: string, { icon }: { icon?: { drawings?: unknown } }): string {
  const drawings = (icon?.drawings ?? {}) as OwnIcons;
  return (Object.hasOwn(drawings, name) && drawings[name]) || name;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const ONE_DRAWING = 'An icon is one <svg viewBox="0 0 24 24"> with lines in it.';
const ONLY_LINES =
  'An icon is lines in one colour. This cannot be part of it: take it out, or draw it with "path".';
const GEOMETRY = [
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
];
/** Icon sets write these. The page draws its lines in its own way, so they are left out. */
const LEFT_OUT = /^(class|stroke-width|stroke-linecap|stroke-linejoin|xmlns|aria-hidden)$/;

export function readOwnIcons(root: string): { icons: OwnIcons; problems: Problem[] } {
  const entries = entriesIn(join(root, ICON_FOLDER));
  const icons: OwnIcons = {};
  const problems: Problem[] = [];
  for (const { name: file } of Array.isArray(entries) ? entries : []) {
    if (file.startsWith('.')) continue;
    const found = readOne(root, file);
    problems.push(...found.problems);
    if (found.path) icons[file.slice(0, -4)] = found.path;
  }
  return { icons, problems };
}

function readOne(root: string, file: string): { path?: string; problems: Problem[] } {
  const place = `${ICON_FOLDER}/${file}`;
  const name = file.endsWith('.svg') ? file.slice(0, -4) : '';
  if (!NAME.test(name))
    return refused(place, 'An icon is an SVG file with a plain name, such as "fork.svg". Rename it.');
  if (Object.hasOwn(engineIcons, name))
    return refused(place, `Ashlar has an icon ${quoted(name)} already. Give the file another name.`);
  const { source, problems } = read(root, place);
  return source ? iconPath(source) : { problems };
}

function refused(place: string, message: string): { problems: Problem[] } {
  return { problems: [problemOfFile(place, message)] };
}

export function iconPath(source: Source): { path?: string; problems: Problem[] } {
  let problem: Problem | undefined;
  const say = ({ offset }: Pick<Span, 'offset'>, message = ONLY_LINES) => {
    problem ??= problemAt(source, { offset, length: 1 }, '', message);
  };
  const opened: XmlElement[] = [];
  let path = '';
  const stop = readXml(source.text, {
    opened(element) {
      opened.push(element);
      if (opened.length === 1) return;
      const wrong = element.attributes.find(attribute => !isPlain(attribute));
      const drawn = LINES[element.name]?.(numbersOf(element));
      if (wrong) say(wrong, `${quoted(wrong.name)} cannot stay as it is. ${ONLY_LINES}`);
      else if (drawn === undefined && element.name !== 'g') say(element);
      else path += drawn ?? '';
    },
    closed: () => {},
    words: (words, span) => (words.trim() === '' ? undefined : say(span)),
    encoding: () => {},
    instruction: () => {},
    doctype: (_, span) => say(span),
  });
  if (stop) say(stop);
  const [svg] = opened;
  const grid = svg?.attributes
    .find(({ name }) => name === 'viewBox')
    ?.value.trim()
    .split(/[\s,]+/);
  if (!problem && (svg?.name !== 'svg' || grid?.join(' ') !== '0 0 24 24' || path === ''))
    problem = problemOfFile(source.file, ONE_DRAWING);
  return problem ? { problems: [problem] } : { path, problems: [] };
}

function isPlain({ name, value }: XmlAttribute): boolean {
  if (LEFT_OUT.test(name)) return true;
  if (name === 'fill') return value === 'none';
  if (name === 'stroke') return /^(none|currentcolor|#000(000)?|black)$/i.test(value);
  return GEOMETRY.includes(name) && /^[\w\s,.+-]*$/.test(value);
}

type Numbers = { [name: string]: string };

function numbersOf({ attributes }: XmlElement): Numbers {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value.trim()]));
}

/** Writes each kind of shape as a path that begins with "M". */
const LINES: { [element: string]: (numbers: Numbers) => string } = {
  path: ({ d = '' }) => fromItsStart(d),
  line: ({ x1 = '0', y1 = '0', x2 = '0', y2 = '0' }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => `M${points}`,
  polygon: ({ points = '' }) => `M${points}Z`,
  circle: ({ cx = '0', cy = '0', r = '0' }) => oval(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx = '0', cy = '0', rx = '0', ry = '0' }) =>
    oval(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect({ x = '0', y = '0', width = '0', height = '0', rx, ry }) {
    const [w, h] = [Number(width), Number(height)];
    const [a, b] = [Math.min(Number(rx ?? ry ?? 0), w / 2), Math.min(Number(ry ?? rx ?? 0), h / 2)];
    if (a === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
    const [across, down, corner] = [w - 2 * a, h - 2 * b, `a${a} ${b} 0 0 1 `];
    return `M${Number(x) + a} ${y}h${across}${corner}${a} ${b}v${down}${corner}${-a} ${b}h${-across}${corner}${-a} ${-b}v${-down}${corner}${a} ${-b}Z`;
  },
};

function oval(x: number, y: number, a: number, b: number): string {
  return `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0`;
}

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** A path may begin with "m", which counts from where the path before it ends. Only its first point is meant so. */
function fromItsStart(d: string): string {
  const [x, y] = d.matchAll(NUMBERS);
  if (!x || !y || !/^m/i.test(d)) return '';
  const rest = d.slice(y.index + y[0].length);
  const goesOn = /^[\s,]*[-+.\d]/.test(rest);
  return `M${x[0]} ${y[0]}${goesOn ? (d.startsWith('m') ? 'l' : 'L') : ''}${rest.trimStart()}`;
}
