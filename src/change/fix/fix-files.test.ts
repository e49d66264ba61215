import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AROUND } from '../../../tests/support/documents/messages/golden.ts';
import { png } from '../../../tests/support/documents/nasty/odd-files.ts';
import {
  EVERYTHING,
  withMetadata,
} from '../../../tests/support/documents/photographs/photograph-metadata.ts';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { checkAll } from '../../check/check.ts';
import { runCheck } from '../../commands/check.ts';
import type { Library } from '../../site/types.ts';
import { fixedText } from './fix.ts';
import { fixFiles } from './fix-files.ts';
import { fixedReport } from './fixed-report.ts';

const SLOW = { timeout: 60_000 };
const textOf = (page: object) => JSON.stringify(page, null, 2);
const GOOD = textOf(
  pageWith({
    title: 'Services',
    description: 'What we write, for whom and at what price, in one sentence of a good length.',
    blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing' }] }],
  }),
);

function check(root: string, ...args: string[]) {
  const sides = { site: root, engine: process.cwd() };
  return runCheck(['--fix', ...args], sides, { folder: root, colours: false });
}

test('mends one mistake after another, says so, and ends as the check does', SLOW, () => {
  const broken = GOOD.replace('"heading"', '“haeding”').replace('"/pricing"', '"/pricng",');
  const { root } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const outcome = check(root, '/page');
  expect(outcome).toEqual({
    code: 0,
    out: [
      'pages/page.json:7:7  Wrote straight quotation marks.',
      'pages/page.json:12:28  Took the comma out.',
      'pages/page.json:7:7  hero: Renamed "haeding" to "heading".',
      'pages/page.json:12:19  hero › links[0] › href: Changed "/pricng" to "/pricing".',
      '4 mistakes mended.',
      '',
      '1 page, no mistakes.',
    ].join('\n'),
  });
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD);
});

test('leaves what only the author can know, and says it', SLOW, () => {
  const broken = GOOD.replace('"/pricing"', '"/zebra"').replace('"heading"', '"headign"');
  const { root } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const outcome = check(root, '/page');
  expect(outcome.code).toBe(1);
  expect('out' in outcome && outcome.out).toMatch(
    /Renamed "headign" to "heading"\.\n1 mistake mended\.\n\n.*There is no page "\/zebra"/s,
  );
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD.replace('"/pricing"', '"/zebra"'));
});

test('says that there is nothing to mend', SLOW, () => {
  const { root } = siteWith({ ...AROUND, 'pages/page.json': GOOD });
  expect(check(root, '/page')).toMatchObject({
    out: 'Nothing could be mended safely.\n\n1 page, no mistakes.',
  });
});

test('gives other programs their report alone', SLOW, () => {
  const { root } = siteWith({ ...AROUND, 'pages/page.json': GOOD.replace('"heading"', '"headign"') });
  const outcome = check(root, '/page', '--format', 'json');
  expect('out' in outcome && JSON.parse(outcome.out).summary.mistakes).toBe(0);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD);
});

test('keeps a byte order mark, the line ends, the indentation and the order of the fields', () => {
  const odd = `\ufeff${GOOD.replaceAll('  ', '\t').replaceAll('\n', '\r\n')}\r\n\r\n`;
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': odd.replace('"heading"', '"headign"') });
  expect(fixFiles(library, () => true).done).toHaveLength(1);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(odd);
});

test('writes only the files that are meant', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': broken, 'pages/other.json': broken });
  fixFiles(library, file => file === 'pages/other.json');
  expect(readFileSync(join(root, 'pages/other.json'), 'utf8')).toBe(GOOD);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(broken);
});

test('mends the site document', () => {
  const { root, library } = siteWith({ ...AROUND });
  const file = join(root, 'pages/_site.json');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('"tagline"', '"taglien"').replace('"/"', '"/",'));
  library.forget();
  expect(fixFiles(library, () => true).done.map(({ fix }) => fix.title)).toEqual([
    'Take the comma out',
    'Rename to "tagline"',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(good);
});

test('leaves a file alone that somebody has changed in the meantime', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const theirs = broken.replace('Services', 'Their services');
  const disturbed: Library = {
    ...library,
    withText(...sources) {
      writeFileSync(join(root, 'pages/page.json'), theirs);
      return library.withText(...sources);
    },
  };
  const written = fixFiles(disturbed, () => true);
  expect(fixedReport(written)).toBe(
    'pages/page.json has changed in the meantime, so nothing was written. Try again.',
  );
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(theirs);
});

