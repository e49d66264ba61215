// Runs the window: tells the pure function what happens, asks the server what is to be asked, one question at a time, and waits for
// pauses in typing. Nothing else of the window has to do with time.
import { type Answered, newId, type World } from '../ask.ts';
import type { Draft, SentenceOf, State, Task } from '../state.ts';

import type { NotSaved } from './not-saved.ts';
import { openPauses } from './pauses.ts';
import { nextQuestion, type Question } from './questions.ts';
import { type Event, reduce } from './reduce.ts';

export function openRun(first: State, world: World, notSaved: NotSaved, sentenceOf: SentenceOf) {
  let state = first;
  const listeners = new Set<() => void>();
  let waiters: { until: () => boolean; done: () => void }[] = [];
  const answers = new Map<string, (answer: Answered<object> | undefined) => void>();
  const pauses = openPauses(
    name => happen({ is: 'due', names: [name] }),
    name =>
      isSeveralWords(draftNamed(name))
        ? happen({ is: 'due', names: [name], isTyping: true })
        : notSaved.send(),
  );

  const draftNamed = (name: string) => [...state.waiting.values()].find(one => one.name === name);

  function happen(event: Event): void {
    const before = state;
    state = reduce(before, event, sentenceOf);
    if (state.waiting !== before.waiting) {
      waitForPauses(event.is === 'typed' || event.is === 'changed' ? before.waiting : state.waiting);
      notSaved.keep(state.waiting);
    }
    const question = nextQuestion(state);
    if (question) void ask(question);
    for (const listen of listeners) listen();
    const [over, left] = [waiters.filter(({ until }) => until()), waiters.filter(({ until }) => !until())];
    waiters = left;
    for (const { done } of over) done();
  }

  async function ask(question: Question): Promise<void> {
    happen({ is: 'asked', question });
    const answer: Answered<object> = await world.ask(question.ask, question.input);
    happen({ is: 'answered', question, answer, name: newId() });
    // Somebody who types on may do so for long.
    if (!answer.ok) notSaved.send();
    const { asking } = question;
    if (asking === 'look' || !('task' in asking) || isPending(asking.task.name)) return;
    answers.get(asking.task.name)?.(answer);
  }

  /** What is another draft than "before" has just been typed in, so its pause begins anew. */
  function waitForPauses(before: State['waiting']): void {
    const known = new Set(before.values());
    const typing = [...state.waiting.values()].filter(({ isTyping }) => isTyping);
    const names = new Set(typing.map(({ name }) => name));
    for (const name of pauses.keys()) if (!names.has(name)) pauses.stop(name);
    for (const one of typing) if (!pauses.has(one.name) || !known.has(one)) pauses.start(one.name);
  }

  /** Resolves once it is so, or when the server has gone. */
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
    /** Saves at once what is still waiting for its pause. */
    flush(): Promise<void> {
      const names = [...state.waiting.values()].filter(({ isTyping }) => isTyping).map(({ name }) => name);
      if (names.length > 0) happen({ is: 'due', names });
      return when(() => {
        const isAsked = typeof state.asking === 'object' && 'draft' in state.asking;
        return !isAsked && ![...state.waiting.values()].some(({ isDue, refused }) => isDue && !refused);
      });
    },
    /** Until nothing is left to ask. */
    settled: (): Promise<void> => when(() => !state.asking && !nextQuestion(state)),
    /** Undefined if what the task is about has gone before its turn. */
    do(task: Task): Promise<Answered<object> | undefined> {
      const names = [...state.waiting.values()].filter(({ isTyping }) => isTyping).map(({ name }) => name);
      const answer = new Promise<Answered<object> | undefined>(resolve => answers.set(task.name, resolve));
      happen({ is: 'due', names });
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

/** Half of a price or of an address is another one, and only a rest says that it is whole. Half of a sentence can be saved. */
function isSeveralWords(one: Draft | undefined): boolean {
  return (JSON.stringify(one?.value) ?? '').includes(' ');
}
