// What becomes of whole pages: begun, with another address, taken away, undone, and what a window still knows of them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import {
  hero,
  pageWith,
  siteDocument,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { valueAt } from '../../../base/json-value.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Asks, PageDone, PageLook, ShownNow } from '../../model/asks.ts';
import { answerTo } from '../asks.ts';
import type { Author, ShownCopy } from '../copy.ts';

const prose = (text: string) => ({ type: 'prose', text });

let root: string;
let copy: ShownCopy;
let ids = 0;

beforeEach(() => {
  root = temporarySite({
    'pages/index.json': pageWith({
      title: 'Home of oak',
      blocks: [{ ...hero, heading: 'Home of oak' }, prose('See [our tables](/tables).')],
    }),
    'pages/tables.json': pageWith({
      title: 'Tables of oak',
      redirects: ['/desks'],
      keywords: ['oak table'],
      service: { name: 'Making tables', type: 'Joinery' },
      blocks: [{ ...hero, heading: 'Tables of oak' }, prose('Solid words.')],
    }),
    'pages/tables/round.json': pageWith({ title: 'Round tables' }),
    'pages/_starters/note.json': pageWith({
      title: 'A starter',
      note: 'For short notes. Keep them short.',
      description: 'Say in one or two sentences what a reader finds here, for search results.',
      blocks: [hero, prose('Your words.')],
    }),
    'pages/_site.json': siteDocument(),
  });
  copy = copyOf(root);
});

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const isThere = (file: string) => existsSync(join(root, file));
const all = () =>
  Object.fromEntries(
    readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.json'))
      .map(name => [name, textOf(`pages/${name}`)]),
  );

async function ask<Name extends keyof Asks>(name: Name, input: object, author: Author = JO) {
  const { status, told } = await answerTo(copy, author, { ask: name, input });
  return { status, ...(told as ShownNow & Partial<PageDone> & Partial<PageLook>) };
}
const deed = (name: 'newPage' | 'movePage' | 'takePage', input: object, author: Author = JO) => {
  ids += 1;
  return ask(name, { id: `deed ${ids}`, ...input }, author);
};
const known = (document: string) => [{ document, version: versionOf(textOf(`pages${document}.json`)) }];

