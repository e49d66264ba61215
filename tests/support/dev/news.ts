// Listens to what the dev server tells an open page.
import type { Page, WebSocket } from 'playwright-core';
import type { Update } from '../../../src/dev/now/pages-now.ts';
import { hydrated } from '../browser/visitor.ts';

/** Collects all messages about content that a page gets. Call it before the page is opened. */
export function newsOf(page: Page): Update[] {
  const news: Update[] = [];
  onNews(page, update => news.push(update));
  return news;
}

/** Opens a page and waits for React and for the server's first message. From then on the server reports every change. */
export async function openInDev(page: Page, address: string): Promise<void> {
  let stop = () => {};
  const told = new Promise<unknown>(resolve => {
    stop = onNews(page, resolve);
  });
  await page.goto(address);
  await Promise.all([told, hydrated(page)]);
  stop();
}

function onNews(page: Page, hear: (update: Update) => void): () => void {
  const listen = (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      const { event, data } = JSON.parse(String(payload)) as { event?: string; data: Update };
      if (event === 'ashlar:update') hear(data);
    });
  page.on('websocket', listen);
  return () => page.off('websocket', listen);
}
