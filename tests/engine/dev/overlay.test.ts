import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { startDevServer } from '../../support/dev/dev-server.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withOpenPage } from '../../support/dev/open-page.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { versionOf } from '../../support/dev/writer.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let original: string;
let site: string;

const FAQ = 'pages/faq.json';
const SITE = 'pages/_site.json';

beforeAll(() => {
  original = dev.project.read(FAQ);
  // Placeholders in this site document would add a warning.
  site = dev.project.read(SITE).replaceAll(', "placeholder": true', '');
  dev.project.write(SITE, site);
});

beforeEach(() => {
  if (dev.project.read(FAQ) !== original) dev.project.write(FAQ, original);
  if (dev.project.read(SITE) !== site) dev.project.write(SITE, site);
});

const open = withOpenPage(here, dev, '/faq');

const overlay = () => open.page.locator('ashlar-overlay');
const sheet = () => overlay().locator('.sheet');
const rows = () => overlay().locator('.row');
const pill = () => overlay().locator('.pill');
const button = (name: string | RegExp) => overlay().getByRole('button', { name });
/** Finds the place of a mistake as the overlay shows it. */
const place = (text: string) => overlay().locator('.place', { hasText: `:${lineIn(text)}:7` });
const lineIn = (text: string) => text.slice(0, text.indexOf('"headnig"')).split('\n').length;
const gone = () => overlay().waitFor({ state: 'detached' });
const misspelt = () => original.replace('"heading":', '"headnig":');
const twoMistakes = () => misspelt().replace('"/contact"', '"/contcat"');

async function saveMistake(text: string): Promise<void> {
  dev.project.write(FAQ, text);
  await sheet().waitFor();
}

/** Reads what has the focus, inside the overlay or outside. */
function focused(): Promise<string> {
  return open.page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement ?? outer;
    return inner?.textContent?.trim() ?? '';
  });
}

