// @module-tag full-only
// Situations of Git in which somebody brings the others' work: it comes, or one sentence says why not and everything is as it was.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringByAsks } from '../../tests/support/composer/bring-by-asks.ts';
import {
  handIn,
  newest,
  nobodysSettings,
  ownSettings,
} from '../../tests/support/documents/messages/hand-in.ts';
import {
  busyDeveloper,
  type Desk,
  deskIn,
  fingerprint,
  openDesk,
  runGit,
} from '../../tests/support/files/repositories.ts';
import { forgetKept } from '../base/kept-place.mjs';
import type { ExchangeTake } from '../composer/model/exchange.ts';

beforeAll(nobodysSettings);
afterAll(ownSettings);

const MARKER = /^(<<<<<<<|=======|>>>>>>>)/m;

/** Puts the work of a colleague on the main branch of the host. */
function colleague(desk: Desk, work: (other: Desk) => void): void {
  const other = desk.colleague();
  work(other);
  other.git('add', '--all');
  other.git('commit', '--quiet', '--message', 'Theirs');
  other.git('push', '--quiet', '--force', 'origin', 'HEAD:main');
}

/** Hands in what has been changed. */
async function inReview(desk: Desk): Promise<void> {
  expect(await handIn(desk.folder, ['A new price'])).toMatchObject({ code: 0 });
}

/** Takes the branch of the change into the main branch of the host, as a reviewer does. */
function takeIn(desk: Desk, way: 'squash' | 'rebase'): void {
  const branch = desk.git('symbolic-ref', '--short', 'HEAD');
  runGit(dirname(desk.folder), ['clone', '--quiet', desk.host, 'review']);
  const { git } = deskIn(dirname(desk.folder), 'review');
  if (way === 'squash') git('merge', '--quiet', '--squash', `origin/${branch}`);
  if (way === 'squash') git('commit', '--quiet', '--message', 'All in one');
  if (way === 'rebase') git('cherry-pick', `main..origin/${branch}`);
  git('push', '--quiet');
}

/** A reviewer adds to the branch of the change, before it is taken in. */
function addTo(desk: Desk, work: (other: Desk) => void): void {
  const branch = desk.git('symbolic-ref', '--short', 'HEAD');
  runGit(dirname(desk.folder), ['clone', '--quiet', '--branch', branch, desk.host, 'reviewer']);
  const other = deskIn(dirname(desk.folder), 'reviewer');
  work(other);
  other.git('commit', '--quiet', '--all', '--message', 'Added');
  other.git('push', '--quiet');
}

const price = ({ edit }: Desk, to: string) => edit('pages/fees.json', 'Ten dollars', to);
const title = ({ edit }: Desk, to: string) => edit('pages/fees.json', 'What it costs', to);
const hours = ({ edit }: Desk, to: string) => edit('pages/hours.json', 'Nine to five', to);
const page = ({ read }: Desk, name: string) =>
  read('pages/hours.json').replace('When we are there', name).replace('Nine to five', `All of ${name}`);
const gone = ({ folder }: Desk, file: string) => rmSync(join(folder, file));
const same = ({ git }: Desk) => git('rev-parse', 'HEAD') === git('rev-parse', 'origin/main');

type Brought = {
  name: string;
  /** What the others do, and what is changed here. "ready" runs before both. */
  ready?: (desk: Desk) => unknown;
  theirs: (desk: Desk) => unknown;
  mine?: (desk: Desk) => unknown;
  args?: string[];
  says?: RegExp;
  /** For each file a part of what it holds afterwards; null if it is gone. */
  holds: { [file: string]: string[] | null };
  /** What Git says of the pages afterwards. */
  status?: string;
  /** Unless HEAD is what the host has. */
  head?: 'joined';
};

