// What visitors do before the app is there. Each control of a live page is touched first, while the app is late, missing or never
// comes. It ends as the specification says or, without the app, in words.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, reopenPage, startBrowser } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { scrollPage, scrollTop } from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();

/** Uses its own browser, because Playwright turns the back/forward cache off. */
let browser: Browser;
let pages: { forFingers: Still; forOthers: Still };

beforeAll(async () => {
  browser = await startBrowser({ keepsPages: true });
  pages = { forFingers: await stillPage(true), forOthers: await stillPage(false) };
});
afterAll(() => browser.close());

type Still = { page: Page; complaints: string[] };

/** Opens a phone with a stopped clock. New tabs are noted and do not open. */
async function stillPage(isTouched: boolean): Promise<Still> {
  const { page } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: 'reduce',
  });
  await page.addInitScript(noteTabs);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  return { page, complaints };
}

/** Runs in the browser. Stops tabs that no press has opened, as browsers do. */
function noteTabs(): void {
  const tabs: string[] = [];
  Object.assign(window, { tabs, mayOpenTabs: true });
  window.open = address => {
    if (!(window as unknown as { mayOpenTabs: boolean }).mayOpenTabs) return null;
    tabs.push(String(address));
    return { opener: null } as Window;
  };
}

const HANDS = ['mouse', 'touch', 'keyboard'] as const;
type Hand = (typeof HANDS)[number];

const GOOD = {
  Name: 'Anna Weiß',
  'E-Mail': 'anna@example.de',
  Telefon: '0221 4710 123',
  Nachricht: 'Die Bremse quietscht.',
};
const MESSAGES = [
  'Bitte nennen Sie Ihren Namen',
  'Bitte nennen Sie Ihre E-Mail-Adresse',
  'Bitte nennen Sie Ihre Telefonnummer',
  'Bitte schreiben Sie, worum es geht',
];

type Visit = {
  page: Page;
  hand: Hand;
  complaints: string[];
  app: { asked: () => Promise<void>; answer: () => Promise<void>; fail: () => Promise<void> };
};

/** Opens a page whose app waits for the test. */
async function arrive(path: string, hand: Hand): Promise<Visit> {
  const { page, complaints } = hand === 'touch' ? pages.forFingers : pages.forOthers;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const held: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route('**/assets/app.js*', route => (answer ? answer(route) : void held.push(route)));
  const settle = async (how: (route: Route) => Promise<void>) => {
    answer = how;
    await Promise.all(held.splice(0).map(how));
  };
  await page.goto(here.site.url + path);
  complaints.length = 0;
  // Work that waits for an idle browser begins.
  await page.clock.runFor(100);
  return {
    page,
    hand,
    complaints,
    app: {
      asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
      answer: () => settle(route => route.continue()),
      fail: () => settle(route => route.abort()),
    },
  };
}

const tabsOf = (page: Page) => page.evaluate(() => (window as unknown as { tabs: string[] }).tabs);
const stopTabs = (page: Page) => page.evaluate(() => Object.assign(window, { mayOpenTabs: false }));

/** Presses at once: a pointer resting on its way would fetch the app. */
async function press({ page, hand }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector);
  await target.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (hand === 'keyboard') {
    const control = page.locator(`${selector}:is(input, button), ${selector} input`);
    await control.focus();
    return page.keyboard.press('Space');
  }
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} isn't there.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function fill({ page }: Visit, values: { [label: string]: string }): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const CONNECT = '.contact__form button[type=submit]';
const CHOICE = '.choices__choice:nth-of-type(2)';

const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const typed = (page: Page) => Promise.all(Object.keys(GOOD).map(label => control(page, label).inputValue()));
const alert = (page: Page) => page.getByRole('alert');
const messages = (page: Page) => page.locator('.contact__mistake').allInnerTexts();
const note = (page: Page) => page.locator('.contact__no-script');
const heading = (page: Page) => page.locator('main h2:visible').first().innerText();
const categories = (page: Page) =>
  page
    .locator('.article-list__item .article-list__category')
    .evaluateAll(all => [...new Set(all.filter(one => one.checkVisibility()).map(one => one.textContent))]);
