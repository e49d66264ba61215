// Says what a field is for, as briefly as possible. Schemas speak to people who write JSON: an author of a form neither writes "true"
// nor needs the example once the field is filled.

import { withoutSigns } from '../../../base/without-signs.ts';
import { capital } from '../../../base/words.ts';
import { inWords } from '../../../document/schema/labels.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Control } from '../../model/form/control.ts';
import type { FieldInForm } from '../../model/form/form.ts';
import { quotedName, withoutFileWords } from '../../model/form/without-file-words.ts';

const { room } = SHELL_WORDS;

export type HelpWords = { short: string; more: string };

const LONGEST_EXAMPLE = 70;

export function helpWords({ help, example, control, isSet }: FieldInForm): HelpWords {
  const written = control.kind === 'yes' ? withoutValue(help, control) : help;
  const [first = '', ...others] = sentencesIn(inForm(written));
  const said = capital(first.replace(/^Instead of \w+: /, ''));
  const shown = isSet ? undefined : exampleIn(example, control);
  return {
    short: [said, shown && SHELL_WORDS.fields.example(shown)].filter(Boolean).join(' '),
    more: others.join(' '),
  };
}

/** Help quotes choices and neighbours by their names in the file. */
function inForm(help: string): string {
  return withoutFileWords(help).replace(/"([a-z][A-Za-z]*)"/g, (_, name: string) =>
    quotedName(inWords(name)),
  );
}

/** "true leaves out points." → "Leaves out points." */
function withoutValue(sentence: string, { writes }: Extract<Control, { kind: 'yes' }>): string {
  const value = JSON.stringify(writes[0]);
  const isSaid = sentence.toLowerCase().startsWith(`${value.toLowerCase()} `);
  return isSaid ? capital(sentence.slice(value.length + 1)) : sentence;
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
