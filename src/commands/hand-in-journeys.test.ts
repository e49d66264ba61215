// @module-tag full-only
// Handing in one change after another: adding to it, having it taken in, going on from there, alone and with a colleague.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  handIn,
  newest,
  nobodysSettings,
  ownSettings,
} from '../../tests/support/documents/messages/hand-in.ts';
import { hero, pageWith } from '../../tests/support/documents/sites/small-site.ts';
import { type Desk, deskIn, fingerprint, openDesk, runGit } from '../../tests/support/files/repositories.ts';
import { size } from '../../tests/support/size.ts';
import { ownEntries } from '../change/journal/entries.ts';
import { runHistory } from './history.ts';

beforeAll(nobodysSettings);
afterAll(ownSettings);

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.remove());

const BRANCH = 'change/2026-11-22-a-new-price';
const NOTHING =
  'There is nothing to hand in: nothing below pages/ has changed since the last time. Is every file saved?';
const SEND = 'send the folder pages/ to whoever looks after the site';

const raise = ({ edit }: Desk, from = 'Ten', to = 'Twelve') =>
  edit('pages/fees.json', `${from} dollars`, `${to} dollars`);
const branchOf = ({ git }: Desk) => git('symbolic-ref', '--short', 'HEAD');
const addPage = ({ write }: Desk, name: string) =>
  write(
    `pages/${name}.json`,
    JSON.stringify(
      pageWith({ title: `The page ${name}`, blocks: [{ ...hero, heading: `All ${name}` }] }),
      null,
      2,
    ),
  );

/** Merges a branch as a reviewer does, in one of the ways that hosts offer. */
function takeIn({ folder, host }: Desk, branch: string, way: 'merge' | 'squash' | 'rebase'): void {
  const place = mkdtempSync(join(dirname(folder), 'review-'));
  runGit(dirname(folder), ['clone', '--quiet', host, place]);
  const { git } = deskIn(dirname(place), basename(place));
  if (way === 'merge') git('merge', '--quiet', '--no-ff', '--no-edit', `origin/${branch}`);
  if (way === 'squash') {
    git('merge', '--quiet', '--squash', `origin/${branch}`);
    git('commit', '--quiet', '--message', 'All in one');
  }
  if (way === 'rebase') git('cherry-pick', `main..origin/${branch}`);
  git('push', '--quiet');
}

describe('a change that is being read', () => {
  it('gets one more commit on the same branch', { tags: 'front-door' }, async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    raise(desk, 'Twelve', 'Thirteen');
    const { code, said } = await handIn(desk.folder, ['Rather thirteen']);
    expect(said).toContain('"Twelve dollars" → "Thirteen dollars"');
    expect(said).toContain(`Sent 1 file to what the reviewer is reading, the branch ${BRANCH}.`);
    expect(code).toBe(0);
    expect(desk.git('log', '--format=%s', `origin/${BRANCH}`)).toBe('Rather thirteen\nA new price\nBegin');
    expect(runGit(desk.host, ['log', '--format=%s', BRANCH]).stdout.trim()).toContain('Rather thirteen');
  });

  it('is not handed in twice', async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    const before = fingerprint(desk);
    expect(await handIn(desk.folder)).toEqual({ code: 0, said: NOTHING });
    expect(fingerprint(desk)).toEqual(before);
  });

  it('is sent later where the host was away', async () => {
    desk.git('remote', 'set-url', 'origin', '../away');
    raise(desk);
    expect((await handIn(desk.folder, ['A new price'])).code).toBe(2);
    desk.git('remote', 'set-url', 'origin', '../host');
    const { code, said } = await handIn(desk.folder);
    expect(said).toContain(`the branch ${BRANCH}.`);
    expect(code).toBe(0);
    expect(runGit(desk.host, ['rev-parse', BRANCH]).stdout.trim()).toBe(desk.git('rev-parse', 'HEAD'));
  });

  it('waits for newest where a reviewer has added to it, and goes on from there', async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    const other = desk.colleague();
    other.git('switch', '--quiet', BRANCH);
    other.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    other.git('commit', '--quiet', '--all', '--message', 'Hours too');
    other.git('push', '--quiet');
    raise(desk, 'Twelve', 'Thirteen');
    const before = fingerprint(desk);
    const refused = await handIn(desk.folder, ['Thirteen']);
    expect(refused.said).toContain('Somebody has added to your change meanwhile: type npm run newest');
    expect(fingerprint(desk)).toEqual(before);
    const { said } = await newest(desk.folder);
    expect(said).toContain('"Nine to five" → "Nine to six"');
    expect(said).toContain('Your change is still being read');
    expect(said).toContain('What you have not handed in yet is as it was: pages/fees.json.');
    expect((await handIn(desk.folder, ['Thirteen'])).code).toBe(0);
    expect(desk.git('log', '--format=%s')).toBe('Thirteen\nHours too\nA new price\nBegin');
  });

  it('needs a developer where both have added to it', async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    const other = desk.colleague();
    other.git('switch', '--quiet', BRANCH);
    other.git('commit', '--quiet', '--allow-empty', '--message', 'Theirs');
    other.git('push', '--quiet');
    desk.git('commit', '--quiet', '--allow-empty', '--message', 'Ours');
    raise(desk, 'Twelve', 'Thirteen');
    const before = fingerprint(desk);
    const refused = await handIn(desk.folder, ['Thirteen']);
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('A developer has to help here') });
    expect(await newest(desk.folder)).toMatchObject({
      code: 2,
      said: expect.stringContaining('A developer has to help here: this folder has a commit'),
    });
    expect(fingerprint(desk)).toEqual(before);
  });
});

