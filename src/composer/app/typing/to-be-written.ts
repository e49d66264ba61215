// Something begun has the words of an example. Nothing of it may reach visitors until all of them are written over.
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import type { AskRefusal } from '../../form/asks.ts';
import { isRivalled, type Waiting } from './present.ts';

export const TO_BE_WRITTEN: AskRefusal = {
  message: 'Write over the words of the example. It is put on the page when none of them is left.',
};

/** Whether it still has a word that it was begun with. In a list, that word counts at any place, because items move. */
export function hasGivenWords({ value, begun }: Waiting): boolean {
  if (!begun) return false;
  const given = new Set(begun.given.map(path => wordAt(path, valueAt(begun.value, path))));
  const isGiven = (inner: unknown, path: Path): boolean =>
    given.has(wordAt(path, inner)) || stepsIn(inner).some(([step, next]) => isGiven(next, [...path, step]));
  return isGiven(value, []);
}

const wordAt = (path: Path, value: unknown): string =>
  JSON.stringify([path.filter(step => typeof step === 'string'), value]);

function stepsIn(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isFields(value) ? Object.entries(value) : [];
}

/** Says why typed words stay out of the file: somebody has to choose between two values, or some are those of an example. */
export function refusedAsTyped(one: Waiting): AskRefusal | undefined {
  if (isRivalled(one)) return one.refused;
  return hasGivenWords(one) ? TO_BE_WRITTEN : undefined;
}
