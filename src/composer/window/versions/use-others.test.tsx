// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { State } from '../../model/state/state.ts';
import { useExchange } from '../exchange/use-exchange.ts';
import type { Store } from '../store/store.ts';
import { useOthers } from './use-others.ts';

const NOW = { sent: { is: 'nothing', words: '' }, changes: [], questions: [], answers: [], both: [] };

/** A window that gets the work of the others. Its server takes its time. */
function open() {
  document.body.innerHTML = '<div class="outline"><button aria-current="true"></button></div><input>';
  const [row, field] = document.querySelectorAll<HTMLElement>('button, input');
  if (!row || !field) throw new Error('Nothing can be focused.');
  row.checkVisibility = () => true;
  const state = { selected: undefined } as State;
  let answer: (answer: object) => void = () => undefined;
  const brought = new Promise<object>(resolve => {
    answer = resolve;
  });
  const ask = (_: string, { rehearse = false }) => (rehearse ? { ok: true, told: NOW } : brought);
  const done = async () => undefined;
  const store = { ask, state: () => state, say: vi.fn(), select: vi.fn(), refreshPages: vi.fn() };
  const { result } = renderHook(() => {
    const exchange = useExchange({ ...store, flush: done, hearNews: done } as unknown as Store, state);
    return useOthers({ ...store, flush: done, hearNews: done } as unknown as Store, exchange);
  });
  return {
    ...{ row, field },
    get: () => void act(() => void result.current.get()),
    answer: () => act(async () => answer({ ok: true, told: { ...NOW, done: true } })),
  };
}

it('leads to the list of blocks once the work of the others is here', async () => {
  const { get, answer, row } = open();
  get();
  await answer();
  expect(document.activeElement).toBe(row);
});

it('leaves the focus to an author who types on meanwhile', async () => {
  const { get, answer, field } = open();
  get();
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  await answer();
  expect(document.activeElement).toBe(field);
});
