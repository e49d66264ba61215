// Takes out of the sentences that are no data yet what only people who write the file know: those about raw JSON, files and pictures.
import { capital } from '../../../base/words.ts';
import { inWords } from '../../../document/schema/labels.ts';

/** Each is said of the file alone. The order matters. */
const IN_THE_FILE: [written: RegExp, said: string][] = [
  [/ without "\.json"/g, ''],
  [/pages\/_shared\/([\w-]+)\.json/g, 'the shared part “$1”'],
  [/pages\/_public(?=\/)/g, ''],
  [/below pages\/_public/g, 'of the site'],
  [/pages\/_site\.json/g, 'what all pages share'],
  [/"\w+": ("[^"]*"|\d+)/g, '$1'],
  [/\*\*(\w+)\*\*/g, '$1'],
  [/\*(\w+)\*/g, '$1'],
];

const NAME_IN_BRACES = /"?\{([A-Za-z]\w*)\}"?/g;

export function withoutFileWords(sentence: string): string {
  return IN_THE_FILE.reduce((words, [written, said]) => words.replace(written, said), sentence).replace(
    NAME_IN_BRACES,
    (_, name: string) => quotedName(inWords(name)),
  );
}

/** As the form shows a label or a choice: “Layout”. */
export function quotedName(words: string): string {
  return `“${capital(words)}”`;
}
