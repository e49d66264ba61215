// The composer as authors leave it, in its many states: axe finds nothing in light or dark, nothing is told by a colour alone, no
// words are cut off, and a screen reader is told where the focus is and what was done.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { windowWords } from '../../../src/composer/language/languages.ts';
import type { OthersNow } from '../../../src/composer/model/exchange.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { walk } from '../../support/browser/focus.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { targetsOf } from '../../support/browser/targets.ts';
import { englishSentenceFinder } from '../../support/composer/check-words.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import {
  NOT_ASKED,
  NOTHING_NEW,
  OTHERS,
  OTHERS_IN_GERMAN,
  REFUSED,
  tellOthers,
} from '../../support/composer/others-told.ts';
import { wordFinder } from '../../support/composer/said-words.ts';
import { schemaWordFinder } from '../../support/composer/schema-words.ts';
import { answerSending, reachSending, SENDING_STATES } from '../../support/composer/sending-states.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

type State = {
  name: string;
  route?: string;
  width?: number;
  /** What becomes of the page's file before it is opened. */
  file?: [from: string, to: string];
  reach?: (page: Page) => Promise<unknown>;
};

const TROUBLE = 'git.example cannot be reached. Is this computer on the internet?';

const STATES: State[] = [
  { name: 'a page that was just opened' },
  { name: 'a block selected', reach: page => choose(page, 'FAQ') },
  { name: 'an item selected', reach: page => choose(page, 'FAQ', 'Question 2') },
  {
    name: 'words being written',
    async reach(page) {
      await choose(page, 'FAQ', 'Question 2');
      await page.getByRole('textbox', { name: 'Answer' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+b');
    },
  },
  {
    name: 'the place of a link being chosen',
    async reach(page) {
      await choose(page, 'FAQ', 'Question 2');
      await page.getByRole('textbox', { name: 'Answer' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'A page, or an address' }).fill('prei');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'a picture being chosen',
    route: '/preise',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByRole('button', { name: /^Choose another picture/ }).click();
      await page.locator('dialog [aria-pressed=true]').waitFor();
    },
  },
  {
    name: 'a photograph that waits for its words',
    route: '/leistungen/wartung',
    async reach(page) {
      await choose(page, 'Hero');
      const bytes = await sharp({
        create: { width: 640, height: 400, channels: 3, background: 'teal' },
      })
        .png()
        .toBuffer();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'choose a file' }).first().click();
      await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes });
      await page.getByRole('button', { name: 'Use this photograph' }).waitFor();
    },
  },
  {
    name: 'a block being chosen',
    async reach(page) {
      await choose(page, 'Hero');
      await page.keyboard.press('Alt+Shift+a');
      await page.locator('dialog .choice').nth(3).waitFor();
    },
  },
  {
    name: 'a page being chosen',
    async reach(page) {
      await page.keyboard.press('Alt+Shift+p');
      await page.locator('.tree [aria-current]').waitFor();
    },
  },
  { name: 'the list of keys', reach: page => page.keyboard.press('F1') },
  {
    name: 'words on all pages being found',
    async reach(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('e');
      await page.getByRole('group', { name: /^Words on pages/ }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'a mistake that is not saved yet',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('');
      await page.getByRole('region', { name: 'Not saved yet' }).waitFor();
    },
  },
  {
    name: 'a field that somebody else has changed',
    async reach(page) {
      await changeBefore(page, 'pages/fragen.json', ['Was viele wissen wollen', 'Was alle fragen']);
      await choose(page, 'FAQ');
      await page.getByLabel('Heading', { exact: true }).fill('Was viele fragen');
      await page.getByRole('button', { name: 'Keep mine' }).waitFor();
    },
  },
  {
    name: 'a price that stands elsewhere as well',
    route: '/preise',
    async reach(page) {
      await choose(page, 'Price list', 'Row 1');
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('95');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Still / }).waitFor();
    },
  },
  { name: 'a shared block that is locked', reach: page => choose(page, 'Call to action') },
  {
    name: 'a value of the whole site',
    route: '/kontakt',
    reach: page => unlockAddress(page),
  },
  {
    name: 'all that the whole site shares',
    async reach(page) {
      await page.getByRole('tab', { name: 'Site' }).click();
      await page.getByRole('button', { name: 'The whole site' }).click();
      await page.getByRole('heading', { name: 'Name and picture' }).waitFor();
    },
  },
  {
    name: 'a card of another page',
    route: '/',
    async reach(page) {
      await page
        .frameLocator('iframe')
        .locator('main >> text="Einmal im Jahr, Teil für Teil."')
        .click({ force: true });
      await page.getByText('These words belong to the page').waitFor();
    },
  },
  {
    name: 'remarks about the page',
    file: ['"title":', '"status": "draft", "title":'],
    reach: page => page.getByText(/remarks? about this page$/).click(),
  },
  {
    name: 'the server gone',
    async reach(page) {
      await page.route('**/@ashlar/composer', route => route.abort());
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('Fragen');
      await page.getByText('The server has gone').first().waitFor();
    },
  },
  {
    name: 'a hidden block',
    file: ['"type": "faq",', '"type": "faq", "hidden": true,'],
    reach: page => choose(page, 'FAQ'),
  },
  { name: 'a draft', file: ['"title":', '"status": "draft", "title":'] },
  {
    name: 'an item begun',
    async reach(page) {
      await choose(page, 'FAQ', 'Question 2');
      await page.getByRole('button', { name: 'Add after', exact: true }).click();
      await page.getByRole('region', { name: 'Not saved yet' }).waitFor();
    },
  },
  { name: 'the page for what is missing', route: '/404' },
  { name: 'an address without a page', route: '/nirgends' },
  {
    name: 'the moments of a page',
    async reach(page) {
      await page.keyboard.press('Alt+h');
      await page.locator('.moment').first().waitFor();
    },
  },
  {
    name: 'a page as it was beside the page now',
    file: ['Wie lange dauert', 'Wie lang ist'],
    reach: lookBack,
  },
  {
    name: 'a page as it was, in a window of 900',
    width: 900,
    file: ['"type": "faq",', '"type": "faq", "hidden": true,'],
    reach: lookBack,
  },
  {
    name: 'what the others have changed',
    width: 900,
    reach: page => showOthers(page, OTHERS),
  },
  {
    name: 'a page of the others in a window of 900',
    width: 900,
    async reach(page) {
      await showOthers(page, OTHERS);
      await showBeforeAndAfter(page);
    },
  },
  {
    name: 'nothing new of the others',
    reach: async page => {
      await showOthers(page, NOTHING_NEW);
      await page.getByText(/^Looked at/).waitFor();
    },
  },
  {
    name: 'a host that nobody has agreed to ask',
    reach: page => showOthers(page, NOT_ASKED),
  },
  {
    name: 'two versions of a sentence',
    reach: page => showQuestion(page, 'Which sentence stays?'),
  },
  {
    name: 'a third version that is refused, in a window of 900',
    width: 900,
    async reach(page) {
      await showQuestion(page, 'Which price stays?');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.type('00');
      await page.keyboard.press('Enter');
      await page.getByText(REFUSED).waitFor();
    },
  },
  {
    name: 'a page that the others have taken away',
    reach: page => showQuestion(page, 'Does this page stay?'),
  },
  {
    name: 'the others’ changes with each question decided',
    async reach(page) {
      await showQuestion(page, 'Does this page stay?');
      await page.keyboard.press('Enter');
      await page.getByText('3 of 3 decided').waitFor();
    },
  },
  {
    name: 'a window of 1024',
    width: 1024,
    route: '/preise',
    reach: page => choose(page, 'Packages', 'Package 1'),
  },
  {
    name: 'a window of 900',
    width: 900,
    route: '/preise',
    reach: page => choose(page, 'Price list', 'Row 1'),
  },
  {
    name: 'a window at twice its size',
    width: 720,
    route: '/preise',
    reach: page => choose(page, 'Price list', 'Row 1'),
  },
  {
    name: 'what sending needs',
    width: 900,
    async reach(page) {
      await page.route('**/@ashlar/composer', route =>
        route.request().postDataJSON().ask === 'firstMinute'
          ? route.fulfill({
              json: { isDue: true, host: { name: 'git.example', isKnown: false, trouble: TROUBLE } },
            })
          : route.continue(),
      );
      await page.keyboard.press('F1');
      await page.keyboard.type('first min');
      await page.keyboard.press('Enter');
      await page.getByText(TROUBLE).waitFor();
    },
  },
  ...SENDING_STATES.map(
    (state): State => ({
      ...{ name: state.name, ...(state.width && { width: state.width }) },
      file: ['Wie lange dauert', 'Wie lang ist'],
      async reach(page) {
        await answerSending(page, state);
        await page.reload();
        await page.locator('.page iframe:not([inert])').waitFor();
        await reachSending(page, state);
      },
    }),
  ),
];

