// Every command of the composer, given by its keys and by a button (in the sample two of five, by one of the two): what it does, and where
// the focus is afterwards.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type CommandName, SHELL_COMMANDS } from '../../../src/composer/window/commands/commands.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { isFull, size } from '../../support/size.ts';

const ROUTE = '/preise';
const FILE = 'pages/preise.json';

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

type Block = { type: string; hidden?: boolean };
const blocks = (): Block[] => JSON.parse(site.read(FILE)).blocks;
const types = () => blocks().map(({ type }) => type);

const row = (page: Page, index: number) =>
  page.locator('.side__list > .row:first-child, .side__blocks > li > .row').nth(index);
/** The rows of the page: the page itself, and its blocks. */
const [PAGE, LIST, PACKAGES, NOTICE, SHARED] = [0, 2, 3, 4, 7];

async function select(page: Page, index: number): Promise<void> {
  await row(page, index).click();
  await expect.poll(() => row(page, index).getAttribute('aria-current')).toBe('true');
}

type Check = {
  prepare?: (page: Page) => Promise<void>;
  /** What the page said, and what has become of the file. */
  check: (page: Page) => Promise<void>;
  /** A selector of what has the focus then, if the command was given by a key in the outline. */
  focus: string;
};

const CURRENT = '.row[aria-current]';

