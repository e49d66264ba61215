// Puts a site into Git and serves it for editing, so that a test can say what has become of its files.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type DevServer, startDevServer } from '../dev/dev-server.ts';
import { runGit } from '../files/repositories.ts';
import { DAY } from '../site/site.ts';

/** What becomes of the text of a file. */
export type Expected = { [file: string]: (text: string) => string };

export type EditedSite = {
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

/** Its fields are filled before the first test. After each test the files are as they were. */
export function editedSite(content: string): EditedSite {
  let outer: string;
  let server: DevServer;
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

  beforeAll(async () => {
    outer = mkdtempSync(join(tmpdir(), 'ashlar-edited-'));
    for (const part of content === process.cwd() ? ['pages'] : ['pages', 'blocks'])
      cpSync(join(content, part), at(part), { recursive: true });
    writeFileSync(at('.gitignore'), '.ashlar/\n');
    git('site', 'init', '--quiet', '--template=', '--initial-branch=main');
    git('site', 'add', '.');
    git('site', 'commit', '--quiet', '--message', 'Begin');
    cpSync(at(''), at('', 'other'), { recursive: true });
    server = await start('0');
  });
  afterEach(() => putBack('site'));
  afterAll(() => {
    server?.stop();
    rmSync(outer, { recursive: true, force: true });
  });

  return {
    get server() {
      return server;
    },
    get folder() {
      return at('');
    },
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
}
