// The host hangs while an author's work is on its way. She types on, and whatever is killed meanwhile, nothing is lost and nothing is
// done twice.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isRunning } from '../../../src/base/is-running.mjs';
import { forgetKept, keptPlace } from '../../../src/base/kept-place.mjs';
import { type AskedServer, serveAndAsk } from '../../support/dev/window-asks.ts';
import { versionOf } from '../../support/dev/writer.ts';
import { handIn, nobodysSettings, ownSettings } from '../../support/documents/messages/hand-in.ts';
import { type HangingGit, hangingGit } from '../../support/files/hanging-git.ts';
import { type Desk, GIT_ALONE, openDesk, runGit } from '../../support/files/repositories.ts';
import { isFull } from '../../support/size.ts';

const FEES = 'pages/fees.json';

let desk: Desk;
let host: HangingGit;
let open: AskedServer[];

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
  host = hangingGit(join(desk.folder, '..'));
  open = [];
});
afterEach(() => {
  host.release();
  for (const { server } of open) server.stop();
  forgetKept(desk.folder);
  desk.remove();
});

async function serve(): Promise<AskedServer> {
  const served = await serveAndAsk(desk.folder, { ...GIT_ALONE, ...host.env });
  open.push(served);
  return served;
}

const step = (value: string) => {
  const version = versionOf(desk.read(FEES));
  return { document: '/fees', version, path: ['blocks', 0, 'heading'], do: 'set' as const, value };
};
let deeds = 0;
const type = ({ ask }: AskedServer, value: string) =>
  ask('change', { id: `typed-${deeds++}`, route: '/fees', steps: [step(value)] });

/** She has read the plan, and presses Send. The host hangs then. */
async function sendAndHang({ ask }: AskedServer) {
  await ask('sent', { look: true, agrees: true });
  const { title, tree = '' } = await ask('plan', {});
  const before = host.asked().length;
  host.hang();
  const answer = { is: undefined as Awaited<ReturnType<typeof ask<'send'>>> | undefined };
  const sending = ask('send', { id: 'a', title, tree }).then(told => {
    answer.is = told;
    return told;
  });
  await expect.poll(() => host.asked().slice(before)).toEqual(['push']);
  return { sending, answer, again: () => ask('send', { id: 'a', title, tree }) };
}

/** The changes that the host has, with the commits of each. */
function changesThere(): string[] {
  const { stdout } = runGit(desk.host, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/change']);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map(branch => runGit(desk.host, ['log', '--format=%s', `main..${branch}`]).stdout.trim());
}

const lock = () => join(keptPlace(desk.folder), 'exchange');
const atWork = () => Number(readFileSync(lock(), 'utf8'));
const hasEnded = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

it('goes on with a second window while the host hangs, and sends once', async () => {
  const window = await serve();
  expect((await type(window, 'Twelve dollars')).status).toBe(200);
  const { sending, answer, again } = await sendAndHang(window);
  for (const heading of ['Thirteen dollars', 'Fourteen dollars']) {
    expect((await type(window, heading)).status).toBe(200);
    expect(desk.read(FEES)).toContain(heading);
    expect((await window.ask('look', { route: '/fees' })).status).toBe(200);
  }
  for (const name of ['open', 'pages', 'moments', 'gone'] as const)
    expect((await window.ask(name, {})).status, name).toBe(200);
  // None of these has waited for the host.
  expect(answer.is).toBeUndefined();
  const second = again();
  host.release();
  expect(await sending).toMatchObject({ status: 200, is: 'beingRead', isChanged: true });
  expect(await second).toMatchObject({ status: 200, is: 'beingRead' });
  expect(changesThere()).toEqual(['Change Twelve dollars']);
  const branch = (await sending).sent?.branch ?? '';
  expect(runGit(desk.host, ['show', `${branch}:${FEES}`]).stdout).toContain('Twelve dollars');
  expect(existsSync(lock())).toBe(false);
});

it.runIf(isFull)('asks what is new while the host hangs, and nobody else waits', async () => {
  const window = await serve();
  host.hang();
  let isAnswered = false;
  const looking = window.ask('sent', { look: true, agrees: true }).finally(() => {
    isAnswered = true;
  });
  await expect.poll(host.asked).toEqual(['fetch']);
  expect((await type(window, 'Twelve dollars')).status).toBe(200);
  expect((await window.ask('look', { route: '/fees' })).status).toBe(200);
  expect(isAnswered).toBe(false);
  host.release();
  expect(await looking).toMatchObject({ status: 200, is: 'changed' });
});

it.runIf(isFull)(
  'ends what it has begun after the server was killed, and the next window says so',
  async () => {
    const first = await serve();
    await type(first, 'Twelve dollars');
    const { sending } = await sendAndHang(first);
    const pid = atWork();
    first.server.stop();
    expect(await sending).toMatchObject({ status: 0 });
    const next = await serve();
    await type(next, 'Thirteen dollars');
    const asked = next.ask('sent', {});
    host.release();
    expect(await asked).toMatchObject({ status: 200, is: 'beingRead', isChanged: true });
    await hasEnded(pid);
    expect(changesThere()).toEqual(['Change Twelve dollars']);
    // The window that has missed the answer asks once more.
    const { title, tree = '' } = await next.ask('plan', {});
    expect(await next.ask('send', { id: 'a', title, tree })).toMatchObject({ status: 200, is: 'beingRead' });
    expect(changesThere()).toEqual(['Change Twelve dollars']);
    expect(existsSync(lock())).toBe(false);
  },
);

it.runIf(isFull)('takes over from a process that was killed alone', async () => {
  const window = await serve();
  await type(window, 'Twelve dollars');
  const { sending, again } = await sendAndHang(window);
  process.kill(atWork(), 'SIGKILL');
  const { status, message } = await sending;
  expect([status, message]).toEqual([500, expect.stringMatching(/^[A-Z].*\.$/)]);
  expect((await type(window, 'Thirteen dollars')).status).toBe(200);
  expect(await window.ask('sent', {})).toMatchObject({ status: 200, is: 'unsent', isChanged: true });
  // What she would send is no longer what she has read.
  expect((await again()).status).toBe(409);
  host.release();
  const { title, tree = '' } = await window.ask('plan', {});
  expect(await window.ask('send', { id: 'b', title, tree })).toMatchObject({ status: 200, is: 'beingRead' });
  expect(changesThere()).toEqual([`${title}\nChange Twelve dollars`]);
});

it.runIf(isFull)(
  'says that somebody sends while a terminal asks its question, and lets a terminal wait',
  async () => {
    const window = await serve();
    await type(window, 'Twelve dollars');
    const terminal = { input: new PassThrough(), output: new PassThrough(), isInteractive: true };
    let said = '';
    terminal.output.on('data', text => {
      said += text;
    });
    const asking = handIn(desk.folder, [], { terminal });
    await expect.poll(() => said).not.toBe('');
    expect(await window.ask('sent', { agrees: true })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Somebody'),
    });
    terminal.input.end();
    expect((await asking).code).toBe(130);
    const { sending } = await sendAndHang(window);
    await type(window, 'Thirteen dollars');
    const lines: string[] = [];
    const waiting = handIn(desk.folder, ['One more'], { say: text => lines.push(text) });
    await expect.poll(() => lines.join()).toContain('sends or brings in this folder just now');
    host.release();
    expect(await sending).toMatchObject({ status: 200 });
    expect((await waiting).code).toBe(0);
    expect(changesThere()).toEqual(['One more\nChange Twelve dollars']);
  },
);