const BROUGHT: Brought[] = [
  {
    name: 'nothing is changed here',
    theirs: desk => price(desk, 'Eleven dollars'),
    holds: { 'pages/fees.json': ['Eleven dollars'] },
    status: '',
  },
  {
    name: 'another page is changed here',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => hours(desk, 'Nine to six'),
    holds: { 'pages/fees.json': ['Eleven dollars'], 'pages/hours.json': ['Nine to six'] },
  },
  {
    name: 'another field of the same page is changed here',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'] },
    says: /You have changed this as well: pages\/fees\.json\./,
    status: ' M pages/fees.json',
  },
  {
    name: 'a page that they have taken away is kept, so that its address leads to no other page',
    theirs(desk) {
      gone(desk, 'pages/hours.json');
      desk.edit('pages/index.json', '"blocks"', '"redirects": ["/hours"], "blocks"');
    },
    mine: desk => hours(desk, 'Nine to six'),
    args: ['--take', 'mine'],
    holds: { 'pages/hours.json': ['Nine to six'] },
    status: ' M pages/index.json\n?? pages/hours.json',
  },
  {
    name: 'a page that they have taken away is kept for a new link to it',
    theirs: desk => gone(desk, 'pages/hours.json'),
    mine: desk => desk.edit('pages/index.json', 'One sentence about it.', 'See [the hours](/hours).'),
    args: ['--take', 'mine'],
    holds: { 'pages/hours.json': ['Nine to five'] },
    status: ' M pages/index.json\n?? pages/hours.json',
  },
  {
    name: 'the changed page is staged',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine(desk) {
      title(desk, 'What we ask');
      desk.git('add', 'pages/fees.json');
    },
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'] },
    status: 'M  pages/fees.json',
  },
  {
    name: 'a page that does not come is staged, and changed since',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine(desk) {
      hours(desk, 'Nine to six');
      desk.git('add', 'pages/hours.json');
      desk.edit('pages/hours.json', 'Nine to six', 'Nine to seven');
    },
    holds: { 'pages/hours.json': ['Nine to seven'] },
    status: 'MM pages/hours.json',
  },
  {
    name: 'both have made the same change',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => price(desk, 'Eleven dollars'),
    holds: { 'pages/fees.json': ['Eleven dollars'] },
    status: '',
  },
  {
    name: 'both have the same words, and a question is answered with mine',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => price(desk, 'Twelve dollars'),
    args: ['--take', 'mine'],
    holds: { 'pages/fees.json': ['Twelve dollars'] },
    status: ' M pages/fees.json',
  },
  {
    name: 'both have the same words, and a question is answered with theirs',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => price(desk, 'Twelve dollars'),
    args: ['--take', 'theirs'],
    holds: { 'pages/fees.json': ['Eleven dollars'] },
    status: '',
  },
  {
    name: 'a page has gone there',
    theirs: desk => gone(desk, 'pages/hours.json'),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/hours.json': null, 'pages/fees.json': ['Twelve dollars'] },
    status: ' M pages/fees.json',
  },
  {
    name: 'a page has gone here',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => gone(desk, 'pages/hours.json'),
    holds: { 'pages/hours.json': null, 'pages/fees.json': ['Eleven dollars'] },
    status: ' D pages/hours.json',
  },
  {
    name: 'a page has gone there and here',
    theirs: desk => gone(desk, 'pages/hours.json'),
    mine: desk => gone(desk, 'pages/hours.json'),
    holds: { 'pages/hours.json': null },
    status: '',
  },
  {
    name: 'a page has gone there that is changed here, and is kept',
    theirs: desk => gone(desk, 'pages/hours.json'),
    mine: desk => hours(desk, 'Nine to six'),
    args: ['--take', 'mine'],
    holds: { 'pages/hours.json': ['Nine to six'] },
    status: '?? pages/hours.json',
  },
  {
    name: 'a page has gone there that is changed here, and goes here too',
    theirs: desk => gone(desk, 'pages/hours.json'),
    mine: desk => hours(desk, 'Nine to six'),
    args: ['--take', 'theirs'],
    holds: { 'pages/hours.json': null },
    status: '',
  },
  {
    name: 'a page is staged to go that is changed there, and goes',
    theirs: desk => hours(desk, 'Nine to six'),
    mine: ({ git }) => git('rm', '--quiet', 'pages/hours.json'),
    args: ['--take', 'mine'],
    holds: { 'pages/hours.json': null },
    status: 'D  pages/hours.json',
  },
  {
    name: 'each has begun a page of its own',
    theirs: desk => desk.write('pages/team.json', page(desk, 'Team')),
    mine: desk => desk.write('pages/shelves.json', page(desk, 'Shelves')),
    holds: { 'pages/team.json': ['Team'], 'pages/shelves.json': ['Shelves'] },
    status: '?? pages/shelves.json',
  },
  {
    name: 'both have begun the same page with the same words',
    theirs: desk => desk.write('pages/team.json', page(desk, 'Team')),
    mine: desk => desk.write('pages/team.json', page(desk, 'Team')),
    holds: { 'pages/team.json': ['Team'] },
    status: '',
  },
  {
    name: 'both have begun a page at one address, and both stay',
    theirs: desk => desk.write('pages/team.json', page(desk, 'Their team')),
    mine: desk => desk.write('pages/team.json', page(desk, 'My team')),
    args: ['--take', 'both'],
    holds: { 'pages/team.json': ['Their team'], 'pages/team-2.json': ['My team'] },
    status: '?? pages/team-2.json',
  },
  {
    name: 'a page was named to Git without its words, and comes',
    theirs: desk => desk.write('pages/team.json', page(desk, 'Team')),
    mine(desk) {
      desk.write('pages/team.json', page(desk, 'Team'));
      desk.git('add', '--intent-to-add', 'pages/team.json');
    },
    holds: { 'pages/team.json': ['Team'] },
    status: '',
  },
  {
    name: 'a page that comes was only touched',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: ({ folder }) => utimesSync(join(folder, 'pages/fees.json'), new Date(1e12), new Date(1e12)),
    holds: { 'pages/fees.json': ['Eleven dollars'] },
    status: '',
  },
  {
    name: 'line ends are turned on the way',
    ready({ git, folder }) {
      git('config', 'core.autocrlf', 'true');
      rmSync(join(folder, 'pages'), { recursive: true });
      git('checkout', '--', 'pages');
    },
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask', '\r\n'] },
    status: ' M pages/fees.json',
  },
  {
    name: 'a page may be run there',
    theirs: ({ folder }) => chmodSync(join(folder, 'pages/fees.json'), 0o755),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/fees.json': ['Twelve dollars'] },
  },
  {
    name: 'a link comes among the artwork',
    theirs({ folder }) {
      mkdirSync(join(folder, 'pages/_artwork'));
      symlinkSync('../../notes.txt', join(folder, 'pages/_artwork/link'));
    },
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/_artwork/link': ['developer'] },
  },
  {
    name: 'files come whose names hold umlauts, tabs and quotation marks',
    theirs: ({ write }) => write('pages/_artwork/Entwürfe "neu"/Bild für\tÄrzte.txt', 'Ö\n'),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/_artwork/Entwürfe "neu"/Bild für\tÄrzte.txt': ['Ö'] },
  },
  {
    name: 'a file comes whose name is two lines',
    theirs: ({ write }) => write('pages/_artwork/one\ntwo.txt', 'Ö\n'),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/_artwork/one\ntwo.txt': ['Ö'] },
  },
  {
    name: 'a folder comes in the place of a page',
    theirs(desk) {
      const help = page(desk, 'Help');
      gone(desk, 'pages/hours.json');
      desk.write('pages/hours/index.json', help);
    },
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/hours.json': null, 'pages/hours/index.json': ['Help'] },
  },
  {
    name: 'a file comes in the place of a folder',
    ready({ git, write }) {
      write('pages/_artwork/notes/one.txt', 'One\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Notes');
      git('push', '--quiet');
    },
    theirs({ folder, write }) {
      rmSync(join(folder, 'pages/_artwork/notes'), { recursive: true });
      write('pages/_artwork/notes', 'All in one.\n');
    },
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/_artwork/notes': ['All in one.'] },
  },
  {
    name: 'a file has another name, with one letter large',
    ready({ git, write }) {
      write('pages/_artwork/sketch.txt', 'One\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Sketch');
      git('push', '--quiet');
    },
    theirs: ({ git }) => git('mv', 'pages/_artwork/sketch.txt', 'pages/_artwork/Sketch.txt'),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'pages/_artwork/sketch.txt': null, 'pages/_artwork/Sketch.txt': ['One'] },
  },
  {
    name: 'code comes, and other code is changed here',
    theirs: ({ edit }) => edit('tools/saw.txt', 'Seldom', 'Often'),
    mine: desk => price(desk, 'Twelve dollars'),
    holds: { 'tools/saw.txt': ['Often'] },
  },
  {
    name: 'packages come',
    theirs: ({ write }) => write('package-lock.json', '{}\n'),
    says: /The tools have changed as well: type npm ci once\./,
    holds: { 'package-lock.json': ['{}'] },
  },
  {
    name: 'other parts of the project are left out of this copy',
    ready: ({ git }) => git('sparse-checkout', 'set', '--no-cone', '/*', '!/tools/'),
    theirs(desk) {
      desk.edit('tools/saw.txt', 'Seldom', 'Often');
      price(desk, 'Eleven dollars');
    },
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'], 'tools/saw.txt': null },
  },
  {
    name: 'the others have merged three branches at once',
    theirs(desk) {
      for (const [name, work] of [
        ['a', price],
        ['b', hours],
      ] as const) {
        desk.git('switch', '--quiet', '--create', name, 'main');
        work(desk, `Of ${name}`);
        desk.git('commit', '--quiet', '--all', '--message', name);
      }
      desk.git('switch', '--quiet', 'main');
      desk.git('merge', '--quiet', '--no-edit', 'a', 'b');
      desk.write('done.txt', 'x');
    },
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Of a', 'What we ask'], 'pages/hours.json': ['Of b'] },
  },
  {
    name: 'the others name a driver that this computer knows, and it is not run',
    ready: ({ git }) => git('config', 'merge.own.driver', 'touch driven; cp %B %A; true'),
    theirs(desk) {
      desk.write('.gitattributes', '*.json merge=own\n');
      price(desk, 'Eleven dollars');
    },
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'], driven: null },
  },
  {
    name: 'hooks come in a folder that this computer takes hooks from, and are not run',
    ready: ({ git }) => git('config', 'core.hooksPath', 'hooks'),
    theirs(desk) {
      for (const name of ['post-merge', 'post-checkout', 'post-index-change', 'reference-transaction']) {
        desk.write(`hooks/${name}`, '#!/bin/sh\ntouch hooked\n');
        chmodSync(join(desk.folder, 'hooks', name), 0o755);
      }
      price(desk, 'Eleven dollars');
    },
    mine: desk => title(desk, 'What we ask'),
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'], hooked: null },
  },
  {
    name: 'the others call themselves what a terminal would obey',
    theirs(desk) {
      price(desk, 'Eleven dollars');
      desk.git('add', '.');
      desk.git('-c', 'user.name=Eve\u001b[2J\u202e!', 'commit', '--quiet', '--message', '\u001b]0;x');
      desk.write('notes/more.txt', 'x');
    },
    mine: desk => title(desk, 'What we ask'),
    says: /by Eve\ufffd\[2J\ufffd!/,
    holds: { 'pages/fees.json': ['Eleven dollars', 'What we ask'] },
  },
  {
    name: 'a change is being read, and others go on elsewhere',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => hours(desk, 'Nine to six'),
    says: /has come into your change: npm run hand-in sends it[\s\S]*is still being read/,
    holds: { 'pages/fees.json': ['Twelve dollars'], 'pages/hours.json': ['Nine to six'] },
    status: '',
    head: 'joined',
  },
  {
    name: 'a change is being read, and others change the same page',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => title(desk, 'What they ask'),
    holds: { 'pages/fees.json': ['Twelve dollars', 'What they ask'] },
    status: '',
    head: 'joined',
  },
  {
    name: 'a change is being read, others change the same words, and mine stay',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => price(desk, 'Eleven dollars'),
    args: ['--take', 'mine'],
    holds: { 'pages/fees.json': ['Twelve dollars'] },
    status: '',
    head: 'joined',
  },
  {
    name: 'a reviewer has added to the change, and others go on elsewhere',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      addTo(desk, other => title(other, 'What they ask'));
    },
    theirs: desk => hours(desk, 'Nine to six'),
    says: /What they ask[\s\S]*Nine to six/,
    holds: { 'pages/fees.json': ['Twelve dollars', 'What they ask'], 'pages/hours.json': ['Nine to six'] },
    status: '',
    head: 'joined',
  },
  {
    name: 'a reviewer has added to the change and taken it in as one commit',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      addTo(desk, other => title(other, 'What they ask'));
      takeIn(desk, 'squash');
    },
    theirs: desk => hours(desk, 'Nine to six'),
    says: /the next one starts from here/,
    holds: { 'pages/fees.json': ['Twelve dollars', 'What they ask'], 'pages/hours.json': ['Nine to six'] },
    status: '',
  },
  {
    name: 'a change is being read and has more that is not handed in',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => title(desk, 'What they ask'),
    mine(desk) {
      desk.edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars');
      desk.write('pages/shelves.json', page(desk, 'Shelves'));
    },
    holds: { 'pages/fees.json': ['Thirteen dollars', 'What they ask'], 'pages/shelves.json': ['Shelves'] },
    status: ' M pages/fees.json\n?? pages/shelves.json',
    head: 'joined',
  },
  {
    name: 'a change is being read, and Git does not know who somebody is',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      desk.git('config', '--unset', 'user.name');
      desk.git('config', '--unset', 'user.email');
    },
    theirs: desk => hours(desk, 'Nine to six'),
    holds: { 'pages/hours.json': ['Nine to six'] },
    head: 'joined',
  },
  {
    name: 'a change was taken in as one commit, and its page is changed further',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      takeIn(desk, 'squash');
    },
    theirs: desk => title(desk, 'What they ask'),
    mine: ({ edit }) => edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars'),
    says: /the next one starts from here/,
    holds: { 'pages/fees.json': ['Thirteen dollars', 'What they ask'] },
    status: ' M pages/fees.json',
  },
  {
    name: 'a change was taken in commit by commit, and its page is changed further',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      takeIn(desk, 'rebase');
    },
    theirs: desk => title(desk, 'What they ask'),
    mine: ({ edit }) => edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars'),
    holds: { 'pages/fees.json': ['Thirteen dollars', 'What they ask'] },
    status: ' M pages/fees.json',
  },
  {
    name: 'the next change begins beside one that is read, with what is changed further',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => hours(desk, 'Nine to six'),
    mine: desk => title(desk, 'What we ask'),
    args: ['--next'],
    says: /It waits to be read: A new price, on the branch change\/\S+\. Once the next one is handed in, this goes back to it: git switch change\//,
    holds: { 'pages/fees.json': ['Ten dollars', 'What we ask'], 'pages/hours.json': ['Nine to six'] },
    status: ' M pages/fees.json',
  },
];

