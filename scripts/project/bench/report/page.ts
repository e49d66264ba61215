// Writes the measured figures into docs/benchmarks.md, between its marks. Nobody types a figure by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { isBetter, withUnit } from './figure.ts';
import { type Contest, oursIn, RECORD, type Record } from './record.ts';
import { inMarkdown, rowsOf } from './table.ts';

export const PAGE = 'docs/benchmarks.md';
const SECTION = /(?<=<!-- bench: [^>]* -->\n)[\s\S]*?(?=<!-- \/bench -->)/;

export function saveRecord(record: Record): void {
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), record));
}

export function withSection(page: string, { pages, photographs }: Record): string {
  if (!SECTION.test(page)) throw new Error(`${PAGE} has lost the two marks that the figures stand between.`);
  const parts = [
    ...(pages ? sectionOf(pages, aboutPages(pages)) : []),
    ...(photographs ? sectionOf(photographs, aboutPhotographs(photographs)) : []),
  ];
  return page.replace(SECTION, () => `\n${parts.map(part => `${wrapped(part)}\n\n`).join('')}`);
}

function aboutPages(contest: Contest): string {
  const isLarge = oursIn(contest).figures.some(({ name }) => name.includes('10,000'));
  const once = isLarge ? ', and 10,000 pages are built once' : '';
  return `Every contestant draws the same pages, of 17 kB of JSON each, with the same menu, footer and styles, and copies the same pictures, in turn on ${place(contest)}; these are medians of three${once}. CPU seconds are those of \`npm run build\` and everything it starts. Ashlar's include the check of all pages and a JSON copy of each, which the others do without. “Cold” is a fresh clone after \`npm ci\`: nothing is kept, and Ashlar compiles its program and the validators of its schemas first, which an installed package brings along (“with the program kept”). “Before the first page” and “Each page” part the cost of a build, for Ashlar with the program kept, by those of few and of many pages: a small site pays mostly the first. The home page is what comes before it can be shown, from nginx over HTTP/2 with TLS: document, styles and scripts with their headers, without fonts and pictures. \`npm run bench\` does it again.`;
}

function aboutPhotographs(contest: Contest): string {
  return `A page with three photographs, one at the top and two beside texts: Ashlar's, and the same page with its pictures made by the tools of others, at the settings of their documentation, on ${place(contest)}. The photographs are three of 6 to 16 megapixels from Debian's package \`lomiri-wallpapers-16.04\`. “Page” is everything that Chromium fetches until the last picture is there, texts compressed, without fonts. How sharp pictures are is the mean structural similarity (SSIM, of brightness; 1 is the original) of what is shown with the original brought to the same pixels by Lanczos. \`npm run bench -- photographs\` does it again.`;
}

const place = ({ cores, node, system }: Contest): string => `${cores} cores, Node ${node}, ${system}`;

function sectionOf(contest: Contest, about: string): string[] {
  const notes = contest.contestants.flatMap(({ note }) => note ?? []);
  return [about, inMarkdown(rowsOf(contest)), ...notes, whoIsAhead(contest)];
}

/** Lists for each figure who is better than Ashlar. */
function whoIsAhead(contest: Contest): string {
  const sentences = oursIn(contest).figures.flatMap(own => {
    const better = contest.contestants.flatMap(({ name, figures }) => {
      const figure = figures.find(other => other.name === own.name);
      return figure && isBetter(figure.value, own.value, own.unit) ? [name] : [];
    });
    return better.length > 0
      ? [`- ${own.name}: ${better.join('; ')} (Ashlar ${withUnit(own.value, own.unit)}).`]
      : [];
  });
  if (sentences.length === 0) return 'No contestant is ahead of Ashlar in any of these figures.';
  return `Where others are ahead:\n\n${sentences.join('\n')}`;
}

/** Breaks a paragraph into lines and leaves tables and lists alone. */
function wrapped(part: string): string {
  return /^[|!-]|\n/.test(part) ? part : part.replace(/(.{1,125})(?: |$)/g, '$1\n').trimEnd();
}
