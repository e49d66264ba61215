import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { markDocument, scrollPage, scrollTop } from '../../support/browser/visitor.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withOpenPage } from '../../support/dev/open-page.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { dice } from '../../support/documents/sites/small-site.ts';
import { disturb, mend } from '../../support/files/random-edits.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const dev = withDevServer();
let original: string;

const FAQ = 'pages/faq.json';

beforeAll(() => {
  original = dev.project.read(FAQ);
});

beforeEach(() => {
  const file = join(dev.project.folder, FAQ);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() && dev.project.read(FAQ) === original) return;
  rmSync(file, { recursive: true, force: true });
  dev.project.write(FAQ, original);
});

const open = withOpenPage(here, dev, '/faq');

const heading = () => open.page.locator('h1');
const overlay = () => open.page.locator('ashlar-overlay');
const firstHeading = () => /"heading": "([^"]+)"/.exec(original)?.[1] ?? '';
const withHeading = (text: string) => original.replace(/"heading": "[^"]+"/, `"heading": "${text}"`);
const complaint = () => overlay().locator('ol').innerText();
const says = (words: string | RegExp) => overlay().locator('ol', { hasText: words }).waitFor();
const pressAnswer = () => open.page.locator('summary', { hasText: /\?/ }).nth(1).click();
const openAnswers = () => open.page.locator('main details[open]').count();

describe('an edit of a document', () => {
  it('is on screen without a reload, with scroll and open answers kept', { tags: 'front-door' }, async () => {
    await pressAnswer();
    await scrollPage(open.page, 240);
    dev.project.write(FAQ, withHeading('Questions, newly asked'));
    await heading().filter({ hasText: 'Questions, newly asked' }).waitFor();
    expect(await openAnswers()).toBe(1);
    expect(await scrollTop(open.page)).toBe(240);
    await open.notReloaded();
    await pressAnswer();
    dev.project.write(FAQ, original);
    await heading().filter({ hasText: firstHeading() }).waitFor();
  });

  it('that breaks the JSON shows the place over the last good page and clears by itself', async () => {
    dev.project.write(FAQ, original.replace('"blocks": [', '"blocks": [,'));
    await says(/pages\/faq\.json:\d+:\d+/);
    expect(await heading().innerText()).toBe(firstHeading());
    dev.project.write(FAQ, original);
    await overlay().waitFor({ state: 'detached' });
    await open.notReloaded();
  });

  it('with a broken link is shown and says which page was meant', async () => {
    dev.project.write(FAQ, withHeading('Still shown').replace('"/contact"', '"/contcat"'));
    await says('/contact');
    await heading().filter({ hasText: 'Still shown' }).waitFor();
    dev.project.write(FAQ, original);
    await overlay().waitFor({ state: 'detached' });
  });
});

