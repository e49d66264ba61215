import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { read } from './read.ts';

const TEXT = JSON.stringify(pageWith(), null, 2);
const FILE = 'pages/page.json';

/** The problems of reading the file, each with its line and column if it has any. */
function says(content: string | Buffer): string[] {
  const { root } = siteWith({ [FILE]: content });
  return read(root, FILE).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('a byte order mark is not part of the text', () => {
  const { root } = siteWith({ [FILE]: `\ufeff${TEXT}` });
  expect(read(root, FILE).source?.text).toBe(TEXT);
});

test('UTF-16 is refused, with its mark and without', () => {
  const utf16 = '1:1 This file is saved as UTF-16. Save it as UTF-8.';
  const little = Buffer.from(TEXT, 'utf16le');
  expect(says(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toEqual([utf16]);
  // With its first lines, so that a report names the line as well.
  const { root } = siteWith({ [FILE]: little });
  expect(read(root, FILE).problems[0]?.frame).toContain('"title": "A page to check"');
  expect(says(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(little).swap16()]))).toEqual([utf16]);
  expect(says(little)).toEqual([utf16]);
  expect(says(Buffer.from(little).swap16())).toEqual([utf16]);
});

test('another encoding is marked at its first character', () => {
  const message =
    'The character here is not UTF-8: the file was saved in another encoding. Save it as UTF-8.';
  expect(says(Buffer.from('{\n  "title": "Caf\u00e9 \u00e9"\n}', 'latin1'))).toEqual([`2:16 ${message}`]);
  expect(says(Buffer.concat([Buffer.from('{"a": "\ufffd \u2019'), Buffer.from([0xe2, 0x80])]))).toEqual([
    `1:11 ${message}`,
  ]);
});

test('a file of more than 1 MB is refused without being read', () => {
  expect(says(' '.repeat(2_500_000))).toEqual([
    '1:1 This file is 2.4 MB large; a page has at most 1 MB. Make several pages of it.',
  ]);
});

test('a folder with the name of a page', () => {
  const { root, says } = siteWith({});
  mkdirSync(join(root, 'pages/page.json'));
  expect(says()).toEqual(['This is a folder with the name of a file. Rename it without ".json".']);
});

test('a link to a file outside of pages/ is not followed', () => {
  const { root } = siteWith({});
  writeFileSync(join(root, 'secret.json'), TEXT);
  symlinkSync('../secret.json', join(root, FILE));
  expect(read(root, FILE)).toMatchObject({
    problems: [{ message: 'This file is a link to a place outside pages/. Put the file itself here.' }],
  });
  expect(read(root, FILE).source).toBeUndefined();
});

test('a link to another page is read, a link to nothing is refused', () => {
  const { root } = siteWith({});
  symlinkSync('index.json', join(root, FILE));
  expect(read(root, FILE).problems).toEqual([]);
  symlinkSync('nothing.json', join(root, 'pages/other.json'));
  expect(read(root, 'pages/other.json').problems[0]?.message).toBe(
    'This file does not exist, or it is a link that leads nowhere.',
  );
});

test('a link that leads back to itself', () => {
  const { root } = siteWith({});
  symlinkSync('page.json', join(root, FILE));
  expect(read(root, FILE).problems[0]?.message).toBe(
    'This file is a link that leads back to itself. Put the file itself here.',
  );
});
