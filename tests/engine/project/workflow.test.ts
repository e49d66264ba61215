// The workflows of this project, and those of a new site.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDurations } from '../../../scripts/project/testing/durations.ts';
import { goThrough } from '../../../scripts/project/testing/go-through.ts';
import { allParts, isNamed, JUDGED, type Part } from '../../../scripts/project/testing/parts.ts';
import { samplePart } from '../../../scripts/project/testing/sample.ts';
import { SOURCES } from '../../../scripts/project/testing/sources.ts';
import { cutParts, takeTurns } from '../../../scripts/project/testing/take-turns.ts';
import { nextSlice, runsForAll, type Slice } from '../../../scripts/project/testing/turns.ts';
import { filesOfNewSite } from '../../../src/change/new-site/files.ts';
import { publishWorkflow } from '../../../src/change/new-site/workflows.ts';
import { blockInGuide, filesInGuide } from '../../support/documents/sites/guide-files.ts';
import { readWorkflow, withDeploy } from '../../support/tools/workflow.ts';

const JUDGED_PARTS = allParts().filter(part => JUDGED.some(word => isNamed(part, word)));

const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const wanted = {
  name: 'New',
  language: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  address: 'https://www.example.com',
};
const newSite = Object.entries(filesOfNewSite(wanted, 'file:../ashlar', process.cwd())).map(
  ([file, content]) => [file, String(content)] as const,
);
const [newFiles, ownFiles] = [new Map(newSite), readdirSync(FOLDER).map(name => join(FOLDER, name))];
const scriptsIn = (text = '{}') => Object.keys(JSON.parse(text).scripts);

type Case = { name: string; text: string; scripts: string[] };
const CASES: Case[] = [
  ...ownFiles.map(file => ({ name: file, text: read(file), scripts: scriptsIn(read('package.json')) })),
  ...newSite
    .filter(([file]) => file.startsWith(FOLDER))
    .map(([file, text]) => ({
      name: `of a new site, ${file}`,
      text,
      scripts: scriptsIn(newFiles.get('package.json')),
    })),
];

it('looks at two workflows here and two of a new site', () => {
  expect(CASES).toHaveLength(4);
});

it('has in docs/publishing.md what is right for other hosts as well', async () => {
  const guide = read('docs/publishing.md');
  const [nightly, ...others] = filesInGuide(guide);
  expect(others).toEqual([]);
  const { problems, schedule, jobs } = await readWorkflow(nightly?.text ?? '');
  expect(problems).toEqual([]);
  expect(schedule).toHaveLength(1);
  expect(jobs[0]?.steps).toHaveLength(1);
  const toServer = await readWorkflow(withDeploy(blockInGuide(guide, 'job=deploy')));
  expect(toServer.problems).toEqual([]);
  expect(toServer.jobs.map(({ id }) => id)).toEqual(['build', 'deploy', 'tell']);
});

describe.each(CASES)('the workflow $name', ({ text, scripts }) => {
  const runs = runsIn(text);

  it('is right by the schema that GitHub publishes', async () => {
    const { problems, jobs } = await readWorkflow(text);
    expect(problems).toEqual([]);
    const { problems: planted } = await readWorkflow(text.replace('runs-on:', 'run-on:'));
    expect(planted.join('\n')).toContain("Unexpected value 'run-on'");
    const seen = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(seen).toHaveLength(runs.length);
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
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(script => !scripts.includes(script))).toEqual([]);
    const files = runs.flatMap(run => [...run.matchAll(/node (\S+\.ts)/g)].map(match => match[1] ?? ''));
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  it('puts nothing that a stranger can write into a command', () => {
    expect(runs.filter(run => run.includes('${{'))).toEqual([]);
  });

  it('gives every job only what it asks for, and a token that writes to none that runs packages', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).toMatch(/^permissions: \{\}$/m);
    const writing = jobsIn(text).filter(job => /: write$/m.test(job));
    for (const job of writing) expect(job).not.toMatch(/\bnpm\b(?!-)/);
  });

  it('names every action by its full commit, and the version for people', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(match => match[1] ?? '');
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter(use => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  });

  it('keeps what was made from one run to the next, photographs too, and falls back to what another left', () => {
    const caches = text.split('uses: actions/cache@').slice(1);
    expect(caches.filter(cache => /^ +path: ~\/\.cache\/ashlar\/\*\/pictures\n/m.test(cache))).toHaveLength(
      1,
    );
    expect(text).not.toMatch(/^ +(?:path: )?\.ashlar(?:\/(?!red)|$)/m);
    for (const cache of caches) {
      const [, key = '', fallback] =
        /key: (.*-)\$\{\{ github\.run_id \}\}\n +restore-keys: (.*)\n/.exec(cache) ?? [];
      expect(key).not.toBe('');
      expect(fallback).toBe(key);
    }
  });

  it('gives what is run to the same code alone, and to no other but pictures', () => {
    const [, ...caches] = text.split('uses: actions/cache@').map(part => part.split(/^ {6}- /m)[0] ?? '');
    const kept = caches.filter(cache => !/path: \S+\/pictures\n/.test(cache));
    expect(kept.length).toBeGreaterThan(0);
    for (const cache of kept) {
      expect(cache).toContain('!~/.cache/ashlar/*/pictures\n');
      for (const code of ['.github/workflows/**', 'blocks/**', 'package'])
        expect(/key: .*hashFiles\((.*)\)/.exec(cache)?.[1]).toContain(`'${code}`);
    }
  });

  it('leaves no credentials behind', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts)
      expect(checkout.split('- uses:')[0]).toContain('persist-credentials: false');
  });

  it('goes on after mistakes only where the step before has worked', () => {
    const ids = [...text.matchAll(/^ +-? ?id: (\S+)/gm)].map(match => match[1]);
    const asked = [...text.matchAll(/steps\.(\w+)\./g)].map(match => match[1]);
    expect(asked.filter(id => !ids.includes(id))).toEqual([]);
  });
});