describe('a fix', () => {
  it('finishes the move of a page whose file was moved by hand', async () => {
    const file = (name: string) => join(dev.project.folder, 'pages', name);
    const linked = JSON.parse(original);
    linked.blocks.push({ type: 'prose', text: 'See [one](/a-new-one) and [again](/a-new-one).' });
    mkdirSync(file('moved'));
    dev.project.write(
      'pages/moved/a-new-one.json',
      original.replace(/"title": "[^"]+"/, '"title": "A new one"'),
    );
    await saveMistake(JSON.stringify(linked));
    expect(await rows().count()).toBe(1);
    await button('Finish the move').click();
    await gone();
    expect(dev.project.read(FAQ)).toContain('[one](/moved/a-new-one) and [again](/moved/a-new-one)');
    expect(dev.project.read('pages/moved/a-new-one.json')).toContain('"/a-new-one"');
    rmSync(file('moved'), { recursive: true });
  });

  it('mends one of two, and the other stays with the focus on it', async () => {
    await saveMistake(twoMistakes());
    expect(await rows().count()).toBe(2);
    await button('Rename to "heading"').press('Enter');
    await rows().nth(1).waitFor({ state: 'detached' });
    expect(await focused()).toContain('contcat');
    expect(dev.project.read(FAQ)).toBe(original.replace('"/contact"', '"/contcat"'));
    await button(/^Change to "\/contact"/).press('Enter');
    await gone();
    expect(dev.project.read(FAQ)).toBe(original);
  });

  it('mends the file by the characters that it must, from another system too, and the overlay goes by itself', async () => {
    const other = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`;
    await saveMistake(other(misspelt()));
    await button('Rename to "heading"').click();
    await gone();
    expect(dev.project.read(FAQ)).toBe(other(original));
    await open.page.locator('h1').filter({ hasText: /\S/ }).waitFor();
  });

  it('that comes too late says so calmly and writes nothing', async () => {
    const moved = `\n${misspelt()}`;
    await saveMistake(misspelt());
    // The file changes before the page has heard of it.
    const { page } = open;
    await page.route('**/@ashlar/documents', async route => {
      dev.project.write(FAQ, moved);
      await route.continue();
    });
    await button('Rename to "heading"').click();
    await overlay().locator('.outcome', { hasText: 'has changed in the meantime' }).waitFor();
    expect(dev.project.read(FAQ)).toBe(moved);
    await page.unroute('**/@ashlar/documents');
    await place(moved).waitFor();
    await button('Rename to "heading"').click();
    await gone();
    expect(dev.project.read(FAQ)).toBe(`\n${original}`);
  });

  it('says so where the server has gone', async () => {
    const { page } = open;
    await saveMistake(misspelt());
    await page.route('**/@ashlar/documents', route => route.abort());
    await button('Rename to "heading"').click();
    await overlay().locator('.outcome', { hasText: 'The server does not answer.' }).waitFor();
    await page.unroute('**/@ashlar/documents');
  });
});

describe('the editor', () => {
  it('is opened at the file, the line and the column', async () => {
    rmSync(dev.opened, { force: true });
    await saveMistake(misspelt());
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
  it('shows the place, the sentence and the line with the place marked', { tags: 'front-door' }, async () => {
    await saveMistake(misspelt());
    expect(await overlay().locator('h2').innerText()).toBe(`1 mistake in ${FAQ}`);
    expect(await rows().locator('.place').innerText()).toMatch(/^pages\/faq\.json:\d+:7$/);
    expect(await rows().locator('.sentence').innerText()).toContain('Did you mean "heading"?');
    expect(await rows().locator('mark').innerText()).toBe('"headnig"');
    expect(await rows().locator('pre').innerText()).not.toContain('^');
  });

  it('tells the fields of the block, what each is for and its choices', async () => {
    await saveMistake(misspelt());
    await overlay().getByText('Fields of the hero block').click();
    const help = overlay().locator('.fields');
    expect(await help.locator('dt').allInnerTexts()).toEqual(
      expect.arrayContaining(['heading needed', 'variant', 'links']),
    );
    expect(await help.innerText()).toContain('The title of the page.');
    expect(await help.innerText()).toContain('"compact" For any other page');
  });

  it('names the file where the mistake is in the site document', async () => {
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
    // A page of its own: a browser may ask for the icon of one server when it shows another one already, whose policy refuses it.
    const { page, complaints } = await openPage(here.browser);
    await page.goto(`${late.url}/faq`);
    const there = page.locator('ashlar-overlay');
    await there.getByRole('button', { name: 'Rename to "tagline"' }).click();
    await page.locator('.faq').waitFor();
    expect(await there.count()).toBe(0);
    // Without a site document there is no icon.
    expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([]);
    expect(dev.project.read(SITE)).toBe(site);
    late.stop();
  });

  it('leaves more than a third of the window to the page, on a phone too', async () => {
    const { page } = open;
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await saveMistake(twoMistakes());
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
    if (before) await page.setViewportSize(before);
  });

  it('keeps what is open and where the focus is when the file is saved with the same mistake', async () => {
    await saveMistake(misspelt());
    await overlay().getByText('Fields of the hero block').click();
    await button('Open in editor').focus();
    dev.project.write(FAQ, `\n${misspelt()}`);
    await place(`\n${misspelt()}`).waitFor();
    expect(await focused()).toBe('Open in editor');
    expect(await overlay().locator('.fields dl').isVisible()).toBe(true);
  });

  it('is said once to who cannot see it, and not again with each save', async () => {
    await saveMistake(misspelt());
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
    expect(await open.page.locator('body[data-said-again]').count()).toBe(0);
    dev.project.write(FAQ, twoMistakes());
    await open.page.locator('body[data-said-again]').waitFor();
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
});

describe('a price that has changed in one place', () => {
  const DESCRIPTION = 'A tour by kayak around the bay, with a guide, a lunch and everything that you need.';
  const tour = (price: string) => ({
    title: 'A tour of the bay by kayak',
    description: DESCRIPTION,
    service: { name: 'Kayak Tour', type: 'Tour', offers: [{ name: 'Kayak Tour', price: 735 }] },
    blocks: [{ type: 'hero', heading: 'Kayak Tour', facts: [{ label: 'Price', value: price }] }],
    // No page links here, which would add a remark.
    index: false,
  });
  const guide = {
    title: 'All about tours by kayak',
    description: DESCRIPTION.replace('A tour', 'All about a tour'),
    blocks: [
      { type: 'hero', heading: 'Tours' },
      { type: 'prose', text: 'A Kayak Tour costs $735 for two.' },
    ],
    index: false,
  };
  const write = (name: string, fields: object) =>
    dev.project.write(`pages/${name}.json`, JSON.stringify(fields, null, 2));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: dev.project.folder,
    });

  /** The copy's own .git is no history. */
  const own = () => join(dev.project.folder, '.git');
  const aside = () => join(dev.project.folder, '.git-aside');

  beforeAll(() => renameSync(own(), aside()));

  afterAll(() => {
    for (const file of ['kayak', 'about-kayaks']) rmSync(join(dev.project.folder, `pages/${file}.json`));
    rmSync(own(), { recursive: true });
    renameSync(aside(), own());
  });

  it('is named in all others, and changed there by one button', async () => {
    write('kayak', tour('$735'));
    write('about-kayaks', guide);
    git('init', '--quiet');
    git('add', 'pages');
    git('commit', '--quiet', '--message', 'Before');
    const { page } = open;
    const connected = page.waitForEvent('websocket');
    await openInDev(page, `${dev.server.url}/kayak`);
    const socket = await connected;
    write('kayak', tour('$785'));
    const remarks = page.locator('ashlar-remarks');
    await remarks.locator('.pill', { hasText: '2 remarks' }).click();
    expect(await remarks.locator('.place').allInnerTexts()).toEqual([
      'pages/about-kayaks.json:11:35',
      'pages/kayak.json:10:18',
    ]);
    expect(await remarks.locator('.sentence').first().innerText()).toContain(
      'This still says $735 of "Kayak Tour", as 1 other place does; line',
    );
    const all = remarks.getByRole('button', { name: 'Change to $785 in all 2 places' }).first();
    // A document is saved while the change is on its way.
    const before = dev.project.read('pages/about-kayaks.json');
    const disturb = async (route: Route) => {
      const saved = `${dev.project.read('pages/kayak.json')}\n`;
      // Until the page hears of the save, its next request would come too late as well.
      const heard = socket.waitForEvent('framereceived', ({ payload }) => payload.includes(versionOf(saved)));
      dev.project.write('pages/kayak.json', saved);
      await heard;
      await route.continue();
    };
    await page.route('**/@ashlar/documents', disturb, { times: 1 });
    await all.click();
    await remarks.locator('.outcome', { hasText: 'pages/kayak.json has changed in the meantime' }).waitFor();
    expect(dev.project.read('pages/about-kayaks.json')).toBe(before);
    await all.click();
    await remarks.waitFor({ state: 'detached' });
    expect(dev.project.read('pages/about-kayaks.json')).toContain('costs $785 for two');
    expect(dev.project.read('pages/kayak.json')).toContain('"price": 785');
  });
});

describe('a remark', () => {
  const americanised = () => withIntro('We organize what you send us.');
  const withIntro = (text: string) => original.replace(/"intro": "/, `"intro": "${text} `);

  it('waits in a pill until somebody looks, gives way to mistakes, and has its button too', async () => {
    const remarks = open.page.locator('ashlar-remarks');
    dev.project.write(FAQ, americanised());
    await remarks.locator('.pill', { hasText: '1 remark' }).waitFor();
    expect(await overlay().count()).toBe(0);
    expect(await remarks.locator('.sheet').isVisible()).toBe(false);
    await remarks.getByRole('button', { name: '1 remark' }).click();
    expect(await remarks.locator('.sentence').innerText()).toContain('organise');
    expect(await remarks.getByRole('alert').textContent()).toBe('');
    await saveMistake(americanised().replace('"heading":', '"headnig":'));
    expect(await remarks.count()).toBe(0);
    await button('Rename to "heading"').click();
    await remarks.getByRole('button', { name: 'Change to "organise"' }).click();
    await remarks.waitFor({ state: 'detached' });
    expect(dev.project.read(FAQ)).toBe(withIntro('We organise what you send us.'));
  });
});

describe('problems of other pages', () => {
  const CONTACT = 'pages/contact.json';
  const elsewhere = () => open.page.locator('ashlar-elsewhere');

  it('are one line on a page that is fine, with the way to them, and go as they are mended', async () => {
    const contact = dev.project.read(CONTACT);
    const americanised = contact.replace(/"intro": "/, '"intro": "We organize what you send us. ');
    dev.project.write(CONTACT, americanised);
    // What earlier tests wrote may still be reported for a moment.
    await elsewhere().locator('.place', { hasText: CONTACT }).waitFor({ state: 'attached' });
    await elsewhere().locator('.pill', { hasText: '1 problem elsewhere' }).click();
    expect(await elsewhere().locator('h2').innerText()).toBe('1 problem elsewhere');
    expect(await elsewhere().locator('.place').innerText()).toContain(CONTACT);
    expect(await elsewhere().getByRole('link', { name: 'Go to the page' }).getAttribute('href')).toBe(
      '/contact',
    );
    await elsewhere().getByRole('button', { name: 'Change to "organise"' }).click();
    await elsewhere().waitFor({ state: 'detached' });
    expect(dev.project.read(CONTACT)).not.toContain('organize');
    expect(await open.page.locator('ashlar-remarks').count()).toBe(0);
    dev.project.write(CONTACT, contact);
    // The browser hears of it first, then the terminal.
    const said = expect.poll(dev.server.output);
    await said.toMatch(/pages\/contact\.json:\d+:\d+ {2}Warning: .*"organize" is the American spelling/);
    await said.toContain('1 warning on the site: npm run check');
    await said.toContain('No mistakes and no warnings any more.');
  });

  it('and those between pages are remarks on the one, and elsewhere on the other', async () => {
    const description = /"description": "([^"]+)"/;
    const [, taken = ''] = description.exec(dev.project.read(CONTACT)) ?? [];
    const { page } = open;
    // What the author has unfolded stays unfolded.
    await openInDev(page, `${dev.server.url}/faq`);
    dev.project.write(FAQ, original.replace(description, `"description": "${taken}"`));
    await page.locator('ashlar-remarks .pill', { hasText: '1 remark' }).click();
    expect(await page.locator('ashlar-remarks .sentence').innerText()).toContain(
      `${CONTACT} has this description too`,
    );
    await page.goto(`${dev.server.url}/contact`);
    await elsewhere().locator('.pill', { hasText: '1 problem elsewhere' }).waitFor();
    dev.project.write(FAQ, original);
    await elsewhere().waitFor({ state: 'detached' });
  });
});

describe('folding', () => {
  it('leaves a pill that counts the mistakes, stays through saves and reloads, and ends when a new one comes', async () => {
    await saveMistake(twoMistakes());
    await button('Fold away').click();
    expect(await sheet().isVisible()).toBe(false);
    expect(await pill().innerText()).toBe('2 mistakes');
    dev.project.write(FAQ, misspelt());
    await pill().filter({ hasText: '1 mistake' }).waitFor();
    expect(await sheet().isVisible()).toBe(false);
    await open.page.reload();
    await pill().waitFor();
    expect(await sheet().isVisible()).toBe(false);
    await saveMistake(misspelt().replace('"/contact"', '"/kontact"'));
    expect(await rows().count()).toBe(2);
  });

  it('works by keyboard alone, as everything does', async () => {
    const { page } = open;
    await saveMistake(twoMistakes());
    // Only a fresh page tells where Tab begins.
    await page.reload();
    await sheet().waitFor();
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

it('nothing of it breaks the policy', () => {
  expect(open.complaints.filter(complaint => /Content.Security.Policy|Refused to/i.test(complaint))).toEqual(
    [],
  );
});
