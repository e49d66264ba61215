// The work of one author goes to another as a file: what comes out of it, what is asked, and what Undo takes back.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../../tests/support/documents/messages/hand-in.ts';
import { hero, pageWith } from '../../../../../tests/support/documents/sites/small-site.ts';
import { type Desk, openDesk } from '../../../../../tests/support/files/repositories.ts';
import { size } from '../../../../../tests/support/size.ts';
import { listFiles } from '../../../../base/files/folder.ts';
import { forgetKept } from '../../../../base/kept-place.mjs';
import { recordAll } from '../../../../change/journal/record.ts';
import type { Asks } from '../../../model/asks.ts';
import type { ExchangeTake } from '../../../model/exchange.ts';
import { answerTo } from '../../asks.ts';
import type { Author, ShownCopy } from '../../copy.ts';
import { openChangeFile } from './open-file.ts';

const FEES = 'pages/fees.json';
const PHOTO = 'pages/_public/images/mill.jpg';
const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };
const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

let hers: Desk;
let his: Desk;
let copy: ShownCopy;
let deeds = 0;

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  hers = openDesk();
  his = hers.colleague();
});
afterEach(() => {
  for (const { folder } of [hers, his]) forgetKept(folder);
  hers.remove();
});

/** Opens the other's folder. Without Git, its journal begins now. */
function openHis({ git = true } = {}): void {
  if (!git) rmSync(join(his.folder, '.git'), { recursive: true });
  recordAll(his.folder);
  copy = copyOf(his.folder);
}

type Answer<Name extends keyof Asks> = Asks[Name]['told'] & { status: number; message: string };

async function ask<Name extends keyof Asks>(name: Name, input: object, of = copy): Promise<Answer<Name>> {
  const { status, told } = await answerTo(of, AUTHOR, { ask: name, input });
  return { status, ...told } as Answer<Name>;
}

const asFile = () => ask('asFile', { title: 'A new price' }, copyOf(hers.folder));
const open = (text: string) => openChangeFile(copy, AUTHOR, async path => writeFileSync(path, text));
const id = () => `deed-${deeds++}`;
const look = (file: string) => ask('bring', { id: id(), file, rehearse: true });

const contentOf = ({ folder }: Desk) =>
  listFiles(join(folder, 'pages')).map(name => [name, readFileSync(join(folder, 'pages', name), 'latin1')]);

async function herWork(): Promise<void> {
  const { edit, write, folder } = hers;
  edit(FEES, 'Ten dollars', 'Twelve dollars');
  writeFileSync(join(folder, PHOTO), jpeg);
  const image = { src: '/images/mill.jpg', alt: 'The mill' };
  write(
    'pages/mill.json',
    JSON.stringify(pageWith({ title: 'The mill', blocks: [{ ...hero, image }] }), null, 2),
  );
  const home = JSON.parse(hers.read('pages/index.json'));
  const blocks = [...home.blocks, { ...hero, heading: 'For later', hidden: true }];
  write('pages/index.json', JSON.stringify({ ...home, blocks }, null, 2));
  const moved = await ask('movePage', { id: id(), page: '/hours', to: '/open' }, copyOf(folder));
  expect(moved.status).toBe(200);
}

const BOTH = [{ git: true }, { git: false }];