type Refused = Omit<Brought, 'holds' | 'status' | 'head' | 'says' | 'theirs'> & {
  theirs?: (desk: Desk) => unknown;
  code?: number;
  says: RegExp;
};

const DEVELOPER = 'A developer has to help here';

const REFUSED: Refused[] = [
  {
    name: 'the same words are changed, and nobody is asked',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine: desk => price(desk, 'Twelve dollars'),
    code: 1,
    says: /before {2}"Ten dollars"\n {2}mine {4}"Twelve dollars"\n {2}theirs {2}"Eleven dollars" \(Dev\)\n {2}to answer: --take \S+=mine\|theirs[\s\S]*Nothing was written/,
  },
  {
    name: 'a reviewer has added to the change, others change the same words as the author, and nobody is asked',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      addTo(desk, other => title(other, 'What they ask'));
    },
    theirs: desk => price(desk, 'Eleven dollars'),
    code: 1,
    says: /mine {4}"Twelve dollars"[\s\S]*Nothing was written/,
  },
  {
    name: 'an answer is none',
    args: ['--take', 'ours'],
    says: /--take wants mine, theirs or both/,
  },
  {
    name: 'a page that comes is changed, and code too',
    theirs(desk) {
      price(desk, 'Eleven dollars');
      desk.edit('notes.txt', 'developer', 'designer');
    },
    mine(desk) {
      title(desk, 'What we ask');
      desk.edit('notes.txt', 'developer', 'director');
    },
    says: /A developer has to help here: others have changed "notes\.txt", and so have you/,
  },
  {
    name: 'code that comes is staged here',
    theirs: ({ edit }) => edit('notes.txt', 'developer', 'designer'),
    mine({ edit, git }) {
      edit('notes.txt', 'developer', 'director');
      git('add', 'notes.txt');
    },
    says: /others have changed "notes\.txt"/,
  },
  {
    name: 'a file lies here where new code comes',
    theirs: ({ write }) => write('tools/plane.txt', 'Theirs\n'),
    mine: ({ write }) => write('tools/plane.txt', 'Mine\n'),
    says: /others have changed "tools\/plane\.txt"/,
  },
  {
    name: 'a file that Git ignores lies here where new code comes',
    theirs({ write, git }) {
      write('dist/own.txt', 'Theirs\n');
      git('add', '--force', 'dist/own.txt');
    },
    mine: ({ write }) => write('dist/own.txt', 'Mine\n'),
    says: /others have changed "dist\/own\.txt"/,
  },
  {
    name: 'another version of a page that comes is staged',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine(desk) {
      title(desk, 'What we ask');
      desk.git('add', 'pages/fees.json');
      title({ ...desk, edit: (file, _, to) => desk.edit(file, 'What we ask', to) }, 'What I ask');
    },
    says: /another version of "pages\/fees\.json" for a commit of their own/,
  },
  {
    name: 'a page that comes is a link here',
    theirs: desk => price(desk, 'Eleven dollars'),
    mine({ folder }) {
      rmSync(join(folder, 'pages/fees.json'));
      symlinkSync('hours.json', join(folder, 'pages/fees.json'));
    },
    says: /others have changed "pages\/fees\.json"/,
  },
  {
    name: 'the main branch has been begun anew at the host',
    theirs(desk) {
      price(desk, 'Eleven dollars');
      desk.git('checkout', '--quiet', '--orphan', 'anew');
    },
    mine: desk => title(desk, 'What we ask'),
    says: new RegExp(DEVELOPER),
  },
  {
    name: 'a change is being read, and the main branch has been begun anew',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: ({ git }) => git('checkout', '--quiet', '--orphan', 'anew'),
    says: /have no commit in common/,
  },
  {
    name: 'a change is being read that has code in it, and others have changed that too',
    async ready(desk) {
      price(desk, 'Twelve dollars');
      await inReview(desk);
      desk.edit('notes.txt', 'developer', 'director');
      desk.git('commit', '--quiet', '--all', '--message', 'Code');
      desk.git('push', '--quiet');
    },
    theirs: ({ edit }) => edit('notes.txt', 'developer', 'designer'),
    says: /A developer has to help here: others have changed "notes\.txt"/,
  },
  {
    name: 'the main branch here has commits that the others do not have',
    async ready(desk) {
      desk.git('commit', '--quiet', '--allow-empty', '--message', 'Own');
      price(desk, 'Twelve dollars');
      await inReview(desk);
    },
    theirs: desk => hours(desk, 'Nine to six'),
    args: ['--next'],
    says: /the branch main on this computer has a commit that the others don't have/,
  },
  {
    name: 'another program holds the index',
    mine: ({ write }) => write('.git/index.lock', ''),
    says: /Another program is using Git/,
  },
  {
    name: 'a cherry-pick is under way',
    ready(desk) {
      desk.git('switch', '--quiet', '--create', 'other');
      desk.edit('notes.txt', 'developer', 'designer');
      desk.git('commit', '--quiet', '--all', '--message', 'Theirs');
      desk.git('switch', '--quiet', 'main');
      desk.edit('notes.txt', 'developer', 'director');
      desk.git('commit', '--quiet', '--all', '--message', 'Ours');
      desk.tryGit('cherry-pick', 'other');
    },
    says: /\(a cherry-pick\)/,
  },
  {
    name: 'the folder of the pages is a link',
    mine({ folder }) {
      renameSync(join(folder, 'pages'), join(folder, 'words'));
      symlinkSync('words', join(folder, 'pages'));
    },
    says: /pages\/ is a link|This is a link/,
  },
];

