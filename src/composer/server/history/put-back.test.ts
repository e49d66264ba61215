// What is put back is as it was to the byte, and one Undo takes it back.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { documentsIn } from '../../../../tests/support/documents/sites/refused.ts';
import {
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { answerTo } from '../asks.ts';
import type { ShownCopy } from '../copy.ts';

const [ABOUT, PRICES] = ['pages/about.json', 'pages/prices.json'];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
const prose = (text: string) => ({ type: 'prose', text });
const about = (heading: string, ...more: object[]) =>
  `${JSON.stringify(pageWith({ title: 'About', blocks: [{ ...hero, heading }, ...more] }), null, 2)}\n\n`;

let root: string;
let copy: ShownCopy;
let ids = 0;

/** Each minute is another one, so nothing happens at the same time. */
const later = () => void vi.setSystemTime(Date.now() + 60_000);

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.UTC(2026, 0, 5));
  root = temporarySite({
    [ABOUT]: about('One', prose('Oak lasts.'), prose('Ash bends.')),
    [PRICES]: JSON.stringify(pageWith({ title: 'Prices', blocks: [hero, prose('A chair costs $40.')] })),
    'pages/_site.json': siteDocument(),
  });
  copy = copyOf(root);
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
function save(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(join(root, file));
  else {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  copy.journal.note(file);
  copy.library().forget();
}

async function ask(name: string, input: object) {
  const { status, told } = await answerTo(copy, JO, { ask: name, input });
  return { status, ...(told as { along?: unknown }) };
}
const putBack = (text: string, input: object) => {
  ids += 1;
  return ask('putBack', { id: `back ${ids}`, key: versionOf(text), ...input });
};

/** Does it, and undoes it. */
async function expectBack(text: string, input: object, file: string, wanted: string): Promise<void> {
  const before = documentsIn(root, 'latin1');
  expect(await putBack(text, { ...input, rehearse: true })).toMatchObject({ status: 200 });
  expect(documentsIn(root, 'latin1')).toEqual(before);
  expect(await putBack(text, input)).toMatchObject({ status: 200 });
  expect(read(file)).toBe(wanted);
  expect(await ask('undo', {})).toMatchObject({ status: 200 });
  expect(documentsIn(root, 'latin1')).toEqual(before);
}

const place = (what: string, ...path: (string | number)[]) => ({ what, document: '/about', path });

describe('comes back', () => {
  it('a page, to the byte', async () => {
    const one = read(ABOUT);
    save(ABOUT, about('Two'));
    await expectBack(one, { what: 'document', document: '/about' }, ABOUT, one);
  });

  it('a value, beside everything that others have changed since', async () => {
    const one = read(ABOUT);
    save(ABOUT, one.replace('Oak lasts.', 'Oak goes.').replace('Ash bends.', 'Ash breaks.'));
    const wanted = one.replace('Ash bends.', 'Ash breaks.');
    await expectBack(one, place('value', 'blocks', 1, 'text'), ABOUT, wanted);
  });

  it('a block that is gone, at its old place', async () => {
    const one = read(ABOUT);
    save(ABOUT, about('One', prose('Ash bends.')));
    await expectBack(one, place('block', 'blocks', 1), ABOUT, one);
  });

  it('a page that is gone', async () => {
    const one = read(ABOUT);
    save(ABOUT, undefined);
    expect(await ask('gone', {})).toMatchObject({
      pages: [{ document: '/about', title: 'About', key: versionOf(one) }],
    });
    await expectBack(one, { what: 'document', document: '/about' }, ABOUT, one);
  });

  it('a page that was taken away, with the links to it', async () => {
    const one = read(ABOUT);
    save(PRICES, JSON.stringify(pageWith({ title: 'Prices', blocks: [hero, prose('[More](/about)')] })));
    const before = documentsIn(root, 'latin1');
    await ask('takePage', { id: 'take', page: '/about', instead: '/prices' });
    expect(existsSync(join(root, ABOUT))).toBe(false);
    expect(await putBack(one, { what: 'document', document: '/about' })).toMatchObject({ status: 200 });
    expect(documentsIn(root, 'latin1')).toEqual(before);
  });

  it('the whole site', async () => {
    const before = documentsIn(root, 'latin1');
    const { moments } = (await ask('moments', {})) as unknown as { moments: { key: string }[] };
    later();
    save(ABOUT, about('Two'));
    save(PRICES, about('Three'));
    const changed = documentsIn(root, 'latin1');
    const input = { id: 'site', what: 'site', key: moments[0]?.key };
    expect(await ask('putBack', input)).toMatchObject({ status: 200 });
    expect(documentsIn(root, 'latin1')).toEqual(before);
    await ask('undo', {});
    expect(documentsIn(root, 'latin1')).toEqual(changed);
  });
});

it('what one step changed in several places is offered together, and comes back together', async () => {
  const [one, prices] = [read(ABOUT), read(PRICES)];
  const step = (document: string, file: string, path: (string | number)[], value: string) => ({
    document,
    version: versionOf(read(file)),
    path,
    do: 'set',
    value,
  });
  await ask('change', {
    id: 'both',
    steps: [
      step('/about', ABOUT, ['blocks', 1, 'text'], 'Oak goes.'),
      step('/about', ABOUT, ['blocks', 2, 'text'], 'Ash goes.'),
      step('/prices', PRICES, ['blocks', 1, 'text'], 'A chair costs $50.'),
    ],
  });
  const value = place('value', 'blocks', 1, 'text');
  const rehearsed = await putBack(one, { ...value, rehearse: true });
  expect(rehearsed.along).toEqual([
    { document: '/about', path: ['blocks', 2, 'text'], words: expect.stringContaining('Ash') },
    { document: '/prices', path: ['blocks', 1, 'text'], words: expect.stringContaining('$50') },
  ]);
  const changed = documentsIn(root, 'latin1');
  await putBack(one, { ...value, along: true });
  expect([read(ABOUT), read(PRICES)]).toEqual([one, prices]);
  await ask('undo', {});
  expect(documentsIn(root, 'latin1')).toEqual(changed);
});

it('a page comes back with its picture, and both go with one Undo', async () => {
  const picture = 'pages/_public/images/oak.svg';
  mkdirSync(dirname(join(root, picture)), { recursive: true });
  writeFileSync(join(root, picture), SVG);
  const image = { type: 'media-text', image: { src: '/images/oak.svg', alt: 'Oak' }, text: 'Words.' };
  const shows = about('One', image);
  save(ABOUT, shows);
  save(ABOUT, about('Two'));
  expect(await ask('takePictureAway', { src: '/images/oak.svg' })).toMatchObject({ status: 200 });
  copy.library().forget();
  expect(await putBack(shows, { what: 'document', document: '/about' })).toMatchObject({
    status: 200,
    left: [],
  });
  expect([read(ABOUT), read(picture)]).toEqual([shows, SVG]);
  expect(await ask('undo', {})).toMatchObject({ status: 200 });
  expect([read(ABOUT), existsSync(join(root, picture))]).toEqual([about('Two'), false]);
  expect(await ask('redo', {})).toMatchObject({ status: 200 });
  expect([read(ABOUT), read(picture)]).toEqual([shows, SVG]);
});

it('is refused with its mistakes, unless the author wants to mend them', async () => {
  const broken = about('One', { type: 'prose', txet: 'Words.' });
  save(ABOUT, broken);
  save(ABOUT, about('Two'));
  const input = { what: 'document', document: '/about' };
  const refused = await putBack(broken, input);
  expect(refused).toMatchObject({ status: 422, problems: [{ document: '/about' }] });
  expect(read(ABOUT)).toBe(about('Two'));
  expect(await putBack(broken, { ...input, unfinished: true })).toMatchObject({ status: 200 });
  expect(read(ABOUT)).toBe(broken);
});

it.each([
  { name: 'a key that nobody gave', input: { key: versionOf('nobody') }, status: 404 },
  { name: 'a page that never was', input: { document: '/../../etc/passwd' }, status: 404 },
  { name: 'an instant of the site at which nothing was', input: { what: 'site', key: '1' }, status: 404 },
  { name: 'a place that never was', input: { ...place('value', 'blocks', 9, 'text') }, status: 422 },
])('is refused for $name', async ({ input, status }) => {
  const before = documentsIn(root, 'latin1');
  const { what, document, path, key } = {
    what: 'document',
    document: '/about',
    path: undefined,
    key: versionOf(read(ABOUT)),
    ...input,
  };
  const asked = { id: 'no', what, key, ...(what !== 'site' && { document }), ...(path && { path }) };
  expect(await ask('putBack', asked)).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
  expect(documentsIn(root, 'latin1')).toEqual(before);
});

/** Somebody writes "Two" beside the window, and begins a repository with it. */
function commitElsewhere(): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann Lee', '-c', 'user.email=a@b', ...words], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: new Date().toISOString() },
    });
  later();
  git('init', '-q', '-b', 'main');
  writeFileSync(join(root, ABOUT), about('Two'));
  git('add', '.');
  git('commit', '-qm', 'Two');
}

