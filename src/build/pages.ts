// Every page in, checked and drawn: those that are as they were, and were told what they were told, are left as they are.
import { join } from 'node:path';
import { checkOwn } from '../content/check.ts';
import type { PageFile } from '../content/document.ts';
import { faceOf, recallFace } from '../content/face.ts';
import type { Library } from '../content/library.ts';
import { hasErrors } from '../content/problem.ts';
import { publicView } from '../content/public-view.ts';
import { isAtRest, isPublic } from '../content/publication.ts';
import { type Resolved, resolve } from '../content/resolve.ts';
import { blocksOf, isWhole } from '../content/shared.ts';
import { mapWithProgress } from '../progress.ts';
import { listenTo, openAnswers } from './answers.ts';
import { shortHash } from './hash.ts';
import type { PageRecord, Records } from './records.ts';
import { type Listing, listingOf } from './site-files.ts';
import { isSettled, type Stamp, stampOf } from './stamps.ts';

export type Easel = {
  /** Leave what was written for a page the last time. False where it isn't there. */
  keep: (route: string) => boolean;
  draw: (resolved: Resolved, file: PageFile) => void;
};

export function drawPages(
  library: Library,
  now: Omit<Records, 'pages'>,
  before: Records | undefined,
  easel: Easel,
): Records {
  const known = before?.base === now.base ? before : undefined;
  const answer = openAnswers(library);
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  // Before anything is read: what changes meanwhile then has another stamp the next time.
  const readAt = Date.now();
  const stamps = new Map(files.map(({ file }) => [file, stampOf(join(library.root, file))]));
  const same = new Map(files.flatMap(file => unchanged(file, stamps.get(file.file), now, known)));
  let isGood = library.site().document !== undefined;

  function look(file: PageFile): PageRecord {
    const record = same.get(file.route);
    const mark = stamps.get(file.file)?.mark ?? '';
    if (record && isTold(record, answer) && (!record.listing || easel.keep(file.route)))
      return { ...record, mark, readAt };
    const { heard, asked } = listenTo(library);
    heard.page(file.route);
    const problems = checkOwn(file, heard);
    isGood &&= !hasErrors(problems) || isAtRest(file, library);
    return {
      mark,
      readAt,
      text: shortHash(file.source?.text ?? ''),
      face: faceOf(file, library),
      types: typesOn(file, library),
      problems,
      listing:
        isGood && isPublic(file, library) && isWhole(file, library)
          ? drawn(file, publicView(heard), easel)
          : undefined,
      answers: [...asked].map(question => [question, answer(question)]),
    };
  }

  const looked = new Map(
    mapWithProgress('Building pages:', deepestFirst(files), file => [file.route, look(file)]),
  );
  return { ...now, pages: new Map(files.flatMap(({ route }) => entryOf(route, looked))) };
}

/** A list of pages stands above them, and finds their faces known: reading all of them twice is what takes memory. */
function deepestFirst(files: PageFile[]): PageFile[] {
  const depth = ({ route }: PageFile) => (route === '/' ? 0 : route.split('/').length);
  return [...files].sort((a, b) => depth(b) - depth(a));
}

function entryOf(route: string, looked: Map<string, PageRecord>): [string, PageRecord][] {
  const record = looked.get(route);
  return record ? [[route, record]] : [];
}

function drawn(file: PageFile, view: Library, easel: Easel): Listing {
  const resolved = resolve(file, view);
  easel.draw(resolved, file);
  return listingOf(resolved);
}

function isTold({ answers }: PageRecord, answer: (question: string) => string): boolean {
  return answers.every(([question, told]) => answer(question) === told);
}

/** A page whose file and blocks have not changed, showing the face that it had. */
function unchanged(
  file: PageFile,
  stamp: Stamp | undefined,
  now: Omit<Records, 'pages'>,
  known: Records | undefined,
): [string, PageRecord][] {
  const record = known?.pages.get(file.route);
  if (!known || !record || record.types.some(type => known.blocks[type] !== now.blocks[type])) return [];
  const isSame = stamp?.mark === record.mark && isSettled(stamp, record.readAt);
  if (!isSame && shortHash(file.source?.text ?? '') !== record.text) return [];
  recallFace(file, record.face);
  return [[file.route, record]];
}

function typesOn(file: PageFile, library: Library): string[] {
  return [...new Set(blocksOf(file, library).map(({ block }) => String(block.type)))];
}
