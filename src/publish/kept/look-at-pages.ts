// Checks or draws the pages of a site, except pages that would give the same result as last time: their file and blocks have
// not changed, and neither has anything that they ask about other pages (questions.ts).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../base/hash.ts';
import { mapWithProgress } from '../../base/progress.ts';
import { pagesIn } from '../../check/check.ts';
import { isSettled, type Stamp, stampOf } from '../../document/files/stamps.ts';
import { recallVerdicts } from '../../document/pictures/known.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { blocksOf } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import { openMemory } from './memory.ts';
import { isAsAssumed, openAnswers, openQuestions } from './questions.ts';
import { type Fingerprints, type PageRecord, type Records, readRecords, saveRecords } from './records.ts';

export type Look<Seen> = {
  /** The words in front of the progress. */
  name: string;
  /** Checks or draws one page. Has to use the library that openKept returns, which records what the page asks. */
  look: (page: PageFile) => Seen;
  /** Keeps the result of an unchanged page. False if that result is gone: then the page is looked at again. */
  keep?: (page: PageFile, seen: Seen) => boolean;
};

/** "file" holds what was seen last time; "concerning" is anything else that concerns every page. */
export function openKept<Seen>(file: string, whole: Library, sources: Fingerprints, concerning: string[]) {
  const site = whole.settings().source?.text ?? '';
  const base = hash(sources.base, process.version, site, JSON.stringify(whole.starters()), ...concerning);
  const now: Fingerprints = { base, blocks: sources.blocks };
  recallVerdicts(whole.root, sources.base);
  const { library, listen, rememberSummary } = openQuestions(whole);
  let records: Records<Seen> = { ...now, pages: new Map() };

  function lookAtPages({ name, look, keep = () => true }: Look<Seen>): Seen[] {
    // Takes stamps before reading texts: a file that changes in between will have another stamp next time.
    library.forget();
    const readAt = Date.now();
    const pages = pagesIn(library);
    const stamps = new Map(pages.map(page => [page, stampOf(join(library.root, page.file))]));
    const stamped = (page: PageFile) => ({ file: page.file, mark: stamps.get(page)?.mark ?? '', readAt });
    const same = asTheyWere(stamps, now, readRecords<Seen>(file));
    for (const [page, { summary }] of same) rememberSummary(page, summary);
    const answer = openAnswers(library);
    const assumptions = new Map<PageFile, Set<PageFile>>();
    const tidyMemory = openMemory();

    function keptRecord(page: PageFile): PageRecord<Seen> | undefined {
      const record = same.get(page);
      const isSame = record && isTold(record, answer) && keep(page, record.seen);
      return isSame ? { ...record, ...stamped(page) } : undefined;
    }

    function lookAt(page: PageFile, assumed?: Set<PageFile>): Draft<Seen> {
      tidyMemory();
      // Whether visitors see this page counts as a question too.
      const asked = new Set([page.route]);
      const summary = library.summary(page);
      const seen = listen({ asked, assumed }, () => look(page));
      const [text, types] = [textOf(page) ?? '', typesOn(page, library)];
      const draft = cutLoose({ ...stamped(page), text, summary, types, seen, asked: [...asked] });
      rememberSummary(page, draft.summary);
      if (assumed) assumptions.set(page, assumed);
      return draft;
    }

    const looked = new Map(
      mapWithProgress(
        name,
        deepestFirst(pages),
        page => [page, keptRecord(page) ?? lookAt(page, new Set())] as const,
      ),
    );
    for (const [page, assumed] of assumptions)
      if (!isAsAssumed(assumed, library)) looked.set(page, lookAt(page));

    // Answers about other pages are final only after all pages have been looked at.
    const entries = pages.flatMap((page): [string, PageRecord<Seen>][] => {
      const record = looked.get(page);
      return record ? [[page.route, 'asked' in record ? answered(record, answer) : record]] : [];
    });
    records = { ...now, pages: new Map(entries) };
    return entries.map(([, { seen }]) => seen);
  }

  return {
    library,
    lookAtPages,
    /** Call this before files move: if the move fails, no record may describe a site that was never written. */
    forget: () => rmSync(file, { force: true }),
    save: () => saveRecords(file, records),
  };
}

/** A record whose questions have no answers yet. */
type Draft<Seen> = Omit<PageRecord<Seen>, 'answers'> & { asked: string[] };

function answered<Seen>(
  { asked, ...draft }: Draft<Seen>,
  answer: (question: string) => string,
): PageRecord<Seen> {
  return { ...draft, answers: asked.map(question => [question, answer(question)]) };
}

function isTold<Seen>({ answers }: PageRecord<Seen>, answer: (question: string) => string): boolean {
  return answers.every(([question, told]) => answer(question) === told);
}

/** The kept records of pages whose file, its name and blocks have not changed. */
function asTheyWere<Seen>(
  stamps: Map<PageFile, Stamp | undefined>,
  now: Fingerprints,
  last: Records<Seen> | undefined,
): Map<PageFile, PageRecord<Seen>> {
  const same = new Map<PageFile, PageRecord<Seen>>();
  if (!last || last.base !== now.base) return same;
  for (const [page, stamp] of stamps) {
    const record = last.pages.get(page.route);
    if (record?.file !== page.file) continue;
    if (record.types.some(type => last.blocks[type] !== now.blocks[type])) continue;
    const isSettledSame = stamp?.mark === record.mark && isSettled(stamp, record.readAt);
    if (isSettledSame || textOf(page) === record.text) same.set(page, record);
  }
  return same;
}

/** A part of a text keeps the whole text in memory, so this copies it (https://bugs.chromium.org/p/v8/issues/detail?id=2869). */
function cutLoose<Seen>(draft: Draft<Seen>): Draft<Seen> {
  return JSON.parse(JSON.stringify(draft));
}

/** The deepest pages come first. A page above that lists them then knows their summaries and need not read them again. */
function deepestFirst(pages: PageFile[]): PageFile[] {
  const depth = ({ route }: PageFile) => (route === '/' ? 0 : route.split('/').length);
  return [...pages].sort((a, b) => depth(b) - depth(a));
}

/** Undefined if the file cannot be read, because then nobody knows whether it has changed. */
function textOf({ source }: PageFile): string | undefined {
  return source && hash(source.text);
}

function typesOn(page: PageFile, library: Library): string[] {
  return [...new Set(blocksOf(page, library).map(({ block }) => String(block.type)))];
}
