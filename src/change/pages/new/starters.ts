// Reads the starters, from which new pages are made. A starter is a page like any other. Wherever its title stands, a new page
// gets its own title. The starter's folder says where new pages go.

import { basename, dirname } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { isFields } from '../../../base/json-value.ts';
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import { read } from '../../../document/files/read.ts';
import { parse } from '../../../document/json/parse.ts';
import { unreadable } from '../../../site/library/find-document.ts';
import { STARTERS, starterFiles } from '../../../site/library/starters.ts';

export type Starter = {
  /** "article" */
  name: string;
  file: string;
  /** "/blog". Empty if its pages may stand anywhere. */
  folder: string;
  text: string;
  /** What the starter is for: the first sentence of its note. */
  purpose: string;
};

export function startersIn(root: string): Starter[] {
  const starters = starterFiles(root)
    .map(file => starterOf(root, file))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (starters.length === 0)
    throw new Failure(
      otherInForm(
        says`There are no starters. Put a page into ${the.sign(STARTERS)}, such as ${the.sign(`${STARTERS}/blank.json`)}.`,
        says`There are no starters. Begin like a page that is there.`,
      ),
    );
  return starters;
}

function starterOf(root: string, file: string): Starter {
  const { source, problems } = read(root, file);
  if (!source) throw new Failure(unreadable(file, problems[0]));
  const { text } = source;
  return {
    name: basename(file, '.json'),
    file,
    folder: dirname(file).slice(STARTERS.length),
    text,
    purpose: purposeOf(parse({ file, text }).parsed?.value),
  };
}

function purposeOf(value: unknown): string {
  const note = isFields(value) && typeof value.note === 'string' ? value.note : '';
  return /^.*?[.](?= |$)/.exec(note)?.[0] ?? note;
}
