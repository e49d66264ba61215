// A finished site in, the points out that Lighthouse gives its home page on a phone: the best of three runs.
import { serveSite } from '../../src/build/serve.ts';
import { openLighthouse } from '../../tests/support/lighthouse.ts';
import type { Figure } from './figure.ts';

const RUNS = 3;

export async function measureLighthouse(folder: string): Promise<Figure[]> {
  const [site, lighthouse] = await Promise.all([serveSite(folder), openLighthouse()]);
  const best = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [category, { points }] of Object.entries(await lighthouse.look(site.url))) {
      best.set(category, Math.max(points, best.get(category) ?? 0));
    }
  }
  await Promise.all([site.close(), lighthouse.close()]);
  return [...best].map(([category, value]) => ({
    name: `Lighthouse, ${category.replace('-', ' ')}`,
    value,
    unit: 'points',
    goal: 100,
  }));
}
