// @module-tag full-only
// Runs the commands of .github/workflows/publish.yml one after the other in a shallow clone, as GitHub does. The site is the same
// as one built by hand, a page appears on its day, and a failed build is told in words.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { blockInGuide } from '../../support/documents/sites/guide-files.ts';
import { pageWith } from '../../support/documents/sites/small-site.ts';
import { copyWithSecondSite, type ProjectCopy } from '../../support/files/project-copy.ts';
import { DIST, type Run, run } from '../../support/files/run.ts';
import { readWorkflow, type Workflow, withDeploy } from '../../support/tools/workflow.ts';

type Env = { [name: string]: string };

const ABOUT = 'pages/werkstatt.json';
const NEXT_WEEK = '/next-week';
/** Midnight in Cologne, where the runner's clock shows the day before. */
const THE_DAY = '2026-12-01T00:00+01:00';
const BEFORE = { ASHLAR_NOW: '2026-11-30T23:59+01:00' };

let desk: ProjectCopy;
let folder = '';
let clone = '';
let workflow: Workflow;

beforeAll(async () => {
  workflow = await readWorkflow(readFileSync('.github/workflows/publish.yml', 'utf8'));
  desk = copyWithSecondSite();
  desk.edit(ABOUT, '"title"', '"redirects": ["/who-we-are"],\n  "title"');
  desk.write(
    'pages/next-week.json',
    JSON.stringify(pageWith({ title: 'Next week', publishAt: '2026-12-01', redirects: ['/soon'] })),
  );
  // A working copy also contains files that are in no commit.
  desk.write('.gitignore', 'node_modules\ndist/\n.ashlar/\n');
  const old = new Date('2020-02-02');
  for (const name of readdirSync(join(desk.folder, 'pages/magazin')))
    utimesSync(join(desk.folder, 'pages/magazin', name), old, old);
  folder = mkdtempSync(join(tmpdir(), 'ashlar-publish-'));
  clone = join(folder, 'site');
  for (const words of ['init -q -b main', 'add -A', 'commit -q -m First --no-verify']) git(words.split(' '));
  git(['clone', '-q', '--depth', '1', `file://${desk.folder}`, clone], folder);
});
afterAll(() => {
  desk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function git(words: string[], cwd = desk.folder): void {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  const { status, stderr } = spawnSync('git', [...who, ...words], { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** Runs the commands of a job up to the first that fails, as a runner does: without the environment of the desk. */
function job(id: string, env: Env, cwd = clone): Run {
  const steps = workflow.jobs.find(job => job.id === id)?.steps ?? [];
  const outcome: Run = { status: 0, output: '' };
  for (const { run: command = '' } of steps) {
    if (command === '' || outcome.status !== 0) continue;
    if (command === 'npm ci') install();
    else Object.assign(outcome, inBash(command, env, cwd));
  }
  return outcome;
}

/** Installs what npm would. */
function install(): void {
  if (!existsSync(join(clone, 'node_modules')))
    symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'), 'junction');
}

function inBash(command: string, env: Env, cwd: string): Run {
  const file = join(folder, 'step.sh');
  writeFileSync(file, command);
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', file], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, CI: 'true', GITHUB_ACTIONS: 'true', ...env },
  });
  return { status, output: stdout + stderr };
}

const onGitHub = { LANG: 'C.UTF-8', TZ: 'UTC' };
const contents = (dist: string): Env =>
  Object.fromEntries(listFiles(dist).map(name => [name, readFileSync(join(dist, name), 'latin1')]));

it('makes in a shallow clone what a desk makes elsewhere, in another language and time zone, to the byte', () => {
  const published = job('build', { ...onGitHub, ...BEFORE });
  expect(published.status, published.output).toBe(0);
  const atHome = { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'Pacific/Auckland', ...BEFORE };
  const made = run(desk.folder, ['scripts/run.mjs', 'build', '--plain-host'], atHome);
  expect(made.status, made.output).toBe(0);
  const [here, there] = [contents(DIST(desk.folder)), contents(DIST(clone))];
  expect(Object.keys(there)).toEqual(Object.keys(here));
  expect(Object.keys(here).filter(name => here[name] !== there[name])).toEqual([]);
  expect(there['who-we-are.html']).toContain('url=/werkstatt"');
});

it('publishes a page of next week on its day, from what was kept of the days before, and not sooner', () => {
  const traces = () =>
    Object.entries(contents(DIST(clone)))
      .filter(([, text]) => text.includes(NEXT_WEEK))
      .map(([name]) => name);
  expect(traces()).toEqual([]);
  const { status, output } = job('build', { ...onGitHub, ASHLAR_NOW: THE_DAY });
  expect(status, output).toBe(0);
  expect(traces()).toEqual(expect.arrayContaining(['next-week.html', 'sitemap.xml', 'soon.html']));
  const [, files] = /(\d+) files changed/.exec(output) ?? [];
  expect(Number(files)).toBeLessThan(10);
});

it('leaves the last site as it was where a page has a mistake, and ends with what to do', () => {
  const before = contents(DIST(clone));
  const text = readFileSync(join(clone, ABOUT), 'utf8');
  writeFileSync(join(clone, ABOUT), text.replace('"blocks"', '"blokcs"'));
  const { status } = job('build', { ...onGitHub, ASHLAR_NOW: THE_DAY });
  writeFileSync(join(clone, ABOUT), text);
  expect(status).not.toBe(0);
  expect(contents(DIST(clone))).toEqual(before);
  expect(readFileSync(join(clone, 'said.txt'), 'utf8')).toMatch(
    /pages\/werkstatt\.json:\d+:\d+ [\s\S]*"blokcs"[\s\S]*so nothing was built/,
  );
});

it('tells of a failure in one issue, says so again in the same, and closes it when it is over', () => {
  const desk = join(folder, 'tell');
  mkdirSync(desk);
  cpSync(join(clone, 'said.txt'), join(desk, 'said.txt'));
  const gh = commandThatTellsItsWords(join(folder, 'bin'));
  const tell = (result: string, open: string): string[] => {
    const env = {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      TITLE: 'The site could not be published',
      RUN: 'https://github.example/runs/1',
      RESULT: result,
      OPEN: open,
    };
    const { status, output } = job('tell', env, desk);
    expect(status, output).toBe(0);
    return gh();
  };
  expect(tell('skipped', '')).toEqual([
    'list',
    'create --title The site could not be published --body-file issue.md',
  ]);
  const issue = readFileSync(join(desk, 'issue.md'), 'utf8');
  expect(issue).toMatch(/^Visitors still see the site as it was before\./);
  expect(issue).toMatch(/^ {4}pages\/werkstatt\.json:\d+:\d+ /m);
  expect(issue).toMatch(/^The run: https:\/\/github\.example\/runs\/1$/m);
  expect(tell('skipped', '7')).toEqual(['list', 'edit 7 --body-file issue.md']);
  expect(tell('success', '7')).toEqual([
    'list',
    'close 7 --comment The site is published again: https://github.example/runs/1',
  ]);
  expect(tell('success', '')).toEqual(['list']);
  rmSync(join(desk, 'said.txt'));
  tell('failure', '');
  expect(readFileSync(join(desk, 'issue.md'), 'utf8')).toContain('The pages were not the reason.');
});

it('puts the same files onto a server, with a key that nobody else may read', async () => {
  const guide = readFileSync('docs/publishing.md', 'utf8');
  const { jobs } = await readWorkflow(withDeploy(blockInGuide(guide, 'job=deploy')));
  const command = jobs.find(({ id }) => id === 'deploy')?.steps.at(-1)?.run ?? '';
  const [runner, bin] = [join(folder, 'runner'), join(folder, 'rsync')];
  for (const place of [runner, bin]) mkdirSync(place);
  writeFileSync(join(bin, 'rsync'), '#!/bin/sh\necho "$@" > said\n');
  chmodSync(join(bin, 'rsync'), 0o755);
  const packed = spawnSync('tar', ['-C', DIST(clone), '-cf', join(runner, 'artifact.tar'), '.']);
  expect(packed.status).toBe(0);
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const env = {
    PATH,
    HOME: runner,
    KEY: 'A key',
    HOST_KEY: 'server ssh-ed25519 A',
    TARGET: 'you@server:/srv/',
  };
  const { status, output } = inBash(command, env, runner);
  expect(status, output).toBe(0);
  expect(contents(join(runner, 'site'))).toEqual(contents(DIST(clone)));
  expect(statSync(join(runner, '.ssh/id_site')).mode & 0o077).toBe(0);
  expect(readFileSync(join(runner, 'said'), 'utf8')).toMatch(/ --delete-after site\/ you@server:\/srv\/\n$/);
});

/** Replaces GitHub's command: notes its arguments, and knows the issue that OPEN names. */
function commandThatTellsItsWords(bin: string): () => string[] {
  const [program, notes] = [join(bin, 'gh'), join(bin, 'notes')];
  mkdirSync(bin);
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${notes}'\nif [ "$2" = list ]; then echo "$OPEN"; fi\n`);
  chmodSync(program, 0o755);
  return () => {
    const lines = readFileSync(notes, 'utf8').trim().split('\n');
    rmSync(notes);
    return lines.map(line => line.replace(/^issue (list .*)?/, (_, list) => (list ? 'list' : '')));
  };
}
