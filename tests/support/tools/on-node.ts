// Builds the site and runs all tests on one of the Nodes that the project promises to support.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { copyProject, type ProjectCopy } from '../files/project-copy.ts';
import { DIST, ended, type Run } from '../files/run.ts';
import { DAY, SITE } from '../site/site.ts';
import { nodeOf } from './nodes.ts';

type Outcome = { status: string };
type Report = {
  numPassedTests: number;
  testResults: (Outcome & {
    name: string;
    message: string;
    assertionResults: (Outcome & { fullName: string })[];
  })[];
};

/** Copies also what a copy for a build leaves out. */
const WITH_TESTS = ['.ci', 'tests', 'docs', 'budgets.json', 'README.md', 'SECURITY.md', '.github', '.vscode'];
const COMPRESSED = /\.(br|gz)$/;
let project: ProjectCopy;

export function describeNode(version: string): void {
  beforeAll(() => {
    project = copyProject();
    for (const part of WITH_TESTS) cpSync(part, join(project.folder, part), { recursive: true });
  });
  afterAll(() => project.remove());

  describe(`Node ${version}`, () => {
    it('makes the same site to the byte', async () => {
      const { status, output } = await on(version, ['scripts/run.mjs', 'build'], { ASHLAR_NOW: DAY });
      expect(status, output).toBe(0);
      const made = listFiles(DIST(project.folder));
      expect(made).toEqual(listFiles(SITE).filter(name => !COMPRESSED.test(name)));
      const differs = (name: string) =>
        !readFileSync(join(DIST(project.folder), name)).equals(readFileSync(join(SITE, name)));
      expect(made.filter(differs)).toEqual([]);
    });

    it('passes the tests that need no browser', async () => {
      await passes(version, 'unit', 1500);
    });

    // The Node that runs this test runs the browser tests anyway.
    it.skipIf(lineOf(version) === lineOf(process.versions.node))('passes the browser tests', async () => {
      await passes(version, 'site', 900);
    });
  });
}

function lineOf(version: string): string | undefined {
  return version.split('.')[0];
}

async function passes(version: string, name: string, least: number): Promise<void> {
  const report = `report-${version}-${name}.json`;
  const { status, output } = await on(version, [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'tests/vitest.config.ts', '--project', name],
    ...['--reporter=json', '--outputFile', report],
  ]);
  expect(existsSync(join(project.folder, report)), output.slice(-4000)).toBe(true);
  const { testResults, numPassedTests } = JSON.parse(project.read(report)) as Report;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' ? [`${name} ${message}`] : []),
    ...assertionResults.filter(one => one.status === 'failed').map(({ fullName }) => fullName),
  ]);
  expect(failed).toEqual([]);
  expect(status, output.slice(-4000)).toBe(0);
  expect(numPassedTests).toBeGreaterThan(least);
}

/** Everything that it starts finds the same Node first. */
async function on(version: string, words: string[], env: { [name: string]: string } = {}): Promise<Run> {
  const program = nodeOf(version);
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|ASHLAR_|NODE_|TEST$|PROD$|DEV$|MODE$)/.test(name),
  );
  const options = { cwd: project.folder, env: { ...Object.fromEntries(ours), NO_COLOR: '1', PATH, ...env } };
  expect((await ended('node', ['--version'], options)).output.trim()).toBe(`v${version}`);
  return ended(program, words, options);
}
