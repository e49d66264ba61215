// Forms of a site with a real endpoint, on good and bad lines, with scripts, without, and before they have loaded. What was typed
// arrives once or stays in the form, and never stands in an address of the site.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { hydrated, turnTo } from '../../support/browser/visitor.ts';
import {
  hero,
  pageWith,
  siteDocument,
  smallSite,
  temporarySite,
} from '../../support/documents/sites/small-site.ts';
import { run } from '../../support/files/run.ts';
import { type Receiver, receiveAt } from '../../support/hosts/receiver.ts';

const WORDS = {
  button: 'Send',
  note: '[How we keep your details](/privacy).',
  summary: 'Please check these.',
};
const FIELDS = [
  { kind: 'text', name: 'name', label: 'Name', missing: 'Name is required', autocomplete: 'name' },
  { kind: 'email', name: 'reset', label: 'Email', missing: 'Email is required', invalid: 'This is none' },
  { kind: 'message', name: 'message', label: 'Message', missing: 'Message is required' },
];
const EVERY_KIND = [
  ...FIELDS,
  { kind: 'phone', name: 'phone', label: 'Phone', invalid: 'This is no number' },
  { kind: 'number', name: 'seats', label: 'Seats', missing: 'How many seats?', invalid: 'Write a number' },
  { kind: 'date', name: 'by', label: 'Wanted by', missing: 'Choose a day', invalid: 'This is no day' },
  { kind: 'choice', name: 'piece', label: 'Piece', options: ['A table', 'Chairs'], missing: 'Choose one' },
  { kind: 'choice', name: 'wood', label: 'Wood', options: [...'ABCDEFG'], missing: 'Choose a wood' },
  { kind: 'several', name: 'rooms', label: 'Rooms', options: ['Hall', 'Study'], missing: 'Tick a room' },
  {
    kind: 'consent',
    name: 'consent',
    label: 'You may keep this',
    text: '[How we keep it](/privacy).',
    missing: 'Only with your consent',
  },
];
const POST = {
  to: '/messages',
  sending: 'Sending…',
  sent: 'Your message has arrived.',
  failed: 'It was not taken. Call {phone}.',
  unanswered: 'No answer came. Call {phone}.',
  after: '/thank-you',
  afterName: '_next',
};
const CHAT = { to: 'site:chat', sent: 'Open.', blocked: 'Blocked.', open: 'Open it', noScript: 'Call us.' };
const withForm = (form: object, fields: object = {}) =>
  pageWith({ ...fields, blocks: [hero, { type: 'contact', form: { ...WORDS, fields: FIELDS, ...form } }] });

const SITE = siteDocument();
const content = temporarySite(
  smallSite({
    'pages/_site.json': SITE,
    'pages/write.json': withForm({ post: POST }),
    'pages/order.json': withForm({ fields: EVERY_KIND, post: POST }),
    'pages/elsewhere.json': withForm({
      post: { ...POST, to: 'https://forms.example/f/1', trap: { name: '_gotcha', label: 'Leave this' } },
    }),
    'pages/later.json': withForm({ post: { ...POST, to: 'https://later.example/f' } }, { status: 'draft' }),
    'pages/chat.json': withForm({ chat: CHAT }),
    'pages/privacy.json': pageWith({ title: 'Privacy' }),
    'pages/404.json': pageWith({ title: 'Not here', index: false }),
    'pages/thank-you.json': pageWith({ title: 'Thank you', index: false }),
  }),
);
const out = join(content, 'dist');
const here = inBrowser(() => {
  const { status, output } = run(process.cwd(), ['scripts/run.mjs', 'build', '--site', content], {
    ASHLAR_OUT: out,
  });
  expect(status, output).toBe(0);
  return receiveAt(out);
});
const host = () => here.site as Receiver;
afterAll(() => rmSync(content, { recursive: true }));

const TYPED = { Name: 'Aroha Whitford', Email: 'aroha@example.com', Message: 'A table & four chairs?' };
const SENT = { name: TYPED.Name, reset: TYPED.Email, message: TYPED.Message };

