import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let watched: Watched;
let page: Page;
let original: string;
let site: string;

const FAQ = 'pages/faq.json';
const SITE = 'pages/_site.json';

beforeAll(() => {
  original = dev.project.read(FAQ);
  site = dev.project.read(SITE);
});

beforeEach(async () => {
  watched = await reopenPage(here.browser);
  page = watched.page;
  dev.project.write(FAQ, original);
  if (dev.project.read(SITE) !== site) dev.project.write(SITE, site);
});

const overlay = () => page.locator('ashlar-overlay');
const sheet = () => overlay().locator('.sheet');
const rows = () => overlay().locator('.row');
const pill = () => overlay().locator('.pill');
const button = (name: string | RegExp) => overlay().getByRole('button', { name });
/** Where the overlay sees the mistake in a text. */
const place = (text: string) => overlay().locator('.place', { hasText: `:${lineIn(text)}:7` });
const lineIn = (text: string) => text.slice(0, text.indexOf('"headnig"')).split('\n').length;
const gone = () => overlay().waitFor({ state: 'detached' });
const misspelt = () => original.replace('"heading":', '"headnig":');
const twoMistakes = () => misspelt().replace('"/contact"', '"/contcat"');

/** The page as it is when somebody opens it after the file was saved like this. */
async function openWith(text: string): Promise<void> {
  dev.project.write(FAQ, text);
  await page.goto(`${dev.server.url}/faq`);
  await sheet().waitFor();
}

/** What has the focus, inside the overlay or outside. */
function focused(): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement ?? outer;
    return inner?.textContent?.trim() ?? '';
  });
}

