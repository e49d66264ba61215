// An author's work on its way to the others, by the questions that the window asks, with a bare repository as the host.
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../../tests/support/documents/messages/hand-in.ts';
import { type Desk, openDesk, runGit } from '../../../../../tests/support/files/repositories.ts';
import { startsOfGitIn } from '../../../../../tests/support/files/starts-of-git.ts';
import { size } from '../../../../../tests/support/size.ts';
import { forgetKept } from '../../../../base/kept-place.mjs';
import type { Asks } from '../../../model/asks.ts';
import type { SentNow } from '../../../model/exchange.ts';
import { answerTo } from '../../asks.ts';
import type { Author } from '../../copy.ts';

const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };
const GERMAN: Author = { ...AUTHOR, language: 'de' };

let desk: Desk;

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => {
  delete process.env.GIT_SSH_COMMAND;
  forgetKept(desk.folder);
  desk.remove();
});

async function ask<Name extends keyof Asks>(
  name: Name,
  input: Asks[Name]['input'],
  author = AUTHOR,
): Promise<Asks[Name]['told'] & { status: number; message?: string }> {
  const { status, told } = await answerTo(copyOf(desk.folder), author, { ask: name, input });
  return { status, ...(told as Asks[Name]['told']) };
}

const changePrice = () => desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
const agreed = () => ask('sent', { agrees: true });
const BRANCH = 'change/2026-11-22-a-new-price';

function commitChange(): void {
  desk.git('switch', '--quiet', '--create', BRANCH);
  desk.git('config', `branch.${BRANCH}.gh-merge-base`, 'main');
  changePrice();
  desk.git('commit', '--quiet', '--all', '--message', 'A new price');
}

function sendChange(): void {
  commitChange();
  desk.git('push', '--quiet', '--set-upstream', 'origin', BRANCH);
}

/** What a reviewer does at the host. */
function atHost(...deeds: string[][]): void {
  const tom = desk.colleague();
  for (const deed of deeds) tom.git(...deed);
}

const saidByHost = (text: string) => {
  desk.write('../ssh', `#!/bin/sh\necho "${text}" >&2\nexit 128\n`);
  chmodSync(join(desk.folder, '../ssh'), 0o755);
  process.env.GIT_SSH_COMMAND = join(desk.folder, '../ssh');
  desk.git('remote', 'set-url', 'origin', 'git@github.com:ann/site.git');
};

type State = {
  name: string;
  make: () => void;
  sent: Partial<SentNow>;
  author?: Author;
  /** Much like another state. Only "npm run test:full" tries it. */
  rare?: true;
};

