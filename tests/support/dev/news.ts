// What the dev server tells an open page over its socket.
import type { Page } from 'playwright-core';

export type News = { count: () => number; quiet: () => Promise<void> };

/** Call it before the page is opened. "quiet" waits until the page has been told of its content, and a while longer. */
export function newsOf(page: Page): News {
  let heard = 0;
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"event":"ashlar:update"')) heard += 1;
    }),
  );
  return {
    count: () => heard,
    async quiet() {
      for (let before = -1; before !== heard || heard === 0; ) {
        before = heard;
        await page.waitForTimeout(700);
      }
    },
  };
}
