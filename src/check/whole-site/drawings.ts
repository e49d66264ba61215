// Finds what could harm visitors in published drawings: an SVG can run scripts if the host allows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../../document/files/folder.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../document/files/public.ts';
import { lookOnce } from '../../document/files/stamps.ts';
import { drawingProblems } from '../../document/pictures/files/drawing.ts';
import { pictureFile } from '../../document/pictures/files/file.ts';
import { isPictureKind } from '../../document/pictures/files/name.ts';
import { problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';

const LARGEST = 10_000_000;

export function drawings({ root }: Library): Problem[] {
  return listPublicFiles(root)
    .names.filter(name => /\.svgz?$/i.test(name))
    .flatMap(name => problemsOf(root, `${PUBLIC_FOLDER}/${name}`));
}

function problemsOf(root: string, file: string): Problem[] {
  if (isPhotograph(root, file)) return [];
  // Names the file below the site's folder, as authors know it.
  return (mistakesIn(join(root, file)) ?? []).map(problem => ({ ...problem, file }));
}

const mistakesIn = lookOnce(path =>
  (statOf(path)?.size ?? 0) > LARGEST ? [tooLarge(path)] : look(path, path),
);

/** A photograph named like a drawing can run no script in a browser. The page that shows it reports the wrong name. */
function isPhotograph(root: string, file: string): boolean {
  const { kind = 'unknown' } = pictureFile(root, file.slice(PUBLIC_FOLDER.length)) ?? {};
  return kind === 'gif' || (kind !== 'svg' && isPictureKind(kind));
}

function tooLarge(file: string): Problem {
  return problemOfFile(file, 'This drawing is larger than 10 megabytes. Save it as a picture (PNG or WebP).');
}

function look(path: string, file: string): Problem[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    const source = { file, text };
    return drawingProblems(text).map(({ message, ...span }) => problemAt(source, span, '', message));
  } catch (error) {
    // listPublicFiles reports files that cannot be read.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') return [];
    return [
      problemOfFile(
        file,
        'This drawing is packed or not written in UTF-8, so nobody can tell what is in it. Save it as plain SVG.',
      ),
    ];
  }
}
