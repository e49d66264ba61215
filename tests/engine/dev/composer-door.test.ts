// Tries to get past the door of the composer. Each of its questions is sent in every way that the other door for changes refuses.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { ASK_INPUTS } from '../../../src/composer/model/ask-inputs.ts';
import type { Asks } from '../../../src/composer/model/asks.ts';

import {
  attacksFromOutside,
  attacksOn,
  type Door,
  headOf,
  NO_DOCUMENTS,
  rawAttacksOn,
  rightAt,
  withHeadersAt,
} from '../../support/dev/attacks.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { type Answer, askForToken, send, sendRaw, stampsIn, versionOf } from '../../support/dev/writer.ts';
import { serveSecondSite } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const dev = withDevServer();
let token: string;
let original: string;
let outside: string;

const FAQ = 'pages/faq.json';
const ASK = '/@ashlar/composer';
const NEWS = '/@ashlar/composer/news';
const pages = () => join(dev.project.folder, 'pages');
const port = () => new URL(dev.server.url).port;

beforeAll(async () => {
  original = dev.project.read(FAQ);
  outside = mkdtempSync(join(tmpdir(), 'ashlar-outside-'));
  writeFileSync(
    join(outside, 'secret.json'),
    original.replace(/"title": "[^"]+"/, '"title": "Kept to myself"'),
  );
  mkdirSync(join(pages(), 'links'));
  symlinkSync(join(outside, 'secret.json'), join(pages(), 'links/out.json'));
  symlinkSync(outside, join(pages(), 'links/folder'));
  symlinkSync(join(pages(), 'faq.json'), join(pages(), 'links/inside.json'));
  token = await askForToken(dev.server.url, '/faq');
});

afterAll(() => rmSync(outside, { recursive: true, force: true }));

beforeEach(() => {
  if (dev.project.read(FAQ) !== original) dev.project.write(FAQ, original);
});

let ids = 0;
const newId = () => `id-${ids++}`;
const step = (more: object = {}) => ({
  document: '/faq',
  version: versionOf(original),
  path: ['title'],
  do: 'set',
  value: 'Answers',
  ...more,
});

const waiting = (more: object = {}) => {
  const place = { document: '/faq', path: ['title'] };
  return ['/faq ["title"]', { place, version: versionOf(''), value: 'Answers', ...more }];
};

/** What each question is asked with when it is asked as it should be. A question that is not here has to be added. */
const RIGHT: { [name in keyof Asks]: () => object } = {
  open: () => ({}),
  pages: () => ({}),
  look: () => ({
    route: '/faq',
    day: '2026-12-03',
    known: [{ document: '/faq', version: versionOf(original) }],
    ids: [newId()],
  }),
  left: () => ({ route: '/faq' }),
  change: () => ({ id: newId(), steps: [step()] }),
  keep: () => ({
    window: randomUUID(),
    at: 1,
    waiting: [waiting()],
    instead: [],
  }),
  mendOthers: () => ({ id: newId(), route: '/faq', keys: ['none'] }),
  undo: () => ({}),
  redo: () => ({}),
  begin: () => ({ document: '/faq', path: ['blocks'], at: 1, type: 'prose' }),
  choices: () => ({ kind: 'links', search: '' }),
  starters: () => ({}),
  newPage: () => ({ id: newId(), title: 'A page of its own', from: { starter: 'blank' }, rehearse: true }),
  movePage: () => ({ id: newId(), page: '/about-us', to: '/who-we-are', rehearse: true }),
  takePage: () => ({ id: newId(), page: '/about-us', instead: '/contact', rehearse: true }),
  shownOn: () => ({}),
  takePictureAway: () => ({ src: '/images/none.jpg' }),
  find: () => ({ search: 'faq', route: '/faq' }),
  moments: () => ({ before: '1.1' }),
  gone: () => ({}),
  pageThen: () => ({ route: '/faq', key: versionOf(original) }),
  putBack: () => ({
    id: newId(),
    what: 'document',
    document: '/faq',
    key: versionOf(original),
    rehearse: true,
  }),
  firstMinute: () => ({ again: true }),
  tellGit: () => ({ name: 'Ann', email: 'ann@example.com' }),
  tryHost: () => ({}),
  putFirstAway: () => ({}),
  sent: () => ({ look: true }),
  plan: () => ({}),
  send: () => ({ id: newId(), title: 'A new price', tree: 'none' }),
  signIn: () => ({}),
  bring: () => ({ id: newId(), rehearse: true }),
  versions: () => ({ key: 'none', route: '/faq' }),
  asFile: () => ({ title: 'A new price' }),
};
/** These have nothing to do on a site that nobody has changed. */
const REFUSED: { [name in keyof Asks]?: number } = {
  mendOthers: 409,
  undo: 409,
  redo: 409,
  takePictureAway: 404,
  // The folder is not in Git.
  tellGit: 409,
  tryHost: 409,
  send: 409,
  signIn: 409,
  versions: 409,
  // Nothing has changed.
  asFile: 409,
};

