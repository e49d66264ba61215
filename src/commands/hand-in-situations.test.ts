// @module-tag full-only
import { chmodSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendByAsks } from '../../tests/support/composer/send-by-asks.ts';
import {
  handIn,
  newest,
  nobodysSettings,
  ownSettings,
} from '../../tests/support/documents/messages/hand-in.ts';
import {
  busyDeveloper,
  type Desk,
  fingerprint,
  openDesk,
  runGit,
} from '../../tests/support/files/repositories.ts';
import { isFull } from '../../tests/support/size.ts';
import { forgetKept } from '../base/kept-place.mjs';

beforeAll(nobodysSettings);
afterAll(ownSettings);

const BRANCH = 'change/2026-11-22-a-new-price';

/** The change that is handed in. */
function change({ edit, write, read }: Desk): void {
  edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  write('pages/team.json', read('pages/hours.json').replace('When we are there', 'Who we are'));
  edit('pages/hours.json', 'Nine to five', 'Nine to six');
}

const CHANGED = ['M\tpages/fees.json', 'M\tpages/hours.json', 'A\tpages/team.json'];

function hook(desk: Desk, name: string, script: string): void {
  const file = join('.git/hooks', name);
  desk.write(file, `#!/bin/sh\n${script}\n`);
  chmodSync(join(desk.folder, file), 0o755);
}

/** Lets two branches change the same line. */
function goApart(desk: Desk): void {
  desk.git('switch', '--quiet', '--create', 'other');
  desk.edit('notes.txt', 'developer', 'designer');
  desk.git('commit', '--quiet', '--all', '--message', 'Theirs');
  desk.git('switch', '--quiet', 'main');
  desk.edit('notes.txt', 'developer', 'director');
  desk.git('commit', '--quiet', '--all', '--message', 'Ours');
}

const NOT_ASKED = /is of a kind that could run a program, so it was not asked; a developer has to look at it/;

/** Whatever the folder's own settings allow. */
function nameOddHost(git: Desk['git'], address = 'fd::17/x'): void {
  git('remote', 'set-url', 'origin', address);
  for (const name of ['protocol.allow', 'protocol.fd.allow', 'protocol.ext.allow'])
    git('config', name, 'always');
}

type Situation = {
  name: string;
  /** "early" prepares the repository before somebody changes pages. "late" happens after that. */
  early?: (desk: Desk) => void;
  late?: (desk: Desk) => void;
  args?: string[];
  code?: number;
  says: RegExp;
};

