// Says what a field is for, as briefly as possible. An author of a form does not need the example once the field is filled.

import { withoutSigns } from '../../../base/without-signs.ts';
import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Control } from '../../model/form/control.ts';
import type { FieldInForm } from '../../model/form/form.ts';

const { room } = SHELL_WORDS;

export type HelpWords = { short: string; more: string };

const LONGEST_EXAMPLE = 70;

export function helpWords({ help, example, control, isSet }: FieldInForm): HelpWords {
  const [first = '', ...others] = sentencesIn(help);
  const said = capital(first.replace(/^Instead of \w+: /, ''));
  const shown = isSet ? undefined : exampleIn(example, control);
  return {
    short: [said, shown && SHELL_WORDS.fields.example(shown)].filter(Boolean).join(' '),
    more: others.join(' '),
  };
}

function sentencesIn(help: string): string[] {
  return help.split(/(?<=[.!?]["”“]?) (?=["“„\p{Lu}])/u).filter(Boolean);
}

/** An example of words may have a link. Names and addresses keep their signs. */
function exampleIn(example: string | undefined, { kind }: Control): string | undefined {
  try {
    const value: unknown = JSON.parse(example ?? '');
    const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const text = kind === 'words' || written.includes('](') ? withoutSigns(written) : written;
    const isPlain = text !== '' && text.length <= LONGEST_EXAMPLE && !text.includes('{');
    return isPlain ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The code of a currency or a country is always as long as it can be. */
const SHORT_CODE = 3;

/** Says how much room is left once there is little. Undefined while nobody needs to know. */
export function roomLeft(text: string, { least = 0, most = Number.POSITIVE_INFINITY }): string | undefined {
  const left = most - text.length;
  if (left < 0) return room.tooMany(-left, most);
  if (text.length > 0 && text.length < least) return room.tooFew(least, least - text.length);
  if (most > SHORT_CODE && left <= Math.max(10, most / 10)) return room.left(left);
  return undefined;
}
