// Data goes one way. This draws the arrows from the imports and fails on one that runs back.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = process.cwd();

/** What each place may import, besides itself. A place that isn't listed here has no place in the house. */
const ARROWS: { [place: string]: string[] } = {
  schema: [],
  'src/languages': ['src/base'],
  'src/generated/types': ['schema'],
  'src/ui': ['schema', 'src/base', 'src/generated/types', 'src/languages'],
  blocks: ['schema', 'src/generated/types', 'src/ui'],
  'src/generated/blocks': ['blocks', 'src/generated/types'],
  'src/page': ['schema', 'src/generated/types', 'src/generated/blocks', 'src/languages', 'src/ui'],
  'src/base': [],
  'src/edit': ['src/base'],
  'src/history': ['src/base'],
  'src/journal': ['src/base', 'src/edit', 'src/history'],
  'src/schema': ['src/base', 'src/languages', 'src/ui'],
  'src/compile': ['src/base', 'src/document', 'src/schema'],
  'src/document': ['src/base', 'src/edit', 'src/generated/types', 'src/schema'],
  'src/site': ['src/base', 'src/document', 'src/generated/types', 'src/look', 'src/schema'],
  'src/pictures': ['src/base', 'src/document', 'src/edit'],
  'src/look': ['src/base', 'src/document', 'src/languages', 'src/pictures'],
  'src/check': [
    'src/base',
    'src/document',
    'src/edit',
    'src/history',
    'src/languages',
    'src/look',
    'src/pictures',
    'src/schema',
    'src/site',
  ],
  'src/resolve': [
    'schema',
    'src/base',
    'src/document',
    'src/generated/types',
    'src/languages',
    'src/page',
    'src/pictures',
    'src/schema',
    'src/site',
    'src/ui',
  ],
  'src/html': [
    'src/base',
    'src/document',
    'src/generated/types',
    'src/look',
    'src/languages',
    'src/page',
    'src/resolve',
    'src/schema',
    'src/site',
    'src/ui',
  ],
  'src/browser': ['src/languages', 'src/page'],
  'src/incremental': [
    'src/publish',
    'src/base',
    'src/check',
    'src/document',
    'src/edit',
    'src/pictures',
    'src/site',
  ],
  'src/publish': [
    'schema',
    'src/base',
    'src/check',
    'src/compile',
    'src/document',
    'src/edit',
    'src/generated/types',
    'src/html',
    'src/look',
    'src/page',
    'src/pictures',
    'src/resolve',
    'src/site',
  ],
  'src/editor': ['src/base', 'src/document', 'src/edit', 'src/look', 'src/schema'],
  'src/commands/check': [
    'src/base',
    'src/check',
    'src/document',
    'src/history',
    'src/incremental',
    'src/journal',
    'src/schema',
    'src/site',
  ],
  'src/commands/new-page': ['src/base', 'src/check', 'src/document', 'src/edit', 'src/journal', 'src/site'],
  'src/commands/new-site': [
    'src/base',
    'src/commands/new-page',
    'src/document',
    'src/edit',
    'src/languages',
    'src/look',
  ],
  'src/commands/new-block': ['src/base', 'src/editor', 'src/schema'],
  'src/commands/rename': ['src/base', 'src/check', 'src/document', 'src/edit', 'src/journal', 'src/site'],
  'src/commands/remove': [
    'src/base',
    'src/commands/rename',
    'src/document',
    'src/edit',
    'src/history',
    'src/schema',
    'src/site',
  ],
  'src/commands/migrate': [
    'schema',
    'src/base',
    'src/document',
    'src/edit',
    'src/history',
    'src/journal',
    'src/schema',
    'src/site',
  ],
  'src/commands/changes': [
    'schema',
    'src/base',
    'src/browser',
    'src/check',
    'src/commands/migrate',
    'src/document',
    'src/edit',
    'src/generated/types',
    'src/history',
    'src/html',
    'src/journal',
    'src/look',
    'src/page',
    'src/publish',
    'src/resolve',
    'src/schema',
    'src/site',
  ],
  'src/commands/history': [
    'src/base',
    'src/check',
    'src/commands/changes',
    'src/commands/rename',
    'src/document',
    'src/edit',
    'src/history',
    'src/journal',
    'src/site',
  ],
  'src/commands/hand-in': [
    'src/base',
    'src/check',
    'src/commands/changes',
    'src/commands/new-page',
    'src/document',
    'src/edit',
    'src/history',
    'src/html',
    'src/publish',
    'src/schema',
    'src/site',
  ],
  'src/commands/gallery': [
    'src/base',
    'src/browser',
    'src/check',
    'src/document',
    'src/html',
    'src/look',
    'src/resolve',
    'src/schema',
    'src/site',
    'src/ui',
  ],
  'src/dev': [
    'src/base',
    'src/browser',
    'src/check',
    'src/commands/gallery',
    'src/commands/rename',
    'src/compile',
    'src/document',
    'src/edit',
    'src/editor',
    'src/generated/types',
    'src/history',
    'src/html',
    'src/journal',
    'src/look',
    'src/page',
    'src/pictures',
    'src/publish',
    'src/resolve',
    'src/schema',
    'src/site',
  ],
  'vite.config': ['src/base', 'src/dev'],
  scripts: [
    'src/base',
    'src/commands/changes',
    'src/commands/check',
    'src/commands/gallery',
    'src/commands/hand-in',
    'src/commands/history',
    'src/commands/migrate',
    'src/commands/new-block',
    'src/commands/new-page',
    'src/commands/new-site',
    'src/commands/remove',
    'src/commands/rename',
    'src/compile',
    'src/document',
    'src/edit',
    'src/editor',
    'src/history',
    'src/incremental',
    'src/pictures',
    'src/publish',
    'src/schema',
    'vite.config',
  ],
};