const searchNote = (page: Page) => page.locator('.article-list__no-script');

type Deed = {
  name: string;
  path: string;
  hands?: readonly Hand[];
  act: (visit: Visit) => Promise<void>;
  /** What the specification says, once the app is there. */
  specified: (page: Page) => Promise<void>;
  /** What happens if the app does not come. */
  alone: (page: Page) => Promise<void>;
};

async function fourMessages(page: Page): Promise<void> {
  await expect.poll(() => messages(page)).toEqual(MESSAGES);
  await expect
    .poll(() => control(page, 'Name').evaluate(field => field === document.activeElement))
    .toBe(true);
  expect(await tabsOf(page)).toEqual([]);
}

async function oneChat(page: Page): Promise<void> {
  await expect.poll(() => alert(page).innerText()).toContain('Der Chat ist in einem neuen Tab offen');
  const tabs = await tabsOf(page);
  expect(tabs).toHaveLength(1);
  for (const value of Object.values(GOOD))
    expect(new URL(tabs[0] ?? '').searchParams.get('text')).toContain(value);
  expect(await typed(page)).toEqual(['', '', '', '']);
}

async function saidWithWords(page: Page, words: string[]): Promise<void> {
  await expect.poll(() => note(page).isVisible()).toBe(true);
  expect(await note(page).innerText()).toContain('werkstatt@kettenblatt.example');
  expect(await typed(page)).toEqual(words);
  expect(await tabsOf(page)).toEqual([]);
}

const DEEDS: Deed[] = [
  {
    name: 'Connect on the untouched form',
    path: '/kontakt',
    act: visit => press(visit, CONNECT),
    specified: fourMessages,
    alone: page => saidWithWords(page, ['', '', '', '']),
  },
  {
    name: 'Connect twice on a filled form',
    path: '/kontakt',
    act: async visit => {
      await fill(visit, GOOD);
      await press(visit, CONNECT);
      await press(visit, CONNECT);
    },
    specified: oneChat,
    alone: page => saidWithWords(page, Object.values(GOOD)),
  },
  {
    name: 'Enter in a field',
    path: '/kontakt',
    hands: ['keyboard'],
    act: async visit => {
      await fill(visit, GOOD);
      await control(visit.page, 'E-Mail').press('Enter');
    },
    specified: oneChat,
    alone: page => saidWithWords(page, Object.values(GOOD)),
  },
  {
    name: 'Connect, and then the words',
    path: '/kontakt',
    hands: ['mouse'],
    act: async visit => {
      await press(visit, CONNECT);
      await fill(visit, { ...GOOD, Telefon: '' });
    },
    specified: async page => {
      await expect.poll(() => messages(page)).toEqual(['Bitte nennen Sie Ihre Telefonnummer']);
      expect(await typed(page)).toEqual(Object.values({ ...GOOD, Telefon: '' }));
    },
    alone: page => saidWithWords(page, Object.values({ ...GOOD, Telefon: '' })),
  },
  {
    name: 'a category',
    path: '/magazin',
    act: async visit => {
      await press(visit, CHOICE);
      // It is there at once, with or without the app.
      await chosen(visit.page);
    },
    specified: async page => {
      await expect
        .poll(() => page.getByRole('status').first().innerText())
        .toMatch(/^Gefundene Beiträge: \d/);
      await chosen(page);
    },
    alone: chosen,
  },
  {
    name: 'a category after another',
    path: '/magazin',
    hands: ['mouse'],
    act: async visit => {
      await press(visit, '.choices__choice:nth-of-type(3)');
      await press(visit, CHOICE);
    },
    specified: chosen,
    alone: chosen,
  },
  {
    name: 'words into the search',
    path: '/magazin',
    hands: ['keyboard', 'touch'],
    act: async visit => {
      if (visit.hand === 'touch') await press(visit, 'input[type=search]');
      else await visit.page.locator('input[type=search]').focus();
      await visit.page.keyboard.type('kette');
    },
    specified: async page => {
      await expect.poll(() => heading(page)).toContain('Ergebnisse für „kette“');
      expect(await page.getByRole('searchbox').inputValue()).toBe('kette');
    },
    alone: async page => {
      await expect.poll(() => searchNote(page).isVisible()).toBe(true);
      expect(await page.getByRole('searchbox').inputValue()).toBe('kette');
      expect(await heading(page)).not.toContain('Ergebnisse');
    },
  },
];

