// What comes between while somebody works in the composer: the server goes, the page is loaded again, an editor saves the same words.
import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/arrival.ts';
import { openPage, reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { openNotSaved, readNotSaved, statusOf } from '../../support/composer/not-saved.ts';
import { everywhere } from '../../support/composer/texts.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const FILE = 'pages/fragen.json';
const [HEADING, INTRO] = ['Fragen und Antworten', 'Die kurze Antwort steht immer vorn.'];

/** The sample saves the drawing of what slides. */
const OPTIONS = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: size<'reduce' | 'no-preference'>('reduce', 'no-preference'),
};

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);

const field = (page: Page, ...path: (string | number)[]) =>
  page
    .locator(`.fields [data-path='/fragen ${JSON.stringify(['blocks', ...path])}']`)
    .locator('textarea, [contenteditable=true]')
    .first();
/** A field of what is begun, which is a list of one until it enters its own. */
const begunField = (page: Page, ...path: (string | number)[]) =>
  page
    .locator(`.fields [data-path^="begun:"][data-path$='${JSON.stringify([0, ...path])}']`)
    .locator('textarea, [contenteditable=true]')
    .first();
const textOf = (field: Locator) =>
  field.evaluate(element => (element as HTMLTextAreaElement).value ?? element.textContent);
const status = (page: Page, words: string) => page.locator('.bar__status', { hasText: words }).waitFor();
const atField = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: RegExp) => page.locator('.outline').getByRole('button', { name });
const isAbout = (ask: string, words: string) => (response: Response) => {
  const body = response.request().postData() ?? '';
  return body.startsWith(`{"ask":"${ask}"`) && body.includes(words);
};
const hasBecome = (from: string, to: string) =>
  expect
    .poll(site.diff)
    .toBe(site.diffOf({ [FILE]: everywhere(`: ${JSON.stringify(from)}`, `: ${JSON.stringify(to)}`) }));

/** An author's first window, or with "openPage" another one, in a browser that has kept nothing. */
async function open(openWindow = reopenPage): Promise<Page> {
  const { page } = await openWindow(here.browser, OPTIONS);
  await page.goto(`${site.server.url}/_edit/fragen`);
  await select(page, /^Hero/);
  return page;
}

async function select(page: Page, name: RegExp): Promise<void> {
  await row(page, name).click();
}

describe('the server has gone', () => {
  const SAVED_AND_UNDONE =
    'words typed just before and since wait in the browser, are saved when it is back, and are undone';
  it(SAVED_AND_UNDONE, { tags: 'front-door' }, async () => {
    const page = await open();
    await field(page, 0, 'intro').fill('Kurz davor.');
    site.stop();
    await status(page, 'Server gone');
    await field(page, 0, 'intro').fill('Kurz davor, und danach.');
    await expect.poll(site.server.isRunning).toBe(false);
    await site.startAgain();
    await status(page, 'Saved here');
    await hasBecome(INTRO, 'Kurz davor, und danach.');
    await select(page, /^Hero/);
    await expect.poll(() => textOf(field(page, 0, 'intro'))).toBe('Kurz davor, und danach.');
    // The first words may have been saved by themselves.
    for (let left = 2; site.diff() !== '' && left > 0; left -= 1) {
      const undone = page.waitForResponse(isAbout('undo', ''));
      await page.keyboard.press('ControlOrMeta+z');
      expect((await undone).status()).toBe(200);
    }
    expect(site.diff()).toBe('');
    await expect.poll(() => textOf(field(page, 0, 'intro'))).toBe(INTRO);
  });

  it('is asked again by itself, if it was gone for one question alone', async () => {
    const page = await open();
    const lost = page.waitForEvent('requestfailed');
    let isFirst = true;
    await page.route('**/@ashlar/composer', route => {
      const isLost = isFirst && route.request().postData()?.startsWith('{"ask":"change"');
      if (!isLost) return route.continue();
      isFirst = false;
      return route.abort();
    });
    await field(page, 0, 'intro').fill('Beim zweiten Mal.');
    await lost;
    await hasBecome(INTRO, 'Beim zweiten Mal.');
    await status(page, 'Saved here');
  });
});

