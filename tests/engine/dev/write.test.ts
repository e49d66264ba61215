import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import {
  type Attack,
  attacks,
  attacksOn,
  type Cases,
  type Door,
  headOf,
  NO_DOCUMENTS,
  rawAttacksOn,
  rightAt,
  trustedBy,
  withHeadersAt,
} from '../../support/dev/attacks.ts';
import { SIGNS, waysTo } from '../../support/dev/burglar.ts';
import { newsOf, openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import {
  type Answer,
  askForNews,
  askForToken,
  type Sent,
  sayToServer,
  send,
  sendRaw,
  stampsIn,
  versionOf,
} from '../../support/dev/writer.ts';
import { SECOND_SITE, serveSecondSite } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let token: string;
let original: string;
let outside: string;

const FAQ = 'pages/faq.json';
const PATH = '/@ashlar/documents';
const pages = () => join(dev.project.folder, 'pages');

beforeAll(async () => {
  original = dev.project.read(FAQ);
  outside = mkdtempSync(join(tmpdir(), 'ashlar-outside-'));
  writeFileSync(join(outside, 'secret.json'), original);
  mkdirSync(join(pages(), 'links'));
  symlinkSync(join(outside, 'secret.json'), join(pages(), 'links/out.json'));
  symlinkSync(outside, join(pages(), 'links/folder'));
  symlinkSync(join(pages(), 'faq.json'), join(pages(), 'links/inside.json'));
  mkdirSync(join(pages(), '_shared'), { recursive: true });
  dev.project.write('pages/_shared/dates.json', '{ "blocks": [{ "type": "prose", "text": "Dates." }] }');
  dev.project.write('pages/never-right.json', '{ "title": ');
  token = await askForToken(dev.server.url, '/faq');
});

afterAll(() => rmSync(outside, { recursive: true, force: true }));

beforeEach(() => {
  if (dev.project.read(FAQ) !== original) dev.project.write(FAQ, original);
});

const heading = () => /"heading": "([^"]+)"/.exec(original)?.[1] ?? '';
/** The smallest edit: another letter at the end of the heading. */
const rightEdit = () => ({
  offset: original.indexOf(`"heading": "${heading()}"`) + `"heading": "${heading()}`.length,
  length: 0,
  text: '!',
});
const order = (edits: unknown = [rightEdit()], version = versionOf(original), document = '/faq') =>
  JSON.stringify({ changes: [{ document, version, edits }] });
const door: Door = { url: () => dev.server.url, token: () => token, path: PATH, body: () => order() };
const trusted = () => trustedBy(door);
const right = (changes: Partial<Sent> = {}) => rightAt(door, changes);
const withHeaders = (changes: Parameters<typeof withHeadersAt>[1]) => withHeadersAt(door, changes);
const withEdits = (edits: unknown) => right({ body: order(edits) });
const port = () => new URL(dev.server.url).port;

