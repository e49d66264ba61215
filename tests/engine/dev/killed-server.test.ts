// @module-tag full-only
// The dev server killed while it writes: every document is whole, every confirmed change is there, the next start goes on.
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WAITING_FOLDER } from '../../../src/composer/model/photographs.ts';
import { pathOfWaiting } from '../../../src/composer/server/photographs/waiting.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { askForToken, fingerprint, type Sent, send, versionOf } from '../../support/dev/writer.ts';
import { dice, hero, pageWith } from '../../support/documents/sites/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { size } from '../../support/size.ts';

const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_121);
const KILLS = size(1, 5);
const TEMPORARY = /^\.killed-\d\.json\.[0-9]+-[0-9a-f]{8}\.ashlar-save$/;

/**
 * A document that is written over and over, or two with the same text that are saved together. "sent" has no answer yet.
 * "answers" counts answers in this run of the server.
 */
type Lane = { names: string[]; saved: string; sent?: string; number: number; answers: number };

const throwDice = dice(SEED);
let project: ProjectCopy;
let untouched: string;
let server: DevServer;
let lanes: Lane[];
/** The tokens of all runs of the server so far. */
const tokens: string[] = [];
/** Counts where kills have hit: between request and answer, in the middle of a write, between write and answer. */
const hits = { asked: 0, writing: 0, written: 0 };

const fileOf = (name: string) => `pages/${name}.json`;
const pages = () => join(project.folder, 'pages');

beforeAll(() => {
  project = copyProject();
  untouched = fingerprint(pages());
  lanes = [['killed-0', 'killed-3'], ['killed-1'], ['killed-2']].map(names => {
    const saved = textOf(0);
    for (const file of names.map(fileOf)) project.write(file, saved);
    return { names, saved, number: 0, answers: 0 };
  });
});

afterAll(() => {
  server?.stop();
  project?.remove();
});

/** Each text has another length, so that a half of one is never the whole of another. */
function textOf(number: number): string {
  const text = `Sentence of ${number}. `.repeat(500 + ((number * 7919) % 500)).trim();
  const prose = Array.from({ length: 10 }, () => ({ type: 'prose', text }));
  const blocks = [{ ...hero, heading: `Save number ${number}` }, ...prose];
  return JSON.stringify(pageWith({ title: `Page ${number} of saves`, blocks }), null, 2);
}

/** Starts the server and reads a page, which tells the token that a writer needs. */
async function startAnew(count: number): Promise<string> {
  server = await startDevServer(project.folder);
  // The start has finished the save of several files.
  expect(faults(), `before run ${count}`).toEqual([]);
  const { names, saved } = lanes[count % lanes.length] as Lane;
  const name = names.at(-1);
  const { blocks } = JSON.parse(saved) as { blocks: { heading: string }[] };
  const { status, text } = await send(server.url, { method: 'GET', path: `/${name}` });
  expect(status).toBe(200);
  expect(text).toContain(`${blocks[0]?.heading}</h1>`);
  const token = await askForToken(server.url, `/${name}`);
  expect(tokens).not.toContain(token);
  tokens.push(token);
  return token;
}

