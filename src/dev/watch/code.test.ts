import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallSite, writeFiles } from '../../../tests/support/documents/sites/small-site.ts';
import { openLibrary } from '../../site/library/library.ts';
import { openCodeNow } from '../now/code-now.ts';
import type { ComponentsNow } from '../now/components-now.ts';
import { openPagesNow } from '../now/pages-now.ts';
import { watchCode } from './code.ts';

const ENGINE = process.cwd();
const WORDS = 'The engine has changed. Stop "npm start" and start it again.';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'ashlar-watch-code-'));
  writeFiles(site, smallSite({}));
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

const component = () => join(site, 'blocks/sign/Component.tsx');

/** Watches the code of a site. "seen" reports a change as the file watcher does. */
function watching() {
  const places = { engine: ENGINE, site, out: join(site, 'dist') };
  const nothingIsDrawn = () => {
    throw new Error('Nothing is drawn here.');
  };
  const code = openCodeNow(places);
  const library = () => openLibrary(site, ENGINE);
  const pagesNow = openPagesNow({ library, assets: nothingIsDrawn, server: nothingIsDrawn, code });
  const watcher = new EventEmitter();
  const said: string[] = [];
  const news: string[] = [];
  watchCode(
    {
      watcher,
      httpServer: new EventEmitter(),
      config: { logger: { warn: (words: string) => said.push(words) } },
    } as unknown as ViteDevServer,
    places,
    code,
    { onRunAnew: () => {} } as unknown as ComponentsNow,
    { ...pagesNow, tryDrawing: async () => {} },
    { tellAll: () => void news.push('all'), routes: () => [] },
  );
  const seen = (path: string) => watcher.emit('all', 'change', path);
  return { watcher, pagesNow, said, news, seen };
}

it('says once, in the terminal and in the browser, that the program behind the pages is an older one now', () => {
  const { pagesNow, said, news, seen } = watching();
  const told = () => pagesNow.update('/').problems.filter(({ message }) => message === WORDS);

  for (const file of [
    'src/draw/styles/ui.css',
    'src/check/check.test.ts',
    'src/browser/menu.ts',
    'pages/faq.json',
  ])
    seen(join(ENGINE, file));
  expect([said, told(), news]).toEqual([[], [], []]);
  for (const file of ['src/check/rules/rule.ts', 'src/check/check.ts']) seen(join(ENGINE, file));
  expect(said).toEqual([WORDS]);
  expect(told().map(({ file, level }) => `${level} ${file}`)).toEqual(['warning src/check/rules/rule.ts']);
  expect(news).toEqual(['all']);
});

describe('a component that the watcher', () => {
  let vite: string[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    writeFiles(site, { 'blocks/sign/Component.tsx': 'export const Sign = () => null;' });
    vite = [];
  });
  afterEach(() => vi.useRealTimers());
  const follow = (watcher: EventEmitter) => {
    for (const event of ['change', 'unlink'])
      watcher.on(event, (path: string) => vite.push(`${event} ${path === component()}`));
  };
  const save = (words: string) => writeFileSync(component(), `export const Sign = () => '${words}';`);

  it('has no eye for is reported once to all who draw with it, and so is that it is gone', () => {
    const { watcher } = watching();
    follow(watcher);
    vi.advanceTimersByTime(1000);
    expect(vite).toEqual([]);
    save('Open');
    vi.advanceTimersByTime(1000);
    expect(vite).toEqual(['change true']);
    rmSync(component());
    vi.advanceTimersByTime(1000);
    expect(vite).toEqual(['change true', 'unlink true']);
  });

  it('has reported is not reported again, but for a save right after it', () => {
    const { watcher, seen } = watching();
    follow(watcher);
    save('Open');
    seen(component());
    vi.advanceTimersByTime(1000);
    expect(vite).toEqual([]);
    save('Closed');
    seen(component());
    save('Closed today');
    vi.advanceTimersByTime(1000);
    expect(vite).toEqual(['change true']);
  });
});
