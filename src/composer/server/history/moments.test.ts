// What the window is told of the past of a page: who changed it when, and the page as it was.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO, KIM } from '../../../../tests/support/composer/copy.ts';
import { hero, pageWith, temporarySite } from '../../../../tests/support/documents/sites/small-site.ts';
import { startsOfGit } from '../../../../tests/support/files/starts-of-git.ts';
import { keepText } from '../../../change/journal/texts.ts';
import { withoutPrograms } from '../../../site/git/git.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Asks } from '../../model/asks.ts';
import { answerTo } from '../asks.ts';
import type { Author, ShownCopy } from '../copy.ts';
import { momentsOf } from './moments.ts';
import { pastAnswer } from './past-answers.ts';

const ABOUT = 'pages/about.json';
const textOf = (heading: string) => JSON.stringify(pageWith({ blocks: [{ ...hero, heading }] }));

let root: string;
let copy: ShownCopy;

beforeEach(() => {
  root = temporarySite({ [ABOUT]: textOf('One') });
});

function commit(title: string, author: string): void {
  const words = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com'];
  for (const deed of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', title],
  ])
    execFileSync('git', [...words, ...deed], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T10:00:00Z' },
    });
}

async function ask<Name extends keyof Asks>(
  name: Name,
  input: Asks[Name]['input'],
  author: Author = JO,
): Promise<Asks[Name]['told']> {
  const { status, told } = await answerTo(copy, author, { ask: name, input });
  expect(status, JSON.stringify(told)).toBe(200);
  return told as Asks[Name]['told'];
}

const setHeading = (from: string, value: string, author: Author) =>
  ask(
    'change',
    {
      id: value,
      steps: [
        {
          document: '/about',
          version: versionOf(textOf(from)),
          path: ['blocks', 0, 'heading'],
          do: 'set',
          value,
        },
      ],
    },
    author,
  );

it('the moments of a page say who made them, the newest first', async () => {
  commit('Begin', 'Ann Lee');
  copy = copyOf(root);
  await setHeading('One', 'Two', JO);
  await setHeading('Two', 'Three', KIM);
  writeFileSync(join(root, ABOUT), textOf('Four'));
  copy.journal.note(ABOUT);
  const { moments, more } = await ask('moments', { document: '/about' });
  expect(more).toBeUndefined();
  expect(moments.map(({ by, name, words }) => [by, name, words])).toEqual([
    ['editor', undefined, expect.stringContaining('“Three” → “Four”')],
    ['others', undefined, expect.stringContaining('“Two” → “Three”')],
    ['you', undefined, expect.stringContaining('“One” → “Two”')],
    ['others', 'Ann Lee', expect.stringContaining('new: hero')],
  ]);
  expect(moments.map(({ key }) => key)).toEqual(
    ['Four', 'Three', 'Two', 'One'].map(one => versionOf(textOf(one))),
  );
});

it('a page is shown as it was, and a moment that nobody was told of is unknown', async () => {
  copy = copyOf(root);
  await setHeading('One', 'Two', JO);
  const then = await ask('pageThen', { route: '/about', key: versionOf(textOf('One')) });
  expect(then.rows).toEqual([expect.stringContaining('“Two” → “One”')]);
  expect(then.differs).toEqual([
    {
      what: 'value',
      path: ['blocks', 0, 'heading'],
      now: { document: '/about', path: ['blocks', 0, 'heading'] },
      words: expect.stringContaining('“Two” → “One”'),
    },
  ]);
  const { status } = await answerTo(copy, JO, {
    ask: 'pageThen',
    input: { route: '/about', key: versionOf('nobody') },
  });
  expect(status).toBe(404);
});

it('the moments of a place are those at which it has changed, wherever it stood', async () => {
  const page = (...headings: string[]) =>
    JSON.stringify(
      pageWith({ blocks: headings.map(heading => ({ ...hero, heading, intro: `${heading} it is.` })) }),
    );
  const save = (text: string) => {
    writeFileSync(join(root, ABOUT), text);
    copy.journal.note(ABOUT);
  };
  copy = copyOf(root);
  save(page('Oak'));
  save(page('Ash', 'Oak'));
  save(page('Ash', 'Oak').replace('Oak it is.', 'Oak it was.'));
  save(page('Ash', 'Oak').replace('Oak it is.', 'Oak it was.').replace('Ash it is.', 'Ash it was.'));
  const { moments } = await ask('moments', { document: '/about', path: ['blocks', 1, 'intro'] });
  expect(moments.map(({ words }) => words)).toEqual([
    expect.stringContaining('Oak it was.'),
    expect.stringContaining('“Oak it is.”'),
    expect.stringContaining('intro added'),
  ]);
});

it('the moments of the whole site name what was changed, and come fifty at a time', async () => {
  commit('Begin', 'Ann Lee');
  copy = copyOf(root);
  for (let count = 0; count < 60; count += 1) {
    writeFileSync(join(root, ABOUT), textOf(`Number ${count}`));
    copy.journal.note(ABOUT);
  }
  const first = await ask('moments', {});
  const rest = await ask('moments', { before: first.more });
  expect(first.moments).toHaveLength(50);
  expect(first.moments[0]).toMatchObject({ isNow: true, document: '/about', by: 'editor' });
  expect(rest.moments).toHaveLength(11);
  expect(rest.more).toBeUndefined();
  const keys = [...first.moments, ...rest.moments].map(({ words }) => words);
  expect(new Set(keys).size).toBe(61);
  expect(rest.moments.at(-1)).toMatchObject({ by: 'others', name: 'Ann Lee' });
});

