// Hears from a page of the composer what is typed in it and what it sends, and when. Its clock stands still while the page waits for
// the server or is too busy to tell, so that it tells the same on a slow machine.
import type { Page } from 'playwright-core';

const TICK_MS = 20;

/** Values are written as JSON. Times are in milliseconds of the page's own clock. */
export type Heard = {
  now: number;
  /** What the composer holds, letter by letter. */
  typed: { value: string; at: number }[];
  sent: { value: string; isSaved: boolean }[];
};

type Told =
  | { tick: number }
  | { kept: string; tick: number }
  | { sent: number; body: string }
  | { saved: number };

/** Call this before the page is opened. "hear" is called whenever there is something new. */
export async function listenIn(page: Page, hear: (what: 'typed' | 'sent') => void): Promise<Heard> {
  const heard: Heard = { now: 0, typed: [], sent: [] };
  const sentAs = new Map<number, Heard['sent'][number]>();
  await page.exposeFunction('tellTest', (told: Told) => {
    if ('tick' in told) heard.now = told.tick * TICK_MS;
    if ('kept' in told) {
      const value = JSON.stringify(JSON.parse(told.kept).at(-1)?.waiting[0]?.[1].value);
      if (value === undefined || value === heard.typed.at(-1)?.value) return;
      heard.typed.push({ value, at: heard.now });
      hear('typed');
    } else if ('sent' in told) {
      const value = JSON.stringify(JSON.parse(told.body).input.steps[0]?.value);
      const sent = { value, isSaved: false };
      heard.sent.push(sent);
      sentAs.set(told.sent, sent);
      hear('sent');
    } else if ('saved' in told) Object.assign(sentAs.get(told.saved) ?? {}, { isSaved: true });
  });
  await page.addInitScript(tell, TICK_MS);
  return heard;
}

/** Runs in the page. */
function tell(tickMs: number): void {
  if (window.top !== window) return;
  const { tellTest } = window as unknown as { tellTest: (told: Told) => void };
  const { fetch } = window;
  const { setItem } = Storage.prototype;
  let tick = 0;
  let asked = 0;
  let waiting = 0;
  setInterval(() => {
    if (waiting === 0) tick += 1;
    tellTest({ tick });
  }, tickMs);
  Storage.prototype.setItem = function keep(name, text) {
    setItem.call(this, name, text);
    tellTest({ kept: text, tick });
  };
  window.fetch = async (address, init) => {
    const body = String(init?.body);
    if (!body.startsWith('{"ask"')) return fetch(address, init);
    asked += 1;
    const number = asked;
    const isChange = body.startsWith('{"ask":"change"');
    if (isChange) tellTest({ sent: number, body });
    waiting += 1;
    try {
      const answer = await fetch(address, init);
      if (isChange && answer.ok) tellTest({ saved: number });
      return answer;
    } finally {
      waiting -= 1;
    }
  };
}
