// Who takes part: a project of each contestant, made from its template in scripts/project/bench/peers and installed below .ashlar/peers.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putAside } from '../aside.ts';
import { run } from '../cpu.ts';
import type { Project } from '../project.ts';

export type Contender = {
  name: string;
  isOurs?: true;
  /** What a reader of the table has to know about it. */
  note?: string;
  /** Where "npm run build" is called for this corpus, with what, and where the site is then. */
  folder: (corpus: Project) => string;
  env: (corpus: Project) => { [name: string]: string };
  out: (corpus: Project) => string;
  /** As after a fresh clone and "npm ci". */
  clean: (corpus: Project) => void;
};

const TEMPLATES = 'scripts/project/bench/peers';
const INSTALLED = '.ashlar/peers';
const MADE = [
  'out',
  '.astro',
  '.next',
  'next-env.d.ts',
  'node_modules/.astro',
  'node_modules/.vite',
  'node_modules/.cache',
];
const NO_TELEMETRY = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

const PEERS = [
  { template: 'eleventy-js', name: 'Eleventy', kind: 'JS templates', main: '@11ty/eleventy' },
  { template: 'eleventy-nunjucks', name: 'Eleventy', kind: 'Nunjucks', main: '@11ty/eleventy' },
  { template: 'astro', name: 'Astro', kind: 'React islands', main: 'astro' },
  { template: 'next', name: 'Next', kind: 'static export', main: 'next' },
];

export const OURS: Contender = {
  name: 'Ashlar',
  isOurs: true,
  folder: ({ folder }) => folder,
  env: () => ({}),
  out: ({ folder }) => join(folder, 'dist'),
  clean: corpus => corpus.clean(),
};

export async function installPeers(style: string): Promise<Contender[]> {
  const peers: Contender[] = [];
  for (const peer of PEERS) peers.push(await install(peer, style));
  return peers;
}

type Peer = {
  /** Its folder among the templates. */
  template: string;
  name: string;
  kind: string;
  /** The package whose version is told. */
  main: string;
};

type Manifest = { engines?: { node: string }; dependencies: { [name: string]: string } };

export async function install({ template, name, kind, main }: Peer, style: string): Promise<Contender> {
  const folder = join(process.cwd(), INSTALLED, template);
  const manifest: Manifest = JSON.parse(readFileSync(join(TEMPLATES, template, 'package.json'), 'utf8'));
  const { engines, dependencies } = manifest;
  const needed = engines && !isNewEnough(engines.node) ? nodeFor(engines.node) : undefined;
  if (needed) dependencies.node = needed;
  mkdirSync(folder, { recursive: true });
  cpSync(join(TEMPLATES, template), folder, { recursive: true });
  cpSync(join(TEMPLATES, 'shared'), join(folder, 'shared'), { recursive: true });
  writeFileSync(join(folder, 'shared/style.css'), style);
  await installPackages(folder, JSON.stringify(manifest, null, 2));
  const clean = () => {
    for (const made of MADE) putAside(join(folder, made));
  };
  return {
    name: `${name} ${dependencies[main]}, ${kind}`,
    ...(needed && {
      note: `${name} needs Node ${needed} or later and ran on that, from the package \`node\`.`,
    }),
    folder: () => folder,
    env: corpus => ({ ...NO_TELEMETRY, BENCH_PAGES: join(corpus.folder, 'pages') }),
    out: () => join(folder, 'out'),
    clean,
  };
}

async function installPackages(folder: string, manifest: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), manifest);
  const stamp = join(folder, 'node_modules/.installed-by-bench');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  console.log(`Installing into ${folder}`);
  await run({ folder, words: ['npm', 'install', '--no-audit', '--no-fund'] });
  writeFileSync(stamp, manifest);
}

/** ">=22.12.0" */
function isNewEnough(range: string): boolean {
  const [major = 0, minor = 0] = numbersOf(range);
  const [ourMajor = 0, ourMinor = 0] = numbersOf(process.version);
  return ourMajor > major || (ourMajor === major && ourMinor >= minor);
}

function nodeFor(range: string): string {
  return String(numbersOf(range)[0]);
}

function numbersOf(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}