type Arrow = { from: string; to: string; file: string; target: string };

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

  it('run one way', () => {
    const back = arrows.filter(({ from, to }) => from !== to && !ARROWS[from]?.includes(to));
    expect(back.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('leave no cycle in the table itself', () => {
    const done = new Set<string>();
    const visit = (place: string, above: string[]): void => {
      expect(above, `${place} is reached from itself`).not.toContain(place);
      if (done.has(place)) return;
      for (const next of ARROWS[place] ?? []) visit(next, [...above, place]);
      done.add(place);
    };
    for (const place of Object.keys(ARROWS)) visit(place, []);
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

  it('never lead the browser to markdown, files or the server', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      importsOf(file, { types: false }).forEach(visit);
    };
    visit('src/browser/app.ts');
    expect(
      [...seen].filter(file =>
        /^src\/(document|site|check|resolve|html|publish|incremental|dev|pictures|schema|edit|editor|history|commands)\//.test(
          file,
        ),
      ),
    ).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});

function importsOf(file: string, kinds = { types: true }): string[] {
  return pathsIn(file, kinds).flatMap(path => files.find(known => known === path) ?? []);
}

/** Whatever a file imports of this project, whether the table knows it or not. */
function pathsIn(file: string, { types } = { types: true }): string[] {
  const source = readFileSync(file, 'utf8');
  const statement = types
    ? /^(?:import|export)[^'`]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm
    : /^(?:import|export)(?! type)[^'`]*?from '(\.[^']+)'/gm;
  return [...source.matchAll(statement)].map(match =>
    relative(ROOT, resolve(dirname(file), match[1] ?? match[2] ?? '')),
  );
}

function placeOf(file: string): string {
  if (file.startsWith('src/')) {
    const [, folder = '', name = ''] = file.replace(/\.tsx?$/, '').split('/');
    return /^(generated|commands)$/.test(folder) ? `src/${folder}/${name}` : `src/${folder}`;
  }
  return file.split('/')[0]?.replace(/\.ts$/, '') ?? file;
}

function blockOf(file: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(file)?.[1];
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$|(^|\/)test\.tsx$|(^|\/)testing\.ts$/.test(name);
}

it('no name of a type means two things', () => {
  const names = files
    .filter(file => file.startsWith('src/') && !file.startsWith('src/generated/'))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/^export type (\w+)/gm)])
    .map(([, name = '']) => name)
    // What a component takes, and what a command comes to.
    .filter(name => name !== 'Props' && name !== 'Outcome');
  expect(names.length).toBeGreaterThan(100);
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

  it('is reached from its first file, and never reaches what is kept from one build to the next', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      importsOf(file).forEach(visit);
    };
    visit(path[0] ?? '');
    // The blocks' components come by a generated file.
    visit('src/page/PageView.tsx');
    expect(path.filter(file => !reached.has(file))).toEqual([]);
    expect([...reached].filter(file => /^src\/(incremental|dev|commands)\//.test(file))).toEqual([]);
  });
});
