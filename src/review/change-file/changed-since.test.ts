import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodysSettings, ownSettings } from '../../../tests/support/documents/messages/hand-in.ts';
import { hero, PHOTO, pageWith } from '../../../tests/support/documents/sites/small-site.ts';
import { type Desk, openDesk } from '../../../tests/support/files/repositories.ts';
import { recordAll } from '../../change/journal/record.ts';
import { changedSince } from './changed-since.ts';

beforeAll(nobodysSettings);
afterAll(ownSettings);

const NEW_PHOTO = 'pages/_public/images/mill.png';
const FEES = 'pages/fees.json';

function work({ folder, edit, write }: Desk): void {
  edit(FEES, 'Ten dollars', 'Twelve dollars');
  rmSync(join(folder, 'pages/hours.json'));
  const image = { src: '/images/mill.png', alt: 'The mill' };
  write('pages/mill.json', JSON.stringify(pageWith({ title: 'The mill', blocks: [{ ...hero, image }] })));
  write('pages/_look/extra.css', '.hero { color: red; }\n');
  write('notes.txt', 'Of nobody else.\n');
  writeFileSync(join(folder, NEW_PHOTO), PHOTO);
}

const sidesIn = ({ folder }: Desk) =>
  changedSince(folder).files.map(({ file, was, now }) => [file, was?.toString(), now?.toString()]);

function expectedOf(desk: Desk, before: { [file: string]: string }) {
  return [
    ['pages/_look/extra.css', undefined, '.hero { color: red; }\n'],
    [FEES, before[FEES], desk.read(FEES)],
    ['pages/hours.json', before['pages/hours.json'], undefined],
    ['pages/mill.json', undefined, desk.read('pages/mill.json')],
  ];
}

const textsOf = ({ read }: Desk) =>
  Object.fromEntries([FEES, 'pages/hours.json'].map(file => [file, read(file)]));

describe('what has changed since the others had the site', () => {
  it('is told by the last commit that the main branch has', () => {
    const desk = openDesk();
    const before = textsOf(desk);
    const base = desk.git('rev-parse', 'HEAD');
    expect(changedSince(desk.folder)).toEqual({ base, files: [], published: [] });
    work(desk);
    expect(sidesIn(desk)).toEqual(expectedOf(desk, before));
    desk.git('switch', '--quiet', '--create', 'change/2026-11-22-fees');
    desk.git('add', '.');
    desk.git('commit', '--quiet', '--message', 'Not sent yet');
    expect(sidesIn(desk)).toEqual(expectedOf(desk, before));
    expect(changedSince(desk.folder)).toMatchObject({ base, published: [{ file: NEW_PHOTO }] });
    desk.remove();
  });

  it('is told by the journal without Git, and by nothing before it began', () => {
    const desk = openDesk();
    const before = textsOf(desk);
    rmSync(join(desk.folder, '.git'), { recursive: true });
    expect(changedSince(desk.folder)).toEqual({ files: [], published: [] });
    recordAll(desk.folder);
    work(desk);
    const told = changedSince(desk.folder);
    expect(sidesIn(desk)).toEqual(expectedOf(desk, before));
    expect(told).toMatchObject({ published: [{ file: NEW_PHOTO }] });
    expect(told.base).toBeUndefined();
    recordAll(desk.folder);
    expect(sidesIn(desk)).toEqual(expectedOf(desk, before));
    desk.remove();
  });

  it('is none of the line ends that Git writes here', () => {
    const desk = openDesk();
    desk.write('.gitattributes', '*.json text eol=crlf\n');
    desk.write(FEES, desk.read(FEES).replaceAll('\n', '\r\n'));
    expect(sidesIn(desk)).toEqual([]);
    desk.remove();
  });
});
