import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ODD_FILES, png } from '../../../../tests/support/documents/nasty/odd-files.ts';
import {
  type Files,
  hero,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { checkDocument } from '../../check.ts';
import { checkAndLint, checkThese } from '../../check-and-lint.ts';
import { lintDocument } from '../../lint/lint.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';
const PHOTO = png(40, 30);

function onPage(src: string, ...others: string[]): object {
  const more = others.map(other => ({
    type: 'media-text',
    heading: `About ${other}`,
    text: 'Words.',
    image: { src: other, alt: `A shelf in ${other}` },
  }));
  return pageWith({
    index: false,
    blocks: [{ ...hero, image: { src, alt: 'A kitchen with a table' } }, ...more],
  });
}

function site(files: Files, now: Files = {}) {
  const published = Object.entries(files).map(([name, content]) => [`pages/_public/${name}`, content]);
  return siteWith({ ...Object.fromEntries(published), ...now });
}

const SENTENCES: { name: string; content: Buffer | string; says: string }[] = [
  {
    name: 'team.heic',
    content: ODD_FILES.heic,
    says: '"/images/team.heic" is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and name that file here.',
  },
  {
    name: 'team.jpg',
    content: ODD_FILES.heic,
    says: '"/images/team.jpg" is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and name that file here.',
  },
  {
    name: 'IMG 2031.HEIC',
    content: ODD_FILES.heic,
    says: '"/images/IMG 2031.HEIC" is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and name that file here.',
  },
  {
    name: 'plan.pdf',
    content: ODD_FILES.pdf,
    says: '"/images/plan.pdf" is a PDF, not a picture. Link to it instead, or save the page that is to be shown as PNG.',
  },
  {
    name: 'moving.gif',
    content: ODD_FILES.gif,
    says: '"/images/moving.gif" is a GIF, which is heavy and has few colours. Save it as PNG or WebP, and name that file here.',
  },
  {
    name: 'scan.tiff',
    content: ODD_FILES.tiff,
    says: '"/images/scan.tiff" is a TIFF, which browsers cannot show. Save it as JPEG, PNG or WebP, and name that file here.',
  },
  {
    name: 'scan.nef',
    content: ODD_FILES.tiff,
    says: '"/images/scan.nef" is a raw picture as it comes from a camera, which browsers cannot show. Save it as JPEG, and name that file here.',
  },
  {
    name: 'poster.psd',
    content: ODD_FILES.psd,
    says: '"/images/poster.psd" is a Photoshop document, which browsers cannot show. Save it as JPEG, PNG or WebP, and name that file here.',
  },
  {
    name: 'film.mp4',
    content: ODD_FILES.film,
    says: '"/images/film.mp4" is a film, not a picture. Save one moment of it as JPEG, and name that file here.',
  },
  {
    name: 'photo.jpg',
    content: ODD_FILES.web,
    says: '"/images/photo.jpg" is a web page, not a picture, whatever its name says. Save the picture itself, and name that file here.',
  },
  {
    name: 'letter.jpg',
    content: ODD_FILES.text,
    says: '"/images/letter.jpg" holds text, not a picture, whatever its name says. Name a picture here.',
  },
  {
    name: 'all.zip',
    content: ODD_FILES.packed,
    says: '"/images/all.zip" is a packed file, not a picture. Unpack it, and name the picture that was in it.',
  },
  {
    name: 'empty.jpg',
    content: ODD_FILES.nothing,
    says: '"/images/empty.jpg" is an empty file. Copy the picture here once more.',
  },
  {
    name: 'noise.png',
    content: ODD_FILES.noise,
    says: '"/images/noise.png" is not a picture that can be read, whatever its name says. Save the picture anew, as JPEG or PNG.',
  },
  {
    name: 'half.png',
    content: png(40, 30, { isWhole: false }),
    says: '"/images/half.png" is cut off: its end is missing. Copy the picture here once more.',
  },
  {
    name: 'flat.png',
    content: png(40, 0),
    says: '"/images/flat.png" has no size that can be read. Save the picture anew.',
  },
  {
    name: 'bomb.png',
    content: png(30_000, 30_000),
    says: '"/images/bomb.png" is 30000 by 30000 pixels: 900 megapixels, of at most 100. Save it smaller; 3000 pixels are enough for any place.',
  },
  {
    name: 'Team Photo.JPG',
    content: PHOTO,
    says: '"/images/Team Photo.JPG" has capitals and spaces in its name, which not every computer and host reads alike. Rename the file to "team-photo.jpg".',
  },
  {
    name: 'team(1).jpg',
    content: PHOTO,
    says: '"/images/team(1).jpg" has brackets in its name, which not every computer and host reads alike. Rename the file to "team-1.jpg".',
  },
  {
    name: 'Büro.jpeg',
    content: PHOTO,
    says: '"/images/Büro.jpeg" has capitals and "ü" in its name, which not every computer and host reads alike. Rename the file to "buro.jpeg".',
  },
  {
    name: '写真.png',
    content: PHOTO,
    says: '"/images/写真.png" has "写" and "真" in its name, which not every computer and host reads alike. Rename the file to "picture.png".',
  },
  {
    name: 'team.jfif',
    content: PHOTO,
    says: '"/images/team.jfif" is a PNG, but its name says something else. Rename the file to "team.png".',
  },
  {
    name: 'plan.png',
    content: DRAWING,
    says: '"/images/plan.png" is a drawing (SVG), but its name says something else. Rename the file to "plan.svg".',
  },
  {
    name: 'photo.svg',
    content: PHOTO,
    says: '"/images/photo.svg" is a PNG, but its name says something else. Rename the file to "photo.png".',
  },
];

describe('what is said of a file that a page shows', () => {
  test.each(SENTENCES)('$name', ({ name, content, says }) => {
    const { says: said } = site(
      { [`images/${name}`]: content },
      { 'pages/page.json': onPage(`/images/${name}`) },
    );
    expect(said()).toEqual([`hero › image › src: ${says}`]);
  });

  test('another new name for each of two that come to the same', () => {
    const names = ['Caf\u00e9.png', 'Cafe\u0301.png'];
    const [first = '', second = ''] = names.map(name => `/images/${name}`);
    const files = Object.fromEntries(names.map(name => [`images/${name}`, PHOTO]));
    const { says } = site(files, { 'pages/page.json': onPage(first, second) });
    const told = says().map(sentence => /Rename the file to "(.*)"/.exec(sentence)?.[1]);
    expect(told).toEqual(['cafe-2.png', 'cafe.png']);
  });

  test('nothing of a PNG that is called JPEG', () => {
    expect(site({ 'images/a.jpg': PHOTO }, { 'pages/page.json': onPage('/images/a.jpg') }).says()).toEqual(
      [],
    );
  });

  test('nothing of a name that is only long, and of a folder', () => {
    const name = 'images/2026/a-long_name-2.jpg';
    expect(site({ [name]: PHOTO }, { 'pages/page.json': onPage(`/${name}`) }).says()).toEqual([]);
  });

  test('the same of a social picture, of the page and of the site', () => {
    const files = {
      'images/Social 1.PNG': png(1200, 630),
      'images/a.png': ODD_FILES.heic,
      'images/w.jpg': DRAWING,
    };
    const now = {
      'pages/_site.json': siteDocument({ image: '/images/Social 1.PNG' }),
      'pages/page.json': pageWith({ index: false, image: '/images/a.png' }),
      'pages/index.json': pageWith({ title: 'Home of the site', image: '/images/w.jpg' }),
    };
    expect(site(files, now).says()).toEqual([
      'image: "/images/Social 1.PNG" has capitals and spaces in its name, which not every computer and host reads alike. Rename the file to "social-1.png".',
      'image: "/images/w.jpg" cannot be shown where a page is shared. A social picture is a PNG or JPEG below pages/_public/images, such as "/images/social.png".',
      'image: "/images/a.png" is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and name that file here.',
    ]);
  });

  test('where the page knows a good name already, and the file does not', () => {
    const { says } = site(
      { 'images/Team Photo.JPG': PHOTO },
      { 'pages/page.json': onPage('/images/team-photo.jpg') },
    );
    expect(says()).toEqual([
      'hero › image › src: There is no picture "pages/_public/images/team-photo.jpg", but there is "Team Photo.JPG". Rename that file to "team-photo.jpg".',
    ]);
  });

  test('where the file has its good name already, and the page does not', () => {
    const { says } = site(
      { 'images/team-photo.jpg': PHOTO },
      { 'pages/page.json': onPage('/images/Team Photo.JPG') },
    );
    expect(says()).toEqual([
      'hero › image › src: There is no picture "pages/_public/images/Team Photo.JPG". Did you mean "/images/team-photo.jpg"?',
    ]);
  });

  test('a name that is free', () => {
    const files = { 'images/Team.jpg': PHOTO, 'images/team.JPEG': PHOTO, 'images/team.jpeg.png': PHOTO };
    const { says } = site(
      { ...files, 'images/a/team.jpg': PHOTO, 'images/team-2.jpg': PHOTO, 'images/TEAM.webp': PHOTO },
      {
        'pages/page.json': onPage('/images/Team.jpg', '/images/TEAM.webp'),
      },
    );
    const told = says().flatMap(words => /Rename the file to "(.*)"/.exec(words)?.[1] ?? []);
    expect(told).toEqual(['team.jpg', 'team.webp']);
  });
});

const HEAVY = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><!--${'x'.repeat(90_000)}--></svg>`;
const HEAVY_SAYS =
  '"/images/heavy.svg" is a drawing of 90 kilobytes; up to 80 are quick to load. Leave out what nobody sees, or save it as a WebP picture.';

describe('a drawing that is heavy', () => {
  const files = { 'images/heavy.svg': HEAVY };
  const twice = {
    'pages/page.json': onPage('/images/heavy.svg'),
    'pages/second.json': { ...onPage('/images/heavy.svg'), title: 'Another page to check' },
  };

  test('is told once of the whole site, by the check and by a build', () => {
    const { library, says } = site(files, twice);
    expect(says()).toEqual([`hero › image › src: ${HEAVY_SAYS}`]);
    expect(
      checkAndLint(library)
        .filter(({ rule }) => rule === 'large-pictures')
        .map(sentence),
    ).toEqual(says());
  });

  test('is told on each page by itself, and in the browser', () => {
    const { library } = site(files, twice);
    for (const route of ['/page', '/second']) {
      const page = library.page(route);
      expect(page).toBeDefined();
      if (!page) continue;
      const said = [`hero › image › src: ${HEAVY_SAYS}`];
      expect(
        checkThese([page.file], library)
          .filter(({ rule }) => rule === 'large-pictures')
          .map(sentence),
      ).toEqual(said);
      const inBrowser = [...checkDocument(page, library), ...lintDocument(page, library)];
      expect(inBrowser.filter(({ rule }) => rule === 'large-pictures').map(sentence)).toEqual(said);
    }
  });

  test('is accepted where the site says so, which is no needless exception then', () => {
    const accept = [{ warning: HEAVY_SAYS, reason: 'Agreed with the owner.' }];
    const { library, says } = site(files, {
      ...twice,
      'pages/_site.json': siteDocument({ lint: { accept } }),
    });
    expect(says()).toEqual([]);
    expect(checkAndLint(library).filter(({ rule }) => rule === 'needless-exceptions')).toEqual([]);
    const off = { 'large-pictures': 'Agreed with the owner.' };
    expect(site(files, { ...twice, 'pages/_site.json': siteDocument({ lint: { off } }) }).says()).toEqual([]);
  });
});

test('a picture that moves', () => {
  const files = { 'images/moving.png': png(40, 30, { isAnimated: true }) };
  const { problems } = site(files, { 'pages/page.json': onPage('/images/moving.png') });
  expect(problems().map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'warning: "/images/moving.png" moves, but pages stand still: only its first picture is shown. Save that one by itself.',
  ]);
});

test('what is far too large to keep, on a page and beside it', () => {
  const opened = site(
    { 'images/large.png': PHOTO, 'film.mp4': ODD_FILES.film },
    { 'pages/page.json': onPage('/images/large.png') },
  );
  for (const name of ['images/large.png', 'film.mp4']) {
    const handle = openSync(join(opened.root, 'pages/_public', name), 'r+');
    ftruncateSync(handle, 90_000_000);
    closeSync(handle);
  }
  const handle = openSync(join(opened.root, 'pages/_public/images/large.png'), 'r+');
  writeSync(handle, png(40, 30).subarray(-12), 0, 12, 89_999_900);
  closeSync(handle);
  expect(opened.says()).toEqual([
    'This file weighs 90 megabytes, far too much to keep in a project: everyone who copies it waits for that. Save it smaller.',
    'hero › image › src: "/images/large.png" weighs 90 megabytes, far too much to keep in a project: everyone who copies it waits for that. Save it smaller.',
  ]);
});

describe('files that nothing uses', () => {
  test('are named where they lie', () => {
    const { problems } = site({
      'images/old.jpg': PHOTO,
      'images/Old Photo (2).JPG': PHOTO,
      'images/plan.pdf': ODD_FILES.pdf,
      'images/team.heic': ODD_FILES.heic,
      'files/plan.pdf': ODD_FILES.pdf,
    });
    expect(problems().map(({ file, level, message }) => `${file} ${level}: ${message}`)).toEqual([
      'pages/_public/images/Old Photo (2).JPG warning: No page shows this picture. Show it, or delete the file.',
      'pages/_public/images/old.jpg warning: No page shows this picture. Show it, or delete the file.',
      'pages/_public/images/plan.pdf warning: This is no picture that a page can show, and no page links to it. Link to it, or delete the file.',
      'pages/_public/images/team.heic warning: This is no picture that a page can show, and no page links to it. Link to it, or delete the file.',
    ]);
  });

  test('are told in one sentence where there are many', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => `images/old-${name}.jpg`);
    expect(site(Object.fromEntries(names.map(name => [name, PHOTO]))).problems()).toMatchObject([
      {
        file: 'pages/_public/images',
        message:
          'No page shows 7 of the pictures here: "/images/old-a.jpg", "/images/old-b.jpg", "/images/old-c.jpg", "/images/old-d.jpg", "/images/old-e.jpg" and 2 more. Use them, or delete the files.',
      },
    ]);
  });

  test.each<[string, Files]>([
    ['a draft', { 'pages/page.json': { ...onPage('/images/a.jpg'), status: 'draft' } }],
    [
      'a link',
      {
        'pages/page.json': pageWith({
          index: false,
          blocks: [{ ...hero, links: [{ text: 'Read the plan', href: '/images/a.jpg' }] }],
        }),
      },
    ],
    [
      'a text',
      {
        'pages/page.json': pageWith({
          index: false,
          blocks: [hero, { type: 'prose', text: 'The [plan](/images/a.jpg).' }],
        }),
      },
    ],
    ['a starter', { 'pages/_starters/page.json': onPage('/images/a.jpg') }],
    ['the look', { 'pages/_look/tokens.css': ':root { --a: url("/images/a.jpg") }' }],
    ['another file', { 'pages/_public/more.txt': 'https://www.example.com/images/a.jpg' }],
    [
      'a shared block',
      {
        'pages/_shared/kitchen.json': {
          blocks: [
            {
              type: 'media-text',
              heading: 'One',
              text: 'Words.',
              image: { src: '/images/a.jpg', alt: 'A kitchen' },
            },
          ],
        },
        'pages/page.json': pageWith({ index: false, blocks: [hero, { type: 'shared', ref: 'kitchen' }] }),
      },
    ],
  ])('are not those that are used by %s', (_, files) => {
    const said = site({ 'images/a.jpg': PHOTO }, files).problems();
    expect(said.filter(({ file }) => file.startsWith('pages/_public'))).toEqual([]);
  });

  test('are not told while a page has a mistake: it may mean one of them', () => {
    const { says } = site(
      { 'images/kitchen.jpg': PHOTO },
      { 'pages/page.json': onPage('/images/kichen.jpg') },
    );
    expect(says()).toEqual([
      'hero › image › src: There is no picture "pages/_public/images/kichen.jpg". Did you mean "/images/kitchen.jpg"?',
    ]);
  });
});

describe('a drawing with a script', () => {
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">\n  <script>alert(1)</script>\n</svg>';
  const says =
    'This drawing holds a script ("script"), which would run for whoever opens it. Take that out, or save the drawing anew as plain SVG.';

  test('holds back a build, wherever it lies', () => {
    const { problems } = site({ 'deep/in/a.SVG': script, 'favicon.svg': script });
    expect(
      problems().map(
        ({ file, line, column, level, message }) => `${file}:${line}:${column} ${level} ${message}`,
      ),
    ).toEqual([
      `pages/_public/deep/in/a.SVG:2:3 error ${says}`,
      `pages/_public/favicon.svg:2:3 error ${says}`,
    ]);
  });

  test('is told with the page that shows it, and with no other', () => {
    const { library } = site({ 'images/a.svg': script }, { 'pages/page.json': onPage('/images/a.svg') });
    const errors = (file: string) => checkThese([file], library).filter(({ level }) => level === 'error');
    expect(errors('pages/page.json').map(({ message }) => message)).toEqual([says]);
    expect(errors('pages/index.json')).toEqual([]);
  });

  test.each([
    ['packed', Buffer.from('1f8b0800', 'hex')],
    ['in another encoding', Buffer.from('<svg/>', 'utf16le').fill(0xff, 0, 1)],
  ])('cannot hide by being %s', (_, content) => {
    expect(site({ 'a.svg': content }).says()).toEqual([
      'This drawing is packed or not written in UTF-8, so nobody can tell what is in it. Save it as plain SVG.',
    ]);
  });

  // The sign of each kind of file that a text can hold, and before it what opens a comment or a name where a kind lets any byte be.
  test.each([
    '<!--ftypavif    avif -->',
    '<!--ftypheic    mif1 -->',
    '<!--ftypcrx      crx -->',
    '<!--ftypmp42    isom -->',
    'GIF89a',
    'RIFF    WEBP',
    'RIFF    AVI ',
    'BM    \0\0\0\0',
    '\0\0\x01\0',
    '\0\0\0\x10ftypavif\0\0\0\0',
    '\0\0\0\x0cJXL ',
    'II*\0',
    'MM\0*',
    '8BPS',
    '%PDF-1.7\n',
    'PK\x03\x04',
    'Rar!',
    'OTTO',
    'wOF2',
  ])('cannot hide behind the sign of another kind: %j', sign => {
    expect(site({ 'a.svg': sign + script }).says()).not.toEqual([]);
  });

  test('a drawing of two bytes a letter is refused', () => {
    expect(site({ 'a.svg': Buffer.from(script, 'utf16le') }).says()).toHaveLength(1);
  });
});