const STATES: State[] = [
  { name: 'nothing has changed', make: () => {}, sent: { is: 'nothing', others: 0 } },
  { name: 'a page has changed', make: changePrice, sent: { is: 'changed', isChanged: true }, rare: true },
  {
    name: 'others have changed the site',
    make: () => atHost(['commit', '--quiet', '--allow-empty', '--message', 'One'], ['push', '--quiet']),
    sent: { is: 'nothing', others: 1 },
    rare: true,
  },
  {
    name: 'the change is committed, and did not get to the host',
    make: commitChange,
    sent: { is: 'unsent', words: 'Kept on this computer, and not sent yet.' },
  },
  {
    name: 'it is being read',
    make: sendChange,
    sent: {
      is: 'beingRead',
      words: 'Sent. It is read before visitors see it.',
      sent: { title: 'A new price', branch: BRANCH, at: expect.any(Number) },
    },
    rare: true,
  },
  {
    name: 'it is being read, and more has changed since',
    make() {
      const site = JSON.parse(desk.read('pages/_site.json'));
      desk.write('pages/_site.json', JSON.stringify({ ...site, reviewer: 'Tom' }));
      desk.git('commit', '--quiet', '--all', '--message', 'Tom reads');
      sendChange();
      desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    },
    author: GERMAN,
    sent: { is: 'beingRead', words: 'Gesendet. Tom liest es, bevor Besucher es sehen.', isChanged: true },
  },
  {
    name: 'the reviewer has added to it',
    make() {
      sendChange();
      atHost(
        ['switch', '--quiet', BRANCH],
        ['commit', '--quiet', '--allow-empty', '--message', 'A comma'],
        ['push', '--quiet'],
      );
    },
    sent: { is: 'beingRead', waitsForOthers: true, others: 1 },
  },
  {
    name: 'it is taken in by a merge',
    make() {
      sendChange();
      atHost(['merge', '--quiet', '--no-ff', '--no-edit', `origin/${BRANCH}`], ['push', '--quiet']);
    },
    sent: { is: 'takenIn', waitsForOthers: true },
    rare: true,
  },
  {
    name: 'it is taken in as one commit, and its branch is gone',
    make() {
      sendChange();
      atHost(
        ['merge', '--quiet', '--squash', `origin/${BRANCH}`],
        ['commit', '--quiet', '--message', 'Squashed'],
        ['push', '--quiet'],
        ['push', '--quiet', '--delete', 'origin', BRANCH],
      );
    },
    sent: {
      is: 'takenIn',
      words: 'Your last change has been taken in. Get it first, and then the next one begins.',
      waitsForOthers: true,
    },
  },
  {
    name: 'it is taken in by a rebase',
    make() {
      sendChange();
      atHost(
        ['commit', '--quiet', '--allow-empty', '--message', 'Another'],
        ['cherry-pick', `origin/${BRANCH}`],
        ['push', '--quiet'],
      );
    },
    sent: { is: 'takenIn', waitsForOthers: true, others: 2 },
    rare: true,
  },
  {
    name: 'it was taken off the list',
    make() {
      sendChange();
      atHost(['push', '--quiet', '--delete', 'origin', BRANCH]);
    },
    sent: {
      is: 'offTheList',
      words:
        'Your change is no longer there, and not in the site either. Ask whoever reads changes, or send it anew.',
      sent: { title: 'A new price', branch: BRANCH, at: expect.any(Number) },
    },
  },
  {
    name: 'no place to send it to is set up',
    make: () => desk.git('remote', 'remove', 'origin'),
    sent: { is: 'noRemote', words: expect.stringContaining('You can pass them on as a file.') },
    rare: true,
  },
  {
    name: 'the folder is not kept in Git',
    make: () => rmSync(join(desk.folder, '.git'), { recursive: true }),
    author: GERMAN,
    sent: {
      is: 'noGit',
      words:
        'Dieser Ordner liegt nicht in Git. Deshalb lässt sich von hier nichts senden. Sie können Ihre Änderungen als Datei weitergeben.',
    },
  },
  {
    name: 'somebody has begun a merge',
    make: () => desk.write('.git/MERGE_HEAD', `${desk.git('rev-parse', 'HEAD')}\n`),
    author: GERMAN,
    sent: {
      is: 'inTheWay',
      words:
        'Jemand hat in diesem Ordner begonnen, zwei Stände zusammenzuführen (Merge), und ist nicht fertig geworden. Jemand, der sich mit Git auskennt, bringt das zuerst zu Ende oder bricht es ab. Alles ist, wie es war.',
    },
  },
  {
    name: 'a killed program has left Git locked',
    make: () => desk.write('.git/index.lock', ''),
    sent: { is: 'inTheWay', words: expect.stringMatching(/^Another program is using Git .*index\.lock/) },
    rare: true,
  },
  {
    name: 'there is no network',
    make: () => desk.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    sent: {
      is: 'nothing',
      host: { name: '127.0.0.1' },
      trouble: { is: 'noNetwork', words: 'The host cannot be reached; is this computer on the internet?' },
    },
  },
  {
    name: 'the host asks who she is',
    make: () => saidByHost('git@github.com: Permission denied (publickey).'),
    author: GERMAN,
    sent: {
      host: { name: 'github.com' },
      trouble: {
        is: 'unknown',
        words:
          'Der Server will wissen, wer Sie sind, und auf diesem Computer liegt dafür weder ein Passwort noch ein Schlüssel; jemand, der sich mit Git auskennt, kann das einmal einrichten.',
      },
    },
  },
  {
    name: 'her account may not',
    make: () => saidByHost('ERROR: Permission to ann/site.git denied to jo.'),
    sent: {
      trouble: { is: 'mayNot', words: expect.stringMatching(/^The host knows you, but your account/) },
    },
    rare: true,
  },
  {
    name: 'there is no project at the address',
    make: () => desk.git('remote', 'set-url', 'origin', '../elsewhere'),
    sent: {
      host: { name: '' },
      trouble: { is: 'refused', words: expect.stringMatching(/^There is no project/) },
    },
    rare: true,
  },
];