/** In these colours words have those of the system, and all backgrounds are one. */
const FORCED = { forcedColors: 'active', colorScheme: 'light' } as const;

const SCHEMES = ['light', 'dark'] as const;
/** The sample takes the schemes in turn. */
const SHOWN = STATES.map((state, index) => ({
  ...state,
  schemes: size([SCHEMES[index % 2]], [...SCHEMES]),
}));

it.each(SHOWN.filter((_, index) => size(index % 5 === 2, true)))(
  'everybody can use $name',
  async ({ schemes, ...state }) => {
    const { page, complaints } = await open(state);
    await state.reach?.(page);
    expect((await page.evaluate(look)).join('\n')).toBe('');
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect((await axeFindings(page)).join('\n')).toBe('');
    }
    await page.emulateMedia(FORCED);
    expect((await page.evaluate(look)).join('\n')).toBe('');
    expect(complaints.filter(complaint => !isAnswered(complaint))).toEqual([]);
  },
);

/** Runs in the browser: finds what only a colour tells, what is cut off or covered, and what scrolls within something that scrolls. */
function look(): string[] {
  const faults: string[] = [];
  const all = [...document.querySelectorAll('.shell, .shell *')].filter(
    element => element.checkVisibility({ visibilityProperty: true }) && !isForScreenReaders(element),
  );
  const chosen = all.filter(isChosen);
  const others = all.filter(element => !isChosen(element));
  for (const one of chosen) {
    const isLike = (other: Element) =>
      other.classList[0] === one.classList[0] &&
      listOf(other) === listOf(one) &&
      shapeOf(other) === shapeOf(one);
    if (others.some(isLike)) faults.push(`${nameOf(one)} looks like one that is not chosen.`);
  }
  for (const element of all) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const isMeant = textOverflow === 'ellipsis' || overflowX === 'clip';
    if (isWide && !isMeant && (overflowX !== 'visible' || element.childElementCount === 0))
      faults.push(`${nameOf(element)} is cut off.`);
    if (isScrolled(element) && partsAround(element).some(isScrolled))
      faults.push(`${nameOf(element)} scrolls twice.`);
  }
  if (document.activeElement && document.activeElement !== document.body) lookAtFocus(document.activeElement);
  return faults;

  function lookAtFocus(focused: Element): void {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    if (!hit || !focused.contains(hit)) faults.push(`${nameOf(focused)} lies under ${hit && nameOf(hit)}.`);
    if (focused.matches(':focus-visible') && getComputedStyle(focused).outlineStyle === 'none')
      faults.push(`${nameOf(focused)} has no ring.`);
  }

  function isForScreenReaders(element: Element): boolean {
    return getComputedStyle(element).clipPath !== 'none';
  }

  function isChosen(element: Element): boolean {
    return element.matches('[aria-pressed="true"], [aria-current], [aria-selected="true"]');
  }

  function listOf(element: Element): Element | null | undefined {
    return element.parentElement?.closest('ol, ul, div, fieldset');
  }

  function shapeOf(element: Element): string {
    const { borderWidth, borderLeftColor, outlineStyle } = getComputedStyle(element);
    return [borderWidth, borderLeftColor, outlineStyle].join(' ');
  }

  function isScrolled(element: Element): boolean {
    const isLong = element.scrollHeight > element.clientHeight + 1;
    return isLong && /auto|scroll/.test(getComputedStyle(element).overflowY);
  }

  function partsAround({ parentElement }: Element): Element[] {
    return parentElement ? [parentElement, ...partsAround(parentElement)] : [];
  }

  function nameOf(element: Element): string {
    const words = (element.textContent ?? '').trim().slice(0, 40);
    return `${element.nodeName.toLowerCase()}.${element.getAttribute('class')} "${words}"`;
  }
}

