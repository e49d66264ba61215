// Random weeks of saves, editors, commands, removals, commits and undo: each moment that the window is told of is one that was, none is
// missing, and each page is drawn as in a copy of the site that was made then.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { copyOf, JO } from '../../tests/support/composer/copy.ts';
import { documentsIn } from '../../tests/support/documents/sites/refused.ts';
import { dice, hero, pageWith, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { size } from '../../tests/support/size.ts';
import { runRename } from '../commands/rename.ts';
import type { PastMoment } from '../composer/model/past.ts';
import { answerTo } from '../composer/server/asks.ts';
import type { ShownCopy } from '../composer/server/copy.ts';
import { routeOfFile } from '../document/files/pages.ts';
import { resolve } from '../draw/resolve/resolve.ts';
import { versionOf } from '../site/library/find-document.ts';
import { openLibrary } from '../site/library/library.ts';
import { openPagesNow } from './now/pages-now.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 5);

afterEach(() => {
  vi.useRealTimers();
});

/** Draws a page as its model in words. */
const SERVER = {
  renderMain: (page: object) => JSON.stringify(page),
  shellOf: () => ({ header: '', footer: '', uses: {} }),
};

function openWeek(seed: number) {
  const roll = dice(seed);
  const pick = <One>(list: One[]): One => list[roll(list.length)] as One;
  const page = (name: string) =>
    pageWith({
      title: `Page ${name}`,
      blocks: [
        { ...hero, heading: `Page ${name}` },
        { type: 'prose', text: 'See [home](/).' },
      ],
    });
  const root = temporarySite(
    Object.fromEntries(['one', 'two', 'three'].map(name => [`pages/${name}.json`, page(name)])),
  );
  const git = (...words: string[]) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: new Date(Date.now()).toISOString() };
    const who = ['-c', 'user.name=Ann Lee', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...who, ...words], { cwd: root, env, stdio: 'ignore' });
  };
  const copy: ShownCopy = copyOf(root, { draw: (...asked) => draw(...asked) });
  const pagesNow = openPagesNow({
    library: copy.library,
    assets: () => ({ blockStyles: '' }) as never,
    server: async () => SERVER as never,
  });
  const draw: ShownCopy['draw'] = async (route, _day, texts, how) => {
    const drawn = await pagesNow.parts(route, texts, how);
    if (!drawn) return undefined;
    const { header, main, footer, styles, page, site, drawOther } = drawn;
    const parts = { title: page.title, language: 'en', header, main, footer, styles };
    return { page, site, parts, drawOther };
  };
  let ids = 0;
  const ask = async (name: string, input: object) => {
    const { status, told } = await answerTo(copy, JO, { ask: name, input });
    return { status, ...(told as { moments?: PastMoment[]; more?: string; drawn?: { main: string } }) };
  };
  const deed = (name: string, input: object) => {
    ids += 1;
    return ask(name, { id: `deed ${ids}`, ...input });
  };
  const files = () =>
    [...documentsIn(root).keys()].filter(name => !/^(_|index)/.test(name)).map(name => `pages/${name}`);
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const save = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    copy.journal.note(file);
    copy.library().forget();
  };
  const edited = (file: string) =>
    textOf(file).replace(/"heading": ?"[^"]*"/, `"heading": "Number ${ids} of ${roll(99)}"`);

  const DEEDS: (() => unknown)[] = [
    async () => {
      const file = pick(files());
      const step = {
        document: routeOfFile(file),
        version: versionOf(textOf(file)),
        path: ['blocks', 0, 'heading'],
      };
      await deed('change', { steps: [{ ...step, do: 'set', value: `Words ${ids}` }] });
    },
    () => save(pick(files()), edited(pick(files()))),
    () => {
      const file = pick(files());
      save(file, edited(file));
    },
    async () => {
      await deed('movePage', { page: routeOfFile(pick(files())), to: `/moved-${ids}` });
    },
    () => {
      const file = pick(files());
      runRename(
        [routeOfFile(file), `/called-${ids}-${roll(99)}`],
        { site: root, engine: process.cwd() },
        root,
      );
      copy.library().forget();
    },
    async () => {
      if (files().length > 2) await deed('takePage', { page: routeOfFile(pick(files())), instead: '/' });
    },
    () => {
      git('add', '--all');
      git('commit', '--allow-empty', '-m', `Commit ${ids}`);
    },
    // Somebody else has committed it earlier, and it comes with "git pull".
    () => {
      const file = pick(files());
      writeFileSync(join(root, file), edited(file));
      git('add', '--all');
      git('commit', '-m', `Pulled ${ids}`);
      vi.setSystemTime(Date.now() + 60_000);
      copy.journal.note(file);
      copy.library().forget();
    },
    async () => {
      await ask('undo', {});
    },
    async () => {
      const document = routeOfFile(pick(files()));
      const { moments = [] } = await ask('moments', { document });
      const { key } = pick(moments) ?? {};
      if (key) await deed('putBack', { what: 'document', document, key, unfinished: true });
    },
  ];
  return { root, copy, git, ask, files, doOne: () => pick(DEEDS)() };
}

