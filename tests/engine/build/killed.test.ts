// @module-tag full-only
// A killed command leaves every file as it was or as it should become, never half written.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { finishSaving } from '../../../src/change/save/together.ts';
import {
  dice,
  hero,
  pageWith,
  smallSite,
  temporarySite,
  writeFiles,
} from '../../support/documents/sites/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { build, DIST, type Run, run } from '../../support/files/run.ts';
import { type Numbered, sumOf } from '../../support/files/saver.ts';
import { size } from '../../support/size.ts';

const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_121);

const KILLER = join(process.cwd(), 'tests/support/files/kill-at.mjs');

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

describe(`a save that is killed, ${size(6, 15)} times`, () => {
  const KILLS = size(6, 15);
  const LANES = 5;
  let folder: string;
  let program: string;
  let caught = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-killed-'));
    program = join(folder, 'program/saver.mjs');
    await bundle({
      input: 'tests/support/files/saver.ts',
      platform: 'node',
      logLevel: 'silent',
      output: { file: program, format: 'es' },
    });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const temporaries = () => readdirSync(folder).filter(name => name.endsWith('.ashlar-save'));
  const fileOf = (lane: number) => join(folder, `page-${lane}.json`);

  function faultIn(file: string): string[] {
    try {
      const { sum, text } = JSON.parse(readFileSync(file, 'utf8')) as Numbered;
      return sumOf(text) === sum ? [] : [`${file} is another text`];
    } catch (error) {
      return [`${file}: ${(error as Error).message.slice(0, 80)}`];
    }
  }

  /** Kills at a moment by the clock, or in the middle of a save, which is too short to hit by the clock on a fast disk. */
  async function saveAndKill(
    lane: number,
    throwDice: (limit: number) => number,
    inTheMiddle: boolean,
  ): Promise<string[]> {
    const killAt = inTheMiddle ? 3 + throwDice(20) : 0;
    const env = { ...process.env, NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: String(killAt) };
    const child = spawn(process.execPath, [program, fileOf(lane)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(inTheMiddle && { env }),
    });
    const closed = once(child, 'close');
    await Promise.race([once(child.stdout, 'data'), closed]);
    expect(child.exitCode).toBeNull();
    if (inTheMiddle) await closed;
    else await wait(throwDice(30));
    await kill(child);
    if (temporaries().some(name => name.includes(`.${child.pid}-`))) caught += 1;
    return faultIn(fileOf(lane));
  }

  it(`leaves a whole file (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
    const torn: string[] = [];
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const throwDice = dice(SEED + lane);
      for (let count = 0; count < KILLS / LANES; count += 1)
        torn.push(...(await saveAndKill(lane, throwDice, count % 3 === 0)));
    });
    await Promise.all(lanes);
    expect(torn).toEqual([]);
    expect(caught).toBeGreaterThanOrEqual(KILLS / 3);
  });

  it('and what it leaves behind is gone after the next save', () => {
    expect(temporaries().length).toBeGreaterThan(0);
    for (const name of temporaries()) utimesSync(join(folder, name), 1, 1);
    expect(run(folder, [program, fileOf(0), '1']).output).toBe('saving\n');
    expect(temporaries()).toEqual([]);
    expect(Array.from({ length: LANES }, (_, lane) => faultIn(fileOf(lane))).flat()).toEqual([]);
  });
});

type Files = Map<string, string>;

describe(`a build that is killed, ${size(3, 8)} times`, () => {
  const KILLS = size(3, 8);
  let project: ProjectCopy;
  let operations: number;
  /** The sites that clean builds make of both versions. */
  const versions: Files[] = [];

  const filesNow = (): Files => {
    const dist = DIST(project.folder);
    return new Map(listFiles(dist).map(name => [name, readFileSync(join(dist, name), 'latin1')]));
  };

  /** The versions differ in every page. Each has a page, a picture and links that the other does not have. */
  function writeVersion(version: number): void {
    rmSync(join(project.folder, 'pages'), { recursive: true });
    const own = `only-${version}`;
    const go = (href: string) => ({
      type: 'call-to-action',
      heading: 'Go on',
      links: [{ text: `Go to ${href}`, href }],
    });
    const image = { src: `/images/${own}.svg`, alt: 'A chart' };
    const shown = { type: 'media-text', heading: 'Look', text: 'One sentence beside it.', image };
    const page = (title: string, href: string) =>
      pageWith({ title, blocks: [{ ...hero, intro: `Version ${version} of it.` }, shown, go(href)] });
    writeFiles(project.folder, {
      ...smallSite({}),
      'pages/index.json': page('Home of the site', `/${own}`),
      'pages/404.json': page('Not here at all', '/'),
      [`pages/${own}.json`]: page('A page of its own', '/more/one'),
      ...Object.fromEntries(
        ['one', 'two', 'three'].map(name => [
          `pages/more/${name}.json`,
          page(`Page ${name} of more`, `/${own}`),
        ]),
      ),
      [`pages/_public/images/${own}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${version + 1}"/>`,
    });
  }

  beforeAll(() => {
    project = copyProject();
    for (const version of [1, 0]) {
      for (const made of [DIST(project.folder), ...workFolders()])
        rmSync(made, { recursive: true, force: true });
      writeVersion(version);
      const { status, output } = build(project.folder, counting());
      expect(status, output).toBe(0);
      versions[version] = filesNow();
    }
    writeVersion(1);
    operations = Number(/(\d+) operations/.exec(build(project.folder, counting()).output)?.[1]);
    expect(operations).toBeGreaterThan(40);
    expect(filesNow()).toEqual(versions[1]);
  });

  afterAll(() => project?.remove());

  /** The folders that builds keep for each other. */
  function workFolders(): string[] {
    const all = keptPlace(project.folder);
    const names = existsSync(all) ? readdirSync(all) : [];
    return names
      .filter(name => !/^(program|client|validators|site\.json)$/.test(name))
      .map(name => join(all, name));
  }

  function counting(killAt?: number): { [name: string]: string } {
    return { NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: String(killAt ?? 0) };
  }

  async function buildAndKill(throwDice: (limit: number) => number, count: number): Promise<string> {
    if (count % 4 < 3) {
      const at = 1 + throwDice(operations);
      const { status } = build(project.folder, counting(at));
      return `at operation ${at} of ${operations}${status === null ? '' : ', which it did not reach'}`;
    }
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: project.folder,
      stdio: 'ignore',
    });
    const ms = throwDice(500);
    await Promise.race([wait(ms), once(child, 'close')]);
    await kill(child);
    return `after ${ms} ms`;
  }

  /** Lists files that are lost, or neither old nor new. */
  function faultsBetween(before: Files, after: Files): string[] {
    const now = filesNow();
    const torn = [...now].filter(([name, text]) => text !== before.get(name) && text !== after.get(name));
    const lost = [...before.keys()].filter(name => after.has(name) && !now.has(name));
    return [
      ...torn.map(([name]) => `${name} is torn`),
      ...lost.map(name => `${name} is lost`),
      ...deadEnds(now, before),
    ];
  }

  /** Lists links of old pages that lead to nothing. */
  function deadEnds(now: Files, before: Files): string[] {
    const waiting = [...before.keys()].filter(name => name.endsWith('.html') && now.has(name));
    const seen = new Set(waiting);
    const dead: string[] = [];
    expect(waiting.length).toBeGreaterThan(4);
    for (const name of waiting) {
      for (const [, path = ''] of (now.get(name) ?? '').matchAll(/(?:href|src)="(\/[^"#?]*)"/g)) {
        const target = [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}index.html`].find(file =>
          now.has(file),
        );
        if (target === undefined) dead.push(`${name} leads to ${path}, which is not there`);
        else if (target.endsWith('.html') && !seen.has(target)) waiting.push(target);
        if (target) seen.add(target);
      }
    }
    return dead;
  }

  it(`leaves a site that serves (seed ${SEED})`, { timeout: 1_800_000 }, async () => {
    const throwDice = dice(SEED);
    let current = 1;
    let mixed = 0;
    for (let count = 0; count < KILLS; count += 1) {
      const [before, after] = [versions[current], versions[1 - current]] as [Files, Files];
      writeVersion(1 - current);
      const how = `${count}: killed ${await buildAndKill(throwDice, count)}`;
      expect(faultsBetween(before, after), how).toEqual([]);
      if ([...filesNow()].some(([name, text]) => text !== before.get(name))) mixed += 1;
      // Goes on, or back to the first version.
      const next = throwDice(2);
      writeVersion(next);
      const { status, output } = build(project.folder);
      expect(status, `${how}\n${output}`).toBe(0);
      expect(differences(filesNow(), versions[next] as Files), how).toEqual([]);
      current = next;
    }
    // Enough kills hit a build that was moving files.
    expect(mixed).toBeGreaterThan(KILLS / 10);
  });
});

describe('a removal that is killed', () => {
  const REPOSITORY = process.cwd();
  const link = { text: 'Read the answers', href: '/faq' };
  const page = (title: string) => pageWith({ title, blocks: [{ ...hero, links: [link] }] });
  const SITE = smallSite({
    'pages/one.json': page('The first page'),
    'pages/deep/two.json': page('The second page'),
    'pages/faq.json': pageWith({ title: 'The answers' }),
    'pages/contact.json': pageWith({ title: 'Write to us' }),
  });
  const root = temporarySite(SITE);

  /** Includes what a killed process has left beside the pages. */
  function pagesNow(): Files {
    const folder = join(root, 'pages');
    return new Map(listFiles(folder).map(name => [name, readFileSync(join(folder, name), 'latin1')]));
  }

  function startAgain(): void {
    rmSync(join(root, 'pages'), { recursive: true });
    rmSync(join(keptPlace(root), 'saving'), { recursive: true, force: true });
    writeFiles(root, SITE);
  }

  function command(words: string[], killAt: number): Run {
    const env = { NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: String(killAt), KILL_IN: words[0] };
    return run(root, [join(REPOSITORY, 'scripts/run.mjs'), ...words], env as { [name: string]: string });
  }

  /** The site ignores temporary files. */
  function withoutTemporaries(files: Files): Files {
    return new Map([...files].filter(([name]) => !name.endsWith('.ashlar-save')));
  }

  const REMOVE = ['remove', '/faq', '/contact'];
  const finished = () => finishSaving(root).length > 0;

  it(`at ${size('some', 'all')} of its operations on files, or while the next command does the rest, leaves all as it was or all done`, {
    timeout: 1_800_000,
  }, () => {
    const before = pagesNow();
    // The first command compiles the program.
    command(['check'], 0);
    const operations = Number(/(\d+) operations/.exec(command(REMOVE, 0).output)?.[1]);
    const after = pagesNow();
    expect([before.has('faq.json'), after.has('faq.json')]).toEqual([true, false]);
    expect(after.size).toBe(before.size - 1);

    const seen = { untouched: 0, torn: 0, done: 0 };
    for (let at = operations; at > 0; at -= size(14, 1)) {
      startAgain();
      command(REMOVE, at);
      const left = withoutTemporaries(pagesNow());
      const isBefore = differences(left, before).length === 0;
      const isAfter = differences(left, after).length === 0;
      const found = isBefore ? 'untouched' : isAfter ? 'done' : 'torn';
      seen[found] += 1;
      // The command that finishes the work may be killed too.
      if (found === 'torn' && seen.torn % 2 === 0) command(['check'], 1 + (seen.torn % 20));
      const isDone = finished() || found !== 'untouched';
      const now = isDone ? pagesNow() : withoutTemporaries(pagesNow());
      expect(differences(now, isDone ? after : before), `${found} at ${at} of ${operations}`).toEqual([]);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('is said by the command that does the rest', () => {
    startAgain();
    const text = JSON.stringify(SITE['pages/one.json'], null, 2);
    const changes = [{ file: 'pages/one.json', before: text, after: text.replace('The first', 'Another') }];
    mkdirSync(join(keptPlace(root), 'saving'), { recursive: true });
    // No process can have this number.
    writeFileSync(join(keptPlace(root), 'saving/99999999.json'), JSON.stringify({ changes }));
    expect(command(['check'], 0).output).toContain(
      'A change that was cut short is complete now: pages/one.json.',
    );
    expect(readFileSync(join(root, 'pages/one.json'), 'utf8')).toContain('Another page');
    expect(command(['check'], 0).output).not.toContain('cut short');
  });
});

function differences(one: Files, other: Files): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(name => one.get(name) !== other.get(name));
}
