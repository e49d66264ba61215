// Begins and duplicates everything everywhere, and asks the check of the whole site what it says of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { MADE_UP_BLOCK } from '../../../../tests/support/composer/made-up-block.ts';
import {
  type Put,
  putEverywhere,
  type Spot,
  spotName,
} from '../../../../tests/support/composer/put-everywhere.ts';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
  siteWith,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../../tests/support/site/site.ts';
import { size } from '../../../../tests/support/size.ts';
import { type Path, typeOf, valueAt } from '../../../base/json-value.ts';
import { listPublicFiles } from '../../../document/files/public.ts';
import { givenIn, readWordsIn } from '../../../document/schema/given-words.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import { beginAt, isFull, listAt } from '../../model/begun/begun.ts';
import type { MadeValue } from '../../model/begun/begun-value.ts';
import { duplicate } from '../../model/begun/duplicate.ts';
import { textsWithin } from '../../model/state/to-be-written.ts';
import { type BeginInput, begunIn } from './begun.ts';
import { languageOfSite, supplyOf } from './supply.ts';

const ENGINE = process.cwd();
/** Far ahead, so that every page is public. */
const NOW = () => Date.parse('2100-01-01');
const STEP = size(37, 1);

const PICTURE = { src: '/images/chart.svg', alt: 'Our chart' };

const sample = (_: Spot, index: number) => index % STEP === 0;
const open = (root: string) => openLibrary(root, ENGINE, NOW);
const begin = (library: Library) => (spot: Spot) => {
  const begun = beginAt(spot, supplyOf(spot.file, library), spot.type);
  return { begun: begun && pictured(begun, library), at: spot.at };
};
/** The author has chosen a picture wherever one is needed, and said what it shows. */
function pictured({ value, given }: MadeValue, { root }: Library): MadeValue {
  const picture = listPublicFiles(root).names.find(name => name.startsWith('images/'));
  const words = (path: Path) => (path.at(-1) === 'alt' ? 'What it shows' : `/${picture}`);
  const chosen = given
    .filter(path => valueAt(value, path) === '')
    .reduce<unknown>((now, path) => stepped(now, { do: 'set', path, value: words(path) }), value);
  return { value: chosen, given };
}
const copy = (library: Library) => (spot: Spot) => {
  const place = { ...spot, at: spot.at + 1 };
  const value = duplicate(
    valueAt(spot.document, [...spot.path, spot.at]),
    place,
    supplyOf(spot.file, library),
  );
  return { begun: value === undefined ? undefined : { value, given: [] }, at: spot.at + 1 };
};
const hasOriginal = ({ document, path, at, type }: Spot) => {
  const original = valueAt(document, [...path, at]);
  return original !== undefined && (type === undefined || type === typeOf(original));
};

/** The check keeps words that nobody has written from the public, but never refuses to save them. */
const refused = (put: Put[]) =>
  put.flatMap(({ spot, begun, problems }) =>
    problems
      .filter(({ rule }) => rule !== 'unfinished')
      .map(({ where, message }) => `${spotName(spot)}: ${JSON.stringify(begun.value)}: ${where}: ${message}`),
  );

