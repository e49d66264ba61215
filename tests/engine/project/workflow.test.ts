import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allParts, isNamed } from '../../../scripts/project/testing/parts.ts';

/** The words that .ci/run gives to the full tests. */
const JUDGED = /test:full -- (.*)/.exec(readFileSync('.ci/run', 'utf8'))?.[1]?.split(' ') ?? [];

const FOLDER = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { [name: string]: string };
};

describe.each(readdirSync(FOLDER))('the workflow %s', name => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const runs = runsIn(text);

  it('has steps that run something', () => {
    expect(runs.length).toBeGreaterThan(3);
  });

  it('is indented as YAML wants it, by two spaces and never by tabs', () => {
    expect(text).not.toContain('\t');
    const odd = text.split('\n').filter(line => /^( {2})* \S/.test(line));
    expect(odd).toEqual([]);
  });

  it('runs only scripts that there are', () => {
    const names = runs.flatMap(run =>
      [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(match => match[1] ?? ''),
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter(script => !scripts[script])).toEqual([]);
    const files = runs.flatMap(run => [...run.matchAll(/node (\S+\.ts)/g)].map(match => match[1] ?? ''));
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  it('tries the sample of every suite and, beside one another, each part that a landing is judged by', () => {
    const wanted = allParts().filter(({ name }) => JUDGED.some(word => isNamed({ name }, word)));
    const commands = [...text.matchAll(/^ +- (npm (?:test|run test:full -- \S+))$/gm)].map(match => match[1]);
    expect(commands).toEqual(['npm test', ...wanted.map(({ name }) => `npm run test:full -- ${name}`)]);
  });

  it('puts nothing that a stranger can write into a command', () => {
    expect(runs.filter(run => run.includes('${{'))).toEqual([]);
  });

  it('never gives a token that writes to what a pull request brings along', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).toMatch(/^permissions: \{\}$/m);
    const writing = jobsIn(text).filter(job => /: write$/m.test(job));
    expect(writing).toHaveLength(1);
    for (const job of writing) {
      expect(job).toContain('ref: ${{ github.event.pull_request.base.sha }}');
      expect(job).toContain('head.repo.full_name == github.repository');
      expect(job).not.toMatch(/\bnpm\b(?!-)/);
    }
  });

  it('names every action by its full commit, and the version for people', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(match => match[1] ?? '');
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(use => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  });

  it('leaves no credentials behind and fetches the version to compare with', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    expect(checkouts.length).toBeGreaterThan(1);
    for (const checkout of checkouts) {
      const [own = ''] = checkout.split('- uses:');
      expect(own).toContain('persist-credentials: false');
      expect(own).toMatch(/fetch-depth: 2|sparse-checkout:/);
    }
  });

  it('goes on after mistakes only where the step before has worked', () => {
    const ids = [...text.matchAll(/^ +-? ?id: (\S+)/gm)].map(match => match[1]);
    const asked = [...text.matchAll(/steps\.(\w+)\./g)].map(match => match[1]);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(id => !ids.includes(id))).toEqual([]);
  });
});

/** Each command of each step, those of several lines as one. */
function runsIn(text: string): string[] {
  return [...text.matchAll(/^( *)(?:- )?run: (.*)\n((?:\1 {2,}.*\n)*)/gm)].map(match =>
    match[2] === '|' ? (match[3] ?? '') : (match[2] ?? ''),
  );
}

function jobsIn(text: string): string[] {
  return (text.split(/^jobs:\n/m)[1] ?? '').split(/^(?= {2}[a-z]+:\n)/m);
}
