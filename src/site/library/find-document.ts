// Finds a document on the disk by its name, as it is at this moment, and names the version of its text.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { inFile } from '../../base/sentences/read.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { realPath } from '../../document/files/folder.ts';
import { read } from '../../document/files/read.ts';
import type { Source } from '../../document/problem/document.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { fileOfDocument } from './documents.ts';

type Place = { file: string; path: string };

/** Why a document may not be written to. */
export type NotFound = {
  kind: 'refused';
  because: 'unknown' | 'elsewhere' | 'unreadable';
  message: string;
  said: Said;
  problems?: Problem[];
};

/** A hash of the text without its byte order mark. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The document with this name as it is on disk now, or a refusal if it may not be written to. */
export function findDocument(root: string, name: string): (Place & { source: Source }) | NotFound {
  const place = findFile(root, name);
  if ('kind' in place) return place;
  const { source, problems } = read(root, place.file);
  const [problem] = problems;
  if (!source || problem) return refuse('unreadable', unreadable(place.file, problem), problems);
  return { ...place, source };
}

export function findFile(root: string, name: string): Place | NotFound {
  const file = fileOfDocument(root, name);
  if (!file) return refuse('unknown', says`There is no document with the name ${the.text(name)}.`);
  const path = join(realpathSync(join(root, 'pages')), file.slice('pages/'.length));
  // A save would replace the link with a file, or write to a place outside the site.
  if (realPath(join(root, file)) !== path)
    return refuse(
      'elsewhere',
      says`${the.page(file)} is a link to another place. Change the file that it leads to.`,
    );
  return { file, path };
}

/** The first problem of a file that cannot be read, behind the name of the file. */
export function unreadable(file: string, problem: Problem | undefined): Said {
  return says`${the.page(file)}: ${problem?.said ?? the.sign(String(problem?.message))}`;
}

function refuse(because: NotFound['because'], said: Said, problems?: Problem[]): NotFound {
  return { kind: 'refused', because, message: inFile(said), said, ...(problems && { problems }) };
}