describe('a fix', () => {
  it('mends the file by the characters that it must, and the overlay goes by itself', async () => {
    await openWith(misspelt());
    await button('Rename to "heading"').click();
    await gone();
    expect(dev.project.read(FAQ)).toBe(original);
    await page.locator('h1').filter({ hasText: /\S/ }).waitFor();
  });

  it('mends one of two, and the other stays with the focus on it', async () => {
    await openWith(twoMistakes());
    expect(await rows().count()).toBe(2);
    await button('Rename to "heading"').press('Enter');
    await rows().nth(1).waitFor({ state: 'detached' });
    expect(await focused()).toContain('contcat');
    expect(dev.project.read(FAQ)).toBe(original.replace('"/contact"', '"/contcat"'));
    await button(/^Change to "\/contact"/).press('Enter');
    await gone();
    expect(dev.project.read(FAQ)).toBe(original);
  });

  it('keeps the way a file from another system is written', async () => {
    const other = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`;
    await openWith(other(misspelt()));
    await button('Rename to "heading"').click();
    await gone();
    expect(dev.project.read(FAQ)).toBe(other(original));
  });

  it('that comes too late says so calmly and writes nothing', async () => {
    const moved = `\n${misspelt()}`;
    await openWith(misspelt());
    // The file changes while the news of it is still on the way.
    await page.route('**/@ashlar/documents/**', async route => {
      dev.project.write(FAQ, moved);
      await route.continue();
    });
    await button('Rename to "heading"').click();
    await overlay().locator('.outcome', { hasText: 'has changed in the meantime' }).waitFor();
    expect(dev.project.read(FAQ)).toBe(moved);
    await page.unroute('**/@ashlar/documents/**');
    await place(moved).waitFor();
    await button('Rename to "heading"').click();
    await gone();
    expect(dev.project.read(FAQ)).toBe(`\n${original}`);
  });

  it('says so where the server has gone', async () => {
    await openWith(misspelt());
    await page.route('**/@ashlar/documents/**', route => route.abort());
    await button('Rename to "heading"').click();
    await overlay().locator('.outcome', { hasText: 'The server does not answer.' }).waitFor();
  });
});

describe('the editor', () => {
  it('is opened at the file, the line and the column', async () => {
    rmSync(dev.opened, { force: true });
    await openWith(misspelt());
    await button('Open in editor').click();
    await expect.poll(() => existsSync(dev.opened)).toBe(true);
    expect(readFileSync(dev.opened, 'utf8').trim().split('\n')).toEqual([
      join(dev.project.folder, FAQ),
      String(lineIn(misspelt())),
      '7',
    ]);
    await overlay().locator('.outcome', { hasText: 'Your editor was asked' }).waitFor();
  });
});

describe('the overlay', () => {
  it('shows the place, the sentence and the line with the place marked', async () => {
    await openWith(misspelt());
    expect(await overlay().locator('h2').innerText()).toBe(`1 mistake in ${FAQ}`);
    expect(await rows().locator('.place').innerText()).toMatch(/^pages\/faq\.json:\d+:7$/);
    expect(await rows().locator('.sentence').innerText()).toContain('Did you mean "heading"?');
    expect(await rows().locator('mark').innerText()).toBe('"headnig"');
    expect(await rows().locator('pre').innerText()).not.toContain('^');
  });

  it('tells the fields of the block, what each is for and its choices', async () => {
    await openWith(misspelt());
    await overlay().getByText('Fields of the hero block').click();
    const help = overlay().locator('.fields');
    expect(await help.locator('dt').allInnerTexts()).toEqual(
      expect.arrayContaining(['heading needed', 'variant', 'links']),
    );
    expect(await help.innerText()).toContain('The title of the page.');
    expect(await help.innerText()).toContain('"compact" An inner page');
  });

  it('tells the fields of a link where the mistake is in a link', async () => {
    await openWith(original.replace('"href":', '"hreff":'));
    await overlay().getByText('Fields of a link').waitFor();
  });

  it('names the file where the mistake is in the site document', async () => {
    await page.goto(`${dev.server.url}/faq`);
    dev.project.write(SITE, site.replace('"tagline"', '"taglin"'));
    await sheet().waitFor();
    expect(await overlay().locator('h2').innerText()).toBe('1 mistake in pages/_site.json');
    await button('Rename to "tagline"').click();
    await gone();
    expect(dev.project.read(SITE)).toBe(site);
  });

  it('is there where the site document was wrong from the start, and the page comes when it is mended', async () => {
    dev.project.write(SITE, site.replace('"tagline"', '"taglin"'));
    const late = await startDevServer(dev.project.folder);
    await page.goto(`${late.url}/faq`);
    await button('Rename to "tagline"').click();
    await page.locator('.faq').waitFor();
    expect(await overlay().count()).toBe(0);
    expect(dev.project.read(SITE)).toBe(site);
    late.stop();
  });

  it('leaves more than a third of the window to the page, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openWith(twoMistakes());
    await overlay().getByText('Fields of the hero block').click();
    const box = await sheet().boundingBox();
    expect(box?.y).toBeGreaterThan(640 / 3);
    expect(box?.width).toBe(360);
    const tooWide = await overlay().evaluate(
      host =>
        [...(host.shadowRoot?.querySelectorAll('.sheet, .body, dl, summary, button') ?? [])].filter(
          part => part.getBoundingClientRect().right > innerWidth,
        ).length,
    );
    expect(tooWide).toBe(0);
  });

  it('keeps what is open and where the focus is when the file is saved with the same mistake', async () => {
    await openWith(misspelt());
    await overlay().getByText('Fields of the hero block').click();
    await button('Open in editor').focus();
    dev.project.write(FAQ, `\n${misspelt()}`);
    await place(`\n${misspelt()}`).waitFor();
    expect(await focused()).toBe('Open in editor');
    expect(await overlay().locator('.fields dl').isVisible()).toBe(true);
  });

  it('is said once to who cannot see it, and not again with each save', async () => {
    await openWith(misspelt());
    const said = overlay().getByRole('alert');
    await expect.poll(() => said.textContent()).toContain(`1 mistake in ${FAQ}. "headnig"`);
    await overlay().evaluate(host => {
      const alert = host.shadowRoot?.querySelector('[role=alert]');
      if (!alert) throw new Error('Nothing would be said.');
      new MutationObserver(() => document.body.toggleAttribute('data-said-again', true)).observe(alert, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    dev.project.write(FAQ, `\n${misspelt()}`);
    await place(`\n${misspelt()}`).waitFor();
    expect(await page.locator('body[data-said-again]').count()).toBe(0);
    dev.project.write(FAQ, twoMistakes());
    await page.locator('body[data-said-again]').waitFor();
  });

  it.each(size(['dark'] as const, ['light', 'dark'] as const))(
    'has nothing that axe objects to, %s',
    async colorScheme => {
      const { page: audited } = await openPage(here.browser, { ...AXE_OPTIONS, colorScheme });
      await audited.goto(`${dev.server.url}/faq`);
      dev.project.write(FAQ, twoMistakes());
      await audited.locator('ashlar-overlay .sheet').waitFor();
      await audited.getByText('Fields of the hero block').click();
      expect(await axeFindings(audited)).toEqual([]);
    },
  );

  it('keeps to the policy', async () => {
    await openWith(twoMistakes());
    await button('Open in editor').first().click();
    await overlay().locator('.outcome', { hasText: /\S/ }).first().waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describe('a remark', () => {
  const americanised = () => withIntro('We organize what you send us.');
  const withIntro = (text: string) => original.replace(/"intro": "/, `"intro": "${text} `);

  it('waits in a pill until somebody looks, and gives way to mistakes', async () => {
    const remarks = page.locator('ashlar-remarks');
    dev.project.write(FAQ, americanised());
    await page.goto(`${dev.server.url}/faq`);
    await remarks.locator('.pill', { hasText: '1 remark' }).waitFor();
    expect(await overlay().count()).toBe(0);
    expect(await remarks.locator('.sheet').isVisible()).toBe(false);
    await remarks.getByRole('button', { name: '1 remark' }).click();
    expect(await remarks.locator('.sentence').innerText()).toContain('organise');
    expect(await remarks.getByRole('alert').textContent()).toBe('');
    dev.project.write(FAQ, americanised().replace('"heading":', '"headnig":'));
    await sheet().waitFor();
    expect(await remarks.count()).toBe(0);
  });

  it('has its button too, where only one thing can be meant', async () => {
    const remarks = page.locator('ashlar-remarks');
    dev.project.write(FAQ, americanised());
    await page.goto(`${dev.server.url}/faq`);
    await remarks.locator('.pill').click();
    await remarks.getByRole('button', { name: 'Change to "organise"' }).click();
    await remarks.waitFor({ state: 'detached' });
    expect(dev.project.read(FAQ)).toBe(withIntro('We organise what you send us.'));
  });
});

describe('folding', () => {
  it('leaves a pill that counts the mistakes and stays through saves and reloads', async () => {
    await openWith(twoMistakes());
    await button('Fold away').click();
    expect(await sheet().isVisible()).toBe(false);
    expect(await pill().innerText()).toBe('2 mistakes');
    dev.project.write(FAQ, misspelt());
    await pill().filter({ hasText: '1 mistake' }).waitFor();
    expect(await sheet().isVisible()).toBe(false);
    await page.reload();
    await pill().waitFor();
    expect(await sheet().isVisible()).toBe(false);
    await pill().click();
    await sheet().waitFor();
  });

  it('ends when a new mistake comes', async () => {
    await openWith(misspelt());
    await button('Fold away').click();
    dev.project.write(FAQ, twoMistakes());
    await sheet().waitFor();
    expect(await rows().count()).toBe(2);
  });

  it('works by keyboard alone, as everything does', async () => {
    await openWith(twoMistakes());
    await page.keyboard.press('Escape');
    await pill().waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('2 mistakes');
    await page.keyboard.press('Enter');
    await sheet().waitFor();
    expect(await focused()).toBe('Fold away');
    await page.keyboard.press('Tab');
    expect(await focused()).toContain('headnig');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Rename to "heading"');
    await page.keyboard.press('Enter');
    await rows().nth(1).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await pill().waitFor();
    expect(await focused()).toBe('1 mistake');
  });
});