const WAYS = ['squash', 'merge', 'rebase'] as const;

describe.each(size(WAYS.slice(0, 1), [...WAYS]))('a change that has been taken in by %s', way => {
  it('is gone on from, with what has been changed since', async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    await handIn(desk.folder, ['New hours']);
    const other = desk.colleague();
    other.edit('pages/index.json', 'One sentence', 'Another sentence');
    other.git('commit', '--quiet', '--all', '--message', 'Theirs');
    other.git('push', '--quiet');
    takeIn(desk, BRANCH, way);
    raise(desk, 'Twelve', 'Thirteen');
    desk.write('new.txt', 'Beside it.\n');
    const before = fingerprint(desk);
    const refused = await handIn(desk.folder, ['Thirteen']);
    expect(refused.said).toContain('Your last change has been taken in, so this one starts anew');
    expect(fingerprint(desk)).toEqual({ ...before, host: expect.anything() });
    const { code, said } = await newest(desk.folder);
    expect(said).toContain('"One sentence about it." → "Another sentence about it."');
    expect(said).not.toContain('dollars');
    expect(said).toContain('the next one starts from here');
    expect(said).toContain('is as it was: pages/fees.json.');
    expect(code).toBe(0);
    expect(branchOf(desk)).toBe('main');
    expect(desk.git('rev-parse', 'main')).toBe(desk.git('rev-parse', 'origin/main'));
    expect(desk.git('status', '--porcelain')).toBe('M pages/fees.json\n?? new.txt');
    expect(desk.git('rev-parse', '--verify', BRANCH)).toBeTruthy();
    expect((await handIn(desk.folder, ['Thirteen'])).code).toBe(0);
    expect(desk.git('diff', '--name-only', 'origin/main', 'HEAD')).toBe('pages/fees.json');
  });
});

it('a change goes back into the branch that it was made from, whatever that is called', async () => {
  desk.git('branch', '--move', 'trunk');
  desk.git('push', '--quiet', 'origin', 'trunk');
  runGit(desk.host, ['symbolic-ref', 'HEAD', 'refs/heads/trunk']);
  desk.git('push', '--quiet', 'origin', ':main');
  raise(desk);
  await handIn(desk.folder, ['A new price']);
  runGit(desk.host, ['update-ref', 'refs/heads/trunk', BRANCH]);
  expect((await newest(desk.folder)).said).toContain('the next one starts from here');
  expect(branchOf(desk)).toBe('trunk');
});