const CHECKS: { [name in CommandName]: Check } = {
  undo: {
    async prepare(page) {
      await deed(page, 'moveUp', NOTICE);
      await hasSaid(page, / moved (up|down)\.$/);
    },
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, /^Taken back: /);
      expect(site.diff()).toBe('');
      await expect.poll(() => page.locator('[aria-current]').count()).toBe(1);
    },
  },
  redo: {
    async prepare(page) {
      await deed(page, 'moveUp', NOTICE);
      await hasSaid(page, / moved (up|down)\.$/);
      await page.keyboard.press('ControlOrMeta+z');
      await hasSaid(page, /^Taken back: /);
    },
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, /^Done again: /);
      expect(types().indexOf('notice')).toBe(2);
    },
  },
  moveUp: {
    prepare: page => select(page, NOTICE),
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, / moved (up|down)\.$/);
      expect(types().indexOf('notice')).toBe(2);
      await expect.poll(() => row(page, NOTICE - 1).getAttribute('aria-current')).toBe('true');
    },
  },
  moveDown: {
    prepare: page => select(page, LIST),
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, / moved (up|down)\.$/);
      expect(types().indexOf('price-list')).toBe(2);
      await expect.poll(() => row(page, LIST + 1).getAttribute('aria-current')).toBe('true');
    },
  },
  hide: {
    prepare: page => select(page, NOTICE),
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, / is hidden\.$/);
      expect(blocks()[3]?.hidden).toBe(true);
      await expect.poll(() => row(page, NOTICE).textContent()).toContain('(hidden)');
    },
  },
  duplicate: {
    prepare: page => select(page, NOTICE),
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, / duplicated\.$/);
      expect(types().filter(type => type === 'notice')).toHaveLength(2);
      await expect.poll(() => row(page, NOTICE + 1).getAttribute('aria-current')).toBe('true');
    },
  },
  addAfter: {
    prepare: page => select(page, NOTICE),
    focus: 'input[type=search]',
    async check(page) {
      await page.keyboard.type('fragen');
      await expect.poll(() => page.locator('dialog .choice').count()).toBe(0);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('faq');
      await page.locator('dialog .choice').getByText('FAQ').click();
      await hasSaid(page, /^Added/);
      await expect.poll(() => row(page, NOTICE + 1).textContent()).toMatch(/^FAQ/);
    },
  },
  takeAway: {
    prepare: page => select(page, NOTICE),
    focus: CURRENT,
    async check(page) {
      await hasSaid(page, / taken away\.$/);
      expect(types()).not.toContain('notice');
      await expect.poll(() => row(page, NOTICE).textContent()).toMatch(/^Facts/);
    },
  },
  find: {
    focus: 'input[type=search]',
    async check(page) {
      await page.keyboard.type('stimm');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/_edit/stimmen');
      await expect.poll(() => row(page, 2).textContent()).toMatch(/^Testimonials/);
    },
  },
  pages: {
    prepare: page => select(page, NOTICE),
    focus: '.side input[type=search]',
    async check(page) {
      const shown = await page.locator('.way h2').textContent();
      await page.keyboard.type('stimmen');
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.matches('.tree a'))).toBe(true);
      await press(page, 'pages');
      await page.keyboard.press('Escape');
      expect(await page.locator('.way h2').textContent()).toBe(shown);
      await page.locator('.tree a', { hasText: 'Stimmen' }).click();
      await page.waitForURL('**/_edit/stimmen');
      await page.getByRole('tab', { name: 'Blocks' }).click();
      await expect.poll(() => row(page, 2).textContent()).toMatch(/^Testimonials/);
    },
  },
  addBefore: {
    prepare: page => select(page, NOTICE),
    focus: 'input[type=search]',
    async check(page) {
      await page.locator('dialog .choice').getByText('FAQ').click();
      await hasSaid(page, /^Added/);
      await expect.poll(() => row(page, NOTICE).textContent()).toMatch(/^FAQ/);
    },
  },
  newPage: {
    focus: 'dialog input',
    async check(page) {
      await page.keyboard.type('Was ein Rad kostet');
      await page.getByText('begins at /was-ein-rad-kostet').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/_edit/was-ein-rad-kostet');
      await row(page, PAGE).waitFor();
      await hasSaid(page, /is here/);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('ControlOrMeta+z');
      await hasSaid(page, /^Taken back: /);
    },
  },
  changeAddress: {
    focus: 'dialog input',
    check: page => page.getByRole('dialog', { name: 'Change the address of' }).waitFor(),
  },
  takePageAway: {
    focus: 'dialog select',
    check: page => page.getByRole('dialog', { name: 'away' }).waitFor(),
  },
  seeDay: {
    focus: 'dialog input',
    async check(page) {
      await page.getByLabel('Day', { exact: true }).fill('2100-12-03');
      await page.keyboard.press('Enter');
      await page.getByText('This is how the page looks on 3 December 2100.').waitFor();
    },
  },
  seeToday: {
    async prepare(page) {
      await press(page, 'find');
      await page.keyboard.type('3.12.2100');
      await page.keyboard.press('Enter');
      await page.getByText('This is how the page looks on 3 December 2100.').waitFor();
    },
    focus: 'body',
    check: page => page.getByText('This is how the page looks').waitFor({ state: 'detached' }),
  },
  save: { focus: 'body', check: page => hasSaid(page, /^Saved here/) },
  history: {
    focus: '.history h2',
    async check(page) {
      await page.locator('.history .moment').first().waitFor();
      await press(page, 'stepOut');
      await page.locator('.history').waitFor({ state: 'detached' });
    },
  },
  send: {
    focus: 'dialog button',
    check: page => page.getByRole('dialog', { name: 'Send' }).getByRole('list').first().waitFor(),
  },
  sent: { focus: '.way h2', check: page => isPanel(page, 'Sent') },
  others: { focus: '.way h2', check: page => isPanel(page, 'The others') },
  openFile: {
    async prepare(page) {
      page.once('filechooser', chooser =>
        chooser.setFiles({ name: 'a.change.json', mimeType: '', buffer: Buffer.from('{}') }),
      );
    },
    focus: 'body',
    check: page => hasSaid(page, /^This is no change file/),
  },
  fold: {
    focus: 'body',
    async check(page) {
      await page.locator('.shell[data-folded] .strip').waitFor();
      await press(page, 'fold');
      await row(page, PAGE).waitFor();
    },
  },
  settings: {
    focus: 'dialog button',
    check: page => page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).waitFor(),
  },
  nextPane: { prepare: page => select(page, PAGE), focus: '.page iframe', check: async () => undefined },
  previousPane: { prepare: page => select(page, PAGE), focus: '.bar button', check: async () => undefined },
  stepOut: {
    async prepare(page) {
      await select(page, LIST);
      await page.locator('.side__blocks ol .row').first().click();
    },
    focus: CURRENT,
    check: page => expect.poll(() => row(page, LIST).getAttribute('aria-current')).toBe('true'),
  },
  keys: {
    focus: 'input[type=search]',
    check: page =>
      expect
        .poll(() => page.locator('dialog .choice kbd').count())
        .toBe(Object.values(SHELL_COMMANDS).filter(({ keys }) => keys).length),
  },
  firstMinute: {
    focus: '.fields',
    check: page =>
      expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('The first minute'),
  },
};

