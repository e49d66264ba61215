// Odd files that a folder of pages can contain: how to make each, and what the check says about it. No name repeats, so that most
// of them can share a folder.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { hero, pageWith, smallSite, writeFiles } from '../documents/sites/small-site.ts';

export type Nasty = {
  name: string;
  make: (pages: string) => void | Promise<void>;
  /** The beginning of a line of the report: "faq.json:2:3  “x” is …", below pages/. */
  says: string[];
  /** This one disturbs all others, so it stands alone, in the full size only. */
  alone?: true;
  /** Nobody needs to do anything about it. */
  isGood?: true;
};

/** A mistake in a file that no other file touches. */
export const ELSEWHERE = 'pages/elsewhere.json:9:7  hero: "headnig" is not a field of the hero block.';

export function makeSite(root: string): void {
  rmSync(join(root, 'pages'), { recursive: true, force: true });
  writeFiles(root, smallSite({}));
  plant(join(root, 'pages/elsewhere.json'), { ...hero, headnig: 'x' });
}

export function mendElsewhere(root: string): void {
  plant(join(root, 'pages/elsewhere.json'), hero);
}

function plant(file: string, block: object): void {
  writeFileSync(
    file,
    JSON.stringify(pageWith({ title: 'Elsewhere', index: false, blocks: [block] }), null, 2),
  );
}

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function page(fields: object = {}): string {
  return JSON.stringify(pageWith({ title: 'A nasty page', index: false, ...fields }), null, 2);
}

function heading(text: string): string {
  return page({ blocks: [{ ...hero, heading: text }] });
}

/** Makes a page with something before its title that JSON.stringify would not write. */
function withRaw(name: string, raw: string) {
  return (pages: string) => put(join(pages, name), page().replace('"title"', `${raw}, "title"`));
}

function withText(name: string, content: string | Buffer) {
  return (pages: string) => put(join(pages, name), content);
}

function linkTo(target: string, name: string) {
  return (pages: string) => {
    rmSync(join(pages, name), { recursive: true, force: true });
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    symlinkSync(target, join(pages, name));
  };
}

function pipe(name: string) {
  return (pages: string) => {
    rmSync(join(pages, name), { force: true });
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    execFileSync('mkfifo', [join(pages, name)]);
  };
}

const sockets: Server[] = [];

function socket(name: string) {
  return async (pages: string) => {
    const server = createServer();
    sockets.push(server);
    await new Promise<void>(resolve => server.listen(join(pages, name), resolve));
  };
}

export function closeSockets(): void {
  for (const server of sockets.splice(0)) server.close();
}

const LINK = 'This is a link, and links are not followed. Put the folder or file itself here.';
const NOWHERE = 'This file does not exist, or it is a link that leads nowhere.';
const LOOP = 'This file is a link that leads back to itself. Put the file itself here.';
const OUTSIDE = 'This file is a link to a place outside pages/. Put the file itself here.';
const STRANGE = 'This is not an ordinary file. Replace it with a JSON file.';
const FOLDER = 'This is a folder with the name of a file. Rename it without ".json".';
const LEFT =
  'Warning: This was left behind by a program that edits or shows files. It is not published; delete it.';
/** What such programs leave under a name that is seen. */
const NAMED_LEFTOVERS = [
  'faq.json~',
  '#faq.json#',
  'faq.json.bak',
  '4913',
  'Thumbs.db',
  '_public/photo.png~',
  '_public/a.svg.swp',
  '_shared/x.json~',
];
const UTF_8 = 'The character here is not UTF-8: the file was saved in another encoding. Save it as UTF-8.';
const EMPTY = 'This file is empty. A page has at least a title, a description and blocks.';
const HIDDEN = 'An invisible character stands in "Nothing". Take it out.';
const HALF = 'Half of a character, such as a part of an emoji, stands between "Half" and "a". Take it out.';
const DEEP = 'Brackets stand inside one another more than 32 deep here. Take some out.';
const PERCENT = 'holds a "%". Pages of this site are lower-case letters, digits, hyphens and "/".';
const PART = 'is a part of its address: lower-case letters, digits and hyphens.';
const MADE = 'A file of this name is made with the site. Rename this one.';
const NOT_A_FOLDER = 'This is a file with the name of a folder. Rename it, or put the folder here.';
const WINDOWS = (name: string) =>
  `Windows keeps the name "${name}" for itself, so nobody there could have a copy of the site. Rename this.`;
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

