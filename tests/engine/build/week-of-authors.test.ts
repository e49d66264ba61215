// @module-tag full-only
// A week of two authors, a developer and a reader on one bare repository, with commands that are killed: every word that somebody wrote
// is in the site, waits, or was given up by name.
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asks } from '../../../src/composer/model/asks.ts';
import type { ExchangeQuestion, ExchangeTake } from '../../../src/composer/model/exchange.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import { bringByAsks, SENDER } from '../../support/composer/bring-by-asks.ts';
import { copyOf } from '../../support/composer/copy.ts';
import { handIn, newest, nobodysSettings, ownSettings } from '../../support/documents/messages/hand-in.ts';
import { oneOf, type Roll } from '../../support/documents/random-deeds.ts';
import { dice, pageWith } from '../../support/documents/sites/small-site.ts';
import { BEFORE_GIT, KILLER } from '../../support/files/kill-git.ts';
import { type Desk, deskIn, GIT_ALONE, openDesk, runGit } from '../../support/files/repositories.ts';
import { run } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const REAL_PATH = process.env.PATH ?? '';
const PROGRAM = join(process.cwd(), 'scripts/run.mjs');
const MARKER = /^(<<<<<<<|=======|>>>>>>>)/m;
const [DEEDS, KILLS] = size([12, 1], [160, 30]);

beforeAll(nobodysSettings);
afterAll(ownSettings);

type Prose = { type: string; heading?: string; text?: string[]; intro?: string };
type Page = { title: string; blocks: Prose[] };

const wordsIn = (text: string): string[] => text.match(/w\d+q/g) ?? [];

class Week {
  #roll: Roll;
  #count = 0;
  readonly written = new Set<string>();
  readonly givenUp = new Set<string>();
  readonly ann = openDesk();
  readonly authors: Desk[];
  readonly outer = dirname(this.ann.folder);
  kills = 0;

  constructor(seed: number) {
    this.#roll = dice(seed);
    const { ann, outer } = this;
    for (const name of ['north', 'south', 'west']) ann.write(`pages/${name}.json`, this.#newPage(name));
    ann.git('add', '.');
    ann.git('commit', '--quiet', '--message', 'Three pages');
    ann.git('push', '--quiet');
    this.authors = [ann, ann.colleague()];
    for (const name of ['developer', 'reader']) runGit(outer, ['clone', '--quiet', 'host', name]);
    ann.write('../bin/git', BEFORE_GIT);
    chmodSync(join(outer, 'bin/git'), 0o755);
  }

  #word(): string {
    this.#count += 1;
    const word = `w${this.#count}q`;
    this.written.add(word);
    return word;
  }

