// Every state of an author's work on its way to the others, as a window shows it: the server's answers stand here, so that no host is
// needed. Their sentences are German, as the pages of the second site are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Asks } from '../../../src/composer/model/asks.ts';
import type { HostTrouble, PageOfChanges, SentNow } from '../../../src/composer/model/exchange.ts';
import { versionOf } from '../../../src/site/library/find-document.ts';
import { SECOND_CONTENT } from '../site/site.ts';

type Plan = Asks['plan']['told'];

/** "hangs" is a question that gets no answer, and "refused" one that is refused. */
export type SendingState = {
  name: string;
  sent: SentNow;
  plan?: Partial<Plan> | 'hangs' | 'refused';
  send?: 'hangs';
  /** The panel is opened in the place of the dialog. */
  isPanel?: true;
  width?: number;
  reach?: (page: Page) => Promise<unknown>;
};

const HOST = { name: 'git.example' };
const CHANGED: SentNow = {
  is: 'changed',
  words: 'Ihre Änderungen sind hier gespeichert.',
  host: HOST,
  others: 3,
};
const SENT = {
  title: 'Fragen geordnet',
  branch: 'change/fragen',
  at: Date.UTC(2026, 10, 20, 9),
  link: 'https://git.example/aenderung',
};
const was = {
  document: '/fragen',
  key: versionOf(readFileSync(join(SECOND_CONTENT, 'pages/fragen.json'), 'utf8')),
};
const CHANGES: PageOfChanges[] = [
  {
    title: 'Fragen',
    route: '/fragen',
    was,
    rows: ['Überschrift: „Wie lange“ → „Wie lang“', 'Frage 2 fehlt'],
  },
  { title: 'Preise', route: '/preise', rows: ['Preis von „Durchsicht“: 90 € → 95 €'] },
];
const PLAN: Plan = {
  ...{ sent: CHANGED, tree: 'a', title: 'Fragen geordnet', changes: CHANGES },
  ...{ aside: [], missing: [], problems: [], left: [] },
};
const PROBLEM = { level: 'error' as const, where: '', message: '„Titel“ ist leer.' };
const PLACE = { page: 'Preise', words: 'Eine Durchsicht kostet 90 €.', said: '' };

const reading: SentNow = {
  ...{ is: 'beingRead', words: 'Tom liest Ihre Änderung.', host: HOST, others: 0 },
  sent: { ...SENT, changes: CHANGES },
};
const takenIn: SentNow = {
  ...{ is: 'takenIn', words: 'Ihre letzte Änderung wurde übernommen.', host: HOST, others: 2 },
  ...{ sent: SENT, waitsForOthers: true },
};
const troubled = (is: HostTrouble, more: Partial<SentNow> = {}): SentNow => ({
  ...{ ...CHANGED, ...more },
  trouble: { is, words: 'git.example antwortet nicht.' },
});
const still = (is: SentNow['is'], more: Partial<SentNow> = {}): SentNow => ({
  ...{ is, words: 'So geht es von hier aus nicht.', ...more },
});

