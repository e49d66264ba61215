// Runs the window: passes each event to the pure function, asks the server one thing at a time, and times the pauses in typing. No
// other part of the window's state has to do with time.

import { type Answered, newId } from '../../model/asks.ts';
import { type Draft, isBeingTyped, isHalf } from '../../model/state/draft.ts';
import { hasToSend, type NextAsk, nextAsk } from '../../model/state/next-ask.ts';
import { type Event, reduce } from '../../model/state/reduce.ts';
import type { State, Task } from '../../model/state/state.ts';
import type { World } from './ask.ts';
import type { NotSaved } from './not-saved.ts';
import { openPauses } from './pauses.ts';

export function openRun(first: State, world: World, notSaved: NotSaved) {
  let state = first;
  const listeners = new Set<() => void>();
  let waiters: { until: () => boolean; done: () => void }[] = [];
  const answers = new Map<string, (answer: Answered<object> | undefined) => void>();
  const pauses = openPauses(
    name => {
      const one = draftNamed(name);
      if (one && isHalf(one)) notSaved.send();
      else happen({ is: 'due', names: [name] });
    },
    name =>
      isSeveralWords(draftNamed(name))
        ? happen({ is: 'due', names: [name], isTyping: true })
        : notSaved.send(),
  );

  const draftNamed = (name: string) => [...state.waiting.values()].find(one => one.name === name);

  function happen(event: Event): void {
    const before = state;
    state = reduce(before, event);
    if (state.waiting !== before.waiting) {
      waitForPauses(event.is === 'typed' || event.is === 'changed' ? before.waiting : state.waiting);
      notSaved.keep(state.waiting);
    }
    const next = nextAsk(state);
    if (next) void send(next);
    for (const listen of listeners) listen();
    const [over, left] = [waiters.filter(({ until }) => until()), waiters.filter(({ until }) => !until())];
    waiters = left;
    for (const { done } of over) done();
  }

  async function send(ask: NextAsk): Promise<void> {
    happen({ is: 'asked', ask });
    const answer: Answered<object> = await world.ask(ask.ask, fromWindow(ask.input));
    happen({ is: 'answered', ask, answer, name: newId() });
    // An author who types on may do so for long, so the server keeps the refused words already now.
    if (!answer.ok) notSaved.send();
    const { asking } = ask;
    if (asking === 'look' || !('task' in asking) || isPending(asking.task.name)) return;
    answers.get(asking.task.name)?.(answer);
  }

  /** Names this window with each question about the page that it shows, so that the server follows the files of that page. */
  function fromWindow(input: NextAsk['input']): NextAsk['input'] {
    return 'known' in input ? { ...input, window: notSaved.window } : input;
  }

  /** Starts the pause of each draft that was typed in since "before", and stops those of drafts that wait for none. */
  function waitForPauses(before: State['waiting']): void {
    const known = new Set(before.values());
    const typing = [...state.waiting.values()].filter(isBeingTyped);
    const names = new Set(typing.map(({ name }) => name));
    for (const name of pauses.keys()) if (!names.has(name)) pauses.stop(name);
    for (const one of typing) if (!pauses.has(one.name) || !known.has(one)) pauses.start(one.name);
  }

  /** Resolves once the condition holds, or when the server has gone. */
  function when(until: () => boolean): Promise<void> {
    const isOver = () => until() || (state.status === 'gone' && !state.asking);
    if (isOver()) return Promise.resolve();
    return new Promise(done => waiters.push({ until: isOver, done }));
  }

  return {
    state: () => state,
    happen,
    when,
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** Saves all drafts at once, without waiting for their pauses. */
    flush(): Promise<void> {
      happen({ is: 'finished' });
      return when(() => {
        const isAsked = typeof state.asking === 'object' && 'draft' in state.asking;
        return !isAsked && !hasToSend(state);
      });
    },
    /** Resolves once nothing is left to ask. */
    settled: (): Promise<void> => when(() => !state.asking && !nextAsk(state)),
    /** The answer to a task. Undefined if its place was deleted before its turn came. */
    do(task: Task): Promise<Answered<object> | undefined> {
      const answer = new Promise<Answered<object> | undefined>(resolve => answers.set(task.name, resolve));
      happen({ is: 'finished' });
      happen({ is: 'wanted', task });
      void when(() => !isPending(task.name)).then(() => answers.get(task.name)?.(undefined));
      return answer.finally(() => answers.delete(task.name));
    },
  };

  function isPending(name: string): boolean {
    const { tasks, asking } = state;
    const isAsked = typeof asking === 'object' && 'task' in asking && asking.task.name === name;
    return isAsked || tasks.some(one => one.name === name);
  }
}

/** Half of a sentence can be saved while the author types on. Half of one word may be another word. */
function isSeveralWords(one: Draft | undefined): boolean {
  return one !== undefined && !isHalf(one) && (JSON.stringify(one.value) ?? '').includes(' ');
}