/** A question may leave these out, or this one alone may. */
const OPTIONAL = ['type', 'day', 'known', 'ids', 'rehearse', 'instead', 'before', 'again', 'look'];
const OPTIONAL_HERE: { [name in keyof Asks]?: string[] } = { versions: ['key', 'route'] };

const fieldOf = (input: object, field: string): unknown =>
  Object.entries(input).find(([name]) => name === field)?.[1];
const bodyOf = (ask: string, input: unknown) => JSON.stringify({ ask, input });
const doorFor = (name: keyof Asks): Door => ({
  url: () => dev.server.url,
  token: () => token,
  path: ASK,
  body: () => bodyOf(name, RIGHT[name]()),
});
const ask = (name: string, input: unknown): Promise<Answer> =>
  send(dev.server.url, { ...rightAt(doorFor('open')), body: bodyOf(name, input) });

function expectCalm({ text, headers }: Answer): void {
  expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
  if (!String(headers['content-type']).includes('json') || text === '') return;
  expect(headers['cache-control']).toBe('no-store');
  const { message } = JSON.parse(text);
  expect(message).toMatch(/^[A-Z"p].*[.?"]$/s);
  expect(message).not.toMatch(/token|schema|JSON pointer|Error|undefined|\[object/);
  expect(text).not.toContain(dev.project.folder);
}

const QUESTIONS = Object.keys(ASK_INPUTS) as (keyof Asks)[];

describe.each(QUESTIONS)('the question "%s"', name => {
  const door = doorFor(name);
  /** The sample tries each attack on every eighth question. */
  const attacks = attacksOn(door).filter((_, index) =>
    size((index + QUESTIONS.indexOf(name)) % 8 === 0, true),
  );

  it('is known here, and answered if it is asked as it should be', async () => {
    expect(Object.keys(RIGHT)).toContain(name);
    const { status, text } = await send(dev.server.url, rightAt(door));
    expect(status, text).toBe(REFUSED[name] ?? 200);
  });

  it.each(attacks)('is refused, with nothing written, $name', async ({ sent, status }) => {
    const before = [pages(), outside].map(stampsIn);
    const answer = await send(dev.server.url, sent());
    expect([pages(), outside].map(stampsIn)).toEqual(before);
    // If a server closes the connection while the client still sends, its answer may be lost.
    expect(answer.status === 0 && status === 413 ? 413 : answer.status, answer.text).toBe(status);
    if (answer.status !== 0) expectCalm(answer);
  });

  it('is refused with a field too many, one too few, or one of another kind', async () => {
    const input = RIGHT[name]();
    const odd = [null, true, 1e308, -1, 0.5, [], {}, ['/faq'], 'x'.repeat(2001), { __proto__: null }];
    const wrong = [
      ...odd.filter(value => JSON.stringify(value) !== '{}'),
      ...['more', 'constructor', '__proto__'].map(field =>
        JSON.parse(`${JSON.stringify({ ...input, _: 1 }).replace('"_":', `${JSON.stringify(field)}:`)}`),
      ),
      ...Object.keys(input).flatMap(field => [
        ...([...OPTIONAL, ...(OPTIONAL_HERE[name] ?? [])].includes(field)
          ? []
          : [{ ...input, [field]: undefined }]),
        ...odd
          .filter(
            value =>
              typeof value !== 'number' &&
              value !== fieldOf(input, field) &&
              !(Array.isArray(value) && Array.isArray(fieldOf(input, field))),
          )
          .map(value => ({ ...input, [field]: value })),
      ]),
    ];
    for (const value of wrong) {
      const answer = await ask(name, value);
      expect([answer.status, value, answer.text]).toEqual([400, value, expect.anything()]);
      expectCalm(answer);
    }
    expect(dev.project.read(FAQ)).toBe(original);
  });
});

it.each([
  ['are none', 'Answers'],
  ['have no place', waiting({ place: undefined })],
  ['have half a place', waiting({ place: { document: '/faq' } })],
  ['are of no version', waiting({ version: undefined })],
  ['have no name', [null, waiting()[1]]],
])('words that %s are not kept, because the next window could not show them', async (_, one) => {
  const answer = await ask('keep', { ...RIGHT.keep(), waiting: [one] });
  expect(answer.status, answer.text).toBe(400);
  expectCalm(answer);
});

it.each(rawAttacksOn(doorFor('change')))(
  'bytes that no client sends write nothing: $name',
  async ({ bytes }) => {
    const text = await sendRaw(dev.server.url, bytes());
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text).not.toContain('HTTP/1.1 200');
    expect(dev.project.read(FAQ)).toBe(original);
  },
);

