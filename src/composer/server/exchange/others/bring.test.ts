// The others' work comes into the folder by questions of the window: told in words, asked about, and brought once each question is answered.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../../tests/support/documents/messages/hand-in.ts';
import { photograph } from '../../../../../tests/support/documents/photographs/photographs.ts';
import { hero, pageWith } from '../../../../../tests/support/documents/sites/small-site.ts';
import { type Desk, openDesk } from '../../../../../tests/support/files/repositories.ts';
import { size } from '../../../../../tests/support/size.ts';
import { forgetKept } from '../../../../base/kept-place.mjs';
import { writeBringing } from '../../../../review/hand-in/bring/bringing-record.ts';
import { findRepository } from '../../../../review/hand-in/git/repository.ts';
import { rehearseNewest, stepHere } from '../../../../review/hand-in/newest.ts';
import type { Asks, PageLook } from '../../../model/asks.ts';
import type { ExchangeTake } from '../../../model/exchange.ts';
import { answerTo } from '../../asks.ts';
import type { Author, ShownCopy } from '../../copy.ts';

let desk: Desk;
let copy: ShownCopy;
let deeds = 0;
const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
  copy = copyOf(desk.folder);
});
afterEach(() => {
  forgetKept(desk.folder);
  desk.remove();
});

type Told = Asks['bring']['told'] & { status: number; message?: string };

async function ask(input: object, author = AUTHOR): Promise<Told> {
  deeds += 1;
  const asked = { id: `deed ${deeds}`, ...input };
  const { status, told } = await answerTo(copy, author, { ask: 'bring', input: asked });
  return { status, ...told } as Told;
}
const look = (more: object = {}, author?: Author) =>
  ask({ rehearse: true, look: true, agrees: true, ...more }, author);

/** The others put their work on the main branch of the host. */
function others(work: (other: Desk) => void): void {
  const other = desk.colleague();
  work(other);
  other.git('add', '--all');
  other.git('commit', '--quiet', '--message', 'Theirs');
  other.git('push', '--quiet');
}

/** A page on which both sides will change this and that. */
const PRICES = pageWith({
  title: 'Prices',
  blocks: [
    { ...hero, heading: 'Prices', intro: 'We plane. We saw.' },
    {
      type: 'price-list',
      heading: 'Pieces',
      items: ['Stool', 'Bench'].map(name => ({ name, short: 'Oak', text: 'With one change.', price: 700 })),
    },
    { type: 'prose', heading: 'Wood', text: ['Ash grows here.'] },
    { type: 'prose', heading: 'Oil', text: ['Linseed dries slowly.'] },
    {
      type: 'call-to-action',
      heading: 'Write',
      links: ['One', 'Two'].map(text => ({ text, href: '/fees' })),
    },
  ],
});

type PriceBlock = {
  heading?: string;
  intro?: string;
  text?: string[];
  items?: { price: number }[];
  links?: object[];
};

/** Changes the blocks of the page with prices, or takes one away. */
function prices(desk: Desk, change: (blocks: PriceBlock[]) => void): void {
  const page = JSON.parse(desk.read('pages/prices.json'));
  change(page.blocks);
  desk.write('pages/prices.json', `${JSON.stringify(page, null, 2)}\n`);
}

function begin(files: { [file: string]: object }): void {
  for (const [file, page] of Object.entries(files)) desk.write(file, `${JSON.stringify(page, null, 2)}\n`);
  desk.git('add', '--all');
  desk.git('commit', '--quiet', '--message', 'Begin');
  desk.git('push', '--quiet');
}

const price = ({ edit }: Desk, to: string) => edit('pages/fees.json', 'Ten dollars', to);

