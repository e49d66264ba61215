// Six things that people come to do, done without a pointer: with Tab, Enter, Space, the arrows and Escape.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { awake, hydrated } from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

afterEach(() => expect(watched.complaints).toEqual([]));

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' };

async function start(route: string, options = {}): Promise<void> {
  watched = await reopenPage(here.browser, { ...DESKTOP, ...options });
  page = watched.page;
  await page.goto(here.site.url + route);
}

/** Answers the tab of a link to a chat, which leads off the site. */
async function startForChat(route: string): Promise<void> {
  watched = await openPage(here.browser, DESKTOP);
  page = watched.page;
  await page
    .context()
    .route('https://chat.example.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
  await page.goto(here.site.url + route);
}

type Stop = { words: string; where: string; href: string };

/** What has the focus: its label or text, and its part of the page. */
const stop = (): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const words = element.labels?.[0]?.textContent ?? (element as HTMLElement).innerText ?? '';
    const where = element.closest('header, main, footer')?.nodeName.toLowerCase() ?? '';
    return { words: words.trim(), where, href: element.getAttribute('href') ?? '' };
  });

/** Presses Tab until something with these words has the focus. */
async function tabTo(words: string, where = 'main', key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    const found = await stop();
    if (found.where === where && found.words.startsWith(words)) return;
    passed.push(found.words);
  }
  throw new Error(`Tab never came to "${words}". It came to: ${passed.join(', ')}.`);
}

const press = (key: string) => page.keyboard.press(key);
const at = (route: string) => page.waitForURL(here.site.url + route);
const focused = (words: string) => expect.poll(async () => (await stop()).words).toBe(words);

it('finds a service through the menu and gets to the contact form', async () => {
  await start('/');
  await tabTo('Leistungen', 'header');
  await press('Enter');
  await tabTo('Unsere Wartung', 'header');
  // Before the app is there, Enter loads a new page, and Tab begins at its top.
  await awake(page);
  await press('Enter');
  await at('/leistungen/wartung');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await focused(title);
  await tabTo('Termin anfragen');
  expect((await stop()).href).toBe('/kontakt');
  await press('Enter');
  await at('/kontakt');
  await tabTo('Name');
});

it('sends the contact form, first with mistakes, then well', async () => {
  await startForChat('/kontakt');
  await tabTo('E-Mail');
  await page.keyboard.type('anna');
  await tabTo('Chat öffnen');
  // Until then the browser shows its own messages.
  await hydrated(page);
  await press('Enter');
  // Focus goes to the first mistake, and each mistake is told with its field.
  await focused('Name');
  const said = await page.evaluate(() => {
    const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(described)?.textContent;
  });
  expect(said).toBe('Bitte nennen Sie Ihren Namen');
  await page.keyboard.type('Anna Weiß');
  await press('Tab');
  await press('End');
  await page.keyboard.type('@example.de');
  await press('Tab');
  await page.keyboard.type('0221 4710 123');
  await press('Tab');
  await page.keyboard.type('Die Bremse quietscht.');
  await press('Tab');
  const [chat] = await Promise.all([page.context().waitForEvent('page'), press('Enter')]);
  await chat.waitForURL('https://chat.example.com/**');
  expect(new URL(chat.url()).searchParams.get('text')).toContain('anna@example.de');
  await page.bringToFront();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('in einem neuen Tab offen');
  await focused('Chat öffnen');
});

it('opens a question, and the next one in its place', async () => {
  await start('/fragen');
  const open = () => page.locator('.faq__item[open] .faq__summary').allInnerTexts();
  await tabTo('Wie lange');
  const { words: second } = await stop();
  await press('Enter');
  expect(await open()).toEqual([second]);
  // The open answer may contain links on the way.
  await tabTo('Was soll ich');
  const { words: third } = await stop();
  await press('Space');
  expect(await open()).toEqual([third]);
  await press('Space');
  expect(await open()).toEqual([]);
  await focused(third);
});

it('filters the blog, opens an article and comes back', async () => {
  await start('/magazin');
  await tabTo('Suche');
  await page.keyboard.type('nothing has this');
  await page.getByText('Nichts gefunden').waitFor();
  await tabTo('Alle Beiträge zeigen');
  await press('Enter');
  await focused('Suche');
  await tabTo('Alle Beiträge');
  await press('ArrowRight');
  await expect.poll(() => page.locator('.article-list__heading').innerText()).toMatch(/Technik|Touren/);
  await press('Tab');
  const { href } = await stop();
  expect(href).toMatch(/^\/magazin\/./);
  await press('Enter');
  await at(href);
  await focused(await page.getByRole('heading', { level: 1 }).innerText());
  await tabTo('Zurück zum Magazin');
  await press('Enter');
  await at('/magazin');
});

it('uses the menu of a phone, leaves it with Escape and goes on through it', async () => {
  await start('/preise', { viewport: { width: 390, height: 844 } });
  await tabTo('Menü', 'header');
  await press('Enter');
  await tabTo('Leistungen', 'header');
  await press('Enter');
  await press('Escape');
  await focused('Menü');
  expect(await page.locator('#Menu').isVisible()).toBe(false);
  await press('Enter');
  await tabTo('Über uns', 'header');
  await press('Space');
  await tabTo('Stimmen', 'header');
  await awake(page);
  await press('Enter');
  await at('/stimmen');
  expect(await page.locator('#Menu').isVisible()).toBe(false);
  await tabTo('Alle Stimmen');
  await press('ArrowRight');
  const shown = page.locator('.testimonials__item:visible');
  expect(
    await shown.evaluateAll(items => [...new Set(items.map(item => item.getAttribute('data-category')))]),
  ).toEqual(['alltag']);
});

it('asks for a price, in a chat that opens beside the page', async () => {
  await startForChat('/preise');
  await press('Tab');
  expect((await stop()).words).toBe('Zum Inhalt springen');
  await press('Enter');
  await tabTo('Anfragen');
  const [chat] = await Promise.all([page.context().waitForEvent('page'), press('Enter')]);
  await chat.waitForURL('https://chat.example.com/**');
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(/Wartung.*89,50/);
  await page.bringToFront();
  expect((await stop()).words).toContain('Anfragen');
});
