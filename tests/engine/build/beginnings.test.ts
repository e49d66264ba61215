// @module-tag full-only
// What goes wrong before anybody has written a page: each case ends in a sentence that says what to do.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { SHELF_BLOCK, shelf } from '../../support/documents/sites/shelf-block.ts';
import { hero, pageWith, smallSite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { run, script } from '../../support/files/run.ts';

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

describe('an engine and a site with its own block in a folder with any sign in its path', () => {
  const place = mkdtempSync(join(tmpdir(), 'ashlar-odd-'));
  const folder = join(place, "Zoë's café? #1 100% [a] $&");
  const site = join(folder, 'site');
  const words = (text: string) => `export const words = ${JSON.stringify(text)};\n`;
  let engine = '';
  const ashlar = (command: string) => run(engine, ['scripts/run.mjs', command, '--site', site]);

  beforeAll(() => {
    mkdirSync(folder);
    engine = copyProject(folder).folder;
    writeFiles(
      site,
      smallSite({
        ...SHELF_BLOCK,
        'blocks/shelf/Component.tsx':
          "import type { Shelf as Props } from '../../.ashlar/types.ts';\nimport { words } from './words.ts';\nexport function Shelf({ items }: Props) {\n  return <p>{words + items.length}</p>;\n}\n",
        'blocks/shelf/words.ts': words('Boards: '),
        'pages/shelf.json': pageWith({ title: 'A shelf on a wall', blocks: [hero, shelf('boards')] }),
      }),
    );
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('is checked and built', () => {
    expect(ashlar('check').output).toContain('2 pages, no mistakes');
    expect(ashlar('build').output).toContain(`2 pages in ${site}/dist`);
    expect(readFileSync(join(site, 'dist/shelf.html'), 'utf8')).toContain('Boards: 2');
  });

  it('is served, with its code, and shows what is changed there', async () => {
    const server = await startDevServer(engine, { words: ['--site', site] });
    try {
      await expect.poll(server.output).toContain(`${site}/pages`);
      const get = async (path: string) => (await fetch(new URL(path, server.url))).text();
      const imported = async (path: string, name: string) =>
        (await get(path)).match(/(?<=from ")[^"]+/g)?.find(address => address.includes(name)) ?? '';
      const component = await imported('/src/generated/blocks.tsx', 'shelf/Component.tsx');
      expect(await get(await imported(component, 'words.ts'))).toContain('Boards: ');
      expect(await get('/shelf')).toContain('Boards: 2');
      writeFileSync(join(site, 'blocks/shelf/words.ts'), words('Planks: '));
      await expect.poll(() => get('/shelf')).toContain('Planks: 2');
    } finally {
      server.stop();
    }
  });
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
