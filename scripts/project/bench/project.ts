// A project to measure in: the code as it is now, the site's own pages and a corpus, kept in Git, with the installed packages
// shared. What is measured there touches neither the pages nor the caches of this project.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { putAside } from './aside.ts';
import { HEAVY, pagesAround } from './corpus/corpus.ts';
import { pageDocument, routeOf, type Size } from './corpus/page.ts';
import { run } from './cpu.ts';

// On the disk of the projects, so that it can be put aside, and nothing of what anybody else keeps.
process.env.ASHLAR_KEPT = join(process.cwd(), '.ashlar/bench-kept');

/** Neither the packages nor what commands have made. */
const LEFT_OUT = /^(?:node_modules|dist|\.git|\.ashlar)$/;

export type Project = {
  folder: string;
  /** Of the corpus; the site's own pages come on top. */
  count: number;
  /** The address of page 1, 2, 3 … of the corpus. */
  route: (number: number) => string;
  file: (number: number) => string;
  /** Replaces the first occurrence. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  /** As where the files of the last time were written anew and the caches kept: on a machine that checks pull requests. */
  checkOutAnew: () => void;
  /** As after a fresh clone and "npm ci": neither the finished site, nor a cache, nor a generated file that isn't committed. */
  clean: () => void;
};

/** "alone" is a corpus without the site's own pages; "first" is the number of its first page. */
export async function makeProject(
  name: string,
  count: number,
  { alone = false, first = 1 } = {},
): Promise<Project> {
  const folder = join(process.cwd(), '.ashlar/bench', name);
  putAside(folder);
  for (const part of readdirSync('.').filter(part => !LEFT_OUT.test(part))) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  putAside(keptPlace(folder));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (alone) standAlone(join(folder, 'pages'), { first, count, weight: HEAVY });
  writeCorpus(folder, { first, count, weight: HEAVY });
  // Generated files that are committed name the pages of the corpus as well.
  await run({ folder, words: ['npm', 'run', 'generate'] });
  commit(folder);
  return {
    folder,
    count,
    route: routeOf,
    file: fileOf,
    edit: (file, from, to) => edit(join(folder, file), from, to),
    checkOutAnew: () => {
      const now = new Date();
      for (const name of readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }))
        utimesSync(join(folder, 'pages', name), now, now);
    },
    clean: () => {
      for (const made of ['.ashlar', 'dist', 'src/generated']) putAside(join(folder, made));
      putAside(keptPlace(folder));
    },
  };
}

function writeCorpus(folder: string, range: Size): void {
  const { first = 1 } = range;
  mkdirSync(join(folder, 'pages/guides'));
  for (let number = first; number < first + range.count; number += 1) {
    writeFileSync(join(folder, fileOf(number)), `${JSON.stringify(pageDocument(number, range), null, 2)}\n`);
  }
}

function fileOf(number: number): string {
  return join('pages', `${routeOf(number)}.json`);
}

function standAlone(pages: string, range: Size): void {
  for (const name of readdirSync(pages).filter(name => name !== '_public')) {
    rmSync(join(pages, name), { recursive: true });
  }
  for (const name of readdirSync(join(pages, '_public/images')).filter(name => name !== 'social.png')) {
    rmSync(join(pages, '_public/images', name), { recursive: true });
  }
  for (const [name, document] of Object.entries(pagesAround(range))) {
    writeFileSync(join(pages, name), JSON.stringify(document, null, 2));
  }
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${relative(process.cwd(), file)} does not hold ${from}.`);
  writeFileSync(file, edited);
}

/** The check compares with what was committed, as it does for everybody. */
function commit(folder: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'gc.auto=0', ...args], { cwd: folder, stdio: 'ignore' });
  const who = [
    '-c',
    'user.name=Benchmark',
    '-c',
    'user.email=benchmark@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git(...who, 'commit', '--quiet', '--no-verify', '--message', 'Measure from here');
  if (!existsSync(join(folder, '.git')))
    console.error('Git is missing, so the check is measured without it.');
}
