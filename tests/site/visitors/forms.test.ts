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

const LABELS = ['Name', 'Email', 'Phone', 'Message'] as const;
type Values = { [label in (typeof LABELS)[number]]?: string };

const GOOD: Required<Values> = {
  Name: 'Aroha Whitford',
  Email: 'aroha@example.co.nz',
  Phone: '0491570006',
  Message: 'A chef, subclass 482.',
};

const control = (label: string) => page.getByLabel(label, { exact: true });
const connect = () => page.getByRole('button', { name: 'Connect' });

async function fill(values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) await control(label).fill(value);
}

async function values(): Promise<string[]> {
  return Promise.all(LABELS.map(label => control(label).inputValue()));
}

/** Opens the contact page; new tabs are noted and do not open. */
async function load(opens = true): Promise<void> {
  await page.goto(`${here.site.url}/contact`);
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
      { Name: '', Email: '', Phone: '', Message: '' },
      {
        Name: 'Name is required',
        Email: 'Email is required',
        Phone: 'Phone number is required',
        Message: 'Message is required',
      },
    ],
    ['nine digits', { Phone: '049157000' }, { Phone: 'Phone number must be exactly 10 digits' }],
    ['an email address without a dot', { Email: 'aroha@example' }, { Email: 'Email is invalid' }],
    ['ten letters', { Phone: 'abcdefghij' }, { Phone: 'Phone number must be exactly 10 digits' }],
    ['a message of white space', { Message: ' \n ' }, { Message: 'Message is required' }],
  ];

  // Each rule by itself is a matter of blocks/contact/test.tsx.
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
    await fill({ ...GOOD, Email: 'aroha', Phone: '1' });
    await control('Message').focus();
    await connect().press('Enter');
    await expect.poll(() => control('Email').evaluate(field => field === document.activeElement)).toBe(true);
  });

  it('are announced in a region that is there from the start', async () => {
    await open();
    const region = page.getByRole('alert');
    expect(await region.textContent()).toBe('');
    await region.evaluate(element => {
      (element as HTMLElement).dataset.same = 'yes';
    });
    await connect().click();
    expect(await region.innerText()).toContain('Name is required');
    expect(await region.getAttribute('data-same')).toBe('yes');
  });

  it('lead from the summary to their fields', async () => {
    await open();
    await connect().click();
    for (const [label, message] of [
      ['Phone', 'Phone number is required'],
      ['Message', 'Message is required'],
    ] as const) {
      await page.getByRole('link', { name: message }).click();
      expect(await control(label).evaluate(field => field === document.activeElement)).toBe(true);
    }
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/contact');
  });

  it('go as soon as their field is right', async () => {
    await open();
    await fill({ ...GOOD, Phone: '12' });
    await connect().click();
    await control('Phone').fill(GOOD.Phone);
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0);
  });
});

describe('a valid contact form', () => {
  const AWKWARD = 'Ngā mihi 👩‍👧 50% off & more + a=b?\nsecond #line "quoted" <b>';

  it('opens a chat with name, email, phone and message, and is empty again', async () => {
    await open();
    await fill({ ...GOOD, Message: AWKWARD });
    await connect().click();
    await expect.poll(opened).not.toBeNull();
    const address = new URL((await opened()) ?? '');
    expect(address.origin + address.pathname).toBe('https://chat.example.com/61491570006');
    expect(await sentText()).toBe(
      `Name: ${GOOD.Name}\nEmail: ${GOOD.Email}\nPhone: ${GOOD.Phone}\nMessage: ${AWKWARD}`,
    );
    expect(await values()).toEqual(['', '', '', '']);
    expect(await page.getByRole('alert').innerText()).toContain('The chat has opened in a new tab.');
    expect(watched.complaints).toEqual([]);
  });

  it('survives half an emoji', async () => {
    await open();
    await fill(GOOD);
    await control('Message').evaluate(field => {
      (field as HTMLTextAreaElement).value = 'cut \uD83D off';
    });
    await connect().click();
    await expect.poll(opened).not.toBeNull();
    expect(await sentText()).toContain('Message: cut \uFFFD off');
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
    await page.goto(`${here.site.url}/contact`);
    await isLive();
    await fill(GOOD);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), connect().click()]);
    await tab.waitForURL('https://chat.example.com/61491570006?text=*');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/contact');
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

it('the phone field takes at most ten characters', async () => {
  await open();
  await control('Phone').pressSequentially('049157000699');
  expect(await control('Phone').inputValue()).toBe('0491570006');
  expect(await control('Phone').getAttribute('pattern')).toBe('[0-9]{10}');
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
  expect(await sentText()).toContain(GOOD.Message);
  expect(watched.complaints).toEqual([]);
});