describe('a page that is begun', () => {
  it('comes from a starter, as a draft, at an address made of its title', async () => {
    expect(await ask('starters', {})).toMatchObject({
      starters: [{ name: 'note', purpose: 'For short notes.', folder: '' }],
    });
    const wanted = { title: 'Benches of oak', from: { starter: 'note' } };
    const rehearsed = await deed('newPage', { ...wanted, rehearse: true });
    expect(rehearsed).toMatchObject({ status: 200, page: '/benches-of-oak' });
    expect(isThere('pages/benches-of-oak.json')).toBe(false);
    expect(await deed('newPage', wanted)).toMatchObject({ status: 200, page: '/benches-of-oak' });
    expect(JSON.parse(textOf('pages/benches-of-oak.json'))).toMatchObject({
      title: 'Benches of oak',
      status: 'draft',
    });
    expect(await ask('undo', {})).toMatchObject({ status: 200 });
    expect(isThere('pages/benches-of-oak.json')).toBe(false);
  });

  it('is like another one, but for what is that one’s own', async () => {
    const { page } = await deed('newPage', { title: 'Shelves of oak', from: { like: '/tables/round' } });
    expect(page).toBe('/tables/shelves-of-oak');
    await deed('newPage', { title: 'Chairs of oak', from: { like: '/tables' } });
    const { title, ...card } = { title: 'Our tables', text: 'Made of oak.' };
    const remark = { note: 'Ask Mei first.' };
    const named = {
      title,
      ...remark,
      blocks: [
        { ...hero, heading: 'What we make', ...remark },
        { ...remark, ...prose('All the rest.') },
      ],
    };
    writeFileSync(
      join(root, 'pages/made.json'),
      JSON.stringify(pageWith({ ...named, card: { title: 'Made', ...card } })),
    );
    copy.library().forget();
    await deed('newPage', { title: 'Stools of oak', from: { like: '/made' } });
    // Other pages and the tree would call it by the name of the other one.
    expect(JSON.parse(textOf('pages/stools-of-oak.json'))).toMatchObject({
      card: { title: 'Stools of oak', ...card },
      blocks: [{ heading: 'Stools of oak' }, prose('All the rest.')],
    });
    expect(textOf('pages/stools-of-oak.json')).not.toContain(remark.note);
    const chairs = JSON.parse(textOf('pages/chairs-of-oak.json'));
    const { description: toBeWritten } = JSON.parse(textOf('pages/_starters/note.json'));
    expect(chairs.description).toBe(toBeWritten);
    expect(chairs.keywords).toBeUndefined();
    expect(chairs.service).toEqual({ name: 'Chairs of oak', type: 'Joinery' });
    expect(chairs).toMatchObject({ title: 'Chairs of oak', blocks: [{}, prose('Solid words.')] });
    expect(chairs.redirects).toBeUndefined();
  });

  it('has a description to be written also where no starter gives one, and is no page for visitors with it', async () => {
    rmSync(join(root, 'pages/_starters'), { recursive: true });
    copy.library().forget();
    await deed('newPage', { title: 'Chairs of oak', from: { like: '/tables' } });
    const chairs = JSON.parse(textOf('pages/chairs-of-oak.json'));
    expect(chairs.description).not.toBe(JSON.parse(textOf('pages/tables.json')).description);
    const { status, ...published } = chairs;
    writeFileSync(join(root, 'pages/chairs-of-oak.json'), JSON.stringify(published));
    copy.library().forget();
    const { problems = [] } = await ask('look', { route: '/chairs-of-oak' });
    expect(problems.map(({ path, message }) => [path, message])).toContainEqual([
      ['description'],
      expect.stringContaining('Not for the public yet'),
    ]);
  });

  it.each([
    [{ title: 'Tables of oak' }, 'has this title already'],
    [{ title: 'Oh' }, 'characters long'],
    [{ title: 'Benches of oak', address: '/tables' }, 'belongs to the page “Tables of oak” already'],
    [{ title: 'Benches of oak', address: '/Benches' }, 'How about “/benches”?'],
    [{ title: 'Benches of oak', from: { starter: 'letter' } }, 'This starter has gone.'],
    [{ title: 'Benches of oak', from: { like: '/nowhere' } }, 'cannot be read now'],
  ])('is refused with %j, in a sentence', async (wanted, words) => {
    const before = all();
    const told = await deed('newPage', { from: { starter: 'note' }, ...wanted });
    expect(told).toMatchObject({ status: 422, message: expect.stringContaining(words) });
    expect(all()).toEqual(before);
  });
});

