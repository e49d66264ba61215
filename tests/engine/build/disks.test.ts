// @module-tag full-only
// On a full or read-only disk every command says so in a sentence, and nothing is lost.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, startBrowser } from '../../support/browser/browser.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { openInDev } from '../../support/dev/news.ts';
import { askForToken, fingerprint, send, versionOf } from '../../support/dev/writer.ts';
import { hero, pageWith, smallSite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { build, DIST, type Run, run, runAside } from '../../support/files/run.ts';
import { openSmallDisk, type SmallDisk } from '../../support/files/small-disk.ts';
import { isFull, size } from '../../support/size.ts';

const FULL = 'could not be written: the disk is full. Make room and try again.';
const LOCKED = 'could not be written: this disk can only be read.';
const SLIP = 'pages/slip.json:8:7  Warning: hero: "headnig" is not a field of the hero block.';

const { disk, why } = openSmallDisk(128);
let project: ProjectCopy;
let browser: Browser | undefined;
let server: DevServer | undefined;
let token = '';

afterAll(async () => {
  server?.stop();
  await browser?.close();
  disk?.remove();
});

type Command = { name: string; args: string[]; status: number; says: (sentence: string) => string[] };

const SCRIPT = (...words: string[]) => ['scripts/run.mjs', ...words];
const COMMANDS: Command[] = [
  // A check need not write anything.
  { name: 'check', args: ['scripts/run.mjs', 'check'], status: 0, says: () => [SLIP] },
  {
    name: 'check --fix',
    args: ['scripts/run.mjs', 'check', '--fix'],
    status: 0,
    says: sentence => [`pages/slip.json ${sentence}`, SLIP],
  },
  { name: 'build', args: ['scripts/run.mjs', 'build'], status: 1, says: sentence => [sentence] },
  {
    name: 'new page',
    args: SCRIPT('new', 'page', '--title', 'A new page', '--address', '/more/new', '--starter', 'blank'),
    status: 2,
    says: sentence => [sentence],
  },
  {
    name: 'rename',
    args: SCRIPT('rename', '/other', '/more/another'),
    status: 2,
    says: sentence => [`${sentence} Everything is as it was before.`],
  },
];

/** The small size tries the others on the full disk only: they take seconds to start, and write in the same way. */
const AT_ONCE = COMMANDS.slice(0, size(3, COMMANDS.length));

/** Writes a home page in one of two versions, a page that it links to, and a mistake on a page that stops no build. */
function writeSite(intro: string): void {
  const links = [{ text: 'Go to the other page', href: '/other' }];
  const go = { type: 'call-to-action', heading: 'Go on', links };
  writeFiles(project.folder, {
    ...smallSite({}),
    'pages/index.json': pageWith({ title: 'Home of the site', blocks: [{ ...hero, intro }, go] }),
    'pages/other.json': pageWith({ title: 'Another page' }),
    'pages/slip.json': pageWith({
      title: 'A page with a slip',
      status: 'draft',
      blocks: [{ type: 'hero', intro: 'One sentence.', headnig: 'A heading' }],
    }),
    'pages/_starters/blank.json': pageWith({
      title: 'Title of the page',
      description: 'Say in one or two sentences what a reader finds on this page.',
      status: 'draft',
      blocks: [{ type: 'hero', heading: 'Title of the page', intro: 'Say whom this page is for.' }],
    }),
  });
}

async function trySaving(): Promise<{ status: number; text: string }> {
  const text = project.read('pages/other.json');
  const edits = [{ offset: text.length, length: 0, text: '\n' }];
  const body = JSON.stringify({ changes: [{ document: '/other', version: versionOf(text), edits }] });
  const headers = { Origin: server?.url, 'X-Ashlar-Token': token, 'Content-Type': 'application/json' };
  return send(server?.url ?? '', { path: '/@ashlar/documents', headers, body });
}

describe.skipIf(!disk)(`a disk of one's own${why ? ` (not tried: ${why})` : ''}`, () => {
  const own = disk as SmallDisk;

  beforeAll(async () => {
    project = copyProject(own.folder);
    rmSync(join(project.folder, 'pages'), { recursive: true });
    writeSite('As it was.');
    const { status, output } = build(project.folder);
    expect(status, output).toBe(0);
    if (!isFull) return;
    server = await startDevServer(project.folder);
    // Opens a page first, as somebody who edits has: by then the server has written what it keeps.
    browser = await startBrowser();
    const { page } = await openPage(browser);
    await openInDev(page, `${server.url}/other`);
    token = await askForToken(server.url, '/other');
  });

  const pages = () => fingerprint(join(project.folder, 'pages'));
  const site = () => fingerprint(DIST(project.folder));

  /** Finds sentences that a command should not print, and those that are missing. */
  function faultsOf({ name, status, says }: Command, run: Run, sentence: string): string[] {
    return [
      ...says(sentence).flatMap(words =>
        run.output.includes(words) ? [] : [`${name} does not say: ${words}`],
      ),
      ...(/^ +at |^node:|Error:/m.test(run.output) ? [`${name} shows a stack`] : []),
      ...(run.status === status ? [] : [`${name} ended with ${run.status}`]),
    ].map(fault => `${fault}\n${run.output}`);
  }

  async function expectRefused(commands: Command[], sentence: string): Promise<void> {
    const before = [pages(), site()];
    const runs = await Promise.all(commands.map(({ args }) => runAside(project.folder, args)));
    expect(runs.flatMap((run, index) => faultsOf(commands[index] as Command, run, sentence))).toEqual([]);
    if (isFull) {
      const { status, text } = await trySaving();
      expect(status).toBe(500);
      expect(JSON.parse(text).message).toContain(`pages/other.json ${sentence}`);
      expect(server?.isRunning()).toBe(true);
    }
    expect([pages(), site()]).toEqual(before);
  }

  it('that is full is said by every command, and nothing changes', { timeout: 300_000 }, async () => {
    writeSite('As it is to be.');
    own.fill();
    await expectRefused(COMMANDS, FULL).finally(own.empty);
  });

  it('that can only be read is said by every command, and nothing changes', {
    timeout: 300_000,
  }, async () => {
    own.lock();
    await expectRefused(AT_ONCE, LOCKED).finally(own.unlock);
  });

  it('that is full while the program is compiled is said as well', () => {
    const kept = join(own.folder, 'kept');
    mkdirSync(kept, { mode: 0o700 });
    own.fill();
    const checked = run(project.folder, SCRIPT('check'), { ASHLAR_KEPT: kept });
    const found = run(project.folder, SCRIPT('history'), { ASHLAR_KEPT: kept });
    const elsewhere = mkdtempSync(join(tmpdir(), 'ashlar-elsewhere-'));
    const built = run(project.folder, SCRIPT('build'), { ASHLAR_KEPT: kept, ASHLAR_OUT: elsewhere });
    own.empty();
    rmSync(elsewhere, { recursive: true });
    // A check, and a build to another disk, go on without what is kept.
    for (const { status, output } of [checked, built]) {
      expect(output).toContain(`There is hardly any room left in ${kept}`);
      expect(status, output).toBe(0);
    }
    expect(found.output.replace(/^\S+kept\S+/, '')).toBe(` ${FULL}\n`);
    expect(found.status).toBe(1);
    expect(
      readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter(name => /\.js$/.test(name)),
    ).toEqual([]);
  });

  it('takes everything again once there is room', { timeout: 300_000 }, async () => {
    if (isFull) expect((await trySaving()).status).toBe(200);
    for (const { args, name } of AT_ONCE) {
      const { status, output } = await runAside(project.folder, args);
      expect(status, `${name}\n${output}`).toBe(0);
    }
    expect(project.read('pages/slip.json')).toContain('"heading": "A heading"');
    expect(project.read('dist/index.html')).toContain('As it is to be.');
    if (!isFull) return;
    expect(project.read('pages/index.json')).toContain('"/more/another"');
    expect(project.read('pages/more/new.json')).toContain('A new page');
  });
});
