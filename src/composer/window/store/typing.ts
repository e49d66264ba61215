// Follows typed words from the first key until the file has them, or until the author gives them up.

import type { Anchor } from '../../../document/steps/moved.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { newId, type PlaceIn } from '../../model/asks.ts';
import { hasNoPlace, isRivalled } from '../../model/state/draft.ts';
import { fieldName, stepBack } from '../../model/state/drafts.ts';
import { begunAt } from '../../model/state/state.ts';
import type { Tasks } from './tasks.ts';

export function typingOf({ state, happen, say, done }: Tasks, flush: () => Promise<void>) {
  return {
    enterField: () => happen({ is: 'entered' }),
    /** "value" is undefined for a field that was emptied. Half of a value is saved when "leaveField" says that it is whole. */
    type: (place: PlaceIn, value: unknown, isHalf = false) =>
      happen({ is: 'typed', place, value, isHalf, name: newId(), id: newId() }),
    /** The same at an anchor, whose page may not be open any more. */
    typeAt: ({ version, ...place }: Anchor, value: unknown) =>
      happen({ is: 'typed', place, version, value, name: newId(), id: newId() }),
    /** Saves the typed value. If a later one is refused, the field gets this value back. */
    leaveField(): void {
      happen({ is: 'finished' });
      happen({ is: 'entered' });
    },
    /** Takes back what was typed and not saved. */
    drop: (key: string) => happen({ is: 'dropped', key }),
    /** Adds an empty line to a list of lines. It is saved with its first word. */
    beginLine(list: PlaceIn, at: number): void {
      const begun = begunAt(list.document, state().waiting);
      const step = { do: 'insert' as const, path: list.path, at, value: '' };
      if (begun) happen({ is: 'changed', draft: begun.name, step, id: newId() });
      else happen({ is: 'begun', name: newId(), list, at, value: '', given: [] });
    },
    async keepMine(key: string): Promise<void> {
      happen({ is: 'preferred', key, id: newId() });
      await flush();
    },
    /** Gives up a draft. If the file has a half-typed value, the field gets back the value that it had when it got the focus. */
    async leave(key: string): Promise<void> {
      const left = state().waiting.get(key);
      if (!left) return;
      const step = !left.begun && !hasNoPlace(left) && !isRivalled(left) && stepBack(left);
      const said = left.begun ? SHELL_WORDS.done.leftAway : SHELL_WORDS.done.leftAsItWas;
      // Together with the typing it is one step of Undo.
      const field = fieldName(left.place.path);
      if (step) await done({ ask: 'change', field, steps: [step], givesUp: [left] }, { said });
      else {
        happen({ is: 'dropped', key });
        say(said);
      }
    },
    /** Saves a draft together with the check's fix for it. If the author types on meanwhile, the draft stays. */
    async mend(key: string, steps: Step[]): Promise<void> {
      const left = state().waiting.get(key);
      await done(
        { ask: 'change', steps, ...(left && { givesUp: [left] }) },
        { said: SHELL_WORDS.done.saved },
      );
    },
  };
}