it('says before what others have changed since, and that a picture is lost', async () => {
  const image = { type: 'media-text', image: { src: '/images/gone.svg', alt: 'Oak' }, text: 'Words.' };
  const one = about('One', image);
  save(ABOUT, one);
  commitElsewhere();
  later();
  save(ABOUT, about('Two'));
  const told = await putBack(one, { what: 'document', document: '/about', rehearse: true, unfinished: true });
  expect(told).toMatchObject({
    others: [expect.stringContaining('what Ann Lee changed on “Two”')],
    left: [expect.stringContaining('“gone” is no longer kept')],
  });
});

it('a picture that only Git has comes back with its page', async () => {
  const picture = 'pages/_public/images/oak.svg';
  mkdirSync(dirname(join(root, picture)), { recursive: true });
  writeFileSync(join(root, picture), SVG);
  const image = { type: 'media-text', image: { src: '/images/oak.svg', alt: 'Oak' }, text: 'Words.' };
  const shows = about('One', image);
  save(ABOUT, shows);
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Oak'],
  ])
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b', ...words], { cwd: root });
  rmSync(join(root, picture));
  save(ABOUT, about('Two'));
  expect(await putBack(shows, { what: 'document', document: '/about' })).toMatchObject({
    status: 200,
    left: [],
  });
  expect([read(ABOUT), read(picture)]).toEqual([shows, SVG]);
});

it('the site comes back as it was in a commit that was made elsewhere', async () => {
  commitElsewhere();
  const committed = documentsIn(root, 'latin1');
  later();
  save(ABOUT, about('Two'));
  save(PRICES, about('Three'));
  const { moments } = (await ask('moments', {})) as unknown as { moments: { key: string; name?: string }[] };
  const key = moments.find(({ name }) => name === 'Ann Lee')?.key;
  expect(await ask('putBack', { id: 'site', what: 'site', key })).toMatchObject({ status: 200 });
  expect(documentsIn(root, 'latin1')).toEqual(committed);
});
