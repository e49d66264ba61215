// A folder from somebody else whose .git names a program in every setting that Git has for one. Whatever a window asks by itself, and the
// first press of Send, run none of them and reach no other computer.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetKept } from '../../../src/base/kept-place.mjs';
import type { Asks } from '../../../src/composer/model/asks.ts';
import { type AskedServer, serveAndAsk } from '../../support/dev/window-asks.ts';
import { versionOf } from '../../support/dev/writer.ts';
import { nobodysSettings, ownSettings } from '../../support/documents/messages/hand-in.ts';
import { type Desk, GIT_ALONE, openDesk } from '../../support/files/repositories.ts';

const FEES = 'pages/fees.json';

let desk: Desk;
let window: AskedServer;
let ran: string;
let listener: Server;
let connections = 0;
let port: number;

beforeAll(async () => {
  nobodysSettings();
  desk = openDesk();
  ran = join(desk.folder, '../ran');
  listener = createServer(socket => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as { port: number }).port;
  plant();
  window = await serveAndAsk(desk.folder, {
    ...GIT_ALONE,
    PATH: `${join(desk.folder, '../bin')}:${process.env.PATH}`,
  });
});
afterAll(() => {
  window?.server.stop();
  listener.close();
  forgetKept(desk.folder);
  desk.remove();
  ownSettings();
});
beforeEach(() => {
  rmSync(ran, { force: true });
  connections = 0;
});

const HOOKS = [
  'pre-commit',
  'post-checkout',
  'post-index-change',
  'post-merge',
  'pre-push',
  'reference-transaction',
];

/** Everything that runs a program or reaches a host as soon as Git gets to it. */
function plant(): void {
  const evil = join(desk.folder, '../evil');
  const text = `#!/bin/sh\necho "$0 $*" >> '${ran}'\nexit 1\n`;
  writeFileSync(evil, text, { mode: 0o755 });
  // A way to a host that is no part of Git is a program of this name.
  desk.write('../bin/git-remote-evil', text);
  writeFileSync(join(desk.folder, '../bin/git-remote-evil'), text, { mode: 0o755 });
  mkdirSync(join(desk.folder, 'hooks'));
  for (const hook of HOOKS) {
    writeFileSync(join(desk.folder, 'hooks', hook), text, { mode: 0o755 });
    mkdirSync(join(desk.folder, '.git/hooks'), { recursive: true });
    writeFileSync(join(desk.folder, '.git/hooks', hook), text, { mode: 0o755 });
  }
  desk.write('.gitattributes', 'pages/** filter=evil diff=evil merge=evil\n');
  desk.write('.git/info/attributes', '* filter=evil diff=evil merge=evil\n');
  desk.write('.git/included', `[filter "evil"]\n\tsmudge = ${evil}\n[core]\n\tgitProxy = ${evil}\n`);
  const address = `http://127.0.0.1:${port}/firm/site.git`;
  const settings = {
    'core.fsmonitor': evil,
    'core.sshCommand': evil,
    'core.askPass': evil,
    'core.pager': evil,
    'core.editor': evil,
    'core.hooksPath': 'hooks',
    'core.alternateRefsCommand': evil,
    'credential.helper': `!${evil}`,
    'diff.external': evil,
    'diff.evil.textconv': evil,
    'diff.evil.command': evil,
    'filter.evil.clean': evil,
    'filter.evil.process': evil,
    'filter.evil.required': 'true',
    'merge.evil.driver': evil,
    'gpg.program': evil,
    'commit.gpgSign': 'true',
    'log.showSignature': 'true',
    'pager.config': evil,
    'sequence.editor': evil,
    'alias.status': `!${evil}`,
    'include.path': 'included',
    'remote.origin.url': address,
    'remote.origin.uploadpack': evil,
    'remote.origin.receivepack': evil,
    'remote.origin.vcs': 'evil',
    'remote.origin.promisor': 'true',
    'remote.second.url': `git://127.0.0.1:${port}/second.git`,
    'remote.third.url': `ext::sh -c ${evil}`,
    'submodule.recurse': 'true',
    'fetch.recurseSubmodules': 'true',
    'gc.auto': '1',
    'maintenance.auto': 'true',
  };
  for (const [name, value] of Object.entries(settings)) desk.git('config', name, value);
}

const deeds = (ran: string) => (existsSync(ran) ? readFileSync(ran, 'utf8') : '');
const nothingRan = () => expect([deeds(ran), connections]).toEqual(['', 0]);

async function ask<Name extends keyof Asks>(name: Name, input: Asks[Name]['input']) {
  const answer = await window.ask(name, input);
  expect([name, deeds(ran), connections]).toEqual([name, '', 0]);
  return answer;
}

