// The first minute in a copy of a site: what handing in will need, said and mended without running what the folder's .git names.
import { existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOf, JO } from '../../../tests/support/composer/copy.ts';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { type Desk, openDesk } from '../../../tests/support/files/repositories.ts';
import { startsOfGit } from '../../../tests/support/files/starts-of-git.ts';
import { forgetKept } from '../../base/kept-place.mjs';
import type { FirstMinute } from '../model/first-minute.ts';
import { answerTo } from './asks.ts';
import type { Author, ShownCopy } from './copy.ts';

let desk: Desk;
let copy: ShownCopy;
const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };

beforeEach(() => {
  desk = openDesk();
  copy = copyOf(desk.folder);
  for (const field of ['name', 'email']) desk.git('config', '--unset', `user.${field}`);
});
afterEach(() => {
  forgetKept(desk.folder);
  desk.remove();
});

async function ask(name: string, input: object = {}, author = AUTHOR) {
  const { status, told } = await answerTo(copy, author, { ask: name, input });
  return { status, ...told } as FirstMinute & { status: number; message?: string };
}

const settings = () => readFileSync(join(desk.folder, '.git/config'), 'utf8');

it('is due until Git knows the author, the host does, and it is said who reads', async () => {
  expect(await ask('firstMinute')).toMatchObject({ isDue: true, host: { name: '', isKnown: false } });
  const told = await ask('tellGit', { name: ' Maria Santos ', email: 'maria@example.com' });
  expect(told).toMatchObject({ isDue: true, name: 'Maria Santos', email: 'maria@example.com' });
  expect(settings()).toContain('\tname = Maria Santos\n\temail = maria@example.com\n');
  expect(await ask('tryHost')).toMatchObject({ isDue: true, host: { isKnown: true } });
  const site = JSON.parse(desk.read('pages/_site.json'));
  desk.write('pages/_site.json', JSON.stringify({ ...site, reviewer: 'Tom' }));
  copy.tell(['pages/_site.json']);
  expect(await ask('firstMinute')).toMatchObject({ isDue: false, host: { isKnown: true } });
  // Another host has not been asked yet.
  desk.git('remote', 'set-url', 'origin', '../elsewhere');
  expect(await ask('firstMinute')).toMatchObject({ isDue: true, host: { isKnown: false } });
  const { host } = await ask('tryHost', {}, { ...AUTHOR, language: 'de' });
  expect(host?.trouble).toMatch(/^An der Adresse, die dieser Ordner kennt, liegt kein Projekt/);
});

it('does not come again once it was put away, unless it is wanted', async () => {
  expect((await ask('putFirstAway')).status).toBe(200);
  let answer: Promise<FirstMinute> | undefined;
  expect(startsOfGit(() => (answer = ask('firstMinute')))).toBe(0);
  expect(await answer).toMatchObject({ isDue: false });
  expect(await ask('firstMinute', { again: true })).toMatchObject({ isDue: false, host: { isKnown: false } });
});

it('does not come by itself in a folder that is connected with no other', async () => {
  desk.git('remote', 'remove', 'origin');
  expect(await ask('firstMinute')).toEqual({ status: 200, isDue: false });
  copy = copyOf(temporarySite({}));
  const { missing, isDue } = await ask('firstMinute', { again: true });
  expect([missing, isDue]).toEqual([
    'This folder is not kept in Git, so nothing can be sent from here. You can pass your changes on as a file.',
    false,
  ]);
  expect(await ask('tellGit', { name: 'Jo', email: 'jo@example.com' })).toMatchObject({ status: 409 });
});

it.each([
  [{ name: 'Jo <jo>', email: 'jo@example.com' }, 'Your name, as your colleagues know it'],
  [{ name: 'Jo\n[core]', email: 'jo@example.com' }, 'Your name, as your colleagues know it'],
  [{ name: 'Jo', email: 'jo' }, 'An email address'],
])('refuses %o', async (input, message) => {
  const before = settings();
  const told = await ask('tellGit', input);
  expect(told).toMatchObject({ status: 422, message: expect.stringContaining(message) });
  expect(settings()).toBe(before);
});

it('takes a name for a name, whatever Git could take it for', async () => {
  await ask('tellGit', { name: '--unset', email: '-e@example.com' });
  expect(await ask('firstMinute')).toMatchObject({ name: '--unset', email: '-e@example.com' });
});

it('runs nothing that the settings of the folder name, and follows no link that stands in their place', async () => {
  const ran = join(desk.folder, 'ran');
  const evil = join(desk.folder, 'evil');
  writeFileSync(evil, `#!/bin/sh\necho "$*" >> '${ran}'\n`, { mode: 0o755 });
  for (const name of ['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'credential.helper'])
    desk.git('config', name, evil);
  await ask('tellGit', { name: 'Jo', email: 'jo@example.com' });
  await ask('tryHost');
  await ask('firstMinute', { again: true });
  expect(existsSync(ran)).toBe(false);
  const [config, outside] = [join(desk.folder, '.git/config'), join(desk.host, '../outside')];
  renameSync(config, outside);
  symlinkSync(outside, config);
  const before = readFileSync(outside, 'utf8');
  expect(await ask('tellGit', { name: 'Kim', email: 'kim@example.com' })).toMatchObject({ status: 409 });
  expect(readFileSync(outside, 'utf8')).toBe(before);
  expect(lstatSync(config).isSymbolicLink()).toBe(true);
  rmSync(outside);
});