describe.each([ENGINE, SECOND_CONTENT])('on %s', root => {
  let library: Library;
  let all: ReturnType<typeof putEverywhere>;
  beforeAll(() => {
    library = open(root);
    all = putEverywhere(library, sample, begin(library));
  });

  it('all that is begun is accepted', () => {
    expect(all.put.length).toBeGreaterThan(size(40, 1_500));
    expect(refused(all.put)).toEqual([]);
  });

  it('whatever the check knows as words of an example is told', () => {
    const isKnown = ({ problems }: (typeof all.put)[number]) =>
      problems.some(({ rule }) => rule === 'unfinished');
    const known = all.put.filter(isKnown);
    expect(known.filter(({ begun }) => begun.given.length === 0).map(({ spot }) => spotName(spot))).toEqual(
      [],
    );
    expect(known.length).toBeGreaterThan(all.put.length / 5);
  });

  it('every block has words to write over', () => {
    const empty = all.put.filter(
      ({ spot, begun }) => begun.given.length === 0 && (spot.type ?? SHARED) !== SHARED,
    );
    expect(empty.map(({ spot, begun }) => `${spotName(spot)} ${JSON.stringify(begun)}`)).toEqual([]);
  });

  it('no words to write over stand in the document already, as the name of a neighbour does', () => {
    const said = all.put.flatMap(({ spot, begun: { value, given } }) => {
      const words = new Set(textsWithin(spot.document).map(({ text }) => text));
      const begun = given.map(path => String(valueAt(value, path)));
      return begun.filter(text => !text.startsWith('/') && words.has(text));
    });
    expect(said).toEqual([]);
  });

  it('no picture of the site or of an example is in it', () => {
    const withPicture = all.put.filter(({ begun: { value, given } }) =>
      textsWithin(value).some(
        ({ text, path }) => text.startsWith('/images/') && !given.some(place => place.join() === path.join()),
      ),
    );
    expect(withPicture.map(({ spot }) => spotName(spot))).toEqual([]);
  });

  it('no word of an example is in it that is not said to be given', () => {
    const { words } = givenIn(library.types.flatMap(type => library.examples(type)));
    const unsaid = all.put.filter(({ begun: { value, given } }) =>
      readWordsIn(value).some(
        ({ text, path }) => words.has(text) && !given.some(place => place.join() === path.join()),
      ),
    );
    expect(unsaid.map(({ spot, begun }) => `${spotName(spot)} ${JSON.stringify(begun)}`)).toEqual([]);
  });

  it('no word of an example is of another language than the site', () => {
    const given = (language?: string) =>
      givenIn(library.types.flatMap(type => library.examples(type, language))).words;
    const own = given(languageOfSite(library));
    const others = new Set([...given()].filter(text => !own.has(text)));
    expect(others.size).toBeGreaterThan(250);
    const foreign = all.put.filter(({ begun }) =>
      readWordsIn(begun.value).some(({ text }) => others.has(text)),
    );
    expect(foreign.map(({ spot, begun }) => `${spotName(spot)} ${JSON.stringify(begun)}`)).toEqual([]);
  });

  it('only what the check would refuse is not begun', () => {
    const items = all.left.filter(({ type }) => type === undefined);
    expect(items.filter(spot => !isFullAt(spot, library)).map(spotName)).toEqual([]);
    const blocks = all.left.filter(spot => spot.type !== undefined && !isFullAt(spot, library));
    const elsewhere = (spot: Spot) =>
      beginAt({ ...spot, document: { blocks: [] }, at: 0 }, supplyOf(spot.file, library), spot.type);
    const names = new Set(blocks.map(spotName));
    const { put } = putEverywhere(
      library,
      spot => names.has(spotName(spot)),
      spot => ({ begun: elsewhere(spot), at: spot.at }),
    );
    expect(put.length).toBeGreaterThan(0);
    expect(put.filter(({ problems }) => problems.length === 0).map(({ spot }) => spotName(spot))).toEqual([]);
  });

  it('all that is duplicated is accepted', () => {
    // Counts the originals alone, so that a new type of block does not thin them out.
    let met = 0;
    const { put, left } = putEverywhere(
      library,
      spot => hasOriginal(spot) && met++ % size(13, 1) === 0,
      copy(library),
    );
    expect(put.length).toBeGreaterThan(size(20, 300));
    expect(refused(put)).toEqual([]);
    expect(left.filter(spot => !isAlone(spot, library)).map(spotName)).toEqual([]);
  });
});

function isFullAt(spot: Spot, { definitions }: Library): boolean {
  const list = listAt(spot, definitions);
  return list !== undefined && isFull(list);
}

function isAlone(spot: Spot, library: Library): boolean {
  const list = listAt(spot, library.definitions);
  const type = String(spot.type);
  return (
    list?.schema.uniqueItems === true ||
    isFullAt(spot, library) ||
    type === SHARED ||
    library.definitions[type]?.opensPage === true
  );
}

function isLast({ file, document, path, at, type }: Spot): boolean {
  return file.kind === 'page' && type === undefined && at === (valueAt(document, path) as unknown[]).length;
}

describe('in every list that a schema has', () => {
  const engine = open(ENGINE);
  const examples = (type: string, library: Library): Files =>
    Object.fromEntries(
      library.examples(type, 'en').map((example, index) => {
        const opens = library.definitions[type]?.opensPage;
        return [
          `pages/${type}-${index}.json`,
          pageWith({ title: `${type} number ${index}`, blocks: opens ? [example] : [hero, example] }),
        ];
      }),
    );

  it('an item is accepted', () => {
    const types = Object.assign({}, ...engine.types.map(type => examples(type, engine)));
    const root = temporarySite({ ...types, ...MADE_UP_BLOCK });
    const library = open(root);
    const made = putEverywhere(library, spot => isLast(spot) || spot.type === 'made-up', begin(library));
    expect(made.put.length).toBeGreaterThan(300);
    expect(refused(made.put)).toEqual([]);
    expect(made.put.filter(({ spot }) => spot.type === 'made-up').length).toBeGreaterThan(20);
    expect(
      made.left
        .filter(({ type }) => type === undefined)
        .filter(spot => !isFullAt(spot, library))
        .map(spotName),
    ).toEqual([]);
  });
});