it('is served, and asked all that a window asks, without running or reaching anything', async () => {
  for (const name of [
    'open',
    'pages',
    'sent',
    'firstMinute',
    'moments',
    'gone',
    'starters',
    'shownOn',
  ] as const)
    expect((await ask(name, {})).status, name).toBe(200);
  expect((await ask('look', { route: '/fees' })).status).toBe(200);
  expect((await ask('left', { route: '/fees' })).status).toBe(200);
  const version = versionOf(desk.read(FEES));
  const step = {
    document: '/fees',
    version,
    path: ['blocks', 0, 'heading'],
    do: 'set' as const,
    value: 'Twelve dollars',
  };
  expect((await ask('change', { id: 'a', route: '/fees', steps: [step] })).status).toBe(200);
  const moments = await ask('moments', { document: '/fees' });
  const key = moments.moments.at(-1)?.key ?? '';
  expect((await ask('pageThen', { route: '/fees', document: '/fees', key })).status).toBe(200);
});

it('is asked first whether its host may be asked, whatever else is pressed', async () => {
  const host = { is: 'asksFirst', host: { name: '127.0.0.1' } };
  expect(await ask('sent', { look: true })).toMatchObject(host);
  expect(await ask('plan', {})).toMatchObject({ sent: host, changes: [] });
  expect(await ask('bring', { id: 'b', rehearse: true, look: true })).toMatchObject({
    sent: host,
    changes: [],
  });
  expect((await ask('send', { id: 'c', title: 'A new price', tree: 'x' })).status).toBe(409);
  expect((await ask('signIn', {})).status).toBe(409);
  expect((await ask('versions', { key: 'x', route: '/fees' })).status).toBe(409);
  expect((await ask('versions', { route: '/fees' })).status).toBe(409);
  const { name, text } = await ask('asFile', { title: 'A new price' });
  expect(name).toBe('a-new-price.change.json');
  const changed = text.replaceAll('Twelve dollars', 'Thirteen dollars');
  const { file } = await window.openFile(changed);
  const read = await ask('bring', { id: 'd', file, rehearse: true });
  expect(read).toMatchObject({ status: 200, theirs: expect.any(String) });
  const { theirs = '', questions } = read;
  expect((await ask('versions', { file, route: '/fees' })).theirs?.drawn?.main).toContain('Thirteen dollars');
  const answers = questions.map(({ key }) => ({ key, take: 'theirs' as const }));
  for (const { key } of questions)
    expect((await ask('versions', { key, file, route: '/fees' })).status).toBe(200);
  expect(await ask('bring', { id: 'e', file, theirs, answers })).toMatchObject({ status: 200, done: true });
  expect(desk.read(FEES)).toContain('Thirteen dollars');
  nothingRan();
});

it('is asked anew when its address has become another one', async () => {
  const { is } = await window.ask('sent', { agrees: true });
  expect(is).not.toBe('asksFirst');
  rmSync(ran, { force: true });
  connections = 0;
  for (const [name, address] of [
    ['remote.origin.url', `http://127.0.0.1:${port}/other.git`],
    ['remote.origin.pushurl', `http://127.0.0.1:${port}/third.git`],
    ['url.git://127.0.0.1/.pushInsteadOf', `http://127.0.0.1:${port}/`],
    ['remote.pushDefault', 'second'],
  ] as const) {
    const was = desk.tryGit('config', name).stdout.trim();
    desk.git('config', name, address);
    expect(await ask('sent', { look: true }), name).toMatchObject({ is: 'asksFirst' });
    expect(await ask('plan', {}), name).toMatchObject({ sent: { is: 'asksFirst' } });
    if (was) desk.git('config', name, was);
    else desk.git('config', '--unset', name);
  }
  nothingRan();
});

it('is not asked by a way that is a program, whatever somebody has agreed to', async () => {
  const other = join(desk.folder, '../ran-by-address');
  desk.git('config', 'remote.origin.url', `ext::sh -c touch% ${other}`);
  desk.git('config', '--unset', 'remote.origin.vcs');
  const told = await window.ask('sent', { look: true, agrees: true });
  expect(told.trouble).toMatchObject({
    is: 'refused',
    words: expect.stringContaining('could run a program'),
  });
  expect([existsSync(other), connections]).toEqual([false, 0]);
});

it('runs and reaches nothing where no other place is named', async () => {
  desk.git('config', '--remove-section', 'remote.origin');
  for (const name of ['second', 'third']) desk.git('config', '--remove-section', `remote.${name}`);
  rmSync(ran, { force: true });
  expect(await ask('sent', { look: true })).toMatchObject({ is: 'noRemote' });
  expect(await ask('plan', {})).toMatchObject({
    sent: { is: 'noRemote' },
    changes: [{ title: 'Thirteen dollars' }],
  });
  expect((await ask('asFile', { title: 'A new price' })).status).toBe(200);
  nothingRan();
});