const NAMES = Object.keys(SHELL_COMMANDS) as CommandName[];

/** The panel goes with Esc, and the fields are there again. */
async function isPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary', { name }).waitFor();
  await press(page, 'stepOut');
  await page.getByRole('complementary', { name: 'Fields' }).waitFor();
}

describe.each(NAMES.map((name, index) => ({ name, index })))('the command $name', ({ name, index }) => {
  const { prepare, check, focus } = CHECKS[name];

  it.runIf(SHELL_COMMANDS[name].keys && size(index % 5 === 1, true))('is given by its keys', async () => {
    const page = await open();
    await prepare?.(page);
    await press(page, name);
    await expect
      .poll(() => page.evaluate(selector => document.activeElement?.matches(selector), focus))
      .toBe(true);
    await check(page);
  });

  // One list holds all buttons.
  it.runIf(size(index % 5 === 3, true))('is given by a button', async () => {
    const page = await open();
    await prepare?.(page);
    await page.keyboard.press('F1');
    await page.locator('dialog .choice').nth(index).click();
    await check(page);
  });
});

it('shows what each block looks like, asks for those alone that are seen, and leads with the arrows through the grid', async () => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.evaluate(keepTopsOfThumbs);
  await deed(page, 'addAfter', NOTICE);
  const example = (name: string) => page.frameLocator(`iframe[title="An example: ${name}"]`).locator('main');
  await example('Call to action').getByRole('link').first().waitFor();
  const thumbs = page.locator('.thumb');
  expect(asked.filter(path => path.startsWith('/_blocks/')).length).toBeLessThan(await thumbs.count());
  await page.getByRole('button', { name: /^Asking/ }).click();
  await expect.poll(() => thumbs.locator('strong').allTextContents()).toEqual(['Call to action', 'Contact']);
  await page.getByRole('button', { name: /^All/ }).click();
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('strong')?.textContent);
  await thumbs.first().getByRole('button').focus();
  const names = await thumbs.locator('strong').allTextContents();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(names[1]);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(names[4]);
  // An example that arrives moves nothing.
  expect(await page.evaluate(() => [...window.topsOfThumbs])).toHaveLength(1);
  // No frame is a stop of the keyboard.
  await thumbs.last().getByRole('button').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.nodeName)).not.toBe('IFRAME');
});

it('rows slide to where they have moved, and are there at once for somebody who wants less motion', async () => {
  const page = await open();
  await select(page, NOTICE);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
      if (this.matches('.outline li')) document.documentElement.dataset.slid += ` ${JSON.stringify(frames)}`;
      return animate.call(this, frames, how);
    };
  });
  const slid = () => page.evaluate(() => document.documentElement.dataset.slid?.match(/translateY/g)?.length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'moveUp');
  await hasSaid(page, / moved up\.$/);
  const before = await slid();
  // The moved one, and the one that has made room.
  expect(before).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page, 'moveDown');
  await hasSaid(page, / moved down\.$/);
  await expect.poll(() => row(page, NOTICE).getAttribute('aria-current')).toBe('true');
  expect(await slid()).toBe(before);
});

it('a photograph that is dropped or pasted where no picture can be is no file of the browser, and is told so', async () => {
  const page = await open();
  const frame = page.frameLocator('.page iframe').locator('main');
  for (const [place, type] of [
    [page.locator('.outline'), 'drop'],
    [frame, 'drop'],
    [page.locator('.outline'), 'paste'],
  ] as const) {
    expect(await place.evaluate(giveFile, type)).toBe(false);
    await hasSaid(page, /^No picture can be shown here\./);
    await press(page, 'save');
    await hasSaid(page, /^Saved/);
  }
});

