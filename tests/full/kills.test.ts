// The server or the browser is killed while somebody writes a paragraph with a bold word and a link. What was typed more than half a
// second ago is in the file, and every file is whole. If it cannot be saved, it waits, also in a browser that has kept nothing.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { valueAt } from '../../src/base/json-value.ts';
import { inTime } from '../support/browser/browser.ts';
import { leaveEvidence } from '../support/browser/evidence.ts';
import { type OwnBrowser, openOwnBrowser } from '../support/browser/own-browser.ts';
import { editedSite } from '../support/composer/edited-site.ts';
import { Hands } from '../support/composer/hands.ts';
import { PHOTOGRAPH, TASK_SITES } from '../support/composer/task-sites.ts';
import { type Heard, listenIn } from '../support/composer/typed-time.ts';
import { dice } from '../support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../support/site/site.ts';

const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_125);
const KILLS = 40;
const FILE = 'pages/leistungen/wartung.json';
const HALF_A_SECOND = 500;
const MOST_UNDOES = 2;
/** A busy machine takes long to start a server and to open a page. */
const PATIENCE = { timeout: 300_000 };
/** One that a save leaves behind when it is killed. The start of a later one sweeps it away. */
const TEMPORARY = /^\.[\w.-]+\.ashlar-save$/;

const { words, photograph } = TASK_SITES[1] as (typeof TASK_SITES)[number];
const throwDice = dice(SEED);
const site = editedSite(SECOND_CONTENT);
let folder: string;
const folders: string[] = [];
let browser: OwnBrowser | undefined;
let hands: Hands;
let heard: Heard;
/** Called when something is typed or sent. */
let hear: (what: 'typed' | 'sent') => void = () => undefined;

const newFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-browser-'));
  folders.push(folder);
};

beforeAll(newFolder);

afterEach(async context => {
  await leaveEvidence(context);
  if (context.task.result?.state !== 'fail') return;
  await kill('browser');
  // What is left in the browser is nothing for the next test.
  newFolder();
  if (!site.server.isRunning()) await site.startAgain();
});

afterAll(async () => {
  await kill('browser');
  for (const one of folders) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
});

async function open(): Promise<void> {
  browser = await openOwnBrowser(folder);
  hands = new Hands(browser.page, 'fields');
  heard = await listenIn(browser.page, what => hear(what));
  await hands.open(`${site.server.url}/_edit${words.route}`);
}

/** Writes the sentence with its bold word and its link, which leads to a page or to "target", and goes on and on, until "isOver". */
async function write(number: number, isOver: () => boolean, target?: string): Promise<void> {
  const { keyboard } = hands.page;
  const [before, bold, between, page] = words.written;
  const link = target ?? page;
  const press = async (keys: Iterable<string>) => {
    for (const key of keys) {
      if (isOver()) return;
      await inTime(keyboard.press(key), `the key ${key}`);
      await wait(20 + throwDice(80));
    }
  };
  await press(['ControlOrMeta+End', ...before, 'ControlOrMeta+b', ...bold, 'ControlOrMeta+b', ...between]);
  await press(['ControlOrMeta+k']);
  if (!isOver()) await hands.isIn('A page, or an address');
  await press([...link, 'Enter']);
  while (!isOver()) await press(` Und noch ein Satz, der ${number}., der immer weitergeht.`);
}

/** A moment at which something may be on its way: after so many letters, or so many saves, and a little later. */
function anyMoment(isFirst: boolean): Promise<void> {
  const count = isFirst ? 55 : 1 + throwDice(150);
  const awaited = isFirst || throwDice(2) === 0 ? 'typed' : 'sent';
  const later = throwDice(120);
  let left = awaited === 'typed' ? count : Math.ceil(count / 8);
  return new Promise(resolve => {
    hear = what => {
      if (what !== awaited) return;
      left -= 1;
      if (left === 0) setTimeout(resolve, later);
    };
  });
}

const PATH = ['blocks', 2, 'items', 0, 'text'];
const inFile = () => JSON.stringify(valueAt(JSON.parse(site.read(FILE)), PATH));

/** Files of the site that are no whole JSON, and files that have no business there. */
function faults(): string[] {
  const files = readdirSync(join(site.folder, 'pages'), { recursive: true, withFileTypes: true });
  return files.flatMap(({ name, parentPath }) => {
    if (name.startsWith('.')) return TEMPORARY.test(name) ? [] : [name];
    if (!name.endsWith('.json')) return [];
    try {
      JSON.parse(readFileSync(join(parentPath, name), 'utf8'));
      return [];
    } catch {
      return [name];
    }
  });
}

/** All of it was typed in one field within a minute, before the kill and after it. */
async function undoAll(): Promise<void> {
  for (let count = 0; site.diff() !== ''; count += 1) {
    expect(count).toBeLessThan(MOST_UNDOES);
    const answer = hands.page.waitForResponse(
      response => response.request().postData()?.startsWith('{"ask":"undo"') === true,
    );
    await hands.press('Undo');
    expect((await answer).status()).toBe(200);
  }
}

