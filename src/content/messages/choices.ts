// A word that is not among the possible ones in, the sentence that names them out.
import { SHARED } from '../../schema/sources.ts';
import { didYouMean, isRivalled, nearest } from '../suggest.ts';
import { listed, quoted } from '../words.ts';
import type { Finding } from './finding.ts';
import { numberIn } from './kinds.ts';
import { subject } from './names.ts';

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
    return `There is no icon ${quoted(String(data))}.${meant} The icons are ${listed(choices, 'and')}.`;
  }
  return `${subject(path)} is one of ${listed(choices, 'or')}, not ${written(data)}.${meant}`;
}

/** Blocks of the page, whose kind decides what else may stand in them. */
export function isBlockType({ keyword, path }: Finding): boolean {
  return keyword === 'enum' && path.at(-1) === 'type' && path.at(-3) === 'blocks';
}

/** "clearly": nothing where another choice is as near. */
export function meantChoice(finding: Finding, { clearly } = { clearly: false }): string | undefined {
  const { data } = finding;
  const choices = choicesOf(finding);
  if (typeof data !== 'string') return undefined;
  const number = numberIn(data);
  if (number !== undefined && choices.includes(number)) return undefined;
  const words = choices.filter(choice => typeof choice === 'string');
  const meant = nearest(data, words);
  return clearly && meant !== undefined && isRivalled(data, meant, words) ? undefined : meant;
}

function choicesOf({ schema }: Finding): unknown[] {
  return Array.isArray(schema) ? schema : [];
}

function written(data: unknown): string {
  return typeof data === 'string' ? quoted(data) : JSON.stringify(data);
}
