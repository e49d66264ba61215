import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Draft, Stage } from '../../model/state/draft.ts';
import type { State, Task } from '../../model/state/state.ts';
import { type Situation, SituationContext } from '../commands/situation.ts';
import { StatusButton } from './StatusButton.tsx';

const draft = (name: string, at: Stage): Draft => ({
  ...{ name, place: { document: '/faq', path: [name] }, version: 'a', value: 'Words', at },
});
const REFUSED = draft('one', { is: 'refused', why: { is: 'wrong', message: 'Not so.' } });
const DUE = draft('two', { is: 'due' });
const MOVE = { ask: 'change', steps: [] } as Partial<Task> as Task;

it.each<[what: string, part: Partial<State> & { drafts?: Draft[] }, words: string, isRed: boolean]>([
  ['nothing waits', {}, 'Saved here, not public yet', false],
  ['words are on their way', { drafts: [DUE] }, 'Saving …', false],
  ['a deed is on its way', { status: 'saving', tasks: [MOVE] }, 'Saving …', false],
  ['words are refused', { drafts: [REFUSED] }, '1 not saved', true],
  ['others are on their way beside them', { drafts: [REFUSED, DUE] }, '1 not saved', true],
  ['the server has gone', { drafts: [DUE], status: 'gone' }, 'Server gone', true],
])('%s', (_, { drafts = [], ...part }, words, isRed) => {
  const waiting = new Map(drafts.map(one => [one.name, one]));
  const state = { look: {}, opened: {}, status: 'saved', tasks: [], ...part, waiting } as unknown as State;
  const now = { state } as Situation;
  const markup = renderToStaticMarkup(
    <SituationContext value={now}>
      <StatusButton />
    </SituationContext>,
  );
  expect([markup.replace(/<[^>]*>/g, ''), markup.includes('status--stop')]).toEqual([words, isRed]);
});