const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const typed = (page: Page) => Promise.all(Object.keys(TYPED).map(label => control(page, label).inputValue()));
const said = (page: Page) => page.getByRole('alert').innerText();
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const says = (page: Page, words: string) => expect.poll(() => said(page)).toContain(words);

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(TYPED)) await control(page, label).fill(value);
}

/** No requested address contains a typed word. */
let addresses: string[] = [];
afterEach(() => {
  const held = [...addresses, ...host().asked].filter(address => /Aroha|aroha|chairs/.test(address));
  expect(held).toEqual([]);
  host().forget();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce', ...options });
  addresses = [];
  page.on('request', request => addresses.push(request.url()));
  page.on('framenavigated', frame => addresses.push(frame.url()));
  await page.goto(host().url + path);
  return page;
}

async function openAwake(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await open(path, options);
  await turnTo(page);
  await hydrated(page);
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a form that is sent by post', () => {
  it('arrives with scripts, on the page itself, and once for two presses', async () => {
    const page = await openAwake('/write');
    await fill(page);
    host().manner = 'waits';
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect.poll(() => page.locator('.contact__sending').innerText()).toBe('Sending…');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    host().release();
    await says(page, POST.sent);
    expect(host().received).toEqual([{ ...SENT, _next: '/thank-you' }]);
    expect([await typed(page), pathOf(page)]).toEqual([['', '', ''], '/write']);
  });

  it('arrives without scripts, with a page for what comes after', async () => {
    const page = await open('/write', { javaScriptEnabled: false });
    await fill(page);
    await send(page);
    await page.waitForURL('**/thank-you');
    expect(host().received).toEqual([{ ...SENT, _next: '/thank-you' }]);
  });

  it('keeps what was typed through an error and a line that breaks off, and says which it was', async () => {
    const page = await openAwake('/write');
    await fill(page);
    host().manner = 'fails';
    await send(page);
    await says(page, 'It was not taken. Call 0491 570 006.');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    host().manner = 'breaks off';
    await send(page);
    await says(page, 'No answer came.');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    host().manner = 'takes';
    await send(page);
    await says(page, POST.sent);
    expect(host().received.at(-1)).toMatchObject(SENT);
  });

  it('waits thirty seconds for an answer, and no longer', async () => {
    const page = await openAwake('/write');
    await page.clock.install({ time: 0 });
    await fill(page);
    // From here on only the test moves the clock, however long a request is on its way.
    await page.clock.pauseAt(60_000);
    host().manner = 'waits';
    await send(page);
    await expect.poll(() => host().received.length).toBe(1);
    await page.clock.runFor(29_000);
    expect(await said(page)).toBe('');
    await page.clock.runFor(1_000);
    await says(page, 'No answer came.');
    expect(await typed(page)).toEqual(Object.values(TYPED));
  });

  it('has its words again after a page that the visitor went to in between', async () => {
    const page = await openAwake('/write');
    await fill(page);
    await page.getByRole('link', { name: 'How we keep your details' }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await page.waitForURL('**/write');
    await expect.poll(() => typed(page)).toEqual(Object.values(TYPED));
  });

  it('asks for every kind of field, in words that axe and a small window leave whole', async () => {
    const page = await openAwake('/order', AXE_OPTIONS);
    await send(page);
    const missing = EVERY_KIND.flatMap(field => ('missing' in field ? [field.missing] : []));
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual(missing);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    expect((await fitOf(page, { name: '', width: 320 })).lost).toEqual([]);
    await page.getByRole('link', { name: 'Tick a room' }).click();
    expect(await control(page, 'Hall').evaluate(box => box === document.activeElement)).toBe(true);
    await fill(page);
    await control(page, 'Seats').fill('six');
    await control(page, 'Wanted by').fill('2027-01-31');
    await control(page, 'Wood').selectOption('C');
    for (const label of ['Chairs', 'Hall', 'Study', 'You may keep this']) await control(page, label).check();
    await send(page);
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual(['Write a number']);
    await control(page, 'Seats').fill('6');
    await send(page);
    await says(page, POST.sent);
    const chosen = { seats: '6', by: '2027-01-31', piece: 'Chairs', wood: 'C', rooms: 'Study' };
    expect(host().received).toEqual([expect.objectContaining({ ...SENT, ...chosen, phone: '' })]);
  });
});

describe('a press before the app is there', () => {
  /** Runs in the browser, because Playwright cannot ask an old document while a new one is on its way. */
  function tellOfTheApp(): void {
    new MutationObserver(() => {
      if (document.querySelector('main[data-app=here]')) navigator.sendBeacon('/here');
    }).observe(document, { subtree: true, attributeFilter: ['data-app'] });
  }

  async function openHeld(): Promise<{ page: Page; held: Route[] }> {
    const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
    const held: Route[] = [];
    await page.addInitScript(tellOfTheApp);
    await page.clock.install({ time: 0 });
    await page.route('**/assets/app.js*', route => void held.push(route));
    await page.goto(`${host().url}/write`);
    await fill(page);
    await page.clock.pauseAt(60_000);
    await send(page);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(host().received).toEqual([]);
    return { page, held };
  }

  it('is sent by the app as soon as it comes', async () => {
    const { page, held } = await openHeld();
    for (const route of held) await route.continue();
    await says(page, POST.sent);
    expect([host().received.length, pathOf(page)]).toEqual([1, '/write']);
  });

  it('is sent by the browser where the app is not to be had', async () => {
    const { page, held } = await openHeld();
    for (const route of held) await route.abort();
    await page.waitForURL('**/thank-you');
    expect(host().received).toEqual([{ ...SENT, _next: '/thank-you' }]);
  });

  it('is sent by the browser after three seconds, and not again by an app that comes then', async () => {
    const { page, held } = await openHeld();
    host().manner = 'waits';
    await page.clock.runFor(3_000);
    await expect.poll(() => host().received.length).toBe(1);
    for (const route of held) await route.continue();
    await expect.poll(() => host().asked).toContain('/here');
    host().release();
    await page.waitForURL('**/thank-you');
    expect(host().received).toHaveLength(1);
  });
});

describe('an endpoint of another origin', () => {
  /** Stands in for a service on the net, because tests ask none. */
  async function serve(page: Page): Promise<string[]> {
    const bodies: string[] = [];
    await page.route('https://forms.example/**', async route => {
      bodies.push(route.request().postData() ?? '');
      await route.fulfill({ contentType: 'text/html', body: '<title>Taken</title>' });
    });
    return bodies;
  }

  it('is allowed by the policy of every page, and no other is', () => {
    const headers = readFileSync(join(out, '_headers'), 'utf8');
    for (const directive of ['connect-src', 'form-action'])
      expect(headers).toContain(`; ${directive} 'self' https://forms.example; `);
    expect(headers + readFileSync(join(out, '_nginx.conf'), 'utf8')).not.toContain('later.example');
  });

  it('gets what was typed, with scripts and without', async () => {
    const page = await openAwake('/elsewhere');
    const bodies = await serve(page);
    await fill(page);
    await send(page);
    await says(page, POST.sent);
    expect(await page.locator('[name=_gotcha]').isVisible()).toBe(false);
    const plain = await open('/elsewhere', { javaScriptEnabled: false });
    const others = await serve(plain);
    await fill(plain);
    await send(plain);
    await plain.waitForURL('https://forms.example/f/1');
    expect(others).toEqual(bodies);
    const _next = 'https://www.example.com/thank-you';
    expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({ ...SENT, _next, _gotcha: '' });
  });
});

it('a form that opens a chat goes nowhere without scripts', async () => {
  const page = await open('/chat', { javaScriptEnabled: false });
  await fill(page);
  await control(page, 'Email').press('Enter');
  expect(await page.getByText('Call us.').isVisible()).toBe(true);
  expect([page.url(), await typed(page)]).toEqual([`${host().url}/chat`, Object.values(TYPED)]);
  expect(host().received).toEqual([]);
});
