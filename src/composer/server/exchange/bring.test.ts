// The others' work comes into the folder by questions of the window: told in words, asked about, and brought once each question is answered.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { nobodysSettings, ownSettings } from '../../../../tests/support/documents/messages/hand-in.ts';
import { type Desk, openDesk } from '../../../../tests/support/files/repositories.ts';
import { forgetKept } from '../../../base/kept-place.mjs';
import type { Asks } from '../../model/asks.ts';
import type { ExchangeAnswer } from '../../model/exchange.ts';
import { answerTo } from '../asks.ts';
import type { Author, ShownCopy } from '../copy.ts';

let desk: Desk;
let copy: ShownCopy;
let deeds = 0;
const AUTHOR: Author = { ...JO, may: ['read', 'edit', 'send'] };

beforeAll(nobodysSettings);
afterAll(ownSettings);
beforeEach(() => {
  desk = openDesk();
  copy = copyOf(desk.folder);
});
afterEach(() => {
  forgetKept(desk.folder);
  desk.remove();
});

type Told = Asks['bring']['told'] & { status: number; message?: string };

async function ask(input: object, author = AUTHOR): Promise<Told> {
  deeds += 1;
  const asked = { id: `deed ${deeds}`, ...input };
  const { status, told } = await answerTo(copy, author, { ask: 'bring', input: asked });
  return { status, ...told } as Told;
}
const look = (more: object = {}, author?: Author) =>
  ask({ rehearse: true, look: true, agrees: true, ...more }, author);

/** The others put their work on the main branch of the host. */
function others(work: (other: Desk) => void): void {
  const other = desk.colleague();
  work(other);
  other.git('add', '--all');
  other.git('commit', '--quiet', '--message', 'Theirs');
  other.git('push', '--quiet');
}

const price = ({ edit }: Desk, to: string) => edit('pages/fees.json', 'Ten dollars', to);

async function bringWith(take: ExchangeAnswer['take']): Promise<Told> {
  const { theirs, questions } = await look();
  return ask({ theirs, answers: questions.map(({ key }) => ({ key, take })) });
}

describe('what the others have done', () => {
  it('is told in words, and comes once it is wanted', async () => {
    others(desk => price(desk, 'Eleven dollars'));
    expect(await look({ look: undefined })).toMatchObject({ changes: [], questions: [] });
    const told = await look();
    expect(told).toMatchObject({
      status: 200,
      names: ['Dev'],
      changes: [
        { title: 'Ten dollars', route: '/fees', by: ['Dev'], rows: [expect.stringContaining('Eleven')] },
      ],
    });
    expect(desk.read('pages/fees.json')).toContain('Ten dollars');
    const done = await ask({ theirs: told.theirs });
    expect(done).toMatchObject({ status: 200, done: true });
    expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
  });

  it('is asked about where both have changed the same words', async () => {
    others(desk => price(desk, 'Eleven dollars'));
    price(desk, 'Twelve dollars');
    const asked = {
      title: 'Twelve dollars',
      route: '/fees',
      before: 'Ten dollars',
      mine: 'Twelve dollars',
      theirs: 'Eleven dollars',
      by: ['Dev'],
      takes: ['mine', 'theirs'],
      third: 'Twelve dollars',
    };
    expect(await look()).toMatchObject({
      changes: [{ isMet: true }],
      questions: [{ ...asked, where: 'Hero “Twelve dollars” › Heading' }],
    });
    expect(await bringWith({ value: 'Thirteen dollars' })).toMatchObject({ status: 200, done: true });
    expect(desk.read('pages/fees.json')).toContain('Thirteen dollars');
  });
});
