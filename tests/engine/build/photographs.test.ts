// Photographs in a build: made once, always the same, from any file, and whole or not at all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { watch as fsWatch } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { readVariantName } from '../../../src/document/pictures/variant.ts';
import { CORNERS, photograph, pixels } from '../../support/documents/photographs/photographs.ts';
import { PICTURE_FILES } from '../../support/documents/photographs/picture-files.ts';
import {
  type Files,
  hero,
  pageWith,
  temporarySite,
  writeFiles,
} from '../../support/documents/sites/small-site.ts';
import { type Run, run } from '../../support/files/run.ts';
import { isFull, size } from '../../support/size.ts';

const SCRIPT = join(process.cwd(), 'scripts/run.mjs');
const build = (site: string, env = {}): Run => run(site, [SCRIPT, 'build'], env);

function built(site: string): Files {
  const { status, output } = build(site);
  expect(status, output).toBe(0);
  return contentsOf(join(site, 'dist'));
}

const filesIn = (folder: string) => (existsSync(folder) ? listFiles(folder) : []);
const contentsOf = (folder: string) =>
  Object.fromEntries(filesIn(folder).map(name => [name, readFileSync(join(folder, name), 'latin1')]));

const keptIn = (site: string) => join(keptPlace(site), 'pictures');
const VARIANT = /^of-.*\.(?:avif|webp|jpg|png)$/;

/** Lists the kept files with their times. */
function kept(site: string): { [name: string]: number } {
  const folder = keptIn(site);
  const names = filesIn(folder).filter(name => VARIANT.test(name));
  return Object.fromEntries(names.map(name => [name, statSync(join(folder, name)).mtimeMs]));
}

const publicFile = (name: string) => `pages/_public/images/${name}`;
const image = (name: string) => ({ src: `/images/${name}`, alt: 'Hills behind a house' });
const large = (name: string) => ({
  type: 'media-text',
  heading: `See ${name}`,
  text: 'At this.',
  image: image(name),
});
const small = (name: string) => ({
  type: 'testimonials',
  heading: 'Words of others',
  items: [{ name: 'Ana', role: 'Client', text: 'All went well.', rating: 5, image: image(name) }],
});
/** Every process that works on pictures prints how many files it has changed. */
const COUNTING = {
  NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/files/kill-at.mjs')}`,
  KILL_IN: 'make-pictures',
};
const page = (title: string, ...blocks: object[]) =>
  pageWith({ title, index: false, blocks: [hero, ...blocks] });

const SMALL = { width: 400, height: 300 };
const shots = { one: photograph({ ...SMALL, seed: 1 }), two: photograph({ ...SMALL, seed: 2 }) };

