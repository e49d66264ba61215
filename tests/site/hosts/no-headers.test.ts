// The site of "npm run build -- --plain-host" on a host that sends files, without headers or redirects of ours.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { awake, follow, idle, markDocument } from '../../support/browser/visitor.ts';
import { run } from '../../support/files/run.ts';
import { servePlainly } from '../../support/hosts/plain-host.ts';
import { SECOND_CONTENT, SECOND_SITE } from '../../support/site/site.ts';

const RECEIVER = 'https://forms.example.com';
const POST = {
  to: `${RECEIVER}/f`,
  sending: 'Wird gesendet',
  sent: 'Gesendet.',
  failed: 'Nicht angenommen.',
  unanswered: 'Ohne Antwort.',
  after: '/',
};
let folder = '';
let told = '';
const dist = () => join(folder, 'dist');
const built = (name: string) => readFileSync(join(dist(), name), 'utf8');

/** Serves the second site with old addresses and with a form that sends elsewhere. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-no-headers-'));
  cpSync(SECOND_CONTENT, folder, { recursive: true });
  change('preise', page => {
    page.redirects = ['/was-es-kostet', '/alt/preise'];
  });
  change('kontakt', page => {
    for (const block of page.blocks)
      if (block.form) block.form = { ...block.form, chat: undefined, post: POST };
  });
  const { status, output } = run(folder, [join(process.cwd(), 'scripts/run.mjs'), 'build', '--plain-host']);
  expect(status, output).toBe(0);
  told = output;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is told at the end of the build what visitors are left with, and how to see what a host sends', () => {
  expect(told).toContain('The policy stands in each page.');
  expect(built('.htaccess')).toContain('Content-Security-Policy');
  expect(told).toMatch(
    /other sites can show the pages in frames.* To see what yours sends: curl --head https:\/\/\S+\n$/,
  );
});

type Document = { redirects?: string[]; blocks: { form?: object }[] };

function change(name: string, edit: (page: Document) => void): void {
  const file = join(folder, `pages/${name}.json`);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  edit(page);
  writeFileSync(file, JSON.stringify(page));
}

const here = inBrowser(() => servePlainly(dist(), 'common'));

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('leads each old address to the new one, %s', async (_, javaScriptEnabled) => {
  const { page, complaints } = await openPage(here.browser, { javaScriptEnabled });
  for (const old of ['/was-es-kostet', '/alt/preise']) {
    await page.goto(here.site.url + old);
    await page.waitForURL(`${here.site.url}/preise`);
    expect(await page.locator('main').getAttribute('data-route')).toBe('/preise');
  }
  expect(complaints).toEqual([]);
});

it('has at an old address the title of the new page as a link, for whoever stays, and nothing for search engines', () => {
  const html = built('alt/preise.html');
  const title = /<title>(.*)<\/title>/.exec(built('preise.html'))?.[1];
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain(`<h1><a href="/preise">${title}</a></h1>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/preise">/);
  expect(policyOf(html)).toMatch(/^default-src 'none'/);
  expect(built('sitemap.xml')).not.toContain('alt/preise');
});

it('stops in the page what the page does not hold', async () => {
  const { page, complaints } = await openPage(here.browser);
  await page.goto(`${here.site.url}/preise`);
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Taken over"';
    document.body.append(script);
    document.body.setAttribute('style', 'display: none');
  });
  expect(await page.title()).not.toBe('Taken over');
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).display)).not.toBe('none');
  expect(complaints.join('\n')).toMatch(/script-src[\s\S]*style-src/);
});

it('says in each page what the header says, but for who may frame it', () => {
  const header = / {2}Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? '';
  const wordsOf = (policy: string) => policy.split(/; | /);
  for (const name of ['index', 'preise', 'kontakt', '404', 'magazin/404']) {
    const policy = policyOf(built(`${name}.html`));
    expect(wordsOf(policy).filter(word => !wordsOf(header).includes(word))).toEqual([]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-ancestors');
  }
});

it('opens by itself a page whose form sends elsewhere, the only one that may', async () => {
  const { page } = await openPage(here.browser);
  await page.route(`${RECEIVER}/**`, route =>
    route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'taken' }),
  );
  const send = () => page.evaluate(url => fetch(url).then(answer => answer.text(), String), `${RECEIVER}/f`);
  await page.goto(`${here.site.url}/preise`);
  await page.keyboard.press('Tab');
  await awake(page);
  expect(await send()).toContain('TypeError');
  const isSame = await markDocument(page);
  await follow(page, '/kontakt');
  await page.locator('main[data-route="/kontakt"]').waitFor();
  expect(await isSame()).toBe(false);
  expect(await send()).toBe('taken');
  await idle(page);
  await follow(page, '/');
  await page.locator('main[data-route="/"]').waitFor();
  await page.goBack();
  await page.locator('main[data-route="/kontakt"]').waitFor();
  expect(await send()).toBe('taken');
});

it('costs visitors of other hosts nothing', () => {
  const elsewhere = readFileSync(join(SECOND_SITE, 'preise.html'), 'utf8');
  expect(policyOf(elsewhere)).toMatch(/^style-src 'self' 'sha256-[^ ]+'$/);
  const own = built('preise.html').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, '');
  expect(own).toBe(elsewhere);
});
