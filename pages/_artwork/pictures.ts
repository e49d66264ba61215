import { dot, Pen, rect } from './pen.ts';
import type { Chart } from './plates.ts';

/** Draws the mark, the icons of the application, the picture for shared links and the one of a page that is not found. */

const TITLE = '<title>Harbour &amp; Fern</title>';

const CURL = 'M13 35C10 24 11 7 23 5c10-1.5 14 10 7 14.5-5.5 3-11-2.5-7.5-7 2-2.3 5.5-1 5 1.5';
const FRONDS = 'M12 29l-8-4M11.5 22 4 16M13.5 15 8 8M18 8l-2-6';
const WATER = 'M2 35.5c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0 6 2.5 9 0';

const mark = (width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${CURL}${FRONDS}${WATER}"/>`;

export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>svg{color:#2b6549}@media (prefers-color-scheme:dark){svg{color:#8fc7a4}}</style>${mark(2.6)}</svg>\n`;

/** Draws the mark on a dark panel. A maskable icon keeps clear of the edge. */
export const icon = (size: number, part: number, radius: number): string => {
  const scale = (size * part) / 40;
  const shift = (size - 40 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${TITLE}<rect width="${size}" height="${size}" rx="${radius}" fill="#1a365d"/><g transform="translate(${shift} ${shift - size * 0.005})scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.1"><path stroke="#fbfaf6" d="${CURL}${FRONDS}"/><path stroke="#8fc7a4" d="${WATER}"/></g></svg>\n`;
};

const HEADLINE = ['Visa documents', 'that stand up to', 'a close reading'];

/** 1200 by 630: the words in the open sea at the left, the chart at the right. */
export const social = (chart: Chart): string => {
  const pen = new Pen();
  const zoom = 0.94;
  const view = { x: 318, y: -28, w: 700, h: 672 };
  const left = 1200 - view.w * zoom + 24;
  pen.fill('p', rect(0, 0, 1200, 630));
  pen.raw(
    `<linearGradient id="shade"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".22" stop-color="#fff"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="${left}" y="0" width="700" height="630"><path fill="url(#shade)" d="M${left} 0h700v630h-700z"/></mask><g mask="url(#fade)"><g style="--i:#1a365d;--w:#cfe0d4;--s:#e3ece2;--l:#fbfaf6;--d:#2f6b4f;--b:#a8741a" transform="translate(${left} 0)scale(${zoom})translate(${-view.x} ${-view.y})">${chart.crop(view)}</g></g>`,
  );
  pen.fill('p', rect(0, 22, 1200, 13));
  pen.fill('i', rect(0, 0, 1200, 22));
  pen.fill('i', Array.from({ length: 20 }, (_, i) => rect(i * 60, 27, 30, 7)).join(''));
  pen.stroke('i', 'M0 26.5h1200M0 34.5h1200', { width: 1 });
  pen.raw(`<g transform="translate(72 82)scale(1.35)" color="#2b6549">${mark(1.8)}</g>`);
  pen.text(142, 122, 'Harbour & Fern', { face: 'serif', size: 38, ink: 'i', track: -10, firm: 12 });
  HEADLINE.forEach((words, i) => {
    pen.text(70, 300 + i * 76, words, { face: 'serif', size: 74, ink: 'i', track: -26, firm: 10 });
  });
  pen.text(72, 548, 'Australian and New Zealand visas', { face: 'italic', size: 29, ink: 'm' });
  return pen.toString('0 0 1200 630', TITLE).replace('<svg ', '<svg width="1200" height="630" ');
};

const DEPTHS = [
  [96, 118, 22],
  [246, 92, 38],
  [330, 318, 34],
  [452, 96, 41],
  [158, 324, 26],
  [516, 262, 45],
] as const;

/** The course breaks off in open water. Where it should end, the dot is still there. */
export const brokenCourse = (): string => {
  const pen = new Pen();
  for (const [x, y, depth] of DEPTHS)
    pen.text(x, y, String(depth), { face: 'italic', size: 22, ink: 'm', anchor: 'middle' });
  pen.stroke('k', 'M-20 296C70 290 130 262 190 232S260 206 288 204', { width: 2.4, dash: '10 8' });
  pen.stroke('k', 'M308 203h8M338 202h6M370 201h3', { width: 2.4 });
  pen.stroke('k', dot(424, 190, 15), { width: 2.4 }).fill('k', dot(424, 190, 8));
  return pen.toString('0 0 600 400');
};
