// What is refused of a change file that somebody sends, and what is left of it.
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../../tests/support/documents/nasty/odd-files.ts';
import {
  EVERYTHING,
  SECRETS,
  withMetadata,
} from '../../../tests/support/documents/photographs/photograph-metadata.ts';
import { hero, pageWith, temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { failureIn } from '../../base/failure.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import type { ChangeFile } from './change-file.ts';
import {
  folderOfWaiting,
  judgeArrived,
  keepArriving,
  tidyChangeFiles,
  waitingChangeFile,
} from './waiting-change-file.ts';

const PAGE = 'pages/page.json';
const PHOTO = 'pages/_public/images/mill.jpg';
const text = (heading: string) => JSON.stringify(pageWith({ blocks: [{ ...hero, heading }] }));
const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const site = temporarySite({});
beforeEach(() => rmSync(join(keptPlace(site), 'change-files'), { recursive: true, force: true }));

const right = (more: object = {}): ChangeFile & { [name: string]: unknown } => ({
  ashlar: 1,
  title: 'A new price',
  by: 'Ann Lee',
  at: 1_795_000_000_000,
  base: null,
  files: [{ file: PAGE, was: text('Ten'), now: text('Twelve') }],
  pictures: [],
  ...more,
});
const document = (file: string, now: string | null = text('Twelve')) =>
  right({ files: [{ file, was: null, now }] });
const picture = (bytes: Buffer | string, file = PHOTO) =>
  right({ pictures: [{ file, bytes: typeof bytes === 'string' ? bytes : bytes.toString('base64') }] });

async function opened(content: unknown): Promise<string> {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const id = await keepArriving(site, async path => writeFileSync(path, bytes));
  return judgeArrived(site, process.cwd(), id).then(
    () => id,
    error => failureIn(error)?.message ?? `thrown: ${error}`,
  );
}

const kept = () => readdirSync(join(keptPlace(site), 'change-files'));

const NO_CHANGE_FILE = 'This is no change file, or not all of it has come. Ask for a new one.';
const OTHER_VERSION =
  'This change file was made with another version of Ashlar. Ask whoever looks after the site to bring both to the newest one.';
const strange = (file: string) =>
  `This change file would change ${file}, which is no page, no picture and no part of the look. Nothing of it was taken.`;
const twice = (file: string) =>
  `This change file holds ${file} twice, and nobody knows which one is meant. Ask for a new one.`;
const CUT = 'Not all of the picture "/images/mill.jpg" is in this change file. Ask for a new one.';

const STRANGE = [
  '../secret.json',
  'pages/../../secret.json',
  'pages/../blocks/hero/schema.json',
  '/etc/passwd',
  'C:\\pages\\a.json',
  'pages\\a.json',
  'pages/.hidden.json',
  'pages//a.json',
  'pages/con.json',
  'pages/a/aux.json',
  'pages/__proto__.json',
  'pages/A.json',
  'pages/a b.json',
  'pages/_artwork/cards.ts',
  'pages/_artwork/a.json',
  'pages/_starters/a.json',
  'pages/_look/logo.svg',
  'pages/_look/own.css',
  'pages/_public/a.json',
  'blocks/hero/Component.tsx',
  'package.json',
  '.git/config',
  'pages',
  '',
];
const STRANGE_PICTURES = [
  '../a.jpg',
  'pages/_public/images/../../a.jpg',
  'pages/_public/images/.htaccess',
  'pages/_public/images//a.jpg',
  'pages/_public/images/nul.jpg',
  'pages/_public/images/a./b.jpg',
  'pages/_public/index.html',
  'pages/_public/a.js',
  'pages/_artwork/a.jpg',
  'pages/page.json',
];

describe('a change file is refused, and nothing of it is kept,', () => {
  it.each<[string, unknown, string]>([
    ['that is no JSON', Buffer.from('{'), NO_CHANGE_FILE],
    ['that is not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), NO_CHANGE_FILE],
    ['that is empty', Buffer.alloc(0), NO_CHANGE_FILE],
    ['that is a list', [], NO_CHANGE_FILE],
    ['that is nothing', null, NO_CHANGE_FILE],
    ['of another version', right({ ashlar: 2 }), OTHER_VERSION],
    ['with a field too many', right({ more: 1 }), NO_CHANGE_FILE],
    [
      'with a prototype',
      Buffer.from(JSON.stringify(right()).replace('{', '{"__proto__":{"a":1},')),
      NO_CHANGE_FILE,
    ],
    ['with a constructor', right({ constructor: 1 }), NO_CHANGE_FILE],
    ['without a title', right({ title: undefined }), NO_CHANGE_FILE],
    ['of a time that no clock shows', right({ at: 1e300 }), NO_CHANGE_FILE],
    ['with a base that is no commit', right({ base: '--upload-pack=x' }), NO_CHANGE_FILE],
    ['with a name of a thousand letters', document(`pages/${'a'.repeat(1000)}.json`), NO_CHANGE_FILE],
    ['with a million entries', right({ files: Array(1e6).fill({}) }), NO_CHANGE_FILE],
    [
      'with six thousand pages',
      right({
        files: Array.from({ length: 6000 }, (_, at) => ({ file: `pages/a${at}.json`, was: null, now: '{}' })),
      }),
      NO_CHANGE_FILE,
    ],
    ['of brackets alone', Buffer.alloc(60_000_000, '['), NO_CHANGE_FILE],
    ['with a text of more than 1 MB', document(PAGE, `"${'a'.repeat(1_048_576)}"`), NO_CHANGE_FILE],
    [
      'with a text of more than 1 MB in fewer letters',
      document(PAGE, `"${'ü'.repeat(600_000)}"`),
      NO_CHANGE_FILE,
    ],
    ['with a page that neither has', document(PAGE, null), NO_CHANGE_FILE],
    [
      'with a page that is no JSON',
      document(PAGE, '{"title":'),
      `${PAGE} cannot be read as it is in this change file. Ask for a new one.`,
    ],
    [
      'with a page that is too deep',
      document(PAGE, '['.repeat(40) + ']'.repeat(40)),
      `${PAGE} cannot be read as it is in this change file. Ask for a new one.`,
    ],
    ['with a page twice', right({ files: [...right().files, ...right().files] }), twice(PAGE)],
    [
      'with a picture twice',
      right({ pictures: [PHOTO, PHOTO].map(file => ({ file, bytes: jpeg.toString('base64') })) }),
      twice(PHOTO),
    ],
    [
      'with pictures that differ in capitals alone',
      right({
        pictures: [PHOTO, PHOTO.replace('mill', 'Mill')].map(file => ({
          file,
          bytes: jpeg.toString('base64'),
        })),
      }),
      twice(PHOTO.replace('mill', 'Mill')),
    ],
    [
      'with a picture that is cut off',
      picture(jpeg.subarray(0, jpeg.length - 30)),
      '"/images/mill.jpg" is cut off: its end is missing. Copy the picture here once more.',
    ],
    ['with base64 that is cut off', picture(jpeg.toString('base64').slice(0, -3)), CUT],
    ['with base64 that is none', picture('<svg onload=alert(1)>'), CUT],
    ['with an empty picture', picture(''), CUT],
    [
      'with damaged pixels',
      picture(png(400, 300)),
      '"/images/mill.jpg" cannot be read: the file is damaged. Copy the picture here once more, or save it anew.',
    ],
    [
      'with a web page as a picture',
      picture(Buffer.from('<!doctype html><script>alert(1)</script>')),
      '"/images/mill.jpg" is a web page, not a picture, whatever its name says. Save the picture itself, and name that file here.',
    ],
    [
      'with a drawing as a photograph',
      picture(Buffer.from(DRAWING), 'pages/_public/images/a.png'),
      '"/images/a.png" is a drawing (SVG), but its name says something else.',
    ],
    [
      'with a drawing that runs',
      picture(Buffer.from(SCRIPT), 'pages/_public/images/a.svg'),
      expect.stringMatching(/^"\/images\/a\.svg": .*script/) as unknown as string,
    ],
    [
      'with a photograph as a drawing',
      picture(jpeg, 'pages/_public/images/a.svg'),
      '"/images/a.svg" is a JPG, but its name says something else.',
    ],
    [
      'with a name that not every host reads',
      picture(jpeg, 'pages/_public/images/Büro 1.jpg'),
      '"/images/Büro 1.jpg" has capitals, "ü" and spaces in its name, which not every computer and host reads alike.',
    ],
    ...STRANGE.map((file): [string, unknown, string] => [
      `with the page "${file}"`,
      document(file),
      strange(file),
    ]),
    ...STRANGE_PICTURES.map((file): [string, unknown, string] => [
      `with the picture "${file}"`,
      picture(jpeg, file),
      strange(file),
    ]),
  ])('%s', async (_, content, said) => {
    expect(await opened(content)).toEqual(said);
    expect(kept()).toEqual([]);
    expect(existsSync(join(site, PAGE))).toBe(false);
  });
});

describe('a change file that is taken', () => {
  it('waits outside the site, with photographs that no longer say where they were taken', async () => {
    const photograph = await withMetadata(jpeg, EVERYTHING);
    const id = await opened(picture(photograph));
    const { pictures, files, title } = waitingChangeFile(site, id);
    expect([title, files, pictures]).toEqual([right().title, right().files, [{ file: PHOTO }]]);
    const clean = readFileSync(join(folderOfWaiting(site, id), PHOTO));
    for (const secret of SECRETS) expect(clean.includes(secret)).toBe(false);
    expect(readdirSync(join(site, 'pages/_public/images'))).not.toContain('mill.jpg');
  });

  it('is one of five at most, and gone after a month', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await opened(right()));
    expect(kept()).toHaveLength(5);
    const old = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(folderOfWaiting(site, ids[4] ?? ''), old, old);
    tidyChangeFiles(site);
    expect(kept()).not.toContain(ids[4]);
    expect(kept()).toContain(ids[5]);
  });

  it.each(['../x', '', 'constructor', '0'.repeat(36)])('is not found by the name %j', id => {
    expect(() => waitingChangeFile(site, id)).toThrow(
      'This change file is no longer kept. Open it once more.',
    );
  });
});
