// A project in, the documents that differ from the last commit out, with their texts as they were in it.
import { git } from './git.ts';

type Text = { file: string; text: string };

/** Who changes more than these at once is bringing in another site. */
const MOST_FILES = 200;

/** Asked at each save, of files that are changed once. */
const texts = new Map<string, string>();

/** None where the project is not kept in Git. What is new since then was nothing, so its text is empty; what is gone is among them. */
export function earlierTexts(root: string): Text[] {
  const changed = ['diff', '--raw', '--no-abbrev', '--no-renames', '--relative', '-z', '--diff-filter=AMD'];
  const { status, stdout } = git(root, [...changed, 'HEAD', '--', 'pages']);
  if (status !== 0) return [];
  const known = [...stdout.matchAll(/:\d+ \d+ (\w+) \w+ ([AMD])\0([^\0]+)\0/g)].map(
    ([, blob = '', state = '', file = '']) => ({ file, blob: state === 'A' ? undefined : blob }),
  );
  const files = [...known, ...untracked(root)].filter(({ file }) => file.endsWith('.json'));
  const [fresh, others] = [true, false].map(isNew =>
    files.filter(({ blob }) => (blob === undefined) === isNew),
  );
  return [fresh, others].flatMap((some = []) =>
    some.length > MOST_FILES ? [] : some.flatMap(({ file, blob }) => earlierText(root, file, blob) ?? []),
  );
}

function untracked(root: string): { file: string; blob?: string }[] {
  const { stdout } = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'pages']);
  return stdout.split('\0').map(file => ({ file }));
}

function earlierText(root: string, file: string, blob: string | undefined): Text | undefined {
  if (blob === undefined) return { file, text: '' };
  const text = texts.get(blob) ?? textOf(root, blob);
  if (text === undefined) return undefined;
  texts.set(blob, text);
  return { file, text };
}

/** A document as it was in the last commit. */
export function committedText(root: string, file: string): string | undefined {
  return textOf(root, `HEAD:./${file}`);
}

/** The pages of these routes that were in the last commit, whatever has become of their files; of very many, without their texts. */
export function committedPageTexts(root: string, routes: string[]): Map<string, string> {
  const { status, stdout } = git(root, ['ls-tree', '-r', '-z', 'HEAD', 'pages']);
  if (status !== 0) return new Map();
  // Of each file its mode, kind and content, and after a tab its name.
  const blobs = new Map(
    stdout.split('\0').map(line => {
      const [about = '', file = ''] = line.split('\t');
      return [file, about.split(' ')[2]];
    }),
  );
  const known = routes.flatMap(route => {
    const file = [`pages${route}.json`, `pages${route}/index.json`].find(name => blobs.has(name));
    return file === undefined ? [] : { route, file };
  });
  return new Map(
    known.map(({ route, file }, index) => {
      const earlier = index < MOST_FILES ? earlierText(root, file, blobs.get(file)) : undefined;
      return [route, earlier?.text ?? ''];
    }),
  );
}

function textOf(root: string, blob: string): string | undefined {
  const { status, stdout } = git(root, ['cat-file', 'blob', blob]);
  return status === 0 ? stdout.replace(/^\ufeff/, '') : undefined;
}
