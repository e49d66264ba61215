// The record in, the README's section "How fast" between its marks out. Nothing in it is typed by hand.
import { type Figure, isBetter, withUnit } from './figure.ts';
import type { Contestant, Measured, Record } from './record.ts';
import { contestRows, goalOf } from './table.ts';

export function readmeSection({ own, peers, photographs, shards }: Record): string {
  const parts = [
    ...(peers ? contest(peers) : []),
    ...(own ? ownFigures(own) : []),
    ...(photographs ? threePhotographs(photographs) : []),
    ...(shards ? manyMachines(shards) : []),
  ];
  return parts.length === 0 ? '\n' : `\n${parts.map(wrapped).join('\n\n')}\n\n`;
}

function contest({ contestants, ...measured }: Measured & { contestants: Contestant[] }): string[] {
  return [
    `Every contestant draws the same pages, of eight blocks and 400 words of Markdown each, with the same menu, footer and styles. The runs were taken in turn on ${place(measured)}; up to 1,000 pages these are medians of three. CPU seconds are those of \`npm run build\` and everything it starts. Ashlar's include the check of all pages and a JSON copy of each, which the others do without. The home page is what comes before anybody does anything: document, styles and scripts, compressed, without fonts and pictures. \`npm run bench -- --peers\` does it again.`,
    '![Bars: the CPU seconds and bytes of each contestant](docs/bench.svg)',
    markdownTable(contestRows(contestants)),
    ...contestants.flatMap(({ note }) => note ?? []),
    whoIsAhead(contestants),
  ];
}

function ownFigures({ figures, ...measured }: Measured & { figures: Figure[] }): string[] {
  const rows = figures.map(figure => [figure.name, withUnit(figure.value, figure.unit), goalOf(figure)]);
  return [
    `Our own figures, with npm in them, on ${place(measured)}. The corpus stands beside the site's own pages. “Cold” is a fresh clone after \`npm ci\`: no cache and no generated file.`,
    markdownTable([['', 'Measured', 'Goal'], ...rows]),
  ];
}

function threePhotographs({
  contestants,
  figures,
  note,
  ...measured
}: NonNullable<Record['photographs']>): string[] {
  const many = figures.map(figure => [figure.name, withUnit(figure.value, figure.unit), goalOf(figure)]);
  return [
    `A page with three photographs, one at the top and two beside texts: Ashlar's, and the same page with its pictures made by the tools of others, at the settings of their documentation, on ${place(measured)}. ${note} “Page” is everything that Chromium fetches until the last picture is there, texts compressed, without fonts. How sharp pictures are is the mean structural similarity (SSIM, of brightness; 1 is the original) of what is shown with the original brought to the same pixels by Lanczos. “As sharp as Ashlar's” is what the tool's files weigh at the quality at which that mean is ours. \`npm run bench -- photographs\` does it again.`,
    markdownTable(turned(contestRows(contestants))),
    ...contestants.flatMap(({ note }) => note ?? []),
    whoIsAhead(contestants),
    'Many photographs of twelve megapixels each, ten on a page.',
    markdownTable([['', 'Measured', 'Goal'], ...many]),
  ];
}

/** Rows become columns. */
function turned(rows: string[][]): string[][] {
  return (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? ''));
}

function manyMachines({ figures, ...measured }: Measured & { figures: Figure[] }): string[] {
  return [
    `Past one machine, pages are independent: a CI matrix builds a part of them on each machine, and any object store behind a CDN takes the files of all. The build has no switch for that; these figures come from ten corpora that stand for themselves, each with its part of the pages, built from nothing one after the other on ${place(measured)}. What they leave out is one sitemap over all parts and a check of the links from one part to another.`,
    markdownTable([
      ['', 'Measured'],
      ...figures.map(({ name, value, unit }) => [name, withUnit(value, unit)]),
    ]),
  ];
}

/** In each figure, who does better than we do. */
function whoIsAhead(contestants: Contestant[]): string {
  const ours = contestants.find(({ isOurs }) => isOurs);
  const sentences = (ours?.figures ?? []).flatMap(own => {
    const better = contestants.flatMap(({ name, figures }) => {
      const figure = figures.find(other => other.name === own.name);
      return figure && isBetter(figure.value, own.value, own.unit)
        ? [`${name} (${withUnit(figure.value, figure.unit)})`]
        : [];
    });
    return better.length > 0
      ? [`- ${own.name}: ${better.join(', ')}; Ashlar ${withUnit(own.value, own.unit)}.`]
      : [];
  });
  if (sentences.length === 0) return 'No contestant is ahead of Ashlar in any of these figures.';
  return `Where others are ahead:\n\n${sentences.join('\n')}`;
}

export function place({ cores, node, system }: Measured): string {
  return `${cores} cores, Node ${node}, ${system}`;
}

function markdownTable([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|---|${head
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
    ...rows.map(line),
  ].join('\n');
}

/** A paragraph in lines, as people would write it; tables and lists as they are. */
function wrapped(part: string): string {
  return /^[|!-]|\n/.test(part) ? part : part.replace(/(.{1,125})(?: |$)/g, '$1\n').trimEnd();
}
