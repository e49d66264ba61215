// Writes the message for a word that is not one of the choices. It names the choices.

import { readAmount } from '../../../base/amounts/written-amount.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, guessed, nearest } from '../../problem/did-you-mean.ts';
import { ICON_FOLDER } from '../../schema/own-icons.ts';
import { SHARED } from '../../schema/shared-block.ts';
import type { Finding } from './finding.ts';
import { subject } from './names-of-things.ts';

const MOST_TO_LIST = 24;

export function notOneOf(finding: Finding): Said {
  const { data, path, parentSchema } = finding;
  const choices = choicesOf(finding);
  const choice = meantChoice(finding);
  const meant = choice === undefined ? undefined : guessed(the.choice(choice));
  if (isBlockType(finding)) return noSuchBlock(data, choice, choices);
  if (parentSchema.title === 'Icon') return noSuchIcon(data, meant, choices);
  const [name, written] = [subject(path), writtenOne(data)];
  if (choices.length <= MOST_TO_LIST)
    return together(says`${name} is one of ${allOf(choices, 'or')}, not ${written}.`, meant);
  const sentence = says`${name} cannot be ${written}.`;
  if (meant) return together(sentence, meant);
  const [number, some] = [the.number(choices.length), allOf(choices.slice(0, 3), 'or')];
  return otherInForm(
    together(
      sentence,
      says`There are ${number} to choose from, such as ${some}; the reference and your editor list them.`,
    ),
    together(sentence, says`There are ${number} to choose from, such as ${some}.`),
  );
}

function noSuchBlock(type: unknown, meant: string | undefined, types: unknown[]): Said {
  if (type === SHARED)
    return says`Shared blocks cannot hold other shared ones. Write the block itself here, or name both on the page.`;
  const sentence = says`There is no block ${the.text(String(type))}.`;
  return otherInForm(
    together(
      sentence,
      meant === undefined ? undefined : guessed(the.text(meant)),
      says`The blocks are ${allOf(types, 'and')}.`,
    ),
    together(
      sentence,
      meant === undefined ? undefined : guessed(the.block(meant)),
      says`Take it out, and put another block in its place.`,
    ),
  );
}

function noSuchIcon(name: unknown, meant: Said | undefined, icons: unknown[]): Said {
  const sentence = says`There is no icon ${the.text(String(name))}.`;
  return otherInForm(
    together(
      sentence,
      meant,
      says`The icons are ${allOf(icons, 'and')}.`,
      says`To draw one of your own, put it into ${the.sign(ICON_FOLDER)}, as ${the.text('fork.svg')} for example.`,
    ),
    together(sentence, meant, says`Choose another icon.`),
  );
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

function allOf(choices: unknown[], joint: 'and' | 'or'): SaidPart {
  return the.list(choices.map(the.choice), joint);
}

/** What stands there is the author's own, and not a choice. */
function writtenOne(data: unknown): SaidPart {
  return typeof data === 'string' ? the.text(data) : the.sign(JSON.stringify(data));
}
