// A project in, the documents that differ from the last commit out, with their texts as they were in it.
import { git } from './git.ts';

type Text = { file: string; text: string };

/** Who changes more than these at once is bringing in another site. */
const MOST_FILES = 200;

/** Asked at each save, of files that are changed once. */
const texts = new Map<string, string>();

/** None where the project is not kept in Git. What is new since then was nothing. */
export function earlierTexts(root: string): Text[] {
  const changed = ['diff', '--raw', '--no-abbrev', '--relative', '-z', '--diff-filter=M', 'HEAD'];
  const { status, stdout } = git(root, [...changed, '--', 'pages']);
  const files = [...stdout.matchAll(/:\d+ \d+ (\w+) \w+ M\0([^\0]+)\0/g)].filter(([, , name = '']) =>
    name.endsWith('.json'),
  );
  if (status !== 0 || files.length > MOST_FILES) return [];
  return files.flatMap(([, blob = '', file = '']) => {
    const text = texts.get(blob) ?? textOf(root, blob);
    if (text === undefined) return [];
    texts.set(blob, text);
    return { file, text };
  });
}

/** A document as it was in the last commit. */
export function committedText(root: string, file: string): string | undefined {
  return textOf(root, `HEAD:./${file}`);
}

/** A page as it was in the last commit, whatever has become of its file. */
export function committedPageText(root: string, route: string): string | undefined {
  return committedText(root, `pages${route}.json`) ?? committedText(root, `pages${route}/index.json`);
}

function textOf(root: string, blob: string): string | undefined {
  const { status, stdout } = git(root, ['cat-file', 'blob', blob]);
  return status === 0 ? stdout.replace(/^\ufeff/, '') : undefined;
}
