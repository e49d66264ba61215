// Installs the other generators. Each has a folder in contestants/, which is copied beside the sites that are measured.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { installOnDebian } from '../../../tests/support/tools/install-on-debian.ts';
import { run } from './cpu.ts';
import { clearAll, PLACE, putAside, type Site } from './site.ts';

export type Contender = {
  name: string;
  isOurs?: true;
  /** All figures are told as multiples of this contestant's. */
  isReference?: true;
  /** What a reader of the table has to know about it. */
  note?: string;
  /** Where and how it builds this site, and where it writes the finished one. */
  folder: string;
  words: (site: Site) => string[];
  env: (site: Site) => { [name: string]: string };
  out: (site: Site) => string;
  /** Leaves it as after a fresh clone and "npm ci". */
  clean: (site: Site) => void;
  /** Brings documents to where it reads them. This is not measured. */
  bring: (site: Site, files: string[]) => void;
};

const BUILD = ['npm', 'run', 'build'];
const TEMPLATES = 'scripts/project/bench/contestants';
const MADE = ['out', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'];

export const OURS: Contender = {
  name: 'Ashlar',
  isOurs: true,
  folder: process.cwd(),
  words: ({ folder }) => [...BUILD, '--', '--site', folder],
  env: () => ({}),
  out: ({ folder }) => join(folder, 'dist'),
  clean: clearAll,
  bring: () => {},
};

export async function installContestants(style: string): Promise<Contender[]> {
  const [js, nunjucks, hugo] = ['eleventy-js', 'eleventy-nunjucks', 'hugo'];
  return [
    await install(nunjucks, 'Eleventy, Nunjucks', '@11ty/eleventy', style).then(asReference),
    await install(js, 'Eleventy, JS templates', '@11ty/eleventy', style),
    await hugoFrom(await install(hugo, 'Hugo', '', style)),
  ];
}

export const asReference = (one: Contender): Contender => ({ ...one, isReference: true });

type Manifest = { engines?: { node: string }; dependencies?: { [name: string]: string } };

/** "main" is the package whose version the table shows. */
export async function install(
  template: string,
  name: string,
  main: string,
  style: string,
): Promise<Contender> {
  const folder = join(PLACE, 'contestants', template);
  cpSync(join(TEMPLATES, template), folder, { recursive: true });
  cpSync(join(TEMPLATES, 'shared'), join(folder, 'shared'), { recursive: true });
  mkdirSync(join(folder, 'static'), { recursive: true });
  for (const file of ['shared/style.css', 'static/style.css']) writeFileSync(join(folder, file), style);
  const manifest: Manifest = JSON.parse(readFileSync(join(TEMPLATES, template, 'package.json'), 'utf8'));
  const needed = newerNode(manifest.engines?.node);
  if (needed) manifest.dependencies = { ...manifest.dependencies, node: needed };
  await installPackages(folder, JSON.stringify(manifest, null, 2));
  const version = manifest.dependencies?.[main];
  return {
    name: version ? name.replace(/,|$/, ` ${version}$&`) : name,
    ...(needed && {
      note: `${name} needs Node ${needed} or later and ran on that, from the package \`node\`.`,
    }),
    folder,
    words: () => BUILD,
    env: site => ({ ASTRO_TELEMETRY_DISABLED: '1', BENCH_PAGES: join(site.folder, 'pages') }),
    out: () => join(folder, 'out'),
    clean: () => {
      for (const made of MADE) putAside(join(folder, made));
    },
    bring: () => {},
  };
}

async function installPackages(folder: string, manifest: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), manifest);
  const stamp = join(folder, 'node_modules/.installed-by-bench');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  await run({ folder, words: ['npm', 'install', '--no-audit', '--no-fund'] });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, manifest);
}

/** Returns the Node that a package needs if this one is too old: "22" for ">=22.12.0". */
function newerNode(range = '>=0'): string | undefined {
  const [wanted = 0] = (range.match(/\d+/g) ?? []).map(Number);
  return wanted > Number.parseInt(process.versions.node, 10) ? String(wanted) : undefined;
}

/** Hugo reads pages only from Markdown files. Their front matter may be JSON, so a whole document becomes front matter. */
async function hugoFrom(hugo: Contender): Promise<Contender> {
  installOnDebian('hugo');
  const said = await run({ folder: hugo.folder, words: ['hugo', 'version'] });
  return {
    ...hugo,
    name: `Hugo ${/v([\d.]+)/.exec(said)?.[1]}`,
    clean: site => {
      for (const made of ['content', 'data', 'resources', '.hugo_build.lock'])
        putAside(join(hugo.folder, made));
      hugo.clean(site);
      const pages = join(site.folder, 'pages');
      const names = readdirSync(pages, { recursive: true, encoding: 'utf8' });
      bringToHugo(
        hugo.folder,
        site,
        names.filter(name => /^[^_].*\.json$/.test(name)).map(name => `pages/${name}`),
      );
      mkdirSync(join(hugo.folder, 'data'), { recursive: true });
      copyFileSync(join(pages, '_site.json'), join(hugo.folder, 'data/site.json'));
      cpSync(join(pages, '_public'), join(hugo.folder, 'static'), { recursive: true });
    },
    bring: (site, files) => bringToHugo(hugo.folder, site, files),
  };
}

function bringToHugo(folder: string, site: Site, files: string[]): void {
  for (const file of files) {
    const name = file.replace(/^pages\/index\.json$/, 'pages/_index.json').replace(/^pages/, 'content');
    const place = join(folder, name.replace(/json$/, 'md'));
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(join(site.folder, file), place);
  }
}