it.each(['', 'nothing', '__proto__', 'constructor', 'toString', 'hasOwnProperty', null, 7, ['open'], {}])(
  '%j is no question',
  async name => {
    const answer = await ask(name as string, {});
    expect(answer.status).toBe(400);
    expectCalm(answer);
  },
);

describe('a name that no document has', () => {
  const LINKS = ['/links/out', '/links/folder/secret', '/links/inside'];
  const names = NO_DOCUMENTS.filter(name => name.length < 2000);

  it.each([...names, ...LINKS])('%s is changed by nobody, and nothing of it is told', async name => {
    const before = [pages(), outside].map(stampsIn);
    const version = versionOf(original);
    const answers = await Promise.all([
      ask('change', { id: newId(), steps: [step({ document: name })] }),
      ask('change', { id: newId(), rehearse: true, steps: [step(), step({ document: name })] }),
      ask('look', { route: '/faq', known: [{ document: name, version }] }),
      ask('begin', { document: name, path: ['blocks'], at: 0, type: 'prose' }),
      ask('begin', {
        document: '/faq',
        path: ['blocks'],
        at: 1,
        like: { document: name, path: ['blocks', 0] },
      }),
      ask('look', { route: name }),
      ask('undo', { route: name, known: [{ document: name, version }] }),
      ask('mendOthers', { id: newId(), route: name, keys: ['none'] }),
    ]);
    expect([pages(), outside].map(stampsIn)).toEqual(before);
    for (const { status, text } of answers) {
      expect([200, 404, 409, 422], text).toContain(status);
      expect(text).not.toContain('Kept to myself');
    }
    expect(answers[0]?.status).toBe(422);
    expect(answers[1]?.status).toBe(422);
  });
});

