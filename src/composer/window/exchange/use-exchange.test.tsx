// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_ANSWER } from '../../model/asks.ts';
import type { SentNow } from '../../model/exchange.ts';
import type { State } from '../../model/state/state.ts';
import type { Store } from '../store/store.ts';
import { type ExchangeControl, useExchange } from './use-exchange.ts';

const TAKEN_IN: SentNow = { is: 'takenIn', words: 'It was taken in.' };

const SENT: SentNow = { is: 'beingRead', words: 'It is being read.' };

/** A window whose server gives these answers to "send". Whatever else it is asked, the change is being read. */
function openSending(...answers: object[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const ask = async (name: string, input: { id: string }) => {
    if (name !== 'send') return { ok: true, told: SENT };
    asked.push(input.id);
    return answers.shift();
  };
  const state = { selected: undefined } as State;
  const store = { ask, state: () => state, say: (words: string) => said.push(words), refreshPages: vi.fn() };
  const { result } = renderHook(() => useExchange(store as unknown as Store, state));
  return { asked, said, send: (tree: string) => act(() => result.current.send({ title: 'New', tree })) };
}

const LOST = { ok: false, status: NO_ANSWER, message: 'The server has gone.' };
const DONE = { ok: true, told: SENT };

it('sends the same content under the same name until there is an answer', async () => {
  const { asked, send } = openSending(LOST, LOST, DONE, DONE, LOST, DONE);
  for (const tree of ['a', 'a', 'a', 'a', 'b', 'c']) await send(tree);
  const [first, again, third, anew, other, more] = asked;
  expect([again, third]).toEqual([first, first]);
  expect(new Set([first, anew, other, more]).size).toBe(4);
});

it('says where the work is after the answer to sending was lost', async () => {
  const { said, send } = openSending(LOST);
  await send('a');
  expect(said).toEqual(['The server has gone.', 'It is being read.']);
});

/** A window whose server says late that what comes with the change has to be looked at. */
function open() {
  const state = { selected: undefined } as State;
  let answer: (answer: object) => void = () => undefined;
  const brought = new Promise<object>(resolve => {
    answer = resolve;
  });
  const ask = (name: string) => (name === 'bring' ? brought : { ok: true, told: TAKEN_IN });
  const store = { ask, state: () => state, say: vi.fn(), select: vi.fn(), refreshPages: vi.fn() };
  const { result } = renderHook(() => useExchange(store as unknown as Store, state));
  return {
    panel: () => result.current.panel,
    control: (deed: (exchange: ExchangeControl) => void) => act(async () => deed(result.current)),
    answer: () => act(async () => answer({ ok: false, status: 409, message: 'Not now.' })),
  };
}

it('shows what the others changed once a change was taken in and more than that comes', async () => {
  const { control, answer, panel } = open();
  await control(exchange => exchange.tell(TAKEN_IN));
  expect(panel()).toBeUndefined();
  await answer();
  expect(panel()).toBe('others');
});

it('leaves open what is open when the change is taken in', async () => {
  const { control, answer, panel } = open();
  await control(exchange => exchange.show('sent'));
  await control(exchange => exchange.tell(TAKEN_IN));
  await answer();
  expect(panel()).toBe('sent');
});

it.each([
  ['has opened another panel', 'sent', 'sent'],
  ['has gone to something else', undefined, undefined],
] as const)('shows it to nobody who %s meanwhile', async (_, wanted, shown) => {
  const { control, answer, panel } = open();
  await control(exchange => exchange.tell(TAKEN_IN));
  await control(exchange => exchange.show(wanted));
  await answer();
  expect(panel()).toBe(shown);
});