describe('an edit of a block that pages share', () => {
  const SHARED = 'pages/_shared/no-guarantee.json';
  const shared = (text: string) =>
    JSON.stringify({ title: 'No guarantee', blocks: [{ type: 'notice', text }] });
  const withUse = () => {
    const { blocks, ...fields } = JSON.parse(original);
    return JSON.stringify({ ...fields, blocks: [...blocks, { type: 'shared', ref: 'no-guarantee' }] });
  };
  const notice = (text: string) => open.page.locator('main', { hasText: text });

  beforeAll(() => mkdirSync(join(dev.project.folder, 'pages/_shared'), { recursive: true }));
  afterAll(async () => {
    // Without its block the page would have a mistake for a moment, which the next test must not meet.
    dev.project.write(FAQ, original);
    await notice('Back again.').waitFor({ state: 'detached' });
    rmSync(join(dev.project.folder, SHARED), { force: true });
  });

  beforeEach(async () => {
    dev.project.write(SHARED, shared('Nobody can promise a visa.'));
    dev.project.write(FAQ, withUse());
    await notice('Nobody can promise a visa.').waitFor();
  });

  it('is on the open page without a reload, and in what it is next loaded from', async () => {
    dev.project.write(SHARED, shared('We cannot promise a visa.'));
    await notice('We cannot promise a visa.').waitFor();
    await open.notReloaded();
    const { blocks } = (await (await fetch(`${dev.server.url}/faq.json`)).json()) as { blocks: object[] };
    expect(JSON.stringify(blocks.at(-1))).toContain('We cannot promise a visa.');
    expect(await (await fetch(`${dev.server.url}/faq`)).text()).toContain('We cannot promise a visa.');
    await expect.poll(dev.server.output).toContain(`${SHARED}  Used on 1 page: /faq.`);
  });

  it('with a mistake names the file and how many pages it is on, over the last good page', async () => {
    dev.project.write(SHARED, shared('We cannot promise.').replace('"text"', '"txet"'));
    await says(/pages\/_shared\/no-guarantee\.json:1:\d+/);
    expect(await complaint()).toContain('used on 1 page');
    expect(await complaint()).toContain('Did you mean "text"?');
    await notice('Nobody can promise a visa.').waitFor();
    dev.project.write(SHARED, shared('We cannot promise.'));
    await overlay().waitFor({ state: 'detached' });
    await notice('We cannot promise.').waitFor();
    await open.notReloaded();
  });

  it('is missed where its file goes away, and back with it', async () => {
    rmSync(join(dev.project.folder, SHARED));
    await says('There is no shared block "no-guarantee".');
    await notice('Nobody can promise a visa.').waitFor();
    dev.project.write(SHARED, shared('Back again.'));
    await notice('Back again.').waitFor();
    await overlay().waitFor({ state: 'detached' });
  });
});

describe('an edit of the look', () => {
  const TOKENS = 'pages/_look/tokens.css';
  let tokens: string;
  const EXTRA = 'pages/_look/extra.css';
  const styleOf = (name: string) =>
    open.page.evaluate(name => getComputedStyle(document.body).getPropertyValue(name), name);

  beforeAll(() => {
    tokens = dev.project.read(TOKENS);
  });

  afterEach(() => {
    if (dev.project.read(TOKENS) !== tokens) dev.project.write(TOKENS, tokens);
  });

  it('is on screen without a reload, slips and all, and what no browser can read leaves the last good one', async () => {
    const paper = await styleOf('background-color');
    dev.project.write(TOKENS, tokens.replace('--paper: #fbfaf6;', '--paper: #ffffff;\n  --papper: #000;'));
    await expect.poll(() => styleOf('background-color')).toBe('rgb(255, 255, 255)');
    await says('"--papper" is not a token. Did you mean "--paper"?');
    expect(await complaint()).toContain(TOKENS);
    const ownFace = await overlay().evaluate(host => getComputedStyle(host).getPropertyValue('--font-text'));
    expect(ownFace).not.toBe(await styleOf('--font-text'));
    dev.project.write(TOKENS, tokens.replace('--paper: #fbfaf6;', '--paper #000;'));
    await expect.poll(complaint).toContain('No browser can read this.');
    expect(await styleOf('background-color')).toBe('rgb(255, 255, 255)');
    dev.project.write(TOKENS, tokens);
    await overlay().waitFor({ state: 'detached' });
    await expect.poll(() => styleOf('background-color')).toBe(paper);
    await open.notReloaded();
  });

  it('is on screen where its file is new, and gone with it', async () => {
    dev.project.write(EXTRA, 'h1 { font-size: 33px }');
    await expect.poll(() => heading().evaluate(element => getComputedStyle(element).fontSize)).toBe('33px');
    rmSync(join(dev.project.folder, EXTRA));
    await expect
      .poll(() => heading().evaluate(element => getComputedStyle(element).fontSize))
      .not.toBe('33px');
    await open.notReloaded();
  });
});

