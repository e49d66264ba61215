// What an author waits for while editing: the dev server's first page, and from a save to the paint of it in a real browser.
import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { startBrowser } from '../../../../tests/support/browser/browser.ts';
import { cpuOfRunning, endFamily, start } from '../cpu.ts';
import { makeProject, type Project } from '../project.ts';
import { type Chosen, type Figure, median, pages } from '../report/figure.ts';

const STARTS = 3;
const SAVES = 20;
/** A person needs longer between two saves. */
const PAUSE_MS = 300;
const FIRST_PAGE_GOAL: { [size: number]: number } = { 10000: 1.5 };

export async function measureDev({ sizes }: Chosen): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes.filter(size => size !== 1000 || sizes.length === 1)) {
    const project = await makeProject(`dev-${size}`, size);
    figures.push(await firstPage(project), await editToPaint(project));
  }
  return figures;
}

async function firstPage(project: Project): Promise<Figure> {
  const costs: number[] = [];
  // The first start prepares the packages for the browser; every later one finds them there.
  for (let round = 0; round <= STARTS; round += 1) {
    const cost = await withServer(project, async (url, pid) => {
      const { status } = await fetch(url + project.route(1), { headers: { accept: 'text/html' } });
      if (status !== 200) throw new Error(`The dev server answered ${status}.`);
      return cpuOfRunning(pid);
    });
    if (round > 0) costs.push(cost);
  }
  const { count } = project;
  const goal = FIRST_PAGE_GOAL[count];
  return {
    name: `Dev server's first page, ${pages(count)}`,
    value: median(costs),
    unit: 'CPU s',
    ...(goal && { goal }),
  };
}

async function editToPaint(project: Project): Promise<Figure> {
  const browser = await startBrowser();
  const times = await withServer(project, async url => {
    const page = await browser.newPage();
    await page.goto(url + project.route(1));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactContainer')),
    );
    const times: number[] = [];
    for (let save = 0; save <= SAVES; save += 1)
      times.push(await paintAfter(project, page, `Saved ${save} times.`));
    return times.slice(1);
  });
  await browser.close();
  return { name: `From save to paint, ${pages(project.count)}`, value: median(times), unit: 'ms', goal: 50 };
}

async function paintAfter(project: Project, page: Page, words: string): Promise<number> {
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(watchFor, words);
  const saved = Date.now();
  project.edit(project.file(1), /"intro": "[^"]*"/, `"intro": "${words}"`);
  const painted = await page.waitForFunction(() => (window as { paintedAt?: number }).paintedAt, undefined, {
    polling: 50,
  });
  return Number(await painted.jsonValue()) - saved;
}

/** In the browser: notes when the frame that shows these words has been handed over. */
function watchFor(words: string): void {
  const noted = window as { paintedAt?: number };
  noted.paintedAt = undefined;
  const main = document.querySelector('main') as HTMLElement;
  const observer = new MutationObserver(() => {
    if (!main.textContent?.includes(words)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        noted.paintedAt = Date.now();
      });
    });
  });
  observer.observe(main, { childList: true, subtree: true, characterData: true });
}

async function withServer<T>(project: Project, use: (url: string, pid: number) => Promise<T>): Promise<T> {
  const words = ['npm', 'start', '--', '--port', '0', '--host', '127.0.0.1'];
  const child = start({ folder: project.folder, words });
  const pid = child.pid ?? 0;
  try {
    return await use(await addressOf(child), pid);
  } finally {
    endFamily(pid);
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /Local:\s+(http:\S+?)\/?\s/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => reject(new Error(`The dev server did not start:\n${output}`)));
  });
}
