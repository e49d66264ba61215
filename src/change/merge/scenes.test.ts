// Two people change a whole site, each in their own copy. Every scene is merged both ways round and held against the check.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type Files,
  hero,
  PHOTO,
  pageWith,
  siteWith,
  smallSite,
  writeFiles,
} from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import type { Fields } from '../../base/json-value.ts';
import type { Take } from '../../document/merge/merged-part.ts';
import { movesOf } from '../pages/move/moves.ts';
import { pageToMove, targetOf } from '../pages/move/page-and-target.ts';
import { movePlan } from '../pages/move/plan.ts';
import { removePage } from '../pages/remove/remove-page.ts';
import { saveTogether } from '../save/together.ts';
import { keyOfConflict, type MergedSites, type SiteAnswer } from './conflicts.ts';
import type { SideFiles } from './sides.ts';
import { mergeSites } from './sites.ts';

type TestSite = ReturnType<typeof siteWith>;
/** One person's work on the site. */
type Work = ((site: TestSite) => void)[];

const link = (href: string) => ({ type: 'prose', text: `Read [more about it](${href}) when there is time.` });
const START = smallSite({
  'pages/index.json': pageWith({
    title: 'Home of the site',
    blocks: [hero, link('/prices'), link('/news'), link('/about')],
  }),
  'pages/prices.json': pageWith({
    title: 'Prices of the workshop',
    blocks: [{ ...hero, heading: 'Prices' }],
  }),
  'pages/news.json': pageWith({
    title: 'News of the workshop',
    blocks: [
      {
        ...hero,
        heading: 'News',
        links: [
          { text: 'Home', href: '/' },
          { text: 'Prices', href: '/prices' },
        ],
      },
      { type: 'prose', id: 'oak', text: 'We work in oak. We work in ash. We work by hand.' },
    ],
  }),
  'pages/about.json': pageWith({ title: 'About the workshop', blocks: [{ ...hero, heading: 'About' }] }),
  'pages/_look/tokens.css': ':root {\n  --ink: #111111;\n\n  --text: #222222;\n\n  --mute: #333333;\n}\n',
});

const change =
  (file: string, work: (page: Fields & { blocks: Fields[] }) => void) =>
  ({ root }: TestSite) => {
    const page = JSON.parse(readFileSync(join(root, file), 'utf8'));
    work(page);
    writeFiles(root, { [file]: page });
  };
const add = (file: string, block: object) =>
  change(file, ({ blocks }) => {
    blocks.push(block as Fields);
  });
const begin =
  (files: Files) =>
  ({ root }: TestSite) =>
    writeFiles(root, files);
const rename =
  (old: string, wanted: string) =>
  ({ root, library }: TestSite) => {
    const page = pageToMove(old, library, root);
    const moves = movesOf(page, targetOf(wanted, page, library, root), [], library);
    saveTogether(root, movePlan(moves, library).changes);
  };
const remove =
  (route: string, to: string) =>
  ({ root, library }: TestSite) => {
    const removal = removePage(library, { route, to });
    if ('refusal' in removal) throw removal.refusal;
    saveTogether(root, removal.changes);
  };
const removeForGood = (site: TestSite) => {
  rmSync(join(site.root, NEWS));
  change(HOME, ({ blocks }) => blocks.splice(2, 1))(site);
};

function filesOf(root: string): SideFiles {
  const names = readdirSync(join(root, 'pages'), { recursive: true, withFileTypes: true });
  const files = names.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.sort().map(file => [file.slice(root.length + 1), readFileSync(file)]));
}

function workOn(files: Files, work: Work): SideFiles {
  const site = siteWith(files);
  for (const deed of work) {
    deed(site);
    site.library.forget();
  }
  return filesOf(site.root);
}

const check = (files: SideFiles) => siteWith(Object.fromEntries(files)).problems();
const textIn = (files: SideFiles, name: string) => files.get(name)?.toString() ?? 'not there';
const conflictsOf = ({ conflicts }: MergedSites) =>
  conflicts
    .flatMap(one => ['at' in one ? [one.is, one.file, ...one.at].join(' ') : `${one.is} ${one.file}`])
    .sort();
