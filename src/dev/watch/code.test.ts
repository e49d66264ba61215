import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('says once, in the terminal and in the browser, that the program behind the pages is an older one now', () => {
  const places = { engine: ENGINE, site, out: join(site, 'dist') };
  const nothingIsDrawn = () => {
    throw new Error('Nothing is drawn here.');
  };
  const code = openCodeNow(places);
  const library = () => openLibrary(site, ENGINE);
  const pagesNow = openPagesNow({ library, assets: nothingIsDrawn, server: nothingIsDrawn, code });
  const watcher = new EventEmitter();
  const said: string[] = [];
  const logger = { warn: (words: string) => said.push(words) };
  const components = { onRunAnew: () => {} } as unknown as ComponentsNow;
  const news: string[] = [];
  const open = { tellAll: () => void news.push('all'), routes: () => [] };
  watchCode(
    { watcher, config: { logger } } as unknown as ViteDevServer,
    places,
    code,
    components,
    pagesNow,
    open,
  );
  const told = () => pagesNow.update('/').problems.filter(({ message }) => message === WORDS);

  for (const file of [
    'src/draw/styles/ui.css',
    'src/check/check.test.ts',
    'src/browser/menu.ts',
    'pages/faq.json',
  ])
    watcher.emit('all', 'change', join(ENGINE, file));
  expect([said, told(), news]).toEqual([[], [], []]);
  for (const file of ['src/check/rules/rule.ts', 'src/check/check.ts'])
    watcher.emit('all', 'change', join(ENGINE, file));
  expect(said).toEqual([WORDS]);
  expect(told().map(({ file, level }) => `${level} ${file}`)).toEqual(['warning src/check/rules/rule.ts']);
  expect(news).toEqual(['all']);
});
