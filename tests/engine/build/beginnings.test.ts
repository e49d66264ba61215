// What goes wrong before anybody has written a page: each case ends in a sentence that says what to do.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { script } from '../../support/files/run.ts';

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject();
});

afterAll(() => project.remove());

describe('a command before the packages are installed', () => {
  const sentence = (words: string) =>
    `The packages that Ashlar works with are not installed yet. Type "${words}" in the folder ${project.folder}, and then this command again.\n`;
  const aside = () => `${project.folder}/packages-aside`;

  beforeAll(() => renameSync(join(project.folder, 'node_modules'), aside()));
  afterAll(() => {
    rmSync(join(project.folder, 'node_modules'), { recursive: true, force: true });
    renameSync(aside(), join(project.folder, 'node_modules'));
  });

  it.each(['start', 'check', 'build'])('says so: %s', command => {
    expect(script(project.folder, command)).toEqual({ status: 2, output: sentence('npm ci') });
  });

  it('says so after an installation that was cut short', () => {
    const vite = join(project.folder, 'node_modules/vite');
    mkdirSync(vite, { recursive: true });
    writeFileSync(join(vite, 'package.json'), '{}');
    expect(script(project.folder, 'check').output).toBe(sentence('npm ci'));
  });

  it('names the command that needs no list of versions where there is none', () => {
    const lock = project.read('package-lock.json');
    rmSync(join(project.folder, 'package-lock.json'));
    expect(script(project.folder, 'check').output).toBe(sentence('npm install'));
    project.write('package-lock.json', lock);
  });
});

it.each(['#', '?'])('a folder with %s in its path is told before anything is served', sign => {
  const place = mkdtempSync(join(tmpdir(), `ashlar${sign}1-`));
  const odd = copyProject(place);
  expect(script(odd.folder, 'start', ['--port', '0'])).toEqual({
    status: 2,
    output: `"npm start" cannot serve a folder with "${sign}" in its path: ${odd.folder}. Give the folder that has it another name, and start again.\n`,
  });
  rmSync(place, { recursive: true });
});

/** Runs a program that may watch this many files at most. */
const FEW_WATCHES = [
  '--user',
  '--map-root-user',
  'sh',
  '-c',
  'echo 60 > /proc/sys/user/max_inotify_watches && exec "$0" "$@"',
];
const mayLimit = spawnSync('unshare', [...FEW_WATCHES, 'true']).status === 0;

it.skipIf(!mayLimit)('too few watches for all files are told once, and pages are served', async () => {
  const words = [process.execPath, 'scripts/run.mjs', 'start', '--port', '0'];
  const child = spawn('unshare', [...FEW_WATCHES, ...words], {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  try {
    await expect.poll(() => output).toMatch(/changes of some are not seen|ENOSPC/);
    // It may be said before the address is, and the address before it.
    await expect.poll(() => output).toMatch(/Local: +\S+\n/);
    const [, url = ''] = /Local: +(\S+)/.exec(output) ?? [];
    expect(await (await fetch(url)).text()).toContain('<!doctype html>');
    expect(output.match(/ENOSPC|changes of some are not seen/g)).toEqual(['changes of some are not seen']);
    expect(output).toContain('sudo sysctl fs.inotify.max_user_watches');
  } finally {
    child.kill('SIGKILL');
  }
});