/** Somebody has changed pages in each of these situations. */
const REFUSED: Situation[] = [
  {
    name: 'nothing has been committed yet',
    late({ folder, git }) {
      rmSync(join(folder, '.git'), { recursive: true });
      git('init', '--quiet', '--initial-branch=main');
    },
    says: /holds no version of it yet\. .* until then, send the folder pages\/ to whoever looks after the site\./,
  },
  {
    name: 'HEAD is detached',
    early: ({ git }) => git('switch', '--quiet', '--detach'),
    says: /detached HEAD/,
  },
  {
    name: 'a merge is under way',
    early(desk) {
      goApart(desk);
      desk.tryGit('merge', 'other');
    },
    says: /begun bringing two versions together \(a merge\)/,
  },
  {
    name: 'a rebase is under way',
    early(desk) {
      goApart(desk);
      desk.tryGit('rebase', 'other');
    },
    says: /\(a rebase\)/,
  },
  {
    name: 'a cherry-pick is under way',
    early(desk) {
      goApart(desk);
      desk.tryGit('cherry-pick', 'other');
    },
    says: /\(a cherry-pick\)/,
  },
  {
    name: 'a revert is under way',
    early(desk) {
      goApart(desk);
      desk.edit('notes.txt', 'director', 'doctor');
      desk.git('commit', '--quiet', '--all', '--message', 'Later');
      desk.tryGit('revert', '--no-edit', 'HEAD~1');
    },
    says: /\(a revert\)/,
  },
  {
    name: 'a bisect is under way',
    early: ({ git }) => git('bisect', 'start'),
    says: /\(a bisect\)/,
  },
  {
    name: 'a stash that came back left two versions of a file',
    early(desk) {
      desk.edit('notes.txt', 'developer', 'designer');
      desk.git('stash', '--quiet');
      desk.edit('notes.txt', 'developer', 'director');
      desk.git('commit', '--quiet', '--all', '--message', 'Ours');
      desk.tryGit('stash', 'pop');
    },
    says: /Two versions of "notes\.txt" wait/,
  },
  {
    name: 'another program holds the index',
    late: ({ write }) => write('.git/index.lock', ''),
    says: /Another program is using Git .* delete the file .*index\.lock/,
  },
  {
    name: 'a killed program has left HEAD locked',
    late: ({ write }) => write('.git/HEAD.lock', ''),
    says: /Another program is using Git .* delete the file .*HEAD\.lock/,
  },
  {
    name: 'the project checks commits, and refuses this one',
    late: desk => hook(desk, 'pre-commit', 'echo "Two spaces, please." >&2; exit 1'),
    says: /\(pre-commit\), and that has refused this one.* It said:\n {2}Two spaces, please\./,
  },
  {
    name: 'the project checks messages, and refuses this one',
    late: desk => hook(desk, 'commit-msg', 'echo "No ticket named." >&2; exit 1'),
    says: /\(commit-msg\).* It said:\n {2}No ticket named\./,
  },
  {
    name: 'commits are to be signed, and nobody can',
    late({ git }) {
      git('config', 'commit.gpgSign', 'true');
      git('config', 'gpg.program', '/bin/false');
    },
    says: /could not be signed/,
  },
  {
    name: 'Git does not know who somebody is, and nobody can be asked',
    late({ git }) {
      git('config', '--unset', 'user.name');
      git('config', '--unset', 'user.email');
    },
    says: /Git does not know who you are: --name and --email are missing/,
  },
  {
    name: 'somebody has staged another version of a page',
    late({ git, edit }) {
      edit('pages/index.json', 'One sentence', 'Two sentences');
      git('add', 'pages/index.json');
      edit('pages/index.json', 'Two sentences', 'Three sentences');
    },
    says: /another version of "pages\/index\.json" for a commit of their own/,
  },
  {
    name: 'somebody has staged that a page goes, and it is still there with other words',
    late({ git }) {
      git('rm', '--quiet', '--cached', '--force', 'pages/fees.json');
    },
    says: /another version of "pages\/fees\.json"/,
  },
  {
    name: 'a part of the content is left out of this copy',
    late({ git, folder }) {
      git('update-index', '--skip-worktree', 'pages/index.json');
      rmSync(join(folder, 'pages/index.json'));
    },
    says: /sparse checkout/,
  },
  {
    name: 'the folder of the pages is a link',
    late({ folder }) {
      renameSync(join(folder, 'pages'), join(folder, 'words'));
      symlinkSync('words', join(folder, 'pages'));
    },
    says: /pages\/ is a link|This is a link/,
  },
  {
    name: 'line ends are not those that the project takes',
    late({ git, write, read }) {
      git('config', 'core.autocrlf', 'input');
      git('config', 'core.safecrlf', 'true');
      write('pages/fees.json', read('pages/fees.json').replaceAll('\n', '\r\n'));
    },
    says: /Git does not take the content as it is: CRLF would be replaced by LF in pages\/fees\.json/,
  },
  {
    name: 'a page has a mistake',
    late: ({ edit }) => edit('pages/fees.json', '"heading"', '"headnig"'),
    code: 1,
    says: /Did you mean "heading"[\s\S]*Nothing was handed in: this has to be mended first/,
  },
  {
    name: 'a title of two lines',
    late: () => {},
    args: ['One\nTwo'],
    says: /A title is one line/,
  },
];