  #sentence = (): string => `The ${this.#word()} stands here.`;
  #block = (): Prose => ({
    type: 'prose',
    heading: `Part ${this.#word()}`,
    text: [this.#sentence(), this.#sentence()],
  });

  #newPage(name: string): string {
    const first = { type: 'hero', heading: `Page ${name}`, intro: this.#sentence() };
    const page = pageWith({ title: `The page ${name}`, blocks: [first, this.#block(), this.#block()] });
    return JSON.stringify(page, null, 2);
  }

  /** What is no longer there after an edit was taken out by somebody who saw it. */
  #save(desk: Desk, file: string, was: string, now: string | undefined): void {
    for (const word of wordsIn(was)) if (!now?.includes(word)) this.givenUp.add(word);
    if (now === undefined) rmSync(join(desk.folder, file));
    else desk.write(file, now);
  }

  edit(desk: Desk): void {
    const roll = this.#roll;
    const names = readdirSync(join(desk.folder, 'pages')).filter(name =>
      /^(north|south|west|new\d+)/.test(name),
    );
    if (names.length === 0 || roll(12) === 0) {
      const name = `new${this.#count}`;
      desk.write(`pages/${name}.json`, this.#newPage(name));
      return;
    }
    const file = `pages/${oneOf(roll, names)}`;
    const text = desk.read(file);
    const page: Page = JSON.parse(text);
    const parts = page.blocks.filter(({ type }) => type === 'prose');
    const way = roll(10);
    if (way === 0 && names.length > 2) {
      this.#save(desk, file, text, undefined);
      return;
    }
    if (way === 1 && parts.length > 1) page.blocks.splice(page.blocks.indexOf(oneOf(roll, parts)), 1);
    else if (way < 4) page.blocks.splice(1 + roll(page.blocks.length), 0, this.#block());
    else if (way < 6) (page.blocks[0] as Prose).intro = this.#sentence();
    else {
      const { text: sentences = [] } = oneOf(roll, parts);
      if (sentences.length > 4) sentences.pop();
      sentences.splice(roll(sentences.length + 1), roll(2), this.#sentence());
    }
    this.#save(desk, file, text, JSON.stringify(page, null, 2));
  }

  /** Answers each question at random, and notes which words that gives up. */
  #answers(desk: Desk, said: string): string[] {
    const [, ...parts] = said.split(/\n\n(?=pages\/)/);
    return parts.flatMap(part => {
      const [, file = ''] = /^(pages\/[^,\n]+)/.exec(part) ?? [];
      const [, sign, takes = ''] = /to answer: --take (\S+?)=(\S+)/.exec(part) ?? [];
      const take = oneOf(this.#roll, takes.split('|'));
      const isWhole = /^pages\/[^,\n]+\n/.test(part);
      const shownAs = (name: string) => new RegExp(`^ {2}${name} +(.*)$`, 'm').exec(part)?.[1] ?? '';
      const at = (version: string) => desk.tryGit('show', `${version}:${file}`).stdout;
      const here = existsSync(join(desk.folder, file)) ? desk.read(file) : '';
      const mine = isWhole ? here + at('HEAD') : shownAs('mine');
      const theirs = isWhole ? at('origin/main') : shownAs('theirs');
      const [kept, lost] = take === 'mine' ? [mine, theirs] : [theirs, mine];
      if (take !== 'both')
        for (const word of [...wordsIn(lost), ...wordsIn(shownAs('before'))])
          if (!kept.includes(word)) this.givenUp.add(word);
      return ['--take', `${sign}=${take}`];
    });
  }

  #killed(desk: Desk, args: string[]): void {
    const roll = this.#roll;
    const isGit = roll(2) === 0;
    const env = {
      ...GIT_ALONE,
      REAL_PATH,
      CALLS: join(this.outer, `calls-${this.kills}`),
      PATH: `${join(this.outer, 'bin')}${delimiter}${REAL_PATH}`,
      KILL_AT: String(isGit ? 1 + roll(60) : 0),
      KILL_WHEN: 'after',
    };
    const own = isGit ? [] : ['--import', KILLER];
    const files: { [name: string]: string } = isGit
      ? {}
      : { KILL_IN: 'newest', KILL_AT: String(1 + roll(120)) };
    run(desk.folder, [...own, PROGRAM, 'newest', ...args], { ...env, ...files });
    this.kills += 1;
    this.expectWhole(desk);
  }

  /** The second author has a window. */
  #hasWindow = (desk: Desk): boolean => desk === this.authors[1];

  /** Answers a question of the window at random, and notes which words that gives up. */
  #takeFor(
    desk: Desk,
    { is, document = '', before, mine, theirs, takes, third }: ExchangeQuestion,
  ): ExchangeTake {
    const isWritten = third !== undefined && this.#roll(4) === 0;
    const take: ExchangeTake = isWritten ? { value: third } : oneOf(this.#roll, takes);
    const file = `pages${document}.json`;
    const at = (version: string) => desk.tryGit('show', `${version}:${file}`).stdout;
    const here = existsSync(join(desk.folder, file)) ? desk.read(file) : '';
    const isWhole = ['taken', 'begun', 'file'].includes(is);
    const own = isWhole ? here + at('HEAD') : mine;
    const other = isWhole ? at('origin/main') : theirs;
    const kept =
      typeof take === 'object' ? String(third) : { mine: own, theirs: other, both: own + other }[take];
    for (const word of wordsIn([own, other, before].join(' ')))
      if (!kept.includes(word)) this.givenUp.add(word);
    return take;
  }

  async #bringByAsks(desk: Desk): Promise<void> {
    const { status, message, done, theirs } = await bringByAsks(desk.folder, question =>
      this.#takeFor(desk, question),
    );
    expect([status, message, done === true || theirs === undefined]).toEqual([200, undefined, true]);
    this.expectWhole(desk);
  }

  async #sendByAsks(desk: Desk): Promise<void> {
    const copy = copyOf(desk.folder);
    const ask = async <Name extends 'plan' | 'send'>(name: Name, input: Asks[Name]['input']) => {
      const { status, told } = await answerTo(copy, SENDER, { ask: name, input });
      return { status, ...(told as Asks[Name]['told']) };
    };
    const { tree, sent, problems } = await ask('plan', { agrees: true });
    if (sent.waitsForOthers) return this.bring(desk);
    if (tree === undefined || problems.length > 0) return;
    const title = `Change ${this.#count}`;
    expect(await ask('send', { id: title, title, tree })).toMatchObject({ status: 200, is: 'beingRead' });
  }

  async bring(desk: Desk, isKilled = false): Promise<void> {
    if (this.#hasWindow(desk)) {
      if (isKilled) this.#killed(desk, []);
      return this.#bringByAsks(desk);
    }
    let args: string[] = [];
    if (isKilled) this.#killed(desk, args);
    for (let times = 0; times < 6; times += 1) {
      const { code, said } = await newest(desk.folder, args);
      expect([code, said], said).toEqual([expect.toBeOneOf([0, 1]), said]);
      if (code === 0) return this.expectWhole(desk);
      args = [...args, ...this.#answers(desk, said)];
      if (isKilled && times === 0) this.#killed(desk, args);
    }
    throw new Error('The questions have no end.');
  }

  async send(desk: Desk): Promise<void> {
    if (this.#hasWindow(desk)) return this.#sendByAsks(desk);
    const { code, said } = await handIn(desk.folder, [`Change ${this.#count}`]);
    if (code === 0) return;
    if (/type npm run newest/.test(said)) return this.bring(desk);
    expect(said).toMatch(/has to be mended first/);
  }

  /** Takes in what Git merges without a question. The rest waits until its author has brought the others' work. */
  read(): void {
    const { git, tryGit } = deskIn(this.outer, 'reader');
    git('fetch', '--quiet', '--prune');
    git('reset', '--quiet', '--hard', 'origin/main');
    const branches = git('branch', '--remotes', '--no-merged', 'HEAD', '--format=%(refname:short)').split(
      '\n',
    );
    for (const branch of branches.filter(name => name.startsWith('origin/change'))) {
      const isSquashed = this.#roll(2) === 0;
      const way = isSquashed ? ['--squash'] : ['--no-ff', '--no-edit'];
      const merged = tryGit('merge', '--quiet', ...way, branch);
      if (merged.status !== 0) git('reset', '--quiet', '--hard');
      else if (isSquashed) tryGit('commit', '--quiet', '--message', 'Taken in');
    }
    git('push', '--quiet', 'origin', 'HEAD:main');
  }

  develop(): void {
    const desk = deskIn(this.outer, 'developer');
    desk.git('fetch', '--quiet');
    desk.git('reset', '--quiet', '--hard', 'origin/main');
    desk.write('notes.txt', `${desk.read('notes.txt')}${this.#count}\n`);
    this.edit(desk);
    desk.git('add', '.');
    desk.git('commit', '--quiet', '--message', 'Develop');
    desk.git('push', '--quiet');
  }

  expectWhole({ folder }: Desk): void {
    for (const name of readdirSync(join(folder, 'pages')).filter(name => name.endsWith('.json'))) {
      const text = readFileSync(join(folder, 'pages', name), 'utf8');
      expect(text).not.toMatch(MARKER);
      JSON.parse(text);
    }
  }

  async pass(): Promise<void> {
    for (let deed = 0; deed < DEEDS; deed += 1) {
      const desk = oneOf(this.#roll, this.authors);
      const way = this.#roll(20);
      if (way < 12) this.edit(desk);
      else if (way < 15) await this.send(desk);
      else if (way < 17) this.read();
      else if (way < 18) this.develop();
      else await this.bring(desk);
      const isDue = this.kills < KILLS * ((deed + 1) / DEEDS);
      if (isDue) {
        this.edit(desk);
        this.develop();
        await this.bring(desk, true);
      }
    }
  }

  /** Every text that is anywhere: in a branch at the host, or on an author's table. */
  everywhere(): string {
    const { host, authors } = this;
    const refs = runGit(host, ['for-each-ref', '--format=%(refname)']).stdout.trim().split('\n');
    const there = refs.map(ref => runGit(host, ['grep', '-h', 'w[0-9]*q', ref, '--', 'pages']).stdout);
    const here = authors.map(
      ({ tryGit }) => tryGit('grep', '-h', '--untracked', 'w[0-9]*q', '--', 'pages').stdout,
    );
    return [...there, ...here].join('\n');
  }

  get host(): string {
    return this.ann.host;
  }
}

it('loses no word in a week of two authors, a developer and a reader', { timeout: 1_200_000 }, async () => {
  const week = new Week(7);
  await week.pass();
  const found = new Set(wordsIn(week.everywhere()));
  const lost = [...week.written].filter(word => !found.has(word) && !week.givenUp.has(word));
  expect(lost).toEqual([]);
  expect(week.kills).toBeGreaterThanOrEqual(KILLS);
  const marked = runGit(week.host, ['grep', '-e', '^<<<<<<<', 'main']).stdout;
  expect(marked).toBe('');
  week.ann.remove();
});
