// Puts a site into Git and serves it for editing, so that a test can say what has become of its files. All test files of a worker
// share it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { type DevServer, forgetWaiting, startDevServer } from '../dev/dev-server.ts';
import { runGit } from '../files/repositories.ts';
import { DAY } from '../site/site.ts';

/** What becomes of the text of a file. */
export type Expected = { [file: string]: (text: string) => string };

type EditedSite = {
  server: DevServer;
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** What "git diff" says of the files. */
  diff: () => string;
  /** What it would say if this alone had happened. */
  diffOf: (expected: Expected) => string;
  /** Ends the server as a power cut would. */
  stop: () => void;
  /** Starts another one at the same address. */
  startAgain: () => Promise<void>;
};

/** By the folder of its content. The files of a worker run one after the other, and starting costs more than most tests. */
const known = new Map<string, Promise<Kept>>();

type Kept = { site: EditedSite; putBack: () => void };

/** Its fields are filled before the first test. After each test the files are as they were. */
export function editedSite(content: string): EditedSite {
  const folder = resolve(content);
  let kept: Kept;
  beforeAll(async () => {
    const opened = known.get(folder) ?? open(folder);
    known.set(folder, opened);
    kept = await opened;
    if (!kept.site.server.isRunning()) await kept.site.startAgain();
  });
  // The pages of the test have been left by then.
  beforeEach(({ onTestFinished }) => onTestFinished(() => kept.putBack()));
  return {
    get server() {
      return kept.site.server;
    },
    get folder() {
      return kept.site.folder;
    },
    read: file => kept.site.read(file),
    write: (file, text) => kept.site.write(file, text),
    diff: () => kept.site.diff(),
    diffOf: expected => kept.site.diffOf(expected),
    stop: () => kept.site.stop(),
    startAgain: () => kept.site.startAgain(),
  };
}

async function open(content: string): Promise<Kept> {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-edited-'));
  const at = (file: string, desk = 'site') => join(outer, desk, file);
  const git = (desk: string, ...words: string[]) => {
    const { status, stdout, stderr } = runGit(at('', desk), words);
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  const diffIn = (desk: string) => git(desk, 'diff', '--no-color', '--no-ext-diff', '--unified=0');
  /** A checkout would have to lock the index, which the server may be doing just then. */
  const putBack = (desk: string) => {
    for (const file of git(desk, 'diff', '--name-only').split('\n').slice(0, -1))
      writeFileSync(at(file, desk), git(desk, 'show', `HEAD:${file}`));
    git(desk, 'clean', '--quiet', '--force', '-d');
  };
  const start = (port: string) =>
    startDevServer(process.cwd(), {
      env: { ASHLAR_NOW: DAY },
      port: ['--port', port],
      words: ['--site', at('')],
    });

  for (const part of content === process.cwd() ? ['pages'] : ['pages', 'blocks'])
    cpSync(join(content, part), at(part), { recursive: true });
  writeFileSync(at('.gitignore'), '.ashlar/\n');
  git('site', 'init', '--quiet', '--template=', '--initial-branch=main');
  git('site', 'add', '.');
  git('site', 'commit', '--quiet', '--message', 'Begin');
  cpSync(at(''), at('', 'other'), { recursive: true });
  let server = await start('0');
  process.on('exit', () => rmSync(outer, { recursive: true, force: true }));
  // Vitest ends its workers with a signal, which alone would run no exit handlers.
  process.once('SIGTERM', () => process.exit());

  const site: EditedSite = {
    get server() {
      return server;
    },
    folder: at(''),
    read: file => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    diff: () => diffIn('site'),
    diffOf(expected) {
      for (const [file, change] of Object.entries(expected)) {
        const text = readFileSync(at(file, 'other'), 'utf8');
        writeFileSync(at(file, 'other'), change(text));
      }
      const said = diffIn('other');
      putBack('other');
      return said;
    },
    stop: () => server.stop(),
    async startAgain() {
      server = await start(new URL(server.url).port);
    },
  };
  return {
    site,
    putBack() {
      putBack('site');
      forgetWaiting(at(''));
    },
  };
}