describe('a fix that renames a picture', () => {
  const SRC = '/images/Team Photo.JPG';
  const path = () => join(pages(), '_public/images/Team Photo.JPG');
  const shown = (title: string, src = SRC) =>
    original.replace(/"title": "[^"]+"/, `"title": "${title}", "image": "${src}"`);
  const edit = (text: string, to: string) => [
    { offset: text.indexOf(`"${SRC}"`), length: SRC.length + 2, text: JSON.stringify(to) },
  ];

  beforeEach(() => {
    copyFileSync(join(pages(), '_public/images/social.png'), path());
    dev.project.write(FAQ, shown('Questions'));
    dev.project.write('pages/more.json', shown('More questions'));
  });

  afterEach(() => {
    for (const name of ['_public/images/Team Photo.JPG', '_public/images/team-photo.jpg', 'more.json'])
      rmSync(join(pages(), name), { force: true });
  });

  it('renames it and every use of it', async () => {
    const text = shown('Questions');
    const sent = right({ body: order(edit(text, '/images/team-photo.jpg'), versionOf(text)) });
    const { status, text: answer } = await send(dev.server.url, sent);
    const wanted = shown('Questions', '/images/team-photo.jpg');
    expect({ status, ...JSON.parse(answer) }).toEqual({
      status: 200,
      message: 'The picture is /images/team-photo.jpg now. 1 other document changed with it.',
      version: versionOf(wanted),
    });
    expect(dev.project.read(FAQ)).toBe(wanted);
    expect(dev.project.read('pages/more.json')).toBe(shown('More questions', '/images/team-photo.jpg'));
    expect([existsSync(path()), existsSync(join(pages(), '_public/images/team-photo.jpg'))]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['/images/other.jpg', '/../secret.jpg', '/images/../../faq.jpg', '/images/Team Photo.jpg'])(
    'is the one that the check has offered: not %s',
    async to => {
      const text = shown('Questions');
      const { status } = await send(dev.server.url, right({ body: order(edit(text, to), versionOf(text)) }));
      expect(status).toBe(422);
      expect(dev.project.read(FAQ)).toBe(text);
      expect(existsSync(path())).toBe(true);
    },
  );

  it('is not done to a version that is gone, nor where another document cannot be changed', async () => {
    const text = shown('Questions');
    const fix = edit(text, '/images/team-photo.jpg');
    const late = await send(dev.server.url, right({ body: order(fix, versionOf(original)) }));
    dev.project.write('pages/more.json', `Not JSON, but "${SRC}".`);
    const refused = await send(dev.server.url, right({ body: order(fix, versionOf(text)) }));
    expect([late.status, refused.status]).toEqual([409, 409]);
    expect(JSON.parse(refused.text).message).toMatch(
      /^pages\/more\.json names .* and has a mistake\. Mend that first\.$/,
    );
    expect(dev.project.read(FAQ)).toBe(text);
    expect(existsSync(path())).toBe(true);
  });
});

describe('a right request', () => {
  it('changes exactly the characters that it names, and nothing else in pages/', async () => {
    const { status, text, headers } = await send(dev.server.url, right());
    const wanted = original.replace(`"heading": "${heading()}"`, `"heading": "${heading()}!"`);
    expect({ status, ...JSON.parse(text) }).toEqual({
      status: 200,
      message: 'pages/faq.json is saved.',
      version: versionOf(wanted),
    });
    expect(dev.project.read(FAQ)).toBe(wanted);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
  });

  it('may come with what a browser adds', async () => {
    const { status } = await send(
      dev.server.url,
      withHeaders({ 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json; charset=utf-8' }),
    );
    expect(status).toBe(200);
  });

  it('keeps the mark, the tabs and the line ends of a file from another system', async () => {
    const text = original.replaceAll('\n', '\r\n').replaceAll('  ', '\t');
    dev.project.write(FAQ, `\ufeff${text}`);
    const offset = text.indexOf(heading());
    const edits = [{ offset, length: 1, text: 'X' }];
    const { status } = await send(dev.server.url, right({ body: order(edits, versionOf(text)) }));
    expect(status).toBe(200);
    expect(dev.project.read(FAQ)).toBe(`\ufeff${text.slice(0, offset)}X${text.slice(offset + 1)}`);
  });

  it('that changes nothing writes nothing', async () => {
    const { offset } = rightEdit();
    const same = { offset: offset - 1, length: 1, text: original[offset - 1] };
    const { status, text } = await send(dev.server.url, withEdits([same]));
    expect({ status, message: JSON.parse(text).message }).toEqual({
      status: 200,
      message: 'pages/faq.json is as it was.',
    });
    expect(dev.project.read(FAQ)).toBe(original);
  });

  it('reaches the home page and the site document by their names', async () => {
    for (const [name, file] of [
      ['/', 'pages/index.json'],
      ['_site', 'pages/_site.json'],
      ['_shared/dates', 'pages/_shared/dates.json'],
    ] as const) {
      const text = dev.project.read(file);
      const edits = [{ offset: text.length, length: 0, text: '\n' }];
      const { status } = await send(dev.server.url, right({ body: order(edits, versionOf(text), name) }));
      expect({ name, status }).toEqual({ name, status: 200 });
      expect(dev.project.read(file)).toBe(`${text}\n`);
      dev.project.write(file, text);
    }
  });

  it('reaches the open page as one change, whatever a save does in the folder', async () => {
    const { page } = await openPage(here.browser);
    const news = newsOf(page);
    await openInDev(page, `${dev.server.url}/terms-of-service`);
    const text = dev.project.read('pages/terms-of-service.json');
    const edits = [{ offset: text.indexOf('"heading": "') + 12, length: 0, text: 'Saved: ' }];
    const body = order(edits, versionOf(text), '/terms-of-service');
    expect((await send(dev.server.url, right({ body }))).status).toBe(200);
    const told = () =>
      news
        .filter(update => JSON.stringify(update.page).includes('"Saved: '))
        .map(({ problems }) => (problems.length > 0 ? 'a link leads nowhere' : 'saved'))
        // The check of the whole site reports the same once more, at any time.
        .filter((words, index, all) => words !== all[index - 1]);
    await expect.poll(told).toEqual(['saved']);
    // On a slow disk a save's temporary file is there for a while. Its news would come together with that of the page.
    const temporary = join(pages(), '.faq.json.4711-0badcafe.ashlar-save');
    const linked = join(pages(), 'privacy-policy.json');
    const away = join(dev.project.folder, 'away.json');
    writeFileSync(temporary, 'half a pa');
    renameSync(linked, away);
    await expect.poll(told).toEqual(['saved', 'a link leads nowhere']);
    rmSync(temporary);
    renameSync(away, linked);
    await expect.poll(told).toEqual(['saved', 'a link leads nowhere', 'saved']);
  });

  it('wins alone: of two for the same version one is told that the file has changed', async () => {
    const rivals = ['one', 'two', 'three', 'four'].map(text =>
      send(dev.server.url, withEdits([{ ...rightEdit(), text }])),
    );
    const answers = await Promise.all(rivals);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(dev.project.read(FAQ)).toContain(`${heading()}${['one', 'two', 'three', 'four'][winner]}"`);
  });
});

describe('a change of several documents', () => {
  const OTHER = 'pages/more.json';
  const other = () => original.replace(/"title": "[^"]+"/, '"title": "More questions"');

  beforeEach(() => dev.project.write(OTHER, other()));
  afterEach(() => rmSync(join(dev.project.folder, OTHER)));

  /** Makes the same edit in both documents. "changes" go into the second one. */
  const both = (changes: object = {}) => {
    const text = other();
    const edits = [{ ...rightEdit(), offset: text.indexOf(`"heading": "${heading()}"`) + 12 }];
    const second = { document: '/more', version: versionOf(text), edits, ...changes };
    const first = { document: '/faq', version: versionOf(original), edits: [rightEdit()] };
    return right({ body: JSON.stringify({ changes: [first, second] }) });
  };

  it('is made as a whole', async () => {
    const { status, text } = await send(dev.server.url, both());
    expect({ status, ...JSON.parse(text) }).toEqual({ status: 200, message: '2 documents changed.' });
    expect(dev.project.read(FAQ)).toContain(`"${heading()}!"`);
    expect(dev.project.read(OTHER)).toContain(`"!${heading()}"`);
  });

  it.each([
    ['an older version', () => ({ version: versionOf(original) }), 409],
    ['a name that no document has', () => ({ document: '/nothing-here' }), 404],
    ['a link to a place outside', () => ({ document: '/links/out' }), 403],
    ['an edit outside of the text', () => ({ edits: [{ offset: 1e6, length: 0, text: 'x' }] }), 400],
    ['a new mistake', () => ({ edits: [{ offset: 0, length: 1, text: '' }] }), 422],
  ])('is not made at all for %s in the second', async (_, changes, status) => {
    const before = [pages(), outside].map(stampsIn);
    const answer = await send(dev.server.url, both(changes()));
    expect(answer.status, answer.text).toBe(status);
    expect([pages(), outside].map(stampsIn)).toEqual(before);
    expectCalm(answer);
  });
});

/** Replace the edits of a right request, and get a 400. */
const WRONG_EDITS: Cases<unknown> = {
  'whose edits are no list': () => ({ 0: rightEdit(), length: 1 }),
  'with an edit outside of the text': () => [{ offset: original.length + 1, length: 0, text: 'x' }],
  'with an edit that runs out of the text': () => [{ offset: original.length, length: 1, text: '' }],
  'with edits that overlap': () => [
    { ...rightEdit(), length: 2 },
    { ...rightEdit(), offset: rightEdit().offset + 1 },
  ],
  'with one edit twice': () => [
    { ...rightEdit(), length: 1 },
    { ...rightEdit(), length: 1 },
  ],
  'with an edit of a negative length': () => [{ ...rightEdit(), length: -1 }],
  'with an edit without a text': () => [{ offset: 0, length: 0 }],
  'with a text that is none': () => [{ ...rightEdit(), text: ['x'] }],
  'that leaves half a character': () => [{ ...rightEdit(), text: '\ud83d' }],
};

const faq = () => ({ document: '/faq', version: versionOf(original), edits: [rightEdit()] });
const changesOf = (...changes: object[]) => JSON.stringify({ changes });

/** Replace the body of a right request, and get a 400. */
const WRONG_BODIES: Cases<string | Buffer> = {
  'without a version': () => changesOf({ document: '/faq', edits: [rightEdit()] }),
  'for a version that is no text': () => changesOf({ ...faq(), version: [versionOf(original)] }),
  'without a document': () => changesOf({ version: versionOf(original), edits: [rightEdit()] }),
  'for a document that is no text': () => changesOf({ ...faq(), document: ['/faq'] }),
  'for one document twice': () => changesOf(faq(), faq()),
  'for no document': () => changesOf(),
  'for a thousand documents and one': () =>
    changesOf(...Array.from({ length: 1001 }, (_, number) => ({ ...faq(), document: `/${number}` }))),
  'with too many edits in two documents': () => {
    const edits = Array(600).fill({ offset: 0, length: 0, text: '' });
    return changesOf({ ...faq(), edits }, { ...faq(), document: '/contact', edits });
  },
  'whose changes are no list': () => JSON.stringify({ changes: faq() }),
  'that is one change': () => JSON.stringify(faq()),
  'that is not UTF-8': () => Buffer.from(order([{ ...rightEdit(), text: 'é' }]), 'latin1'),
  'with a prototype in an edit': () => order().replace('[{', '[{"__proto__":{},'),
  'whose edit is its own prototype': () =>
    order().replace(/"edits":\[.*?\]/, '"edits":[{"__proto__":{"offset":0,"length":0,"text":"x"}}]'),
  'whose change is its own prototype': () => `{"changes":[{"__proto__":${JSON.stringify(faq())}}]}`,
};

const ATTACKS: Attack[] = [
  ...attacksOn(door),
  ...attacks(WRONG_EDITS, withEdits, 400),
  ...attacks(WRONG_BODIES, body => right({ body }), 400),
  ...NO_DOCUMENTS.map(name => ({
    name: `for ${name.length > 60 ? 'a name of 5,000 letters' : `the name ${JSON.stringify(name)}`}`,
    sent: () => right({ body: order(undefined, undefined, name) }),
    status: 404,
  })),
  {
    name: 'for a link that leads out of pages/',
    sent: () => right({ body: order(undefined, undefined, '/links/out') }),
    status: 403,
  },
  {
    name: 'for a page in a linked folder',
    sent: () => right({ body: order(undefined, undefined, '/links/folder/secret') }),
    status: 403,
  },
  {
    name: 'for a link to another page',
    sent: () => right({ body: order(undefined, undefined, '/links/inside') }),
    status: 403,
  },
  {
    name: 'for an older version',
    sent: () => right({ body: order(undefined, versionOf(`${original} `)) }),
    status: 409,
  },
  {
    name: 'of two megabytes',
    sent: () => withEdits([{ ...rightEdit(), text: 'x'.repeat(2 ** 21) }]),
    status: 413,
  },
  {
    name: 'of two megabytes in pieces',
    sent: () => ({ ...withEdits([{ ...rightEdit(), text: 'x'.repeat(2 ** 21) }]), chunked: true }),
    status: 413,
  },
  {
    name: 'that makes the page too large',
    sent: () => withEdits([{ ...rightEdit(), text: 'x'.repeat(2 ** 20 - 500) }]),
    status: 400,
    says: 'larger than 1 MB',
  },
  ...[-1, 0.5, 1e21, 2 ** 53, 2 ** 31, -0.1, '1', null, true, [1]].map(offset => ({
    name: `with an edit at ${JSON.stringify(offset)}`,
    sent: () => withEdits([{ ...rightEdit(), offset }]),
    status: 400,
  })),
  {
    name: 'with 20,000 edits',
    sent: () => withEdits(Array(20_000).fill({ offset: 0, length: 0, text: '' })),
    status: 400,
    says: 'at most 1000',
  },
  {
    name: 'with 100,000 edits',
    sent: () => withEdits(Array(100_000).fill({ offset: 0, length: 0, text: '' })),
    status: 413,
  },
  { name: 'that breaks the JSON', sent: () => withEdits([{ offset: 0, length: 1, text: '' }]), status: 422 },
  {
    name: 'that hides a character in a text',
    sent: () => withEdits([{ ...rightEdit(), text: '\u0000' }]),
    status: 422,
  },
  {
    name: 'that takes out a field that is needed',
    sent: () => withEdits([{ offset: original.indexOf('"title"'), length: 7, text: '"note"' }]),
    status: 422,
    says: 'title',
  },
  {
    name: 'that brings in an unknown field',
    sent: () => withEdits([{ offset: original.indexOf('"title"'), length: 0, text: '"onload": "x", ' }]),
    status: 422,
    says: 'onload',
  },
  {
    name: 'that brings in a script',
    sent: () =>
      withEdits([{ offset: original.indexOf('"/contact"'), length: 10, text: '"javascript:alert(1)"' }]),
    status: 422,
    says: 'link',
  },
  {
    name: 'that brings in HTML',
    sent: () =>
      withEdits([
        { offset: original.indexOf('"intro": "') + 10, length: 0, text: '<img src=x onerror=alert(1)>' },
      ]),
    status: 422,
  },
  {
    name: 'that mends one mistake and brings in a script',
    sent: () =>
      right({
        body: order(
          [
            {
              offset: 11,
              length: 0,
              text: ` "A page", "blocks": [{ "type": "call-to-action", "links": [{ "text": "Go", "href": "javascript:alert(1)" }] }] }`,
            },
          ],
          versionOf('{ "title": '),
          '/never-right',
        ),
      }),
    status: 422,
    says: 'link',
  },
];

describe('refused, with nothing written: a request', () => {
  it('is tried in more than 20 ways', () => {
    expect(ATTACKS.length).toBeGreaterThan(60);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });

  it.each(ATTACKS)('$name', async ({ sent, status, says }) => {
    const before = [pages(), outside].map(stampsIn);
    const answer = await send(dev.server.url, sent());
    expect([pages(), outside].map(stampsIn)).toEqual(before);
    // If a server closes the connection while the client still sends, its answer may be lost.
    expect(answer.status === 0 && status === 413 ? 413 : answer.status, answer.text).toBe(status);
    if (says) expect(answer.text).toContain(says);
    expectCalm(answer);
    expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    expect(dev.server.isRunning()).toBe(true);
  });
});

/** Messages for people are one or two whole sentences, and no cache keeps them. */
function expectCalm({ status, text, headers }: Answer): void {
  if (!String(headers['content-type']).includes('json') || text === '') return;
  const { message, version } = JSON.parse(text);
  expect(message).toMatch(/^[A-Z"p].*[.?"]$/s);
  expect(message).not.toMatch(/token|schema|JSON pointer|Error|undefined|\[object/);
  expect({ status, version }).toEqual({ status, version: undefined });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

describe('refused, with nothing written: bytes that no client sends', () => {
  const head = (lines: string[]) => headOf(door, lines);
  const length = () => Buffer.byteLength(order());

  it.each(rawAttacksOn(door))('$name', async ({ bytes }) => {
    const before = stampsIn(pages());
    const text = await sendRaw(dev.server.url, bytes());
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text).not.toContain('HTTP/1.1 200');
    expect(stampsIn(pages())).toEqual(before);
    expect(dev.server.isRunning()).toBe(true);
  });

  it('pieces without an end', async () => {
    const before = stampsIn(pages());
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const text = await sendRaw(dev.server.url, head(['Transfer-Encoding: chunked']) + piece.repeat(64));
    expect(text === '' || /^HTTP\/1\.1 413 /.test(text)).toBe(true);
    expect(stampsIn(pages())).toEqual(before);
    expect((await send(dev.server.url, right())).status).toBe(200);
  });

  it('half a body and then nothing', async () => {
    const before = stampsIn(pages());
    const half = order().slice(0, 40);
    for (const bytes of [
      head([`Content-Length: ${length()}`]) + half,
      head([`Content-Length: ${length() - 1}`]) + order().slice(0, -1),
      `${head(['Transfer-Encoding: chunked'])}28\r\n${half}\r\n`,
    ])
      await sendRaw(dev.server.url, bytes, true);
    expect(stampsIn(pages())).toEqual(before);
    expect((await send(dev.server.url, right())).status).toBe(200);
  });
});

it('a file that becomes a link while changes arrive leads none of them out', async () => {
  const target = join(outside, 'secret.json');
  const before = stampsIn(outside);
  const statuses = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const changes = ['a', 'b', 'c'].map(text => send(dev.server.url, withEdits([{ ...rightEdit(), text }])));
    rmSync(join(dev.project.folder, FAQ));
    symlinkSync(target, join(dev.project.folder, FAQ));
    for (const { status } of await Promise.all(changes)) statuses.add(status);
    expect(stampsIn(outside)).toEqual(before);
    rmSync(join(dev.project.folder, FAQ));
    dev.project.write(FAQ, original);
  }
  expect([...statuses].every(status => [200, 403, 404, 409].includes(status))).toBe(true);
});

describe('reading', () => {
  it('gives away no file beside the project, and none that pages do not need', async () => {
    const all = dev.secrets.flatMap(file => waysTo(file, dev.project.folder));
    const ways = size(
      all.filter((_, index) => index % 17 === 0),
      all,
    );
    const told: string[] = [];
    const queue = [...ways];
    const ask = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const { text } = await send(dev.server.url, { method: 'GET', path });
        if (SIGNS.some(sign => text.includes(sign))) told.push(path);
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(ways.length).toBeGreaterThan(200);
    expect(told).toEqual([]);
    expect(dev.server.isRunning()).toBe(true);
  });

  it.each(['/', '/faq', '/faq.json', '/@vite/client', '/src/dev/in-browser/start.ts', '/favicon.svg'])(
    'of %s is for this machine alone, whatever a name server says',
    async path => {
      for (const host of [`evil.example:${port()}`, 'evil.example', `127.0.0.1.evil.example:${port()}`])
        expect((await send(dev.server.url, { method: 'GET', path, headers: { Host: host } })).status).toBe(
          403,
        );
      const { status, headers } = await send(dev.server.url, {
        method: 'GET',
        path,
        headers: { Origin: 'https://evil.example' },
      });
      expect({ status, shared: headers['access-control-allow-origin'] }).toEqual({
        status: 200,
        shared: undefined,
      });
    },
  );

  it.each([
    '/',
    '/faq.json',
    '/@vite/client',
    '/@ashlar/dev.js',
    '/src/dev/in-browser/start.ts',
    '/favicon.svg',
    '/nothing',
  ])('of %s is not for the scripts, pictures and styles of another site', async path => {
    const { headers } = await send(dev.server.url, { method: 'GET', path });
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, ''],
    ['another port', { Origin: 'http://127.0.0.1:1' }, ''],
    ['another site that guesses', { Origin: 'https://evil.example' }, '?token=guess'],
    ['a sandboxed frame', { Origin: 'null' }, ''],
    ['a rebound name', { Origin: 'http://evil.example', Host: 'evil.example' }, ''],
  ])('of the news is not for %s', async (_, headers, query) => {
    const text = await sendRaw(dev.server.url, askForNews(`127.0.0.1:${port()}`, query, headers));
    expect(text).not.toContain(' 101 ');
    expect(text).not.toContain(token);
  });
});

describe('a file that is opened by its address', () => {
  const HAS_RUN = 'A planted script has run.';
  const RUN = `console.log("${HAS_RUN}")`;
  const html = `<!doctype html><script>${RUN}</script><script src="/evil.js"></script><script type="module" src="/evil.txt?import"></script><script src="/pages/_public/evil.txt"></script>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>${RUN}</script><script href="/evil.js"/></svg>`;
  const planted: { [file: string]: string } = {
    'pages/_public/evil.html': html,
    'pages/_public/evil.xhtml': drawing.replace('svg', 'html').replace('2000/svg', '1999/xhtml'),
    'pages/_public/evil.xml': drawing,
    'pages/_public/evil.svg': drawing,
    'pages/_public/evil.js': RUN,
    'pages/_public/evil.txt': RUN,
    'blocks/faq/evil.html': html,
    'blocks/faq/evil.svg': drawing,
    'evil.html': html,
  };

  beforeAll(() => {
    for (const [file, text] of Object.entries(planted)) dev.project.write(file, text);
  });
  afterAll(() => {
    for (const file of Object.keys(planted)) rmSync(join(dev.project.folder, file), { force: true });
  });

  const addresses = Object.keys(planted)
    .flatMap(file => [file, file.replace('pages/_public/', '')])
    .flatMap(path => [`/${path}`, `/${path}?import`, `/${path}?raw`]);

  it('runs nothing, and gets none of what pages get', async () => {
    const { page } = await openPage(here.browser);
    const ran: string[] = [];
    page.on('console', message => {
      if (message.text() === HAS_RUN) ran.push(page.url());
    });
    // Without such a file, the "not found" page would load everything that a page needs.
    await page.route(
      ({ pathname }) => !pathname.includes('evil'),
      route => route.abort(),
    );
    for (const path of size(
      addresses.filter(path => !path.includes('?')),
      addresses,
    ))
      await page.goto(dev.server.url + path).catch(() => {});
    expect(ran).toEqual([]);
  });

  it('is no module of a page either, however it is asked for', async () => {
    for (const path of addresses.filter(path => path.includes('_public') || !path.includes('/faq/'))) {
      const asked = { method: 'GET', path, headers: { 'Sec-Fetch-Dest': 'script' } };
      const { headers } = await send(dev.server.url, asked);
      expect([path, headers['content-type']]).not.toEqual([path, expect.stringContaining('javascript')]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

it.each([
  ...['id_ed25519', '.git-credentials', '.netrc', '.envrc', 'release.keystore', 'service-account.json'],
  ...[
    'pages/_public/.netrc',
    'blocks/faq/service-account.json',
    'src/id_ed25519',
    'pages/faq.json',
    'package.json',
  ],
  ...[
    'blocks/faq/key.ts.bak',
    '.ashlar/schema/secret.js',
    'node_modules/.package-lock.json',
    'blocks/faq/linked.ts',
  ],
])('%s is given to nobody', async file => {
  const path = join(dev.project.folder, file);
  const isPlanted = !existsSync(path);
  if (file.endsWith('linked.ts')) symlinkSync(join(outside, 'secret.json'), path);
  else if (isPlanted) dev.project.write(file, 'a secret');
  const ways = [
    `/${file}`,
    `/${file}?raw`,
    `/${file}?import&raw`,
    `/${file}?url`,
    `/@fs${path}`,
    `/@fs${path}?raw`,
  ];
  const answers = await Promise.all(ways.map(path => send(dev.server.url, { method: 'GET', path })));
  if (isPlanted) rmSync(path);
  expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 404));
});

describe('the socket', () => {
  const ODD: unknown[] = [
    ...[null, 'x', 7, true, [], ['/faq'], {}, { route: {} }, { route: ['/faq'] }, { route: '__proto__' }],
    ...[
      { route: `/${'x'.repeat(9000)}` },
      { routes: 'x' },
      { routes: [7, null, {}] },
      { routes: { length: 2 } },
    ],
    ...[{ day: 7 }, { day: 'x' }, { day: {} }, { drawnAfter: {} }, { id: 7, path: 7 }],
  ];
  const EVENTS = ['open', 'links', 'day', 'gallery-open', 'nothing'].map(name => `ashlar:${name}`);
  const OTHERS = ['vite:invoke', 'vite:invalidate', 'vite:client:disconnect', 'toString', '__proto__', ''];

  it.each([...EVENTS, ...OTHERS])('takes whatever is said as %s, and goes on', async event => {
    const messages = [{ type: 'custom', event }, ...ODD.map(data => ({ type: 'custom', event, data }))];
    await sayToServer(
      dev.server.url,
      messages.map(message => JSON.stringify(message)),
    );
    const { status } = await send(dev.server.url, { method: 'GET', path: '/faq.json' });
    expect({ status, isRunning: dev.server.isRunning() }).toEqual({ status: 200, isRunning: true });
  });

  it('takes what is no message at all', async () => {
    await sayToServer(dev.server.url, [
      '',
      'null',
      '[]',
      '7',
      '{',
      '"x"',
      '{"type":"custom"}',
      '[['.repeat(9000),
    ]);
    expect((await send(dev.server.url, { method: 'GET', path: '/faq' })).status).toBe(200);
    expect(dev.server.isRunning()).toBe(true);
  });
});

it.each(['http://[', 'nonsense', '//', 'http://%', '/faq'])(
  'a request that says it comes from %s is answered without a word of the program',
  async referer => {
    const answers = await Promise.all(
      ['/faq.json', '/contact.json'].map(path =>
        send(dev.server.url, { method: 'GET', path, headers: { Referer: referer } }),
      ),
    );
    for (const { status, text } of answers) {
      expect([200, 409]).toContain(status);
      expect(text).not.toContain(dev.project.folder);
    }
  },
);

describe('the token', () => {
  it('stands in nothing that can be fetched', async () => {
    const addresses = [
      '/faq',
      '/faq.json',
      '/@vite/client',
      '/@ashlar/dev.js',
      '/src/dev/in-browser/start.ts',
      '/src/dev/in-browser/overlay.ts',
      '/',
    ];
    for (const path of addresses) {
      const { status, text, headers } = await send(dev.server.url, {
        method: 'GET',
        path,
        headers: { Origin: 'http://localhost:1' },
      });
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(text).not.toContain(token);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('the door to the editor', () => {
  const EDITOR = '/@ashlar/editor';
  const place = (changes: object = {}) =>
    JSON.stringify({ document: '/faq', line: 8, column: 7, ...changes });

  it.each([
    {
      name: 'is closed to other sites',
      sent: () => ({ ...withHeaders({ Origin: 'https://evil.example' }), path: EDITOR, body: place() }),
      status: 403,
    },
    {
      name: 'asks for the token',
      sent: () => ({ ...withHeaders({ 'X-Ashlar-Token': undefined }), path: EDITOR, body: place() }),
      status: 403,
    },
    {
      name: 'opens no file by its path',
      sent: () => right({ path: EDITOR, body: place({ document: '../../../package' }) }),
      status: 404,
    },
    {
      name: 'opens nothing outside of pages/',
      sent: () => right({ path: EDITOR, body: place({ document: '/links/out' }) }),
      status: 403,
    },
    {
      name: 'takes numbers for line and column',
      sent: () => right({ path: EDITOR, body: place({ line: '8; rm' }) }),
      status: 400,
    },
    {
      name: 'cannot be gone round',
      sent: () => right({ method: 'GET', path: '/__open-in-editor?file=package.json' }),
      status: 405,
    },
    {
      name: 'cannot be gone round in capitals',
      sent: () => right({ path: '/__OPEN-IN-EDITOR?file=package.json' }),
      status: 404,
    },
    {
      name: 'cannot be gone round with a host',
      sent: () => ({ method: 'GET', path: 'http://localhost/__open-in-editor/?file=package.json' }),
      status: 403,
    },
  ])('$name', async ({ sent, status }) => {
    expect((await send(dev.server.url, sent())).status).toBe(status);
  });
});

it('is not there in the finished site', async () => {
  const site = await serveSecondSite();
  const { status } = await send(site.url, right({ headers: { ...trusted(), Origin: site.url } }));
  expect(status).toBe(404);
  expect((await send(site.url, { method: 'GET', path: '/fragen' })).status).toBe(200);
  const ways = waysTo(join(process.cwd(), 'package.json'), SECOND_SITE).filter(way => !way.includes('?'));
  const answers = await Promise.all(ways.map(path => send(site.url, { method: 'GET', path })));
  expect(ways.length).toBeGreaterThan(15);
  expect(answers.filter(({ text }) => text.includes('"devDependencies"'))).toEqual([]);
  await site.close();
});
