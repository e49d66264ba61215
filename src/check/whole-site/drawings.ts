// Finds what could harm visitors in published drawings: an SVG can run scripts if the host allows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../base/hash.ts';
import { says } from '../../base/sentences/said.ts';
import { statOf } from '../../document/files/folder.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../document/files/public.ts';
import { lookOnce } from '../../document/files/stamps.ts';
import { drawingProblems } from '../../document/pictures/files/drawing.ts';
import { pictureFile } from '../../document/pictures/files/file.ts';
import { isPictureKind } from '../../document/pictures/files/name.ts';
import { isKnownHarmless, rememberHarmless } from '../../document/pictures/known.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';

const LARGEST = 10_000_000;

export function drawings({ root }: Library): Problem[] {
  return listPublicFiles(root)
    .names.filter(name => /\.svgz?$/i.test(name))
    .flatMap(name => (isKnownHarmless(root, name) ? [] : problemsOf(root, name)));
}

function problemsOf(root: string, name: string): Problem[] {
  const file = `${PUBLIC_FOLDER}/${name}`;
  const seen = mistakesIn(join(root, file));
  // The page that shows a photograph named like a drawing reports the wrong name.
  if (seen === undefined || (seen === 'unreadable' && isPhotograph(root, name))) return [];
  const { problems, content } =
    seen === 'unreadable' ? { problems: [problemOfFile(file, UNREADABLE)] } : seen;
  if (content !== undefined && problems.length === 0) rememberHarmless(root, name, content);
  // Names the file below the site's folder, as authors know it.
  return problems.map(problem => ({ ...problem, file }));
}

const UNREADABLE = says`This drawing is packed or not written in UTF-8, so nobody can tell what is in it. Save it as plain SVG.`;

/** "content" is the hash of the bytes that were looked at. */
type Seen = { problems: Problem[]; content?: string };

const mistakesIn = lookOnce((path): Seen | 'unreadable' =>
  (statOf(path)?.size ?? 0) > LARGEST ? { problems: [tooLarge(path)] } : look(path, path),
);

/** For a browser a photograph is no drawing from its first byte on, whatever its name is. */
function isPhotograph(root: string, name: string): boolean {
  const { kind = 'unknown' } = pictureFile(root, `/${name}`) ?? {};
  return kind === 'gif' || (kind !== 'svg' && isPictureKind(kind));
}

function tooLarge(file: string): Problem {
  return problemOfFile(
    file,
    says`This drawing is larger than 10 megabytes. Save it as a picture (PNG or WebP).`,
  );
}

/** Reads every file of that name, because a browser decides by the name as well. */
function look(path: string, file: string): Seen | 'unreadable' {
  try {
    const bytes = readFileSync(path);
    const source = { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    const found = drawingProblems(source.text);
    const problems = found.map(({ message, said = message, ...span }) => problemAt(source, span, '', said));
    return { problems, content: hash(bytes) };
  } catch (error) {
    // listPublicFiles reports files that cannot be read.
    return (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? 'unreadable'
      : { problems: [] };
  }
}
