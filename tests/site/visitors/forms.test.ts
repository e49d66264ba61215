import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { hydrated, turnTo } from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

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
async function load(opens = true): Promise<void> {
  await page.goto(`${here.site.url}/kontakt`);
  await page.evaluate(opens => {
    window.open = address => {
      sessionStorage.setItem('opened', String(address));
      return opens ? window : null;
    };
  }, opens);
}

async function open(opens = true): Promise<void> {
  await load(opens);
  await isLive();
}

/** From then on the form speaks for itself. */
async function isLive(): Promise<void> {
  await turnTo(page);
  await hydrated(page);
}

const opened = () => page.evaluate(() => sessionStorage.getItem('opened'));

async function sentText(): Promise<string> {
  return new URL((await opened()) ?? '').searchParams.get('text') ?? '';
}

/** What is said of a field to those who cannot see that it stands beneath. */
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
  const MISTAKES: [string, Values, Values][] = [
    [
      'nothing filled in',
      { Name: '', 'E-Mail': '', Telefon: '', Nachricht: '' },
      {
        Name: 'Bitte nennen Sie Ihren Namen',
        'E-Mail': 'Bitte nennen Sie Ihre E-Mail-Adresse',
        Telefon: 'Bitte nennen Sie Ihre Telefonnummer',
        Nachricht: 'Bitte schreiben Sie, worum es geht',
      },
    ],
    ['two digits', { Telefon: '12' }, { Telefon: 'Das ist keine Telefonnummer' }],
    [
      'an email address without a dot',
      { 'E-Mail': 'anna@example' },
      { 'E-Mail': 'Diese E-Mail-Adresse ist nicht vollständig' },
    ],
    ['ten letters', { Telefon: 'abcdefghij' }, { Telefon: 'Das ist keine Telefonnummer' }],
    ['a message of white space', { Nachricht: ' \n ' }, { Nachricht: 'Bitte schreiben Sie, worum es geht' }],
  ];

  // Each rule by itself is a matter of blocks/kontakt/test.tsx.
  it.each(size(MISTAKES.slice(0, 2), MISTAKES))('tell of %s', async (_, changes, messages) => {
    await open();
    await fill({ ...GOOD, ...changes });
    await connect().click();
    const wrong = Object.entries(messages);
    for (const [label, message] of wrong) expect(await messageOf(label)).toBe(message);
    expect(await page.locator('[aria-invalid]').count()).toBe(wrong.length);
    const summary = page.getByRole('alert');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(wrong.map(([, message]) => message));
    expect(await opened()).toBeNull();
    expect(await values()).toEqual(Object.values({ ...GOOD, ...changes }));
  });

  it('put focus on the first wrong field', async () => {
    await open();
    await fill({ ...GOOD, 'E-Mail': 'anna', Telefon: '1' });
    await control('Nachricht').focus();
    await connect().press('Enter');
    await expect.poll(() => control('E-Mail').evaluate(field => field === document.activeElement)).toBe(true);
  });

  it('are announced in a region that is there from the start', async () => {
    await open();
    const region = page.getByRole('alert');
    expect(await region.textContent()).toBe('');
    await region.evaluate(element => {
      (element as HTMLElement).dataset.same = 'yes';
    });
    await connect().click();
    expect(await region.innerText()).toContain('Bitte nennen Sie Ihren Namen');
    expect(await region.getAttribute('data-same')).toBe('yes');
  });

  it('lead from the summary to their fields', async () => {
    await open();
    await connect().click();
    for (const [label, message] of [
      ['Telefon', 'Bitte nennen Sie Ihre Telefonnummer'],
      ['Nachricht', 'Bitte schreiben Sie, worum es geht'],
    ] as const) {
      await page.getByRole('link', { name: message }).click();
      expect(await control(label).evaluate(field => field === document.activeElement)).toBe(true);
    }
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/kontakt');
  });

  it('go as soon as their field is right', async () => {
    await open();
    await fill({ ...GOOD, Telefon: '12' });
    await connect().click();
    await control('Telefon').fill(GOOD.Telefon);
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0);
  });
});

describe('a valid contact form', () => {
  const AWKWARD = 'Ngā mihi 👩‍👧 50% off & more + a=b?\nsecond #line "quoted" <b>';

  it('opens a chat with name, email, phone and message, and is empty again', async () => {
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

  it('survives half an emoji', async () => {
    await open();
    await fill(GOOD);
    await control('Nachricht').evaluate(field => {
      (field as HTMLTextAreaElement).value = 'cut \uD83D off';
    });
    await connect().click();
    await expect.poll(opened).not.toBeNull();
    expect(await sentText()).toContain('Nachricht: cut \uFFFD off');
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

  it('offers a link and keeps what was typed when the tab was stopped', async () => {
    await open(false);
    await fill(GOOD);
    await connect().click();
    const link = page.getByRole('alert').getByRole('link');
    expect(await link.getAttribute('href')).toBe(await opened());
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await values()).toEqual(Object.values(GOOD));
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
