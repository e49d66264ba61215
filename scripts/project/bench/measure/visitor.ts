// What a visitor waits for: what the pages of the finished site weigh, and what a browser makes of them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS } from '../../../../tests/support/site/budgets.ts';
import { run } from '../cpu.ts';
import { makeProject } from '../project.ts';
import { type Chosen, type Figure, median } from '../report/figure.ts';
import { measureArrival } from './arrival.ts';
import { measureLighthouse } from './lighthouse.ts';

const FONTS = ['newsreader-display.woff2', 'newsreader-italic.woff2', 'public-sans.woff2'];

export async function measureVisitor(_: Chosen): Promise<Figure[]> {
  const { folder } = await makeProject('visitor', 0);
  await run({ folder, words: ['npm', 'run', 'build', '--', '--compress'] });
  const weight = (file: string) =>
    gzipSync(readFileSync(join(folder, 'dist', file)), { level: 9 }).length / 1000;
  const html = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.html'),
  );
  const scripts = readdirSync(join(folder, 'dist/assets')).filter(name => name.endsWith('.js'));
  return [
    {
      name: 'Home page with its styles, compressed',
      value: weight('index.html'),
      unit: 'kB',
      goal: BUDGETS.home / 1000,
    },
    { name: 'A page with its styles, compressed (median)', value: median(html.map(weight)), unit: 'kB' },
    {
      name: 'The app, fetched on intent, compressed',
      value: scripts.reduce((sum, name) => sum + weight(join('assets', name)), 0),
      unit: 'kB',
      goal: BUDGETS.app / 1000,
    },
    {
      name: 'Fonts that every page fetches',
      value: FONTS.reduce((sum, name) => sum + statSync(join(folder, 'dist/fonts', name)).size / 1000, 0),
      unit: 'kB',
      goal: BUDGETS.fonts / 1000,
    },
    ...(await measureArrival(join(folder, 'dist'))),
    ...(await measureLighthouse(join(folder, 'dist'))),
  ];
}
