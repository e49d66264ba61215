// Keeps the open page in step with its sources, without a reload.

import { startMenus } from '../../browser/menu.ts';
import { startNavigation } from '../../browser/navigate.ts';
import { loadPage, rememberPage } from '../../browser/pages.ts';
import { drawApp, hydrate, takingOver } from '../../browser/root.tsx';
import type { Page } from '../../draw/page/model.ts';
import type { StandingWords } from '../../site/publication.ts';
import type { Elsewhere, ShownDay } from '../now/pages-now.ts';
import { onDayChosen, showStanding } from './draft-banner.ts';
import { followShell, type ShellMarkup } from './follow-shell.ts';
import { trust } from './overlay/server.ts';
import { showEditPill, showProblems, type Telling } from './overlay.ts';
import { replaceStyle } from './style-updates.ts';
import { linkedRoutes, markUnseen } from './unseen-links.ts';

type Update = {
  route: string;
  page: Page | null;
  standing: StandingWords | null;
  elsewhere: Elsewhere;
  day: ShownDay | null;
} & Telling;

/** React takes over changed components 16 ms after they have loaded (refresh-runtime.js of @vitejs/plugin-react). */
const AFTER_REFRESH_MS = 50;

const hot = import.meta.hot;
const main = document.querySelector('main');
if (hot && main) void start(hot, main);

async function start(channel: NonNullable<typeof hot>, main: HTMLElement): Promise<void> {
  const route = main.dataset.route ?? location.pathname;
  channel.on('ashlar:update', (update: Update) => {
    apply(main, update);
    requestAnimationFrame(() => channel.send('ashlar:links', { routes: linkedRoutes() }));
  });
  channel.on('ashlar:unseen', markUnseen);
  onDayChosen(day => channel.send('ashlar:day', { day }));
  channel.on('ashlar:token', ({ token }: { token: string }) => trust(token));
  channel.on('ashlar:style', replaceStyle);
  channel.on('ashlar:shell', ({ words, ...shell }: ShellMarkup & { words: object }) => {
    Object.assign(globalThis, { WORDS: words });
    followShell(main, shell);
  });
  const open = (path: string) => {
    showEditPill(path);
    channel.send('ashlar:open', { route: path });
  };
  channel.on('vite:ws:connect', () => open(main.dataset.route ?? location.pathname));
  if (isBare(main)) return open(route);
  startMenus();
  startNavigation(main, Promise.resolve());
  const page = await loadPage(route);
  Object.assign(globalThis, { WORDS: await (await fetch('/@ashlar/words.json')).json() });
  rememberPage(location.pathname, page);
  hydrate(main, page);
  await takingOver();
  main.dataset.app = 'here';
  open(route);
  channel.on('vite:afterUpdate', () => setTimeout(() => drawBroken(main), AFTER_REFRESH_MS));
  new MutationObserver(() => open(main.dataset.route ?? location.pathname)).observe(main, {
    attributeFilter: ['data-route'],
  });
}

function apply(main: HTMLElement, { route, page, standing, problems, help, elsewhere, day }: Update): void {
  showProblems({ problems, help, elsewhere });
  if (main.dataset.route === route) showStanding(standing, day);
  if (!page) return;
  if (isBare(main)) {
    location.reload();
    return;
  }
  rememberPage(route, page);
  if (main.dataset.route !== route) return;
  rememberPage(location.pathname, page);
  document.title = page.title;
  drawApp(main);
}

/** A block that has been mended may have been drawn once more with the old code before the new code was there. Draws it again. */
function drawBroken(main: HTMLElement): void {
  if (main.querySelector('.broken')) drawApp(main);
}

/** Whether this page has only room for mistakes, because there is no site document to draw a page with. */
function isBare(main: HTMLElement): boolean {
  return main.dataset.bare !== undefined;
}
