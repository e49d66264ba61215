// What an author or CI waits for: "npm run build" from nothing, after one change and after none, the check and the generated files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothingNamed } from '../../../../src/publish/addresses/find.ts';
import { addressesOn } from '../../../../src/publish/addresses/own.ts';
import { listFiles } from '../../../../src/publish/output-folder.ts';
import { putAside } from '../aside.ts';
import { type Cost, costOf } from '../cpu.ts';
import { makeProject, type Project } from '../project.ts';
import { type Chosen, type Figure, median, pages } from '../report/figure.ts';

const HALF_OF_ASTRO = 3.87;
const LONG = 10;
const ONE_CHANGED: { [size: number]: number } = { 1000: 0.6, 10000: 1.5 };

export async function measureBuild({ sizes }: Chosen): Promise<Figure[]> {
  const figures: Figure[] = [];
  const perPage = new Map<number, number>();
  for (const size of sizes) {
    const project = await makeProject(String(size), size);
    const cold = await middle(() => coldBuild(project));
    perPage.set(size, cold.cpu / size);
    figures.push(...coldFigures(size, cold), findingAddresses(project));
    figures.push(...(await changes(project)), ...(await checks(project)));
    if (size === 1000) figures.push(...(await socialPictures(project)));
    if (size === sizes[0]) figures.push(...(await generating(project)));
  }
  return [...figures, ...growth(perPage)];
}

/** Nothing of an earlier build is left. */
export function coldBuild(project: Project): Promise<Cost> {
  project.clean();
  return build(project);
}

function build({ folder }: Project): Promise<Cost> {
  return costOf({ folder, words: ['npm', 'run', 'build'] });
}

function coldFigures(size: number, { cpu, peak }: Cost): Figure[] {
  return [
    {
      name: `Cold build, ${pages(size)}`,
      value: cpu,
      unit: 'CPU s',
      ...(size === 1000 && { goal: HALF_OF_ASTRO }),
    },
    { name: `Cold build, ${pages(size)}: memory`, value: peak, unit: 'MiB', goal: 400 },
  ];
}

/** Beside the cold build without them: drawn, and as those of the last time. */
async function socialPictures(project: Project): Promise<Figure[]> {
  const { folder, count, edit } = project;
  const settings = 'pages/_site.json';
  edit(settings, '"image":', '"socialPictures": true, "image":');
  const cold = await coldBuild(project);
  putAside(join(folder, 'dist'));
  const warm = await build(project);
  edit(settings, '"socialPictures": true, ', '');
  return [
    { name: `Cold build with social pictures, ${pages(count)}`, value: cold.cpu, unit: 'CPU s' },
    {
      name: `Cold build with social pictures, ${pages(count)}: memory`,
      value: cold.peak,
      unit: 'MiB',
      goal: 400,
    },
    {
      name: `The same, with the pictures of the last build, ${pages(count)}`,
      value: warm.cpu,
      unit: 'CPU s',
    },
  ];
}

type Drawn = Parameters<typeof addressesOn>[0];

/** A part of the cold build. Here no address is known from other pages, so it is the most that this can take. */
function findingAddresses({ folder, count }: Project): Figure {
  const out = join(folder, 'dist');
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const names = listFiles(out).filter(name => name.endsWith('.html'));
  const drawn = names.map(name => ({
    html: [read(name)],
    page: JSON.parse(read(name.replace(/html$/, 'json'))) as Drawn['page'],
  }));
  const { address } = JSON.parse(readFileSync(join(folder, 'pages/_site.json'), 'utf8'));
  const before = process.cpuUsage();
  for (const page of drawn) addressesOn(page, { address }, nothingNamed());
  const { user, system } = process.cpuUsage(before);
  const name = `Finding every address in ${pages(count)} that are finished`;
  return { name, value: (user + system) / 1e6, unit: 'CPU s' };
}

async function changes(project: Project): Promise<Figure[]> {
  const { count } = project;
  let round = 0;
  const changed = await middle(() => {
    round += 1;
    project.edit(
      project.file(Math.ceil(count / 2)),
      /"intro": "[^"]*"/,
      `"intro": "Changed in round ${round}."`,
    );
    return build(project);
  });
  const same = await middle(() => build(project));
  const rare = await blockChanged(project, 'contact');
  const common = await blockChanged(project, 'call-to-action');
  return [
    {
      name: `One page changed of ${pages(count)}`,
      value: changed.cpu,
      unit: 'CPU s',
      goal: ONE_CHANGED[count],
    },
    { name: `Nothing changed, ${pages(count)}`, value: same.cpu, unit: 'CPU s' },
    { name: `A block of few pages changed, ${pages(count)}`, value: rare.cpu, unit: 'CPU s' },
    { name: `A block of every page changed, ${pages(count)}`, value: common.cpu, unit: 'CPU s' },
  ];
}

async function blockChanged(project: Project, block: string): Promise<Cost> {
  const file = `blocks/${block}/Component.tsx`;
  project.edit(file, 'className=', 'data-measured="yes" className=');
  const cost = await build(project);
  project.edit(file, 'data-measured="yes" ', '');
  return cost;
}

async function checks({ folder, count, file, clean, checkOutAnew }: Project): Promise<Figure[]> {
  const check = (...names: string[]) => costOf({ folder, words: ['npm', 'run', 'check', ...names] });
  const goal = count === 10_000 && { goal: 4 };
  clean();
  const first = await check();
  const again = await middle(() => check());
  const anew = await middle(() => {
    checkOutAnew();
    return check();
  });
  const one = await middle(() => check(file(1)));
  return [
    { name: `Check of ${pages(count)}, the first`, value: first.cpu, unit: 'CPU s', ...goal },
    { name: `Check of ${pages(count)}, again`, value: again.cpu, unit: 'CPU s', ...goal },
    { name: `Check of ${pages(count)}, checked out anew`, value: anew.cpu, unit: 'CPU s', ...goal },
    { name: `Check of one file among ${pages(count)}`, value: one.cpu, unit: 'CPU s', goal: 0.5 },
  ];
}

async function generating({ folder }: Project): Promise<Figure[]> {
  const { cpu } = await middle(() => {
    putAside(join(folder, 'src/generated'));
    return costOf({ folder, words: ['npm', 'run', 'generate'] });
  });
  return [{ name: 'Generating types and bundles', value: cpu, unit: 'CPU s', goal: 1 }];
}

/** From 1,000 pages on a page costs the same, however many there are. */
function growth(perPage: Map<number, number>): Figure[] {
  const [few, many] = [perPage.get(1000), perPage.get(10_000)];
  if (few === undefined || many === undefined) return [];
  return [
    {
      name: 'Cost of a page among 10,000, against one among 1,000',
      value: many / few,
      unit: 'times',
      goal: 1.15,
    },
  ];
}

/** The median of three; what takes long is measured once, and varies less as well. */
async function middle(measure: () => Promise<Cost>): Promise<Cost> {
  const costs = [await measure()];
  while (costs.length < 3 && (costs[0]?.cpu ?? 0) < LONG) costs.push(await measure());
  const middleOf = (part: keyof Cost) => median(costs.map(cost => cost[part]));
  return { cpu: middleOf('cpu'), wall: middleOf('wall'), peak: middleOf('peak') };
}