describe('a question', () => {
  beforeEach(() => begin({ 'pages/prices.json': PRICES }));

  it('says the place in the words of the form, and both versions as somebody reads them', async () => {
    others(other => {
      prices(other, blocks => {
        blocks[0] = { ...blocks[0], intro: 'We plane. We saw oak.' };
        if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 750;
        blocks.splice(2, 1);
        blocks[2] = { ...blocks[2], text: ['Linseed dries in a week.'] };
        // Three links have room, and not four.
        blocks[3]?.links?.push({ text: 'Theirs', href: '/fees' });
      });
      rmSync(join(other.folder, 'pages/hours.json'));
      other.write('pages/team.json', JSON.stringify(pageWith({ title: 'Their team' })));
    });
    prices(desk, blocks => {
      blocks[0] = { ...blocks[0], intro: 'We plane. We saw pine.' };
      if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 800;
      blocks[2] = { ...blocks[2], text: ['Ash grows at home.'] };
      blocks.splice(3, 1);
      blocks[3]?.links?.push({ text: 'Mine', href: '/fees' });
    });
    desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    desk.write('pages/team.json', JSON.stringify(pageWith({ title: 'My team' })));
    const { questions, theirs } = await look();
    expect(
      questions.map(({ is, where, before, mine, theirs, takes }) => [
        is,
        where,
        before,
        mine,
        theirs,
        takes.length,
      ]),
    ).toEqual([
      ['taken', '', expect.stringMatching(/^When we are there · /), expect.any(String), 'taken away', 2],
      [
        'begun',
        '',
        'was not there',
        expect.stringMatching(/^My team · /),
        expect.stringMatching(/^Their team · /),
        3,
      ],
      [
        'value',
        'Hero “Prices” › Intro',
        'We plane. We saw.',
        'We plane. We saw pine.',
        'We plane. We saw oak.',
        3,
      ],
      ['value', 'Price list “Pieces” › Stool › Price', '$700', '$800', '$750', 2],
      [
        'item',
        'Prose “Oil”',
        'Oil · Linseed dries slowly.',
        'taken away',
        'Oil · Linseed dries in a week.',
        2,
      ],
      ['item', 'Prose “Wood”', 'Wood · Ash grows here.', 'Wood · Ash grows at home.', 'taken away', 2],
      ['value', 'Call to action “Write” › Links', 'One · Two', 'One · Two · Mine', 'One · Two · Theirs', 2],
    ]);
    expect(questions.map(({ third }) => third)).toEqual([
      undefined,
      undefined,
      'We plane. We saw oak. We saw pine.',
      800,
      undefined,
      undefined,
      undefined,
    ]);
    expect(questions.map(({ document, path }) => [document, path?.join()])).toEqual([
      ['/hours', undefined],
      ['/team', undefined],
      ['/prices', 'blocks,0,intro'],
      ['/prices', 'blocks,1,items,0,price'],
      ['/prices', undefined],
      ['/prices', 'blocks,2'],
      ['/prices', 'blocks,3,links'],
    ]);
    const twice = async (at: number, route: string) => {
      const input = { key: questions[at]?.key, route };
      return (await answerTo(copy, AUTHOR, { ask: 'versions', input })).told as Asks['versions']['told'];
    };
    // Seen page by page, a page that is gone is shown in the sample too.
    const hours = size(undefined, () => twice(0, '/hours'));
    if (hours) expect(await hours()).toMatchObject({ mine: { blocks: [{}] }, theirs: undefined });
    const wood = await twice(5, '/prices');
    // The block that only they have changed is there on both sides: its question is open.
    expect([wood.mine?.blocks.length, wood.theirs?.blocks.length]).toEqual([5, 4]);
    expect(wood.differs).toEqual([{ what: 'block', path: ['blocks', 3], words: '' }]);
    const wrong = { answers: [{ key: questions[3]?.key, take: { value: 'not much' } }] };
    expect(await ask({ theirs, ...wrong }, { ...AUTHOR, language: 'de' })).toMatchObject({
      status: 422,
      message: expect.stringMatching(/Preis/),
      problems: [{ document: '/prices', path: ['blocks', 1, 'items', 0, 'price'] }],
    });
    expect((await ask({ rehearse: true })).answers).toEqual([]);
    const takes: ExchangeTake[] = ['mine', 'both', 'both', { value: 775 }, 'mine', 'theirs', 'mine'];
    const answers = questions.map(({ key }, at) => ({ key, take: takes[at] }));
    expect(await ask({ theirs, answers })).toMatchObject({ status: 200, done: true });
    const page = JSON.parse(desk.read('pages/prices.json'));
    expect(page.blocks[0].intro).toBe('We plane. We saw oak. We saw pine.');
    expect(page.blocks[1].items[0].price).toBe(775);
    expect(page.blocks).toHaveLength(3);
    expect(JSON.stringify(page.blocks[2].links)).toMatch(/Mine(?!.*Theirs)/);
    expect(desk.read('pages/hours.json')).toContain('Nine to six');
    expect(desk.read('pages/team.json')).toContain('Their team');
    expect(desk.read('pages/team-2.json')).toContain('My team');
  });
});

