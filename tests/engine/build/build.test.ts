import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { forgetKept, keptPlace } from '../../../src/base/kept-place.mjs';
import { placesAt } from '../../../src/base/places.mjs';
import { makeBlock } from '../../../src/commands/new-block.ts';
import { pageBundle } from '../../../src/document/schema/bundle.ts';
import { readSources, type Schema } from '../../../src/document/schema/sources.ts';
import { missingInExamples } from '../../support/documents/blocks/coverage.ts';
import { hero, pageWith, temporarySite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { copyWithSecondSite, type ProjectCopy } from '../../support/files/project-copy.ts';
import { build, DIST, run, script } from '../../support/files/run.ts';
import { isFull, size } from '../../support/size.ts';

let project: ProjectCopy;

beforeAll(() => {
  project = copyWithSecondSite();
  const { output } = build(project.folder);
  expect(output).toContain('pages in');
  // What a host without headers needs instead.
  expect(output).toMatch(
    /no policy .* "npm run build -- --plain-host"\. To see what yours sends: curl --head https:\/\/\S+\n$/,
  );
});

afterAll(() => project.remove());

/** The names and contents of everything in dist. */
function snapshot(): Map<string, string> {
  const dist = DIST(project.folder);
  return new Map(
    listFiles(dist).map(name => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest('hex'),
    ]),
  );
}

function read(name: string): string {
  return readFileSync(join(DIST(project.folder), name), 'utf8');
}

function changedBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(name => before.get(name) !== after.get(name) && !/\.(br|gz)$/.test(name))
    .sort();
}

function forgetEverything(): void {
  rmSync(DIST(project.folder), { recursive: true });
  forgetKept(project.folder);
}

function expectLikeCold(): void {
  const now = snapshot();
  forgetEverything();
  build(project.folder);
  expect(changedBetween(now, snapshot())).toEqual([]);
}

/** Everything that is compiled and kept until its sources change. */
const made = () =>
  ['client', 'program'].map(name => readdirSync(join(keptPlace(project.folder), name)).join());

describe('after one page has changed', () => {
  it('that page is written and nothing else, from what was made of the sources before', {
    tags: 'front-door',
  }, () => {
    const before = snapshot();
    const madeBefore = made();
    project.edit('pages/fragen.json', '"question": "', '"question": "By the way: ');
    const { output } = build(project.folder);
    const after = snapshot();
    expect(changedBetween(before, after)).toEqual(['fragen.html', 'fragen.json']);
    expect(output).toContain(', 2 files changed');
    expect(made()).toEqual(madeBefore);
    if (isFull) expectLikeCold();
  });

  it('a page that shows its card is written as well', () => {
    const before = snapshot();
    const card = 'Einmal im Jahr, Teil für Teil.';
    project.edit('pages/leistungen/wartung.json', card, 'Once a year, part by part.');
    build(project.folder);
    expect(changedBetween(before, snapshot())).toContain('index.html');
    expect(read('index.html')).toContain('Once a year, part by part.');
  });

  it('a block that pages share is new on those pages and on no others', () => {
    const file = 'pages/_shared/no-guarantee.json';
    const document = {
      title: 'No guarantee',
      blocks: [{ type: 'notice', text: 'Nobody can promise a visa.' }],
    };
    mkdirSync(join(project.folder, 'pages/_shared'), { recursive: true });
    project.write(file, JSON.stringify(document));
    for (const page of ['pages/fragen.json', 'pages/leistungen/wartung.json']) {
      const { blocks, ...fields } = JSON.parse(project.read(page));
      const use = { type: 'shared', ref: 'no-guarantee' };
      project.write(page, JSON.stringify({ ...fields, blocks: [...blocks, use] }, null, 2));
    }
    build(project.folder);
    const before = snapshot();
    expect(read('fragen.html')).toContain('Nobody can promise a visa.');
    project.edit(file, 'promise a visa', 'promise you a visa');
    const { output } = build(project.folder);
    const after = snapshot();
    expect(changedBetween(before, after)).toEqual([
      'fragen.html',
      'fragen.json',
      'leistungen/wartung.html',
      'leistungen/wartung.json',
    ]);
    expect(output).toContain(', 4 files changed');
    expect([...after.keys()].filter(name => name.includes('_shared'))).toEqual([]);
    if (isFull) expectLikeCold();
  });

  it('a changed block is new on the pages that use it and on no others', () => {
    const before = snapshot();
    const madeBefore = made();
    const folder = 'blocks/prose';
    project.edit(`${folder}/Component.tsx`, 'className="', 'className="planted ');
    build(project.folder);
    const after = snapshot();
    const users = [...after.keys()].filter(
      name => name.endsWith('.html') && / class="[^"]*\bprose[ "]/.test(read(name)),
    );
    expect(users.length).toBeGreaterThan(1);
    expect(changedBetween(before, after)).toEqual([...users, 'assets/app.js'].sort());
    expect(made()).not.toEqual(madeBefore);
    if (isFull) expectLikeCold();
  });

  it('a style that every page carries, of the engine or of the look, is new on every page', () => {
    project.write(
      'src/draw/styles/ui.css',
      `${project.read('src/draw/styles/ui.css')}\n@layer ui { main { order: 1313; } }\n`,
    );
    build(project.folder);
    const stale = (style: string) =>
      listFiles(DIST(project.folder)).filter(name => name.endsWith('.html') && !read(name).includes(style));
    expect(stale('order:1313')).toEqual([]);
    project.edit('pages/_look/tokens.css', '--paper: #fffaf6', '--paper: #fffaf7');
    build(project.folder);
    expect(stale('--paper:#fffaf7')).toEqual([]);
    expect(JSON.parse(read('manifest.webmanifest')).background_color).toBe('#fffaf7');
  });

  it('a page that went away leaves nothing behind, and what somebody has changed in dist is put right', () => {
    const before = snapshot();
    project.write('pages/short-lived.json', project.read('pages/fragen.json'));
    build(project.folder);
    expect(existsSync(join(DIST(project.folder), 'short-lived.html'))).toBe(true);
    rmSync(join(project.folder, 'pages/short-lived.json'));
    writeFileSync(join(DIST(project.folder), 'robots.txt'), 'changed by hand');
    build(project.folder);
    expect(changedBetween(before, snapshot())).toEqual([]);
  });
});

