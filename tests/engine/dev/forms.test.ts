// A form that sends to another origin can be tried before it is published: only its own page's policy allows it.
import { beforeAll, expect, it } from 'vitest';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { openInDev } from '../../support/dev/news.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';

const here = withBrowser();
const dev = withDevServer();

const FORM = {
  fields: [{ kind: 'text', name: 'name', label: 'Name' }],
  button: 'Send',
  note: 'A person reads it.',
  summary: 'Please check this.',
  post: {
    to: 'https://forms.example/f',
    sending: 'Sending',
    sent: 'It has arrived.',
    failed: 'It was not taken.',
    unanswered: 'No answer came.',
    after: '/faq',
  },
};

beforeAll(() => {
  const links = [{ text: 'Write to us', href: '/elsewhere' }];
  for (const [name, blocks] of Object.entries({
    near: [{ ...hero, links }],
    elsewhere: [hero, { type: 'contact', form: FORM }],
  }))
    dev.project.write(`pages/${name}.json`, JSON.stringify(pageWith({ blocks })));
});

const policyOf = async (route: string) =>
  (await fetch(dev.server.url + route)).headers.get('content-security-policy');

it('is reached from another page, and sends what was typed', async () => {
  expect(await policyOf('/near')).not.toContain('forms.example');
  expect(await policyOf('/elsewhere')).toContain("form-action 'self' https://forms.example;");
  const { page } = await reopenPage(here.browser);
  const bodies: (string | null)[] = [];
  await page.route('https://forms.example/**', route => {
    bodies.push(route.request().postData());
    return route.fulfill({ json: { ok: true } });
  });
  await openInDev(page, `${dev.server.url}/near`);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.waitForURL('**/elsewhere');
  await page.locator('main[data-app=here]').waitFor();
  await page.getByLabel('Name').fill('Aroha');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(FORM.post.sent).waitFor();
  expect(bodies).toEqual(['name=Aroha']);
});