it('asks about a picture that both have replaced by its address, and shows both', async () => {
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30"></svg>`;
  others(other => other.write('pages/_public/images/chart.svg', drawing(60)));
  desk.write('pages/_public/images/chart.svg', drawing(50));
  const { changes, questions } = await look();
  expect(changes).toMatchObject([{ title: '/images/chart.svg', by: ['Dev'], isMet: true }]);
  expect(questions).toMatchObject([{ is: 'file', title: '/images/chart.svg', by: ['Dev'] }]);
  const input = { key: questions[0]?.key };
  const { told } = await answerTo(copy, AUTHOR, { ask: 'versions', input });
  const { picture } = told as Asks['versions']['told'];
  expect(picture?.type).toBe('image/svg+xml');
  const texts = [picture?.mine, picture?.theirs].map(one => Buffer.from(one ?? '', 'base64').toString());
  expect(texts).toEqual([drawing(50), drawing(60)]);
});

describe('what the others have done', () => {
  it('keeps answers until a version changes or all is brought, and undo takes the own steps alone', async () => {
    const { told } = await answerTo(copy, AUTHOR, { ask: 'look', input: { route: '/hours' } });
    const { documents } = told as Asks['look']['told'];
    const path = ['blocks', 0, 'heading'];
    const version = documents['/hours']?.version ?? '';
    const step = { do: 'set', document: '/hours', version, path, value: 'Nine to six' };
    const changed = await answerTo(copy, AUTHOR, { ask: 'change', input: { id: 'own', steps: [step] } });
    expect(changed.status).toBe(200);
    price(desk, 'Twelve dollars');
    others(other => price(other, 'Eleven <b>\u202edollars'));
    expect(await ask({ rehearse: true })).toMatchObject({
      sent: { is: 'asksFirst' },
      changes: [],
      questions: [],
    });
    const { questions, theirs, changes } = await look();
    expect(changes).toMatchObject([{ title: 'Twelve dollars', route: '/fees', by: ['Dev'], isMet: true }]);
    expect(changes[0]?.rows).toEqual([expect.stringContaining('Eleven')]);
    const answers = questions.map(({ key }) => ({ key, take: 'mine' }));
    expect((await look({ answers, look: undefined })).answers).toEqual(answers);
    // Closed and opened again, in another language.
    copy = copyOf(desk.folder);
    const german = await ask({ rehearse: true }, { ...AUTHOR, language: 'de' });
    expect([german.answers, german.questions[0]?.theirs]).toEqual([answers, 'Eleven <b>\ufffddollars']);
    expect(german.questions[0]?.where).toBe('Seitenkopf „Twelve dollars“ › Überschrift');
    desk.edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars');
    copy.tell(['pages/fees.json']);
    expect(await ask({ theirs: 'what comes no more', answers })).toMatchObject({ status: 409 });
    const open = await ask({ theirs, answers });
    expect(open).toMatchObject({ status: 200, answers: [], questions: [{ mine: 'Thirteen dollars' }] });
    expect(open.done).toBeUndefined();
    // A window that shows the page is told the place of each of its fields in the new version, so the author can go on typing.
    const shown = (await answerTo(copy, AUTHOR, { ask: 'look', input: { route: '/fees' } })).told as PageLook;
    const known = [{ document: '/fees', version: shown.documents['/fees']?.version }];
    const own = open.questions.map(({ key }) => ({ key, take: 'theirs' }));
    const brought = await ask({ theirs, answers: own, route: '/fees', known });
    expect(brought).toMatchObject({ done: true, answers: [], look: { documents: { '/fees': {} } } });
    expect(JSON.stringify(brought.look)).toContain('Eleven');
    expect(brought.moved).toMatchObject([{ document: '/fees' }]);
    expect((await answerTo(copy, AUTHOR, { ask: 'undo', input: {} })).status).toBe(200);
    expect(desk.read('pages/hours.json')).toContain('Nine to five');
    expect((await answerTo(copy, AUTHOR, { ask: 'undo', input: {} })).status).not.toBe(200);
    expect(desk.read('pages/fees.json')).toContain('Eleven');
    const { moments } = (await answerTo(copy, AUTHOR, { ask: 'moments', input: { document: '/fees' } }))
      .told as Asks['moments']['told'];
    expect(moments[0]).toMatchObject({ by: 'others', name: 'Dev' });
  });

  it('is seen page by page as it is here and with what comes, and nothing is written', async () => {
    begin({ 'pages/prices.json': PRICES });
    others(other => {
      const fees = JSON.parse(other.read('pages/fees.json').replace('Ten dollars', 'Eleven dollars'));
      other.write('pages/costs.json', JSON.stringify({ ...fees, redirects: ['/fees'] }));
      for (const name of ['fees', 'hours']) rmSync(join(other.folder, `pages/${name}.json`));
      other.write('pages/team.json', JSON.stringify(pageWith({ title: 'Their team' })));
      other.edit('pages/index.json', 'A page to check', 'A page to read');
      prices(other, blocks => {
        blocks[0] = { ...blocks[0], intro: 'We plane. We saw oak.' };
      });
    });
    desk.edit('pages/index.json', 'One sentence about it.', 'Two sentences about it.');
    desk.write('pages/rates.json', JSON.stringify({ ...PRICES, redirects: ['/prices'] }));
    rmSync(join(desk.folder, 'pages/prices.json'));
    const { changes } = await look();
    const seen: unknown[] = [];
    for (const { at } of changes) {
      const { told } = await answerTo(copy, AUTHOR, { ask: 'versions', input: at });
      const { mine, theirs, differs } = told as Asks['versions']['told'];
      const places = differs.map(({ path, now }) => [path?.join(), now?.document]);
      seen.push([at?.route, mine?.title, theirs?.title, ...places]);
    }
    const movedLinks = [0, 1].map(at => [`blocks,4,links,${at},href`, '/prices']);
    expect(seen).toEqual([
      ['/', '/', '/', ['blocks,0,heading', '/']],
      ['/costs', '/fees', '/fees', ['blocks,0,heading', '/fees'], [undefined, '/fees']],
      ['/hours', '/hours', undefined],
      ['/prices', '/rates', '/rates', ['blocks,0,intro', '/prices'], ...movedLinks],
      ['/team', undefined, '/team'],
    ]);
    expect(desk.git('status', '--porcelain')).toBe(
      'M pages/index.json\n D pages/prices.json\n?? pages/rates.json',
    );
  });

  it('shows a photograph that is not here yet, as each place shows it', async () => {
    const oak = { src: '/images/oak.jpg', alt: 'An oak' };
    const face = { src: '/images/face.svg', alt: 'A face' };
    const pictures = [oak, { ...oak, crop: '200 0 800 600' }, face, { ...face, src: '/images/chart.svg' }];
    const bytes = await photograph({ width: 1600, height: 1200, orientation: 6 });
    others(other => {
      const page = pageWith({
        blocks: [hero, ...pictures.map(image => ({ type: 'media-text', heading: 'Oak', image }))],
      });
      other.write('pages/team.json', JSON.stringify(page));
      writeFileSync(join(other.folder, 'pages/_public/images/oak.jpg'), bytes);
      other.write(
        'pages/_public/images/face.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>',
      );
    });
    const drawn = new Set<unknown>();
    copy = copyOf(desk.folder, {
      async draw(_route, _day, _texts, how) {
        for (const { src, ...picture } of how?.pictures ?? [])
          drawn.add({ ...picture, type: src.slice(0, src.indexOf(';')) });
        return undefined;
      },
    });
    const { changes } = await look();
    await answerTo(copy, AUTHOR, { ask: 'versions', input: changes[0]?.at ?? {} });
    const webp = 'data:image/webp';
    expect(drawn).toEqual(
      new Set([
        { named: { src: '/images/oak.jpg' }, type: webp, width: 1280, height: 960 },
        { named: { src: '/images/oak.jpg', crop: '200 0 800 600' }, type: webp, width: 800, height: 600 },
        { named: { src: '/images/face.svg' }, type: 'data:image/svg+xml', width: 8, height: 6 },
      ]),
    );
  });

  it('is finished before anything else is answered if its process was killed, and said once', async () => {
    others(desk => price(desk, 'Eleven dollars'));
    desk.git('fetch', '--quiet');
    const sides = { site: desk.folder, engine: process.cwd() };
    const repository = findRepository(desk.folder);
    if ('missing' in repository) throw new Error('This folder is not in Git.');
    const { where, step } = stepHere(repository, {});
    if (!step) throw new Error('Nothing comes.');
    const { known } = await rehearseNewest(sides, { where, step }, () => [], { withReport: false });
    const { theirs: commit, head, branch, was } = step;
    const about = { commit, head, branch, was, names: 'Dev', from: 'origin/main', id: 'cut short' };
    writeBringing(desk.folder, { ...known.steps, ...about, isSaved: false });
    const { sent, theirs } = await ask({ rehearse: true });
    expect([sent.finished, theirs]).toEqual([
      expect.stringMatching(/cut short, and is complete now/),
      undefined,
    ]);
    expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
    const again = await ask({ id: 'cut short', theirs: 'what she had read' });
    expect(again).toMatchObject({ status: 200, done: true });
    expect(again.sent.finished).toBeUndefined();
  });
});
