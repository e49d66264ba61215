// Lists the packages whose code visitors run. Each new one, alone or with another one, has to be added here on purpose.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { bundle } from './bundle.mjs';
import { CLIENT } from './client.mjs';

/** "motion" only re-exports "framer-motion" and leaves nothing of its own. */
const IN_THE_APP = [
  'framer-motion',
  'motion-dom',
  'motion-utils',
  'react',
  'react-dom',
  'scheduler',
  'wouter',
];

type Package = { dependencies: { [name: string]: string } };
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
let modules: string[] = [];

/** Records which modules are in the finished app. The bundler looks at more of them than it uses. */
const witness: Plugin = {
  name: 'witness',
  generateBundle(_, files) {
    modules = Object.values(files).flatMap(file => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  },
};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-app-'));
  await bundle(placesAt(process.cwd()), join(folder, 'app'), [
    {
      ...CLIENT,
      output: { ...CLIENT.output, plugins: [witness] },
    },
  ]);
  rmSync(folder, { recursive: true });
});

describe('the app that visitors run', () => {
  it('is made of our sources', () => {
    expect(modules.filter(name => name.includes('/src/browser/')).length).toBeGreaterThan(5);
    expect(modules.filter(name => name.includes('/blocks/')).length).toBeGreaterThan(10);
  });

  it('is made of these packages besides, and of no others', () => {
    const packages = modules.flatMap(name => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual(IN_THE_APP);
  });
});

describe('what whoever installs the engine gets with it', () => {
  it('is at one exact version each', () => {
    for (const [name, version] of Object.entries(dependencies))
      expect(`${name}@${version}`).toMatch(/^[@\w/-]+@\d+\.\d+\.\d+$/);
  });

  const sources = ['src', 'scripts', 'vite.config.ts'].flatMap(sourcesIn).join('\n');

  it('is asked for by the program, or by TypeScript', () => {
    const isAskedFor = (name: string) =>
      name.startsWith('@types/') || new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(sources);
    expect(Object.keys(dependencies).filter(name => !isAskedFor(name))).toEqual([]);
  });

  it('is all that the program cannot do without', () => {
    const imports =
      /^(?:import|export)(?! type)[^'`]*?from '([^./'][^']*)'|(?<!typeof )\bimport\('([^./'][^']*)'\)/gm;
    const paths = [...sources.matchAll(imports)].map(([, path = '', late]) => late ?? path);
    const names = paths.map(path => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    expect(names.length).toBeGreaterThan(100);
    const known = ['ashlar', ...Object.keys(dependencies)];
    expect(names.filter(name => !name.startsWith('node:') && !known.includes(name))).toEqual([]);
  });
});

/** Leaves out tests, which need more packages, and scripts for this project only. */
function sourcesIn(place: string): string[] {
  const names = place.includes('.') ? [''] : readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .map(name => join(place, name))
    .filter(name => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.|scripts\/project/.test(name))
    .map(name => readFileSync(name, 'utf8'));
}
