// What goes wrong at the beginning, before anybody has made a mistake in a page: each is said in a sentence with what to do.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