describe('her work', () => {
  const some = STATES.filter(({ rare }) => !rare || size(false, true));
  it.each(some.map((state): [string, State] => [state.name, state]))('%s', async (_, state) => {
    state.make();
    const told = await ask('sent', { agrees: true, look: true }, state.author);
    expect(told).toMatchObject({ status: 200, ...state.sent });
    // What was asked last is still known, without asking anybody.
    expect(await ask('sent', {}, state.author)).toEqual(told);
  });
});

it('is sent as the author has read it, once for an id, and at another address she is asked again', async () => {
  expect(await ask('sent', { look: true })).toMatchObject({ is: 'asksFirst', host: { name: '' } });
  changePrice();
  let starts = await startsOfGitIn(async () => void (await agreed()));
  expect(starts).toBeLessThan(20);
  let plan = await ask('plan', {});
  expect(plan).toMatchObject({
    sent: { is: 'changed', words: 'Your changes are saved here. Nobody else has them yet.' },
    title: 'Change Twelve dollars',
    changes: [
      {
        title: 'Twelve dollars',
        route: '/fees',
        rows: ['Heading of the page changed: “Ten dollars” → “Twelve dollars”'],
        was: { document: '/fees' },
      },
    ],
    missing: [],
    problems: [],
  });
  const [change] = plan.changes;
  const then = { route: '/fees', key: change?.was?.key ?? '' };
  expect(await ask('pageThen', then)).toMatchObject({
    status: 200,
    rows: [expect.stringContaining('Ten dollars')],
  });
  const wanted = { id: 'a', title: plan.title, tree: plan.tree ?? '' };
  expect(await ask('send', { ...wanted, tree: 'other' })).toMatchObject({
    status: 409,
    message: 'Something has changed since you looked, so nothing was sent. Look at it again.',
  });
  const sent = await ask('send', wanted);
  expect(sent).toMatchObject({
    status: 200,
    is: 'beingRead',
    sent: { title: plan.title, changes: plan.changes },
  });
  expect(await ask('firstMinute', {})).toMatchObject({ host: { isKnown: true } });
  const head = desk.git('rev-parse', 'HEAD');
  expect(runGit(desk.host, ['rev-parse', sent.sent?.branch ?? '']).stdout.trim()).toBe(head);
  expect(desk.git('log', '-1', '--format=%B')).toContain('fees');
  desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
  expect(await ask('send', wanted)).toMatchObject({ is: 'beingRead', isChanged: true });
  expect(desk.git('rev-parse', 'HEAD')).toBe(head);
  starts = await startsOfGitIn(async () => {
    plan = await ask('plan', {});
  });
  expect(starts).toBeLessThan(25);
  expect(plan).toMatchObject({ sent: { is: 'beingRead' }, changes: [{ route: '/hours' }] });
  desk.git('remote', 'set-url', 'origin', '../elsewhere');
  expect(await ask('plan', {})).toMatchObject({ sent: { is: 'asksFirst' }, changes: [] });
});