function byName<One extends { name: string }>(situations: One[]): [string, One][] {
  return situations.map(situation => [situation.name, situation]);
}

describe('a situation in which nobody can hand in', () => {
  it.each(byName(REFUSED))('%s', async (_, { early, late, args = ['A new price'], code = 2, says }) => {
    const desk = openDesk();
    early?.(desk);
    change(desk);
    late?.(desk);
    const before = fingerprint(desk);
    const { code: ended, said } = await handIn(desk.folder, args);
    expect(said).toMatch(says);
    expect(ended).toBe(code);
    expect(fingerprint(desk)).toEqual(before);
    desk.remove();
  });
});

describe('a situation in which no window can send', () => {
  it.each(byName(REFUSED))('%s', async (_, { early, late, args: [title = 'A new price'] = [] }) => {
    const desk = openDesk();
    early?.(desk);
    change(desk);
    late?.(desk);
    const before = fingerprint(desk);
    const { plan, sent } = await sendByAsks(desk.folder, { title });
    expect(sent.status ?? 409).toBeGreaterThanOrEqual(400);
    expect(sent.message ?? plan.message ?? plan.sent.words).toMatch(/\.$/m);
    expect(fingerprint(desk)).toEqual(before);
    forgetKept(desk.folder);
    desk.remove();
  });
});

type Done = {
  name: string;
  early?: (desk: Desk) => void;
  late?: (desk: Desk) => void;
  args?: string[];
  code?: number;
  says?: RegExp;
  /** Seldom met, or much like another situation. Only "npm run test:full" tries it. */
  rare?: true;
  /** The branch of the new commit. "sent" says whether the host has it. */
  branch?: string;
  sent?: boolean;
  files?: string[];
};

