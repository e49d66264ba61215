// What a visitor waits for: what the pages of the finished site weigh.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from './cpu.ts';
import { type Chosen, type Figure, median } from './figure.ts';
import { makeProject } from './project.ts';

export async function measureVisitor(_: Chosen): Promise<Figure[]> {
  const { folder } = await makeProject('visitor', 0);
  await run({ folder, words: ['npm', 'run', 'build'] });
  const weight = (file: string) => gzipSync(readFileSync(join(folder, 'dist', file))).length / 1000;
  const html = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.html'),
  );
  const scripts = readdirSync(join(folder, 'dist/assets')).filter(name => name.endsWith('.js'));
  return [
    { name: 'Home page with its styles, compressed', value: weight('index.html'), unit: 'kB', goal: 12 },
    { name: 'A page with its styles, compressed (median)', value: median(html.map(weight)), unit: 'kB' },
    {
      name: 'The app, fetched on intent, compressed',
      value: scripts.reduce((sum, name) => sum + weight(join('assets', name)), 0),
      unit: 'kB',
      goal: 78,
    },
  ];
}
