// An author's work on its way to the others, by the questions that the window asks, with a bare repository as the host.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../tests/support/documents/messages/hand-in.ts';
import { type Desk, openDesk } from '../../../../tests/support/files/repositories.ts';
import { forgetKept } from '../../../base/kept-place.mjs';
import type { Asks } from '../../model/asks.ts';
import { answerTo } from '../asks.ts';
import type { Author } from '../copy.ts';

const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };

let desk: Desk;

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => {
  forgetKept(desk.folder);
  desk.remove();
});

async function ask<Name extends keyof Asks>(
  name: Name,
  input: Asks[Name]['input'],
  author = AUTHOR,
): Promise<Asks[Name]['told'] & { status: number; message?: string }> {
  const { status, told } = await answerTo(copyOf(desk.folder), author, { ask: name, input });
  return { status, ...(told as Asks[Name]['told']) };
}

const changePrice = () => desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');

it('sends a change, and says where it is', async () => {
  expect(await ask('sent', {})).toMatchObject({ is: 'asksFirst', host: { name: '' } });
  changePrice();
  const plan = await ask('plan', { agrees: true });
  expect(plan).toMatchObject({
    sent: { is: 'changed', words: 'Your changes are saved here. Nobody else has them yet.' },
    title: 'Change Twelve dollars',
    changes: [
      {
        title: 'Twelve dollars',
        route: '/fees',
        rows: ['Heading of the page changed: “Ten dollars” → “Twelve dollars”'],
        was: { document: '/fees' },
      },
    ],
    missing: [],
    problems: [],
  });
  const { title, tree = '' } = plan;
  expect(await ask('send', { id: 'a', title, tree })).toMatchObject({
    status: 200,
    is: 'beingRead',
    sent: { title, branch: expect.stringMatching(/^change\/\d{4}-\d\d-\d\d-change-twelve-dollars$/) },
  });
});