const DONE: Done[] = [
  { name: 'all is well', says: /Handed in 3 files on a branch of its own: change\/2026-11-22-a-new-price\./ },
  {
    name: 'a proposed title, with nobody to ask',
    rare: true,
    args: [],
    branch: 'change/2026-11-22-change-twelve-dollars-and-two-more',
    early: ({ edit, git }) => {
      edit('pages/fees.json', '"blocks"', '"note": "For colleagues",\n  "blocks"');
      git('commit', '--quiet', '--all', '--message', 'Note');
      git('push', '--quiet');
    },
    late: ({ edit }) => edit('pages/fees.json', 'For colleagues', 'For all of us'),
  },
  {
    name: 'Git does not know who somebody is, and is told',
    early: ({ git }) => {
      git('config', '--unset', 'user.name');
      git('config', '--unset', 'user.email');
    },
    args: ['A new price', '--name', 'Ann Lee', '--email', 'lee@example.com'],
  },
  {
    name: 'a page has been staged as it is',
    rare: true,
    late: ({ git }) => git('add', 'pages/fees.json', 'pages/team.json'),
  },
  {
    name: 'a page has been named to Git without its words',
    rare: true,
    late: ({ git }) => git('add', '--intent-to-add', 'pages/team.json'),
  },
  {
    name: 'a page has gone, and a folder has its name',
    early: ({ git, write, read }) => {
      write('pages/help.json', read('pages/hours.json').replace('When we are there', 'Help for all'));
      git('add', '.');
      git('commit', '--quiet', '--message', 'Help');
      git('push', '--quiet');
    },
    late: ({ folder, read, write }) => {
      const help = read('pages/help.json');
      rmSync(join(folder, 'pages/help.json'));
      write('pages/help/index.json', help);
    },
    files: [...CHANGED, 'D\tpages/help.json', 'A\tpages/help/index.json'],
  },
  {
    name: 'a folder has gone, and a file has its name',
    rare: true,
    early: ({ git, write, read }) => {
      write('pages/_artwork/notes/one.txt', read('notes.txt'));
      git('add', '.');
      git('commit', '--quiet', '--message', 'Notes');
      git('push', '--quiet');
    },
    late: ({ folder, write }) => {
      rmSync(join(folder, 'pages/_artwork/notes'), { recursive: true });
      write('pages/_artwork/notes', 'All in one.\n');
    },
    files: ['A\tpages/_artwork/notes', 'D\tpages/_artwork/notes/one.txt', ...CHANGED],
  },
  {
    name: 'files have umlauts and quotation marks in their names',
    late: ({ write }) => write('pages/_artwork/Entwürfe "neu"/Bild für\tÄrzte.txt', 'Ö\n'),
    files: ['A\tpages/_artwork/Entwürfe "neu"/Bild für\tÄrzte.txt', ...CHANGED],
  },
  {
    name: 'what systems and editors leave behind lies among the pages',
    late: ({ write }) => {
      write('pages/.DS_Store', '');
      write('pages/fees.json~', '');
      write('pages/.fees.json.1-0badcafe.ashlar-save', '');
    },
  },
  {
    name: 'a file of the content is ignored by .gitignore',
    early: ({ write, git }) => {
      write('.gitignore', '.ashlar/\ndist/\n*.key\n');
      git('commit', '--quiet', '--all', '--message', 'Ignore');
      git('push', '--quiet');
    },
    late: ({ write }) => write('pages/_artwork/secret.key', 'abc'),
    says: /Not handed in, because the project's \.gitignore leaves it out: pages\/_artwork\/secret\.key\./,
  },
  {
    name: 'a Git project of its own lies among the pages',
    rare: true,
    late: ({ folder, write }) => {
      write('pages/_artwork/tool/read.me', 'x');
      const tool = join(folder, 'pages/_artwork/tool');
      runGit(tool, ['init', '--quiet', '--template=']);
      runGit(tool, ['add', '.']);
      runGit(tool, ['commit', '--quiet', '--message', 'Own']);
    },
    says: /because it is a Git project of its own: pages\/_artwork\/tool\//,
  },
  {
    name: 'a link lies among the artwork',
    rare: true,
    late: ({ folder, write }) => {
      write('pages/_artwork/read.me', 'x');
      symlinkSync('../../notes.txt', join(folder, 'pages/_artwork/link'));
    },
    files: ['A\tpages/_artwork/link', 'A\tpages/_artwork/read.me', ...CHANGED],
  },
  {
    name: 'line ends are turned on the way',
    early: ({ git }) => git('config', 'core.autocrlf', 'true'),
    late: ({ write, read }) => write('pages/fees.json', read('pages/fees.json').replaceAll('\n', '\r\n')),
  },
  {
    name: 'other parts of the project are left out of this copy',
    early: ({ git }) => git('sparse-checkout', 'set', '--no-cone', '/*', '!/tools/'),
  },
  {
    name: 'the branch that a change would get is there already',
    early: ({ git }) => {
      git('branch', BRANCH);
      git('branch', `${BRANCH}-2`, git('commit-tree', '-p', 'HEAD', '-m', 'Own', 'HEAD^{tree}'));
      git('push', '--quiet', 'origin', BRANCH);
    },
    branch: `${BRANCH}-3`,
  },
  {
    name: 'somebody has a branch "change"',
    rare: true,
    early: ({ git }) => git('branch', 'change'),
    branch: BRANCH.replace('/', '-'),
  },
  {
    name: 'a developer works on a branch of their own',
    early: ({ git }) => git('switch', '--quiet', '--create', 'redesign'),
  },
  {
    name: 'the main branch has commits that the host does not have',
    rare: true,
    early: ({ git, edit }) => {
      edit('tools/saw.txt', 'Seldom', 'Often');
      git('commit', '--quiet', '--all', '--message', 'Not pushed');
    },
  },
  {
    name: 'the project checks commits and messages, and has nothing against this one',
    early: desk => {
      hook(desk, 'pre-commit', 'test "$(git symbolic-ref --short HEAD)" != main');
      hook(desk, 'commit-msg', 'grep -q "^A new price$" "$1"');
      hook(desk, 'pre-push', 'exit 0');
    },
  },
  {
    name: 'the project writes files anew at each commit',
    rare: true,
    early: desk =>
      hook(desk, 'pre-commit', 'sed -i s/Twelve/Eleven/ pages/fees.json && git add pages/fees.json'),
  },
  {
    name: 'the host refuses what is sent',
    late: ({ write, folder }) => {
      write('../host/hooks/pre-receive', '#!/bin/sh\necho "Only on weekdays."; exit 1\n');
      chmodSync(join(folder, '../host/hooks/pre-receive'), 0o755);
    },
    code: 2,
    sent: false,
    says: /is kept on this computer, on the branch change\/2026-11-22-a-new-price, but it could not be sent: the host has refused it \(pre-receive hook declined\)[\s\S]*Only on weekdays\.[\s\S]*Nothing is lost[\s\S]*Where it cannot wait, send the folder pages\/ to whoever looks after the site/,
  },
  {
    name: 'the project checks what is sent, and refuses it',
    early: desk => hook(desk, 'pre-push', 'echo "Not on Sundays." >&2; exit 1'),
    code: 2,
    sent: false,
    says: /could not be sent: .*\(pre-push\), and that has refused it\. It said:\n {2}Not on Sundays\./,
  },
  {
    name: 'somebody else has handed in under the same title',
    early: ({ git }) => {
      const other = git('commit-tree', '-p', 'HEAD', '-m', 'Own', 'HEAD^{tree}');
      git('push', '--quiet', '../host', `${other}:refs/heads/${BRANCH}`);
    },
    branch: `${BRANCH}-2`,
  },
  {
    name: 'the host is gone',
    rare: true,
    early: ({ git }) => git('remote', 'set-url', 'origin', '../nowhere'),
    code: 2,
    sent: false,
    says: /could not be sent: there is no project at the address/,
  },
  {
    name: 'the host cannot be reached',
    rare: true,
    early: ({ git }) => git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
    code: 2,
    sent: false,
    says: /could not be sent: the host cannot be reached; is this computer on the internet\?/,
  },
  {
    name: 'the address of the host is of a kind that waits without an end',
    early: ({ git }) => nameOddHost(git),
    code: 2,
    sent: false,
    says: NOT_ASKED,
  },
  {
    name: 'the host takes another key, and nobody is asked for one',
    early: desk => {
      desk.write(
        '../ssh',
        '#!/bin/sh\ncase "$*" in *BatchMode=yes*) ;; *) sleep 600 ;; esac\necho "git@example.com: Permission denied (publickey)." >&2\nexit 255\n',
      );
      chmodSync(join(desk.folder, '../ssh'), 0o755);
      desk.git('config', 'core.sshCommand', join(desk.folder, '../ssh'));
      desk.git('remote', 'set-url', 'origin', 'git@example.com:ann/site.git');
    },
    code: 2,
    sent: false,
    says: /could not be sent: the host wants to know who you are/,
  },
  {
    name: 'there is no host',
    early: ({ git }) => git('remote', 'remove', 'origin'),
    code: 2,
    sent: false,
    says: /kept on this computer, on the branch change\/2026-11-22-a-new-price, and no place to send it to is set up: send the folder pages\/ to whoever looks after the site, with what npm run changes says\.$/,
  },
  {
    name: 'there are two hosts, and one is told to be the one',
    rare: true,
    early: ({ git }) => {
      git('remote', 'rename', 'origin', 'ours');
      git('remote', 'add', 'theirs', '../nowhere');
      git('config', 'remote.pushDefault', 'ours');
    },
  },
];