const answered = (take: Take, { conflicts }: MergedSites): SiteAnswer => {
  const keys = conflicts.map(keyOfConflict);
  return conflict => (keys.includes(keyOfConflict(conflict)) ? take : undefined);
};

const NEWS = 'pages/news.json';
const JOURNAL = 'pages/journal.json';
const ABOUT = 'pages/about.json';
const HOME = 'pages/index.json';
const SITE = 'pages/_site.json';
const LOOK = 'pages/_look/tokens.css';
const PICTURE = 'pages/_public/images/shop.png';
const words = (before: string, after: string) =>
  change(NEWS, page => {
    Object.assign(page.blocks[1] ?? {}, { text: String(page.blocks[1]?.text).replace(before, after) });
  });
const inLook =
  (before: string, after: string) =>
  ({ root }: TestSite) =>
    writeFiles(root, { [LOOK]: readFileSync(join(root, LOOK), 'utf8').replace(before, after) });
const photo = (byte: number) => Buffer.concat([PHOTO, Buffer.of(byte)]);
const shown = (byte: number) => (site: TestSite) => {
  writeFiles(site.root, { [PICTURE]: photo(byte) });
  change(ABOUT, page => Object.assign(page, { image: '/images/shop.png' }))(site);
};
const offers = (title: string) =>
  begin({
    'pages/offers.json': pageWith({ title, blocks: [{ ...hero, heading: title }] }),
  });
const menu = (text: string) =>
  change(SITE, ({ header }) => {
    (header as { menu: object[] }).menu.push({ text, href: '/prices' });
  });
const moreLinks = (text: string) =>
  change(NEWS, ({ blocks: [top] }) => Array.isArray(top?.links) && top.links.push({ text, href: '/about' }));