type Deed = {
  name: string;
  route?: string;
  reach: (page: Page) => Promise<unknown>;
  said: string | RegExp;
  /** What has the focus afterwards, by its name. */
  focus: string | RegExp;
};

const DEEDS: Deed[] = [
  {
    name: 'words are saved',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('Fragen');
      await page.getByRole('button', { name: 'Undo' }).and(page.locator(':not([aria-disabled])')).waitFor();
    },
    said: /^$/,
    focus: /^Heading$/,
  },
  {
    name: 'words cannot be saved',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('');
      await page.getByRole('region', { name: 'Not saved yet' }).waitFor();
    },
    said: /“Heading” is empty/,
    focus: /^Heading$/,
  },
  {
    name: 'words are left as they were',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Leave it as it was' }).click();
      await page.getByRole('region', { name: 'Not saved yet' }).waitFor({ state: 'detached' });
    },
    said: 'Left as it was.',
    focus: /^Heading$/,
  },
  {
    name: 'one of two rivals stays',
    async reach(page) {
      await changeBefore(page, 'pages/fragen.json', ['Was viele wissen wollen', 'Was alle fragen']);
      await choose(page, 'FAQ');
      await page.getByLabel('Heading', { exact: true }).fill('Was viele fragen');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await page.getByRole('region', { name: 'Not saved yet' }).waitFor({ state: 'detached' });
    },
    said: 'Left as it was.',
    focus: /^Heading$/,
  },
  {
    name: 'a price is changed elsewhere as well',
    route: '/preise',
    async reach(page) {
      await choose(page, 'Price list', 'Row 1');
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('95');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Change 2 places' }).click();
      // The third one may mean something else, so it is left to the author.
      await page.getByRole('heading', { name: /^Still .* in 1 other place$/ }).waitFor();
    },
    said: '2 places changed.',
    focus: /^Price$/,
  },
  {
    name: 'a place that gives the old price is right as it is',
    route: '/preise',
    async reach(page) {
      await choose(page, 'Price list', 'Row 1');
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('95');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Change 2 places' }).click();
      await page.getByRole('heading', { name: /^Still .* in 1 other place$/ }).waitFor();
      await page.getByRole('button', { name: 'These are right' }).click();
      await page.locator('.drawer').waitFor({ state: 'detached' });
      // The check lets it pass as well, until that is undone.
      expect(site.diff()).toContain('"accept"');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: /^Still .* in 1 other place$/ }).waitFor();
      expect(site.diff()).not.toContain('"accept"');
    },
    said: /^Taken back: /,
    focus: 'Undo',
  },
  {
    name: 'a shared block is unlocked',
    async reach(page) {
      await choose(page, 'Call to action');
      await page.getByRole('button', { name: 'Change it everywhere' }).click();
    },
    said: /^$/,
    focus: /^(Call to action|Heading)/,
  },
  {
    name: 'words of a shared block are clicked',
    reach: page => clickOnPage(page, 'Wann dürfen wir Ihr Rad sehen?'),
    said: /^$/,
    focus: 'Change it everywhere',
  },
  {
    name: 'a value of the whole site is changed where a page shows it',
    route: '/kontakt',
    async reach(page) {
      await unlockAddress(page);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Felgenweg 8, 50823 Köln');
      await page.keyboard.press('Enter');
      for (const part of ['main', 'footer'])
        await shownIn(page, part).getByText('Felgenweg 8').first().waitFor();
    },
    said: /^$/,
    focus: /^Anschrift$/,
  },
  {
    name: 'an item is opened from its list',
    async reach(page) {
      await choose(page, 'FAQ');
      await page
        .locator('.fields')
        .getByRole('button', { name: /^Question 2/ })
        .click();
    },
    said: /^$/,
    focus: /^Question 2/,
  },
  {
    name: 'the way leads out again',
    async reach(page) {
      await choose(page, 'FAQ', 'Question 2');
      await page.locator('.way').getByRole('button', { name: /^FAQ/ }).click();
    },
    said: /^$/,
    focus: /^FAQ/,
  },
  {
    name: 'an item is moved in its list',
    async reach(page) {
      await choose(page, 'FAQ');
      await page.locator('.items > li').first().hover();
      await page.getByRole('button', { name: /^Move down: Question 1/ }).click();
    },
    said: '“Bekomme ich ein Leihrad?” moved down.',
    focus: /^Move down: Question 2: Bekomme/,
  },
  {
    name: 'an item is taken away in its list',
    async reach(page) {
      await choose(page, 'FAQ');
      await page.locator('.items > li').first().hover();
      await page.getByRole('button', { name: /^Take away: Question 1/ }).click();
    },
    said: '“Bekomme ich ein Leihrad?” taken away.',
    focus: /^Question 1: Wie lange/,
  },
  {
    name: 'an item is added to its list',
    async reach(page) {
      await choose(page, 'FAQ');
      await page.getByRole('button', { name: 'Add: question' }).click();
    },
    said: /^Added/,
    focus: /^Question$/,
  },
  {
    name: 'words get a link',
    async reach(page) {
      await choose(page, 'FAQ', 'Question 2');
      await page.getByRole('textbox', { name: 'Answer' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'A page, or an address' }).fill('/preise');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Where the words lead' }).waitFor({ state: 'detached' });
    },
    said: /^$/,
    focus: /^Answer$/i,
  },
  {
    name: 'a picture is chosen',
    route: '/preise',
    async reach(page) {
      await choose(page, 'Hero');
      await page.getByRole('button', { name: /^Choose another picture/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'fahrrad' }).click();
    },
    said: /^Say what it shows/,
    focus: /^Description$/,
  },
  {
    name: 'a window is closed',
    async reach(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.keyboard.press('Escape');
    },
    said: /^$/,
    focus: 'Menu',
  },
  {
    name: 'the server goes',
    async reach(page) {
      await page.route('**/@ashlar/composer', route => route.abort());
      await choose(page, 'Hero');
      await page.getByLabel('Heading', { exact: true }).fill('Fragen');
      await page.getByRole('alert').getByText('The server has gone; your words are kept here').waitFor();
    },
    said: /^$/,
    focus: /^Heading$/,
  },
];

