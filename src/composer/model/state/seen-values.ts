// Remembers with each task the value that its author saw in the place. If somebody else has changed that before the task is asked, the
// server refuses the task, as it does when nothing had to wait. What the same author has changed meanwhile counts as seen.
import { valueAt } from '../../../base/json-value.ts';
import { standsIn } from '../../../document/steps/moved.ts';
import { type Step, stepped, stepSetting } from '../../../document/steps/steps.ts';
import type { State, Task } from './state.ts';

/** A step that follows another one in the same place is judged by what that one leaves there. */
export function withSeen(task: Task, { look }: State): Task {
  if (task.ask !== 'change') return task;
  const steps = task.steps.map((step, index): Step => {
    const now = look?.documents[step.document];
    const isJudged = step.do !== 'insert' && step.do !== 'move';
    const isAfter = task.steps.slice(0, index).some(one => standsIn(step, one) || standsIn(one, step));
    if ('was' in step || !isJudged || isAfter || now?.version !== step.version) return step;
    return { ...step, was: valueAt(now.value, step.path) ?? null };
  });
  return { ...task, steps };
}

/** After own steps have been done, and before any place has been moved for them. */
export function withOwnSteps(state: State, own: Step[]): State {
  return withSteps(state, step => own.reduce(seenAfter, step));
}

/** After a way back, or a step in many places: what the window shows now is what its author sees. */
export function withAllSeen(state: State): State {
  const { tasks } = withSteps(state, ({ was, ...step }) => step);
  return { ...state, tasks: tasks.map(task => withSeen(task, state)) };
}

function withSteps(state: State, change: (step: Step) => Step): State {
  const tasks = state.tasks.map(task =>
    task.ask === 'change' ? { ...task, steps: task.steps.map(change) } : task,
  );
  return { ...state, tasks };
}

function seenAfter(step: Step, own: Step): Step {
  if (step.was === undefined || !standsIn(own, step)) return step;
  const path = own.path.slice(step.path.length);
  if (path.length === 0 && own.do === 'set') return { ...step, was: own.value };
  if (path.length === 0 && own.do === 'unset') return { ...step, was: null };
  const inner = own.do === 'set' ? stepSetting(step.was, path, own.value) : { ...own, path };
  return { ...step, was: stepped(step.was, inner) ?? step.was };
}