describe('the newest version', () => {
  it('comes in words, and leaves what has not been handed in', async () => {
    const other = desk.colleague();
    other.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    other.git('commit', '--quiet', '--all', '--message', 'Theirs');
    other.git('push', '--quiet');
    raise(desk);
    const { code, said } = await newest(desk.folder);
    expect(said).toMatch(/^This is what the others did:\n[\s\S]*"Nine to five" → "Nine to six"/);
    expect(said).toContain('What you have not handed in yet is as it was: pages/fees.json.');
    expect(code).toBe(0);
    expect(desk.read('pages/fees.json')).toContain('Twelve dollars');
    expect(await newest(desk.folder)).toMatchObject({
      code: 0,
      said: expect.stringContaining('You have the newest version'),
    });
  });

  it('waits for an answer where both have changed the same words, and hand-in sends it', async () => {
    const other = desk.colleague();
    raise(other, 'Ten', 'Eleven');
    addPage(other, 'team');
    other.git('add', '.');
    other.git('commit', '--quiet', '--message', 'Theirs');
    other.git('push', '--quiet');
    raise(desk);
    addPage(desk, 'shelves');
    const before = fingerprint(desk);
    const { code, said } = await newest(desk.folder);
    expect(said).toContain('You have changed this as well: pages/fees.json.');
    const [, sign] = /to answer: --take (\S+)=mine\|theirs/.exec(said) ?? [];
    expect(code).toBe(1);
    expect(fingerprint(desk)).toEqual(before);
    expect(await newest(desk.folder, ['--take', `${sign}=mine`])).toMatchObject({ code: 0 });
    expect(desk.read('pages/fees.json')).toContain('Twelve dollars');
    // Undo takes back nothing that came.
    const came = ownEntries(desk.folder).at(-1);
    expect([came?.by, came?.what, came?.id]).toEqual(['others', 'Dev', undefined]);
    const sides = { site: desk.folder, engine: process.cwd() };
    expect(runHistory([], sides, desk.folder)).toMatch(/\n {2}brought from Dev:\n {4}\/team: new: hero\n/);
    expect((await handIn(desk.folder, ['A new price'])).code).toBe(0);
    expect(desk.git('diff', '--name-only', 'origin/main', 'HEAD')).toBe(
      'pages/fees.json\npages/shelves.json',
    );
  });

  it('needs a developer where both have gone on', async () => {
    const other = desk.colleague();
    other.git('commit', '--quiet', '--allow-empty', '--message', 'Theirs');
    other.git('push', '--quiet');
    desk.git('commit', '--quiet', '--allow-empty', '--message', 'Ours');
    const before = fingerprint(desk);
    const { code, said } = await newest(desk.folder);
    expect(said).toMatch(
      /^A developer has to help here: this folder has a commit that the others don't have, and they have one that it doesn't have\. Until then, send the folder pages\/ to whoever looks after the site\. /,
    );
    expect([code, fingerprint(desk)]).toEqual([2, before]);
  });

  it.each([
    ['HEAD is detached', (one: Desk) => one.git('switch', '--quiet', '--detach'), 'detached HEAD'],
    [
      'there is no host',
      (one: Desk) => one.git('remote', 'remove', 'origin'),
      'connected with no other place',
    ],
    [
      'the host is away',
      (one: Desk) => one.git('remote', 'set-url', 'origin', '../away'),
      'there is no project at the address that this folder knows',
    ],
    [
      'a developer has a branch of their own',
      (one: Desk) => one.git('switch', '--quiet', '--create', 'redesign'),
      "on a branch of somebody's own, redesign",
    ],
    ['Git is in use', (one: Desk) => one.write('.git/index.lock', ''), 'Another program is using Git'],
  ])('is not asked for where %s', async (_, arrange, sentence) => {
    raise(desk);
    arrange(desk);
    const before = fingerprint(desk);
    const { code, said } = await newest(desk.folder);
    expect(said).toContain(sentence);
    expect([code, fingerprint(desk)]).toEqual([2, before]);
  });

  it('starts another change beside one that is still being read, once that is sent', async () => {
    raise(desk);
    await handIn(desk.folder, ['A new price']);
    expect((await newest(desk.folder)).said).toContain('npm run newest -- --next');
    expect(branchOf(desk)).toBe(BRANCH);
    desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    const { said } = await newest(desk.folder, ['--next']);
    expect(said).toContain('the next one starts from here');
    expect(branchOf(desk)).toBe('main');
    expect(desk.read('pages/fees.json')).toContain('Ten dollars');
    await handIn(desk.folder, ['New hours']);
    expect(desk.git('diff', '--name-only', 'origin/main', 'HEAD')).toBe('pages/hours.json');
  });

  it('goes on without a host once somebody has taken the change in here', async () => {
    desk.git('remote', 'remove', 'origin');
    raise(desk);
    expect((await handIn(desk.folder, ['A new price'])).code).toBe(2);
    expect((await newest(desk.folder)).said).toContain('Your change is still being read');
    desk.git('switch', '--quiet', 'main');
    desk.git('merge', '--quiet', '--squash', BRANCH);
    desk.git('commit', '--quiet', '--message', 'Taken in');
    desk.git('switch', '--quiet', BRANCH);
    expect((await newest(desk.folder)).said).toContain('the next one starts from here');
    expect(branchOf(desk)).toBe('main');
  });
});