describe('a page that is begun in the menu', () => {
  const SITE = 'pages/_site.json';
  const menuOf = () => JSON.parse(textOf(SITE)).header.menu;
  const place = (path: (string | number)[], at: number) => ({
    menu: { path: ['header', 'menu', ...path], at, version: versionOf(textOf(SITE)) },
  });
  const wanted = { title: 'Benches of oak', from: { starter: 'note' } };
  const entry = { text: 'Benches of oak', href: '/benches-of-oak' };

  beforeEach(() => {
    const site = JSON.parse(textOf(SITE));
    const links = [{ text: 'Round', href: '/tables/round' }];
    const menu = [
      { text: 'Home', href: '/' },
      { text: 'Tables', groups: [{ text: 'Shapes', links }], links: [{ text: 'All', href: '/tables' }] },
    ];
    writeFileSync(join(root, SITE), JSON.stringify({ ...site, header: { ...site.header, menu } }, null, 2));
    copy.library().forget();
  });

  it.each([
    ['first', [], 0, [], 0, 'It stands first in its part of the menu.'],
    ['after the last entry', [], 2, [], 2, 'after “Tables”'],
    ['inside an entry', [1, 'links'], 1, [1, 'links'], 1, 'after “All”'],
    ['inside a group', [1, 'groups', 0, 'links'], 1, [1, 'groups', 0, 'links'], 1, 'after “Round”'],
  ])('comes with its entry, %s, and both are undone to the byte', async (_, path, at, list, index, words) => {
    const before = all();
    const rehearsed = await deed('newPage', { ...wanted, ...place(path, at), rehearse: true });
    expect(rehearsed).toMatchObject({ status: 200, sentences: [{}, expect.stringContaining(words)] });
    expect(all()).toEqual(before);
    expect(await deed('newPage', { ...wanted, ...place(path, at) })).toMatchObject({ status: 200 });
    expect(valueAt(menuOf(), [...list, index])).toEqual(entry);
    expect(isThere('pages/benches-of-oak.json')).toBe(true);
    const after = all();
    expect(await ask('undo', {})).toMatchObject({ status: 200 });
    expect(all()).toEqual(before);
    expect(await ask('redo', {})).toMatchObject({ status: 200 });
    expect(all()).toEqual(after);
  });

  it('keeps its neighbour when somebody else changes the menu meanwhile', async () => {
    const chosen = place([1, 'links'], 1);
    const step = { document: '_site', version: chosen.menu.version, path: ['header', 'menu'] };
    const other = { ...step, do: 'insert', at: 0, value: { text: 'Round', href: '/tables/round' } };
    const change = { id: 'meanwhile', steps: [other] };
    expect(await ask('change', change, { ...JO, id: 'al' })).toMatchObject({ status: 200 });
    expect(await deed('newPage', { ...wanted, ...chosen })).toMatchObject({ status: 200 });
    expect(menuOf()).toMatchObject([
      { text: 'Round' },
      { text: 'Home' },
      { links: [{ text: 'All' }, entry] },
    ]);
  });

  it('is not begun if its part of the menu has gone meanwhile, or is full', async () => {
    const chosen = place([1, 'links'], 1);
    const step = { document: '_site', version: chosen.menu.version, path: ['header', 'menu', 1] };
    await ask('change', { id: 'gone', steps: [{ ...step, do: 'remove' }] }, { ...JO, id: 'al' });
    const before = all();
    expect(await deed('newPage', { ...wanted, ...chosen })).toMatchObject({ status: 409 });
    expect(all()).toEqual(before);
    const site = JSON.parse(textOf(SITE));
    const menu = Array(10).fill({ text: 'Home', href: '/' });
    writeFileSync(join(root, SITE), JSON.stringify({ ...site, header: { ...site.header, menu } }));
    copy.library().forget();
    const full = await deed('newPage', { ...wanted, ...place([], 10) });
    expect(full).toMatchObject({ status: 422, message: expect.stringContaining('at most 10') });
    expect(isThere('pages/benches-of-oak.json')).toBe(false);
  });

  it('goes with its entry while nothing else leads to it', async () => {
    const before = all();
    await deed('newPage', { ...wanted, ...place([1, 'links'], 1) });
    const after = all();
    expect(await deed('takePage', { page: '/benches-of-oak' })).toMatchObject({ status: 200 });
    expect(all()).toEqual(before);
    const words = 'the page at /benches-of-oak was taken away and 1 more change (2 documents)';
    expect(await ask('undo', {})).toMatchObject({ status: 200, message: `Taken back: ${words}` });
    expect(all()).toEqual(after);
  });

  it('is done once, however often it is asked for', async () => {
    const once = { id: 'once', ...wanted, ...place([], 2) };
    await ask('newPage', once);
    const after = all();
    expect(await ask('newPage', once)).toMatchObject({ status: 200 });
    expect(all()).toEqual(after);
  });
});

