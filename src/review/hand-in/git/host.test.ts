// Whether the host takes changes: asked without sending any, and without running a program that the folder's .git names.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk, runGit } from '../../../../tests/support/files/repositories.ts';
import { hostOfChanges, whyHostRefuses } from './host.ts';
import { findRepository, type Repository } from './repository.ts';
import { settingsOf } from './settings.ts';

let desk: Desk;
let outer: string;
let ran: string;

beforeAll(() => {
  desk = openDesk();
  outer = mkdtempSync(join(tmpdir(), 'ashlar-host-test-'));
  ran = join(outer, 'ran');
  plant();
});
afterEach(() => {
  delete process.env.GIT_SSH_COMMAND;
  rmSync(ran, { force: true });
});
afterAll(() => {
  desk.remove();
  rmSync(outer, { recursive: true, force: true });
});

function program(name: string, text: string): string {
  const file = join(outer, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Each of these would run a program as soon as Git sends something from this folder. */
function plant(): void {
  const evil = program('evil', `echo "$0 $*" >> '${ran}'; exit 1`);
  mkdirSync(join(desk.folder, 'hooks'));
  writeFileSync(join(desk.folder, 'hooks/pre-push'), readFileSync(evil), { mode: 0o755 });
  const settings = {
    'core.sshCommand': evil,
    'core.askPass': evil,
    'core.gitProxy': evil,
    'core.hooksPath': join(desk.folder, 'hooks'),
    'core.alternateRefsCommand': evil,
    'credential.helper': `!${evil}`,
    'credential.https://127.0.0.1.helper': `!${evil}`,
    'remote.origin.receivepack': evil,
    'url.ext::sh -c evil.insteadOf': 'https://127.0.0.1:2/',
  };
  for (const [name, value] of Object.entries(settings)) desk.git('config', name, value);
}

async function refusalOf(address: string): Promise<string | undefined> {
  desk.git('config', 'remote.origin.url', address);
  const repository = findRepository(desk.folder) as Repository;
  const host = hostOfChanges(repository, settingsOf(repository));
  return host && whyHostRefuses(repository, host);
}

/** Stands in the place of ssh, and speaks to a folder or says what a host would. */
function speak(text: string): void {
  process.env.GIT_SSH_COMMAND = program('ssh', text);
}

const refs = () => runGit(desk.host, ['for-each-ref']).stdout;

it('is welcome where it may send, and sends nothing', async () => {
  const before = refs();
  speak('for last; do :; done; eval "$last"');
  expect(await refusalOf(`ssh://host.example${desk.host}`)).toBeUndefined();
  expect(refs()).toBe(before);
  expect(existsSync(ran)).toBe(false);
  // The folder's settings would have run it.
  delete process.env.GIT_SSH_COMMAND;
  desk.tryGit('push', '--dry-run', 'origin', 'HEAD:other');
  expect(existsSync(ran)).toBe(true);
});

it.each([
  ['unknown', 'git@github.com: Permission denied (publickey).'],
  ['mayNot', 'ERROR: Permission to firm/site.git denied to maria.'],
  ['noProject', 'ERROR: Repository not found.'],
  ['unreachable', 'ssh: connect to host github.com port 22: No route to host'],
])('says in its own words that the host refuses: %s', async (why, said) => {
  speak(`echo '${said}' >&2; exit 255`);
  expect(await refusalOf('git@github.com:firm/site.git')).toBe(why);
  expect(existsSync(ran)).toBe(false);
});

it.each([
  ['oddAddress', 'ext::sh -c "echo >> ran"'],
  ['oddAddress', 'https://127.0.0.1:2/x'],
  ['unreachable', 'http://127.0.0.1:1/firm/site.git'],
  ['noProject', '../nowhere'],
])('runs nothing for an address that leads nowhere: %s, %s', async (why, address) => {
  expect(await refusalOf(address)).toBe(why);
  expect(existsSync(ran)).toBe(false);
});

it('looks at a folder without asking Git, whose settings there could name a program', async () => {
  expect(await refusalOf(desk.folder)).toBeUndefined();
  expect(await refusalOf(pathToFileURL(desk.host).href)).toBeUndefined();
  expect(existsSync(ran)).toBe(false);
});

it.each([
  ['https://maria:secret@github.com/firm/site.git', 'github.com'],
  ['git@gitlab.firm.example:web/site.git', 'gitlab.firm.example'],
  ['server:site.git', 'server'],
  ['../host', ''],
])('names the host of %s alone', (address, name) => {
  desk.git('config', 'remote.origin.url', address);
  const repository = findRepository(desk.folder) as Repository;
  expect(hostOfChanges(repository, settingsOf(repository))?.name).toBe(name);
});
