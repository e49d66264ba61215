// Writes the message for a word that is not one of the choices. It names the choices.

import { listed, quoted } from '../../../base/words.ts';
import { readAmount } from '../../../base/written-amount.ts';
import { clearlyNearest, didYouMean, nearest } from '../../problem/did-you-mean.ts';
import { ICON_FOLDER } from '../../schema/own-icons.ts';
import { SHARED } from '../../schema/shared-block.ts';
import type { Finding } from './finding.ts';
import { subject } from './names-of-things.ts';

const MOST_TO_LIST = 24;

export function notOneOf(finding: Finding): string {
  const { data, path } = finding;
  const choices = choicesOf(finding);
  const meant = didYouMean(meantChoice(finding));
  if (isBlockType(finding)) {
    if (data === SHARED)
      return 'Shared blocks cannot hold other shared ones. Write the block itself here, or name both on the page.';
    return `There is no block ${quoted(String(data))}.${meant} The blocks are ${listed(choices, 'and')}.`;
  }
  if (finding.parentSchema.title === 'Icon') {
    const own = `To draw one of your own, put it into ${ICON_FOLDER}, as "fork.svg" for example.`;
    return `There is no icon ${quoted(String(data))}.${meant} The icons are ${listed(choices, 'and')}. ${own}`;
  }
  if (choices.length > MOST_TO_LIST && meant === '')
    return `${subject(path)} cannot be ${written(data)}. There are ${choices.length} to choose from, such as ${listed(choices.slice(0, 3), 'or')}; the reference and your editor list them.`;
  if (choices.length > MOST_TO_LIST) return `${subject(path)} cannot be ${written(data)}.${meant}`;
  return `${subject(path)} is one of ${listed(choices, 'or')}, not ${written(data)}.${meant}`;
}

/** Whether the mistake is the type of a block. The type decides which other fields the block can have. */
export function isBlockType({ keyword, path }: Finding): boolean {
  return keyword === 'enum' && path.at(-1) === 'type' && path.at(-3) === 'blocks';
}

function meantChoice(finding: Finding): string | undefined {
  return choiceNear(finding, nearest);
}

/** The choice that was meant, if only one can have been. It can be a number that was written in quotes. */
export function plainChoice(finding: Finding): string | number | undefined {
  return numberChosen(finding) ?? choiceNear(finding, clearlyNearest);
}

function choiceNear(finding: Finding, near: typeof nearest): string | undefined {
  const { data } = finding;
  const choices = choicesOf(finding);
  if (typeof data !== 'string') return undefined;
  if (numberChosen(finding) !== undefined) return undefined;
  return near(
    data,
    choices.filter(choice => typeof choice === 'string'),
  );
}

/** The choice that was written in quotes, if it is a number. */
function numberChosen(finding: Finding): number | undefined {
  const { data, locale } = finding;
  const reading = typeof data === 'string' ? readAmount(data, 'any', locale) : undefined;
  const number = reading?.kind === 'one' ? Number(reading.number) : undefined;
  return choicesOf(finding).includes(number) ? number : undefined;
}

function choicesOf({ schema }: Finding): unknown[] {
  return Array.isArray(schema) ? schema : [];
}

function written(data: unknown): string {
  return typeof data === 'string' ? quoted(data) : JSON.stringify(data);
}