describe('a step', () => {
  it.each([
    ['leads out of the document', { path: ['..', '..', 'title'] }],
    ['leads through a prototype', { path: ['__proto__', 'title'] }],
    ['leads through a constructor', { path: ['constructor', 'prototype', 'title'] }],
    ['leads into the length of a list', { path: ['blocks', 'length'] }],
    ['leads into the letters of a text', { path: ['title', 0] }],
    ['leads before a list', { path: ['blocks', -1, 'heading'] }],
    ['leads far behind a list', { path: ['blocks', Number.MAX_SAFE_INTEGER, 'heading'] }],
    ['names an item as if it were a field', { path: ['blocks', '0', 'heading'] }],
    ['replaces everything', { path: [], value: {} }],
    ['takes everything away', { path: [], do: 'remove', value: undefined }],
    ['brings a prototype', { path: ['__proto__'], value: { title: 'x' } }],
    ['sets nothing', { value: undefined }],
    ['moves to nowhere', { path: ['blocks'], do: 'move', at: 0, to: 1e9, value: undefined }],
    ['moves to a name', { path: ['blocks'], do: 'move', at: 0, to: 'first', value: undefined }],
    ['renames to a number', { do: 'rename', to: 7, value: undefined }],
    ['renames to a prototype', { do: 'rename', to: '__proto__', value: undefined }],
    ['puts something very far behind', { path: ['blocks'], do: 'insert', at: 2 ** 53 - 1, value: {} }],
    ['brings a number beyond numbers', { value: 1e308 }],
    [
      'brings a script',
      { path: ['blocks', 0, 'links'], value: [{ text: 'Go', href: 'javascript:alert(1)' }] },
    ],
    ['brings HTML', { path: ['blocks', 0, 'intro'], value: '<img src=x onerror=alert(1)>' }],
    ['brings a character that nobody sees', { value: 'a\u0000b' }],
    ['brings half a character', { value: 'a\ud83d' }],
    ['brings an unknown field', { path: ['onload'], value: 'x' }],
    ['says that something else was there', { was: 'Something else' }],
    ['is meant for a version that never was', { version: '0'.repeat(64) }],
  ])('is refused that %s', async (_, more) => {
    const before = stampsIn(pages());
    const answer = await ask('change', { id: newId(), steps: [step(more)] });
    expect([400, 409, 422], answer.text).toContain(answer.status);
    expectCalm(answer);
    expect(stampsIn(pages())).toEqual(before);
    expect((await ask('look', { route: '/faq' })).status).toBe(200);
  });

  it('is refused in a value that is its own prototype', async () => {
    const body = bodyOf('change', {
      id: newId(),
      steps: [step({ path: ['blocks', 0], value: { heading: 'x' } })],
    });
    const sent = {
      ...rightAt(doorFor('change')),
      body: body.replace('{"heading"', '{"__proto__":{"a":1},"heading"'),
    };
    expect((await send(dev.server.url, sent)).status).toBe(422);
    expect(dev.project.read(FAQ)).toBe(original);
  });

  it('is refused if its value is deeper than any that a document holds, and not because of the depth of one that is held', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
    const put = (value: unknown) =>
      ask('change', { id: newId(), steps: [step({ path: ['blocks', 0], value })] });
    expect((await put(nested(60))).status).toBe(400);
    expect((await put(nested(30))).status).toBe(422);
  });

  it('is done once, whoever sends its name again', async () => {
    const input = RIGHT.change();
    expect((await ask('change', input)).status).toBe(200);
    const text = dev.project.read(FAQ);
    const again = await ask('change', { ...input, steps: [step({ value: 'Something else' })] });
    expect(again.status).toBe(200);
    expect(dev.project.read(FAQ)).toBe(text);
    expect((await ask('undo', {})).status).toBe(200);
    expect(dev.project.read(FAQ)).toBe(original);
  });

  it('is refused with all others if one is too many', async () => {
    const steps = Array.from({ length: 1001 }, () => step());
    expect((await ask('change', { id: newId(), steps })).status).toBe(400);
  });
});