/** "says" are words of the merged files, and "conflicts" what is asked. Both are the same whichever side is ours. */
const SCENES: {
  name: string;
  one: Work;
  other: Work;
  conflicts?: string[];
  /** The check alone finds what is asked. */
  isOfCheck?: true;
  /** One of the two answers leaves a mistake, so there is one more question. */
  isAskedAgain?: true;
  says?: { [file: string]: string[] };
  gone?: string[];
}[] = [
  {
    name: 'words in a page that somebody has moved',
    one: [rename('/news', '/journal')],
    other: [words('in oak', 'in beech')],
    says: { [JOURNAL]: ['in beech', '"/news"'], [HOME]: ['(/journal)'] },
    gone: [NEWS],
  },
  {
    name: 'a new link to a page that somebody has moved',
    one: [rename('/news', '/journal')],
    other: [add(ABOUT, link('/news#oak'))],
    says: { [ABOUT]: ['(/journal#oak)'] },
    gone: [NEWS],
  },
  {
    name: 'a move that both have made, with words of each',
    one: [words('in oak', 'in beech'), rename('/news', '/journal')],
    other: [words('by hand', 'slowly'), rename('/news', '/journal')],
    says: { [JOURNAL]: ['in beech', 'slowly'] },
  },
  {
    name: 'a page that each has moved elsewhere',
    one: [rename('/news', '/journal'), add(ABOUT, link('/journal'))],
    other: [words('in oak', 'in beech'), rename('/news', '/notes')],
    conflicts: ['address'],
  },
  {
    name: 'two pages moved, and the links of each',
    one: [rename('/news', '/journal'), add(ABOUT, link('/prices'))],
    other: [rename('/prices', '/costs'), add(ABOUT, link('/news'))],
    says: { [ABOUT]: ['(/costs)', '(/journal)'] },
  },
  {
    name: 'a move of a page whose new address somebody else has begun',
    one: [rename('/news', '/offers')],
    other: [offers('Offers of the week')],
    conflicts: ['begun pages/offers.json'],
  },
  {
    name: 'a new link to a page that somebody has taken away for another one',
    one: [remove('/news', '/about')],
    other: [add('pages/prices.json', link('/news'))],
    says: { 'pages/prices.json': ['(/about)'] },
    gone: [NEWS],
  },
  {
    name: 'words in a page that somebody has taken away',
    one: [remove('/news', '/about')],
    other: [words('in oak', 'in beech')],
    conflicts: [`taken ${NEWS}`],
  },
  {
    name: 'a new link to a page that somebody has taken away for good',
    one: [removeForGood],
    other: [add(ABOUT, link('/news'))],
    conflicts: [`taken ${NEWS}`],
    isOfCheck: true,
    isAskedAgain: true,
  },
  {
    name: 'a page that both have taken away',
    one: [remove('/news', '/about')],
    other: [remove('/news', '/about')],
    gone: [NEWS],
  },
  {
    name: 'a page that somebody has taken away and somebody else only moved',
    one: [remove('/news', '/about')],
    other: [rename('/news', '/journal')],
    gone: [NEWS, JOURNAL],
  },
  {
    name: 'a new link to a page that somebody has moved and somebody else has taken away',
    one: [remove('/news', '/about')],
    other: [rename('/news', '/journal'), add('pages/prices.json', link('/journal'))],
    says: { 'pages/prices.json': ['(/about)'] },
    gone: [NEWS, JOURNAL],
  },
  {
    name: 'two pages begun at one address, in files of different names',
    one: [offers('Offers of the week')],
    other: [begin({ 'pages/offers/index.json': pageWith({ title: 'Tables for less' }) })],
    conflicts: ['begun'],
  },
  {
    name: 'two pages begun at one address',
    one: [offers('Offers of the week'), add(ABOUT, link('/offers'))],
    other: [offers('Tables for less')],
    conflicts: ['begun pages/offers.json'],
  },
  {
    name: 'one page that both have begun alike',
    one: [offers('Offers')],
    other: [offers('Offers')],
    says: { 'pages/offers.json': ['Offers'] },
  },
  {
    name: 'a new picture of the same name',
    one: [shown(1)],
    other: [
      ({ root }) => writeFiles(root, { [PICTURE]: photo(2) }),
      change(NEWS, page => Object.assign(page, { image: '/images/shop.png' })),
    ],
    says: { 'pages/_public/images/shop-2.png': ['PNG'] },
  },
  {
    name: 'a picture that both have replaced',
    one: [({ root }) => writeFiles(root, { 'pages/_public/images/social.png': photo(1) })],
    other: [({ root }) => writeFiles(root, { 'pages/_public/images/social.png': photo(2) })],
    conflicts: ['file pages/_public/images/social.png'],
  },
  {
    name: 'a page that one has left unreadable',
    one: [begin({ [ABOUT]: '{ "title": "About' })],
    other: [add(ABOUT, link('/prices'))],
    conflicts: [`file ${ABOUT}`],
  },
  {
    name: 'other lines of the look',
    one: [inLook('#111111', '#101010')],
    other: [inLook('#333333', '#303030')],
    says: { [LOOK]: ['#101010', '#303030'] },
  },
  {
    name: 'one line of the look',
    one: [inLook('#111111', '#101010')],
    other: [inLook('#111111', '#121212')],
    conflicts: [`file ${LOOK}`],
  },
  {
    name: 'a list that has room for one more',
    one: [moreLinks('Who we are')],
    other: [moreLinks('About us')],
    conflicts: [`value ${NEWS} blocks 0 links`],
    isOfCheck: true,
  },
  {
    name: 'a block of the same id, and links to it from other pages',
    one: [add(NEWS, { ...link('/'), id: 'ash' }), add(ABOUT, link('/news#ash'))],
    other: [
      add(NEWS, { type: 'prose', text: 'All about a wood that is light in colour.', id: 'ash' }),
      add('pages/prices.json', link('/news#ash')),
    ],
    says: { [NEWS]: ['"ash"', '"ash-2"'] },
  },
  {
    name: 'a link to a block that somebody has taken away',
    one: [change(NEWS, ({ blocks }) => blocks.splice(1))],
    other: [add(ABOUT, link('/news#oak'))],
    conflicts: [`value ${ABOUT} blocks`],
    isOfCheck: true,
    isAskedAgain: true,
  },
  {
    name: 'the menu of the site',
    one: [menu('What it costs')],
    other: [menu('Costs')],
    says: { [SITE]: ['What it costs', 'Costs'] },
  },
  {
    name: 'the name of the site',
    one: [change(SITE, site => Object.assign(site, { brand: 'Oak' }))],
    other: [change(SITE, site => Object.assign(site, { brand: 'Awl' }))],
    conflicts: [`value ${SITE} brand`],
  },
];