describe('the answer to what is typed is not there yet', () => {
  const shownIn = (page: Page, tag: string) =>
    page.frameLocator('iframe').locator(`main .hero ${tag}`).first();

  it('plain words stand on the page all the same, and go back if they are refused', async () => {
    const page = await open();
    await shownIn(page, 'p').getByText(INTRO).waitFor();
    const answer = await holdBack(
      page,
      route => route.request().postData()?.startsWith('{"ask":"change"') === true,
    );
    await field(page, 0, 'intro').fill('Schon zu sehen.');
    await field(page, 0, 'heading').fill('Zu lang. '.repeat(40));
    await shownIn(page, 'p').getByText('Schon zu sehen.', { exact: true }).waitFor();
    await shownIn(page, 'h1').getByText('Zu lang. Zu lang.').waitFor();
    expect(site.diff()).toBe('');
    await answer();
    await atField(page).waitFor();
    await shownIn(page, 'h1').getByText(HEADING, { exact: true }).waitFor();
    await hasBecome(INTRO, 'Schon zu sehen.');
    await shownIn(page, 'p').getByText('Schon zu sehen.', { exact: true }).waitFor();
  });

  it('what was moved, hidden or taken away is so on the page all the same, and comes back if that is refused', async () => {
    const page = await open();
    const blocks = () =>
      page
        .frameLocator('iframe')
        .locator('main > .block')
        .evaluateAll(all =>
          all.flatMap(one =>
            one.checkVisibility() ? [...one.classList].filter(name => !/^block|--/.test(name)) : [],
          ),
        );
    await shownIn(page, 'p').getByText(INTRO).waitFor();
    const before = await blocks();
    const [first, second, ...others] = before;
    const refused = JSON.stringify({ message: 'Heute nicht.' });
    const deeds: [keys: string, after: unknown[]][] = [
      ['Alt+Shift+ArrowDown', [second, first, ...others]],
      ['Alt+Shift+H', [second, ...others]],
      ['Delete', [second, ...others]],
    ];
    for (const [keys, after] of deeds) {
      const answers: (() => void)[] = [];
      await page.route('**/@ashlar/composer', async route => {
        if (!route.request().postData()?.startsWith('{"ask":"change"')) return route.continue();
        await new Promise<void>(resolve => answers.push(resolve));
        return route.fulfill({ status: 422, contentType: 'application/json', body: refused });
      });
      await row(page, /^Hero/).press(keys);
      await expect.poll(blocks).toEqual(after);
      await expect.poll(() => answers.length).toBe(1);
      answers[0]?.();
      await expect.poll(blocks).toEqual(before);
      await page.getByText('Heute nicht.').first().waitFor();
      await page.unroute('**/@ashlar/composer');
    }
    expect(site.diff()).toBe('');
  });

  it.each([
    ['a copy of a block', /^Hero/, 'ControlOrMeta+D', `Hero: ${HEADING}`],
    ['an item', /Leihrad/, 'Alt+Shift+A', 'New question'],
  ])(
    '%s that is added has its place in outline and page all the same, which goes if that is refused',
    async (_, name, keys, words) => {
      const page = await open();
      await shownIn(page, 'p').getByText(INTRO).waitFor();
      const refused = JSON.stringify({ message: 'Heute nicht.' });
      let answer: (() => void) | undefined;
      await page.route('**/@ashlar/composer', async route => {
        if (!route.request().postData()?.startsWith('{"ask":"begin"')) return route.continue();
        await new Promise<void>(resolve => {
          answer = resolve;
        });
        return route.fulfill({ status: 422, contentType: 'application/json', body: refused });
      });
      await select(page, /Was viele wissen wollen/);
      await select(page, name);
      const rows = page.locator('.side__blocks .row');
      const count = await rows.count();
      await row(page, name).press(keys);
      const there = page.frameLocator('iframe').getByText(`${words} is being added …`);
      await there.waitFor();
      await expect.poll(() => rows.count()).toBe(count + 1);
      await expect.poll(() => answer).toBeDefined();
      answer?.();
      await page.getByText('Heute nicht.').first().waitFor();
      await there.waitFor({ state: 'detached' });
      expect(await rows.count()).toBe(count);
      expect(site.diff()).toBe('');
    },
  );

  it('a dialog says that its deed is being done, and closes with that', async () => {
    const page = await open();
    await page.keyboard.press('Alt+Shift+N');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill('Noch eine Seite');
    const like = await dialog.getByRole('combobox').first().textContent();
    const answer = await holdBack(page, route => {
      const asked = route.request().postData() ?? '';
      return asked.startsWith('{"ask":"newPage"') && !asked.includes('"rehearse":true');
    });
    await dialog.locator('.act').click();
    await dialog.getByText('This is being done …').waitFor();
    expect(await dialog.locator('.act').getAttribute('aria-busy')).toBe('true');
    expect(await dialog.getByRole('combobox').first().textContent()).toBe(like);
    await answer();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Noch eine Seite' }).first().waitFor();
  });

  it('words with signs that the page draws otherwise wait for it', async () => {
    const page = await open();
    await shownIn(page, 'p').getByText(INTRO).waitFor();
    const answer = await holdBack(
      page,
      route => route.request().postData()?.startsWith('{"ask":"change"') === true,
    );
    await field(page, 0, 'heading').fill('Was {brand} sagt');
    await field(page, 0, 'intro').fill('Schon zu sehen.');
    await shownIn(page, 'p').getByText('Schon zu sehen.', { exact: true }).waitFor();
    expect(await shownIn(page, 'h1').textContent()).toBe(HEADING);
    await answer();
    await shownIn(page, 'h1')
      .getByText(/^Was .+ sagt$/)
      .waitFor();
    expect(await shownIn(page, 'h1').textContent()).not.toContain('{');
  });
});

