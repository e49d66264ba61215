// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SentNow } from '../../model/exchange.ts';
import type { State } from '../../model/state/state.ts';
import type { Store } from '../store/store.ts';
import { type ExchangeControl, useExchange } from './use-exchange.ts';

const TAKEN_IN: SentNow = { is: 'takenIn', words: 'It was taken in.' };

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
