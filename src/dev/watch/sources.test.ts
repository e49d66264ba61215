import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hero,
  libraryAt,
  pageWith,
  smallSite,
  writeFiles,
} from '../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { openJournal } from '../../change/journal/watch.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { ENGINE_LOOK } from '../../site/look/look.ts';
import { openPagesNow, type Update } from '../now/pages-now.ts';
import { type OpenPages, watchSources } from './sources.ts';

const PAGE = 'pages/index.json';
let root: string;
let save: (text: string) => void;
/** What the file watcher reports. It may miss changes. */
let seen: (file?: string) => void;
/** For each message to the open page, its heading and the number of mistakes. */
let told: string[];
/** What the open page links to. */
let linkTo: (routes: string[]) => void;
/** Runs after a change is reported and before the file is read. */
let beforeReading: () => void;
/** Takes what the check of the whole site found. "asked" counts how often it was asked. */
let hearOfSite: (problems: Problem[]) => void;
let asked: number;
let open: OpenPages;
/** Reads a page as some question of the composer does. */
let readPage: (route: string) => unknown;

const textOf = (heading: string) => JSON.stringify(pageWith({ blocks: [{ ...hero, heading }] }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  root = mkdtempSync(join(tmpdir(), 'ashlar-watch-'));
  writeFiles(root, smallSite({ [PAGE]: textOf('Before') }));
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const channel = new EventEmitter();
  const server = {
    watcher,
    httpServer: new EventEmitter(),
    environments: { client: { hot: channel } },
    config: { logger: { error: (message: string) => told.push(message), info: () => {} } },
  } as unknown as ViteDevServer;
  const nothingIsDrawn = () => {
    throw new Error('Nothing is drawn here.');
  };
  asked = 0;
  const library = libraryAt(root);
  const forget = (file?: string) => {
    library.forget(file);
    beforeReading();
  };
  const pagesNow = openPagesNow({
    library: () => ({ ...library, forget }),
    assets: nothingIsDrawn,
    server: nothingIsDrawn,
  });
  readPage = route => library.page(route)?.document?.title;
  open = watchSources(
    server,
    { ...placesAt(root), engine: process.cwd() },
    pagesNow,
    () => ENGINE_LOOK,
    openJournal(root, sentence => told.push(sentence)),
    (_, hear) => {
      hearOfSite = hear;
      return { askOnce: () => {}, askSoon: () => asked++, close: () => {} };
    },
  );
  save = text => writeFileSync(join(root, PAGE), text);
  seen = (file = PAGE) => watcher.emit('all', 'change', join(root, file));
  told = [];
  beforeReading = () => {};
  const client = {
    send: (event: string, { page, problems }: Update) => {
      if (event !== 'ashlar:update') return;
      const [first] = page?.blocks ?? [];
      told.push(`${first && 'heading' in first ? first.heading : ''}, ${problems.length} mistakes`);
    },
  };
  channel.emit('ashlar:open', { route: '/' }, client);
  linkTo = routes => channel.emit('ashlar:links', { routes }, client);
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

describe('the open page', () => {
  it('is told what it shows, and once of a save', () => {
    save(textOf('After'));
    seen();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['Before, 0 mistakes', 'After, 0 mistakes']);
  });

  it('is told of no mistake where a document is half written when it is first seen', () => {
    save(textOf('After').slice(0, 100));
    seen();
    vi.advanceTimersByTime(20);
    save(textOf('After'));
    vi.advanceTimersByTime(5000);
    expect(told.at(-1)).toBe('After, 0 mistakes');
    expect(told.filter(words => !words.endsWith(' 0 mistakes'))).toEqual([]);
  });

  it('is told of the mistake where the document stays like that', () => {
    save(textOf('After').slice(0, 100));
    seen();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['Before, 0 mistakes', 'Before, 1 mistakes']);
  });

  it.each([10, 30, 50])('is told of a save %i ms after another, which the watcher says nothing of', pause => {
    save(textOf('First'));
    seen();
    vi.advanceTimersByTime(pause);
    save(textOf('Second one'));
    vi.advanceTimersByTime(100);
    expect(told.at(-1)).toBe('Second one, 0 mistakes');
  });

  it('is told that its file is gone where it was back for no longer than it was read', () => {
    const file = join(root, PAGE);
    rmSync(file);
    beforeReading = () => save(textOf('Back'));
    seen();
    beforeReading = () => {};
    rmSync(file);
    vi.advanceTimersByTime(5000);
    expect(told.at(-1)).toMatch(/, [1-9] mistakes$/);
  });

  it('is told that its file is gone where it was back for no longer than another took to be read', () => {
    const file = join(root, PAGE);
    rmSync(file);
    seen();
    vi.advanceTimersByTime(5000);
    beforeReading = () => save(textOf('Back'));
    seen('pages/_site.json');
    expect(told.at(-1)).toBe('Back, 0 mistakes');
    beforeReading = () => {};
    rmSync(file);
    vi.advanceTimersByTime(5000);
    expect(told.at(-1)).toMatch(/, [1-9] mistakes$/);
  });

  it('is told of a save that the watcher has no eye for', () => {
    vi.advanceTimersByTime(1000);
    save(textOf('Unseen'));
    vi.advanceTimersByTime(1000);
    expect(told.at(-1)).toBe('Unseen, 0 mistakes');
  });

  it('is told of such a save of a page that it links to, because the link says who sees that page', () => {
    const linked = (status: string) =>
      writeFiles(root, { 'pages/linked.json': pageWith({ title: 'Linked', status }) });
    linked('draft');
    seen('pages/linked.json');
    linkTo(['/linked']);
    vi.advanceTimersByTime(1000);
    const before = told.length;
    linked('public');
    vi.advanceTimersByTime(1000);
    expect(told.length).toBe(before + 1);
  });
});