describe('two builds of the same tree', () => {
  it('are the same to the byte, after all these changes and from nothing, in other time zones, locales and hours too, and beside what a file manager leaves', () => {
    const first = snapshot();
    forgetEverything();
    const stray = join(project.folder, 'blocks/.DS_Store');
    writeFileSync(stray, 'no block');
    build(project.folder, { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' });
    rmSync(stray);
    expect(changedBetween(first, snapshot())).toEqual([]);
    expect(first.size).toBeGreaterThan(40);
  });
});

it('a site without a look of its own names no icon, face or picture that is not there', () => {
  const content = temporarySite({});
  const { output } = script(project.folder, 'build', ['--site', content]);
  expect(output).toContain('1 pages in');
  const html = readFileSync(join(DIST(content), 'index.html'), 'utf8');
  const { icons } = JSON.parse(readFileSync(join(DIST(content), 'manifest.webmanifest'), 'utf8'));
  const [head = ''] = html.split('</head>');
  const named = [...head.matchAll(/<link [^>]*href="(\/[^"]+\.\w+)"|url\(([^)]+)\)/g)].map(
    ([, href, url]) => href ?? url ?? '',
  );
  const addresses = [...named, ...icons.map(({ src }: { src: string }) => src)];
  expect(addresses).toContain('/favicon.svg');
  expect(addresses.filter(address => !existsSync(join(DIST(content), address)))).toEqual([]);
  expect(html).not.toMatch(/Newsreader|Public Sans/);
});

describe('a site on another disk', () => {
  const here = statSync(tmpdir()).dev;
  const away = ['/dev/shm', '/var/tmp'].find(place => existsSync(place) && statSync(place).dev !== here);

  it.skipIf(!away)('is the same, built anew and built again', () => {
    const folder = join(away ?? '', `ashlar-${process.pid}`);
    const home = (words: string) =>
      pageWith({ title: 'Home of the site', blocks: [{ ...hero, intro: words }] });
    const content = temporarySite({ 'pages/index.json': home('As it was.') });
    const build = () =>
      run(project.folder, ['scripts/run.mjs', 'build', '--site', content], { ASHLAR_OUT: folder });
    try {
      expect(build().output).toContain('pages in');
      writeFiles(content, { 'pages/index.json': home('As it is now.') });
      expect(build().output).toContain(', 2 files changed');
      expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('As it is now.');
      expect(listFiles(folder).filter(name => name.endsWith('.new'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('what stands beside the pages', () => {
  it('the sitemap names every page that search engines may show, and no other', () => {
    const sitemap = readFileSync(join(DIST(project.folder), 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(match => match[1] || '/');
    const pages = listFiles(DIST(project.folder))
      .filter(name => name.endsWith('.html') && !/(^|\/)404\.html$/.test(name))
      .map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
    expect(listed.sort()).toEqual(pages.sort());
    expect(listed.length).toBeGreaterThan(5);
  });

  it.each(['robots.txt', 'feed.xml', 'manifest.webmanifest', '_headers', '_redirects', '_nginx.conf'])(
    '%s',
    name => {
      expect(existsSync(join(DIST(project.folder), name))).toBe(true);
    },
  );

  it('an old address leads to the page that names it', () => {
    project.edit('pages/fragen.json', '"blocks": [', '"redirects": ["/questions"],\n  "blocks": [');
    build(project.folder);
    expect(readFileSync(join(DIST(project.folder), '_redirects'), 'utf8')).toContain(
      '/questions /fragen 301',
    );
    expect(readFileSync(join(DIST(project.folder), '_nginx.conf'), 'utf8')).toContain(
      'location = /questions { return 301 /fragen$is_args$args; }',
    );
  });
});

describe('a build that fails', () => {
  it('because the target holds something else touches nothing', () => {
    const folder = join(project.folder, 'holiday-pictures');
    mkdirSync(folder);
    writeFileSync(join(folder, 'beach.txt'), 'sand');
    const { status, output } = build(project.folder, { ASHLAR_OUT: folder });
    expect(status).not.toBe(0);
    expect(output).toContain(
      `written ${join(folder, 'beach.txt')}, and a build deletes or replaces only its own files`,
    );
    expect(statSync(join(folder, 'beach.txt')).size).toBe(4);
  });

  it('because of the content says where and leaves the last good site alone', () => {
    const before = snapshot();
    const good = project.read('pages/preise.json');
    project.write('pages/preise.json', good.replace('"blocks": [', '"blocks": [ { "type": "herro" },'));
    const tokens = project.read('pages/_look/tokens.css');
    project.write('pages/_look/tokens.css', tokens.replace('--ink', '--inc'));
    const { status, output } = build(project.folder);
    project.write('pages/_look/tokens.css', tokens);
    expect(status).not.toBe(0);
    expect(output).toMatch(/pages\/preise\.json:\d+:\d+/);
    expect(output).toContain('"--inc" is not a token. Did you mean "--ink"?');
    expect(output).toContain('nothing was built');
    expect(output).not.toContain('    at ');
    expect(changedBetween(before, snapshot())).toEqual([]);
    project.write('pages/preise.json', good);
  });

  it('because a block throws names the file and line of that block', () => {
    const before = snapshot();
    const file = 'blocks/faq/Component.tsx';
    const good = project.read(file);
    project.write(
      file,
      good.replace(/(export function Faq\([^)]*\) \{)/, "$1\n  if (block) throw new Error('planted');"),
    );
    const { status, output } = build(project.folder);
    expect(status).not.toBe(0);
    project.write(file, good);
    const [, page = '', line] = /(pages\/\S+\.json):(\d+):\d+ .*planted/.exec(output) ?? [];
    expect(page, output).not.toBe('');
    const place = project
      .read(page)
      .split('\n')
      .slice(Number(line) - 1, Number(line) + 1);
    expect(place.join('\n')).toMatch(/^\s*\{\s*"type": "faq"/);
    expect(changedBetween(before, snapshot())).toEqual([]);
  });

  it('because a block has no component says what to do', () => {
    const before = snapshot();
    const file = 'blocks/faq/Component.tsx';
    const good = project.read(file);
    rmSync(join(project.folder, file));
    const { status, output } = build(project.folder);
    project.write(file, good);
    expect(status).toBe(1);
    expect(output).toContain('blocks/faq has no Component.tsx. Add one that exports the function Faq.');
    expect(changedBetween(before, snapshot())).toEqual([]);
  });

  it('because a field has a name that every block is given says so, as a new block does', async () => {
    const before = snapshot();
    const file = 'blocks/faq/schema.json';
    const good = project.read(file);
    project.write(file, good.replace('"properties": {', '"properties": { "name": { "type": "string" },'));
    const { status, output } = build(project.folder);
    const made = makeBlock('made-too-early', placesAt(project.folder));
    const sentence = 'blocks/faq/schema.json: No field of a block can be called "name": ';
    await expect(made).rejects.toThrow(sentence);
    project.write(file, good);
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(sentence) });
    expect(existsSync(join(project.folder, 'blocks/made-too-early'))).toBe(false);
    expect(changedBetween(before, snapshot())).toEqual([]);
  });

  const SLIPS: [file: string, slip: string, sentence: RegExp][] = [
    [
      'blocks/faq/Component.tsx',
      'export const = 1;',
      /^blocks\/faq\/Component\.tsx:\d+:14 {2}This is not TypeScript: Unexpected token\. Put it right\.$/m,
    ],
    [
      'blocks/faq/style.css',
      '.faq { color 40px; }',
      /^blocks\/faq\/style\.css:\d+:\d+ {2}This is not CSS: "40px" cannot stand here\. Look for a colon/m,
    ],
    [
      'blocks/faq/Component.tsx',
      "export { lost } from './lost.ts';",
      /^blocks\/faq\/Component\.tsx:\d+:22 {2}There is no file "\.\/lost\.ts" to import\. Put it there/m,
    ],
    [
      'src/draw/styles/ui.css',
      '@layer ui { color: red }',
      /^src\/draw\/styles\/ui\.css:\d+:\d+ {2}This is not CSS\. Look for a colon/m,
    ],
  ];

  it.each(SLIPS.slice(0, size(2, 4)))(
    'because of a slip in %s says so without a stack',
    (file, slip, sentence) => {
      const before = snapshot();
      const good = project.read(file);
      project.write(file, `${good}\n${slip}\n`);
      const { status, output } = build(project.folder);
      project.write(file, good);
      expect(status).toBe(1);
      expect(output).toMatch(sentence);
      expect(output).not.toMatch(/^ {4}at |Build failed/m);
      expect(changedBetween(before, snapshot())).toEqual([]);
    },
  );
});

describe('a new block', () => {
  it.each(['constructor', 'placed', 'link', 'shared'])(
    'is not made under the name %s, which is taken in another way',
    name => {
      const { status, output } = script(project.folder, 'new', ['block', name]);
      expect({ status, output }).toEqual({
        status: 2,
        output: expect.stringContaining(`No block can be called "${name}": it is `),
      });
      expect(existsSync(join(project.folder, 'blocks', name))).toBe(false);
    },
  );

  it('is one folder and passes the checks at once', () => {
    expect(script(project.folder, 'new', ['block', 'made-by-a-test']).status).toBe(0);
    expect(run(project.folder, ['scripts/run.mjs', 'check']).output).not.toContain('made-by-a-test');
    expect(missingFrom('made-by-a-test')).toEqual([]);
    const lint = spawnSync(
      join(project.folder, 'node_modules/.bin/biome'),
      ['ci', '--vcs-enabled=false', 'blocks/made-by-a-test'],
      {
        cwd: project.folder,
        encoding: 'utf8',
      },
    );
    expect(lint.status, lint.stderr).toBe(0);
    project.write(
      'pages/with-it.json',
      JSON.stringify({
        title: 'A page with a new block',
        description: 'A page that exists to show a block that was made a moment ago.',
        index: false,
        blocks: JSON.parse(project.read('blocks/made-by-a-test/examples.json')),
      }),
    );
    expect(build(project.folder).status).toBe(0);
    expect(readFileSync(join(DIST(project.folder), 'with-it.html'), 'utf8')).toContain(
      'class="block block--plain made-by-a-test"',
    );
  });

  /** Names the fields that the block's examples do not show. */
  function missingFrom(type: string): string[] {
    const { sources } = readSources(placesAt(project.folder));
    const block = sources.blocks.find(source => source.type === type);
    const definitions = pageBundle(sources).definitions as { [name: string]: Schema };
    return block ? missingInExamples(block, definitions) : [`There is no block ${type}.`];
  }

  it.each(['Price Table', 'prices_2', 'faq', ''])(
    'with the name "%s" is refused with a sentence',
    async name => {
      await expect(makeBlock(name, placesAt(project.folder))).rejects.toThrow(
        /^(Name the block in|There is a block).*[.a-z]$/,
      );
    },
  );

  it('that is refused ends the command with a 2', () => {
    const { status, output } = script(project.folder, 'new', ['block', 'Price Table']);
    expect({ status, output }).toEqual({
      status: 2,
      output: expect.stringMatching(/^Name the block in .*\n$/),
    });
  });
});