it('every block is accepted on a site with one address', () => {
  const addresses = { email: 'mailto:hello@example.com' };
  const library = open(temporarySite({ 'pages/_site.json': siteDocument({ addresses }) }));
  const { put } = putEverywhere(library, spot => spot.type !== undefined && spot.at === 1, begin(library));
  expect(refused(put)).toEqual([]);
  const opening = library.types.filter(type => library.definitions[type]?.opensPage);
  expect(put.map(({ spot }) => spot.type)).toEqual(library.types.filter(type => !opening.includes(type)));
});

describe('begun at a place', () => {
  const own = { text: 'Read the pricing', href: '/#prices' };
  const sets = {
    type: 'packages',
    id: 'prices',
    items: [
      { name: 'Small', price: '{small}', features: ['Yes', 'No'], popular: true, link: own },
      { name: 'Large', price: 700, features: ['Yes', 'And yes'], link: own },
    ],
  };
  const page = {
    blocks: [
      hero,
      sets,
      {
        type: 'tags',
        items: [
          { text: 'Ours', icon: 'house' },
          { text: 'Theirs', icon: 'gear' },
        ],
      },
      {
        type: 'sections',
        items: [
          { id: 'one', heading: 'One', text: 'A.' },
          { id: 'two', heading: 'Two', text: 'B.' },
        ],
      },
      {
        type: 'testimonials',
        items: [{ name: 'Mei', role: 'Joiner', text: 'Good.', rating: 4, category: 'homes' }],
      },
      { type: 'cards', items: [{ title: 'Ours', image: PICTURE }] },
      { type: 'contact', form: { post: { also: [{ name: 'subject', value: 'Letter' }] } } },
    ],
  };
  const begunParts = { type: 'sections', items: [{ id: 'three', heading: 'Three', text: 'C.' }] };
  const answer = (input: Omit<BeginInput, 'document'>) =>
    begunIn(siteWith({ 'pages/index.json': pageWith(page) }).library, { document: '/', ...input });

  const CASES: { name: string; input: Omit<BeginInput, 'document'>; gives: object | undefined }[] = [
    {
      name: 'a tag has a word of the example and the icon of its neighbour',
      input: { path: ['blocks', 2, 'items'], at: 2 },
      gives: { value: { text: 'Chairs', icon: 'gear' }, given: [['text']] },
    },
    {
      name: 'a testimonial has the neighbour’s stars and category, and is held by the check',
      input: { path: ['blocks', 4, 'items'], at: 0 },
      gives: {
        value: {
          name: 'Georgina Holt',
          role: 'Interior designer, Lisbon',
          text: 'I measure everything twice before I order. In eight tables I have found one pencil mark and no leg that I could not trust.',
          rating: 4,
          category: 'homes',
        },
        given: [['name'], ['role'], ['text']],
      },
    },
    {
      name: 'a value that needs a name gets a free one',
      input: { path: ['blocks', 6, 'form', 'post', 'also'], at: 1 },
      gives: { value: { name: 'subject-2' } },
    },
    {
      name: 'a package is never the popular one, and keeps the amount and the address of its neighbour',
      input: { path: ['blocks', 1, 'items'], at: 1 },
      gives: { value: { price: '{small}', link: { href: '/#prices' } } },
    },
    {
      name: 'a picture that is needed is empty until somebody chooses it and says what it shows',
      input: { path: ['blocks'], at: 2, type: 'media-text' },
      gives: {
        value: { type: 'media-text', image: { src: '', alt: '' } },
        given: [
          ['heading'],
          ['text'],
          ...[0, 1, 2].map(index => ['points', index]),
          ['image', 'src'],
          ['image', 'alt'],
          ['links', 0, 'text'],
        ],
      },
    },
    {
      name: 'a second block that opens a page can stand nowhere',
      input: { path: ['blocks'], at: 2, type: 'hero' },
      gives: undefined,
    },
    {
      name: 'nothing can stand before it',
      input: { path: ['blocks'], at: 0, type: 'faq' },
      gives: undefined,
    },
    {
      name: 'a copy has free names, and nothing that only one may have',
      input: { path: ['blocks'], at: 2, like: { document: '/', path: ['blocks', 1] } },
      gives: {
        value: { ...sets, id: 'prices-2', items: [{ ...sets.items[0], popular: undefined }, sets.items[1]] },
        given: [],
      },
    },
    {
      name: 'a copy in a block that is only begun has a name that is free there too',
      input: {
        path: ['blocks', 6, 'items'],
        at: 1,
        like: { document: '/', path: ['blocks', 6, 'items', 0] },
        inside: { document: '/', version: '', path: ['blocks'], do: 'insert', at: 6, value: begunParts },
      },
      gives: { value: { id: 'three-2', heading: 'Three', text: 'C.' }, given: [] },
    },
    { name: 'what is no list has no place', input: { path: ['title'], at: 0 }, gives: undefined },
  ];

  it.each(CASES)('$name', ({ input, gives }) => {
    const begun = answer(input);
    if (gives === undefined) expect(begun).toBeUndefined();
    else expect(JSON.parse(JSON.stringify(begun))).toMatchObject(JSON.parse(JSON.stringify(gives)));
    expect(JSON.stringify(begun?.value ?? '')).not.toContain('popular');
  });

  it.each([
    {
      name: 'an item has the fields that all its neighbours have',
      block: {
        type: 'tags',
        items: [
          { text: 'A', icon: 'house', href: '/' },
          { text: 'B', icon: 'gear' },
        ],
      },
      list: 'items',
      fields: ['text', 'icon'],
    },
    {
      name: 'a part begins without a name for links, as it needs none',
      block: { type: 'sections', items: [{ id: 'one', heading: 'One', text: 'A.' }] },
      list: 'items',
      fields: ['heading', 'text'],
    },
    {
      name: 'a logo has a picture, which the layout of its block needs',
      block: { type: 'tags', variant: 'logos', items: [{ text: 'Ours', image: PICTURE }] },
      list: 'items',
      fields: ['text', 'image'],
    },
    {
      name: 'an item has no picture and no mark of its neighbours',
      block: {
        type: 'testimonials',
        items: [{ name: 'Mei', role: 'Joiner', text: 'Good.', rating: 4, sample: true, image: PICTURE }],
      },
      list: 'items',
      fields: ['name', 'role', 'text', 'rating'],
    },
    {
      name: 'an item leads to no other site, as its neighbours do',
      block: {
        type: 'tags',
        items: [{ text: 'A', icon: 'house', href: 'https://register.example.com/4711' }],
      },
      list: 'items',
      fields: ['text', 'icon'],
    },
    {
      name: 'a link opens a chat if its neighbours do',
      block: { type: 'notice', text: 'Ask.', links: [{ text: 'Ask us', chat: 'Good morning.' }] },
      list: 'links',
      fields: ['text', 'chat'],
    },
  ])('$name', ({ block, list, fields }) => {
    const { library } = siteWith({ 'pages/index.json': pageWith({ blocks: [hero, block] }) });
    const begun = begunIn(library, { document: '/', path: ['blocks', 1, list], at: 0 });
    expect(Object.keys(begun?.value ?? {})).toEqual(fields);
  });

  it('where neighbours have said all words of the examples, it says what its fields are called', () => {
    const items = siteWith({})
      .library.examples('testimonials')
      .flatMap(example => valueAt(example, ['items']) as object[])
      .map(item => ({
        date: 'June 2025',
        role: 'Joiner',
        ...item,
        sample: true,
        image: undefined,
        category: undefined,
      }));
    const page = pageWith({ blocks: [hero, { type: 'testimonials', items }] });
    const { library } = siteWith({ 'pages/index.json': page });
    const begun = begunIn(library, { document: '/', path: ['blocks', 1, 'items'], at: 0 });
    expect(begun?.value).toMatchObject({ name: 'Name', role: 'Role', text: 'Text', date: 'Date' });
  });

  it('an example lends its words, and none of its marks and categories', () => {
    const begun = begunIn(siteWith({}).library, {
      document: '/',
      path: ['blocks'],
      at: 1,
      type: 'testimonials',
    });
    const item = valueAt(begun?.value, ['items', 0]);
    expect(Object.keys(item ?? {})).toEqual(['name', 'role', 'text', 'date']);
  });
});