function orderOf({ names, saved }: Lane, text: string, token: string): Sent {
  const edits = [{ offset: 0, length: saved.length, text }];
  const version = versionOf(saved);
  return {
    path: '/@ashlar/documents',
    headers: { Origin: server.url, 'X-Ashlar-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ changes: names.map(name => ({ document: `/${name}`, version, edits })) }),
  };
}

/** Saves again and again until the server is gone. Returns its last answer. */
async function saveOn(lane: Lane, token: string, onSent: (lane: Lane) => void): Promise<string> {
  for (lane.answers = 0; ; lane.answers += 1) {
    lane.number += 1;
    const text = textOf(lane.number);
    const order = orderOf(lane, text, token);
    lane.sent = text;
    onSent(lane);
    const answer = await send(server.url, order);
    if (answer.status !== 200) return answer.text;
    lane.saved = text;
    lane.sent = undefined;
  }
}

/** The first save shows how long one takes. The kill comes at a random moment of the second, or a little later. */
function saveAndKill(token: string): Promise<string[]> {
  const [first] = lanes;
  let began = 0;
  const onSent = (lane: Lane) => {
    if (lane !== first || lane.answers > 1) return;
    const took = performance.now() - began;
    began = performance.now();
    if (lane.answers === 1) setTimeout(server.stop, (took * throwDice(1200)) / 1000);
  };
  return Promise.all(lanes.map(lane => saveOn(lane, token, onSent)));
}

/** Lists documents with neither the last confirmed text nor the next one sent. The next save starts from what is there. */
function faults(): string[] {
  return lanes.flatMap(lane => {
    const [now = '', ...others] = lane.names.map(name => project.read(fileOf(name)));
    if (now !== lane.saved && now !== lane.sent) return [`${lane.names}, now ${now.length} letters`];
    lane.saved = now;
    return others.every(other => other === now) ? [] : [`${lane.names}, which differ`];
  });
}

function countHit(): void {
  if (lanes.some(({ sent }) => sent !== undefined)) hits.asked += 1;
  if (lanes.some(({ sent, names }) => names.every(name => project.read(fileOf(name)) === sent)))
    hits.written += 1;
  if (temporaries().length > 0) hits.writing += 1;
}

const temporaries = () => readdirSync(pages()).filter(name => TEMPORARY.test(name));

/**
 * A start removes temporary files older than a minute, because younger ones may belong to a save. Kills leave some only by
 * chance, so this adds one.
 */
function age(): void {
  project.write('pages/.killed-0.json.4711-0badcafe.ashlar-save', 'half a pa');
  for (const name of temporaries()) utimesSync(join(pages(), name), 1, 1);
}

describe(`a dev server that is killed, ${KILLS} times`, () => {
  const patience = { timeout: 1_200_000 };

  it(`leaves whole documents, and all that it has answered for (seed ${SEED})`, patience, async () => {
    for (let count = 0; count < KILLS; count += 1) {
      const token = await startAnew(count);
      expect(temporaries(), 'which the start should have swept').toEqual([]);
      expect(await saveAndKill(token)).toEqual(lanes.map(() => 'cut'));
      countHit();
      age();
    }
    expect(hits.asked).toBeGreaterThan(KILLS / 2);
    // How often a kill hits a write is chance, so it is printed only. tests/engine/build/killed.test.ts chooses each moment.
    console.log(
      `Killed while asked ${hits.asked} times, while writing ${hits.writing}, after it ${hits.written}.`,
    );
  });

  it('leaves nothing of a photograph that was half there', async () => {
    const token = await startAnew(KILLS);
    const folder = pathOfWaiting(project.folder, WAITING_FOLDER);
    const waiting = () => (existsSync(folder) ? readdirSync(folder) : []);
    const headers = {
      Origin: server.url,
      'X-Ashlar-Token': token,
      'X-Ashlar-Name': 'half.jpg',
      'Content-Type': 'application/octet-stream',
    };
    const arriving = request(`${server.url}/@ashlar/composer/photographs`, { method: 'PUT', headers });
    arriving.on('error', () => undefined).write(Buffer.alloc(100_000));
    await expect.poll(() => waiting().flatMap(name => readdirSync(join(folder, name)))).toHaveLength(1);
    server.stop();
    // A young one may belong to another server of the same site.
    for (const name of waiting()) utimesSync(join(folder, name), 1, 1);
    await startAnew(KILLS);
    expect(waiting()).toEqual([]);
  });

  it('leaves nothing else, and serves when it is started again, but nobody who was told a token before', async () => {
    if (!server?.isRunning()) await startAnew(KILLS);
    const [lane] = lanes as [Lane];
    expect((await send(server.url, orderOf(lane, textOf(0), tokens[0] ?? ''))).status).toBe(403);
    for (const { names } of lanes) for (const name of names) rmSync(join(project.folder, fileOf(name)));
    expect(fingerprint(pages())).toBe(untouched);
  });
});
