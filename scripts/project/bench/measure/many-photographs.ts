// What many photographs cost whoever builds the site: with nothing kept, with everything kept, with one that is new.
import { type Cost, costOf } from '../cpu.ts';
import { numbered } from '../photographs/originals.ts';
import { pageOfMany, writePage, writePhotograph } from '../photographs/pages.ts';
import { makeProject, type Project } from '../project.ts';
import { type Figure, grouped } from '../report/figure.ts';
import { coldBuild } from './build.ts';
import { OTHER_PAGES } from './photographs.ts';

const ON_A_PAGE = 10;

export async function measureManyPhotographs(sizes: number[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const project = await makeProject(`photographs-${size}`, OTHER_PAGES, { alone: true });
    await fill(project, size);
    const build = () => costOf({ folder: project.folder, words: ['npm', 'run', 'build'] });
    const cold = await coldBuild(project);
    const warm = await build();
    writePhotograph(project, nameOf(1), await numbered(1, 2));
    const changed = await build();
    figures.push(
      ...costFigures(`${grouped(String(size))} photographs, cold`, cold, { memory: 400 }),
      ...costFigures(`${grouped(String(size))} photographs, warm`, warm),
      ...costFigures(`${grouped(String(size))} photographs, one changed`, changed),
    );
  }
  return figures;
}

async function fill(project: Project, size: number): Promise<void> {
  const names = Array.from({ length: size }, (_, index) => nameOf(index + 1));
  for (const [index, name] of names.entries()) writePhotograph(project, name, await numbered(index + 1));
  for (let at = 0; at < size; at += ON_A_PAGE) {
    const number = at / ON_A_PAGE + 1;
    writePage(project, `/photographs-${number}`, pageOfMany(number, names.slice(at, at + ON_A_PAGE)));
  }
}

const nameOf = (number: number) => `number-${number}.jpg`;

function costFigures(name: string, { cpu, wall, peak }: Cost, goals: { memory?: number } = {}): Figure[] {
  return [
    { name, value: cpu, unit: 'CPU s' },
    { name: `${name}: by the clock`, value: wall, unit: 's' },
    { name: `${name}: memory`, value: peak, unit: 'MiB', ...(goals.memory && { goal: goals.memory }) },
  ];
}