describe('the door for photographs', () => {
  const jpeg = sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const door: Door = {
    ...{ url: () => dev.server.url, token: () => token, path: '/@ashlar/composer/photographs' },
    ...{ body: () => 'no photograph', form: 'application/octet-stream' },
    headers: { 'X-Ashlar-Name': 'office.jpg' },
  };
  const kept = () => join(keptPlace(dev.project.folder), 'waiting/photographs/pages/_public/images/waiting');
  const keptNow = () => (existsSync(kept()) ? readdirSync(kept()) : []);
  /** The sample tries every fourth attack. */
  const attacks = attacksFromOutside(door).filter((_, index) => size(index % 4 === 0, true));

  it.each(attacks)('is refused, with nothing kept, $name', async ({ sent, status }) => {
    const before = [pages(), outside].map(stampsIn);
    const answer = await send(dev.server.url, sent());
    expect(answer.status, answer.text).toBe(status);
    expectCalm(answer);
    expect([[pages(), outside].map(stampsIn), keptNow()]).toEqual([before, []]);
  });

  it.each([
    ['no name', undefined],
    ['an empty name', ''],
    ['a name that is not written as in an address', '%E0%A4%A'],
    ['two names', ['a.jpg', 'b.jpg']],
  ])('with %s is refused', async (_, name) => {
    const sent = withHeadersAt(door, { 'X-Ashlar-Name': name, 'Accept-Language': 'de' });
    const answer = await send(dev.server.url, sent);
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      400,
      'Der Name der Datei ist nicht so geschrieben wie in einer Adresse.',
    ]);
    expectCalm(answer);
  });

  it.each([false, true])('of 30 MB and one byte is refused and not kept (in pieces: %s)', async chunked => {
    const body = Buffer.alloc(30_000_001);
    (await jpeg).copy(body);
    const german = withHeadersAt(door, { ...door.headers, 'Accept-Language': 'de' });
    const answer = await send(dev.server.url, { ...german, body, chunked });
    // If a server closes the connection while the client still sends, its answer may be lost.
    expect([413, 0]).toContain(answer.status);
    if (answer.status === 413)
      expect(JSON.parse(answer.text).message).toBe('Ein Foto hat höchstens 25 MB. Speichern Sie es kleiner.');
    expect(keptNow()).toEqual([]);
  });

  it('keeps no half of a photograph whose sender hangs up', async () => {
    const half = (await jpeg).subarray(0, 500).toString('latin1');
    await sendRaw(dev.server.url, headOf(door, ['Content-Length: 900000']) + half, true);
    await expect.poll(keptNow).toEqual([]);
  });

  it('keeps a photograph, and shows it to this computer as one that runs nothing', async () => {
    const name = encodeURIComponent('..\\..\\Büro 1.JPG');
    const sent = { ...withHeadersAt(door, { 'X-Ashlar-Name': name }), body: await jpeg };
    const { status, text } = await send(dev.server.url, sent);
    expect(status, text).toBe(200);
    const { src } = JSON.parse(text);
    expect(src).toMatch(/^\/images\/waiting\/[0-9a-f-]{36}-320x200\/buro-1\.jpg$/);
    const shown = await send(dev.server.url, { method: 'GET', path: src });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    const foreign = { method: 'GET', path: src, headers: { Host: `evil.example:${port()}` } };
    expect((await send(dev.server.url, foreign)).status).not.toBe(200);
    const part = await fetch(`${dev.server.url}${src}?20,0,300,150`);
    const { width, height } = await sharp(Buffer.from(await part.arrayBuffer())).metadata();
    expect([width, height]).toEqual([300, 150]);
    for (const path of [`${src}/../x`, src.replace('buro', 'other'), '/images/waiting/', `${src}?0,0,321,9`])
      expect((await send(dev.server.url, { method: 'GET', path })).status).toBe(404);
  });
});

