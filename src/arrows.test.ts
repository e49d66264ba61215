// Data goes one way. Reads the imports of all files and fails if one goes back.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = process.cwd();

/** In the order of the data: each imports only from folders above it. A folder that is not listed belongs to the one around it. */
const PLACES = [
  'src/base',
  'src/base/files',
  'src/base/languages',
  'schema',
  'src/generated/types.ts',
  'src/ui',
  'src/document/problem',
  'src/document/files',
  'src/document/json',
  'src/document/schema',
  'src/document/pairing',
  'src/document/steps',
  'src/document/merge',
  'src/document/text',
  'src/document/validate',
  'src/document/pictures',
  'src/site/look',
  'src/site',
  'src/site/library',
  'src/site/git',
  'src/check/rules',
  'src/check/whole-site',
  'src/check/lint',
  'src/check',
  'src/check/report',
  'src/change/save',
  'src/change/journal',
  'src/change',
  'src/change/fix',
  'src/change/pages',
  'src/change/merge',
  'src/change/editor',
  'src/change/newer-shapes',
  'src/change/new-site',
  'blocks',
  'src/generated/blocks.tsx',
  'src/draw/page',
  'src/draw/social',
  'src/draw/resolve',
  'src/draw/html',
  'src/draw/pictures',
  'src/browser',
  'src/browser/loader',
  'src/publish/addresses',
  'src/publish/bundle',
  'src/publish/kept',
  'src/publish',
  'src/publish/gallery',
  'src/review/sentences',
  'src/review/sites',
  'src/review/report',
  'src/review/pictures',
  'src/review/hand-in',
  'src/review/change-file',
  'src/review/past',
  'src/composer/language',
  'src/composer/model',
  'src/composer/model/form',
  'src/composer/words',
  'src/composer/model/begun',
  'src/composer/model/state',
  'src/composer/server/sentences',
  'src/composer/server',
  'src/composer/words/editor',
  'src/composer/frame',
  'src/composer/window/parts',
  'src/composer/window/focus',
  'src/composer/window/shown',
  'src/composer/window/run',
  'src/composer/window/store',
  'src/composer/window/exchange',
  'src/composer/window/commands',
  'src/composer/window/elsewhere',
  'src/composer/window/fields/controls',
  'src/composer/window/fields/controls/words',
  'src/composer/window/fields/around',
  'src/composer/window/fields',
  'src/composer/window/outline',
  'src/composer/window/find',
  'src/composer/window/page',
  'src/composer/window/pair',
  'src/composer/window/history',
  'src/composer/window/versions',
  'src/composer/window/send',
  'src/composer/window/dialogs/pages',
  'src/composer/window/dialogs',
  'src/composer/window/bar',
  'src/composer/window',
  'src/dev/now',
  'src/dev/watch',
  'src/dev/write',
  'src/dev',
  'src/dev/in-browser',
  'src/commands',
  'vite.config.ts',
  'scripts',
];

/**
 * The order would allow these imports, but drawing needs no check and no change of files, and a command draws nothing itself. A build
 * is a command, so what visitors get is the same with the composer and without.
 */
const NEVER: { [wing: string]: string[] } = {
  draw: ['check', 'change'],
  browser: ['check', 'change'],
  publish: ['change'],
  dev: ['review', 'commands'],
  composer: ['browser', 'publish'],
  commands: ['draw', 'browser', 'composer'],
};

type Arrow = { from: number; to: number; file: string; target: string };

const files = ['src', 'blocks', 'schema', 'scripts']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .concat('vite.config.ts')
  .filter(name => /\.(tsx?|mjs)$/.test(name) && !isTest(name));

const arrows: Arrow[] = files.flatMap(file =>
  importsOf(file).map(target => ({ from: placeOf(file), to: placeOf(target), file, target })),
);

