// Makes a small site in Git and the repository that it pushes to, once, and copies it for each test. Also writes down, as one
// text, what a command has to leave alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hero, pageWith, smallSite, writeFiles } from '../documents/sites/small-site.ts';

/** Settings of the person who runs the tests have no effect. */
export const GIT_ALONE: { [name: string]: string } = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
};

export type Desk = {
  folder: string;
  /** The repository that changes are pushed to. */
  host: string;
  git: (...args: string[]) => string;
  /** Does the same, but may fail. */
  tryGit: (...args: string[]) => { status: number | null; stdout: string; stderr: string };
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  edit: (file: string, from: string, to: string) => void;
  /** Makes another desk with the same host. */
  colleague: () => Desk;
  remove: () => void;
};

const AUTHOR = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', '-c', 'commit.gpgsign=false'];

export function runGit(folder: string, args: string[]) {
  return spawnSync('git', [...AUTHOR, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...GIT_ALONE },
  });
}

function demand(folder: string, args: string[]): string {
  const { status, stdout, stderr } = runGit(folder, args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const FILES = smallSite({
  'pages/fees.json': pageWith({ title: 'What it costs', blocks: [{ ...hero, heading: 'Ten dollars' }] }),
  'pages/hours.json': pageWith({
    title: 'When we are there',
    blocks: [{ ...hero, heading: 'Nine to five' }],
  }),
  'notes.txt': 'Of a developer.\n',
  'blocks.txt': 'Of another one.\n',
  'tools/saw.txt': 'Seldom used.\n',
  '.gitignore': '.ashlar/\ndist/\n',
});

let template: string | undefined;

function templateFolder(): string {
  if (template !== undefined) return template;
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'site');
  writeFiles(site, FILES);
  demand(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', 'host']);
  demand(site, ['init', '--quiet', '--template=', '--initial-branch=main']);
  demand(site, ['config', 'user.name', 'Ann']);
  demand(site, ['config', 'user.email', 'ann@example.com']);
  demand(site, ['add', '.']);
  demand(site, ['commit', '--quiet', '--message', 'Begin']);
  demand(site, ['remote', 'add', 'origin', '../host']);
  demand(site, ['push', '--quiet', '--set-upstream', 'origin', 'main']);
  // Packs fifty files into one, which makes each copy cheaper.
  for (const place of [site, join(folder, 'host')])
    demand(place, ['repack', '-a', '-d', '--quiet', '--no-write-bitmap-index']);
  template = folder;
  return folder;
}

export function openDesk(): Desk {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
  cpSync(templateFolder(), outer, { recursive: true });
  return deskIn(outer, 'site');
}

export function deskIn(outer: string, name: string): Desk {
  const folder = join(outer, name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    host: join(outer, 'host'),
    git: (...args) => demand(folder, args),
    tryGit: (...args) => runGit(folder, args),
    read,
    write,
    edit(file, from, to) {
      if (!read(file).includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(file, read(file).replace(from, to));
    },
    colleague() {
      demand(outer, ['clone', '--quiet', 'host', 'colleague']);
      const other = deskIn(outer, 'colleague');
      other.git('config', 'user.name', 'Ben');
      other.git('config', 'user.email', 'ben@example.com');
      return other;
    },
    remove: () => rmSync(outer, { recursive: true, force: true }),
  };
}

/** Leaves the work of a colleague unfinished all over the project. */
export function busyDeveloper({ git, edit, write }: Desk): void {
  edit('notes.txt', 'developer', 'designer');
  git('stash', '--quiet');
  edit('blocks.txt', 'another', 'a third');
  git('add', 'blocks.txt');
  write('new.txt', 'Staged.\n');
  git('add', 'new.txt');
  write('new.txt', 'And changed since.\n');
}

export type Fingerprint = {
  head: string;
  refs: string;
  stash: string;
  /** All entries, and the exact bytes of their file. */
  entries: string[];
  index: string;
  inside: string[];
  outside: string[];
  host: string;
};

export function fingerprint({ folder, host, tryGit }: Desk, pages = 'pages'): Fingerprint {
  const files = filesIn(folder).filter(name => !/^(\.git|\.ashlar)(\/|$)/.test(name));
  const isInside = (name: string) => name.startsWith(`${pages}/`);
  const told = (...args: string[]) => tryGit(...args).stdout.trim();
  // In a second worktree or a submodule, ".git" is a file that names the real folder
  // (https://git-scm.com/docs/gitrepository-layout).
  const isPlain = existsSync(join(folder, '.git/HEAD'));
  const index = isPlain ? '.git/index' : told('rev-parse', '--git-path', 'index');
  const refs = told(
    'for-each-ref',
    '--format=%(refname) %(objectname)',
    'refs/heads',
    'refs/tags',
    'refs/stash',
  );
  return {
    head: told('symbolic-ref', '--quiet', 'HEAD') || told('rev-parse', 'HEAD'),
    refs,
    stash: refs.split('\n').find(line => line.startsWith('refs/stash ')) ?? '',
    entries: told('ls-files', '--stage', '-z').split('\0').filter(Boolean),
    index: index && existsSync(join(folder, index)) ? sum(readFileSync(join(folder, index))) : '',
    inside: files.filter(isInside).map(name => state(folder, name)),
    outside: files.filter(name => !isInside(name)).map(name => state(folder, name)),
    host: existsSync(host) ? runGit(host, ['for-each-ref']).stdout : '',
  };
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter(name => !name.startsWith('.git/') && !lstatSync(join(folder, name)).isDirectory());
}

function state(folder: string, name: string): string {
  const path = join(folder, name);
  const found = lstatSync(path);
  const content = found.isSymbolicLink() ? readlinkSync(path) : found.isFile() ? sum(readFileSync(path)) : '';
  return `${name} ${found.mode} ${content}`;
}

function sum(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