/** Ends the server while the browser goes on, or the browser while the server goes on. */
async function kill(killed: 'server' | 'browser'): Promise<void> {
  if (killed === 'server') return site.stop();
  const kill = browser?.kill();
  browser = undefined;
  await inTime(Promise.resolve(kill), 'the end of the browser');
}

describe.each(['server', 'browser'] as const)('the %s is killed while somebody writes', killed => {
  const rounds = Array.from({ length: KILLS }, (_, index) => index);

  it.each(rounds)(
    `and what was typed half a second before is there (%i, seed ${SEED})`,
    PATIENCE,
    async round => {
      if (!browser) await open();
      await hands.goTo(words.at);
      const begun = inFile();
      Object.assign(heard, { typed: [], sent: [] });
      const { typed, sent } = heard;
      const values = () => typed.map(({ value }) => value);
      let isOver = false;
      const writing = write(round, () => isOver).catch(error => {
        if (!isOver) throw error;
      });
      await inTime(Promise.race([anyMoment(round === 0), writing]), 'the moment of the kill');
      isOver = killed === 'browser';
      await kill(killed);
      // The server may be writing just then.
      await expect.poll(faults).toEqual([]);
      const kept = values().indexOf(inFile());
      if (kept < 0) expect(inFile()).toBe(begun);
      const saved = sent.findLast(({ isSaved }) => isSaved)?.value;
      expect(kept).toBeGreaterThanOrEqual(saved === undefined ? -1 : values().indexOf(saved));
      const lost = typed[kept + 1];
      expect(lost ? heard.now - lost.at : 0).toBeLessThanOrEqual(HALF_A_SECOND);
      if (killed === 'server') {
        // Somebody who does not notice it goes on writing.
        await wait(throwDice(700));
        isOver = true;
        await inTime(writing, 'the last key');
        await site.startAgain();
        await expect.poll(inFile, PATIENCE).toBe(values().at(-1));
      } else await open();
      await hands.hasSaved();
      const now = values().indexOf(inFile());
      if (now < 0) expect(inFile()).toBe(begun);
      expect(now).toBeGreaterThanOrEqual(kept);
      if (round === 0) expect(inFile()).toMatch(/\*\*.+\*\*.+\]\(/);
      expect(faults()).toEqual([]);
      await undoAll();
      expect(inFile()).toBe(begun);
    },
  );
});

it.each(Array.from({ length: KILLS / 4 }, (_, index) => index))(
  `the browser is killed, and what cannot be saved waits in another one (%i, seed ${SEED})`,
  PATIENCE,
  async round => {
    if (!browser) await open();
    await hands.goTo(words.at);
    const begun = inFile();
    Object.assign(heard, { typed: [], sent: [] });
    const before = heard;
    let isOver = false;
    const writing = write(round, () => isOver, '/nirgendwo').catch(error => {
      if (!isOver) throw error;
    });
    await inTime(Promise.race([anyMoment(round === 0), writing]), 'the moment of the kill');
    isOver = true;
    await kill('browser');
    newFolder();
    await open();
    // By then the window has read what the server keeps.
    await hands.inOutline(words.at.block).waitFor();
    const values = before.typed.map(({ value }) => value);
    const waiting = heard.typed[0]?.value ?? '';
    const kept = Math.max(values.indexOf(inFile()), values.indexOf(waiting));
    const lost = before.typed[kept + 1];
    expect(lost ? before.now - lost.at : 0).toBeLessThanOrEqual(HALF_A_SECOND);
    if (round === 0) expect(waiting).toContain('/nirgendwo');
    if (waiting.includes('/nirgendwo')) await hands.press('Leave it as it was');
    await hands.hasSaved();
    await undoAll();
    expect(inFile()).toBe(begun);
  },
);

it.each(['server', 'browser'] as const)(
  'a photograph that waits for its words outlives the %s, with the words',
  PATIENCE,
  async killed => {
    const { route, at, words: said, expected } = photograph;
    const openThere = async () => {
      if (!browser) await open();
      await hands.open(`${site.server.url}/_edit${route}`);
    };
    await openThere();
    const picture = { create: { width: 640, height: 400, channels: 3, background: 'teal' } } as const;
    await hands.bringPhotograph(at, PHOTOGRAPH.name, await sharp(picture).jpeg().toBuffer());
    await hands.fields
      .getByRole('textbox', { name: 'Description' })
      .and(hands.page.locator(':focus'))
      .waitFor();
    await hands.write(said);
    await wait(HALF_A_SECOND);
    await kill(killed);
    expect(site.diff()).toBe('');
    if (killed === 'server') await site.startAgain();
    await openThere();
    await hands.select(at);
    await hands.press('Use this photograph');
    await expect.poll(site.diff, PATIENCE).toBe(site.diffOf(expected));
    expect(faults()).toEqual([]);
    await undoAll();
  },
);