describe('another address', () => {
  it('is said in the language of the author', async () => {
    const german = { ...JO, language: 'de' };
    const move = { id: 'a move', page: '/tables', to: '/desks-and-tables', rehearse: true };
    expect((await ask('movePage', move, german)).sentences).toEqual([
      'Die Seite „Tables of oak“ bekommt statt /tables die Adresse /desks-and-tables.',
      '1 Link auf sie wird angepasst: „Home“.',
      'Wer /tables aufruft, kommt zur neuen Adresse.',
      '1 Seite darunter bleibt, wo sie ist.',
    ]);
    const wanted = { title: 'Benches of oak', from: { starter: 'note' } };
    await deed('newPage', wanted);
    expect((await ask('look', { route: '/benches-of-oak' }, german)).standing).toBe(
      'Entwurf. Besucher sehen diese Seite nicht.',
    );
    expect(await ask('choices', { kind: 'links', search: 'benches' }, german)).toMatchObject({
      choices: [{ meaning: 'Die Seite „Benches of oak“, ein Entwurf' }],
    });
    expect((await ask('undo', {}, german)).message).toMatch(/^Rückgängig gemacht: /);
    expect(await ask('undo', {}, german)).toMatchObject({
      message: 'Es gibt nichts rückgängig zu machen.',
    });
  });

  it('is said first, then given with all that leads there, once, and taken back to the byte', async () => {
    const before = all();
    const move = { page: '/tables', to: '/desks-and-tables' };
    const { sentences } = await deed('movePage', { ...move, rehearse: true });
    expect(sentences).toEqual([
      'The page “Tables of oak” moves from /tables to /desks-and-tables.',
      '1 link to it follows: “Home”.',
      'Visitors who come to /tables get to the new address.',
      '1 page below it stays where it is.',
    ]);
    expect(all()).toEqual(before);
    const id = 'moved once';
    expect(await ask('movePage', { id, ...move })).toMatchObject({ status: 200, page: '/desks-and-tables' });
    const after = all();
    expect(after['index.json']).toContain('(/desks-and-tables)');
    expect(JSON.parse(after['desks-and-tables.json'] ?? '').redirects).toEqual(['/desks', '/tables']);
    expect(after['tables.json']).toBeUndefined();
    expect(await ask('movePage', { id, ...move })).toMatchObject({ status: 200 });
    expect(all()).toEqual(after);
    expect((await ask('undo', {})).message).toContain(
      'the page at /tables got the address /desks-and-tables',
    );
    expect(all()).toEqual(before);
    await ask('redo', {});
    expect(all()).toEqual(after);
  });

  it('takes the pages below along where that is wanted', async () => {
    const { sentences } = await deed('movePage', { page: '/tables', to: '/desks-and-tables', along: true });
    expect(sentences).toContain('1 page below it moves along.');
    expect(isThere('pages/desks-and-tables/round.json')).toBe(true);
  });

  it.each([
    ['/', '/start', 'The home page cannot be moved.'],
    ['/tables', '/', 'belongs to the page “Home” already'],
    ['/tables', '/tables', 'has the address /tables already'],
    ['/nowhere', '/somewhere', '/nowhere'],
  ])('is refused from %s to %s, in a sentence', async (page, to, words) => {
    const before = all();
    expect(await deed('movePage', { page, to })).toMatchObject({
      status: 409,
      message: expect.stringContaining(words),
    });
    expect(all()).toEqual(before);
  });

  it('is where a window’s words go that it has typed at the old one', async () => {
    const seen = known('/tables');
    const [{ version } = { version: '' }] = seen;
    await deed('movePage', { page: '/tables', to: '/desks-and-tables' });
    const looked = await ask('look', { route: '/tables', known: seen });
    expect(looked).toMatchObject({ status: 404, moved: [{ now: { document: '/desks-and-tables' } }] });
    const step = {
      document: '/tables',
      version,
      path: ['blocks', 1, 'text'],
      do: 'set',
      value: 'Typed meanwhile.',
    };
    const changed = await ask('change', { id: 'typed', steps: [step], route: '/tables', known: seen });
    expect(changed).toMatchObject({ status: 200, moved: [{ now: { document: '/desks-and-tables' } }] });
    expect(textOf('pages/desks-and-tables.json')).toContain('Typed meanwhile.');
    expect(isThere('pages/tables.json')).toBe(false);
  });

  it('is followed over several moves, back by undo, and not to another page at the old address', async () => {
    const seen = known('/tables');
    const today = async () => {
      const { moved: [one] = [] } = await ask('look', { route: '/tables', known: seen });
      return one?.now?.document;
    };
    await deed('movePage', { page: '/tables', to: '/one' });
    await deed('movePage', { page: '/one', to: '/two' });
    expect(await today()).toBe('/two');
    await ask('undo', {});
    expect(await today()).toBe('/one');
    await deed('newPage', { title: 'Other tables', from: { starter: 'note' }, address: '/benches' });
    await deed('movePage', { page: '/benches', to: '/tables-again' });
    const other = known('/tables-again');
    await deed('movePage', { page: '/one', to: '/three' });
    const { moved } = await ask('look', { route: '/', known: [...seen, ...other] });
    expect(moved).toMatchObject([{ document: '/tables', now: { document: '/three' } }]);
  });
});