describe('a window of the composer', () => {
  const WINDOW = {};
  let news: number;
  const saveUnseen = (title: string) => {
    writeFiles(root, { 'pages/faq.json': pageWith({ title }) });
    vi.advanceTimersByTime(1000);
  };

  beforeEach(() => {
    saveUnseen('Before');
    news = 0;
    open.onTold(() => news++);
  });

  it('hears of each save of its page that the watcher has no eye for, and of none once it shows another or is gone', () => {
    saveUnseen('Nobody looks');
    open.showIn(WINDOW, '/faq');
    saveUnseen('First');
    expect(news).toBe(1);
    saveUnseen('Second');
    expect(news).toBe(2);
    open.showIn(WINDOW, '/');
    saveUnseen('Elsewhere');
    open.showIn(WINDOW, '/faq');
    saveUnseen('Third');
    expect(news).toBe(3);
    open.showIn(WINDOW);
    saveUnseen('Gone');
    expect(news).toBe(3);
  });

  it('reads its page anew when it turns to it, since nobody has followed the page before', () => {
    readPage('/faq');
    saveUnseen('Unseen');
    open.showIn(WINDOW, '/faq');
    expect(readPage('/faq')).toBe('Unseen');
  });
});

describe('a save of this server', () => {
  const saveHere = (text: string) => {
    save(text);
    open.tellSaved([PAGE]);
  };

  it('is told at once, and not again when the watcher reports it', () => {
    saveHere(textOf('After'));
    expect(told).toEqual(['Before, 0 mistakes', 'After, 0 mistakes']);
    seen();
    seen();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['Before, 0 mistakes', 'After, 0 mistakes']);
    expect(asked).toBeGreaterThan(0);
  });

  it('is told at once with its mistake, since the file is whole', () => {
    saveHere(textOf('After').slice(0, 100));
    expect(told).toEqual(['Before, 0 mistakes', 'Before, 1 mistakes']);
  });

  it.each(['Later', 'Afterwards'])('is followed by one of an editor, which is told as ever: %s', heading => {
    saveHere(textOf('After'));
    seen();
    vi.advanceTimersByTime(1000);
    save(textOf(heading));
    seen();
    vi.advanceTimersByTime(5000);
    expect(told.slice(2)).toEqual([`${heading}, 0 mistakes`]);
  });

  it('is followed by one of an editor before the watcher reports the first', () => {
    saveHere(textOf('After'));
    save(textOf('Later'));
    seen();
    vi.advanceTimersByTime(5000);
    expect(told.slice(1)).toEqual(['After, 0 mistakes', 'Later, 0 mistakes']);
  });

  it('is followed by one of an editor that the watcher has no eye for', () => {
    saveHere(textOf('After'));
    seen();
    vi.advanceTimersByTime(1000);
    save(textOf('Unseen'));
    vi.advanceTimersByTime(1000);
    expect(told.slice(1)).toEqual(['After, 0 mistakes', 'Unseen, 0 mistakes']);
  });

  it('of several files is told once', () => {
    save(textOf('After'));
    open.tellSaved([PAGE, 'pages/_site.json']);
    seen();
    seen('pages/_site.json');
    vi.advanceTimersByTime(5000);
    expect(told.filter(words => words.endsWith('mistakes'))).toEqual([
      'Before, 0 mistakes',
      'After, 0 mistakes',
    ]);
  });
});

describe('a page that nobody has open', () => {
  const OTHER = 'pages/faq.json';
  const problem: Problem = {
    file: OTHER,
    line: 1,
    column: 1,
    where: '',
    message: 'Odd.',
    frame: '',
    level: 'warning',
  };
  const saveOther = (heading: string) => writeFileSync(join(root, OTHER), textOf(heading));

  beforeEach(() => {
    saveOther('Odd');
    hearOfSite([problem]);
  });

  it('is checked again after a save that the watcher has no eye for, and once for each', () => {
    vi.advanceTimersByTime(5000);
    expect(asked).toBe(0);
    saveOther('Mended');
    vi.advanceTimersByTime(5000);
    expect(asked).toBe(1);
    hearOfSite([]);
    saveOther('Changed once more');
    vi.advanceTimersByTime(5000);
    expect(asked).toBe(1);
  });

  it('is checked again where it was saved while it was checked', () => {
    saveOther('Odd still');
    seen(OTHER);
    vi.advanceTimersByTime(1000);
    saveOther('Mended meanwhile');
    hearOfSite([problem]);
    vi.advanceTimersByTime(5000);
    expect(asked).toBe(2);
  });

  it('is not checked again and again while the open page has a mistake', () => {
    save(textOf('After').slice(0, 100));
    seen();
    vi.advanceTimersByTime(10_000);
    expect(asked).toBe(1);
  });
});
