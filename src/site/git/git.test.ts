// A folder may come from somebody else, with its .git/. When Git is asked something there, it runs none of the programs that are
// named in the folder.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { baseOf, commitOf, differs, isShallow } from './base.ts';
import { withCheckout } from './checkout.ts';
import { committedPageTexts, committedText, earlierTexts } from './earlier.ts';
import { commitBefore, commitsOf, committedThen, filesChangedSince } from './file-commits.ts';
import { distrust } from './git.ts';
import { LACKING, lackingHere } from './partial-clone.ts';

const PAGE = 'pages/index.json';
const ATTRIBUTES = '* filter=evil diff=evil merge=evil\n*.json filter=a=b.c\n';
const HOOKS = [
  'post-checkout',
  'post-index-change',
  'fsmonitor-watchman',
  'pre-auto-gc',
  'reference-transaction',
];
let root = '';
let ran = '';

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-foreign-'));
  ran = join(root, 'ran.txt');
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, PAGE), '"first"');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'commit.gpgsign=false', 'commit', '-q', '-m', 'First');
  writeFileSync(join(root, PAGE), '"second"');
  plant();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(): void {
  const program = join(root, 'program.sh');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> "${ran}"\ncat\n`);
  chmodSync(program, 0o755);
  for (const hook of HOOKS)
    writeFileSync(join(root, '.git/hooks', hook), readFileSync(program), { mode: 0o755 });
  mkdirSync(join(root, '.git/info'), { recursive: true });
  writeFileSync(join(root, '.git/info/attributes'), ATTRIBUTES);
  writeFileSync(join(root, '.gitattributes'), ATTRIBUTES);
  const filter = (name: string) =>
    `[filter "${name}"]\n\tsmudge = ${program}\n\tclean = ${program}\n\tprocess = ${program}\n\trequired = true\n`;
  writeFileSync(
    join(root, '.git/included'),
    `[diff "evil"]\n\ttextconv = ${program}\n\tcommand = ${program}\n[diff]\n\texternal = ${program}\n`,
  );
  appendFileSync(
    join(root, '.git/config'),
    `${filter('evil')}${filter('a=b.c')}[merge "evil"]\n\tdriver = ${program}\n[include]\n\tpath = included\n[core]\n\tfsmonitor = ${program}\n\tpager = ${program}\n\teditor = ${program}\n[log]\n\tshowSignature = true\n[gpg]\n\tprogram = ${program}\n`,
  );
  // Without this, Git would know that the file has changed without reading it.
  utimesSync(join(root, PAGE), new Date(), new Date());
}

const ASKED: { [what: string]: (commit: string) => unknown } = {
  'what has changed': commit => [differs(root, commit, ['pages']), baseOf(root), isShallow(root)],
  'the texts of documents': () => [
    earlierTexts(root),
    committedText(root, PAGE),
    committedPageTexts(root, ['/']),
  ],
  'an earlier version': commit =>
    withCheckout(placesAt(root), commit, ({ site }) => readFileSync(join(site, PAGE), 'utf8')),
  'the history of a file': commit => [
    commitsOf(root, PAGE),
    filesChangedSince(root, 0),
    commitBefore(root, Date.now() + 1000),
    committedThen(root, Date.now() + 1000, () => true),
    commit,
  ],
};

it.each(Object.entries(ASKED))('%s', (_, ask) => {
  const commit = commitOf(root, 'HEAD') ?? '';
  expect(commit).not.toBe('');
  expect(ask(commit)).toBeDefined();
  expect(existsSync(ran) ? readFileSync(ran, 'utf8') : '').toBe('');
});

it('and what it says is true', () => {
  expect(earlierTexts(root).map(({ text }) => text)).toContain('"first"');
  expect(withCheckout(placesAt(root), 'HEAD', ({ site }) => readFileSync(join(site, PAGE), 'utf8'))).toBe(
    '"first"',
  );
  expect(differs(root, 'HEAD', ['pages'])).toBe(true);
});

it('has been planted well: Git by itself runs it', () => {
  git('status');
  expect(readFileSync(ran, 'utf8')).not.toBe('');
});

it.each(["Zoë's café", 'a $(touch ran.txt)', "it's `touch ran.txt`", 'a "b" ${c}'])(
  'a developer can copy the command for a folder of this name: %s',
  name => {
    const folder = join(root, name);
    mkdirSync(folder);
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const [, typed] = /safe\.directory (.*)\.$/s.exec(distrust(folder) ?? '') ?? [];
    vi.unstubAllEnvs();
    expect(spawnSync('sh', ['-c', `printf %s ${typed}`], { cwd: root, encoding: 'utf8' }).stdout).toBe(
      folder,
    );
    expect(existsSync(ran)).toBe(false);
  },
);

describe('a clone that lacks an old version of a file', () => {
  const missing = () =>
    git('rev-list', '--objects', '--all', '--missing=print').stdout.match(/^\?.*/gm) ?? [];
  const versions = () => commitsOf(root, PAGE).map(({ bytes }) => bytes?.toString());
  let outer = '';

  beforeEach(() => {
    outer = root;
    root = join(outer, 'source');
    mkdirSync(join(root, 'pages'), { recursive: true });
    git('init', '-q', '-b', 'main');
    for (const text of ['"first"', '"second"', '"third"']) {
      writeFileSync(join(root, PAGE), text);
      git('add', '.');
      git('-c', 'commit.gpgsign=false', 'commit', '-q', '-m', text);
    }
    git('config', 'uploadpack.allowFilter', 'true');
    git('clone', '-q', '--filter=blob:none', pathToFileURL(root).href, join(outer, 'clone'));
    root = join(outer, 'clone');
    for (const name of ['protocol.allow', 'protocol.file.allow']) git('config', name, 'always');
  });
  afterEach(() => {
    root = outer;
  });

  it('gets none by a question', () => {
    expect(missing()).toHaveLength(2);
    for (const ask of Object.values(ASKED)) ask(commitOf(root, 'HEAD') ?? '');
    expect(() => withCheckout(placesAt(root), 'HEAD^', () => 0)).toThrow(LACKING);
    expect(missing()).toHaveLength(2);
  });

  it('tells of those that are there, says that others are not, and how they come', () => {
    expect(versions()).toEqual(['"third"']);
    expect(lackingHere(root)).toBe(LACKING);
    const [, ...words] = /To fetch them: git (.*)/.exec(LACKING)?.[1]?.split(' ') ?? [];
    expect(git('fetch', ...words).status).toBe(0);
    expect(lackingHere(root)).toBeUndefined();
    expect(versions()).toEqual(['"third"', '"second"', '"first"']);
  });
});