describe('the door for change files', () => {
  const change = { ashlar: 1, title: 'A new price', by: 'Ann \u202e', at: 1, base: null, pictures: [] };
  const files = () => [
    { file: FAQ, was: original, now: original.replace(/"title": "[^"]+"/, '"title": "New"') },
  ];
  const door: Door = {
    ...{ url: () => dev.server.url, token: () => token, path: '/@ashlar/composer/change-file' },
    ...{ body: () => JSON.stringify({ ...change, files: files() }), form: 'application/octet-stream' },
  };
  const kept = () => join(keptPlace(dev.project.folder), 'change-files');
  const keptNow = () => (existsSync(kept()) ? readdirSync(kept()) : []);
  beforeEach(() => rmSync(kept(), { recursive: true, force: true }));
  /** The sample tries every fourth attack. */
  const attacks = attacksFromOutside(door).filter((_, index) => size(index % 4 === 1, true));

  it.each(attacks)('is refused, with nothing kept, $name', async ({ sent, status }) => {
    const before = [pages(), outside].map(stampsIn);
    const answer = await send(dev.server.url, sent());
    expect(answer.status, answer.text).toBe(status);
    expectCalm(answer);
    expect([[pages(), outside].map(stampsIn), keptNow()]).toEqual([before, []]);
  });

  it.each(size([true], [true, false]))(
    'of 60 MB and one byte is refused and not kept (in pieces: %s)',
    async chunked => {
      const german = withHeadersAt(door, { 'Accept-Language': 'de' });
      const answer = await send(dev.server.url, { ...german, body: Buffer.alloc(60_000_001, ' '), chunked });
      // If a server closes the connection while the client still sends, its answer may be lost.
      expect([413, 0]).toContain(answer.status);
      if (answer.status === 413)
        expect(JSON.parse(answer.text).message).toMatch(/^Eine Änderungsdatei hat höchstens 60 MB\./);
      expect(keptNow()).toEqual([]);
    },
  );

  it('keeps no half of a file whose sender hangs up, and none that is no change file', async () => {
    await sendRaw(dev.server.url, `${headOf(door, ['Content-Length: 900000'])}{"ashlar":1`, true);
    await expect.poll(keptNow).toEqual([]);
    const german = withHeadersAt(door, { 'Accept-Language': 'de' });
    const answer = await send(dev.server.url, { ...german, body: '{"ashlar":1}' });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      422,
      'Das ist keine Änderungsdatei, oder sie ist nicht ganz angekommen. Bitten Sie um eine neue.',
    ]);
    expectCalm(answer);
    expect(keptNow()).toEqual([]);
  });

  it('keeps a file, tells whose it is, and changes nothing', async () => {
    const before = [pages(), outside].map(stampsIn);
    const { status, text } = await send(dev.server.url, rightAt(door));
    expect(status, text).toBe(200);
    const { file, ...told } = JSON.parse(text);
    expect(told).toEqual({ title: change.title, by: 'Ann \ufffd', at: 1 });
    expect(keptNow()).toEqual([file]);
    expect([pages(), outside].map(stampsIn)).toEqual(before);
    for (const other of ['../x', '__proto__', `${file}/..`, '0'.repeat(36)])
      expect((await ask('bring', { id: newId(), rehearse: true, file: other })).status, other).toBe(409);
  });
});