export const NASTY_FILES: Nasty[] = [
  {
    name: 'names of fields that every object has',
    make: withRaw('names.json', INHERITED.map(name => `"${name}": { "title": "x" }`).join(',\n')),
    says: INHERITED.map(
      (name, index) => `names.json:${index + 2}:${index ? 1 : 3}  "${name}" is not a field of the page.`,
    ),
  },
  {
    name: 'such names in a block',
    make: pages =>
      put(
        join(pages, 'block-names.json'),
        page().replace('"type"', '"__proto__": {}, "toString": 1, "type"'),
      ),
    says: [
      'block-names.json:6:7  hero: "__proto__" is not',
      'block-names.json:6:24  hero: "toString" is not',
    ],
  },
  {
    name: 'such names as types of blocks',
    make: withText(
      'types.json',
      page({ blocks: [hero, ...INHERITED.map(type => ({ type, heading: 'x' }))] }),
    ),
    says: INHERITED.map(
      (name, at) => `types.json:${11 + 4 * at}:15  blocks[${at + 1}]: There is no block "${name}".`,
    ),
  },
  {
    name: 'such names where something is named',
    make: withText(
      'named.json',
      page({
        blocks: [
          hero,
          { type: 'shared', ref: 'constructor' },
          { type: 'prose', text: '{toString} {hasOwnProperty}' },
          {
            type: 'call-to-action',
            heading: 'Go on',
            links: [{ text: 'Go there now', href: 'site:constructor' }],
          },
        ],
      }),
    ),
    says: [
      'named.json:12:14  shared › ref: There is no shared block "constructor".',
      'named.json:16:16  prose › text: The site document has no value {toString}.',
      'named.json:16:27  prose › text: The site document has no value {hasOwnProperty}.',
      'named.json:24:19  call-to-action › links[0] › href: The site document has no address "constructor".',
    ],
  },
  {
    name: '10 MB',
    make: withText('ten-megabytes.json', page({ note: 'x'.repeat(10_000_000) })),
    says: [
      'ten-megabytes.json  This file is 9.5 MB large; a page has at most 1 MB. Make several pages of it.',
    ],
  },
  {
    name: 'nearly 1 MB of one text',
    make: withText('long-text.json', page({ note: 'x'.repeat(1_000_000) })),
    says: ['long-text.json:12:11  "note" is 1000000 characters long; at most 1000 are possible.'],
  },
  {
    name: '10,000 blocks',
    make: withText('many-blocks.json', page({ blocks: Array(10_000).fill(hero) }).replace(/\n\s*/g, '')),
    says: ['many-blocks.json:1:125  "blocks" has 10000 items; at most 60 are possible.'],
  },
  {
    name: 'brackets 5,000 deep',
    make: withRaw('deep.json', `"note": ${'['.repeat(5000)}${']'.repeat(5000)}`),
    says: [`deep.json:2:42  ${DEEP}`],
  },
  {
    name: 'brackets 100,000 deep that nobody closes',
    make: withText('deeper.json', '{"a":'.repeat(100_000)),
    says: [`deeper.json:1:161  ${DEEP}`],
  },
  {
    name: 'half an emoji, escaped',
    make: withText('half.json', heading('Half \ud83d a smile')),
    says: [`half.json:7:24  hero › heading: ${HALF}`],
  },
  {
    name: 'half an emoji in bytes',
    make: withText(
      'half-bytes.json',
      Buffer.from(heading('Half ??? a smile')).map(byte => (byte === 0x3f ? 0xed : byte)) as Buffer,
    ),
    says: [`half-bytes.json:7:24  ${UTF_8}`],
  },
  {
    name: 'NUL',
    make: withText('nul-raw.json', page().replace('nasty', 'nas\0ty')),
    says: ['nul-raw.json:2:18  An invisible character (U+0000) stands inside this text. Delete it.'],
  },
  {
    name: 'NUL, escaped',
    make: withText('nul-escaped.json', heading('No\0thing')),
    says: [`nul-escaped.json:7:21  hero › heading: ${HIDDEN}`],
  },
  {
    name: 'NUL after the end',
    make: withText('nul-after.json', `${page()}\0`),
    says: [
      'nul-after.json:12:2  An invisible character (U+0000) stands here. Delete it; a plain space is fine.',
    ],
  },
  {
    name: 'nothing but NUL, as a crash leaves it',
    make: withText('only-nul.json', Buffer.alloc(4096)),
    says: ['only-nul.json  This file is saved as UTF-32. Save it as UTF-8.'],
  },
  {
    name: '1e400',
    make: withRaw('infinite.json', '"note": 1e400'),
    says: ['infinite.json:2:11  The number 1e400 is too large.'],
  },
  {
    name: 'days that do not exist',
    make: withText('days.json', page({ publishAt: '2026-02-30', unpublishAt: '2026-13-01' })),
    says: [
      'days.json:12:16  publishAt: There is no day "2026-02-30".',
      'days.json:13:18  unpublishAt: There is no day "2026-13-01".',
    ],
  },
  {
    name: 'a leap day in a year without one',
    make: withText(
      'leap.json',
      page({
        article: {
          id: 1,
          title: 'A day',
          date: '2025-02-29',
          category: 'News',
          excerpt: 'A short one.',
          image: { src: '/images/social.png', alt: 'One pixel' },
        },
      }),
    ),
    says: ['leap.json:15:13  article › date: There is no day "2025-02-29".'],
  },
  {
    name: 'addresses that differ by their capitals',
    make: pages => {
      for (const name of ['case.json', 'Case.json', 'Upper.json', 'Folder/x.json', 'folder/y.json'])
        put(join(pages, name), page());
    },
    says: [
      `Case.json  A page's file name ${PART} There is "case.json" already: keep one of the two, or choose another name.`,
      `Upper.json  A page's file name ${PART} Rename it to "upper.json".`,
      `Folder  A folder's name ${PART} There is "folder" already: keep one of the two, or choose another name.`,
    ],
  },
  {
    name: 'public files that differ by their capitals',
    make: pages => {
      for (const name of ['a.svg', 'A.svg'])
        put(join(pages, '_public/pair', name), '<svg viewBox="0 0 1 1"/>');
    },
    says: [
      '_public/pair/a.svg  On Windows and macOS this is the same name as pages/_public/pair/A.svg. Rename one of the two.',
    ],
  },
  {
    name: 'dots as %2e',
    make: pages => {
      put(join(pages, '%2e%2e.json'), page());
      put(join(pages, '%2e%2e/x.json'), page());
      const links = ['/%2e%2e/x', '/a/..%2fb', '/../b'].map(href => ({ text: `Go to ${href}`, href }));
      put(
        join(pages, 'dots.json'),
        page({ redirects: ['/%2e%2e/x'], blocks: [hero, { type: 'call-to-action', heading: 'Go', links }] }),
      );
    },
    says: [
      `%2e%2e.json  A page's file name ${PART} Rename it.`,
      `%2e%2e  A folder's name ${PART} Rename it.`,
      `dots.json:16:19  call-to-action › links[0] › href: "/%2e%2e/x" ${PERCENT}`,
      `dots.json:20:19  call-to-action › links[1] › href: "/a/..%2fb" ${PERCENT}`,
      'dots.json:24:19  call-to-action › links[2] › href: ',
      'dots.json:31:5  redirects[0]: ',
    ],
  },
  {
    name: 'names that Windows keeps',
    make: pages => {
      for (const name of ['con.json', 'aux/x.json', '_shared/nul.json', '_public/com1.svg'])
        put(join(pages, name), page());
    },
    says: [
      `con.json  ${WINDOWS('con')}`,
      `aux  ${WINDOWS('aux')}`,
      `_shared/nul.json  Warning: ${WINDOWS('nul')}`,
      `_public/com1.svg  ${WINDOWS('com1')}`,
    ],
  },
  {
    name: 'index as a page, a folder and twice',
    make: pages => {
      for (const name of ['twice.json', 'twice/index.json', 'index/x.json']) put(join(pages, name), page());
    },
    says: [
      'twice/index.json  This page has the same address as pages/twice.json: "/twice". Keep one of the two.',
      'index  A folder cannot be named "index"',
    ],
  },
  {
    name: 'public files with the names of what is made',
    make: pages => {
      for (const name of ['robots.txt', '_headers', 'assets/app.js', 'twin.html', 'TWIN.json'])
        put(join(pages, '_public', name), 'mine');
      put(join(pages, 'twin.json'), page());
    },
    says: [
      `_public/robots.txt  ${MADE}`,
      `_public/_headers  ${MADE}`,
      `_public/assets/app.js  ${MADE}`,
      '_public/twin.html  The page "/twin" becomes a file of this name. Rename this one.',
      '_public/TWIN.json  The page "/twin" becomes a file of this name. Rename this one.',
    ],
  },
  {
    name: 'what editors and systems leave behind',
    make: pages => {
      for (const name of ['.faq.json.swp', '.DS_Store', '_public/.DS_Store', '_shared/.x.json.swp'])
        put(join(pages, name), page());
      for (const name of NAMED_LEFTOVERS) put(join(pages, name), page());
      symlinkSync('me@host.123:456', join(pages, '.#faq.json'));
    },
    says: NAMED_LEFTOVERS.map(name => `${name}  ${LEFT}`),
  },
  {
    name: 'copies that a file manager makes',
    make: pages => {
      for (const name of ['Copy of faq.json', 'faq (1).json', '_shared/Copy of x.json'])
        put(join(pages, name), page());
    },
    says: [
      `Copy of faq.json  A page's file name ${PART} Rename it to "copy-of-faq.json".`,
      `faq (1).json  A page's file name ${PART} Rename it to "faq-1.json".`,
      '_shared/Copy of x.json  Pages name shared blocks by their file: lower-case letters, digits and hyphens. Rename it to "copy-of-x.json".',
    ],
  },
  { name: 'a pipe as a page', make: pipe('pipe.json'), says: [`pipe.json  ${STRANGE}`] },
  {
    name: 'a pipe as shared blocks',
    make: pipe('_shared/pipe.json'),
    says: [`_shared/pipe.json  Warning: ${STRANGE}`],
  },
  {
    name: 'a pipe as the site document',
    alone: true,
    make: pipe('_site.json'),
    says: [`_site.json  ${STRANGE}`],
  },
  {
    name: 'a pipe for visitors',
    make: pipe('_public/pipe'),
    says: [
      '_public/pipe  This is not an ordinary file, so it cannot be published. Take it out of pages/_public.',
    ],
  },
  { name: 'a socket as a page', make: socket('socket.json'), says: [`socket.json  ${STRANGE}`] },
  {
    name: 'a socket for visitors',
    make: socket('_public/socket.png'),
    says: [
      '_public/socket.png  This is not an ordinary file, so it cannot be published. Take it out of pages/_public.',
    ],
  },
  { name: 'an empty file', make: withText('empty.json', ''), says: [`empty.json:1:1  ${EMPTY}`] },
  {
    name: 'a byte order mark and nothing else',
    make: withText('mark.json', '\ufeff'),
    says: [`mark.json:1:1  ${EMPTY}`],
  },
  { name: 'a byte order mark', isGood: true, make: withText('marked.json', `\ufeff${page()}`), says: [] },
  {
    name: 'two byte order marks',
    make: withText('marks.json', `\ufeff\ufeff${page()}`),
    says: ['marks.json:1:1  An invisible character (U+FEFF) stands here.'],
  },
  {
    name: 'UTF-16',
    make: withText('utf-16.json', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page(), 'utf16le')])),
    says: ['utf-16.json:1:1  This file is saved as UTF-16. Save it as UTF-8.'],
  },
  {
    name: 'Latin-1',
    make: withText('latin-1.json', Buffer.from(page({ title: 'A nasty café' }), 'latin1')),
    says: [`latin-1.json:2:24  ${UTF_8}`],
  },
  {
    name: 'a picture with the name of a page',
    make: pages => copyFileSync(join(pages, '_public/images/social.png'), join(pages, 'picture.json')),
    says: [`picture.json:1:1  ${UTF_8}`],
  },
  {
    name: 'a folder with the name of a page',
    make: withText('box.json/x.json', page()),
    says: [`box.json  ${FOLDER}`],
  },
  {
    name: 'a folder with the name of the site document',
    alone: true,
    make: pages => {
      rmSync(join(pages, '_site.json'));
      mkdirSync(join(pages, '_site.json'));
    },
    says: [`_site.json  ${FOLDER}`],
  },
  {
    name: 'a link that leads nowhere',
    make: linkTo('not-there.json', 'dangling.json'),
    says: [`dangling.json  ${NOWHERE}`],
  },
  {
    name: 'a link that leads back to itself',
    make: linkTo('loop.json', 'loop.json'),
    says: [`loop.json  ${LOOP}`],
  },
  {
    name: 'two links that lead to one another',
    make: pages => {
      linkTo('tock.json', 'tick.json')(pages);
      linkTo('tick.json', 'tock.json')(pages);
    },
    says: [`tick.json  ${LOOP}`, `tock.json  ${LOOP}`],
  },
  { name: 'a folder that holds itself', make: linkTo('.', 'itself'), says: [`itself  ${LINK}`] },
  {
    name: 'a link to a file outside',
    make: linkTo('/etc/passwd', 'out.json'),
    says: [`out.json  ${OUTSIDE}`],
  },
  { name: 'a link to a folder outside', make: linkTo('/etc', 'etc'), says: [`etc  ${LINK}`] },
  {
    name: 'links in pages/_shared',
    make: pages => {
      linkTo('not-there.json', '_shared/nowhere.json')(pages);
      linkTo('/etc/passwd', '_shared/out.json')(pages);
    },
    says: [`_shared/nowhere.json  Warning: ${NOWHERE}`, `_shared/out.json  Warning: ${OUTSIDE}`],
  },
  {
    name: 'links in pages/_public',
    make: pages => {
      linkTo('not-there.png', '_public/nowhere.png')(pages);
      linkTo('/etc/passwd', '_public/passwd.txt')(pages);
      linkTo('../_site.json', '_public/site.txt')(pages);
      linkTo('/etc', '_public/etc')(pages);
      linkTo('.', '_public/itself')(pages);
    },
    says: ['nowhere.png', 'passwd.txt', 'site.txt', 'etc', 'itself'].map(name => `_public/${name}  ${LINK}`),
  },
  {
    name: 'a link to another page, and one to another public file',
    isGood: true,
    make: pages => {
      linkTo('index.json', 'home.json')(pages);
      linkTo('images/social.png', '_public/social.png')(pages);
    },
    says: [],
  },
  {
    name: 'pages/_shared as a link',
    alone: true,
    make: linkTo('/etc', '_shared'),
    says: [`_shared  ${LINK}`],
  },
  {
    name: 'pages/_public as a link',
    alone: true,
    make: linkTo('/etc', '_public'),
    says: [`_public  ${LINK}`],
  },
  {
    name: 'pages/_shared as a file',
    alone: true,
    make: withText('_shared', 'x'),
    says: [`_shared  ${NOT_A_FOLDER}`],
  },
  {
    name: 'pages/_public as a file',
    alone: true,
    make: pages => {
      rmSync(join(pages, '_public'), { recursive: true });
      put(join(pages, '_public'), 'x');
    },
    says: [`_public  ${NOT_A_FOLDER}`],
  },
  {
    name: 'no home page but a link that leads nowhere',
    alone: true,
    make: linkTo('nowhere.json', 'index.json'),
    says: [`index.json  ${NOWHERE}`],
  },
  {
    name: 'no site document',
    alone: true,
    make: pages => rmSync(join(pages, '_site.json')),
    says: [`_site.json  ${NOWHERE}`],
  },
  {
    name: 'names in another encoding',
    make: pages => {
      const inLatin1 = (name: string) => Buffer.from(join(pages, name), 'latin1');
      writeFileSync(inLatin1('\xe9.json'), page());
      writeFileSync(inLatin1('_public/\xe9.txt'), 'x');
    },
    says: [
      `\ufffd.json  A page's file name ${PART} Rename it.`,
      '_public/\ufffd.txt  The name of this file holds a character that is not UTF-8. Rename it.',
    ],
  },
  {
    name: 'a name that a terminal or GitHub would obey',
    make: withText('a\n::error::b\u001b[2J.json', page()),
    says: [`a\ufffd::error::b\ufffd[2J.json  A page's file name ${PART} Rename it to "a-error-b-2j.json".`],
  },
];