/** Runs in the browser: whether the browser would do what it likes with the file. */
function giveFile(place: Element, type: 'drop' | 'paste'): boolean {
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'oak.jpg', { type: 'image/jpeg' }));
  const how = { bubbles: true, cancelable: true };
  return place.dispatchEvent(
    type === 'paste'
      ? new ClipboardEvent(type, { ...how, clipboardData: data })
      : new DragEvent(type, { ...how, dataTransfer: data }),
  );
}

it('what was done is said for some seconds, and as long as somebody points at it or has the focus in it', async () => {
  const page = await open();
  await page.clock.install();
  await select(page, NOTICE);
  await press(page, 'hide');
  await hasSaid(page, / is hidden\.$/);
  const toast = page.locator('.toast');
  const wait = () => page.clock.fastForward('00:07');
  await toast.hover();
  await wait();
  await toast.getByRole('button', { name: /^Undo/ }).focus();
  await page.mouse.move(0, 0);
  await wait();
  expect(await toast.count()).toBe(1);
  await row(page, NOTICE).focus();
  await wait();
  await toast.waitFor({ state: 'detached' });
});

// The sample does both in tests/engine/composer/tasks.test.ts.
it.runIf(isFull)(
  'a page gets another address, and is taken away, and both are taken back to the byte',
  async () => {
    const page = await open();
    const deed = async (name: string) => {
      await page.getByRole('tab', { name: 'Pages' }).click();
      await page.getByRole('button', { name }).click();
    };
    await deed('Change its address');
    await page.getByLabel('Its new address').fill('/preise-und-mehr');
    await page.getByText('Visitors who come to /preise get to the new address.').waitFor();
    expect(site.diff()).toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/_edit/preise-und-mehr');
    await hasSaid(page, 'The page has the address /preise-und-mehr now.');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(site.diff()).toContain('/preise-und-mehr');
    await page.keyboard.press('ControlOrMeta+z');
    await page.waitForURL('**/_edit/preise');
    expect(site.diff()).toBe('');
    await deed('Take this page away');
    await page.getByText('would lead nowhere').waitFor();
    const instead = page.getByLabel('Which page takes its place?');
    const offered = await instead.locator('option').allTextContents();
    expect(offered.filter(one => /\/(?:404|preise)\)$/.test(one))).toEqual([]);
    await instead.selectOption('/leistungen');
    await page.getByRole('listitem').filter({ hasText: 'will lead to /leistungen' }).first().waitFor();
    await page.getByRole('button', { name: 'Take this page away', exact: true }).click();
    await page.waitForURL('**/_edit/leistungen');
    await hasSaid(page, /was taken away\.$/);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(site.diff()).not.toBe('');
    await page.keyboard.press('ControlOrMeta+z');
    await hasSaid(page, /^Taken back: /);
    expect(site.diff()).toBe('');
  },
);

it('the tree of pages says in words what is not sent and what is not saved', async () => {
  const page = await open();
  await page.getByRole('tab', { name: 'Pages' }).click();
  const own = page.locator('.tree [aria-current=page]');
  expect(await own.locator('small').allTextContents()).toEqual([]);
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await select(page, PAGE);
  await page
    .getByRole('button', { name: /^In search results/ })
    .or(page.locator('summary').first())
    .click();
  await page.getByLabel('Title', { exact: true }).fill('Was es kostet');
  await page.getByRole('tab', { name: 'Pages' }).click();
  await expect.poll(() => own.locator('small').textContent()).toBe('not sent');
  await page.getByLabel('Title', { exact: true }).fill('');
  await expect.poll(() => own.locator('small').textContent()).toBe('not sent, not saved yet');
  const beyond = await own.locator('small').evaluate(note => {
    note.textContent = `Public from 30 September 2026, ${note.textContent}`;
    const tree = note.closest('.tree') as HTMLElement;
    return tree.scrollWidth - tree.clientWidth;
  });
  expect(beyond).toBe(0);
});