const done = new Map<Work, SideFiles>();
const after = (work: Work): SideFiles => {
  const files = done.get(work) ?? workOn(START, work);
  done.set(work, files);
  return files;
};

it.each(SCENES)('$name', ({ one, other, conflicts = [], isOfCheck, isAskedAgain, says = {}, gone = [] }) => {
  const base = after([]);
  const sides = [after(one), after(other)] as const;
  for (const [ours, theirs] of [sides, [sides[1], sides[0]]] as const) {
    const isChecked = ours === sides[0] || size(isOfCheck ?? false, true);
    const merged = mergeSites(base, ours, theirs, isChecked ? { check } : {});
    expect(conflictsOf(merged)).toEqual(conflicts.map(words => expect.stringContaining(words)));
    expect(merged.problems).toEqual([]);
    for (const [file, texts] of Object.entries(says))
      for (const text of texts) expect(textIn(merged.files, file)).toContain(text);
    for (const file of gone) expect(textIn(merged.files, file)).toBe('not there');
    for (const take of size<Take[]>([], ['ours', 'theirs', 'both'])) {
      if (merged.conflicts.length === 0) break;
      const settled = mergeSites(base, ours, theirs, { check, answer: answered(take, merged) });
      expect(settled.problems).toEqual([]);
      if (!isAskedAgain) expect(conflictsOf(settled)).toEqual([]);
    }
  }
});

it('keeps both pages that were begun at one address, ours at another one', () => {
  const [ours, theirs] = [
    after([offers('Offers of the week'), add(ABOUT, link('/offers'))]),
    after([offers('Tables for less')]),
  ];
  const { files, renamed, conflicts } = mergeSites(after([]), ours, theirs, { answer: () => 'both' });
  expect(conflicts).toEqual([]);
  expect(renamed).toEqual([{ from: 'pages/offers.json', to: 'pages/offers-2.json' }]);
  expect(textIn(files, 'pages/offers.json')).toContain('Tables for less');
  expect(textIn(files, 'pages/offers-2.json')).toContain('Offers of the week');
  expect(textIn(files, ABOUT)).toContain('(/offers-2)');
});

it('keeps a page that they have taken away if we want it, and its address leads to no other page', () => {
  const [ours, theirs] = [after([words('in oak', 'in beech')]), after([remove('/news', '/about')])];
  const { files } = mergeSites(after([]), ours, theirs, { answer: () => 'ours' });
  expect(textIn(files, NEWS)).toContain('in beech');
  expect(textIn(theirs, ABOUT)).toContain('redirects');
  expect(textIn(files, ABOUT)).not.toContain('redirects');
});

it('puts a page that each has moved elsewhere to our address if we want it', () => {
  const [ours, theirs] = [
    after([rename('/news', '/journal')]),
    after([rename('/news', '/notes'), add(ABOUT, link('/notes'))]),
  ];
  const { files } = mergeSites(after([]), ours, theirs, { answer: () => 'ours' });
  expect(textIn(files, 'pages/notes.json')).toBe('not there');
  expect([textIn(files, ABOUT), textIn(files, HOME)]).toEqual([
    expect.stringContaining('(/journal)'),
    expect.stringContaining('(/journal)'),
  ]);
});