async function chosen(page: Page): Promise<void> {
  await expect.poll(() => heading(page)).toMatch(/^(Technik|Touren) im Magazin$/);
  const name = (await heading(page)).replace(/ im Magazin$/, '');
  await expect.poll(() => categories(page)).toEqual([name]);
  await expect.poll(() => scrollTop(page)).toBe(0);
}

type Case = { deed: Deed; hand: Hand };

const CASES: Case[] = DEEDS.flatMap(deed => (deed.hands ?? HANDS).map(hand => ({ deed, hand })));

/** Each action once, by finger, pointer and keyboard in turn. */
const SAMPLE = CASES.filter(({ deed, hand }) => {
  const hands = deed.hands ?? HANDS;
  return hand === hands[DEEDS.indexOf(deed) % hands.length];
});

/** In "npm test" the two ways without the app take turns, and Back is tried on a form, a choice and a search. */
const inTurn = (turn: number) => SAMPLE.filter((_, index) => index % 2 === turn);
const KINDS = ['Connect twice on a filled form', 'a category', 'words into the search'];
const ofEachKind = SAMPLE.filter(({ deed }) => KINDS.includes(deed.name));

const some = (sample: Case[]) =>
  size(sample, CASES).map(({ deed, hand }) => [`${deed.name} (${hand})`, deed, hand] as const);

it.each(some(SAMPLE))('%s, first of all, counts as soon as the app is there', async (_, deed, hand) => {
  const visit = await arrive(deed.path, hand);
  await deed.act(visit);
  await visit.app.asked();
  await visit.page.clock.runFor(2_900);
  await visit.app.answer();
  await deed.specified(visit.page);
  expect(await note(visit.page).or(searchNote(visit.page)).isVisible()).toBe(false);
  expect(visit.complaints).toEqual([]);
});

it.each(some(inTurn(0)))(
  '%s, first of all, does what it can alone when the app cannot be had',
  async (_, deed, hand) => {
    const visit = await arrive(deed.path, hand);
    await visit.app.fail();
    await deed.act(visit);
    await deed.alone(visit.page);
    expect(visit.complaints).toEqual([]);
  },
);

it.each(some(inTurn(1)))(
  '%s, first of all, does so after three seconds when the app never comes, and not before',
  async (_, deed, hand) => {
    const visit = await arrive(deed.path, hand);
    await deed.act(visit);
    await visit.app.asked();
    await visit.page.clock.runFor(2_900);
    expect(await note(visit.page).or(searchNote(visit.page)).isVisible()).toBe(false);
    await visit.page.clock.runFor(200);
    await deed.alone(visit.page);
    expect(visit.complaints).toEqual([]);
  },
);

it.each(some(ofEachKind))(
  '%s, first of all, counts on a page that Back has brought again',
  async (_, deed, hand) => {
    const visit = await arrive(deed.path, hand);
    await markDocument(visit.page);
    await visit.page.goto(`${here.site.url}/datenschutz`);
    // The page comes from the cache, so there is no load to wait for.
    await visit.page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => isMarked(visit.page), { message: 'the document is the same' }).toBe(true);
    await deed.act(visit);
    await visit.app.answer();
    await deed.specified(visit.page);
    expect(visit.complaints).toEqual([]);
  },
);

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