function byName<One extends { name: string }>(situations: One[]): [string, One][] {
  return situations.map(situation => [situation.name, situation]);
}

const OTHERS = 'M  blocks.txt\nAM new.txt';

function expectHeld(desk: Desk, { holds, status, head }: Brought): void {
  for (const [file, texts] of Object.entries(holds)) {
    expect([file, existsSync(join(desk.folder, file))]).toEqual([file, texts !== null]);
    for (const text of texts ?? []) expect(desk.read(file)).toContain(text);
    if (texts) expect(desk.read(file)).not.toMatch(MARKER);
  }
  if (status !== undefined)
    expect(desk.tryGit('status', '--porcelain', 'pages').stdout.trimEnd()).toBe(status);
  if (head === undefined) expect(same(desk)).toBe(true);
  else expect(desk.git('rev-parse', 'HEAD^2')).toBe(desk.git('rev-parse', 'origin/main'));
}

describe('a situation in which the others’ work comes', () => {
  it.each(byName(BROUGHT))('%s', async (_, situation) => {
    const { ready, theirs, mine, args = [], says = /This is what the others did|The others did/ } = situation;
    const desk = openDesk();
    await ready?.(desk);
    colleague(desk, theirs);
    busyDeveloper(desk);
    await mine?.(desk);
    const before = fingerprint(desk);
    const { code, said } = await newest(desk.folder, args);
    expect(said).toMatch(says);
    expect(code).toBe(0);
    expectHeld(desk, situation);
    expect(fingerprint(desk).stash).toBe(before.stash);
    expect(desk.tryGit('status', '--porcelain', '--untracked-files=no').stdout).toContain(OTHERS);
    // Once more, there is nothing to bring and nothing changes.
    const after = fingerprint(desk);
    expect(await newest(desk.folder)).toMatchObject({ code: 0 });
    expect({ ...fingerprint(desk), index: '' }).toEqual({ ...after, index: '' });
    desk.remove();
  });
});