describe('an edit of styles leaves the page as it looks after a reload:', () => {
  let edited: Page;
  /** Is loaded again each time, to show what the open page should look like. */
  let other: Page;

  beforeAll(async () => {
    ({ page: edited } = await openPage(here.browser));
    other = await edited.context().newPage();
    for (const page of [edited, other]) await leaveOutFaces(page);
    await openInDev(edited, `${dev.server.url}/faq`);
  });

  afterAll(() => edited.context().close());

  const EDITS = [
    ['tokens', 'pages/_look/tokens.css', '--radius: 2px', '--radius: 9px'],
    ["the site's own rules", 'pages/_look/extra.css', '', 'h1 { letter-spacing: 1px }'],
    ["the engine's own", 'src/draw/styles/ui.css', '', '@layer ui { .button { padding-top: 1px } }'],
    ["a block's", 'blocks/hero/style.css', '', '@layer blocks { .hero { outline: 7px solid } }'],
  ] as const;

  /** The sample takes a value and a rule here, and next a sheet of each side. */
  it.each(EDITS.filter((_, index) => size(index % 3 === 0, true)))('%s', async (_, file, from, to) => {
    const isMarked = await markDocument(edited);
    const asItWas = await looksOf(edited);
    const before = textOf(file);
    dev.project.write(file, from === '' ? `${before ?? ''}\n${to}\n` : (before ?? '').replace(from, to));
    await expect.poll(() => looksOf(edited)).not.toEqual(asItWas);
    const anew = await looksAnew('/faq');
    await expect.poll(() => looksOf(edited)).toEqual(anew);
    putBack(file, before);
    await expect.poll(() => looksOf(edited)).toEqual(asItWas);
    expect(await isMarked()).toBe(true);
  });

  it('by a rule that concerns nobody, in any sheet of the engine or the site', async () => {
    const asItWas = await looksOf(edited);
    const sheets = ['layers', 'reset', 'base', 'ui', 'shell', 'print', 'forced', 'extra'];
    for (const name of size(['ui', 'extra'], sheets)) {
      const file = name === 'extra' ? 'pages/_look/extra.css' : `src/draw/styles/${name}.css`;
      const before = textOf(file);
      dev.project.write(file, `${before ?? ''}\n:root { --saved: ${name} }\n`);
      const saved = () =>
        edited.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--saved'));
      await expect.poll(saved).toBe(name);
      await expect.poll(() => looksOf(edited), { message: file }).toEqual(asItWas);
      putBack(file, before);
      await expect.poll(saved).toBe('');
    }
  });

  it('by a block of a type that is new to the page, come to by a link or not', async () => {
    const contact = dev.project.read('pages/contact.json');
    const added = (text: string) => {
      const { blocks, ...fields } = JSON.parse(text);
      const fresh = {
        type: 'stats',
        items: [
          { value: '12', label: 'Chairs' },
          { value: '3', label: 'Desks' },
        ],
      };
      return JSON.stringify({ ...fields, blocks: [...blocks, fresh] });
    };
    dev.project.write(FAQ, added(original));
    await edited.locator('main .stats').waitFor();
    const anew = await looksAnew('/faq');
    await expect.poll(() => looksOf(edited)).toEqual(anew);
    await edited.locator('main a[href="/contact"]').first().click();
    await edited.locator('main[data-route="/contact"] .contact').waitFor();
    const there = await looksAnew('/contact');
    await expect.poll(() => looksOf(edited)).toEqual(there);
    dev.project.write('pages/contact.json', added(contact));
    await edited.locator('main[data-route="/contact"] .stats').waitFor();
    const thereAnew = await looksAnew('/contact');
    await expect.poll(() => looksOf(edited)).toEqual(thereAnew);
    dev.project.write('pages/contact.json', contact);
  });

  const textOf = (file: string) =>
    existsSync(join(dev.project.folder, file)) ? dev.project.read(file) : undefined;

  function putBack(file: string, text: string | undefined): void {
    if (text === undefined) rmSync(join(dev.project.folder, file));
    else dev.project.write(file, text);
  }

  /**
   * Keeps fonts out: whether one comes in time is chance, and its width moves others. The browser refuses them itself, because a
   * route would keep it from reusing any file.
   */
  async function leaveOutFaces(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  }

  async function looksAnew(path: string): Promise<string[]> {
    await openInDev(other, dev.server.url + path);
    return looksOf(other);
  }

  /** Reads the style of each element, but not of the overlay, which comes only after the check. */
  function looksOf(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const told = ['color', 'background-color', 'font', 'margin', 'padding', 'border', 'border-radius'];
      const others = ['display', 'gap', 'list-style-type', 'letter-spacing', 'outline'];
      const elements = [...document.querySelectorAll('body *')];
      const ofPage = elements.filter(({ localName }) => !localName.startsWith('ashlar-'));
      return ofPage.map(element => {
        const style = getComputedStyle(element);
        const values = [...told, ...others].map(name => style.getPropertyValue(name));
        return `${element.localName}.${element.getAttribute('class')}: ${values.join(', ')}`;
      });
    });
  }
});