it.each(['fd::17/x', 'ext::sh -c "sleep 600"'])('newest does not ask a host at %s', async address => {
  const desk = openDesk();
  nameOddHost(desk.git, address);
  const { code, said } = await newest(desk.folder);
  expect(said).toMatch(NOT_ASKED);
  expect(code).toBe(2);
  desk.remove();
});

const CONTENT_ONLY = /^\d+ \w+ \d\tpages\//;

/** Does what is to be done in the situation, and judges what is said of it. */
type HandingIn = (desk: Desk, situation: Done) => Promise<void>;

const HANDING_IN: { [by: string]: HandingIn } = {
  async 'at a terminal'({ folder }, { args = ['A new price'], code = 0, says = /Handed in/ }) {
    const { code: ended, said } = await handIn(folder, args);
    expect(said).toMatch(says);
    expect(ended).toBe(code);
    expect(said).toContain('Not handed in, because it is outside pages/: 3 changed files.');
  },
  async 'in a window'({ folder }, { args: [title, , name, , email] = ['A new price'], sent: isSent = true }) {
    const who = { ...(name && { name }), ...(email && { email }) };
    const { plan, sent } = await sendByAsks(folder, { ...(title && { title }), ...who });
    expect(plan.aside).toContain('Stays here, because it is beside the pages: 3 changed files.');
    expect(sent).toMatchObject({ status: 200, is: isSent ? 'beingRead' : 'unsent' });
    expect(sent.trouble === undefined).toBe(isSent);
  },
};

