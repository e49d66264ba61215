// Takes out of the help of an English schema what only people who write the file know: quotes, braces, folders, signs of Markdown.
import { capital } from '../../../base/words.ts';
import { inWords } from '../../../document/schema/labels.ts';

/** Each is said of the file alone. The order matters. */
const IN_THE_FILE: [written: RegExp, said: string][] = [
  [/named by its file without "\.json"/g, 'named by its file'],
  [/(?:, )?without "\.json"/g, ''],
  [/pages\/_shared\/([\w-]+)\.json/g, 'the shared part “$1”'],
  [/ ?Write its path without "pages\/_public"\./g, ''],
  [/pages\/_public(?=\/)/g, ''],
  [/below pages\/_public/g, 'of the site'],
  [/pages\/_site\.json/g, 'what all pages share'],
  [/ \("\w+": "[^"]*"\)/g, ''],
  [/"\w+": ("[^"]*"|\d+)/g, '$1'],
  [/Words stand in quotes and are shown as they are\. ?/g, ''],
  [/\[([\w ]{1,40})\]\(\/[\w-]{1,40}\)/g, '$1'],
  [/and ## for headings/g, 'and headings'],
  [/a file in pages\/_shared/g, 'a shared part'],
  [
    /[Ww]hat pages write in braces: \{email\} stands for the value of "email"/g,
    'values that stand on several pages',
  ],
  [
    /, kept in one file in pages\/_shared\. Change that file, and every page that names it changes\./g,
    '. A change in them shows on every page that has them.',
  ],
  [/: "npm start" shows it,/g, ': you see it here, and'],
  [/"npm start" shows it with a mark/g, 'You see it here, with a mark'],
  [/take this line out/g, 'take the tick away'],
  [/ in the file without showing it/g, ' without showing it'],
  [/What it has to do is in docs\/studio\.md\. ?/g, ''],
  [/Keep what stands in braces\./g, 'Keep the names that stand for a value.'],
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