describe('the server stays up', () => {
  it('through deletes, renames, folders in place of files and new files', async () => {
    const file = join(dev.project.folder, FAQ);
    rmSync(file);
    await says('This file is gone.');
    dev.project.write(FAQ, withHeading('Back again'));
    await heading().filter({ hasText: 'Back again' }).waitFor();
    renameSync(file, join(dev.project.folder, 'pages/questions.json'));
    await says('This file is gone.');
    mkdirSync(file);
    await says('This is a folder with the name of a file.');
    rmSync(file, { recursive: true });
    dev.project.write('pages/brand-new.json', withHeading('A brand new page'));
    await open.page.goto(`${dev.server.url}/brand-new`);
    expect(await heading().innerText()).toBe('A brand new page');
    await expect.poll(() => dev.project.read('.ashlar/schema/page.schema.json')).toContain('"/brand-new"');
    await open.page.goto(`${dev.server.url}/questions`);
    expect(await heading().innerText()).toBe('Back again');
    rmSync(join(dev.project.folder, 'pages/questions.json'));
    rmSync(join(dev.project.folder, 'pages/brand-new.json'));
    expect(dev.server.isRunning()).toBe(true);
  });

  it('a page that was never right says so in place of itself', async () => {
    dev.project.write('pages/never-right.json', '{ "title": ');
    await open.page.goto(`${dev.server.url}/never-right`);
    await says('pages/never-right.json:1:');
    rmSync(join(dev.project.folder, 'pages/never-right.json'));
  });
});

it('a component is swapped with open answers kept', async () => {
  await pressAnswer();
  const file = 'src/ui/Heading.tsx';
  const before = dev.project.read(file);
  dev.project.write(file, before.replace('{children}', '{children} (redrawn)'));
  await heading().filter({ hasText: '(redrawn)' }).waitFor();
  expect(await openAnswers()).toBe(1);
  await open.notReloaded();
  dev.project.write(file, before);
  await heading().filter({ hasNotText: '(redrawn)' }).waitFor();
});

