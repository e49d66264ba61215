import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';

const here = withBrowser();
let project: ProjectCopy;
let server: DevServer;
let watched: Watched;
let page: Page;
let original: string;
let site: string;
let opened: string;

const FAQ = 'pages/faq.json';
const SITE = 'pages/_site.json';

beforeAll(async () => {
  project = copyProject();
  original = project.read(FAQ);
  site = project.read(SITE);
  opened = join(project.folder, 'opened.txt');
  const editor = join(project.folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > "${opened}.new"\nmv "${opened}.new" "${opened}"\n`);
  chmodSync(editor, 0o755);
  server = await startDevServer(project.folder, { LAUNCH_EDITOR: editor });
});

afterAll(() => {
  server?.stop();
  project?.remove();
});

beforeEach(async () => {
  watched = await reopenPage(here.browser);
  page = watched.page;
  project.write(FAQ, original);
  if (project.read(SITE) !== site) project.write(SITE, site);
});

const overlay = () => page.locator('ashlar-overlay');
const sheet = () => overlay().locator('.sheet');
const rows = () => overlay().locator('.row');
const pill = () => overlay().locator('.pill');
const button = (name: string | RegExp) => overlay().getByRole('button', { name });
const gone = () => overlay().waitFor({ state: 'detached' });
const misspelt = () => original.replace('"heading":', '"headnig":');
const twoMistakes = () => misspelt().replace('"/contact"', '"/contcat"');

/** The page as it is when somebody opens it after the file was saved like this. */
async function openWith(text: string): Promise<void> {
  project.write(FAQ, text);
  await page.goto(`${server.url}/faq`);
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
    expect(project.read(FAQ)).toBe(original);
    await page.locator('h1').filter({ hasText: /\S/ }).waitFor();
  });

  it('mends one of two, and the other stays with the focus on it', async () => {
    await openWith(twoMistakes());
    expect(await rows().count()).toBe(2);
    await button('Rename to "heading"').press('Enter');
    await rows().nth(1).waitFor({ state: 'detached' });
    expect(await focused()).toContain('contcat');
    expect(project.read(FAQ)).toBe(original.replace('"/contact"', '"/contcat"'));
    await button(/^Change to "\/contact"/).press('Enter');
    await gone();
    expect(project.read(FAQ)).toBe(original);
  });

  it('keeps the way a file from another system is written', async () => {
    const other = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`;
    await openWith(other(misspelt()));
    await button('Rename to "heading"').click();
    await gone();
    expect(project.read(FAQ)).toBe(other(original));
  });

  it('that comes too late says so calmly and writes nothing', async () => {
    await openWith(misspelt());
    // The file changes while the news of it is still on the way.
    await page.route('**/@ashlar/documents/**', async route => {
      project.write(FAQ, `${misspelt()}\n`);
      await route.continue();
    });
    await button('Rename to "heading"').click();
    await overlay().locator('.outcome', { hasText: 'has changed in the meantime' }).waitFor();
    expect(project.read(FAQ)).toBe(`${misspelt()}\n`);
    await page.unroute('**/@ashlar/documents/**');
    await expect
      .poll(async () => {
        if (await overlay().count()) await button('Rename to "heading"').click();
        return project.read(FAQ);
      })
      .toBe(`${original}\n`);
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
    rmSync(opened, { force: true });
    await openWith(misspelt());
    await button('Open in editor').click();
    await expect.poll(() => existsSync(opened)).toBe(true);
    const line = misspelt().slice(0, misspelt().indexOf('"headnig"')).split('\n').length;
    expect(readFileSync(opened, 'utf8').trim().split('\n')).toEqual([
      join(project.folder, FAQ),
      String(line),
      '7',
    ]);
    expect(await overlay().locator('.outcome').first().innerText()).toContain('Your editor was asked');
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
    await page.goto(`${server.url}/faq`);
    project.write(SITE, site.replace('"tagline"', '"taglin"'));
    await sheet().waitFor();
    expect(await overlay().locator('h2').innerText()).toBe('1 mistake in pages/_site.json');
    await button('Rename to "tagline"').click();
    await gone();
    expect(project.read(SITE)).toBe(site);
  });

  it('is there where the site document was wrong from the start, and the page comes when it is mended', async () => {
    project.write(SITE, site.replace('"tagline"', '"taglin"'));
    const late = await startDevServer(project.folder);
    await page.goto(`${late.url}/faq`);
    await button('Rename to "tagline"').click();
    await page.locator('.faq').waitFor();
    expect(await overlay().count()).toBe(0);
    expect(project.read(SITE)).toBe(site);
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
    project.write(FAQ, `\n${misspelt()}`);
    const line = misspelt().slice(0, misspelt().indexOf('"headnig"')).split('\n').length + 1;
    await overlay()
      .locator('.place', { hasText: `:${line}:7` })
      .waitFor();
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
    project.write(FAQ, `\n${misspelt()}`);
    const line = misspelt().slice(0, misspelt().indexOf('"headnig"')).split('\n').length + 1;
    await overlay()
      .locator('.place', { hasText: `:${line}:7` })
      .waitFor();
    expect(await page.locator('body[data-said-again]').count()).toBe(0);
    project.write(FAQ, twoMistakes());
    await page.locator('body[data-said-again]').waitFor();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe objects to, %s', async colorScheme => {
    const { page: audited, close } = await openPage(here.browser, { ...AXE_OPTIONS, colorScheme });
    await audited.goto(`${server.url}/faq`);
    project.write(FAQ, twoMistakes());
    await audited.locator('ashlar-overlay .sheet').waitFor();
    await audited.getByText('Fields of the hero block').click();
    expect(await axeFindings(audited)).toEqual([]);
    await close();
  });

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
    project.write(FAQ, americanised());
    await page.goto(`${server.url}/faq`);
    await remarks.locator('.pill', { hasText: '1 remark' }).waitFor();
    expect(await overlay().count()).toBe(0);
    expect(await remarks.locator('.sheet').isVisible()).toBe(false);
    await remarks.getByRole('button', { name: '1 remark' }).click();
    expect(await remarks.locator('.sentence').innerText()).toContain('organise');
    expect(await remarks.getByRole('alert').textContent()).toBe('');
    project.write(FAQ, americanised().replace('"heading":', '"headnig":'));
    await sheet().waitFor();
    expect(await remarks.count()).toBe(0);
  });

  it('has its button too, where only one thing can be meant', async () => {
    const remarks = page.locator('ashlar-remarks');
    project.write(FAQ, americanised());
    await page.goto(`${server.url}/faq`);
    await remarks.locator('.pill').click();
    await remarks.getByRole('button', { name: 'Change to "organise"' }).click();
    await remarks.waitFor({ state: 'detached' });
    expect(project.read(FAQ)).toBe(withIntro('We organise what you send us.'));
  });
});

describe('folding', () => {
  it('leaves a pill that counts the mistakes and stays through saves and reloads', async () => {
    await openWith(twoMistakes());
    await button('Fold away').click();
    expect(await sheet().isVisible()).toBe(false);
    expect(await pill().innerText()).toBe('2 mistakes');
    project.write(FAQ, misspelt());
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
    project.write(FAQ, twoMistakes());
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
