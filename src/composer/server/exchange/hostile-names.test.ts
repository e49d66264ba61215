// @module-tag full-only
// What the others can put into Git: names that look like options, markup or commands, and files that are more than content. A window
// refuses it in a sentence or brings it harmlessly.
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../tests/support/documents/messages/hand-in.ts';
import { type Desk, openDesk, runGit } from '../../../../tests/support/files/repositories.ts';
import { forgetKept } from '../../../base/kept-place.mjs';
import { hasHidden } from '../../../base/words.ts';
import type { Asks } from '../../model/asks.ts';
import { answerTo } from '../asks.ts';
import type { Author } from '../copy.ts';

const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };
const FEES = 'pages/fees.json';

let desk: Desk;
let ran: string;

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
  ran = join(desk.folder, '../ran');
});
afterEach(() => {
  forgetKept(desk.folder);
  desk.remove();
});

/** Refuses any answer that is broken, or holds a sign that hides what a sentence says. */
async function ask<Name extends keyof Asks>(name: Name, input: Asks[Name]['input']) {
  const { status, told } = await answerTo(copyOf(desk.folder), AUTHOR, { ask: name, input });
  expect([200, 409, 422]).toContain(status);
  const hidden = textsIn(told).filter(text => hasHidden(text.replace(/\n/g, '')));
  expect([name, hidden]).toEqual([name, []]);
  return { status, ...(told as Asks[Name]['told']) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

let deeds = 0;

/** All that a window asks to send and to get, as far as it comes. */
async function sendAndGet() {
  desk.edit(FEES, 'What it costs', 'What we ask');
  await ask('sent', { look: true, agrees: true });
  const { title = '', tree = '' } = await ask('plan', {});
  const sent = await ask('send', { id: `send-${deeds++}`, title, tree });
  const coming = await ask('bring', { id: 'a', rehearse: true, look: true });
  const answers = (coming.questions ?? []).map(({ key }) => ({ key, take: 'mine' as const }));
  const id = `bring-${deeds++}`;
  const brought =
    coming.theirs === undefined ? coming : await ask('bring', { id, theirs: coming.theirs, answers });
  return { sent, coming, brought };
}

function others(work: (other: Desk) => void, author = 'Dev <dev@example.com>'): void {
  const other = desk.colleague();
  work(other);
  other.git('add', '--all');
  other.git('commit', '--quiet', '--message', 'Theirs', '--author', author);
  other.git('push', '--quiet', 'origin', 'HEAD:main');
}

const NAMES = [
  `--upload-pack=touch ran`,
  '-x',
  '$(touch ran)',
  '`touch ran`',
  '<img src=x onerror=alert(1)>',
  '\u202egnp.exe',
  "';touch ran;'",
];

it('finds its way among branches of the host with odd names', async () => {
  const at = runGit(desk.host, ['rev-parse', 'main']).stdout.trim();
  for (const name of NAMES.map(name => name.replace(/ /g, '\u00a0')))
    for (const place of ['', 'change/2026-11-22-']) writeRef(`refs/heads/${place}${name}`, at);
  others(other => other.edit('pages/hours.json', 'Nine to five', 'Nine to six'));
  const { sent, brought } = await sendAndGet();
  expect(sent).toMatchObject({ status: 200, is: 'beingRead' });
  expect(brought).toMatchObject({ status: 200, done: true });
  expect(existsSync(ran) || existsSync(join(desk.folder, 'ran'))).toBe(false);
});

/** Past what Git refuses itself. */
function writeRef(ref: string, commit: string): void {
  const packed = join(desk.host, 'packed-refs');
  const before = existsSync(packed)
    ? readFileSync(packed, 'utf8')
    : '# pack-refs with: peeled fully-peeled \n';
  writeFileSync(packed, `${before}${commit} ${ref}\n`);
}

it.each(['--upload-pack=touch ran', '-x', 'two\nlines', '\u202eorigin', '../origin'])(
  'runs nothing for a remote by the name %j',
  async name => {
    desk.git('config', '--remove-section', 'remote.origin');
    desk.git('config', `remote.${name.replace(/\n/g, ' ')}.url`, '../host');
    const { sent } = await sendAndGet();
    expect([200, 409]).toContain(sent.status);
    expect(existsSync(ran) || existsSync(join(desk.folder, 'ran'))).toBe(false);
  },
);

it('names an author by the letters of the name alone', async () => {
  const name = '\u202eAnn\u0007 "><b onclick=alert(1) [x](javascript:alert(1))';
  others(other => other.edit('pages/hours.json', 'Nine to five', 'Nine to six'), `${name} <a@example.com>`);
  const { coming, brought } = await sendAndGet();
  expect(coming.names).toHaveLength(1);
  expect(brought).toMatchObject({ done: true });
});

it('runs no merge driver and no hook that a commit brings', async () => {
  const program = join(desk.folder, '../evil');
  writeFileSync(program, `#!/bin/sh\necho "$0" >> '${ran}'\n`, { mode: 0o755 });
  desk.git('config', 'merge.evil.driver', program);
  desk.git('config', 'core.hooksPath', 'hooks');
  others(other => {
    other.write('.gitattributes', 'pages/** merge=evil\n');
    for (const hook of ['post-checkout', 'post-merge', 'post-index-change', 'reference-transaction']) {
      other.write(`hooks/${hook}`, readFileSync(program, 'utf8'));
      other.git('add', '--all');
      other.git('update-index', '--chmod=+x', `hooks/${hook}`);
    }
    other.edit(FEES, 'Ten dollars', 'Eleven dollars');
  });
  const { brought } = await sendAndGet();
  expect(brought).toMatchObject({ done: true });
  expect(desk.read(FEES)).toContain('Eleven dollars');
  expect(existsSync(ran)).toBe(false);
});

it('reads and writes nothing through a link in the place of a page', async () => {
  const outside = join(desk.folder, '../outside.json');
  const text = desk.read('pages/hours.json').replace('Nine to five', 'Only for me');
  writeFileSync(outside, text);
  others(other => {
    other.git('rm', '--quiet', 'pages/hours.json');
    symlinkSync('../../outside.json', join(other.folder, 'pages/hours.json'));
    symlinkSync('../..', join(other.folder, 'pages/up'));
  });
  const { coming, brought } = await sendAndGet();
  expect(JSON.stringify([coming, brought])).not.toContain('Only for me');
  expect(readFileSync(outside, 'utf8')).toBe(text);
  if (brought.status === 200)
    expect(lstatSync(join(desk.folder, 'pages/hours.json')).isSymbolicLink()).toBe(true);
});

it('refuses a link and a project of its own where both have changed a page', async () => {
  others(other => {
    other.git('rm', '--quiet', FEES);
    symlinkSync('../../outside.json', join(other.folder, FEES));
  });
  desk.edit(FEES, 'Ten dollars', 'Twelve dollars');
  await ask('sent', { look: true, agrees: true });
  const told = await ask('bring', { id: 'a', rehearse: true });
  expect(told.status).toBe(409);
  expect(desk.read(FEES)).toContain('Twelve dollars');
});

it('brings a project of its own among the pages as Git has it, and fetches nothing for it', async () => {
  const at = desk.git('rev-parse', 'HEAD');
  others(other => {
    other.write('.gitmodules', `[submodule "sub"]\n\tpath = pages/sub\n\turl = ext::sh -c touch% ${ran}\n`);
    other.git('update-index', '--add', '--cacheinfo', `160000,${at},pages/sub`);
  });
  desk.git('config', 'submodule.recurse', 'true');
  desk.git('config', 'fetch.recurseSubmodules', 'true');
  await sendAndGet();
  expect(existsSync(ran)).toBe(false);
});