it('two people each add a page and hand in, and both come in without a conflict', async () => {
  const other = desk.colleague();
  addPage(desk, 'tables');
  addPage(other, 'shelves');
  const [one, two] = [await handIn(desk.folder), await handIn(other.folder)];
  expect([one, two]).toMatchObject([{ code: 0 }, { code: 0 }]);
  const branches = [desk, other].map(branchOf);
  expect(branches).toEqual(['change/2026-11-22-add-all-tables', 'change/2026-11-22-add-all-shelves']);
  for (const branch of branches) takeIn(desk, branch, 'merge');
  for (const { folder, git } of [desk, other]) {
    expect((await newest(folder)).code).toBe(0);
    expect(git('ls-files', 'pages/shelves.json', 'pages/tables.json')).toBe(
      'pages/shelves.json\npages/tables.json',
    );
    expect(git('status', '--porcelain')).toBe('');
  }
});

describe('a folder of another kind', () => {
  const outer = () => dirname(desk.folder);

  it('is a copy that holds the last commits alone', async () => {
    desk.git('commit', '--quiet', '--allow-empty', '--message', 'Second');
    desk.git('push', '--quiet');
    runGit(outer(), ['clone', '--quiet', '--depth=1', pathToFileURL(desk.host).href, 'shallow']);
    const shallow = deskIn(outer(), 'shallow');
    raise(shallow);
    const named = ['A new price', '--name', 'Ann', '--email', 'ann@example.com'];
    expect(await handIn(shallow.folder, named)).toMatchObject({ code: 0 });
    expect(runGit(desk.host, ['log', '--format=%an %s', BRANCH]).stdout).toBe(
      'Ann A new price\nDev Second\nDev Begin\n',
    );
    takeIn(desk, BRANCH, 'squash');
    expect((await newest(shallow.folder)).said).toContain('the next one starts from here');
  });

  it('is a second one beside the first (a worktree)', async () => {
    desk.git('worktree', 'add', '--quiet', '-b', 'aside', '../aside');
    const aside = deskIn(outer(), 'aside');
    raise(aside);
    const before = fingerprint(desk);
    expect(await handIn(aside.folder, ['A new price'])).toMatchObject({ code: 0 });
    expect(branchOf(aside)).toBe(BRANCH);
    expect({ ...fingerprint(desk), refs: '', host: '' }).toEqual({ ...before, refs: '', host: '' });
    desk.git('config', `branch.${BRANCH}.gh-merge-base`, 'main');
    takeIn(desk, BRANCH, 'merge');
    expect((await newest(aside.folder)).said).toContain(
      'another folder on this computer works with the branch main',
    );
    expect(branchOf(aside)).toBe(BRANCH);
  });

  it('is below the top of its repository, among other things', async () => {
    const files = ['pages', 'notes.txt'];
    mkdirSync(join(desk.folder, 'web site'));
    for (const file of files) desk.git('mv', file, `web site/${file}`);
    desk.git('commit', '--quiet', '--message', 'Move');
    desk.git('push', '--quiet');
    const folder = join(desk.folder, 'web site');
    desk.edit('web site/pages/fees.json', 'Ten', 'Twelve');
    desk.write('web site/pages/team.json', JSON.stringify(pageWith({ title: 'Who we are' })));
    desk.write('pages/other.json', '{}');
    desk.edit('web site/notes.txt', 'developer', 'designer');
    desk.git('add', 'web site/notes.txt');
    const before = fingerprint(desk, 'web site/pages');
    const { code, said } = await handIn(folder, ['A new price']);
    expect(said).toContain('"Ten dollars" → "Twelve dollars"');
    expect(code).toBe(0);
    expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(
      'web site/pages/fees.json\nweb site/pages/team.json',
    );
    const after = fingerprint(desk, 'web site/pages');
    expect(after.outside).toEqual(before.outside);
    expect(desk.git('diff', '--cached', '--name-only')).toBe('web site/notes.txt');
  });

  it('is a part of another project with a history of its own (a submodule)', async () => {
    const parent = join(outer(), 'parent');
    mkdirSync(parent);
    runGit(parent, ['init', '--quiet', '--template=']);
    const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', desk.host, 'site'];
    expect(runGit(parent, add).status).toBe(0);
    runGit(parent, ['commit', '--quiet', '--message', 'Parent']);
    const inner = deskIn(parent, 'site');
    raise(inner);
    const known = runGit(parent, ['rev-parse', 'HEAD', ':site']).stdout;
    const named = ['A new price', '--name', 'Ann', '--email', 'ann@example.com'];
    expect(await handIn(inner.folder, named)).toMatchObject({ code: 0 });
    expect(runGit(desk.host, ['log', '-1', '--format=%s', BRANCH]).stdout).toBe('A new price\n');
    expect(runGit(parent, ['rev-parse', 'HEAD', ':site']).stdout).toBe(known);
  });

  it('belongs to another user of the computer', async () => {
    raise(desk);
    const before = fingerprint(desk);
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    const { code, said } = await handIn(desk.folder, ['A new price']);
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    expect(said).toContain('Git does not trust this folder');
    expect([code, fingerprint(desk)]).toEqual([2, before]);
  });
});