describe('the arrows between the parts of the house', () => {
  it('are there at all', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(arrows.length).toBeGreaterThan(150);
  });

  it('join places that are listed, and none that is gone', () => {
    expect(files.filter(file => placeOf(file) < 0)).toEqual([]);
    expect(PLACES.filter(place => !files.some(file => PLACES[placeOf(file)] === place))).toEqual([]);
  });

  it('run one way', () => {
    const back = arrows.filter(({ from, to }) => to > from);
    expect(back.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('never join wings that have nothing to do with each other', () => {
    const wings = Object.entries(NEVER).flat(2);
    expect(wings.filter(wing => !existsSync(`src/${wing}`))).toEqual([]);
    const joined = arrows.filter(({ file, target }) => NEVER[wingOf(file)]?.includes(wingOf(target)));
    expect(joined.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('lead down the table of the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const rows = [...readme.matchAll(/^\| `src\/(\w+)\/` \|/gm)].map(([, wing]) => wing);
    const wings = PLACES.map(wingOf).filter(wing => wing !== '' && wing !== 'generated');
    expect(rows).toEqual([...new Set(wings)]);
  });

  it('never lead from a file back to itself', () => {
    const done = new Set<string>();
    const visit = (file: string, above: string[]): void => {
      if (above.includes(file)) throw new Error([...above.slice(above.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...above, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(done.size).toBe(files.length);
  });

  it('lead from what the window shows to no drawing of it', () => {
    const plain = files.filter(file => file.startsWith('src/composer/window/shown/'));
    expect(plain.length).toBeGreaterThan(5);
    expect(plain.filter(file => /from '(?:react|.*\.tsx')/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('never join two blocks', () => {
    const joined = arrows.filter(
      ({ file, target }) => blockOf(file) && blockOf(target) && blockOf(file) !== blockOf(target),
    );
    expect(joined.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('never lead to tests/, except from scripts/project/', () => {
    const product = files.filter(file => !file.startsWith('scripts/project/'));
    expect(product).toContain('scripts/changes.ts');
    const leaning = product.filter(file => pathsIn(file).some(path => path.startsWith('tests/')));
    expect(leaning).toEqual([]);
  });

  it.each([
    [
      'visitors’ browsers',
      'src/browser/app.ts',
      /^(blocks|schema|src\/(base(?!\/files)|ui|draw\/page|browser|generated))\//,
    ],
    [
      'the window of the composer',
      'src/composer/window/start.tsx',
      /^src\/(base(?!\/files)|ui|document\/(schema|steps)|composer\/(language|model|words|frame|window))\//,
    ],
  ])('lead %s only to what is made for them', (_, first, own) => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      importsOf(file, { types: false }).forEach(visit);
    };
    visit(first);
    expect([...seen].filter(file => !own.test(file))).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});

function importsOf(file: string, kinds = { types: true }): string[] {
  return pathsIn(file, kinds).flatMap(path => files.find(known => known === path) ?? []);
}

/** All imports of this project's files, even of places that the list does not know. */
function pathsIn(file: string, { types } = { types: true }): string[] {
  const source = readFileSync(file, 'utf8');
  const statement = types
    ? /^(?:import|export)[^'`]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm
    : /^(?:import|export)(?! type)[^'`]*?from '(\.[^']+)'/gm;
  return [...source.matchAll(statement)].map(match =>
    relative(ROOT, resolve(dirname(file), match[1] ?? match[2] ?? '')),
  );
}

/** The innermost listed place of a file, by its number in the list. */
function placeOf(file: string): number {
  const around = PLACES.filter(place => file === place || file.startsWith(`${place}/`));
  return PLACES.indexOf(around.sort((a, b) => b.length - a.length)[0] ?? '');
}

function wingOf(path: string): string {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? '';
}

function blockOf(file: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(file)?.[1];
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$|(^|\/)test\.tsx$|(^|\/)testing\.ts$/.test(name);
}

it('no exported name means two things', () => {
  const exported = /^export (?:async )?(?:type|interface|class|const|function\*?) (\w+)/gm;
  const names = files
    .filter(file => file.startsWith('src/') && !file.startsWith('src/generated/'))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(exported)])
    .map(([, name = '']) => name)
    // What a component takes, and what a command comes to.
    .filter(name => name !== 'Props' && name !== 'Outcome');
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

describe('the plain path in docs/how-a-page-is-made.md', () => {
  const path = [...readFileSync('docs/how-a-page-is-made.md', 'utf8').matchAll(/^\d+\. `([^`]+)`/gm)].map(
    ([, file = '']) => file,
  );

  it('can be read in one sitting', () => {
    expect(path.length).toBeGreaterThan(15);
    expect(path.length).toBeLessThanOrEqual(20);
    const lines = path.map(file => readFileSync(file, 'utf8').split('\n').length);
    expect(lines.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(2_200);
  });

  it('is reached from its first file, and never reaches a change, the dev server or a command', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      importsOf(file).forEach(visit);
    };
    visit(path[0] ?? '');
    // The blocks' components are imported by a generated file.
    visit('src/draw/page/PageView.tsx');
    expect(path.filter(file => !reached.has(file))).toEqual([]);
    expect([...reached].filter(file => /^src\/(change|review|dev|commands)\//.test(file))).toEqual([]);
  });
});
