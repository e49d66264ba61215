import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { hydrated, turnTo } from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

beforeEach(async () => {
  watched = await reopenPage(here.browser, { reducedMotion: 'reduce' });
  page = watched.page;
});

const LABELS = ['Name', 'E-Mail', 'Telefon', 'Nachricht'] as const;
type Values = { [label in (typeof LABELS)[number]]?: string };

const GOOD: Required<Values> = {
  Name: 'Anna Weiß',
  'E-Mail': 'anna@example.de',
  Telefon: '0221 4710 123',
  Nachricht: 'Die Bremse quietscht.',
};

const control = (label: string) => page.getByLabel(label, { exact: true });
const connect = () => page.getByRole('button', { name: 'Chat öffnen' });

async function fill(values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) await control(label).fill(value);
}

async function values(): Promise<string[]> {
  return Promise.all(LABELS.map(label => control(label).inputValue()));
}

/** Opens the contact page; new tabs are noted and do not open. */
async function load(): Promise<void> {
  await page.goto(`${here.site.url}/kontakt`);
  await page.evaluate(() => {
    window.open = address => {
      sessionStorage.setItem('opened', String(address));
      return window;
    };
  });
}

async function open(): Promise<void> {
  await load();
  await isLive();
}

/** From now on React shows the messages. */
async function isLive(): Promise<void> {
  await turnTo(page);
  await hydrated(page);
}

const opened = () => page.evaluate(() => sessionStorage.getItem('opened'));

async function sentText(): Promise<string> {
  return new URL((await opened()) ?? '').searchParams.get('text') ?? '';
}

/** Reads the message that a screen reader connects with a field. */
async function messageOf(label: string): Promise<string> {
  const field = control(label);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const message = page.locator(`#${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}`);
  const gap = await message.evaluate(message => {
    const field = message.parentElement?.querySelector('input, textarea');
    return message.getBoundingClientRect().top - (field?.getBoundingClientRect().bottom ?? Infinity);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  return message.innerText();
}

describe('the messages of the contact form', () => {
  const MESSAGES = {
    Name: 'Bitte nennen Sie Ihren Namen',
    'E-Mail': 'Bitte nennen Sie Ihre E-Mail-Adresse',
    Telefon: 'Das ist keine Telefonnummer',
    Nachricht: 'Bitte schreiben Sie, worum es geht',
  };

  // blocks/contact/test.tsx tests each rule, the focus and announcements.
  it('stand beneath their fields and above the form, and lead to the fields', {
    tags: 'front-door',
  }, async () => {
    await open();
    await control('Telefon').fill('12');
    await connect().click();
    for (const [label, message] of Object.entries(MESSAGES)) expect(await messageOf(label)).toBe(message);
    const summary = page.getByRole('alert').getByRole('link');
    expect(await summary.allInnerTexts()).toEqual(Object.values(MESSAGES));
    expect(await opened()).toBeNull();
    expect(await values()).toEqual(['', '', '12', '']);
    await summary.last().click();
    expect(await control('Nachricht').evaluate(field => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/kontakt');
  });
});

describe('a valid contact form', () => {
  const AWKWARD = 'Ngā mihi 👩‍👧 50% off & more + a=b?\nsecond #line "quoted" <b>';

  it('opens a chat with name, email, phone and message, and is empty again', {
    tags: 'front-door',
  }, async () => {
    await open();
    await fill({ ...GOOD, Nachricht: AWKWARD });
    await connect().click();
    await expect.poll(opened).not.toBeNull();
    const address = new URL((await opened()) ?? '');
    expect(address.origin + address.pathname).toBe('https://chat.example.com/492214710123');
    expect(await sentText()).toBe(
      `Name: ${GOOD.Name}\nE-Mail: ${GOOD['E-Mail']}\nTelefon: ${GOOD.Telefon}\nNachricht: ${AWKWARD}`,
    );
    expect(await values()).toEqual(['', '', '', '']);
    expect(await page.getByRole('alert').innerText()).toContain('Der Chat ist in einem neuen Tab offen.');
    expect(watched.complaints).toEqual([]);
  });

  it('is sent by Enter in a field', async () => {
    await open();
    await fill(GOOD);
    await control('Name').press('Enter');
    await expect.poll(opened).not.toBeNull();
  });

  it('opens a tab of the browser that cannot reach back', async () => {
    ({ page } = await openPage(here.browser));
    await page
      .context()
      .route('https://chat.example.com/**', (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      );
    await page.goto(`${here.site.url}/kontakt`);
    await isLive();
    await fill(GOOD);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), connect().click()]);
    await tab.waitForURL('https://chat.example.com/492214710123?text=*');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/kontakt');
  });
});

it('what is typed before React has come stays, and is sent', async () => {
  const held: Route[] = [];
  await page.route('**/assets/*.js', route => void held.push(route));
  await load();
  await fill(GOOD);
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.continue();
  await isLive();
  expect(await values()).toEqual(Object.values(GOOD));
  await connect().click();
  await expect.poll(opened).not.toBeNull();
  expect(await sentText()).toContain(GOOD.Nachricht);
  expect(watched.complaints).toEqual([]);
});