it('a host that wants a password is asked once, and nobody else is', async () => {
  const script =
    "require('http').createServer((_, a) => a.writeHead(401, { 'WWW-Authenticate': 'Basic realm=\"x\"' }).end()).listen(0, '127.0.0.1', function () { console.log(this.address().port) })";
  const server = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  desk.git('remote', 'set-url', 'origin', `http://127.0.0.1:${String(port).trim()}/site.git`);
  raise(desk);
  const { code, said } = await handIn(desk.folder, ['A new price']);
  server.kill();
  expect(said).toContain('could not be sent: the host wants to know who you are');
  expect(code).toBe(2);
});

describe('somebody at a terminal', () => {
  function answering(...answers: string[]) {
    const input = new PassThrough();
    const output = new PassThrough();
    let shown = '';
    output.setEncoding('utf8').on('data', text => {
      shown += text;
      const isAsked = /(\]: |: )$/.test(text);
      if (!isAsked) return;
      const answer = answers.shift();
      if (answer === undefined) input.end();
      else input.write(`${answer}\n`);
    });
    return { terminal: { input, output, isInteractive: true }, shown: () => shown };
  }

  it('is asked for a title, and for a name where Git knows none', async () => {
    desk.git('config', '--unset', 'user.name');
    desk.git('config', '--unset', 'user.email');
    raise(desk);
    const { terminal, shown } = answering('', 'Ann <3', 'Ann Lee', 'lee@example.com');
    expect(await handIn(desk.folder, [], { terminal })).toMatchObject({ code: 0 });
    expect(shown()).toContain('Your name, as your colleagues know it');
    expect(desk.git('log', '-1', '--format=%an <%ae> %cn')).toBe('Ann Lee <lee@example.com> Ann Lee');
    expect(desk.tryGit('config', '--local', '--get', 'user.name').stdout).toBe('');
  });

  it('stops, and nothing has been done', async () => {
    raise(desk);
    const before = fingerprint(desk);
    const { terminal } = answering();
    const { code, said } = await handIn(desk.folder, [], { terminal });
    expect(said).toContain('Stopped. Nothing was handed in.');
    expect([code, fingerprint(desk)]).toEqual([130, before]);
  });

  it('answers what both have changed, and a wrong word is asked for again', async () => {
    const other = desk.colleague();
    raise(other, 'Ten', 'Eleven');
    other.git('commit', '--quiet', '--all', '--message', 'Theirs');
    other.git('push', '--quiet');
    raise(desk);
    const before = fingerprint(desk);
    const stopping = answering();
    expect(await newest(desk.folder, [], { terminal: stopping.terminal })).toMatchObject({ code: 130 });
    expect(fingerprint(desk)).toEqual(before);
    const { terminal, shown } = answering('all', 'theirs');
    expect(await newest(desk.folder, [], { terminal })).toMatchObject({ code: 0 });
    expect(shown()).toContain('Type mine or theirs.');
    expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
  });

  it('who saves a page while the question stands is told to start again', async () => {
    raise(desk);
    const before = fingerprint(desk);
    const { terminal } = answering('');
    const output = terminal.output.on('data', () => desk.edit('pages/fees.json', '"blocks"', ' "blocks"'));
    expect(output).toBeDefined();
    const { code, said } = await handIn(desk.folder, [], { terminal });
    expect(said).toContain('The pages have changed while this was worked out');
    expect([code, fingerprint(desk).refs]).toEqual([2, before.refs]);
  });
});

