// Every page in, what is seen of it out: a page that is as it was, and is told what it was told, is not looked at again.
import { join } from 'node:path';
import { shortHash } from '../base/hash.ts';
import { mapWithProgress } from '../base/progress.ts';
import type { PageFile } from '../document/types.ts';
import type { Library } from '../site/library.ts';
import { faceOf, recallFace } from '../site/page-summary.ts';
import { blocksOf } from '../site/shared-blocks.ts';
import { isAsPresumed, presumeIn } from './assume-public.ts';
import { openMemory } from './memory.ts';
import { listenTo, openAnswers } from './questions.ts';
import type { Ground, PageRecord, Records } from './records.ts';
import { isSettled, type Stamp, stampOf } from './stamps.ts';

export type Looking<Seen> = {
  /** What the progress is called. */
  name: string;
  look: (file: PageFile, library: Library) => Seen;
  /** False where what was seen does not do any more, whatever the page says. */
  isKept?: (seen: Seen, file: PageFile) => boolean;
};

export function lookAtPages<Seen>(
  library: Library,
  now: Ground,
  before: Records<Seen> | undefined,
  { name, look, isKept = () => true }: Looking<Seen>,
): Records<Seen> {
  const known = before?.base === now.base ? before : undefined;
  // Stamps come before texts: what changes meanwhile then has another stamp the next time.
  library.forget();
  const readAt = Date.now();
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  const stamps = new Map(files.map(({ file }) => [file, stampOf(join(library.root, file))]));
  const same = new Map(files.flatMap(file => unchanged(file, stamps.get(file.file), now, known)));
  const answer = openAnswers(library);

  function keptRecord(file: PageFile): PageRecord<Seen> | undefined {
    const record = same.get(file.route);
    if (!record || !isTold(record, answer) || !isKept(record.seen, file)) return undefined;
    return { ...record, mark: markOf(file), readAt };
  }

  function draftOf(file: PageFile, around: Library): Draft<Seen> {
    const { heard, asked } = listenTo(around);
    // Whether visitors see the page is an answer as well.
    heard.page(file.route);
    const face = faceOf(file, library);
    const seen = look(file, heard);
    const draft = cutLoose({
      mark: markOf(file),
      readAt,
      text: textOf(file) ?? '',
      face,
      types: typesOn(file, library),
      seen,
      asked: [...asked],
    });
    recallFace(file, draft.face);
    return draft;
  }

  function markOf({ file }: PageFile): string {
    return stamps.get(file)?.mark ?? '';
  }

  const tidyMemory = openMemory();
  const presumptions = new Map<PageFile, Set<PageFile>>();
  const looked = new Map(
    mapWithProgress(name, deepestFirst(files), file => {
      tidyMemory();
      const { presuming, presumed } = presumeIn(library);
      const record = keptRecord(file) ?? draftOf(file, presuming);
      library.putAway(file);
      if (presumed.size > 0) presumptions.set(file, presumed);
      return [file.route, record] as const;
    }),
  );
  for (const [file, presumed] of presumptions) {
    if (isAsPresumed(presumed, library)) continue;
    tidyMemory();
    looked.set(file.route, draftOf(file, library));
    library.putAway(file);
  }

  function entryOf({ route }: PageFile): [string, PageRecord<Seen>][] {
    const record = looked.get(route);
    return record ? [[route, 'answers' in record ? record : answered(record, answer)]] : [];
  }

  return { ...now, pages: new Map(files.flatMap(entryOf)) };
}

/** What other pages come to is known once all of them have been looked at. */
type Draft<Seen> = Omit<PageRecord<Seen>, 'answers'> & { asked: string[] };

function answered<Seen>(
  { asked, ...record }: Draft<Seen>,
  answer: (question: string) => string,
): PageRecord<Seen> {
  return { ...record, answers: asked.map(question => [question, answer(question)]) };
}

/** Plain data that holds on to nothing: a part of a text keeps the whole text in memory otherwise. */
function cutLoose<Seen>(draft: Draft<Seen>): Draft<Seen> {
  return JSON.parse(JSON.stringify(draft));
}

/** A list of pages stands above them, and finds their faces known: reading all of them twice is what takes memory. */
function deepestFirst(files: PageFile[]): PageFile[] {
  const depth = ({ route }: PageFile) => (route === '/' ? 0 : route.split('/').length);
  return [...files].sort((a, b) => depth(b) - depth(a));
}

function isTold<Seen>({ answers }: PageRecord<Seen>, answer: (question: string) => string): boolean {
  return answers.every(([question, told]) => answer(question) === told);
}

/** A page whose file and blocks have not changed, showing the face that it had. */
function unchanged<Seen>(
  file: PageFile,
  stamp: Stamp | undefined,
  now: Ground,
  known: Records<Seen> | undefined,
): [string, PageRecord<Seen>][] {
  const record = known?.pages.get(file.route);
  if (!known || !record || record.types.some(type => known.blocks[type] !== now.blocks[type])) return [];
  const isSame = stamp?.mark === record.mark && isSettled(stamp, record.readAt);
  if (!isSame && textOf(file) !== record.text) return [];
  recallFace(file, record.face);
  return [[file.route, record]];
}

/** Undefined for what cannot be read: nobody knows whether that is as it was. */
function textOf({ source }: PageFile): string | undefined {
  return source && shortHash(source.text);
}

function typesOn(file: PageFile, library: Library): string[] {
  return [...new Set(blocksOf(file, library).map(({ block }) => String(block.type)))];
}