it('at a thousand commits, opening the history starts Git twice, and later not at all', () => {
  let input = '';
  const start = Date.UTC(2026, 0, 1) / 1000;
  for (let count = 0; count < 1000; count += 1) {
    const text = textOf(`Number ${count}`);
    input += `commit refs/heads/main\ncommitter Ann Lee <a@b> ${start + count * 600} +0000\ndata 1\nC\n`;
    input += `M 100644 inline pages/page-${count % 9}.json\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  }
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input });
  const { library } = copyOf(root);
  withoutPrograms(root);
  const open = (document?: string) => momentsOf(library(), JO, document === undefined ? {} : { document });
  const starts = (document?: string) => startsOfGit(() => expect(open(document).moments).toHaveLength(50));
  expect(starts('/page-1')).toBe(2);
  expect(starts('/page-1')).toBe(0);
  expect([starts(), starts()]).toEqual([1, 0]);
  expect(open('/page-1').moments[0]).toMatchObject({ by: 'others', name: 'Ann Lee' });
});

it('an answer of another thread is plain data', async () => {
  const { library } = copyOf(root);
  copy = copyOf(root, {
    past: async question => structuredClone(pastAnswer(library(), structuredClone(question))),
  });
  await setHeading('One', 'Two', JO);
  const key = versionOf(textOf('One'));
  const input = { id: 'back', what: 'document' as const, document: '/about', key };
  expect(await ask('putBack', input)).toMatchObject({ page: '/about', others: [], left: [] });
  expect(readFileSync(join(root, ABOUT), 'utf8')).toBe(textOf('One'));
  const { status } = await answerTo(copy, JO, { ask: 'pageThen', input: { route: '/a', key } });
  expect(status).toBe(404);
});

describe('what others have made', () => {
  const ODD = ['a\nb', '\u202egnp.exe', '--output=x', '\x01'.repeat(3), ':100644 000000 M', '\u001b[31m'];

  it('is told with names that a terminal or a reader would take for something else', async () => {
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
    for (const [count, name] of ODD.entries()) {
      writeFileSync(join(root, ABOUT), textOf(`Number ${count}`));
      const env = { ...process.env, GIT_COMMITTER_DATE: `2026-01-02T10:0${count}:00Z` };
      const who = ['-c', `user.name=x${name}`, '-c', 'user.email=a@b'];
      execFileSync('git', ['add', '.'], { cwd: root });
      execFileSync('git', [...who, 'commit', '-qm', `${name} ${name}`], { cwd: root, env });
    }
    copy = copyOf(root);
    const { moments } = await ask('moments', { document: '/about' });
    expect(moments.map(({ words }) => words.match(/Number \d”$/)?.[0])).toEqual([
      ...['Number 5”', 'Number 4”', 'Number 3”', 'Number 2”', 'Number 1”'],
      undefined,
    ]);
    expect(moments.map(({ name }) => name).join()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('is taken in when the main branch of the remote has got it, and not before', async () => {
    const git = (minute: number, ...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b', ...words], {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: `2026-01-02T10:0${minute}:00Z` },
      });
    const save = (minute: number, heading: string) => {
      writeFileSync(join(root, ABOUT), textOf(heading));
      git(minute, 'add', '.');
      git(minute, 'commit', '-qm', heading);
    };
    git(0, 'init', '-q', '-b', 'main');
    save(1, 'One');
    git(1, 'checkout', '-qb', 'mine');
    save(2, 'Two');
    git(3, 'checkout', '-q', 'main');
    git(4, 'merge', '-q', '--no-ff', 'mine', '-m', 'Taken in');
    git(4, 'update-ref', 'refs/remotes/origin/main', 'main');
    git(4, 'checkout', '-q', 'mine');
    save(5, 'Three');
    copy = copyOf(root);
    const { moments } = await ask('moments', { document: '/about' });
    expect(moments.map(({ takenIn }) => takenIn?.time)).toEqual([undefined, '10:04', '10:01']);
  });

  it('and came with the folder is marked, can be put back, and is never undone', async () => {
    const planted = Buffer.from(textOf('Planted'));
    const entry = { at: Date.now() - 60_000, by: 'composer', id: 'planted', author: JO.id };
    const changes = [{ file: ABOUT, before: null, after: keepText(root, planted) }];
    writeFileSync(join(root, '.ashlar/journal/000001.jsonl'), `\n${JSON.stringify({ ...entry, changes })}`);
    copy = copyOf(root);
    const key = versionOf(textOf('Planted'));
    const { moments } = await ask('moments', { document: '/about' });
    expect(moments.find(one => one.key === key)).toMatchObject({ by: 'elsewhere' });
    expect((await answerTo(copy, JO, { ask: 'undo', input: {} })).status).toBe(409);
    await ask('putBack', { id: 'back', what: 'document', document: '/about', key });
    expect(readFileSync(join(root, ABOUT), 'utf8')).toBe(textOf('Planted'));
    await ask('undo', {});
    expect(readFileSync(join(root, ABOUT), 'utf8')).toBe(textOf('One'));
    expect((await answerTo(copy, JO, { ask: 'undo', input: {} })).status).toBe(409);
  });
});