it('has one commit for each action', () => {
  const used = CASES.flatMap(({ text }) => [...text.matchAll(/uses: (.*)@(.*)/g)]);
  used.push(...read('docs/publishing.md').matchAll(/uses: (.*)@(.*)/g));
  const commits = new Map(used.map(([, action, commit]) => [action, commit]));
  expect(used.filter(([, action, commit]) => commits.get(action) !== commit)).toEqual([]);
});

describe('what a landing is judged by', () => {
  const commands = [...read('.ci/run').matchAll(/^(?:npm|npx) .*$/gm)].map(([command]) => command);
  const minutes = Number(/--turn (\d+)$/.exec(commands[1] ?? '')?.[1]);
  const plan = { first: samplePart(), parts: JUDGED_PARTS, minutes };
  const { before, cut, budget } = cutParts(plan, readDurations());
  const slices = cut.flatMap(({ slices }) => slices);

  it('is what a newcomer runs, and then the rest of the sample and the parts in turn, in so many minutes', () => {
    expect(commands).toEqual(['npm ci && npm test', `npm run test:full -- --turn ${minutes}`]);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(before.flatMap(({ files }) => files)).toEqual(samplePart().files);
    expect(budget).toBeGreaterThan((minutes * 60) / 2);
  });

  it('ends, and says of every part what came of it or when it is its turn', async () => {
    const passed = { passed: 1, failed: 0, red: [], notes: [], seconds: {} };
    const quick = ({ name, files }: Part): Part => ({
      name,
      run: async () => passed,
      ...(files && { files }),
    });
    const turns = takeTurns(quick(samplePart()), JUDGED_PARTS.map(quick), minutes);
    const { done, sum } = goThrough({ ...turns, say: () => {} });
    expect(await done).toBe(true);
    expect(sum().filter(line => line.endsWith('did not run'))).toEqual([]);
    expect(sum().slice(1, -1).length).toBe(turns.parts.length);
  });

  it('has every test file of the engine and the site in it', () => {
    const rooms = [
      'src',
      ...['engine', 'site'].flatMap(house => readdirSync(`tests/${house}`).map(room => `${house}/${room}`)),
    ];
    expect(JUDGED_PARTS.flatMap(({ name, isAgain }) => (isAgain ? [] : name))).toEqual(rooms);
    expect(slices.flatMap(({ files }) => files)).toEqual(JUDGED_PARTS.flatMap(({ files }) => files));
  });

  it('comes to every one of them within eight runs, whatever has changed, and keeps to its minutes', () => {
    const changed = Object.values(SOURCES).flat();
    const runs = runsForAll({ slices, budget });
    expect(runs).toBeLessThanOrEqual(8);
    const seen = new Set<string>();
    for (let number = 1000; number < 1000 + runs; number += 1) {
      const run = { slices, number, changed, budget };
      const ran: Slice[] = [];
      for (let next = nextSlice(run, ran); next; next = nextSlice(run, ran)) ran.push(next);
      expect(ran.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(budget);
      for (const { name } of ran) seen.add(name);
    }
    expect([...seen].sort()).toEqual(slices.map(({ name }) => name).sort());
  });
});

describe('the check of a pull request', () => {
  const text = read(join(FOLDER, 'check.yml'));

  it('tries the sample of every suite and, beside one another, each part that a landing is judged by', () => {
    const commands = [...text.matchAll(/^ +- (npm (?:test|run test:full) -- \S+)$/gm)].map(match => match[1]);
    expect(commands).toEqual([
      'npm test -- --all',
      ...JUDGED_PARTS.map(({ name }) => `npm run test:full -- ${name}`),
    ]);
  });

  it('never gives a token that writes to what a pull request brings along', () => {
    const writing = jobsIn(text).filter(job => /: write$/m.test(job));
    expect(writing).toHaveLength(1);
    for (const job of writing) {
      expect(job).toContain('ref: ${{ github.event.pull_request.base.sha }}');
      expect(job).toContain('head.repo.full_name == github.repository');
    }
  });

  it('fetches the version to compare with', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    for (const checkout of checkouts)
      expect(checkout.split('- uses:')[0]).toMatch(/fetch-depth: 2|sparse-checkout:/);
  });
});

describe('what publishes', () => {
  const text = read(join(FOLDER, 'publish.yml'));
  const { timeZone } = JSON.parse(read('pages/_site.json'));

  it('is what a new site begins with, in its own time zone', () => {
    expect(text).toBe(publishWorkflow(timeZone));
  });

  it('runs after midnight where the site is, and several times on the same day', async () => {
    const { schedule } = await readWorkflow(text);
    expect(schedule).toEqual([{ cron: '7 */3 * * *', timezone: timeZone }]);
  });

  it('never lets one publish over another', () => {
    expect(text).toMatch(/^concurrency:\n {2}group: publish\n {2}cancel-in-progress: false$/m);
  });
});

/** Lists each command of each step. A command of several lines is one. */
function runsIn(text: string): string[] {
  return [...text.matchAll(/^( *)(?:- )?run: (.*)\n((?:\1 {2,}.*\n)*)/gm)].map(match =>
    match[2] === '|' ? (match[3] ?? '') : (match[2] ?? ''),
  );
}

function jobsIn(text: string): string[] {
  return (text.split(/^jobs:\n/m)[1] ?? '').split(/^(?= {2}[a-z]+:\n)/m);
}
