// The record in, a chart out: bars of each contestant, as an SVG that reads in light and in dark.
import { type Figure, withUnit } from './figure.ts';
import type { Contestant, Record } from './record.ts';

const WIDTH = 860;
const NAMES = 220;
const VALUES = 110;
const ROW = 24;
const GAP = 56;
const DRAWN = ['CPU s', 'kB'];

const STYLE = `
text { font: 14px system-ui, sans-serif; fill: #1f2933; }
.title { font-weight: 600; }
.name { text-anchor: end; }
.bar { fill: #9aa5b1; }
.ours { fill: #1a365d; }
@media (prefers-color-scheme: dark) {
  text { fill: #e4e7eb; }
  .bar { fill: #7b8794; }
  .ours { fill: #63b3ed; }
}`;

export function chart({ peers, own }: Record): string {
  const contestants = peers?.contestants ?? [
    { name: 'Ashlar', isOurs: true as const, figures: own?.figures ?? [] },
  ];
  const drawn = contestants.flatMap(({ figures }) => figures.filter(({ unit }) => DRAWN.includes(unit)));
  const columns = [...new Set(drawn.map(({ name }) => name))];
  const panels: string[] = [];
  let top = 0;
  for (const column of columns) {
    const bars = barsOf(column, contestants);
    panels.push(`<g transform="translate(0 ${top})">${panel(column, bars)}</g>`);
    top += bars.length * ROW + GAP;
  }
  const height = Math.max(top, ROW);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    '<title>How fast: the figures of the tables beside this chart, as bars</title>',
    `<style>${STYLE}\n</style>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

type Bar = { name: string; isOurs: boolean; figure: Figure };

/** The shortest bar first: lower is better. */
function barsOf(column: string, contestants: Contestant[]): Bar[] {
  return contestants
    .flatMap(({ name, isOurs = false, figures }) => {
      const figure = figures.find(figure => figure.name === column);
      return figure ? [{ name, isOurs, figure }] : [];
    })
    .sort((a, b) => a.figure.value - b.figure.value);
}

function panel(title: string, bars: Bar[]): string {
  const longest = Math.max(...bars.map(({ figure }) => figure.value));
  const rows = bars.map((bar, index) => row(bar, 36 + index * ROW, longest));
  return [`<text class="title" x="${NAMES + 12}" y="20">${escaped(title)}</text>`, ...rows].join('\n');
}

function row({ name, isOurs, figure }: Bar, top: number, longest: number): string {
  const room = WIDTH - NAMES - 12 - VALUES;
  const width = Math.max(2, Math.round((figure.value / longest) * room));
  const left = NAMES + 12;
  return [
    `<text class="name${isOurs ? ' title' : ''}" x="${NAMES}" y="${top + 11}">${escaped(name)}</text>`,
    `<rect class="${isOurs ? 'bar ours' : 'bar'}" x="${left}" y="${top}" width="${width}" height="14" rx="2"/>`,
    `<text x="${left + width + 8}" y="${top + 12}">${escaped(withUnit(figure.value, figure.unit))}</text>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
