// Reads the shapes of a site's logo.svg, which are drawn inside the page and take the page's colours. Refuses everything but
// shapes, and writes them anew, so that nothing else reaches a page.

import { inFile } from '../../base/sentences/read.ts';
import { quoted } from '../../base/words.ts';
import { readXml, type XmlAttribute, type XmlElement } from '../../document/files/xml.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';

export type LogoDrawing = { viewBox: string; shapes: string };

const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Capitals count, in a page as in a drawing. */
const ATTRIBUTES = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['pathLength', 'transform', 'transform-origin', 'opacity', 'color', 'display', 'visibility'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'paint-order', 'vector-effect'],
  ...['stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'shape-rendering'],
];
/** Numbers, colours and words. No sign among them ends an attribute or begins a tag, and no address leads out of the page. */
const VALUE = /^(?:(?!url\((?!#))[\w\s.,#%()/+-])*$/i;

const ONE_DRAWING = 'A logo is one <svg viewBox="…"> with shapes in it.';
const ONLY_SHAPES = 'Only shapes can be drawn inside a page. Take this out of the logo.';

export function readLogo(source: Source): { read?: LogoDrawing; problems: Problem[] } {
  let problem: Problem | undefined;
  const say = (offset: number, message: string) => {
    problem ??= problemAt(source, { offset, length: 1 }, '', message);
  };
  const refuse = (_: unknown, { offset }: Span) => say(offset, ONLY_SHAPES);
  const around: XmlElement[] = [];
  const drawings: XmlElement[] = [];
  let shapes = '';
  const stop = readXml(source.text, {
    opened(element) {
      if (around.push(element) === 1) drawings.push(element);
      else {
        for (const { offset, message } of mistakesIn(element)) say(offset, message);
        shapes += tagOf(element);
      }
    },
    closed({ name, isEmpty }) {
      around.pop();
      if (around.length > 0 && !isEmpty) shapes += `</${name}>`;
    },
    words(words, { offset }) {
      if (words.trim() !== '') say(offset + words.search(/\S/), ONLY_SHAPES);
    },
    encoding: () => {},
    instruction: () => {},
    doctype: refuse,
  });
  if (stop) say(stop.offset, stop.trouble ? `This logo ${inFile(stop.trouble, false)}.` : ONLY_SHAPES);
  if (problem) return { problems: [problem] };
  const [svg] = drawings;
  const viewBox = svg?.attributes.find(({ name }) => name === 'viewBox')?.value;
  const isOne = drawings.length === 1 && around.length === 0 && svg?.name === 'svg' && !svg.isEmpty;
  return isOne && viewBox
    ? { read: { viewBox, shapes }, problems: [] }
    : { problems: [problemOfFile(source.file, ONE_DRAWING)] };
}

function mistakesIn(element: XmlElement): { offset: number; message: string }[] {
  const { offset, name, attributes } = element;
  if (SHAPES.includes(name)) return attributes.flatMap(attributeMistake);
  const message = `${quoted(name)} cannot be drawn inside a page. A logo is made of ${SHAPES.join(', ')}.`;
  return [{ offset, message }];
}

function attributeMistake({ offset, name, value }: XmlAttribute): { offset: number; message: string }[] {
  if (ATTRIBUTES.includes(name) && VALUE.test(value)) return [];
  const message = ATTRIBUTES.includes(name)
    ? `${quoted(name)} says more here than a shape of the logo needs: a number, a colour or a word. Take the rest out.`
    : `A shape of the logo cannot have ${quoted(name)}. It says where it stands and how it looks in "d", "transform", "fill", "stroke" and their like alone. Take it out.`;
  return [{ offset, message }];
}

function tagOf({ name, attributes, isEmpty }: XmlElement): string {
  const written = attributes.map(({ name, value }) => ` ${name}="${value}"`).join('');
  return `<${name}${written}${isEmpty ? '/>' : '>'}`;
}