describe(`${size(15, 500)} edits at random`, () => {
  const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_121);
  const EDITS = size(15, 500);
  const SITE = 'pages/_site.json';
  const SHARED = 'pages/_shared/at-random.json';
  const FILES = [FAQ, FAQ, SITE, SHARED];

  /** The page draws a value of the site document and the content of another file. */
  function goodTexts(number: number): { [file: string]: string } {
    const { blocks, ...fields } = JSON.parse(original);
    const [hero, ...others] = blocks;
    const opening = { ...hero, heading: `Edit ${number}`, intro: 'Call {random}.' };
    const use = { type: 'shared', ref: 'at-random' };
    const site = JSON.parse(siteText);
    const notice = { type: 'notice', text: `Shared ${number}.` };
    const texts = {
      [FAQ]: { ...fields, blocks: [opening, ...others, use] },
      [SITE]: { ...site, values: { ...site.values, random: `number ${number}` } },
      [SHARED]: { title: 'At random', blocks: [notice] },
    };
    return Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, JSON.stringify(text, null, 2)]),
    );
  }

  let siteText: string;
  beforeAll(() => {
    siteText = dev.project.read(SITE);
    mkdirSync(join(dev.project.folder, 'pages/_shared'), { recursive: true });
  });
  afterAll(() => {
    mend(dev.project.folder, SITE, siteText, () => 0);
    rmSync(join(dev.project.folder, SHARED), { recursive: true, force: true });
  });

  const seen = () =>
    open.page.evaluate(() => ({
      overlay: document.querySelector('ashlar-overlay')?.shadowRoot?.querySelector('ol')?.textContent ?? '',
      main: document.querySelector('main')?.textContent ?? '',
    }));

  /** Lists what is missing on the page, and what should not be there. */
  async function faultsNow(broken: Set<string>, number: number): Promise<string[]> {
    const { overlay, main } = await seen();
    const missing = [...broken].filter(file => !isSaid(file, overlay, broken));
    if (broken.size > 0) return [...missing, ...(main.includes('Edit ') ? [] : ['the last good page'])];
    const wanted = [`Edit ${number}`, `Call number ${number}.`, `Shared ${number}.`];
    return [overlay, ...wanted.filter(words => !main.includes(words))].filter(fault => fault !== '');
  }

  /** Whether the overlay tells of the file. Nobody knows what an unreadable page shares. */
  function isSaid(file: string, overlay: string, broken: Set<string>): boolean {
    const isShared = file === SHARED && (broken.has(FAQ) || overlay.includes('There is no shared block'));
    return overlay.includes(file) || isShared;
  }

  it(`are shown, each mistake with its file, without a reload (ASHLAR_SEED=${SEED})`, {
    timeout: size(300_000, 1_800_000),
  }, async () => {
    const throwDice = dice(SEED);
    const saidBefore = dev.server.output().length;
    const broken = new Set<string>();
    const done: string[] = [];
    let number = 0;
    let mended = 0;
    const mendAll = () => {
      number += 1;
      for (const [file, text] of Object.entries(goodTexts(number)))
        done.push(mend(dev.project.folder, file, text, throwDice));
      broken.clear();
      mended += 1;
    };
    mendAll();
    await expect.poll(() => faultsNow(broken, number)).toEqual([]);
    for (let count = 0; count < EDITS; count += 1) {
      if (broken.size > 0 && throwDice(2) === 0) mendAll();
      else {
        const file = FILES[throwDice(FILES.length)] ?? FAQ;
        done.push(disturb(dev.project.folder, file, goodTexts(number)[file] ?? '', throwDice, count));
        broken.add(file);
      }
      // Now and then nobody waits for the answer.
      if (throwDice(4) === 0) continue;
      const what = `${count} of seed ${SEED}, after: ${done.slice(-4).join('; ')}`;
      await expect.poll(() => faultsNow(broken, number), { message: what }).toEqual([]);
      expect(dev.server.isRunning(), what).toBe(true);
    }
    mendAll();
    await expect.poll(() => faultsNow(broken, number)).toEqual([]);
    await open.notReloaded();
    expect(mended).toBeGreaterThan(EDITS / 6);
    expect(dev.server.output().slice(saidBefore)).not.toMatch(/^ +at /m);
  });
});

it('the packages that pages need are there before the first page, which is not drawn anew for them', () => {
  expect(dev.server.output()).not.toContain('dependencies changed');
});

it('the policy holds in dev as well', async () => {
  expect(open.complaints.filter(complaint => /Content.Security.Policy|Refused/i.test(complaint))).toEqual([]);
});
