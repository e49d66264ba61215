// Windows of the composer hear of every change once.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { askForToken, send, versionOf } from '../../support/dev/writer.ts';
import { copyProject } from '../../support/files/project-copy.ts';
import { DAY } from '../../support/site/site.ts';

const dev = withDevServer();
const FAQ = 'pages/faq.json';

type Stream = { heard: () => number[]; isOpen: () => boolean; close: () => void };
const streams: Stream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

const headersFor = (server: string, token: string) => ({
  Origin: server,
  'X-Ashlar-Token': token,
  'Content-Type': 'application/json',
});

/** Opens the news as a window does, and waits until they have begun. */
async function openNews(server: string, window = ''): Promise<Stream> {
  const token = await askForToken(server, '/faq');
  const { hostname, port } = new URL(server);
  const heard: number[] = [];
  let isOpen = true;
  const stream = await new Promise<Stream>((resolve, reject) => {
    const path = '/@ashlar/composer/news';
    const sent = request(
      { hostname, port, method: 'PUT', path, headers: headersFor(server, token) },
      answer => {
        answer.setEncoding('utf8').on('data', (text: string) => {
          heard.push(...text.trim().split('\n').map(Number));
          resolve({ heard: () => heard, isOpen: () => isOpen, close: () => sent.destroy() });
        });
        answer.on('error', () => {});
        answer.on('close', () => {
          isOpen = false;
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ window }));
  });
  streams.push(stream);
  return stream;
}

async function ask(server: string, name: string, input: object) {
  const headers = headersFor(server, await askForToken(server, '/faq'));
  const body = JSON.stringify({ ask: name, input });
  const { text } = await send(server, { path: '/@ashlar/composer', headers, body });
  return JSON.parse(text);
}

describe('the news', () => {
  it('reach every window: of a save in an editor, and of one of theirs', async () => {
    const windows = [await openNews(dev.server.url), await openNews(dev.server.url)];
    // On a busy machine the watcher may report a save twice.
    const last = () => windows.map(window => window.heard().at(-1) ?? 0);
    const begun = Math.max(...last());
    const text = dev.project.read(FAQ);
    dev.project.write(FAQ, text.replace(/"title": "[^"]+"/, '"title": "Saved in an editor"'));
    await expect.poll(() => Math.min(...last())).toBeGreaterThan(begun);
    const saved = Math.max(...last());
    const version = versionOf(dev.project.read(FAQ));
    const step = { document: '/faq', version, path: ['title'], do: 'set', value: 'Saved in a window' };
    const { versions } = await ask(dev.server.url, 'change', { id: 'news', steps: [step] });
    expect(versions).toEqual({ '/faq': versionOf(dev.project.read(FAQ)) });
    await expect.poll(() => Math.min(...last())).toBeGreaterThan(saved);
    const told = Math.max(...last());
    for (const { heard } of windows) expect(heard()).toEqual([...heard()].sort((a, b) => a - b));
    expect((await ask(dev.server.url, 'look', { route: '/faq' })).news).toBeGreaterThanOrEqual(told);
  });

  it('reach a window of a save of its page that the watcher has no eye for, and end with the server', async () => {
    const project = copyProject();
    // A watcher that looks at the files once in eleven days.
    const blind = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '1000000000' };
    const server = await startDevServer(project.folder, { env: { ASHLAR_NOW: DAY, ...blind } });
    const window = randomUUID();
    const stream = await openNews(server.url, window);
    const { news } = await ask(server.url, 'look', { route: '/faq', window });
    project.write(FAQ, project.read(FAQ).replace(/"title": "[^"]+"/, '"title": "Saved unseen"'));
    await expect.poll(() => stream.heard().at(-1)).toBeGreaterThan(news);
    expect((await ask(server.url, 'look', { route: '/faq', window })).title).toContain('Saved unseen');
    expect(stream.isOpen()).toBe(true);
    server.stop();
    await expect.poll(stream.isOpen).toBe(false);
    project.remove();
  });
});