describe('what is found with Ctrl+K', () => {
  const find = async (page: Page, words: string) => {
    await press(page, 'find');
    await page.keyboard.type(words);
  };
  const options = (page: Page, group: string) =>
    page.getByRole('dialog', { name: 'Find or do' }).getByRole('group', { name: group }).getByRole('option');
  const caret = (page: Page) =>
    page.evaluate(() => {
      const box = document.activeElement as HTMLTextAreaElement;
      const before = box.closest('.fields') ? box.value.slice(0, box.selectionStart) : undefined;
      return { field: box.labels?.[0]?.textContent, before };
    });

  it('is a word on another page, and Enter leads to it, before it is even shown', async () => {
    const page = await open();
    await find(page, 'VIELE wissen');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/_edit/fragen');
    await expect.poll(() => caret(page)).toEqual({ field: 'Heading', before: 'Was ' });
    await expect.poll(() => page.locator('.row[aria-current]').textContent()).toMatch(/^FAQ/);
  });

  it('is a word of an item whose panel has to be opened', async () => {
    const page = await open();
    await find(page, 'bekomme ich');
    await options(page, 'Words on pages').first().click();
    await page.waitForURL('**/_edit/fragen');
    await expect.poll(() => caret(page)).toEqual({ field: 'Question', before: '' });
  });

  it('is a page by its name before one by its address, and the first page by the name that everybody gives it', async () => {
    const page = await open();
    await find(page, 'home');
    await expect.poll(() => options(page, 'Pages').first().textContent()).toMatch(/\/$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/_edit');
  });

  it('is a block of this page, and the arrow keys choose it', async () => {
    const page = await open();
    const name = ((await row(page, NOTICE).textContent()) ?? '').replace(/^.*: /, '');
    await find(page, name);
    await expect.poll(() => options(page, 'On this page').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, NOTICE).getAttribute('aria-current')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.row[aria-current]')))
      .toBe(true);
  });

  it('is nothing that cannot be done now, and Esc gives back the focus', async () => {
    const page = await open();
    await select(page, PAGE);
    await find(page, 'duplicate');
    await expect.poll(() => options(page, 'Do').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await options(page, 'Do').count()).toBe(1);
    // The box of a search empties itself first.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.row[aria-current]')))
      .toBe(true);
    expect(site.diff()).toBe('');
  });

  it('is no command because of the words that it would take back', async () => {
    const page = await open();
    await deed(page, 'hide', NOTICE);
    await hasSaid(page, / is hidden\.$/);
    const undo = page.locator('.bar').getByRole('button', { name: 'Undo', exact: true });
    const [, said = ''] = /^.*?(\S+)\s*$/.exec((await undo.getAttribute('aria-description')) ?? '') ?? [];
    expect(said).not.toBe('');
    await find(page, said);
    await page.getByRole('dialog').getByRole('status').getByText(/found/).waitFor();
    expect(await options(page, 'Do').count()).toBe(0);
  });

  it('is all places, if they are asked for', async () => {
    const page = await open();
    await find(page, 'und');
    const words = options(page, 'Words on pages');
    await expect.poll(() => words.last().textContent()).toMatch(/^All \d+ places with “und” …$/);
    expect(await words.count()).toBe(6);
    await words.last().click();
    await expect.poll(() => words.count()).toBeGreaterThan(20);
  });
});

it('takes nothing away while somebody types', async () => {
  const page = await open();
  await select(page, NOTICE);
  const field = page.locator('.fields [data-path] :is(input, textarea, [contenteditable=true])').first();
  await field.click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+d');
  await hasSaid(page, / duplicated\.$/);
  expect(types().filter(type => type === 'notice')).toHaveLength(2);
});

it('hears the keys in the page of the frame as well', async () => {
  const page = await open();
  await select(page, NOTICE);
  await press(page, 'nextPane');
  await press(page, 'moveUp');
  await hasSaid(page, / moved (up|down)\.$/);
  await press(page, 'nextPane');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.tools button'))).toBe(true);
});

it('passes over the page of the frame until it hears keys', async () => {
  const page = await open();
  let release = () => undefined as unknown;
  const isReleased = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/@ashlar/frame/stimmen', async route => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace('</body>', '<img src="/late.png"></body>');
    await route.fulfill({ response, body });
  });
  await page.route('**/late.png', async route => {
    await isReleased;
    await route.abort();
  });
  await page.goto(`${site.server.url}/_edit/stimmen`);
  await page.frameLocator('iframe').locator('h1').waitFor();
  await select(page, PAGE);
  await press(page, 'nextPane');
  expect(await page.evaluate(() => document.activeElement?.matches('.fields'))).toBe(true);
  await press(page, 'previousPane');
  release();
  await page.locator('iframe:not([inert])').waitFor();
  await press(page, 'nextPane');
  expect(await page.evaluate(() => document.activeElement?.matches('iframe'))).toBe(true);
});