describe('a page that is taken away', () => {
  it('is refused while something leads there, and leads on to the page in its place', async () => {
    const before = all();
    const refused = await deed('takePage', { page: '/tables' });
    expect(refused).toMatchObject({
      status: 422,
      message: expect.stringMatching(/would lead nowhere.*Choose the page that takes its place\.$/),
    });
    expect(refused.message).not.toContain('npm');
    const { sentences, page } = await deed('takePage', {
      page: '/tables',
      instead: '/tables/round',
      rehearse: true,
    });
    expect([sentences?.[0], page]).toEqual(['The page “Tables of oak” goes.', '/tables/round']);
    expect(sentences?.join(' ')).not.toContain('.json');
    expect(sentences?.join(' ')).toMatch(/ will lead to \/tables\/round\./);
    expect(sentences?.join(' ')).not.toMatch(/ now\.| was taken/);
    expect(all()).toEqual(before);
    const seen = known('/tables');
    const gone = await deed('takePage', {
      page: '/tables',
      instead: '/tables/round',
      route: '/tables',
      known: seen,
    });
    expect(gone).toMatchObject({ status: 200, moved: [{ document: '/tables' }] });
    expect(gone.moved?.[0]?.now).toBeUndefined();
    expect(textOf('pages/index.json')).toContain('(/tables/round)');
    await ask('undo', {});
    expect(all()).toEqual(before);
  });

  it('is not the home page, and no page that has gone already', async () => {
    expect(await deed('takePage', { page: '/' })).toMatchObject({
      status: 422,
      message: 'The home page cannot be taken away.',
    });
    expect(await deed('takePage', { page: '/nowhere' })).toMatchObject({ status: 404 });
  });
});

