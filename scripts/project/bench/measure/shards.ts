// What lies past one machine: a corpus too large for one, built as ten that stand for themselves, one after the other.
import { putAside } from '../aside.ts';
import type { Cost } from '../cpu.ts';
import { makeProject } from '../project.ts';
import { type Figure, median, pages } from '../report/figure.ts';
import { coldBuild } from './build.ts';

const SHARDS = 10;

export async function measureShards([size = 10_000]: number[]): Promise<Figure[]> {
  const costs: Cost[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const project = await makeProject(`shard-${shard + 1}`, size, { alone: true, first: shard * size + 1 });
    costs.push(await coldBuild(project));
    putAside(project.folder);
  }
  const cpu = costs.map(cost => cost.cpu);
  return [
    { name: `A shard of ${pages(size)} (median)`, value: median(cpu), unit: 'CPU s' },
    { name: `The dearest of ${SHARDS} shards`, value: Math.max(...cpu), unit: 'CPU s' },
    { name: 'The most memory of any shard', value: Math.max(...costs.map(({ peak }) => peak)), unit: 'MiB' },
    {
      name: `All ${pages(size * SHARDS)} together`,
      value: cpu.reduce((sum, seconds) => sum + seconds, 0),
      unit: 'CPU s',
    },
  ];
}