it('is held back by mistakes, each with its place, and by what is missing', async () => {
  await agreed();
  for (const field of ['name', 'email']) desk.git('config', '--unset', `user.${field}`);
  changePrice();
  desk.edit('pages/hours.json', '"heading"', '"headnig"');
  desk.write('pages/_public/images/odd.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>');
  let plan = await ask('plan', {});
  expect(plan).toMatchObject({
    missing: ['name', 'email'],
    problems: expect.arrayContaining([
      expect.objectContaining({ document: '/hours', message: expect.stringContaining('Did you mean') }),
      expect.objectContaining({ document: '', message: expect.stringMatching(/^odd\.svg: /) }),
    ]),
  });
  const wanted = () => ({ id: 'a', title: 'A new price', tree: plan.tree ?? '' });
  expect(await ask('send', wanted())).toMatchObject({
    status: 409,
    message: 'Something has to be mended first, so nothing was sent.',
    problems: expect.arrayContaining([expect.objectContaining({ document: '/hours' })]),
  });
  rmSync(join(desk.folder, 'pages/_public/images/odd.svg'));
  const keys = plan.problems.flatMap(({ key, mend }) => (mend === undefined ? [] : [key]));
  expect(await ask('mendOthers', { id: 'mended', route: '/fees', keys })).toMatchObject({ status: 200 });
  expect(desk.read('pages/hours.json')).toContain('"heading"');
  plan = await ask('plan', {});
  expect(await ask('send', { ...wanted(), title: 'A\nB' })).toMatchObject({ status: 422 });
  expect(await ask('send', wanted(), GERMAN)).toMatchObject({
    status: 422,
    message: 'Sagen Sie zuerst, wer Sie sind: Ihren Namen und Ihre E-Mail-Adresse.',
  });
  expect(desk.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  const named = { ...wanted(), name: 'Ann Lee', email: 'ann@example.com' };
  expect(await ask('send', named)).toMatchObject({ status: 200, is: 'beingRead' });
  expect(desk.git('log', '-1', '--format=%an %ae')).toBe('Ann Lee ann@example.com');
});

it('is kept if the host refuses it, with what the host says, and goes with the next look', async () => {
  await agreed();
  changePrice();
  const hook = join(desk.host, 'hooks/pre-receive');
  desk.write('../host/hooks/pre-receive', '#!/bin/sh\necho "Not on a Sunday." >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  let plan = await ask('plan', {});
  const told = await ask('send', { id: 'a', title: 'A new price', tree: plan.tree ?? '' }, GERMAN);
  expect(told).toMatchObject({
    is: 'unsent',
    trouble: {
      is: 'refused',
      words: expect.stringMatching(
        /^Der Server hat es abgelehnt \(.*\)\. Dabei stand:\n {2}Not on a Sunday\./,
      ),
    },
  });
  plan = await ask('plan', {});
  expect(plan).toMatchObject({ isTitled: true, title: 'A new price', changes: [{ route: '/fees' }] });
  const again = await ask('send', { id: 'b', title: 'Another', tree: plan.tree ?? '' });
  expect(again).toMatchObject({ is: 'unsent', trouble: { is: 'refused' } });
  rmSync(hook);
  // It was sent, so it goes by itself with the next look.
  const gone = await ask('sent', { look: true });
  expect(gone).toMatchObject({
    is: 'beingRead',
    sent: { title: 'A new price', changes: [{ route: '/fees' }] },
  });
  expect(gone.trouble).toBeUndefined();
});

it('lets the host ask her who she is, once she wants that', async () => {
  desk.write(
    '../ssh',
    `#!/bin/sh\ncase "$*" in *BatchMode*) echo "Permission denied (publickey)." >&2; exit 255;; esac\nexec git-upload-pack '${desk.host}'\n`,
  );
  chmodSync(join(desk.folder, '../ssh'), 0o755);
  process.env.GIT_SSH_COMMAND = join(desk.folder, '../ssh');
  desk.git('remote', 'set-url', 'origin', 'git@github.com:ann/site.git');
  expect(await ask('sent', { agrees: true, look: true })).toMatchObject({ trouble: { is: 'unknown' } });
  const told = await ask('signIn', {});
  expect(told).toMatchObject({ status: 200, is: 'nothing' });
  expect(told.trouble).toBeUndefined();
});

/** Each of these would run a program that writes "ran", as soon as Git does as the folder says. */
function plantPrograms(): string {
  const [evil, ran] = [join(desk.folder, 'evil'), join(desk.host, '../ran')];
  desk.write('evil', `#!/bin/sh\necho "$0 $*" >> '${ran}'\nexec cat\n`);
  for (const hook of ['pre-commit', 'post-index-change', 'reference-transaction', 'pre-push', 'fsmonitor'])
    desk.write(`hooks/${hook}`, desk.read('evil'));
  for (const file of ['evil', 'hooks/pre-commit', 'hooks/post-index-change', 'hooks/reference-transaction'])
    chmodSync(join(desk.folder, file), 0o755);
  desk.write('.gitattributes', 'pages/** filter=odd diff=odd merge=odd\n');
  const named = [
    'core.fsmonitor',
    'core.sshCommand',
    'core.askPass',
    'core.gitProxy',
    'core.pager',
    'core.editor',
  ];
  for (const name of [
    ...named,
    'core.alternateRefsCommand',
    'credential.helper',
    'diff.external',
    'gpg.program',
  ])
    desk.git('config', name, evil);
  for (const name of ['filter.odd.clean', 'filter.odd.smudge', 'filter.odd.process', 'diff.odd.textconv'])
    desk.git('config', name, evil);
  for (const name of ['merge.odd.driver', 'remote.origin.uploadpack', 'remote.origin.receivepack'])
    desk.git('config', name, evil);
  desk.git('config', 'core.hooksPath', join(desk.folder, 'hooks'));
  desk.git('config', 'filter.odd.required', 'true');
  rmSync(ran, { force: true });
  return ran;
}

const ADDRESSES = [
  ['a folder', '../host'],
  ['a program', 'ext::sh -c "echo ext >> ../ran"'],
  ['a host', 'https://127.0.0.1:1/site.git'],
  ['a host by ssh', 'git@127.0.0.1:site.git'],
  ['an option', '--upload-pack=./evil'],
];

it.each(ADDRESSES.slice(size(4, 0)))(
  'runs nothing and asks nobody in a folder from somebody else, before its author agrees: %s',
  async (_, address) => {
    changePrice();
    const ran = plantPrograms();
    desk.git('config', 'remote.origin.url', address);
    rmSync(ran, { force: true });
    expect(await ask('sent', { look: true })).toMatchObject({ status: 200, is: 'asksFirst' });
    expect(await ask('plan', {})).toMatchObject({ sent: { is: 'asksFirst' }, changes: [], title: '' });
    const refused = { status: 409, message: expect.stringMatching(/^Changes go to /) };
    expect(await ask('send', { id: 'a', title: 'A', tree: 'b' })).toMatchObject(refused);
    expect(await ask('signIn', {})).toMatchObject(refused);
    const brought = await ask('bring', { id: 'b', look: true, rehearse: true });
    expect(brought).toMatchObject({ sent: { is: 'asksFirst' }, changes: [] });
    expect(await ask('bring', { id: 'b', look: true, theirs: 'c' })).toMatchObject({ status: 409 });
    expect(await ask('asFile', { title: 'A' })).toMatchObject({ status: 200 });
    expect(existsSync(ran)).toBe(false);
    await agreed();
    expect(existsSync(ran)).toBe(true);
  },
);

it('takes no name for an option, neither of a host nor of a branch', async () => {
  changePrice();
  desk.write('evil', '#!/bin/sh\ntouch ../ran\n');
  chmodSync(join(desk.folder, 'evil'), 0o755);
  desk.git('update-ref', 'refs/heads/--edit', 'HEAD');
  desk.git('symbolic-ref', 'HEAD', 'refs/heads/--edit');
  desk.git('config', 'core.editor', './evil');
  const { title, tree = '' } = await ask('plan', { agrees: true });
  expect(await ask('send', { id: 'a', title, tree })).toMatchObject({ is: 'beingRead' });
  desk.git('remote', 'remove', 'origin');
  desk.git('config', 'remote.--upload-pack=./evil.url', '../host');
  expect(await ask('sent', { look: true, agrees: true })).toMatchObject({ is: 'noRemote' });
  expect(existsSync(join(desk.host, '../ran'))).toBe(false);
});

it('runs nothing of a folder that has no host, and tells what has changed there', async () => {
  changePrice();
  const ran = plantPrograms();
  desk.git('remote', 'remove', 'origin');
  rmSync(ran, { force: true });
  expect(await ask('plan', { agrees: true })).toMatchObject({
    sent: { is: 'noRemote' },
    changes: [{ route: '/fees' }],
  });
  expect(existsSync(ran)).toBe(false);
});
