// Every page in, what is seen of it out: a page that is as it was, and is told what it was told, is not looked at again.
import { join } from 'node:path';
import { hash } from '../base/hash.ts';
import { mapWithProgress } from '../base/progress.ts';
import { isSettled, type Stamp, stampOf } from '../document/files/stamps.ts';
import type { PageFile } from '../document/types.ts';
import { blocksOf } from '../site/shared-blocks.ts';
import type { Library, PageSummary } from '../site/types.ts';
import { assumePublic, isAsAssumed } from './assume-public.ts';
import type { KnownSummaries } from './known-summaries.ts';
import { openMemory } from './memory.ts';
import { noteQuestions, openAnswers } from './questions.ts';
import type { Fingerprints, PageRecord, Records } from './records.ts';

export type Look<Seen> = {
  /** What the progress is called. */
  name: string;
  /** What there is to see of a page. It may ask the library about others. */
  look: (file: PageFile, library: Library) => Seen;
};

export function lookAtPages<Seen>(
  around: { library: Library; known: KnownSummaries },
  now: Fingerprints,
  before: Records<Seen> | undefined,
  { name, look }: Look<Seen>,
): Records<Seen> {
  const { library } = around;
  const last = before?.base === now.base ? before : undefined;
  // Stamps come before texts: what changes meanwhile then has another stamp the next time.
  library.forget();
  const readAt = Date.now();
  const files = library.routes().flatMap(route => library.page(route) ?? []);
  const stamps = new Map(files.map(({ file }) => [file, stampOf(join(library.root, file))]));
  const same = new Map(files.flatMap(file => unchanged(file, stamps.get(file.file), now, last)));
  for (const [route, { summary }] of same) rememberSummary(route, summary);
  const answer = openAnswers(library);

  function rememberSummary(route: string, summary: PageSummary): void {
    const page = library.page(route);
    if (page) around.known.set(page, summary);
  }

  function keptRecord(file: PageFile): PageRecord<Seen> | undefined {
    const record = same.get(file.route);
    if (!record || !isTold(record, answer)) return undefined;
    return { ...record, mark: markOf(file), readAt };
  }

  function draftOf(file: PageFile, asking: Library): Draft<Seen> {
    const { heard, asked } = noteQuestions(asking);
    // Whether visitors see the page is an answer as well.
    heard.page(file.route);
    const summary = library.summary(file);
    const seen = look(file, heard);
    const draft = cutLoose({
      mark: markOf(file),
      readAt,
      text: textOf(file) ?? '',
      summary,
      types: typesOn(file, library),
      seen,
      asked: [...asked],
    });
    rememberSummary(file.route, draft.summary);
    return draft;
  }

  function markOf({ file }: PageFile): string {
    return stamps.get(file)?.mark ?? '';
  }

  const tidyMemory = openMemory();
  const assumptions = new Map<PageFile, Set<PageFile>>();
  const looked = new Map(
    mapWithProgress(name, deepestFirst(files), file => {
      tidyMemory();
      const { assuming, assumed } = assumePublic(library, around.known);
      const record = keptRecord(file) ?? draftOf(file, assuming);
      if (assumed.size > 0) assumptions.set(file, assumed);
      return [file.route, record] as const;
    }),
  );
  for (const [file, assumed] of assumptions) {
    if (isAsAssumed(assumed, library)) continue;
    tidyMemory();
    looked.set(file.route, draftOf(file, library));
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

/** A list of pages stands above them, and finds their summaries known: reading all of them twice is what takes memory. */
function deepestFirst(files: PageFile[]): PageFile[] {
  const depth = ({ route }: PageFile) => (route === '/' ? 0 : route.split('/').length);
  return [...files].sort((a, b) => depth(b) - depth(a));
}

function isTold<Seen>({ answers }: PageRecord<Seen>, answer: (question: string) => string): boolean {
  return answers.every(([question, told]) => answer(question) === told);
}

/** A page whose file and blocks have not changed, showing the summary that it had. */
function unchanged<Seen>(
  file: PageFile,
  stamp: Stamp | undefined,
  now: Fingerprints,
  last: Records<Seen> | undefined,
): [string, PageRecord<Seen>][] {
  const record = last?.pages.get(file.route);
  if (!last || !record || record.types.some(type => last.blocks[type] !== now.blocks[type])) return [];
  const isSame = stamp?.mark === record.mark && isSettled(stamp, record.readAt);
  if (!isSame && textOf(file) !== record.text) return [];
  return [[file.route, record]];
}

/** Undefined for what cannot be read: nobody knows whether that is as it was. */
function textOf({ source }: PageFile): string | undefined {
  return source && hash(source.text);
}

function typesOn(file: PageFile, library: Library): string[] {
  return [...new Set(blocksOf(file, library).map(({ block }) => String(block.type)))];
}