describe('a German window', () => {
  const inGerman = (name: 'newPage' | 'movePage' | 'takePage', input: object) =>
    deed(name, input, { ...JO, language: 'de' });

  it('reads a rehearsal without a word of English', async () => {
    writeFileSync(
      join(root, 'pages/_site.json'),
      JSON.stringify(
        siteDocument({
          header: {
            strip: [{ text: 'Anrufen', href: 'tel:+61 1 2345 6789' }],
            menu: [
              { text: 'Start', href: '/' },
              { text: 'Tische', href: '/tables' },
            ],
            action: { text: 'Bestellen', href: '/tables' },
          },
        }),
      ),
    );
    copy.library().forget();
    const take = { page: '/tables', rehearse: true };
    expect(await inGerman('takePage', take)).toMatchObject({
      message:
        'Ohne /tables würden 2 Links ins Leere führen. Wählen Sie die Seite, die an ihre Stelle tritt.',
    });
    expect((await inGerman('takePage', { ...take, instead: '/tables/round' })).sentences).toEqual([
      'Die Seite „Tables of oak“ wird entfernt.',
      '„Home“: der Link „our tables“ führt dann zu /tables/round.',
      'Die ganze Website: der Menüeintrag „Tische“ führt dann zu /tables/round.',
      'Die ganze Website: die Schaltfläche neben dem Menü „Bestellen“ führt dann zu /tables/round.',
      '/desks, /tables führen dann zu /tables/round.',
      'Die Seite darunter, /tables/round, bleibt, wo sie ist. Der Weg zu ihr lässt diese Seite aus.',
    ]);
  });

  it.each<['newPage' | 'movePage' | 'takePage', object, string]>([
    [
      'newPage',
      { title: 'Tables of oak' },
      'Die Seite „/tables“ hat diesen Titel schon. Geben Sie jeder Seite einen eigenen.',
    ],
    ['newPage', { title: 'Oh' }, 'Dieser Titel hat 2 Zeichen. Für Suchergebnisse sollten es 3 bis 65 sein.'],
    [
      'newPage',
      { title: 'Benches of oak', address: '/tables' },
      'Diese Adresse gehört schon der Seite „Tables of oak“. Wie wäre es mit „/tables-2“?',
    ],
    [
      'newPage',
      { title: 'Benches of oak', address: '/Benches' },
      'Eine Adresse beginnt mit „/“ und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen. Wie wäre es mit „/benches“?',
    ],
    [
      'newPage',
      { title: 'Benches of oak', address: '/desks' },
      '„/desks“ ist eine frühere Adresse, die jetzt zu „/tables“ führt. Entfernen Sie sie aus den früheren Adressen der Seite „Tables of oak“, oder wählen Sie eine andere.',
    ],
    ['movePage', { page: '/', to: '/start' }, 'Die Startseite kann nicht umziehen.'],
    [
      'movePage',
      { page: '/tables', to: '/tables' },
      'Die Seite „Tables of oak“ hat die Adresse /tables schon.',
    ],
    [
      'movePage',
      { page: '/tabels', to: '/somewhere' },
      'Die Seite /tabels gibt es nicht. Meinen Sie /tables?',
    ],
    ['takePage', { page: '/' }, 'Die Startseite kann nicht entfernt werden.'],
    [
      'takePage',
      { page: '/tables', instead: '/tables' },
      '/tables ist die Seite, die entfernt wird. Wählen Sie an ihrer Stelle eine andere.',
    ],
  ])('refuses in German: %s %j', async (name, input, message) => {
    const more = name === 'newPage' ? { from: { starter: 'note' } } : {};
    expect((await inGerman(name, { ...more, ...input })).message).toBe(message);
  });

  it('says why a page stays as it was, with the places that would be wrong elsewhere', async () => {
    const step = { ...known('/tables')[0], path: ['title'], do: 'set', value: '' };
    const german: Author = { ...JO, language: 'de' };
    expect((await ask('change', { id: 'empty', steps: [step] }, german)).message).toBe(
      '„Tables of oak“ ist unverändert, weil sonst etwas nicht mehr stimmen würde. „Titel“ ist leer. Schreiben Sie etwas hinein, oder entfernen Sie das Feld.',
    );
    const hide = { ...known('/tables')[0], path: ['status'], do: 'set', value: 'draft' };
    expect((await ask('change', { id: 'draft', steps: [hide] }, german)).message).toBe(
      '„Tables of oak“ ist unverändert, weil sonst etwas nicht mehr stimmen würde. „Home“: Die Seite „/tables“ ist ein Entwurf. Besucher kommen nicht dorthin. Veröffentlichen Sie die Seite, oder ändern Sie den Link.',
    );
  });
});

describe('a page on another day', () => {
  const seen = async (day: string) => {
    const { status, message, unseen } = await ask('look', { route: '/tables', day });
    return { status, message, unseen };
  };

  it('is told to be out of sight if it is, in the time of the site', async () => {
    const text = textOf('pages/tables.json');
    const dates = '"publishAt": "2100-12-03T09:00+00:00", "unpublishAt": "2100-12-20",';
    writeFileSync(join(root, 'pages/tables.json'), text.replace('{', `{ ${dates}`));
    copy = copyOf(root);
    expect(await seen('2100-12-02')).toMatchObject({
      unseen: 'Public from 3 December 2100, 09:00 (UTC+00:00)',
    });
    expect(await seen('2100-12-03')).toEqual({ status: 200 });
    expect(await seen('2100-12-20')).toMatchObject({ unseen: 'No longer public since 20 December 2100' });
  });

  it('that does not exist is refused in a sentence', async () => {
    expect(await seen('2026-02-31')).toMatchObject({
      status: 422,
      message: 'There is no such day. Choose another one.',
    });
  });
});