/** Reading the schemas takes longer than all else. */
const libraries = new Map<string, ReturnType<typeof openLibrary>>();
function libraryIn(folder: string) {
  const library = libraries.get(folder) ?? openLibrary(folder, process.cwd());
  libraries.set(folder, library);
  return library;
}

type Week = ReturnType<typeof openWeek>;

async function allMoments({ ask }: Week, document?: string): Promise<PastMoment[]> {
  const found: PastMoment[] = [];
  for (let before: string | undefined, isFirst = true; isFirst || before !== undefined; isFirst = false) {
    const input = { ...(document !== undefined && { document }), ...(before !== undefined && { before }) };
    const { moments = [], more } = await ask('moments', input);
    found.push(...moments);
    before = more;
  }
  return found;
}

it.each(Array.from({ length: size(1, 200) }, (_, index) => index + 1))(
  'of week %i, each moment is one that was, none is missing, and each is drawn as it was',
  async seed => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(START);
    const week = openWeek(seed);
    const { root, ask } = week;
    const copies = mkdtempSync(join(tmpdir(), 'ashlar-weeks-'));
    week.git('init', '-q');
    const texts = new Map<string, Set<string>>();
    const copied = new Map<string, string>();
    const look = () => {
      for (const [name, text] of documentsIn(root))
        texts.set(name, (texts.get(name) ?? new Set()).add(versionOf(text)));
      const at = new Date(Date.now()).toISOString();
      const folder = join(copies, String(copied.size));
      cpSync(join(root, 'pages'), join(folder, 'pages'), { recursive: true });
      copied.set(at.slice(0, 13), folder);
    };
    look();
    for (let count = 0; count < size(14, 20); count += 1) {
      vi.setSystemTime(START + (count + 1) * HOUR);
      await week.doOne();
      look();
    }
    vi.setSystemTime(START + 100 * HOUR);
    let drawings = 0;
    const everything = new Set([...texts.values()].flatMap(all => [...all]));
    for (const [name, all] of texts) {
      if (!name.endsWith('.json')) continue;
      const document = name === '_site.json' ? '_site' : routeOfFile(`pages/${name}`);
      const moments = await allMoments(week, document);
      const keys = moments.flatMap(({ key }) => key ?? []);
      expect(
        keys.filter(key => !everything.has(key)),
        `${name} was never so`,
      ).toEqual([]);
      expect(
        [...all].filter(key => !keys.includes(key)),
        `${name} lacks a moment`,
      ).toEqual([]);
      for (const { key } of document.startsWith('/') ? moments.slice(0, 3) : []) {
        if (key === undefined) continue;
        const then = await ask('pageThen', { route: document, document, key });
        const { day, time } = then as unknown as { day: string; time: string };
        const folder = copied.get(`${day}T${time.slice(0, 2)}`);
        const library = libraryIn(folder ?? '');
        const file = library.page(document);
        // A page that had another address then is drawn at the one of today.
        if (!file) continue;
        drawings += 1;
        expect(then.drawn?.main, `${name} at ${day} ${time}`).toBe(
          JSON.stringify(resolve(file, library).page),
        );
      }
    }
    expect(drawings).toBeGreaterThan(5);
    rmSync(copies, { recursive: true });
  },
  size(60_000, 120_000),
);