describe('the window of the composer', () => {
  const get = (path: string, headers: { [name: string]: string } = {}, method = 'GET') =>
    send(dev.server.url, { method, path, headers });
  const script = async () => /src="([^"]+\.js)"/.exec((await get('/_edit')).text)?.[1] ?? '';

  it('has a script that browsers keep, and whose old names lead to no other one', async () => {
    const { status, headers, text } = await get(await script());
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
    expect(text.length).toBeGreaterThan(100_000);
    const old = await get((await script()).replace(/.\.js$/, '.js'));
    expect([old.status, old.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(old.text).toBe('The window has changed since. Load it again.');
  });

  it('has a policy under which only its own script runs, and is kept by no cache', async () => {
    const { status, headers, text } = await get('/_edit/faq');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(text).toContain(token);
    expect(text).toContain('<p class="opening" role="status">Opening …');
    expect((await get('/_edit/faq', { 'Accept-Language': 'de' })).text).toContain('Wird geöffnet …');
  });

  it.each(['/_edit', '/_edit/faq', '/@ashlar/frame/faq', '/faq', '/nothing', '/_blocks'])(
    'is held by no page of another site that opens it, and so is no other page here: %s',
    async path => {
      const { headers } = await get(path, { Accept: 'text/html' });
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    },
  );

  it('gets no answer that another page could hold', async () => {
    const paths = [ASK, NEWS, await script(), `${ASK}.css`];
    const answers = [await ask('pages', {}), ...(await Promise.all(paths.map(path => get(path))))];
    for (const { headers } of answers) expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it.each([
    ...[
      'evil.example',
      'localhost.',
      '0.0.0.0',
      '127.1',
      '[::ffff:127.0.0.1]',
      '192.168.0.1',
      'evil.localhost',
    ],
  ])('opens under no name that a foreign name server could lead here: %s', async host => {
    for (const path of ['/_edit', '/_edit/faq', '/_edit/'])
      for (const Host of [host, `${host}:${port()}`]) {
        const { text, status } = await get(path, { Host });
        expect([403, 404, 400]).toContain(status);
        expect(text).not.toContain(token);
      }
  });

  it('gives its token nowhere else', async () => {
    const paths = [
      '/',
      '/faq',
      '/faq.json',
      '/_editor',
      '/_EDIT',
      '/_edit.json',
      '/_blocks',
      await script(),
      `${ASK}.css`,
    ];
    const frames = ['/', '/faq', '/_edit', '/nothing'].map(path => `/@ashlar/frame${path}`);
    for (const path of [...paths, ...frames, ASK, NEWS]) {
      const { text } = await get(path, { Accept: 'text/html' });
      expect(text, path).not.toContain(token);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
      expect((await get('/_edit', {}, method)).text).not.toContain(token);
  });

  it.each([
    '/_edit/%',
    '/_edit/%00',
    '/_edit/%C3%BC',
    '/_edit/../faq',
    '/_edit/%2e%2e/faq',
    '/_edit//faq',
    '/_edit/"><script>alert(1)</script>',
    '/_edit/constructor',
    `/_edit/${'x'.repeat(4000)}`,
  ])('says nothing of its address: %s', async path => {
    const plain = await get('/_edit');
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toBe(plain.text);
  });
});

describe('the page in the frame of the composer', () => {
  const frame = (path: string) => send(dev.server.url, { method: 'GET', path: `/@ashlar/frame${path}` });

  it('runs nothing, and stands in no frame of another site', async () => {
    for (const path of ['/', '/faq', '/nothing-here']) {
      const { headers, text } = await frame(path);
      const policy = String(headers['content-security-policy']);
      expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'none'");
      expect(policy.match(/frame-ancestors [^;]*/)?.[0]).toBe("frame-ancestors 'self'");
      expect(policy).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script(?![^>]*type="application\/ld\+json")/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('is the one for missing pages if there is none, whatever the address is', async () => {
    const missing = await frame('/nothing-here');
    for (const path of [
      '/%',
      '/%00',
      '/%C3%BC',
      '/faq%20',
      '/FAQ',
      '/../faq',
      '/constructor',
      '/__proto__',
      '/_site',
    ]) {
      const { status, text } = await frame(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toBe(missing.text);
    }
    expect((await frame('/faq')).status).toBe(200);
  });

  it('is the only one that a frame may show', async () => {
    const { headers } = await send(dev.server.url, { method: 'GET', path: '/faq' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

it('a page of the site with the address of the composer is refused by the check, as one with that of the gallery', async () => {
  for (const name of ['_edit', '_blocks']) {
    const { status } = await ask('look', { route: `/${name}` });
    expect(status).toBe(404);
    dev.project.write(`pages/${name}.json`, original);
    expect((await ask('look', { route: `/${name}` })).status).toBe(404);
    rmSync(join(pages(), `${name}.json`));
  }
});

it('nothing of it is there in the finished site', async () => {
  const site = await serveSecondSite();
  for (const path of ['/_edit', '/_edit/fragen', '/@ashlar/frame/fragen', `${ASK}.js`, `${ASK}.css`])
    expect((await send(site.url, { method: 'GET', path })).status).toBe(404);
  expect((await send(site.url, { ...rightAt(doorFor('open')) })).status).toBe(404);
  await site.close();
});