it('moves, hides and takes away a shared block on this page alone', async () => {
  const page = await open();
  await expect.poll(() => row(page, SHARED).textContent()).toMatch(/\(shared, on \d+ pages\)/);
  await deed(page, 'hide', SHARED);
  await hasSaid(page, / is hidden\.$/);
  await press(page, 'moveUp');
  await hasSaid(page, / moved (up|down)\.$/);
  expect(blocks()[5]).toMatchObject({ type: 'shared', hidden: true });
  await press(page, 'takeAway');
  await hasSaid(page, / taken away\.$/);
  expect(types()).not.toContain('shared');
});

it('changes nothing of a shared block before somebody has said to change it everywhere', async () => {
  const page = await open();
  await select(page, SHARED);
  await page.locator('.side__blocks ol .row').first().click();
  const takeAway = page.locator('.tools').getByRole('button', { name: 'Take away' });
  await expect.poll(() => takeAway.getAttribute('aria-disabled')).toBe('true');
  await press(page, 'takeAway');
  await page.getByRole('button', { name: 'Change it everywhere' }).click();
  await expect.poll(() => takeAway.getAttribute('aria-disabled')).toBe(null);
  expect(site.diff()).toBe('');
  await takeAway.click();
  await hasSaid(page, /taken away\.$/);
  expect(site.diff()).toContain('pages/_shared/');
});

it('undoes the very first deed, however soon', async () => {
  const page = await open();
  await deed(page, 'moveUp', NOTICE);
  await press(page, 'undo');
  await hasSaid(page, /^Taken back: /);
  expect(site.diff()).toBe('');
});

it('does what was meant, however quickly one key follows another', async () => {
  const page = await open();
  await select(page, NOTICE);
  await press(page, 'moveUp');
  await press(page, 'hide');
  await hasSaid(page, / is hidden\.$/);
  expect(blocks()[2]).toMatchObject({ type: 'notice', hidden: true });
});

it('opens a dialog again that was closed a moment before', async () => {
  const page = await open();
  await press(page, 'find');
  await page.locator('dialog[open] input').waitFor();
  // The browser says a moment later that a dialog is closed. A key can come first.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  await page.locator('dialog[open] input').waitFor();
});

it('leaves the focus where somebody writes by the time something is done', async () => {
  const page = await open();
  await select(page, NOTICE);
  let release = () => undefined as unknown;
  const isReleased = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/@ashlar/composer', async route => {
    if (route.request().postDataJSON().ask === 'change') await isReleased;
    await route.continue();
  });
  await press(page, 'moveUp');
  const field = page.locator('.fields [data-path] :is(input, textarea, [contenteditable=true])').first();
  await field.click();
  release();
  await hasSaid(page, / moved up\.$/);
  await expect.poll(() => row(page, NOTICE - 1).getAttribute('aria-current')).toBe('true');
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true);
});

