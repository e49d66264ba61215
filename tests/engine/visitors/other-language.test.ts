// A site in a right-to-left language with its own digits looks the same before and after the app has started.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { germanSite } from '../../support/documents/sites/german-site.ts';
import { temporarySite } from '../../support/documents/sites/small-site.ts';
import { run } from '../../support/files/run.ts';

const content = temporarySite(germanSite({ language: 'ar-EG' }));
const out = join(content, 'dist');

const here = inBrowser(() => {
  const { status, output } = run(process.cwd(), ['scripts/run.mjs', 'build', '--site', content], {
    ASHLAR_OUT: out,
  });
  expect(status, output).toBe(0);
  return serveSite(out);
});
afterAll(() => rmSync(content, { recursive: true }));

it('is drawn anew nowhere, and quotes and counts in Arabic what was searched', async () => {
  const { page, complaints } = await openPage(here.browser);
  await page.goto(`${here.site.url}/ratgeber`);
  await page.locator('[type=search]').fill('xyz');
  await page.getByText('Kein Beitrag zu «xyz».').waitFor();
  await page.locator('[type=search]').fill('');
  await page.getByRole('link', { name: 'Richtig putzen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Richtig putzen' }).waitFor();
  await page.getByRole('link', { name: 'Zurück zum Ratgeber' }).first().waitFor();
  await page.goto(`${here.site.url}/leistungen/prophylaxe`);
  await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByText('٢').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).hyphens)).toBe(
    'auto',
  );
  expect(complaints.filter(text => /react/i.test(text))).toEqual([]);
});

it.each([320, 1280])(
  'has its header and its footer from right to left as well, %i pixels wide',
  async width => {
    const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
    await page.goto(here.site.url);
    const { seen, lost } = await fitOf(page, { name: '', width });
    expect(seen).toBeGreaterThan(20);
    expect(lost).toEqual([]);
    const phone = page.locator('a[href^="tel:"]').first();
    expect(await phone.evaluate(link => getComputedStyle(link).direction)).toBe('ltr');
    const [logo = 0, action = 0] = await page
      .locator(`.logo, ${width > 1000 ? '.header__action' : '.menu__toggle'}`)
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().right));
    expect(logo).toBeGreaterThanOrEqual(action);
  },
);

it('counts with its own digits in lists, joins its letters and leaves a number as it is dialled', async () => {
  const { page } = await openPage(here.browser);
  await page.goto(`${here.site.url}/leistungen/prophylaxe`);
  const counted = await page.evaluate(() => {
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, pseudo);
    return [
      styleOf('.points--numbered > li', '::before').content,
      styleOf('.text ol').listStyleType,
      ...['h1', 'h2', '.points__line'].map(name => styleOf(name).letterSpacing),
    ];
  });
  const spacing = Array(3).fill(expect.stringMatching(/^(?:normal|0px)$/));
  expect(counted).toEqual(['counter(point, arabic-indic)', 'arabic-indic', ...spacing]);
  const ends = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('.prose p')].find(({ textContent }) =>
      textContent?.includes('0761'),
    );
    const text = paragraph?.firstChild as Text;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const start = text.data.indexOf('0761');
    return [leftOf(start), leftOf(start + '0761 123456'.length - 1)];
  });
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
});

it('slants no letters, and keeps the lines of headings apart', async () => {
  const { page } = await openPage(here.browser);
  await page.goto(here.site.url);
  const seen = await page.evaluate(() => {
    const styles = (selector: string) =>
      [...document.querySelectorAll(selector)].map(one => getComputedStyle(one));
    return {
      slants: styles('body *').map(({ fontStyle }) => fontStyle),
      distances: styles('h1, h2, h3').map(
        ({ lineHeight, fontSize }) => parseFloat(lineHeight) / parseFloat(fontSize),
      ),
    };
  });
  expect([...new Set(seen.slants)]).toEqual(['normal']);
  expect(seen.distances.length).toBeGreaterThan(5);
  expect(Math.min(...seen.distances)).toBeCloseTo(1.4);
});
