// A finished site in, what Lighthouse finds on its home page on a slow phone out: the best points of three runs, the paints of the middle one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../../../src/publish/preview-server.ts';
import { openLighthouse, type Paints } from '../../../../tests/support/tools/lighthouse.ts';
import { type Figure, median } from '../report/figure.ts';
import { EMPTY } from './arrival.ts';

const RUNS = 3;

export async function measureLighthouse(folder: string): Promise<Figure[]> {
  writeFileSync(join(folder, 'empty.html'), EMPTY);
  const [site, lighthouse] = await Promise.all([serveSite(folder), openLighthouse()]);
  const best = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [category, { points }] of Object.entries(await lighthouse.look(site.url))) {
      best.set(category, Math.max(points, best.get(category) ?? 0));
    }
  }
  const empty: Paints[] = [];
  const home: Paints[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    empty.push(await lighthouse.paints(`${site.url}/empty`));
    home.push(await lighthouse.paints(site.url));
  }
  await Promise.all([site.close(), lighthouse.close()]);
  return [
    ...[...best].map(
      ([category, value]): Figure => ({
        name: `Lighthouse, ${category.replace('-', ' ')}`,
        value,
        unit: 'points',
        goal: 100,
      }),
    ),
    { name: 'Lighthouse, an empty page', value: median(empty.map(({ largest }) => largest)), unit: 'ms' },
    { name: 'Lighthouse, first paint after that', value: after(empty, home, 'first'), unit: 'ms' },
    { name: 'Lighthouse, largest paint after that', value: after(empty, home, 'largest'), unit: 'ms' },
  ];
}

function after(empty: Paints[], home: Paints[], paint: keyof Paints): number {
  return median(home.map(one => one[paint])) - median(empty.map(one => one[paint]));
}
