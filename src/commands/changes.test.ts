import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHELF_BLOCK, shelf, shelfSchema } from '../../tests/support/documents/sites/shelf-block.ts';
import { smallSite, writeFiles } from '../../tests/support/documents/sites/small-site.ts';
import { Failure } from '../base/failure.ts';
import { placesAt } from '../base/places.mjs';
import { runChanges } from './changes.ts';

const PLAIN = {
  colours: false,
  folder: process.cwd(),
  startBrowser: () => Promise.reject(new Error('Nobody asked for pictures.')),
};
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-changes-'));
  writeFiles(root, smallSite({}));
  // Every comparison compiles the schemas of both versions, so the site has only the few that a change needs.
  for (const part of ['blocks/hero', 'schema']) cpSync(part, join(root, part), { recursive: true });
  git('init', '--initial-branch', 'main');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
  const options = settings.flatMap(setting => ['-c', setting]);
  return spawnSync('git', [...options, ...args], { cwd: root, encoding: 'utf8' }).stdout;
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--message', subject);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

async function out(...args: string[]): Promise<string> {
  const { out, aside } = await runChanges(args, placesAt(root), PLAIN);
  expect(aside).toBeUndefined();
  return out;
}

/** The command ends with 2 and with this sentence. */
async function refusal(folder = root, ...args: string[]): Promise<string> {
  const error: unknown = await runChanges(args, placesAt(folder), PLAIN).catch(error => error);
  if (!(error instanceof Failure)) throw new Error('The command was not refused.', { cause: error });
  return error.message;
}

it('has nothing to compare before there is a second version, and says why', async () => {
  expect(await refusal()).toBe(
    'This project has no earlier version in Git yet, so there is nothing to compare with.',
  );
  commit('Begin the site');
  expect(await refusal()).toBe(
    'Nothing has changed since the first commit, so there is nothing to compare with yet.',
  );
});

it('compares with the last commit on the main branch, and says so', async () => {
  edit('pages/index.json', 'One sentence about it.', 'Two sentences about it.');
  expect(await out()).toMatch(/^Compared with the last commit: [0-9a-f]{7,} "Begin the site"\.\n/);
  expect(await out()).toContain('"One sentence about it." → "Two sentences about it."');
  commit('Say two sentences');
});

it('says in a fresh clone that nothing has changed since the last commit, and what that one did', async () => {
  expect(await out()).toMatch(
    /^Nothing has changed since the last commit\. What that one did, compared with the one before it: [0-9a-f]{7,} "Begin the site"\.\n/,
  );
  const copy = mkdtempSync(join(tmpdir(), 'ashlar-changes-shallow-'));
  git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, copy);
  const refused = await refusal(copy);
  rmSync(copy, { recursive: true });
  expect(refused).toBe(
    'Nothing has changed since the last commit, and this copy of the project holds none before it. To fetch them: git fetch --unshallow',
  );
});

it('compares with where a branch began', async () => {
  git('switch', '--create', 'words');
  edit('pages/index.json', 'Two sentences', 'Three sentences');
  commit('Say three sentences');
  edit('pages/index.json', 'Three sentences', 'Four sentences');
  expect(await out()).toMatch(/^Compared with where this work began: [0-9a-f]{7,} "Say two sentences"\.\n/);
  expect(await out()).toContain('"Two sentences about it." → "Four sentences about it."');
});

it('compares with whatever version is named', async () => {
  const text = await out('main~1');
  expect(text).toMatch(/^Compared with main~1: [0-9a-f]{7,} "Begin the site"\.\n/);
  expect(text).toContain('"One sentence about it." → "Four sentences about it."');
});

it('says that nothing changes', async () => {
  git('checkout', 'pages');
  expect(await out('HEAD')).toContain('Nothing changes on the site.');
});

it('names what changed in the code of a block, and how many pages use it', async () => {
  edit('blocks/hero/style.css', '@layer', '/* wider */ @layer');
  expect(await out('HEAD')).toContain('The hero block\n  its code changed; one page uses it');
  git('checkout', 'blocks');
});

it('does not take a new shape of a block for a change of the page', async () => {
  const intro = '"intro": "Three sentences about it."\n    }';
  edit('pages/index.json', intro, `${intro}, ${JSON.stringify(shelf('list'))}`);
  writeFiles(root, { ...SHELF_BLOCK, 'blocks/shelf/schema.json': shelfSchema('list') });
  rmSync(join(root, 'blocks/shelf/migrations.ts'));
  commit('Show shelves of the older shape');
  writeFiles(root, SHELF_BLOCK);
  edit('pages/index.json', '"list"', '"boards"');
  edit('pages/index.json', '"list":["c"]', '"boards":["c","d"]');
  const text = await out('HEAD');
  expect(text).toContain('shelf: one board added to "Two" ("d")\n');
  expect(text).not.toContain('taken out');
  git('checkout', 'pages', 'blocks');
});

it('compares pages even with a version whose blocks cannot be read', async () => {
  edit('blocks/hero/schema.json', '{', '{{');
  commit('Break a block');
  git('checkout', 'HEAD~1', 'blocks');
  edit('pages/index.json', 'Three sentences', 'Five sentences');
  const text = await out('HEAD');
  expect(text).toContain('The blocks of the earlier version could not be read');
  expect(text).toContain('"Three sentences about it." → "Five sentences about it."');
});

it.each([
  [['no-such-branch'], 'There is no version "no-such-branch"'],
  [['--format', 'markdwn'], 'There is no format "markdwn". Did you mean markdown?'],
  [['--what'], "Unknown option '--what'."],
])('cannot run with %j, and says why', async (args, sentence) => {
  expect(await refusal(root, ...args)).toContain(sentence);
});

it.each([[[]], [['main']], [['yesterday']]])('says that Git does not trust the folder: %j', async args => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const refused = await refusal(root, ...args);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(refused).toBe(
    `Git does not trust this folder, because it belongs to another user of this computer. A developer has to help here, once: git config --global --add safe.directory "${root}".`,
  );
});

it('cannot run without any history', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(await refusal()).toBe(
    'This project has no earlier version in Git yet, so there is nothing to compare with.',
  );
});
