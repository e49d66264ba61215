// Every Node that the project promises to run on: the same site to the byte, and all that is tested without a browser.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../src/build/output.ts';
import { NODES, nodeOf } from '../support/nodes.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { DIST } from '../support/run.ts';
import { DAY, SITE } from '../support/site.ts';

type Outcome = { status: string };
type Report = {
  numPassedTests: number;
  testResults: (Outcome & {
    name: string;
    message: string;
    assertionResults: (Outcome & { fullName: string })[];
  })[];
};

/** What a copy for a build leaves out. */
const WITH_TESTS = ['tests', 'docs', 'budgets.json', 'README.md', '.github', '.vscode'];
const COMPRESSED = /\.(br|gz)$/;
let project: ProjectCopy;

beforeAll(() => {
  project = copyProject();
  for (const part of WITH_TESTS) cpSync(part, join(project.folder, part), { recursive: true });
});
afterAll(() => project.remove());

describe.each(NODES)('Node %s', version => {
  it('makes the same site to the byte', () => {
    const { status, output } = on(version, ['scripts/run.mjs', 'build'], { ASHLAR_NOW: DAY });
    expect(status, output).toBe(0);
    const made = listFiles(DIST(project.folder));
    expect(made).toEqual(listFiles(SITE).filter(name => !COMPRESSED.test(name)));
    const differs = (name: string) =>
      !readFileSync(join(DIST(project.folder), name)).equals(readFileSync(join(SITE, name)));
    expect(made.filter(differs)).toEqual([]);
  });

  it('passes the tests that need no browser', () => {
    const words = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter=json'];
    const { status, output } = on(version, [
      'node_modules/vitest/vitest.mjs',
      ...words,
      '--outputFile=report.json',
    ]);
    const { testResults, numPassedTests } = JSON.parse(project.read('report.json')) as Report;
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' ? [`${name} ${message}`] : []),
      ...assertionResults.filter(one => one.status === 'failed').map(({ fullName }) => fullName),
    ]);
    expect(failed).toEqual([]);
    expect(status, output.slice(-4000)).toBe(0);
    expect(numPassedTests).toBeGreaterThan(1500);
  });
});

function on(
  version: string,
  words: string[],
  env: { [name: string]: string } = {},
): { status: number | null; output: string } {
  const program = nodeOf(version);
  expect(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(`v${version}`);
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|ASHLAR_|NODE_|TEST$|PROD$|DEV$|MODE$)/.test(name),
  );
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: project.folder,
    env: { ...Object.fromEntries(ours), NO_COLOR: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, output: `${stdout}${stderr}` };
}