describe('her work as a file', () => {
  it.each(size([{ git: false }], BOTH))(
    'becomes the same bytes, is one change under her name, taken back by one Undo, and then nothing new (Git: $git)',
    async how => {
      await herWork();
      openHis(how);
      const before = contentOf(his);
      const { name, text, aside } = await asFile();
      expect([name, aside]).toEqual(['a-new-price.change.json', []]);
      const opened = await open(text);
      expect(opened).toMatchObject({ title: 'A new price', by: 'Ann' });
      const told = await look(opened.file);
      expect(told).toMatchObject({ status: 200, names: ['Ann'], questions: [] });
      expect(told.changes.map(({ title, route, rows, by }) => [title, route, rows, by])).toEqual([
        [
          'Home',
          '/',
          ['Hero “For later” added, after “A page to check” (hero) (hidden: visitors do not see it)'],
          ['Ann'],
        ],
        ['Ten dollars', '/fees', ['Heading of the page changed: “Ten dollars” → “Twelve dollars”'], ['Ann']],
        ['A page to check', '/mill', ['New page: hero'], ['Ann']],
        [
          'Nine to five',
          '/open',
          [
            'Address changed: /hours → /open; the old address leads to the new one',
            'Redirect added: /hours leads here',
          ],
          ['Ann'],
        ],
        ['/images/mill.jpg', undefined, ['Picture added'], ['Ann']],
      ]);
      expect(contentOf(his)).toEqual(before);
      const done = await ask('bring', { id: id(), file: opened.file, theirs: told.theirs });
      expect(done).toMatchObject({ status: 200, done: true });
      expect(contentOf(his)).toEqual(contentOf(hers));
      expect((await ask('moments', {})).moments[0]).toMatchObject({ by: 'others', name: 'Ann' });
      expect((await ask('undo', {})).message).toMatch(
        /^Taken back: the picture “mill” was added and \d more changes/,
      );
      expect(contentOf(his)).toEqual(before);
      expect((await ask('redo', {})).status).toBe(200);
      expect(contentOf(his)).toEqual(contentOf(hers));
      const again = await look((await open(text)).file);
      expect(again).toMatchObject({ status: 200, changes: [], questions: [] });
      expect(again.theirs).toBeUndefined();
    },
  );

  it.each(size([{ git: true }], BOTH))(
    'is merged with what was changed here, and asked about where both have written (Git: $git)',
    async how => {
      await herWork();
      openHis(how);
      his.edit(FEES, '"Ten dollars"', '"Nine dollars"');
      his.edit('pages/hours.json', 'Nine to five', 'Nine to six');
      if (how.git) {
        // Then the base of the file is not what this folder has.
        his.git('commit', '--quiet', '--all', '--message', 'His own');
        his.git('push', '--quiet');
      }
      const { file } = await open((await asFile()).text);
      const told = await look(file);
      expect(told.questions).toMatchObject([
        {
          route: '/fees',
          before: 'Ten dollars',
          mine: 'Nine dollars',
          theirs: 'Twelve dollars',
          by: ['Ann'],
        },
      ]);
      const answers = told.questions.map(({ key }) => ({ key, take: { value: 'Eleven dollars' } }));
      const done = await ask('bring', { id: id(), file, theirs: told.theirs, answers });
      expect(done).toMatchObject({ status: 200, done: true });
      expect(his.read(FEES)).toContain('"Eleven dollars"');
      expect(his.read('pages/open.json')).toContain('Nine to six');
      expect(existsSync(join(his.folder, 'pages/hours.json'))).toBe(false);
    },
  );

  it('replaces a picture, which Undo puts back, and asks which one stays if it was replaced here too', async () => {
    const social = 'pages/_public/images/social.png';
    writeFileSync(join(hers.folder, social), await sharp(jpeg).png().toBuffer());
    openHis();
    const before = contentOf(his);
    const { file } = await open((await asFile()).text);
    const told = await look(file);
    expect(told).toMatchObject({ status: 200, questions: [], changes: [{ title: '/images/social.png' }] });
    expect(await ask('bring', { id: id(), file, theirs: told.theirs })).toMatchObject({ done: true });
    expect(contentOf(his)).toEqual(contentOf(hers));
    expect((await ask('undo', {})).message).toBe('Taken back: the picture “social” was replaced');
    expect(contentOf(his)).toEqual(before);
    writeFileSync(join(his.folder, social), await sharp(jpeg).negate().png().toBuffer());
    expect((await look(file)).questions).toMatchObject([{ is: 'file' }]);
  });

  it('is held to the check, and comes through no link', async () => {
    hers.edit(FEES, 'Ten dollars', '<b>Twelve</b> dollars');
    openHis();
    const { text, aside } = await asFile();
    expect(aside).toEqual([
      'One thing in it has to be mended before it can be public:',
      expect.stringContaining('HTML'),
    ]);
    const { file } = await open(text);
    const { theirs, questions } = await look(file);
    expect(questions).toMatchObject([{ mine: 'Ten dollars', theirs: '<b>Twelve</b> dollars' }]);
    const bring = (take: ExchangeTake) =>
      ask('bring', { id: id(), file, theirs, answers: questions.map(({ key }) => ({ key, take })) });
    expect((await bring('theirs')).done).toBeUndefined();
    expect(his.read(FEES)).toContain('"Ten dollars"');
    expect(await bring({ value: 'Twelve dollars' })).toMatchObject({ status: 200, done: true });
    expect(his.read(FEES)).toContain('"Twelve dollars"');
    rmSync(join(his.folder, FEES));
    symlinkSync(join(hers.folder, FEES), join(his.folder, FEES));
    const linked = await look(file);
    expect([linked.status, linked.message]).toEqual([
      409,
      expect.stringMatching(/ is a link, and links are not followed/),
    ]);
  });

  it('says what it is not made of, and what to do with too much', async () => {
    expect((await asFile()).message).toBe('Nothing has changed here that could go into a file.');
    hers.write('pages/_public/files/plan.pdf', '%PDF-1.7');
    hers.edit(FEES, 'Ten dollars', 'Twelve dollars');
    expect((await asFile()).aside).toEqual([
      expect.stringMatching(/^pages\/_public\/files\/plan.pdf is not in the file/),
    ]);
    writeFileSync(join(hers.folder, PHOTO), randomBytes(15_000_000));
    expect(await asFile()).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^This change would weigh 21 megabytes as a file, and mail takes 20 at most\./,
      ),
    });
  });
});