/** A window passes its work on as a file where no host is set up. */
const hasHost = ({ name }: Done) => name !== 'there is no host';

describe.each(Object.entries(HANDING_IN))('a situation in which somebody hands in %s', (by, handsIn) => {
  beforeAll(() => {
    process.env.ASHLAR_NOW = '2026-11-22T12:00+00:00';
  });
  afterAll(() => {
    delete process.env.ASHLAR_NOW;
  });
  const asked = DONE.filter(one => (isFull || !one.rare) && (by === 'at a terminal' || hasHost(one)));
  it.each(byName(asked))('%s', async (_, situation) => {
    const { early, late, branch = BRANCH, sent = true, files = CHANGED } = situation;
    const desk = openDesk();
    early?.(desk);
    busyDeveloper(desk);
    desk.write('draft.txt', 'Not staged.\n');
    change(desk);
    late?.(desk);
    const before = fingerprint(desk);
    const start = desk.git('rev-parse', 'HEAD');
    const inside = desk.git('ls-files', '--stage', 'pages');
    await handsIn(desk, situation);
    const after = fingerprint(desk);
    expect(after.head).toBe(`refs/heads/${branch}`);
    expect(after.stash).toBe(before.stash);
    expect(after.outside).toEqual(before.outside);
    const others = (entries: string[]) => entries.filter(entry => !CONTENT_ONLY.test(entry));
    expect(others(after.entries)).toEqual(others(before.entries));
    // Compares all other branches: none has moved.
    const refs = (text: string) => text.split('\n').filter(line => !line.startsWith(`refs/heads/${branch} `));
    expect(refs(after.refs)).toEqual(refs(before.refs));
    expect(desk.git('rev-parse', 'HEAD^')).toBe(start);
    const committed = desk.git('diff-tree', '-r', '--no-renames', '--name-status', '-z', 'HEAD^', 'HEAD');
    const pairs = committed.split('\0').filter(Boolean);
    const told = pairs.flatMap((state, at) => (at % 2 === 0 ? [`${state}\t${pairs[at + 1]}`] : []));
    expect(told.sort()).toEqual([...files].sort());
    expect(inside).not.toBe(desk.git('ls-files', '--stage', 'pages'));
    expect(desk.git('diff', '--cached', '--name-only', '--', 'pages')).toBe('');
    const there = runGit(desk.host, [
      'rev-parse',
      '--verify',
      '--quiet',
      `refs/heads/${branch}`,
    ]).stdout.trim();
    expect(there === desk.git('rev-parse', 'HEAD')).toBe(sent);
    forgetKept(desk.folder);
    desk.remove();
  });
});