describe('a situation in which nothing comes', () => {
  it.each(byName(REFUSED))('%s', async (_, { ready, theirs, mine, args = [], code = 2, says }) => {
    const desk = openDesk();
    await ready?.(desk);
    colleague(desk, theirs ?? (other => hours(other, 'Nine to six')));
    await mine?.(desk);
    const before = fingerprint(desk);
    const { code: ended, said } = await newest(desk.folder, args);
    expect(said).toMatch(says);
    expect(ended).toBe(code);
    expect(fingerprint(desk)).toEqual(before);
    desk.remove();
  });
});

/** Starting another change beside one that is read is for the terminal alone. */
const inWindow = <One extends { args?: string[] }>(situations: One[]) =>
  situations.filter(
    ({ args = [] }) => args.length === 0 || ['mine', 'theirs', 'both'].includes(args[1] ?? ''),
  );

describe('a situation in which the others’ work comes to a window', () => {
  it.each(byName(inWindow(BROUGHT)))('%s', async (_, situation) => {
    const { ready, theirs, mine, args = [] } = situation;
    const desk = openDesk();
    await ready?.(desk);
    colleague(desk, theirs);
    busyDeveloper(desk);
    await mine?.(desk);
    const before = fingerprint(desk);
    const told = await bringByAsks(desk.folder, () => args[1] as ExchangeTake);
    expect(told).toMatchObject({ status: 200, done: true, names: expect.arrayContaining(['Dev']) });
    expectHeld(desk, situation);
    expect(fingerprint(desk).stash).toBe(before.stash);
    expect(desk.tryGit('status', '--porcelain', '--untracked-files=no').stdout).toContain(OTHERS);
    const after = fingerprint(desk);
    const again = await bringByAsks(desk.folder);
    expect([again.status, again.theirs]).toEqual([200, undefined]);
    expect({ ...fingerprint(desk), index: '' }).toEqual({ ...after, index: '' });
    forgetKept(desk.folder);
    desk.remove();
  });
});

