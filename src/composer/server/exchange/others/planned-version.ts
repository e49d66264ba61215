// Works out what a version of a page is made of, with small pictures in the place of those that are not in the folder yet.
import { inParallel } from '../../../../base/in-parallel.ts';
import { isFields } from '../../../../base/json-value.ts';
import { isKept } from '../../../../change/journal/kept-files.ts';
import { PUBLIC_FOLDER } from '../../../../document/files/public.ts';
import { JOBS } from '../../../../document/pictures/decode.ts';
import type { Source } from '../../../../document/problem/document.ts';
import { smallPicture } from '../../../../draw/pictures/small.ts';
import { type NamedPicture, type SiteChanges, withChanges } from '../../../../site/library/with-text.ts';
import { sharedOn } from '../../../../site/shared-blocks.ts';
import type { Library } from '../../../../site/types.ts';
import { textIn } from '../../history/versions.ts';
import type { RehearsedWork } from './coming-work.ts';

/** "route" is the address of the page then. */
export type PlannedVersion = SiteChanges & { route: string };
export type FilesThere = ReturnType<RehearsedWork['after']>;

export function plannedVersion(files: FilesThere, route: string): PlannedVersion {
  const texts = [...files].flatMap(([file, bytes]): Source[] =>
    bytes && isDocument(file) ? [{ file, text: textIn(bytes) }] : [],
  );
  const gone = [...files.keys()].filter(file => isDocument(file) && !files.get(file));
  return { texts, gone, route };
}

export const isDocument = (file: string): boolean => isKept(file) && file.endsWith('.json');

/** Of a page with more pictures than these, the rest is shown by its words. */
const MOST = 40;

/** "files" are those that come. */
export async function withComingPictures(
  version: PlannedVersion,
  files: FilesThere,
  library: Library,
): Promise<PlannedVersion> {
  const pictures: NamedPicture[] = [];
  const coming = namedOn(version, library).filter(({ src }) => files.get(PUBLIC_FOLDER + src));
  await inParallel(JOBS, coming.slice(0, MOST), async named => {
    const bytes = files.get(PUBLIC_FOLDER + named.src);
    const small = bytes && (await smallPicture(bytes, named.src, named.crop));
    if (small) pictures.push({ ...small, named });
  });
  return { ...version, pictures };
}

/** The pictures that the page and its shared blocks name, each once. */
function namedOn(version: PlannedVersion, library: Library): NamedPicture['named'][] {
  const there = withChanges(library, version);
  const page = there.page(version.route);
  if (!page) return [];
  const named = [page, ...sharedOn(page, there)].flatMap(({ parsed }) => namedIn(parsed?.value));
  return [...new Map(named.map(one => [JSON.stringify(one), one])).values()];
}

function namedIn(value: unknown): NamedPicture['named'][] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isFields(value)) return [];
  const { src, crop } = value;
  if (typeof src !== 'string') return Object.values(value).flatMap(namedIn);
  return [{ src, ...(typeof crop === 'string' && { crop }) }];
}