it('asks before a step back on another page, and leaves the caret where somebody types', async () => {
  const page = await open();
  await deed(page, 'moveUp', NOTICE);
  await hasSaid(page, / moved up\.$/);
  await page.goto(`${site.server.url}/_edit/fragen`);
  const field = page.locator('.fields').getByRole('textbox').first();
  await row(page, 2).click();
  await field.click();
  await press(page, 'undo');
  await hasSaid(page, /^The next step back is elsewhere: .*Preise.* Press Undo once more/);
  expect(types().indexOf('notice')).toBe(2);
  await page.locator('.toast').getByRole('button', { name: 'Undo', exact: true }).click();
  await hasSaid(page, /^Taken back: /);
  expect(site.diff()).toBe('');
  expect(page.url()).toMatch(/fragen$/);
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true);
  await page.locator('.bar').getByRole('button', { name: 'Redo', exact: true }).click();
  await page.waitForURL('**/_edit/preise');
  expect(types().indexOf('notice')).toBe(2);
});

it('puts the caret behind the last word of a paragraph that is clicked beside its last line', async () => {
  const page = await open();
  await page.goto(`${site.server.url}/_edit/werkstatt`);
  await page.locator('iframe:not([inert])').waitFor();
  const paragraphs = page.frameLocator('iframe').locator('main p');
  const { x, y, words } = await paragraphs.evaluateAll(async all => {
    await document.fonts.ready;
    const linesOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()];
    };
    const isShort = (words: Element) => {
      const [first, ...more] = linesOf(words);
      return (
        words.childNodes.length === 1 && first && (more.at(-1)?.right ?? first.right) + 100 < first.right
      );
    };
    const found = all.find(isShort);
    if (!found) throw new Error('No paragraph has a short last line.');
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { right = 0, top = 0, height = 0 } = linesOf(found).at(-1) ?? {};
    const frame = window.frameElement as HTMLElement;
    const around = frame.getBoundingClientRect();
    const scale = around.width / frame.offsetWidth;
    const at = { x: around.left + (right + 60) * scale, y: around.top + (top + height / 2) * scale };
    return { ...at, words: found.textContent };
  });
  await page.mouse.click(x, y);
  const before = () => {
    const { anchorNode, anchorOffset } = document.getSelection() ?? {};
    return anchorNode?.textContent?.slice(0, anchorOffset);
  };
  await expect.poll(() => page.evaluate(before)).toBe(words);
});

it('keeps the focus on the button that has moved something', async () => {
  const page = await open();
  await select(page, PACKAGES);
  await page.getByRole('button', { name: 'Move up', exact: true }).click();
  await hasSaid(page, / moved (up|down)\.$/);
  await page.keyboard.press('Enter');
  await hasSaid(page, /left as it is/);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move up');
});

async function open(): Promise<Page> {
  // Drawing what slides is a fifth of the work of most of these tests.
  const reducedMotion = size('reduce', 'no-preference');
  const { page } = await reopenPage(here.browser, { viewport: { width: 1440, height: 900 }, reducedMotion });
  await page.goto(`${site.server.url}/_edit${ROUTE}`);
  await row(page, SHARED).waitFor();
  await page.waitForFunction(() => {
    const { contentDocument } = document.querySelector('iframe') ?? {};
    return contentDocument?.readyState === 'complete' && contentDocument.querySelector('h1') !== null;
  });
  return page;
}

async function press(page: Page, name: CommandName): Promise<void> {
  await page.keyboard.press((SHELL_COMMANDS[name].keys ?? '').replace('Ctrl', 'ControlOrMeta'));
}

async function deed(page: Page, name: CommandName, index: number): Promise<void> {
  await select(page, index);
  await press(page, name);
}

async function hasSaid(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('.said').filter({ hasText: words }).waitFor();
}

declare global {
  interface Window {
    /** How far below the upper edges of their cells the names of the first row of blocks have stood, each time that anything changed. */
    topsOfThumbs: Set<string>;
  }
}

function keepTopsOfThumbs(): void {
  window.topsOfThumbs = new Set();
  const keep = () => {
    const names = [...document.querySelectorAll<HTMLElement>('.thumb > .choice')].slice(0, 3);
    // A dialog that rises moves a rectangle by fractions of a pixel, and a place in the cell not at all.
    if (names.length === 3) window.topsOfThumbs.add(String(names.map(name => name.offsetTop)));
  };
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}
