// Adds to each change the places that still say what it has changed, such as an old price on another page.
import { otherInForm, says, the } from '../../base/sentences/said.ts';
import { shortened } from '../../base/words.ts';
import { type StillSaid, stillSaid } from '../../check/lint/still-said.ts';
import { routeOfFile } from '../../document/files/pages.ts';
import { sharedNameOf } from '../../document/files/shared.ts';
import type { Source } from '../../document/problem/document.ts';
import { documentIn, documentsOf } from '../../site/library/documents.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import type { Change, Line } from '../sentences/changes.ts';
import type { Side } from './version.ts';

export function withStillSaid(changes: Change[], was: Side, now: Side): Change[] {
  const found = stillSaid(textsBefore(was, now), now.library);
  const lines = found.map(one => ({ route: routeIn(one), line: lineOf(one) }));
  const own = changes.map(change => {
    const added = lines.filter(({ route }) => change.kind === 'page' && route === change.route);
    return added.length > 0
      ? { ...change, lines: [...change.lines, ...added.map(({ line }) => line)] }
      : change;
  });
  // If the site document or a shared block changed, an affected page may have no change of its own to add its line to.
  const told = new Set(changes.flatMap(({ kind, route }) => (kind === 'page' ? route : [])));
  const others = lines.filter(({ route }) => !told.has(route)).map(({ line }) => line);
  const last = own.findIndex(({ kind }) => kind === 'site' || kind === 'shared');
  return own.map((change, index) =>
    index === last ? { ...change, lines: [...change.lines, ...others] } : change,
  );
}

/** A new document had no text before. */
function textsBefore(was: Side, now: Side): Source[] {
  const changed = documentsOf(was.library).flatMap(({ source }) => {
    const after = source && documentIn(source.file, now.library)?.source;
    return source && after?.text !== source.text ? source : [];
  });
  const came = documentsOf(now.library).flatMap(({ source }) =>
    source && !documentIn(source.file, was.library) ? { file: source.file, text: '' } : [],
  );
  return [...changed, ...came];
}

function routeIn({ files: [file = SITE_FILE] }: StillSaid): string | undefined {
  return file === SITE_FILE || sharedNameOf(file) !== undefined ? undefined : routeOfFile(file);
}

function lineOf({ what, places }: StillSaid): Line {
  return {
    label:
      places.length === 1
        ? says`one other place still says ${what}`
        : says`${the.count(places.length, 'other place')} still say ${what}`,
    phrases: places.map(({ problem: { file, line, where }, words }) => {
      const own = the.words(words === undefined ? where : shortened(words.trim().replace(/\s+/g, ' ')));
      return otherInForm(says`${the.sign(`${file}:${line}`)} ${own}`, says`${the.page(file)}: ${own}`);
    }),
  };
}
