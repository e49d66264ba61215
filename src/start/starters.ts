// The folder of starters in, the pages that new ones begin as out. A starter is a page document; "{title}" in it becomes the
// new page's title, and the folder it is in says where its pages go.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parse } from '../content/parse.ts';
import { isFields } from '../content/where.ts';
import { Failure } from '../failure.ts';

export const STARTERS = 'pages/_starters';

export type Starter = {
  /** "article" */
  name: string;
  file: string;
  /** "/blog", empty where its pages may stand anywhere. */
  folder: string;
  text: string;
  /** What it is for: the first sentence of its note. */
  purpose: string;
};

export function startersIn(root: string): Starter[] {
  const folder = join(root, STARTERS);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const starters = names
    .filter(name => name.endsWith('.json'))
    .map(name => starterOf(root, name.split(sep).join('/')))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (starters.length === 0)
    throw new Failure(`There are no starters. Put a page into ${STARTERS}, such as ${STARTERS}/blank.json.`);
  return starters;
}

function starterOf(root: string, path: string): Starter {
  const file = `${STARTERS}/${path}`;
  const text = readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '');
  const folder = dirname(path);
  return {
    name: basename(path, '.json'),
    file,
    folder: folder === '.' ? '' : `/${folder}`,
    text,
    purpose: purposeOf(parse({ file, text }).parsed?.value),
  };
}

function purposeOf(value: unknown): string {
  const note = isFields(value) && typeof value.note === 'string' ? value.note : '';
  return /^.*?[.](?= |$)/.exec(note)?.[0] ?? note;
}