/** The sample takes one of three: of words, prices, shared blocks, ways, lists and windows. */
it.each(DEEDS.filter((_, index) => size(index % 3 === 1, true)))(
  'says what was done, and goes on there, when $name',
  async ({ said, focus, reach, ...state }) => {
    const { page } = await open(state);
    await reach(page);
    await expect.poll(() => page.locator('.said').textContent()).toMatch(said);
    await expect.poll(() => page.evaluate(nameOfFocused)).toMatch(focus);
  },
);

/** Runs in the browser: its label, or its words. */
function nameOfFocused(): string {
  const focused = document.activeElement as HTMLInputElement | null;
  const [label] = focused?.labels ?? [];
  return (focused?.ariaLabel ?? label?.textContent ?? focused?.textContent ?? '').trim();
}

it.each(size([FORCED], [{ colorScheme: 'light' } as const, { colorScheme: 'dark' } as const, FORCED]))(
  'Tab leads from part to part, with a ring that is seen (%o)',
  async colours => {
    const { page } = await open({});
    await choose(page, 'FAQ', 'Question 2');
    await page.emulateMedia(colours);
    const { stops, expected, faults } = await walk(page, 'Tab');
    // Each part scrolls by itself, so what comes later may stand higher up.
    expect(faults.filter(fault => !fault.includes(' comes after '))).toEqual([]);
    // The frame hears its keys itself, and the editor of words is no control of HTML.
    const isControl = (stop: string) => !/: (iframe|div) "/.test(stop);
    expect(stops.filter(isControl)).toEqual(expected.filter(isControl));
    expect((await targetsOf(page)).filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
  },
);

/** One after the other, in one window. */
const SHOWN_IN_GERMAN: [name: string, reach: (page: Page) => Promise<unknown>][] = [
  [
    'a page, with a remark',
    async page => {
      await page.locator('.side__blocks .row').first().waitFor();
      await page.getByText(/^1 Hinweis/).click();
      await page.getByText('steht hier zweimal').waitFor();
    },
  ],
  ['a block', page => choose(page, 'Seitenkopf')],
  ['an item', page => choose(page, 'Häufige Fragen', 'Frage 2')],
  [
    'the place of a link',
    async page => {
      await page.getByRole('textbox', { name: 'Antwort' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Eine Seite oder eine Adresse' }).fill('prei');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'what can be done with it',
    async page => {
      await choose(page, 'Häufige Fragen');
      await page.getByRole('button', { name: 'Mehr', exact: true }).click();
      await page.getByRole('menu').waitFor();
    },
  ],
  ['its fields', page => page.getByText(/^Weitere Felder/).click()],
  ['the blocks to add', page => openDialog(page, 'Alt+Shift+a')],
  [
    'the pages',
    async page => {
      await closeDialog(page);
      await page.keyboard.press('Alt+Shift+p');
      await page.locator('.side input[type=search]:focus').waitFor();
    },
  ],
  ['the keys', page => openDialog(page, 'F1')],
  [
    'words on all pages',
    async page => {
      await page.keyboard.type('z');
      await page.getByRole('group', { name: /^Wörter auf Seiten/ }).waitFor();
    },
  ],
  ['a new page', page => openDialog(page, 'Alt+Shift+n')],
  ...[/^Menü$/, /^Senden/].map((name): (typeof SHOWN_IN_GERMAN)[number] => [
    `what opens with ${name}`,
    async page => {
      await closeDialog(page);
      await page.locator('.bar').getByRole('button', { name }).click();
      await page.locator('dialog[open]').waitFor();
    },
  ]),
  [
    'what is on its way',
    async page => {
      await closeDialog(page);
      await page.keyboard.press('Escape');
      await page.locator('.bar .status').click();
      await page.locator('.sent .stops').waitFor();
    },
  ],
  ...SENDING_STATES.filter(({ width }) => !width).map((state): (typeof SHOWN_IN_GERMAN)[number] => [
    state.name,
    async page => {
      await closeDialog(page);
      await page.unroute('**/@ashlar/composer');
      await answerSending(page, state);
      await reachSending(page, state);
    },
  ]),
  [
    'a page of the others',
    async page => {
      await closeDialog(page);
      await page.unroute('**/@ashlar/composer');
      await showOthers(page, OTHERS_IN_GERMAN);
      await showBeforeAndAfter(page);
    },
  ],
  [
    'what sending needs',
    async page => {
      await closeDialog(page);
      await page.unroute('**/@ashlar/composer');
      await openDialog(page, 'F1');
      await page.keyboard.type('erste min');
      await page.keyboard.press('Enter');
      await page.getByText('Git kennt Ihren Namen').waitFor();
    },
  ],
  [
    'all pages',
    async page => {
      await closeDialog(page);
      await page.getByRole('tab', { name: 'Seiten' }).click();
    },
  ],
  ...['Adresse ändern …', 'Diese Seite entfernen …'].map((name): (typeof SHOWN_IN_GERMAN)[number] => [
    `what opens with ${name}`,
    async page => {
      await closeDialog(page);
      await page.getByRole('button', { name }).click();
      await page.locator('dialog[open]').waitFor();
    },
  ]),
  [
    'a page taken away, as it would be',
    async page => {
      const dialog = page.locator('dialog[open]');
      await dialog.getByText(/ins Leere/).waitFor();
      await dialog.getByRole('combobox').selectOption({ index: 1 });
      await dialog
        .getByText(/wird entfernt\.$/)
        .first()
        .waitFor();
    },
  ],
  [
    'the whole site',
    async page => {
      await closeDialog(page);
      await page.getByRole('tab', { name: 'Website' }).click();
      await page.locator('.side .row').last().click();
    },
  ],
  [
    'a shared block',
    async page => {
      await page.getByRole('tab', { name: 'Bausteine' }).click();
      await choose(page, 'Aufforderung');
    },
  ],
  [
    'what was done',
    async page => {
      await choose(page, 'Häufige Fragen');
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await page.locator('.said').getByText('nach unten verschoben').waitFor();
    },
  ],
  [
    'what was taken back',
    async page => {
      await page.keyboard.press('ControlOrMeta+z');
      await page.locator('.said').getByText('Rückgängig gemacht').waitFor();
    },
  ],
  [
    'the page as it was',
    async page => {
      await page.keyboard.press('Alt+h');
      await page.locator('.moment').last().click();
      await page.locator('.alike').waitFor();
    },
  ],
  [
    'the page as it is',
    async page => {
      await page.keyboard.press('Escape');
      await page.locator('.history').waitFor({ state: 'detached' });
    },
  ],
  [
    'something begun',
    async page => {
      // A second press on the row of a block folds its items.
      await choose(page, 'Seitenkopf');
      await choose(page, 'Häufige Fragen', 'Frage 2');
      await page.getByRole('button', { name: 'Danach hinzufügen', exact: true }).click();
      await page.getByRole('region', { name: 'Noch nicht gespeichert' }).waitFor();
    },
  ],
  [
    'a mistake, and all that is not saved',
    async page => {
      await choose(page, 'Seitenkopf');
      await page.getByLabel('Überschrift', { exact: true }).fill('');
      await page.getByRole('region', { name: 'Noch nicht gespeichert' }).waitFor();
      await page.getByRole('button', { name: /nicht gespeichert$/ }).click();
      await page.locator('dialog[open]').waitFor();
    },
  ],
  [
    'an emptied title',
    async page => {
      await closeDialog(page);
      await choose(page, 'Seite');
      await page
        .getByRole('button', { name: /^In Suchergebnissen/ })
        .or(page.locator('summary').first())
        .click();
      await page.getByLabel('Titel', { exact: true }).fill('');
      await page.getByText('„Titel“ ist leer.').first().waitFor();
    },
  ],
];

/** The check remarks on it. */
const REPEATED: State['file'] = ['Die kurze Antwort steht', 'Die kurze Antwort steht steht'];

/** Values and addresses have the names that the people of the site gave them. */
const NAMED_BY_SITE = ['email', 'phone'];

it('says nothing in English to a German author until English is chosen', async () => {
  const { page } = await open({ file: REPEATED }, 'de-DE');
  const find = wordFinder(windowWords('en'), windowWords('de'));
  const { isForeign, isOwn } = schemaWordFinder('de');
  const findSentence = englishSentenceFinder('de');
  const isSaid = (text: string) =>
    isForeign(text) || findSentence(text) !== undefined || (find(text) !== undefined && !isOwn(text));
  const left: string[] = [];
  for (const [name, reach] of SHOWN_IN_GERMAN) {
    await reach(page);
    for (const text of await page.evaluate(textsShown))
      if (!NAMED_BY_SITE.includes(text.toLowerCase()) && isSaid(text)) left.push(`${name}: ${text}`);
  }
  expect([...new Set(left)]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await closeDialog(page);
  await page.getByRole('button', { name: /^Menü$/ }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await page
    .getByRole('button', { name: /^Add a block$/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

async function closeDialog(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function openDialog(page: Page, keys: string): Promise<void> {
  await closeDialog(page);
  await page.keyboard.press(keys);
  await page.locator('dialog[open]').waitFor();
}

/** Runs in the browser: all words that are seen, or told to a screen reader, beside those of the page in the frame. */
function textsShown(): string[] {
  const all = [...document.querySelectorAll('body *')].filter(element => element.checkVisibility());
  const texts = all.flatMap(element => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'data-tip'];
    return [...own.map(node => node.nodeValue), ...names.map(name => element.getAttribute(name))];
  });
  return [...new Set(texts.flatMap(text => text?.trim() || []))];
}

async function open(
  { route = '/fragen', width = 1440, file }: Omit<State, 'name'>,
  locale?: string,
): Promise<Watched> {
  if (file) {
    const path = `pages${route}.json`;
    site.write(path, site.read(path).replace(...file));
  }
  const watched = await reopenPage(here.browser, { reducedMotion: 'reduce', ...(locale && { locale }) });
  const { page } = watched;
  await page.setViewportSize({ width, height: width === 720 ? 450 : 800 });
  await page.goto(`${site.server.url}/_edit${route}`);
  await page.locator('.bar button').first().waitFor();
  await page.locator('.page iframe:not([inert])').waitFor();
  return watched;
}

/** What the console says of an answer that the composer expects: no page, another hand was first, a mistake, or none at all. */
function isAnswered(complaint: string): boolean {
  return /^Failed to load resource: .*(status of 4(04|09|22)|ERR_FAILED)/.test(complaint);
}

async function choose(page: Page, block: string, item?: string): Promise<void> {
  const fold = page.locator('.strip').getByRole('button', { name: 'Blocks' });
  if (await fold.isVisible()) await fold.click();
  const row = (name: string) => page.locator('.outline .row').filter({ hasText: new RegExp(`^${name}`) });
  await row(block).first().click();
  if (item) await row(item).click();
  if (await fold.isVisible()) await page.keyboard.press('Escape');
  else
    await row(item ?? block)
      .and(page.locator('[aria-current]'))
      .waitFor();
}

const shownIn = (page: Page, part: string) => page.frameLocator('.page iframe').locator(part);

/** To how the page was first, beside what it is now. */
async function lookBack(page: Page): Promise<void> {
  await page.keyboard.press('Alt+h');
  await page.locator('.moment').last().click();
  await page.locator('.leaf:not([data-loading])').first().waitFor();
}

async function showOthers(page: Page, others: OthersNow): Promise<void> {
  await tellOthers(page, others);
  await page.keyboard.press('Alt+Shift+o');
  await page.locator('.others').waitFor();
}

async function showBeforeAndAfter(page: Page): Promise<void> {
  await page.locator('.changed-page__title').first().press('Enter');
  await page.locator('.two-versions .ring').first().waitFor();
}

/** Keeps what is chosen until this question is asked. */
async function showQuestion(page: Page, asked: string): Promise<void> {
  await showOthers(page, OTHERS);
  await page.locator('.others__choose').click();
  await page.locator('.version-card input:checked').waitFor();
  for (const one of ['Which sentence stays?', 'Which price stays?', 'Does this page stay?']) {
    await page.getByRole('heading', { name: one }).waitFor();
    if (one === asked) break;
    await page.keyboard.press('Enter');
  }
  await page.locator('.leaf:not([data-loading])').first().waitFor();
}

async function clickOnPage(page: Page, words: string): Promise<void> {
  await shownIn(page, 'main').getByText(words).click({ force: true });
}

async function unlockAddress(page: Page): Promise<void> {
  await shownIn(page, 'main').getByText('Speichenweg').first().click({ force: true });
  await page.getByRole('button', { name: 'Change it everywhere' }).click();
}

/** Another hand changes the file while the next change is on its way. */
async function changeBefore(page: Page, file: string, words: [from: string, to: string]): Promise<void> {
  await page.route('**/@ashlar/composer', async route => {
    if (route.request().postDataJSON().ask === 'change') site.write(file, site.read(file).replace(...words));
    await route.continue();
  });
}