describe('a folder without Git', () => {
  it.each([
    [
      'is no repository',
      () => rmSync(join(desk.folder, '.git'), { recursive: true }),
      'This folder is not kept in Git',
    ],
    [
      'is left out of the project around it',
      () => {
        rmSync(join(desk.folder, '.git'), { recursive: true });
        desk.write('../.gitignore', '/site/\n');
        runGit(outerOf(desk), ['init', '--quiet', '--template=']);
      },
      'The project around this folder leaves pages/ out of its history',
    ],
  ])('%s: it says what to send to whom, and leaves everything as it is', async (_, arrange, reason) => {
    arrange();
    raise(desk);
    const before = fingerprint(desk);
    const { code, said } = await handIn(desk.folder);
    expect([code, said]).toEqual([2, `${reason}, so ${SEND}, and say which pages you have changed.`]);
    expect(fingerprint(desk)).toEqual(before);
  });

  it('is told of mistakes first', async () => {
    rmSync(join(desk.folder, '.git'), { recursive: true });
    desk.edit('pages/fees.json', '"title"', '"titel"');
    const { code, said } = await handIn(desk.folder);
    expect(said).toContain('Nothing was handed in: this has to be mended first.');
    expect(code).toBe(1);
  });

  it('has no Git at all', async () => {
    raise(desk);
    const before = fingerprint(desk);
    const path = process.env.PATH;
    process.env.PATH = desk.host;
    const one = await handIn(desk.folder);
    const two = await newest(desk.folder);
    process.env.PATH = path;
    expect(one).toEqual({
      code: 2,
      said: `Git, which keeps the history of a site, is not installed on this computer, so ${SEND}, and say which pages you have changed.`,
    });
    expect(two).toMatchObject({ code: 2, said: expect.stringContaining('There is nothing to bring: Git') });
    expect(fingerprint(desk)).toEqual(before);
  });
});

function outerOf({ folder }: Desk): string {
  return dirname(folder);
}