test('never writes through a link, nor what it could not read as it is', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const latin = Buffer.from(broken.replace('One sentence', 'Ein schöner Satz'), 'latin1');
  const { root, library } = siteWith({
    ...AROUND,
    'pages/_kept/page.json': broken,
    'pages/latin.json': latin,
  });
  symlinkSync(join(root, 'pages/_kept/page.json'), join(root, 'pages/linked.json'));
  library.forget();
  expect(fixFiles(library, () => true)).toEqual({ done: [], left: [] });
  expect(readFileSync(join(root, 'pages/_kept/page.json'), 'utf8')).toBe(broken);
  expect(readFileSync(join(root, 'pages/latin.json')).equals(latin)).toBe(true);
});

test('does not apply a fix that would bring in a mistake', () => {
  const page = pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: 'zebra' }] }] });
  const { library } = siteWith({ ...AROUND, 'pages/page.json': page });
  const source = { file: 'pages/page.json', text: textOf(page) };
  expect(library.page('/page')?.problems[0]?.fix?.title).toBe('Change to "/zebra"');
  expect(fixedText(library, source)).toEqual({ text: source.text, done: [] });
});

test(
  'takes a place and a name out of pictures in the folder, and leaves their pixels as they are',
  SLOW,
  async () => {
    const plain = () => sharp({ create: { width: 200, height: 120, channels: 3, background: 'teal' } });
    const taken = () => plain().withExif({ IFD3: { GPSLatitude: '53/1 33/1 0/1' } });
    const pictures = {
      'images/both.jpg': await withMetadata(await plain().jpeg().toBuffer(), {
        ...EVERYTHING,
        orientation: 6,
      }),
      'images/owned.webp': await plain()
        .withExif({ IFD0: { Artist: 'Olive Owner' } })
        .webp()
        .toBuffer(),
      'images/taken.avif': await taken().avif().toBuffer(),
      'taken.png': await taken().png().toBuffer(),
      'device.jpg': await plain()
        .withExif({ IFD0: { Model: 'Testcam 3000' } })
        .jpeg()
        .toBuffer(),
    };
    const files = Object.entries(pictures).map(([name, bytes]) => [`pages/_public/${name}`, bytes]);
    const { root, library } = siteWith({ ...AROUND, 'pages/page.json': GOOD, ...Object.fromEntries(files) });
    const carries = () =>
      checkAll(library).flatMap(({ file, message }) =>
        message.startsWith('This picture carries') ? [`${file}: ${message.split('. ')[0]}`] : [],
      );
    expect(carries()).toEqual([
      'pages/_public/images/both.jpg: This picture carries a place and a name beside its pixels',
      'pages/_public/images/owned.webp: This picture carries a name beside its pixels',
      'pages/_public/images/taken.avif: This picture carries the place where it was taken beside its pixels',
      'pages/_public/taken.png: This picture carries the place where it was taken beside its pixels',
    ]);
    expect(fixedReport(fixFiles(library, () => true))).toBe(
      [
        'pages/_public/images/both.jpg:1:1  Took out a place and a name.',
        'pages/_public/images/owned.webp:1:1  Took out a name.',
        'pages/_public/images/taken.avif:1:1  Took out the place where it was taken.',
        'pages/_public/taken.png:1:1  Took out the place where it was taken.',
        '4 mistakes mended.',
      ].join('\n'),
    );
    expect(carries()).toEqual([]);
    const seen = (picture: Buffer) => sharp(picture).rotate().raw().toBuffer();
    for (const [name, before] of Object.entries(pictures)) {
      const after = readFileSync(join(root, 'pages/_public', name));
      expect([name, (await seen(after)).equals(await seen(before))]).toEqual([name, true]);
      expect([name, after.equals(before)]).toEqual([name, name === 'device.jpg']);
    }
  },
);

