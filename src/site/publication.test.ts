import { describe, expect, it, test } from 'vitest';
import { marked } from '../../tests/support/documents/messages/golden.ts';
import {
  type Files,
  hero,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../tests/support/documents/sites/small-site.ts';
import { dayAfter, dayAt, instantOf } from '../base/dates/dates.ts';
import { checkThese } from '../check/check-and-lint.ts';
import { resolveSite } from '../draw/resolve/resolve.ts';
import { leftOutSentences } from '../publish/left-out.ts';
import { asVisitorsSee } from './library/as-visitors-see.ts';
import { publicSpan, standingOf, standingWords } from './publication.ts';

const NOW = '2026-06-15T12:00+10:00';
const LATER = '2026-12-01';
const EARLIER = '2026-01-31';

const lead = (href = '/x') => ({ ...hero, links: [{ text: 'The page', href }] });
const page = (fields: object) => pageWith({ title: 'Another page', ...fields });

function said(files: Files): string[] {
  return siteWith(files, NOW)
    .problems()
    .filter(({ message }) => !message.startsWith('No other page leads here'))
    .map(problem => `${problem.level} ${problem.file} ${sentence(problem)}`);
}

type Case = { name: string; from: object; to: object; says: string[] };

const LEADS: Case[] = [
  {
    name: 'a draft',
    from: {},
    to: { status: 'draft' },
    says: [
      'error pages/a.json hero › links[0] › href: The page "/x" is a draft, so visitors do not get there. Publish it (take "status" out of pages/x.json), or change the link.',
    ],
  },
  {
    name: 'a page that is not public yet',
    from: {},
    to: { publishAt: LATER },
    says: [
      'error pages/a.json hero › links[0] › href: The page "/x" is not public before 1 December 2026. Change "publishAt" in pages/x.json, or change the link.',
    ],
  },
  {
    name: 'a page that has gone',
    from: {},
    to: { unpublishAt: EARLIER },
    says: [
      'error pages/a.json hero › links[0] › href: The page "/x" has been gone since 31 January 2026. Change "unpublishAt" in pages/x.json, or change the link.',
    ],
  },
  {
    name: 'a page that will go',
    from: {},
    to: { unpublishAt: LATER },
    says: [
      'warning pages/a.json hero › links[0] › href: The page "/x" goes on 1 December 2026; then this leads nowhere. Take it out by then, or change "unpublishAt" in pages/x.json.',
    ],
  },
  { name: 'a page that goes with it', from: { unpublishAt: LATER }, to: { unpublishAt: LATER }, says: [] },
  { name: 'a page that comes with it', from: { publishAt: LATER }, to: { publishAt: LATER }, says: [] },
  {
    name: 'a page that comes after it',
    from: { publishAt: LATER },
    to: { publishAt: '2026-12-02T09:00+11:00' },
    says: [
      'warning pages/a.json hero › links[0] › href: When this page becomes public, the page "/x" will not be public before 2 December 2026, 09:00 (UTC+11:00). Change "publishAt" in pages/x.json, or change the link.',
    ],
  },
  {
    name: 'a draft that should be there by then',
    from: { publishAt: LATER },
    to: { status: 'draft' },
    says: [
      'warning pages/a.json hero › links[0] › href: When this page becomes public, the page "/x" will be a draft, so visitors will not get there. Publish it (take "status" out of pages/x.json), or change the link.',
    ],
  },
  { name: 'a draft from a draft', from: { status: 'draft' }, to: { status: 'draft' }, says: [] },
  {
    name: 'a draft from a page that has gone',
    from: { unpublishAt: EARLIER },
    to: { status: 'draft' },
    says: [],
  },
  {
    name: 'a draft from a page that goes now',
    from: { unpublishAt: NOW },
    to: { status: 'draft' },
    says: [],
  },
  { name: 'a page that comes now', from: {}, to: { publishAt: NOW }, says: [] },
  {
    name: 'a page that goes now',
    from: {},
    to: { unpublishAt: NOW },
    says: [
      'error pages/a.json hero › links[0] › href: The page "/x" has been gone since 15 June 2026, 12:00 (UTC+10:00). Change "unpublishAt" in pages/x.json, or change the link.',
    ],
  },
  {
    name: 'a page that has gone by then',
    from: { publishAt: LATER },
    to: { unpublishAt: '2026-11-01' },
    says: [
      'warning pages/a.json hero › links[0] › href: When this page becomes public, the page "/x" will have been gone since 1 November 2026. Change "unpublishAt" in pages/x.json, or change the link.',
    ],
  },
  {
    name: 'a page that goes after it',
    from: { unpublishAt: LATER },
    to: { unpublishAt: '2026-12-02' },
    says: [],
  },
  {
    name: 'a page that was there before it',
    from: { publishAt: LATER },
    to: { publishAt: EARLIER },
    says: [],
  },
];

describe('a link to', () => {
  test.each(LEADS)('$name', ({ from, to, says }) => {
    expect(
      said({ 'pages/a.json': page({ ...from, blocks: [lead()] }), 'pages/x.json': pageWith({ ...to }) }),
    ).toEqual(says);
  });

  it('a draft is possible where nobody sees it, in a hidden block', () => {
    const blocks = [hero, { type: 'prose', text: '[There](/x)', hidden: true }];
    const files = { 'pages/a.json': page({ blocks }), 'pages/x.json': pageWith({ status: 'draft' }) };
    expect(said(files)).toEqual([]);
    files['pages/a.json'] = page({ blocks: [hero, { type: 'prose', text: '[There](/x)' }] });
    expect(said(files)).toHaveLength(1);
  });
});

describe('a draft is not led to by', () => {
  const draft = pageWith({ status: 'draft', card: { title: 'A card' } });

  it('a card', () => {
    const blocks = [hero, { type: 'cards', items: [{ page: '/x' }] }];
    expect(said({ 'pages/a.json': page({ blocks }), 'pages/x.json': draft })).toEqual([
      'error pages/a.json cards › items[0] › page: The page "/x" is a draft, so visitors do not get there. Publish it (take "status" out of pages/x.json), or name another page.',
    ]);
  });

  it('a card with words that look like an address', () => {
    const blocks = [hero, { type: 'cards', items: [{ title: '/x' }] }];
    expect(said({ 'pages/a.json': page({ blocks }), 'pages/x.json': draft })).toEqual([]);
  });

  it('the trail of a page below', () => {
    expect(said({ 'pages/a.json': page({ parent: '/x' }), 'pages/x.json': draft })[0]).toContain(
      'error pages/a.json parent: The page "/x" is a draft',
    );
  });

  const header = (fields: object) =>
    siteDocument({
      header: {
        strip: [{ text: '{phone}' }],
        menu: [{ text: 'Home', href: '/' }],
        action: { text: 'Write to us', href: 'site:email' },
        ...fields,
      },
    });

  it('the button beside the menu', () => {
    const site = header({ action: { text: 'X', href: '/x' } });
    expect(said({ 'pages/_site.json': site, 'pages/x.json': draft })[0]).toContain(
      'error pages/_site.json header › action › href: The page "/x" is a draft',
    );
  });

  it.each<[string, object[], object[]]>([
    [
      'an entry',
      [
        { text: 'Home', href: '/' },
        { text: 'X', href: '/x' },
      ],
      [{ text: 'Home', href: '/' }],
    ],
    ['a place on it', [{ text: 'X', href: '/x#there' }], []],
    ['the only link below an entry', [{ text: 'More', links: [{ text: 'X', href: '/x' }] }], []],
    [
      'a link that begins a shelf',
      [
        {
          text: 'More',
          links: [
            { text: 'X', href: '/x', shelf: 'New' },
            { text: 'Home', href: '/' },
          ],
        },
      ],
      [{ text: 'More', links: [{ text: 'Home', href: '/', shelf: 'New' }] }],
    ],
    [
      'a group',
      [
        {
          text: 'More',
          groups: [{ text: 'All', links: [{ text: 'X', href: '/x' }] }],
          links: [{ text: 'Home', href: '/' }],
        },
      ],
      [{ text: 'More', links: [{ text: 'Home', href: '/' }] }],
    ],
  ])('the menu of visitors, which leaves it out: %s', (_, menu, seen) => {
    const x = pageWith({ status: 'draft', blocks: [{ ...hero, id: 'there' }] });
    const files = { 'pages/_site.json': header({ menu }), 'pages/x.json': x };
    expect(said(files)).toEqual([]);
    const { library } = siteWith(files);
    expect(resolveSite(asVisitorsSee(library)).header.menu).toEqual(seen);
    expect(resolveSite(library).header.menu).toEqual(menu);
  });
});

describe('a shared block leads to', () => {
  const shared = (pages: Files, x: object) =>
    said({
      'pages/_shared/notice.json': { title: 'Notice', blocks: [{ type: 'notice', text: 'See [x](/x).' }] },
      'pages/x.json': pageWith(x),
      ...pages,
    });
  const user = (fields: object, use: object = {}) =>
    page({ blocks: [hero, { type: 'shared', ref: 'notice', ...use }], ...fields });
  const words = (message: string) => [`warning pages/_shared/notice.json notice › text ${message}`];

  it('what goes before the first of its pages does', () => {
    const pages = {
      'pages/a.json': user({ publishAt: '2027-01-01' }),
      'pages/b.json': user({ title: 'Page b' }),
    };
    expect(shared(pages, { unpublishAt: LATER })).toEqual(
      words(
        '(used on 2 pages): The page "/x" goes on 1 December 2026; then this leads nowhere. Take it out by then, or change "unpublishAt" in pages/x.json.',
      ),
    );
  });

  it('what will be a draft when its page comes', () => {
    expect(shared({ 'pages/a.json': user({ publishAt: LATER }) }, { status: 'draft' })).toEqual(
      words(
        '(used on 1 page): When a page with these blocks becomes public, the page "/x" will be a draft, so visitors will not get there. Publish it (take "status" out of pages/x.json), or change the link.',
      ),
    );
  });

  it('a draft, where its page hides it', () => {
    expect(shared({ 'pages/a.json': user({}, { hidden: true }) }, { status: 'draft' })).toEqual([]);
  });
});

it('a parent that is no address is left to the schema', () => {
  const files = { 'pages/a.json': page({ parent: 5 }), 'pages/x.json': pageWith({ status: 'draft' }) };
  expect(said(files)).toEqual(['error pages/a.json "parent" is text in quotes, not a number.']);
});

it('the mark stands under the link in a text', () => {
  const files = {
    'pages/a.json': page({ blocks: [{ ...hero, intro: 'See [x](/x).' }] }),
    'pages/x.json': pageWith({ status: 'draft' }),
  };
  const problem = siteWith(files, NOW)
    .problems()
    .find(({ level }) => level === 'error');
  expect(problem && marked(problem)).toBe('[x](/x)');
});

it('an author is told how a page stands', () => {
  const labels = (fields: object) => {
    const { library } = siteWith({ 'pages/x.json': pageWith(fields) }, NOW);
    const file = library.page('/x');
    return file && standingWords(standingOf(file, library));
  };
  expect(labels({})).toBeUndefined();
  expect(labels({ status: 'draft' })).toEqual({ label: 'Draft', meaning: 'Visitors do not see this page.' });
  expect(labels({ publishAt: LATER })).toEqual({
    label: 'Public from 1 December 2026',
    meaning: 'Until then visitors do not see this page.',
  });
  expect(labels({ unpublishAt: EARLIER })).toEqual({
    label: 'No longer public since 31 January 2026',
    meaning: 'Visitors do not see this page any more.',
  });
});

describe('dates', () => {
  test.each([
    ['2026-02-30', 'publishAt: There is no day "2026-02-30".'],
    ['2026-02-30T25:00Z', 'publishAt: There is no day "2026-02-30".'],
    ['2026-12-01T25:00Z', 'publishAt: There is no time "25:00Z". Write it like "09:00+00:00".'],
    [
      '2026-12-31T24:00+11:00',
      'publishAt: There is no time "24:00+11:00". Midnight begins the next day: write "2027-01-01T00:00+11:00".',
    ],
    ['1 December 2026', '"1 December 2026" does not fit. Write a day, such as "2026-12-01"'],
    ['24.12.2026', 'publishAt: Write "2026-12-24" instead of "24.12.2026".'],
    ['2026-12-01T09:00', 'does not fit. Write a day, such as "2026-12-01", or a day with a time'],
  ])('that no calendar has: %s', (publishAt, words) => {
    const [problem, ...others] = siteWith({ 'pages/index.json': pageWith({ publishAt }) }, NOW).says();
    expect(problem).toContain(words);
    expect(others).toEqual([]);
  });

  it('that no calendar has are written anew as the clocks of the site show them', () => {
    const saidIn = (timeZone: string | undefined, publishAt: string) => {
      const site = JSON.stringify({ ...siteDocument({}), timeZone });
      return siteWith({ 'pages/_site.json': site, 'pages/index.json': pageWith({ publishAt }) }, NOW).says();
    };
    for (const [zone, winter, summer] of [
      ['Europe/Berlin', '+01:00', '+02:00'],
      ['America/St_Johns', '-03:30', '-02:30'],
      [undefined, '+00:00', '+00:00'],
    ]) {
      expect(saidIn(zone, '2026-07-01T25:00Z')).toEqual([
        expect.stringMatching(new RegExp(`There is no time "25:00Z". Write it like "09:00\\${summer}".$`)),
      ]);
      expect(saidIn(zone, '1.12.2026 9:00')).toEqual(
        zone
          ? [`publishAt: Write "2026-12-01T09:00${winter}" instead of "1.12.2026 9:00".`]
          : [expect.stringContaining('does not fit.')],
      );
      expect(saidIn(zone, '1 December')).toEqual([expect.stringContaining(`"2026-12-01T09:00${winter}".`)]);
    }
  });

  it('that no calendar has, for the end of a page', () => {
    expect(said({ 'pages/x.json': pageWith({ unpublishAt: '2026-02-30' }) })).toEqual([
      'error pages/x.json unpublishAt: There is no day "2026-02-30". A date is year-month-day, such as "2025-05-26".',
    ]);
  });

  it('in the wrong order', () => {
    const of = (fields: object) => said({ 'pages/x.json': pageWith(fields) });
    expect(of({ publishAt: LATER, unpublishAt: LATER })).toEqual([
      'error pages/x.json unpublishAt: The page would be gone before it is there. "unpublishAt" is a day after "publishAt".',
    ]);
    expect(of({ publishAt: EARLIER, unpublishAt: LATER })).toEqual([]);
    expect(of({ publishAt: [LATER], unpublishAt: EARLIER })).toEqual([
      'warning pages/x.json "publishAt" is text in quotes, not a list.',
    ]);
  });

  test.each([
    ['2026-12-01', 'UTC', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01', 'Antarctica/Macquarie', '2026-11-30T13:00:00.000Z'],
    ['2026-06-01', 'Antarctica/Macquarie', '2026-05-31T14:00:00.000Z'],
    ['2026-10-04', 'Antarctica/Macquarie', '2026-10-03T14:00:00.000Z'],
    ['2026-10-05', 'Antarctica/Macquarie', '2026-10-04T13:00:00.000Z'],
    ['2026-12-01T09:00+11:00', 'UTC', '2026-11-30T22:00:00.000Z'],
  ])('%s in %s begins at %s', (moment, timeZone, instant) => {
    expect(new Date(instantOf(moment, timeZone) ?? 0).toISOString()).toBe(instant);
  });

  test.each([
    ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00.000Z'],
    ['America/Havana', '2027-03-14', '2027-03-14T05:00:00.000Z'],
    ['America/Asuncion', '2024-10-06', '2024-10-06T04:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['America/Campo_Grande', '2018-11-04', '2018-11-04T04:00:00.000Z'],
    ['America/Punta_Arenas', '2016-08-14', '2016-08-14T04:00:00.000Z'],
    ['America/Scoresbysund', '2023-03-26', '2023-03-26T01:00:00.000Z'],
    ['America/Bahia', '2011-10-16', '2011-10-16T03:00:00.000Z'],
    ['Atlantic/Azores', '2027-03-28', '2027-03-28T01:00:00.000Z'],
    ['Asia/Beirut', '2027-03-28', '2027-03-27T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    // Clocks go back at midnight, so the day before is an hour longer, or the first hour of the day comes twice.
    ['America/Santiago', '2027-04-04', '2027-04-04T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Asia/Gaza', '2021-10-29', '2021-10-28T21:00:00.000Z'],
  ])('in %s, whose clocks leave midnight out or have it twice, %s begins at %s', (timeZone, day, begin) => {
    const instant = instantOf(day, timeZone) ?? 0;
    expect(new Date(instant).toISOString()).toBe(begin);
    expect(dayAt(instant, timeZone) >= day).toBe(true);
    expect(dayAt(instant - 1, timeZone) < day).toBe(true);
  });

  test.each(['UTC', 'America/Santiago', 'Pacific/Kiritimati', 'Pacific/Midway'])(
    'at the edges of the calendar begin in %s as well',
    timeZone => {
      for (const day of [
        '0001-01-01',
        '0026-12-01',
        '0999-12-31',
        '1582-10-10',
        '1900-01-01',
        '9999-12-31',
      ]) {
        const instant = instantOf(day, timeZone) ?? Number.NaN;
        expect(dayAt(instant, timeZone)).toBe(day);
        expect(Math.abs(instant - Date.parse(`${day}T00:00Z`))).toBeLessThan(86_400_000);
      }
      expect(dayAfter('9999-12-31', -1)).toBe('9999-12-30');
    },
  );

  test.each(['0000-01-01', '0002-12-01', '0026-12-01', '0202-12-01', '1026-12-01'])(
    'while a year is typed: %s',
    day => {
      const article = {
        id: 1,
        title: 'One',
        excerpt: 'A sentence about it, in one line.',
        date: day,
        category: 'Guides',
      };
      const image = { src: '/images/chart.svg', decorative: true };
      for (const [fields, path] of [
        [{ publishAt: day }, 'publishAt'],
        [{ unpublishAt: `${day}T09:00Z` }, 'unpublishAt'],
        [{ article: { ...article, image } }, 'article › date'],
      ] as const) {
        const site = siteWith({
          'pages/_site.json': siteDocument({ timeZone: 'America/Santiago' }),
          'pages/x.json': pageWith({ index: false, ...fields }),
        });
        expect(site.says()).toEqual([
          `${path}: The year of "${day}" is hardly meant. A date is year-month-day, such as "2025-05-26".`,
        ]);
      }
    },
  );

  it('of a site without a time zone, and of one whose time zone nobody lives in, begin in UTC', () => {
    for (const timeZone of [undefined, 'Antarctica/Macqarie']) {
      const { library } = siteWith({
        'pages/_site.json': siteDocument({ timeZone }),
        'pages/x.json': pageWith({ publishAt: LATER }),
      });
      const file = library.page('/x');
      expect(file && publicSpan(file, library)?.from).toBe(Date.parse(`${LATER}T00:00Z`));
    }
  });

  it('begin in the time zone of the site', () => {
    const { library } = siteWith({
      'pages/_site.json': siteDocument({ timeZone: 'Antarctica/Macquarie' }),
      'pages/x.json': pageWith({ publishAt: LATER }),
    });
    const file = library.page('/x');
    expect(file && publicSpan(file, library)?.from).toBe(Date.parse('2026-11-30T13:00Z'));
  });

  it('that are none are left to the schema', () => {
    const files = {
      'pages/a.json': page({ blocks: [lead()] }),
      'pages/x.json': pageWith({ publishAt: [LATER] }),
    };
    expect(said(files)).toEqual(['error pages/x.json "publishAt" is text in quotes, not a list.']);
  });

  it('in a time zone that nobody lives in', () => {
    expect(said({ 'pages/_site.json': siteDocument({ timeZone: 'Antarctica/Macqarie' }) })[0]).toContain(
      'timeZone: There is no time zone "Antarctica/Macqarie".',
    );
  });
});

describe('a draft with mistakes', () => {
  const files = {
    'pages/x.json': { status: 'draft', title: 'Unfinished', blocks: [lead('/nowhere')] },
    'pages/y.json': page({ redirects: ['/x'] }),
  };

  it('has them as warnings, so that the other pages can be published', () => {
    const problems = siteWith(files, NOW).problems();
    expect(problems.map(({ file, level }) => `${level} ${file}`)).toEqual([
      'warning pages/x.json',
      'warning pages/x.json',
      'warning pages/y.json',
    ]);
  });

  it('has them as errors for somebody who asks about it', () => {
    const { library } = siteWith(files, NOW);
    expect(checkThese(['pages/x.json'], library).filter(({ level }) => level === 'error')).toHaveLength(2);
  });

  it('has them as warnings when its time is over, too', () => {
    const gone = {
      ...files,
      'pages/x.json': { ...files['pages/x.json'], status: undefined, unpublishAt: EARLIER },
    };
    expect(said(gone).map(words => words.split(' ')[0])).toEqual(['warning', 'warning']);
  });

  it('that cannot even be read is an error: nobody knows that it is a draft', () => {
    expect(said({ 'pages/x.json': '{ "status": "draft", ' })[0]).toMatch(/^error pages\/x.json/);
  });

  it('gives way where it claims what a public page has', () => {
    const article = (id: number) => ({
      id,
      title: 'An article',
      excerpt: 'One or two sentences about it.',
      date: '2025-05-26',
      category: 'Guides',
      image: { src: '/images/chart.svg', decorative: true },
    });
    const prose = [{ type: 'prose', text: 'Words.' }];
    const problems = said({
      'pages/a.json': page({ status: 'draft', article: article(1), blocks: prose }),
      'pages/b.json': pageWith({ article: article(1), blocks: prose }),
    });
    expect(problems).toEqual([
      'warning pages/a.json article › id: The article number 1 is taken by pages/b.json. Choose another one.',
    ]);
  });
});

it('a page that waits for its day is held to everything now', () => {
  const files = { 'pages/x.json': pageWith({ publishAt: LATER, blocks: [lead('/nowhere')] }) };
  expect(said(files)[0]).toMatch(/^error pages\/x.json hero › links\[0\]/);
});

it('a home page that is a draft is a mistake', () => {
  expect(said({ 'pages/index.json': pageWith({ status: 'draft' }) })).toEqual([
    'error pages/index.json A site cannot be without its home page. Take "status", "publishAt" and "unpublishAt" out.',
  ]);
});

describe('what visitors see', () => {
  const files = {
    'pages/draft.json': pageWith({ status: 'draft' }),
    'pages/gone.json': pageWith({ unpublishAt: EARLIER }),
    'pages/soon.json': pageWith({ publishAt: LATER, unpublishAt: '2027-02-01' }),
    'pages/here.json': pageWith({ publishAt: EARLIER }),
  };

  test.each([
    [
      '2026-01-30',
      ['/', '/gone'],
      'Left out: 1 draft, 2 pages to come. /gone goes on 31 January 2026. Build again then.',
    ],
    [
      NOW,
      ['/', '/here'],
      'Left out: 1 draft, 1 page to come, 1 page whose time is over. /soon is due on 1 December 2026. Build again then.',
    ],
    [
      LATER,
      ['/', '/here', '/soon'],
      'Left out: 1 draft, 1 page whose time is over. /soon goes on 1 February 2027. Build again then.',
    ],
    ['2027-02-01', ['/', '/here'], 'Left out: 1 draft, 2 pages whose time is over.'],
  ])('on %s', (now, routes, sentences) => {
    const { library } = siteWith(files, now);
    expect(asVisitorsSee(library).routes()).toEqual(routes);
    expect(asVisitorsSee(library).page('/draft')).toBeUndefined();
    expect(leftOutSentences(library)).toBe(sentences);
  });

  it('is everything, without a word, where nothing is left out', () => {
    expect(leftOutSentences(siteWith({}, NOW).library)).toBe('');
  });
});
