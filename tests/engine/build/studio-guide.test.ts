// @module-tag full-only
// Follows docs/studio.md step by step: runs every command and writes every file in it.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { filesInGuide } from '../../support/documents/sites/guide-files.ts';
import { copyProject } from '../../support/files/project-copy.ts';
import { run } from '../../support/files/run.ts';

const GUIDE = readFileSync('docs/studio.md', 'utf8');
const PROGRAM = 'scripts/run.mjs';

let studio = '';
let folder = '';

beforeAll(() => {
  studio = mkdtempSync(join(tmpdir(), 'ashlar-studio-'));
  renameSync(copyProject(studio).folder, join(studio, 'ashlar'));
  folder = studio;
});
afterAll(() => rmSync(studio, { recursive: true, force: true }));

type Step = { does: string; work: () => void | Promise<void> };

function steps(): Step[] {
  const fences = GUIDE.match(/^```[\s\S]*?^```$/gm) ?? [];
  return fences.flatMap(fence => [
    ...filesInGuide(fence).map(({ file, text }) => ({
      does: `writes ${file}`,
      work: () => writeIn(file, text),
    })),
    ...(/^```sh\n([\s\S]+)\n```$/.exec(fence)?.[1]?.split('\n').map(commandStep) ?? []),
  ]);
}

function writeIn(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function commandStep(line: string): Step {
  const [program, ...words] = wordsOf(line);
  const step = (work: Step['work']): Step => ({ does: line, work });
  if (program === 'cd') return step(() => goTo(words[0] ?? ''));
  if (line === 'npm ci' || line === 'npm install') return step(install);
  if (line === 'npm start') return step(() => serve('start'));
  if (line === 'npm run preview') return step(() => serve('preview'));
  if (program === 'npm' && words[0] === 'run') return step(() => runScript(words.slice(1)));
  throw new Error(`The guide says "${line}", and nobody here knows how to try that.`);
}

function goTo(path: string): void {
  folder = resolve(folder, path);
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Installs what npm would: the engine has its packages already. */
function install(): void {
  const { ashlar } = packageJson().devDependencies;
  if (!ashlar) return;
  expect(resolve(folder, ashlar.replace('file:', ''))).toBe(join(studio, 'ashlar'));
  if (existsSync(join(folder, 'node_modules'))) return;
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(studio, 'ashlar'), join(folder, 'node_modules/ashlar'), 'junction');
}

function packageJson(): { scripts: { [name: string]: string }; devDependencies: { ashlar?: string } } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function programFor(name: string): string {
  expect(packageJson().scripts[name]).toMatch(new RegExp(`^(ashlar|node ${PROGRAM}) ${name}$`));
  return join(studio, 'ashlar', PROGRAM);
}

function runScript([name = '', ...words]: string[]): void {
  const { status, output } = run(folder, [programFor(name), name, ...words.filter(word => word !== '--')]);
  expect(status, output).toBe(0);
  // Until the studio has written the real address, phone number and hours, the check names what keeps their places.
  const warned = [...output.matchAll(/Warning: .*\((\S+)\)$/gm)].filter(
    ([, rule]) => rule !== 'placeholders',
  );
  expect(warned.map(([line]) => line)).toEqual([]);
  expect(output).not.toMatch(/mistakes? in/);
}

async function serve(name: string): Promise<void> {
  const server = await startDevServer(folder, { program: programFor(name), command: name });
  try {
    const answer = await fetch(server.url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Oak &amp; Awl');
  } finally {
    server.stop();
  }
}

it.each(steps())('$does', async ({ work }) => {
  await work();
});

it('has made the site that it speaks of', () => {
  const built = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  expect(built('index.html')).toContain('--accent:#7a3b12');
  expect(built('opening-hours.html')).toContain('<dt>Monday to Thursday</dt><dd>8 to 5</dd>');
  const tsc = resolve('node_modules/typescript/bin/tsc');
  expect(run(folder, [tsc, '-p', '.'])).toEqual({ status: 0, output: '' });
});

it('shows pictures that are there', () => {
  const pictures = [...GUIDE.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path = '']) => join('docs', path));
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter(path => !existsSync(path))).toEqual([]);
});