export const SENDING_STATES: SendingState[] = [
  { name: 'a change to send', sent: CHANGED },
  { name: 'a change to send, in a window of 900', sent: CHANGED, width: 900 },
  {
    name: 'a change to send, before and after',
    sent: CHANGED,
    async reach(page) {
      await page.locator('.to-send__page[aria-expanded]').click();
      await page.locator('.to-send__two .ring').first().waitFor();
    },
  },
  {
    name: 'a first change, with all that may stand beside it',
    sent: CHANGED,
    plan: {
      missing: ['name', 'email'],
      aside: ['Außerhalb von pages/ bleibt eine Datei hier.'],
      left: [{ what: '90 €', places: [{ ...PLACE, key: 'a', document: '/preise', path: ['blocks', 0] }] }],
    },
  },
  {
    name: 'a change that is held back',
    sent: CHANGED,
    plan: {
      problems: [
        { ...PROBLEM, key: 'a', document: '/preise', path: ['title'] },
        { ...PROBLEM, key: 'b', document: '', path: [] },
      ],
    },
  },
  { name: 'a host that nobody has agreed to ask', sent: still('asksFirst', { host: HOST }) },
  { name: 'a change being looked at', sent: CHANGED, plan: 'hangs' },
  { name: 'a plan that was refused', sent: CHANGED, plan: 'refused' },
  { name: 'nothing to send', sent: CHANGED, plan: { sent: still('nothing'), tree: undefined, changes: [] } },
  {
    name: 'a change that the network has kept',
    sent: CHANGED,
    plan: { sent: troubled('noNetwork', { is: 'unsent' }), isTitled: true },
  },
  { name: 'a host that asks who she is', sent: CHANGED, plan: { sent: troubled('unknown') } },
  { name: 'a host that takes nothing from her', sent: CHANGED, plan: { sent: troubled('mayNot') } },
  { name: 'a host that has refused', sent: CHANGED, plan: { sent: troubled('refused') } },
  { name: 'no place to send to', sent: CHANGED, plan: { sent: still('noRemote'), tree: undefined } },
  { name: 'no Git', sent: CHANGED, plan: { sent: still('noGit'), tree: undefined } },
  {
    name: 'something in the way',
    sent: CHANGED,
    plan: { sent: still('inTheWay'), tree: undefined, changes: [] },
  },
  {
    name: 'a change that is off the list',
    sent: CHANGED,
    plan: { sent: still('offTheList', { host: HOST, sent: SENT }), isTitled: true },
  },
  {
    name: 'a change that others come before',
    sent: CHANGED,
    plan: { sent: takenIn, tree: undefined, changes: [] },
  },
  { name: 'a change being read', sent: reading, isPanel: true },
  { name: 'a change being read, in a window of 900', sent: reading, isPanel: true, width: 900 },
  { name: 'nothing on its way', sent: still('nothing', { host: HOST }), isPanel: true },
  {
    name: 'a change that waits for the network',
    sent: troubled('noNetwork', { is: 'unsent' }),
    isPanel: true,
  },
  // The window goes on waiting for its answer, so this is the last one.
  {
    name: 'a change being sent',
    sent: CHANGED,
    send: 'hangs',
    reach: page => page.keyboard.press('ControlOrMeta+Enter'),
  },
];

/** Answers in the place of the server, from the next question on. */
export async function answerSending(page: Page, { sent, plan = {} }: SendingState): Promise<void> {
  await page.route('**/@ashlar/composer', route => {
    const { ask } = route.request().postDataJSON();
    if (ask === 'sent') return route.fulfill({ json: sent });
    if (ask !== 'plan' || plan === 'hangs') return route.fallback();
    if (plan === 'refused')
      return route.fulfill({ status: 409, json: { message: 'Gerade wird hier gesendet.' } });
    return route.fulfill({ json: { ...PLAN, ...plan } });
  });
}

/** Opens the dialog or the panel in this state. "send" and "status" are the names of both buttons in the bar. */
export async function reachSending(page: Page, state: SendingState): Promise<void> {
  await page.evaluate(hang, [state.plan === 'hangs' ? 'plan' : '', state.send ? 'send' : '']);
  await page.locator(state.isPanel ? '.bar .status' : '.bar .send-button').click();
  const ready = state.isPanel ? '.sent .stops' : 'dialog.send .send__all > *';
  await page.locator(ready).first().waitFor();
  if (state.plan !== 'hangs' && !state.isPanel && state.sent.is !== 'asksFirst')
    await page.locator(state.plan === 'refused' ? '.calm .act' : '.send__body').waitFor();
  await state.reach?.(page);
}

/** Runs in the browser: these questions never leave the window, because a test waits for what has left it. */
function hang(asks: string[]): void {
  const { dataset } = document.documentElement;
  dataset.hangs = asks.join(' ');
  const { fetch } = window;
  window.fetch = (...request) => {
    const [, ask = ''] = /^\{"ask":"(\w+)"/.exec(String(request[1]?.body)) ?? [];
    const isHeld = ask !== '' && dataset.hangs?.split(' ').includes(ask);
    return isHeld ? new Promise(() => undefined) : fetch(...request);
  };
}