describe('a situation in which nothing comes to a window', () => {
  it.each(byName(inWindow(REFUSED)))('%s', async (_, { ready, theirs, mine }) => {
    const desk = openDesk();
    await ready?.(desk);
    colleague(desk, theirs ?? (other => hours(other, 'Nine to six')));
    await mine?.(desk);
    const before = fingerprint(desk);
    const { status, message = '', done, theirs: comes, questions, sent } = await bringByAsks(desk.folder);
    expect(done).toBeUndefined();
    const says = message || (questions.length > 0 ? 'asks' : sent.words);
    expect(status === 409 || comes !== undefined || sent.is === 'inTheWay').toBe(true);
    expect(says).toMatch(/./);
    expect(fingerprint(desk)).toEqual(before);
    forgetKept(desk.folder);
    desk.remove();
  });
});

describe('a folder of another kind', () => {
  const both = ['Eleven dollars', 'What we ask'];

  async function expectBrought(desk: Desk): Promise<void> {
    title(desk, 'What we ask');
    expect(await newest(desk.folder)).toMatchObject({ code: 0 });
    for (const text of both) expect(desk.read('pages/fees.json')).toContain(text);
    expect(desk.tryGit('status', '--porcelain').stdout).toBe(' M pages/fees.json\n');
    desk.git('diff', '--quiet', 'HEAD', 'origin/main');
  }

  it.each([
    ['holds the last commits alone', ['--depth=1']],
    ['lacks the files of other versions', ['--filter=blob:none']],
  ])('is a copy that %s', async (_, options) => {
    const desk = openDesk();
    runGit(desk.host, ['config', 'uploadpack.allowFilter', 'true']);
    const outer = dirname(desk.folder);
    runGit(outer, ['clone', '--quiet', ...options, pathToFileURL(desk.host).href, 'copy']);
    colleague(desk, other => price(other, 'Eleven dollars'));
    await expectBrought(deskIn(outer, 'copy'));
    desk.remove();
  });

  it('is a second one beside the first (a worktree)', async () => {
    const desk = openDesk();
    desk.git('switch', '--quiet', '--create', 'aside');
    desk.git('worktree', 'add', '--quiet', '../second', 'main');
    colleague(desk, other => price(other, 'Eleven dollars'));
    await expectBrought(deskIn(dirname(desk.folder), 'second'));
    desk.remove();
  });

  it('is a part of another project with a history of its own (a submodule)', async () => {
    const desk = openDesk();
    const parent = join(dirname(desk.folder), 'parent');
    mkdirSync(parent);
    runGit(parent, ['init', '--quiet', '--template=']);
    runGit(parent, ['-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', desk.host, 'site']);
    runGit(join(parent, 'site'), ['switch', '--quiet', 'main']);
    colleague(desk, other => price(other, 'Eleven dollars'));
    await expectBrought(deskIn(parent, 'site'));
    desk.remove();
  });
});