describe('the window is loaded again', () => {
  it('at once after a word, which is saved all the same', async () => {
    const page = await open();
    await field(page, 0, 'intro').fill('Noch schnell.');
    await page.reload();
    await hasBecome(INTRO, 'Noch schnell.');
    await status(page, 'Saved here');
  });

  it('with words that are not right yet, which wait as they did and hold nothing else up', async () => {
    const page = await open();
    await field(page, 0, 'heading').fill('<b>Fragen</b>');
    await status(page, '1 not saved');
    await atField(page).waitFor();
    const said = await readNotSaved(page);
    expect(said).toContain('<b>Fragen</b>');
    await field(page, 0, 'intro').fill('Das geht.');
    await hasBecome(INTRO, 'Das geht.');
    await page.reload();
    await status(page, '1 not saved');
    await expect.poll(() => readNotSaved(page)).toBe(said);
    await page.goto(`${site.server.url}/_edit/preise`);
    await status(page, '1 not saved');
    await page.locator('.page iframe:not([inert])').waitFor();
    // On another page, the list leads to the one with the field.
    await (await openNotSaved(page))?.getByRole('button', { name: /^On the page/ }).click();
    await expect.poll(() => textOf(field(page, 0, 'heading'))).toBe('<b>Fragen</b>');
    await hasBecome(INTRO, 'Das geht.');
    await button(page, 'Leave it as it was').click();
    await status(page, 'Saved here');
    await expect.poll(() => textOf(field(page, 0, 'heading'))).toBe(HEADING);
  });
});

describe('server and browser end at once', () => {
  it('and words that are not right yet are there in a browser that has kept nothing', async () => {
    const page = await open();
    await field(page, 0, 'intro').fill('Kurz davor.');
    await hasBecome(INTRO, 'Kurz davor.');
    const kept = page.waitForResponse(isAbout('keep', '<b>Fragen</b>'));
    await field(page, 0, 'heading').fill('<b>Fragen</b>');
    expect((await kept).status()).toBe(200);
    site.stop();
    await page.context().close();
    await expect.poll(site.server.isRunning).toBe(false);
    await site.startAgain();
    const other = await open(openPage);
    await expect.poll(() => readNotSaved(other)).toContain('<b>Fragen</b>');
    await expect.poll(() => textOf(field(other, 0, 'heading'))).toBe('<b>Fragen</b>');
    const given = other.waitForResponse(isAbout('keep', '"waiting":[]'));
    await field(other, 0, 'heading').fill('Fragen');
    await status(other, 'Saved here');
    expect((await given).status()).toBe(200);
    const last = await open(openPage);
    await expect.poll(() => textOf(field(last, 0, 'heading'))).toBe('Fragen');
    expect(await statusOf(last).count()).toBe(0);
  });

  it('and a window that is still open keeps its own', async () => {
    const page = await open();
    const kept = page.waitForResponse(isAbout('keep', '<b>Fragen</b>'));
    await field(page, 0, 'heading').fill('<b>Fragen</b>');
    await kept;
    const other = await open(openPage);
    await status(other, 'Saved here');
    expect(await statusOf(other).count()).toBe(0);
    expect(await statusOf(page).count()).toBe(1);
    await button(page, 'Leave it as it was').click();
    await status(page, 'Saved here');
  });
});