describe('what was made', () => {
  let site: string;
  let first: Files;
  let keptWhenDone: { [name: string]: number } = {};

  beforeAll(async () => {
    site = temporarySite({
      [publicFile('one.jpg')]: await shots.one,
      [publicFile('two.jpg')]: await shots.two,
      'pages/first.json': page('The first', large('one.jpg')),
      'pages/second.json': page('The second', large('two.jpg'), small('two.jpg')),
    });
    const child = spawn(process.execPath, [SCRIPT, 'build'], {
      cwd: site,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', text => {
      if (text.includes('pages in')) keptWhenDone = kept(site);
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    first = contentsOf(join(site, 'dist'));
  });

  it('was there once the build had said that it was done', () => {
    expect(Object.keys(keptWhenDone).length).toBeGreaterThan(8);
    expect(kept(site)).toEqual(keptWhenDone);
  });

  it('is not made again, and a build with nothing new writes nothing', () => {
    const before = kept(site);
    const { output } = build(site);
    expect(output).toContain(', 0 files changed.');
    expect(kept(site)).toEqual(before);
  });

  it('serves the same photograph under another name', () => {
    const before = kept(site);
    const folder = join(site, 'pages/_public/images');
    renameSync(join(folder, 'one.jpg'), join(folder, 'renamed.jpg'));
    writeFiles(site, {
      [publicFile('copy.jpg')]: readFileSync(join(folder, 'two.jpg')),
      'pages/first.json': page('The first', large('renamed.jpg')),
      'pages/third.json': page('The third', large('copy.jpg')),
    });
    const now = built(site);
    expect(kept(site)).toEqual(before);
    const picturesOf = (files: Files, stem: string) =>
      Object.keys(files).flatMap(name =>
        readVariantName(`/${name}`)?.stem === `/images/${stem}` ? files[name] : [],
      );
    expect(picturesOf(now, 'renamed')).toEqual(picturesOf(first, 'one'));
    expect(picturesOf(now, 'copy').length).toBeGreaterThan(2);
    expect(picturesOf(now, 'one')).toEqual([]);
  });

  it('is made anew for a photograph that has changed, and of pages only those that show it', async () => {
    const before = { kept: kept(site), dist: contentsOf(join(site, 'dist')) };
    writeFiles(site, { [publicFile('renamed.jpg')]: await photograph({ ...SMALL, seed: 3 }) });
    const dist = built(site);
    const now = kept(site);
    const added = Object.keys(now).filter(name => !(name in before.kept));
    expect(now).toMatchObject(before.kept);
    expect(new Set(added.map(name => readVariantName(`/images/${name}`)?.hash)).size).toBe(1);
    const changed = Object.keys(dist).filter(name => dist[name] !== before.dist[name]);
    expect(changed.filter(name => !name.startsWith('images/renamed-')).sort()).toEqual([
      'first.html',
      'first.json',
    ]);
  });

  it('leaves the site with the last page that shows it, and where fewer places do', () => {
    const before = kept(site);
    writeFiles(site, {
      'pages/first.json': page('The first'),
      'pages/second.json': page('The second', small('two.jpg')),
    });
    const dist = Object.keys(built(site));
    expect(dist.filter(name => name.includes('renamed'))).toEqual([]);
    const widths = dist.flatMap(name => {
      const variant = readVariantName(`/${name}`);
      return variant?.stem === '/images/two' ? variant.width : [];
    });
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThan(300);
    // A picture that was removed may come back, so its files are kept.
    expect(kept(site)).toEqual(before);
  });

  it('is the same to the byte, in whichever order it came about', async () => {
    const files = {
      [publicFile('one.jpg')]: await shots.one,
      [publicFile('two.jpg')]: await shots.two,
    };
    const last = {
      'pages/first.json': page('The first', large('two.jpg'), small('one.jpg')),
      'pages/second.json': page('The second', {
        ...large('one.jpg'),
        image: { ...image('one.jpg'), crop: '9 9 320 240' },
      }),
    };
    const cold = built(temporarySite({ ...files, ...last }));
    const grown = temporarySite({ ...files, 'pages/first.json': page('The first', small('two.jpg')) });
    built(grown);
    writeFiles(grown, last);
    expect(built(grown)).toEqual(cold);
  });
});

describe('pictures that are being made', () => {
  const KILLS = size(1, 10);
  const counting = (killAt = 0) => ({ ...COUNTING, KILL_AT: String(killAt) });

  type Version = { shot: Files; dist: Files; pictures: string[] };
  let site: string;
  let next: Version;
  let last: Version;
  let whole: Files;
  let operations = 0;

  beforeAll(async () => {
    site = temporarySite({ 'pages/first.json': page('The first', large('one.jpg')) });
    const known = new Set<string>();
    const versions: Version[] = [];
    for (const seed of [5, 6]) {
      const shot = { [publicFile('one.jpg')]: await photograph({ ...SMALL, seed }) };
      writeFiles(site, shot);
      const counted = [...build(site, counting()).output.matchAll(/(\d+) operations/g)];
      operations = Math.max(...counted.map(match => Number(match[1])));
      const pictures = Object.keys(kept(site)).filter(name => !known.has(name));
      for (const name of pictures) known.add(name);
      versions.push({ shot, dist: contentsOf(join(site, 'dist')), pictures });
    }
    whole = contentsOf(keptIn(site));
    [next, last] = versions as [Version, Version];
  });

  function begin(): void {
    for (const name of next.pictures) rmSync(join(keptIn(site), name));
    writeFiles(site, next.shot);
  }

  /** Counts the files of the new version, and checks that each file is whole. */
  function expectWhole(): number {
    const left = contentsOf(keptIn(site));
    const pictures = [...next.pictures, ...last.pictures];
    expect(pictures.filter(name => name in left && left[name] !== whole[name])).toEqual([]);
    return next.pictures.filter(name => name in left).length;
  }

  function goOn(): void {
    expect(built(site)).toEqual(next.dist);
    [next, last] = [last, next];
  }

  it(`leave the last good site and whole files where what makes them is killed, ${KILLS} times`, () => {
    expect(operations).toBeGreaterThan(8);
    let halves = 0;
    for (let count = 0; count < KILLS; count += 1) {
      begin();
      // Each file is written and then moved to its place.
      const at = (Math.round(operations / 3) + count) % operations;
      const { status, output } = build(site, counting(at + 1));
      expect({ status, output }).toEqual({
        status: 1,
        output: expect.stringContaining('A picture has broken'),
      });
      expect(contentsOf(join(site, 'dist'))).toEqual(last.dist);
      const made = expectWhole();
      if (made > 0 && made < next.pictures.length) halves += 1;
      goOn();
    }
    expect(halves).toBeGreaterThan(0);
  });

  it('leave both where the build itself is killed', async () => {
    begin();
    const child = spawn(process.execPath, [SCRIPT, 'build'], {
      cwd: site,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const watch = fsWatch(keptIn(site));
    for await (const { filename } of watch) if (filename && VARIANT.test(filename)) break;
    child.kill('SIGKILL');
    // The process that makes pictures shares this pipe, so it closes when both have ended.
    await once(child, 'close');
    // On a busy machine the kill may have come too late.
    expect([last.dist, next.dist]).toContainEqual(contentsOf(join(site, 'dist')));
    expectWhole();
    goOn();
  });
});

describe('a picture that cannot be shown', () => {
  const BROKEN = [
    'half.jpg',
    'huge.png',
    'half.png',
    'half.webp',
    'text.jpg',
    'empty.jpg',
    'heic-named.jpg',
    'pdf-named.jpg',
    'huge.jpg',
  ] as const;

  let site: string;
  let good: Files;
  beforeAll(() => {
    site = temporarySite({});
    good = built(site);
  });

  /** These mistakes stop a build alone or together. */
  const together = [
    BROKEN.slice(0, 2),
    ...size(
      [],
      BROKEN.map(name => [name]),
    ),
  ];

  it.each(together.map(names => ({ names })))(
    '$names holds the site back in words, and the last good one stays',
    async ({ names }) => {
      for (const name of names) writeFiles(site, { [publicFile(name)]: await PICTURE_FILES[name]() });
      writeFiles(site, { 'pages/first.json': page('The first', ...names.map(large)) });
      for (let time = 0; time < size(1, 2); time += 1) {
        const { status, output } = build(site);
        expect(status).toBe(1);
        for (const name of names) expect(output).toContain(name);
        expect(output).not.toMatch(/\n\s+at |vips|node_modules/i);
        expect(contentsOf(join(site, 'dist'))).toEqual(good);
      }
    },
  );

  it('that nobody shows holds nothing back, and is not published', () => {
    writeFiles(site, { 'pages/first.json': page('The first') });
    expect(Object.keys(built(site)).filter(name => name.includes('half'))).toEqual([]);
  });

  it('starts a decoder only for photographs that a page shows, and refuses a damaged picture of the site', async () => {
    const shared = await pixels({ width: 800, height: 600 }).png().toBuffer();
    const files = { [publicFile('social.png')]: shared, [publicFile('unshown.png')]: shared };
    const quiet = temporarySite(files);
    // Each process that decodes or makes pictures prints one line.
    const build = (): Run => run(quiet, [SCRIPT, 'build'], COUNTING);
    const { status, output } = build();
    expect({ status, decoders: output.match(/\d+ operations/g) }).toEqual({ status: 0, decoders: null });
    const damaged = Buffer.from(shared);
    damaged.fill(0, shared.length / 2, shared.length / 2 + 100);
    writeFiles(quiet, { [publicFile('social.png')]: damaged });
    const refused = build();
    expect(refused.output.match(/\d+ operations/g)).toHaveLength(1);
    expect(refused.output).toContain('"/images/social.png" cannot be read: the file is damaged.');
    expect(refused.status).toBe(1);
  });
});

describe('a photograph of any kind', () => {
  const KINDS = [
    'progressive.jpg',
    'telephone.jpg',
    'cmyk.jpg',
    'grey.jpg',
    'sixteen-bit.png',
    'transparent.png',
    'animated.webp',
    'png-named.jpg',
    ...size(
      [] as const,
      [
        'plain.jpg',
        'grey.png',
        'palette.png',
        'transparent.webp',
        'plain.webp',
        'plain.avif',
        'animated.png',
        'jpeg-named.png',
      ] as const,
    ),
  ] as const;
  type Kind = (typeof KINDS)[number];
  let site: string;
  let html: string;

  beforeAll(async () => {
    const files: Files = {
      [publicFile('narrow.jpg')]: await pixels({ width: 300, height: 200 }).jpeg().toBuffer(),
    };
    for (const name of KINDS) files[publicFile(nameOf(name))] = await PICTURE_FILES[name]();
    const blocks = KINDS.map(name => small(nameOf(name)));
    files['pages/kinds.json'] = page('Every kind', ...blocks);
    files['pages/narrow.json'] = pageWith({
      title: 'A narrow one',
      index: false,
      blocks: [{ ...hero, variant: 'full', image: image('narrow.jpg') }],
    });
    site = temporarySite(files);
    built(site);
    html = readFileSync(join(site, 'dist/kinds.html'), 'utf8');
  });

  /** Two kinds may share a name without its ending. */
  function nameOf(name: Kind): string {
    return name.replace('.', '-').replace(/-(\w+)$/, '-$1.$1');
  }

  /** The files of the largest width, by their endings. */
  function largest(name: Kind): { [format: string]: string } {
    const stem = `/images/${nameOf(name).replace(/\.\w+$/, '')}`;
    const addresses = html.match(/\/images\/[^ "]+/g) ?? [];
    const variants = addresses.flatMap(address => {
      const variant = readVariantName(address);
      return variant?.stem === stem ? { address, ...variant } : [];
    });
    const widths = variants.map(({ width }) => width);
    return Object.fromEntries(
      variants
        .filter(({ width }) => width === Math.max(...widths))
        .map(({ format, address }) => [format, join(site, 'dist', address)]),
    );
  }

  async function cornersOf(file: string): Promise<number[][]> {
    const { data, info } = await sharp(file)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inset = Math.round(Math.min(info.width, info.height) * 0.05);
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + info.channels)];
    };
    const [right, bottom] = [info.width - inset, info.height - inset];
    return [at(inset, inset), at(right, inset), at(inset, bottom), at(right, bottom)];
  }

  /** Compared as a whole: print has no colours as strong as the marks', and of moving pictures the first image counts. */
  const BY_THE_WHOLE: { [name: string]: { wanted: () => Sharp; most: number } } = {
    'cmyk.jpg': { wanted: () => pixels({ width: 800, height: 600, isMarked: true }).resize(160), most: 20 },
    'animated.webp': { wanted: () => pixels({ width: 80, height: 60 }), most: 8 },
    'animated.png': { wanted: () => pixels({ width: 80, height: 60 }), most: 8 },
  };

  it.each(KINDS)('%s has its colours, its size and three kinds of files', async name => {
    const files = largest(name);
    const hasAlpha = name.startsWith('transparent');
    expect(Object.keys(files).sort()).toEqual(['avif', hasAlpha ? 'png' : 'jpg', 'webp']);
    const [width, height] = name.startsWith('animated') ? [80, 60] : [160, 120];
    for (const file of Object.values(files)) {
      const { pages = 1, ...found } = await sharp(file).metadata();
      expect({ pages, ...found }).toMatchObject({ width, height, pages: 1, hasAlpha });
      await expectColours(file, name);
    }
  });

  async function expectColours(file: string, name: Kind): Promise<void> {
    const whole = BY_THE_WHOLE[name];
    if (whole) {
      expect(await meanDifference(file, whole.wanted())).toBeLessThan(whole.most);
      return;
    }
    const corners = await cornersOf(file);
    for (const [index, mark] of Object.values(CORNERS).entries()) {
      const corner = corners[index] ?? [];
      if (name.startsWith('transparent') && index % 2 === 1) expect(corner[3]).toBe(0);
      else expect(apart(corner, name.startsWith('grey') ? greyOf(mark) : mark)).toBeLessThan(60);
    }
  }

  function apart(colour: number[], mark: readonly number[]): number {
    return Math.max(...mark.map((part, index) => Math.abs(part - (colour[index % colour.length] ?? 0))));
  }

  function greyOf([red = 0, green = 0, blue = 0]: readonly number[]): number[] {
    const linear = (part: number) => (part / 255) ** 2.2;
    const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    return Array(3).fill(255 * light ** (1 / 2.2));
  }

  async function meanDifference(file: string, wanted: Sharp): Promise<number> {
    const one = await sharp(file).raw().toBuffer();
    const two = await wanted.raw().toBuffer();
    return one.reduce((sum, part, index) => sum + Math.abs(part - (two[index] ?? 0)), 0) / one.length;
  }

  it('is never enlarged', () => {
    const narrow = readFileSync(join(site, 'dist/narrow.html'), 'utf8');
    const widths = [...narrow.matchAll(/narrow-[0-9a-f]{10}-(\d+)\.\w+ (\d+)w/g)].map(([, file, said]) => [
      file,
      said,
    ]);
    expect(widths).toEqual(Array(2).fill(['300', '300']));
  });
});

it.runIf(isFull)(
  'a strip that is higher than any file of the kind may be is shown as wide as can be',
  async () => {
    const strip = sharp({ create: { width: 200, height: 20_000, channels: 3, background: '#369' } });
    const site = temporarySite({
      [publicFile('strip.png')]: await strip.png().toBuffer(),
      'pages/first.json': page('The first', large('strip.png')),
    });
    const heights = await Promise.all(
      Object.keys(built(site))
        .filter(name => /strip-.*\.webp$/.test(name))
        .map(async name => (await sharp(join(site, 'dist', name)).metadata()).height),
    );
    expect(heights).toEqual([expect.closeTo(16_300, -2)]);
  },
);
