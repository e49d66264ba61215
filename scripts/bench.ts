// Measures what the project promises: the cost of a build per page, of one changed page, and the weight of the pages.
// CPU seconds of whole commands, so that a busy machine changes little. Figures are printed, never asserted.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CONTENT = join(process.cwd(), '.ashlar/bench-content');
const OUT = join(process.cwd(), '.ashlar/bench-site');
if (!existsSync('/proc/self/stat')) {
  console.error('CPU seconds are read from /proc, which only Linux has. Run the benchmark there.');
  process.exit(2);
}

const COUNTS = process.argv.slice(2).map(Number).filter(Boolean);

for (const count of COUNTS.length > 0 ? COUNTS : [45, 1000]) measureBuild(count);
measurePages();

function measureBuild(count: number): void {
  makeCorpus(count);
  rmSync(OUT, { recursive: true, force: true });
  rmSync('.ashlar/.ashlar', { recursive: true, force: true });
  const cold = cpuOf(build);
  const file = join(CONTENT, 'pages/corpus/page-1.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Corpus page 1', 'Corpus page one'));
  const changed = cpuOf(build);
  const same = cpuOf(build);
  const check = cpuOf(() => run(['--import', 'tsx', 'scripts/check.ts']));
  console.log(
    `${count} pages: cold ${cold} CPU s, one page changed ${changed}, nothing changed ${same}, check ${check}`,
  );
}

/** Pages of eight blocks and 400 words of Markdown, beside the site's own. */
function makeCorpus(count: number): void {
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync('pages', join(CONTENT, 'pages'), { recursive: true });
  mkdirSync(join(CONTENT, 'pages/corpus'));
  const examples = ['cards', 'steps', 'faq', 'testimonials', 'packages', 'call-to-action'].map(
    type => JSON.parse(readFileSync(join('blocks', type, 'examples.json'), 'utf8'))[0],
  );
  for (let number = 1; number <= count; number += 1) {
    const page = {
      title: `Corpus page ${number}`,
      description: `Page ${number} of a corpus that measures how long a build takes, with eight blocks and 400 words.`,
      blocks: [
        { type: 'hero', heading: `Corpus page ${number}`, intro: 'A page to measure with.' },
        { type: 'prose', heading: 'Four hundred words', text: words(number) },
        ...examples,
      ],
    };
    writeFileSync(join(CONTENT, `pages/corpus/page-${number}.json`), JSON.stringify(page, null, 2));
  }
}

function words(seed: number): string[] {
  const vocabulary = 'report salary position employer nominee market evidence visa skill plan'.split(' ');
  return Array.from({ length: 8 }, (_, paragraph) => {
    const text = Array.from(
      { length: 50 },
      (_, word) => vocabulary[(seed * 7 + paragraph * 13 + word * word) % 10],
    );
    text[5] = `**${text[5]}**`;
    text[20] = `[${text[20]}](/pricing)`;
    return `${paragraph % 3 === 0 ? '## Part\n\n' : ''}${text.join(' ')}.`;
  });
}

function build(): void {
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);
}

function run(args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', ASHLAR_CONTENT: CONTENT, ASHLAR_OUT: OUT };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** User and system time of a command and everything it starts. */
function cpuOf(command: () => void): string {
  const before = childCpu();
  command();
  return (childCpu() - before).toFixed(2);
}

function childCpu(): number {
  // cutime and cstime of this process, in clock ticks.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function measurePages(): void {
  if (!existsSync('dist/index.html')) {
    console.log('Run "npm run build" as well to see what the pages weigh.');
    return;
  }
  for (const name of ['index', 'pricing', 'contact', 'services/market-salary-report']) {
    const html = readFileSync(`dist/${name}.html`);
    console.log(
      `/${name}: ${html.length} bytes of HTML with its styles, ${gzipSync(html).length} compressed`,
    );
  }
  const app = readdirSync('dist/assets').filter(file => file.endsWith('.js'));
  for (const file of app) {
    const bytes = readFileSync(`dist/assets/${file}`);
    console.log(`${file}: ${bytes.length} bytes, ${gzipSync(bytes).length} compressed, fetched on intent`);
  }
}
