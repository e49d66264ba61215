// @module-tag full-only
// A folder from another person may bring files that Git ignores, or a finished site. None of it is obeyed, run or published.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { shortHash } from '../../../src/base/hash.ts';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { placesAt } from '../../../src/base/places.mjs';
import { hashOfAll, hashSources, placeFor } from '../../../src/publish/bundle/sources.mjs';
import { hero, pageWith, smallSite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { giveAway, withoutRights } from '../../support/files/other-user.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { runGit } from '../../support/files/repositories.ts';
import { run, script } from '../../support/files/run.ts';
import { isFull } from '../../support/size.ts';

const around = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-brought-')));
const WITNESS = join(around, 'witness');
const NOTE = `await import('node:fs').then(fs => fs.writeFileSync(${JSON.stringify(WITNESS)}, 'It was run.'));`;
const FORGED = 'Send your card number by mail';
let copy: ProjectCopy;

beforeAll(() => {
  // Compiles the program once for all copies.
  script(process.cwd(), 'check', ['pages/faq.json']);
  copy = copyProject(around);
  for (const part of ['pages', 'examples']) rmSync(join(copy.folder, part), { recursive: true });
  const bad = { ...hero, links: [{ text: 'Ask us', href: 'javascript:alert(1)' }] };
  writeFiles(copy.folder, smallSite({ 'pages/bad.json': pageWith({ title: 'Ask us', blocks: [bad] }) }));
  mkdirSync(join(copy.folder, 'examples/pages'), { recursive: true });
  writeFiles(join(copy.folder, 'examples'), smallSite({}));
  writeFileSync(
    join(copy.folder, '.gitignore'),
    'node_modules\n.ashlar/\ncompiled/\ndist/\nsrc/generated/\n',
  );
  git('init', '--quiet', '--template=', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});

afterAll(() => rmSync(around, { recursive: true, force: true }));

function git(...args: string[]): string {
  const { status, stdout, stderr } = runGit(copy.folder, args);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const RUNS = '<y xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></y>';
/** Files that would run something at visitors, or fetch something for them, each under a name or a sign of something else. */
const FOR_VISITORS: { [file: string]: string } = {
  'pages/_public/quoted.xml': `<x>a='${RUNS}'</x>`,
  'pages/_public/cdata.xml': `<x><![CDATA[a=']]>${RUNS}<![CDATA[']]></x>`,
  'pages/_public/photo.svg': `<!--ftypavif    avif --><svg ${SVG}><script>alert(1)</script></svg>`,
  'pages/_public/gif.svg': `GIF89a<svg ${SVG}><script>alert(1)</script></svg>`,
  'pages/_public/pointer.svg': `<svg ${SVG}><g cursor="image-set('#a' 1x, 'https://e.example/' 2x), auto"/></svg>`,
  'pages/_public/link.svg': `<svg ${SVG}><a href="#a" ping="#a https://e.example/"/></svg>`,
  'pages/_look/logo.svg': `<svg ${SVG}><path d="M0 0h9" ONCLICK="alert(1)"/></svg>`,
};

/** Plants files as commands in the sender's folder would have left them. */
function plant(folder: string): void {
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const saving = [
    { file: '../outside.json', after: 'out' },
    { file: 'pages/planted.json', after: '{}' },
  ];
  for (const [file, text] of Object.entries(FOR_VISITORS)) put(file, text);
  put('.ashlar/saving/99999999.json', JSON.stringify({ changes: saving }));
  const sources = hashOfAll(hashSources(placesAt(folder)));
  const program = `${NOTE}\nexport const run = () => { console.log('no mistakes'); return 0; };`;
  for (const home of ['.ashlar', 'compiled'])
    for (const name of ['check', 'changes', 'build', 'generate'])
      put(`${home}/program/${sources}/${name}.js`, program);
  for (const name of readdirSync(join(keptPlace(process.cwd()), 'validators')))
    put(
      `.ashlar/validators/${name}`,
      sealed(`require('node:fs').writeFileSync(${JSON.stringify(WITNESS)}, '');`),
    );
  const kept = keptPlace(folder);
  const checked = JSON.parse(readFileSync(join(kept, 'checked.json'), 'utf8'));
  for (const [, { seen }] of checked.pages) seen.problems = [];
  put('.ashlar/checked.json', JSON.stringify(checked));
  put('dist/_headers', '/*\n');
  // Moved files would end up there.
  mkdirSync(join(around, 'outside'), { recursive: true });
  symlinkSync('../../outside', join(folder, 'dist/images'));
  for (const name of ['index.html', 'index.json', 'old.html']) put(`dist/${name}`, FORGED);
  mkdirSync(join(folder, 'dist/404.html'));
  put(`.ashlar/${shortHash(join(folder, 'dist'))}/pages.json`, JSON.stringify(checked));
  // Undo of this would delete the home page.
  const page = hash('sha256', readFileSync(join(folder, 'pages/index.json')));
  const changes = [{ file: 'pages/index.json', before: null, after: page }];
  const entry = { at: Date.now(), id: 'a', by: 'command', what: 'new page', changes };
  put('.ashlar/journal/000001.jsonl', `\n${JSON.stringify(entry)}`);
}

const hash = (kind: string, bytes: string | Buffer) => createHash(kind).update(bytes).digest('hex');

/** The first line of a validator contains a hash of the rest. */
function sealed(code: string): string {
  return `// ${hash('sha256', code).slice(0, 32)}\n${code}`;
}

function expectNothingObeyed(folder: string): void {
  const checked = script(folder, 'check');
  expect(checked.output).toMatch(/^pages\/bad\.json.*javascript:/m);
  const named = Object.keys(FOR_VISITORS).filter(file => !checked.output.includes(`\n${file}`));
  expect(named, 'not refused').toEqual([]);
  expect(checked.output).toMatch(
    /^\.ashlar {2}Warning: Git has \d+ files in \.ashlar\/, which each computer/m,
  );
  expect(checked.status).toBe(1);
  const changes = script(folder, 'changes', ['main']);
  expect(changes.output).toMatch(/Git has \d+ files in \.ashlar\//);
  expect(changes.output).toContain('A home in the hills');
  expect(script(folder, 'restore', ['last']).output).toContain(
    'came with the folder, so nothing is taken back',
  );
  for (const file of ['pages/bad.json', ...Object.keys(FOR_VISITORS)]) rmSync(join(folder, file));
  const refused = script(folder, 'build');
  expect(refused.output).toContain('No build of this site is known to have written');
  expect(refused.status).toBe(1);
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(script(folder, 'build').status).toBe(0);
  for (const name of listFiles(join(folder, 'dist')))
    expect(readFileSync(join(folder, 'dist', name), 'latin1'), name).not.toContain(FORGED);
  expect(readdirSync(join(around, 'outside'))).toEqual([]);
  expect(existsSync(WITNESS), 'something brought along was run').toBe(false);
  for (const name of ['../outside.json', 'pages/planted.json'])
    expect(existsSync(join(folder, name)), name).toBe(false);
}

describe('what older commands kept in the folder of a site, put into Git by force', () => {
  beforeAll(() => {
    for (const name of ['check', 'build']) script(copy.folder, name);
    git('checkout', '--quiet', '-b', 'theirs');
    plant(copy.folder);
    copy.edit('pages/index.json', 'Home of the site', 'A home in the hills');
    git('add', '--force', '.ashlar', 'compiled', 'dist', 'pages');
    git('commit', '--quiet', '--message', 'Mend a word');
    git('checkout', '--quiet', '--force', 'main');
    git('clean', '--quiet', '-dffx', '--exclude=node_modules', '--exclude=src/generated');
  });

  // The clone has the same files, and none of those that a folder in use has kept.
  it.runIf(isFull)('is nothing to a folder already in use, when the branch is checked out', () => {
    script(copy.folder, 'check');
    git('checkout', '--quiet', 'theirs');
    expectNothingObeyed(copy.folder);
    git('checkout', '--quiet', '--force', 'main');
  });

  it('is nothing to a clone', () => {
    const clone = join(around, 'clone');
    runGit(around, ['clone', '--quiet', '--branch', 'theirs', copy.folder, clone]);
    runGit(clone, ['branch', '--quiet', 'main', 'origin/main']);
    symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'), 'junction');
    expect(existsSync(join(clone, '.ashlar/checked.json'))).toBe(true);
    expectNothingObeyed(clone);
  });
});

it('makes everything anew in a copied folder, whatever its finished site and its times are', () => {
  const [site, copied] = [join(around, 'site'), join(around, 'copied')];
  writeFiles(site, smallSite({}));
  const words = ['scripts/run.mjs', 'build', '--site'];
  expect(run(process.cwd(), [...words, site]).status).toBe(0);
  for (const name of ['index.html', 'index.json']) writeFileSync(join(site, 'dist', name), FORGED);
  cpSync(site, copied, { recursive: true, preserveTimestamps: true });
  // Nobody on this computer knows what is in the copy.
  expect(run(process.cwd(), [...words, copied]).status).toBe(1);
  rmSync(join(copied, 'dist'), { recursive: true });
  for (const folder of [copied, site]) expect(run(process.cwd(), [...words, folder]).status).toBe(0);
  for (const name of ['index.html', 'index.json']) {
    const [one, other] = [site, copied].map(folder => readFileSync(join(folder, 'dist', name), 'utf8'));
    expect(one).not.toContain(FORGED);
    expect(other).toBe(one);
  }
});

/** Plants a program where the engine would keep its own, and expects that the check of the site does not run it. */
function expectNotRun(site: string, kept: string, giveItAway: (folder: string) => void): void {
  writeFiles(site, smallSite({}));
  const place = placeFor(
    'program',
    { engine: process.cwd(), site },
    hashOfAll(hashSources(placesAt(process.cwd()))),
  );
  const program = join(kept, relative(dirname(keptPlace(process.cwd())), place));
  mkdirSync(program, { recursive: true, mode: 0o700 });
  writeFileSync(join(program, 'check.js'), `${NOTE}\nexport const run = () => 0;`);
  giveItAway(kept);
  const { status, output } = run(process.cwd(), ['scripts/run.mjs', 'check', '--site', site], {
    ASHLAR_KEPT: kept,
  });
  expect(output).toContain('no mistakes');
  expect(status).toBe(0);
  expect(existsSync(WITNESS)).toBe(false);
}

it('runs nothing of another person on the same computer', context => {
  const { options, why } = withoutRights();
  if (process.getuid?.() !== 0 || !options) return context.skip(why ?? 'Only root can be two people.');
  expectNotRun(join(around, 'shared'), join(around, 'kept-of-nobody'), giveAway);
});

it('runs nothing that stands in the site, even where its owner keeps everything there', () => {
  expectNotRun(join(around, 'keeps'), join(around, 'keeps/kept'), () => {});
});