describe('an app that comes late', () => {
  it('still takes over a valid form, shows the link in place of the tab and keeps the words', async () => {
    const visit = await arrive('/kontakt', 'mouse');
    const { page } = visit;
    await fill(visit, GOOD);
    await press(visit, CONNECT);
    await visit.app.asked();
    await page.clock.runFor(3_000);
    await saidWithWords(page, Object.values(GOOD));
    await stopTabs(page);
    await visit.app.answer();
    const link = alert(page).getByRole('link');
    await expect.poll(() => link.count()).toBe(1);
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      GOOD.Nachricht,
    );
    expect(await typed(page)).toEqual(Object.values(GOOD));
    expect(await note(page).isVisible()).toBe(false);
    expect(visit.complaints).toEqual([]);
  });

  it('lets alone who has gone on writing since', async () => {
    const visit = await arrive('/kontakt', 'mouse');
    const { page } = visit;
    await press(visit, CONNECT);
    await visit.app.asked();
    await page.clock.runFor(3_000);
    await expect.poll(() => note(page).isVisible()).toBe(true);
    await control(page, 'E-Mail').fill('anna@');
    await visit.app.answer();
    await expect.poll(() => note(page).isVisible()).toBe(false);
    expect(await messages(page)).toEqual([]);
    expect(await control(page, 'E-Mail').evaluate(field => field === document.activeElement)).toBe(true);
    await press(visit, CONNECT);
    await expect.poll(() => messages(page)).toHaveLength(4);
    expect(visit.complaints).toEqual([]);
  });

  it('is asked for again by the next press when it could not be had', async () => {
    const visit = await arrive('/kontakt', 'mouse');
    const { page } = visit;
    await fill(visit, GOOD);
    await visit.app.fail();
    await press(visit, CONNECT);
    await saidWithWords(page, Object.values(GOOD));
    await visit.app.answer();
    await press(visit, CONNECT);
    await oneChat(page);
    expect(await note(page).isVisible()).toBe(false);
    expect(visit.complaints).toEqual([]);
  });

  it('is asked for again when the words of its page could not be had', async () => {
    const visit = await arrive('/kontakt', 'mouse');
    const { page } = visit;
    await page.route('**/kontakt.json', route => route.abort());
    await visit.app.answer();
    await fill(visit, GOOD);
    await press(visit, CONNECT);
    await saidWithWords(page, Object.values(GOOD));
    await page.unroute('**/kontakt.json');
    await press(visit, CONNECT);
    await oneChat(page);
    expect(visit.complaints).toEqual([]);
  });
});

describe('without the app', () => {
  it('the browser itself says what is wrong with a form', async () => {
    const visit = await arrive('/kontakt', 'mouse');
    const { page } = visit;
    await visit.app.fail();
    await fill(visit, { ...GOOD, Telefon: '12' });
    await press(visit, CONNECT);
    await expect.poll(() => note(page).isVisible()).toBe(true);
    await expect
      .poll(() => control(page, 'Telefon').evaluate(field => field === document.activeElement))
      .toBe(true);
    expect(visit.complaints).toEqual([]);
  });
});

it('a page that is scrolled goes to its top with the first choice, smoothly where that is welcome', async () => {
  const { page } = await reopenPage(here.browser, { viewport: { width: 1280, height: 600 } });
  await page.route('**/assets/app.js*', () => {});
  await page.goto(`${here.site.url}/magazin`);
  await scrollPage(page, 300);
  const atFirst = await page.locator(CHOICE).evaluate(choice => {
    (choice as HTMLElement).click();
    return Math.round(scrollY);
  });
  expect(atFirst).toBe(300);
  await expect.poll(() => scrollTop(page)).toBe(0);
});