describe('an editor saves other words in the same field', () => {
  /** The words are on their way to the server when the file changes. */
  async function contested(): Promise<Page> {
    const page = await open();
    const disturb = (body: string | null) => body?.startsWith('{"ask":"change"') === true;
    await page.route('**/@ashlar/composer', async route => {
      if (disturb(route.request().postData()))
        site.write(FILE, site.read(FILE).replace(INTRO, 'Aus dem Editor.'));
      await route.continue();
    });
    await field(page, 0, 'intro').fill('Aus dem Fenster.');
    await atField(page).getByText('Aus dem Editor.').waitFor();
    await page.unrouteAll();
    expect(await atField(page).getByText('Aus dem Fenster.').isVisible()).toBe(true);
    await hasBecome(INTRO, 'Aus dem Editor.');
    return page;
  }

  it('and they stay: the field shows them', async () => {
    const page = await contested();
    await button(page, 'Take theirs').click();
    await status(page, 'Saved here');
    await expect.poll(() => textOf(field(page, 0, 'intro'))).toBe('Aus dem Editor.');
    await hasBecome(INTRO, 'Aus dem Editor.');
  });

  it('and they give way: Undo brings them back', async () => {
    const page = await contested();
    await button(page, 'Keep mine').click();
    await hasBecome(INTRO, 'Aus dem Fenster.');
    await status(page, 'Saved here');
    await button(page, 'Undo').click();
    await hasBecome(INTRO, 'Aus dem Editor.');
  });
});

describe('the page in the frame', () => {
  const colourOf = (page: Page, selector: string, name: string) =>
    page
      .frameLocator('iframe')
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name).trim(), name);

  it.each([
    {
      what: 'the look of the site',
      file: 'pages/_look/tokens.css',
      to: (text: string) => text.replace(/--ink: [^;]+;/, '--ink: #123456;'),
    },
    {
      what: 'the style sheet of a block',
      file: 'blocks/oeffnungszeiten/style.css',
      to: (text: string) => `${text}\n@layer blocks { :root { --ink: #123456; } }\n`,
    },
  ])('follows $what', async ({ file, to }) => {
    const page = await open();
    await expect.poll(() => colourOf(page, ':root', '--ink')).toMatch(/^#/);
    expect(await colourOf(page, ':root', '--ink')).not.toBe('#123456');
    site.write(file, to(site.read(file)));
    await expect.poll(() => colourOf(page, ':root', '--ink')).toBe('#123456');
    expect(await row(page, /^Hero/).getAttribute('aria-current')).toBe('true');
  });

  it('is said to be a draft from the moment that it is one', async () => {
    const page = await open();
    const standing = page.locator('.bar .standing');
    await status(page, 'Saved here');
    expect(await standing.count()).toBe(0);
    site.write(FILE, site.read(FILE).replace('{', '{\n  "status": "draft",'));
    await standing.filter({ hasText: 'Draft. Visitors do not see this page.' }).waitFor();
  });
});

describe('a block that the site made itself', () => {
  it('is in the list of blocks, gets its fields from its own schema, and is drawn', async () => {
    const page = await open();
    await select(page, /^Notice: Für Räder/);
    await page.locator('.plus--after').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Werkstatt offen');
    await dialog.getByRole('button', { name: /^Oeffnungszeiten.*Wann die Werkstatt offen ist/ }).click();
    // No field of an item is called a title.
    await page
      .getByRole('button', { name: /^Tag 1: Montag/ })
      .last()
      .click();
    await begunField(page, 'items', 0, 'tag').fill('Mittwoch');
    await begunField(page, 'items', 0, 'zeit').fill('9 bis 12 Uhr');
    const drawn = page.frameLocator('iframe').locator('main .oeffnungszeiten');
    await drawn.getByText('9 bis 12 Uhr').waitFor();
    await field(page, 3, 'items', 0, 'zeit').fill('9 bis 13 Uhr');
    await drawn.getByText('9 bis 13 Uhr').waitFor();
    const block = { type: 'oeffnungszeiten', items: [{ tag: 'Mittwoch', zeit: '9 bis 13 Uhr' }] };
    await expect.poll(() => JSON.parse(site.read(FILE)).blocks[3]).toEqual(block);
  });
});
