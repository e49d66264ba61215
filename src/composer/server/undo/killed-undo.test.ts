// Undo killed at any operation on files: everything is as before or as after, and the journal knows which.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIM } from '../../../../tests/support/composer/copy.ts';
import { documentsIn } from '../../../../tests/support/documents/sites/refused.ts';
import { hero, pageWith, temporarySite } from '../../../../tests/support/documents/sites/small-site.ts';
import { run } from '../../../../tests/support/files/run.ts';
import { size } from '../../../../tests/support/size.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import { placesAt } from '../../../base/places.mjs';
import { makeChange, type SiteChange } from '../../../change/change.ts';
import { readJournal } from '../../../change/journal/entries.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import { notBundled } from '../../../publish/bundle/bundle.mjs';
import { openLibrary } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import type { Copy } from '../copy.ts';
import { redo, undo, waysBack } from './undo.ts';

const KILLER = join(process.cwd(), 'tests/support/files/kill-at.mjs');
const [ONE, TWO, GONE] = ['pages/one.json', 'pages/two.json', 'pages/deep/gone.json'];
const IMAGES = 'pages/_public/images';
const PICTURES = [
  [`${IMAGES}/chart.svg`, `${IMAGES}/new/chart.svg`],
  [`${IMAGES}/plan.svg`, `${IMAGES}/new/plan.svg`],
] as const;
const textOf = (heading: string, picture: string = PICTURES[0][0]) => {
  const image = { src: picture.replace('pages/_public', ''), alt: 'A chart of it' };
  const blocks = [
    { ...hero, heading },
    { type: 'media-text', image, text: 'Words.' },
  ];
  return JSON.stringify(pageWith({ title: heading, blocks }), null, 2);
};

let folder: string;
let program: string;
let root: string;
let library: Library;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-killed-undo-'));
  program = join(folder, 'undoer.mjs');
  await bundle({
    input: 'tests/support/files/undoer.ts',
    platform: 'node',
    logLevel: 'silent',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [notBundled(process.cwd(), ['lightningcss', 'sharp'], false)],
    output: { file: program, format: 'es' },
  });
  root = temporarySite({
    [ONE]: textOf('The first one'),
    [TWO]: textOf('The other one'),
    [GONE]: textOf('The one that goes'),
    [PICTURES[1][0]]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>',
  });
  library = openLibrary(root, process.cwd());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const edited = (file: string, before: string, after: string) => ({ file, before, after });

const CHANGES: { name: string; change: SiteChange }[] = [
  {
    name: 'of one document',
    change: { by: 'composer', files: [edited(ONE, textOf('The first one'), textOf('Another one'))] },
  },
  {
    name: 'of several, with one that came, one that went and the names of two pictures',
    change: {
      by: 'command',
      what: 'do',
      files: [
        edited(ONE, textOf('The first one'), textOf('Another one', PICTURES[0][1])),
        edited(TWO, textOf('The other one'), textOf('The other one', PICTURES[1][1])),
        { file: GONE, before: textOf('The one that goes') },
        { file: 'pages/new/page.json', after: textOf('The one that comes', PICTURES[0][1]) },
      ],
      renames: PICTURES.map(([from, to]) => ({ from, to })),
    },
  },
];

function start(): Copy {
  library.forget();
  const journal = openJournal(root, sentence => expect.fail(sentence));
  return { library: () => library, places: placesAt(root), journal, tell: () => {} };
}

const site = () => [
  documentsIn(root),
  PICTURES.map(names => names.map(name => existsSync(join(root, name)))),
];

/** Puts the site, its journal and what is kept outside back, or keeps them. */
function copied(from: string, to: string): void {
  for (const [inner, outer] of [
    [join(root, 'pages'), 'pages'],
    [join(root, '.ashlar'), 'journal'],
    [join(keptPlace(root), 'saving'), 'saving'],
    [join(keptPlace(root), 'begun'), 'notes'],
    [join(keptPlace(root), 'journal-turns.json'), 'turns'],
  ] as const) {
    const [source, target] = from === '' ? [inner, join(to, outer)] : [join(from, outer), inner];
    rmSync(target, { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, target, { recursive: true });
  }
}

function undoAndDie(killAt: number) {
  return run(root, [program, root, process.cwd()], {
    NODE_OPTIONS: `--import=${KILLER}`,
    KILL_AT: String(killAt),
  });
}

describe.each(CHANGES)('undo of a change $name', ({ change }) => {
  it('that is killed is done or not done, and goes on', { timeout: 1_200_000 }, () => {
    const [begun, made] = [join(folder, 'begun'), join(folder, 'made')];
    rmSync(join(root, '.ashlar'), { recursive: true, force: true });
    copied('', begun);
    const before = site();
    makeChange(change, library, start().journal.record);
    const after = site();
    copied('', made);
    // The first run makes folders that the others find.
    undoAndDie(0);
    copied(made, '');
    const { output } = undoAndDie(0);
    expect(output).toContain('Taken back: ');
    expect(site()).toEqual(before);
    const operations = Number(/(\d+) operations/.exec(output)?.[1]);
    expect(operations).toBeGreaterThan(5);
    const hits = { done: 0, notDone: 0 };
    for (let at = operations; at > 0; at -= Math.ceil(operations / size(5, 10))) {
      copied(made, '');
      expect(undoAndDie(at), `operation ${at}`).toMatchObject({ status: null });
      // Somebody works on before the server is started again.
      const other = edited('pages/index.json', '', textOf(`Saved after ${at}`));
      writeFileSync(join(root, other.file), other.after);
      const copy = start();
      expect(readJournal(root).at(-1)).toMatchObject({ by: 'editor', changes: [{ file: other.file }] });
      rmSync(join(root, other.file));
      cpSync(join(begun, other.file), join(root, other.file));
      const [now, { undo: toUndo, redo: toRedo }] = [site(), waysBack(copy, KIM)];
      const isDone = toRedo !== undefined;
      hits[isDone ? 'done' : 'notDone'] += 1;
      expect(now, `operation ${at}`).toEqual(isDone ? before : after);
      expect(toUndo === undefined, `operation ${at}`).toBe(isDone);
      (isDone ? redo : undo)(copy, KIM);
      expect(site(), `operation ${at}`).toEqual(isDone ? after : before);
    }
    expect(hits.done).toBeGreaterThan(0);
    expect(hits.notDone).toBeGreaterThan(0);
    copied(begun, '');
  });
});
