import { type Fields, isFields, valueAt } from '../../../base/json-value.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { LeftPlace } from '../../model/asks.ts';

const ACCEPT = ['lint', 'accept'];

/** The steps that write into the site document that these places are right as they are. */
export function stepsToAccept(
  places: LeftPlace[],
  site: { document: string; version: string },
  value: Fields,
): Step[] {
  const entries = places.map(({ said, document }) => ({
    warning: said,
    ...(document.startsWith('/') && { page: document }),
    reason: SHELL_WORDS.elsewhere.reason,
  }));
  const accept = valueAt(value, ACCEPT);
  if (Array.isArray(accept))
    return entries.map((value, index) => {
      return { ...site, path: ACCEPT, do: 'insert', at: accept.length + index, value };
    });
  if (isFields(value.lint)) return [{ ...site, path: ACCEPT, do: 'set', value: entries }];
  return [{ ...site, path: ['lint'], do: 'set', value: { accept: entries } }];
}