describe('a picture with a name that will not do', () => {
  const SRC = '/images/Team Photo.JPG';
  const shows = (title: string, fields: object = {}) =>
    pageWith({
      title,
      index: false,
      blocks: [{ ...hero, image: { src: SRC, alt: 'Five people' } }],
      ...fields,
    });
  const FILES = {
    [`pages/_public${SRC}`]: png(40, 30),
    'pages/page.json': shows('A page to check', { image: SRC, note: `See ${SRC}.` }),
    'pages/draft.json': shows('Another page', { status: 'draft' }),
    'pages/_shared/team.json': { blocks: [{ ...hero, image: { src: SRC, alt: 'Five people' } }] },
    'pages/_starters/page.json': shows('A starter'),
    'pages/_look/tokens.css': `:root { --a: url("${SRC}"); --b: url(/images/Team%20Photo.JPG) }`,
    'pages/_site.json': siteDocument({ image: SRC }),
  };

  function filesIn(root: string): { [file: string]: string } {
    const names = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).sort();
    const files = names.filter(name => statSync(join(root, 'pages', name)).isFile());
    return Object.fromEntries(files.map(name => [name, readFileSync(join(root, 'pages', name), 'latin1')]));
  }

  test('is renamed, and every use of it', SLOW, () => {
    const { root } = siteWith(FILES);
    const before = filesIn(root);
    expect(check(root)).toMatchObject({
      out: expect.stringContaining(
        'Renamed "/images/Team Photo.JPG" to "team-photo.jpg".\n1 mistake mended.',
      ),
    });
    const after = filesIn(root);
    const expected = Object.entries(before).map(([name, text]) => [
      name.replace('Team Photo.JPG', 'team-photo.jpg'),
      text.replaceAll(/Team(?: |%20)Photo\.JPG/g, 'team-photo.jpg'),
    ]);
    expect(after).toEqual(Object.fromEntries(expected));
    expect(JSON.stringify(after)).toContain('team-photo.jpg');
    expect(check(root)).toMatchObject({ out: expect.stringContaining('Nothing could be mended safely.') });
  });

  test('changes all documents, even if one is asked for', SLOW, () => {
    const { root } = siteWith(FILES);
    check(root, 'pages/page.json');
    expect(JSON.stringify(filesIn(root))).not.toContain('Photo.JPG');
  });

  test('never takes the place of another file', SLOW, () => {
    const { root } = siteWith({
      ...FILES,
      'pages/_public/images/team-photo.jpg': 'other',
      'pages/_public/images/TEAM-PHOTO-2.jpg': 'other',
    });
    check(root);
    expect(filesIn(root)['_public/images/team-photo.jpg']).toBe('other');
    expect(filesIn(root)['_public/images/team-photo-3.jpg']).toBe(png(40, 30).toString('latin1'));
    expect(filesIn(root)['page.json']).toContain('"/images/team-photo-3.jpg"');
  });

  test('may differ in capitals alone, or stand in a folder of a strange name', SLOW, () => {
    const { root } = siteWith({
      'pages/_public/images/Team/Büro (1).JPG': png(40, 30),
      'pages/_public/images/Team.JPG': png(40, 30),
      'pages/page.json': pageWith({
        index: false,
        image: '/images/Team.JPG',
        blocks: [{ ...hero, image: { src: '/images/Team/Büro (1).JPG', alt: 'Five people' } }],
      }),
    });
    check(root);
    const names = Object.keys(filesIn(root)).filter(name => name.startsWith('_public'));
    expect(names).toEqual([
      '_public/images/chart.svg',
      '_public/images/social.png',
      '_public/images/team.jpg',
      '_public/images/team/buro-1.jpg',
    ]);
    expect(existsSync(join(root, 'pages/_public/images/Team'))).toBe(false);
  });

  test.each([
    [
      'a document that names it cannot be read',
      { 'pages/broken.json': `Not JSON, but "${SRC}".` },
      /^pages\/broken\.json names "\/images\/Team Photo\.JPG" too, and has a mistake\. Mend that first\.$/m,
    ],
    ['it is a link', {}, /is not there any more, or is a link\.$/m],
  ])('stays where %s', (reason, more, says) => {
    const { root } = siteWith({ ...FILES, ...more });
    if (reason === 'it is a link') {
      renameSync(join(root, `pages/_public${SRC}`), join(root, 'pages/_public/other.png'));
      symlinkSync(join(root, 'pages/_public/other.png'), join(root, `pages/_public${SRC}`));
    }
    const before = filesIn(root);
    const outcome = check(root);
    expect('out' in outcome && outcome.out).toMatch(says);
    expect(filesIn(root)).toEqual(before);
  });
});
