// Reads the shapes of a site's logo.svg, which are drawn inside the page and take the page's colours. Refuses everything but
// shapes.
import { quoted } from '../../base/words.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { blanked, type Signs } from './blanked.ts';

export type LogoDrawing = { viewBox: string; shapes: string };

const NOT_DRAWN: Signs = [
  ['<?', '?>'],
  ['<!--', '-->'],
];
const TAG = /<\/?([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;
const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

export function readLogo(source: Source): { read?: LogoDrawing; problems: Problem[] } {
  const text = blanked(source.text, NOT_DRAWN);
  const say = (offset: number, message: string) => ({
    problems: [problemAt(source, { offset, length: 1 }, '', message)],
  });
  const rest = text.replace(TAG, tag => ' '.repeat(tag.length)).search(/\S/);
  if (rest >= 0) return say(rest, 'Only shapes can be drawn inside a page. Take this out of the logo.');
  const tags = [...text.matchAll(TAG)];
  const [svg] = tags;
  const last = tags.at(-1);
  const viewBox = /\sviewBox="([^"]*)"/.exec(svg?.[2] ?? '')?.[1];
  if (svg?.[1] !== 'svg' || last?.[0] !== '</svg>' || !viewBox)
    return { problems: [problemOfFile(source.file, 'A logo is one <svg viewBox="…"> with shapes in it.')] };
  const inner = tags.slice(1, -1);
  const stranger = inner.find(([, name = '']) => !SHAPES.includes(name));
  if (stranger)
    return say(
      stranger.index,
      `${quoted(stranger[1] ?? '')} cannot be drawn inside a page. A logo is made of ${SHAPES.join(', ')}.`,
    );
  const styled = inner.find(([, , attributes = '']) =>
    /\s(style|class|id|on\w+|href|xlink:href)=/.test(attributes),
  );
  if (styled)
    return say(
      styled.index,
      'A shape of the logo says how it looks in "fill", "stroke" and their like alone: the page keeps styles, names and links out.',
    );
  const shapes = text
    .slice(svg.index + svg[0].length, last.index)
    .replace(/>\s+</g, '><')
    .trim();
  return { read: { viewBox, shapes: shapes.replace(/\s\/>/g, '/>') }, problems: [] };
}
