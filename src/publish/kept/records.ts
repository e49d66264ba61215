// Keeps the result of each page on disk for the next check or build. Unreadable records count as none.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { asFailure, Refused } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import type { PageSummary } from '../../site/types.ts';

/** "base" is a hash of what concerns all pages: program, site document, pictures. "blocks" has a hash for each block's sources. */
export type Fingerprints = { base: string; blocks: { [type: string]: string } };

export type PageRecord<Seen> = {
  /** One address has two possible files, "x.json" and "x/index.json". Messages name the one that was looked at. */
  file: string;
  /** The file's stamp when it was looked at, and the time of that. */
  mark: string;
  readAt: number;
  text: string;
  summary: PageSummary;
  /** The types of its blocks, including shared ones. */
  types: string[];
  /** What the page asked about other documents, with the answers. */
  answers: [question: string, answer: string][];
  seen: Seen;
};

export type Records<Seen> = Fingerprints & { pages: Map<string, PageRecord<Seen>> };

/** Most answers go to many pages, so each is written once. */
type Stored<Seen> = Fingerprints & {
  answers: [string, string][];
  pages: [string, Omit<PageRecord<Seen>, 'answers'> & { answers: number[] }][];
};

/** The type "Seen" holds only if the same program saved it, so compare the fingerprints before using a record. */
export function readRecords<Seen>(file: string): Records<Seen> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { answers, pages, ...fingerprints } = JSON.parse(readFileSync(file, 'utf8')) as Stored<Seen>;
    const answerAt = (index: number) => answers[index] as [string, string];
    return {
      ...fingerprints,
      pages: new Map(
        pages.map(([route, record]) => [route, { ...record, answers: record.answers.map(answerAt) }]),
      ),
    };
  } catch {
    return undefined;
  }
}

/** If the file cannot be written, work goes on, and the next time starts from nothing. */
export function saveRecords<Seen>(file: string, records: Records<Seen>): void {
  try {
    save(file, records);
  } catch (error) {
    if (!(asFailure(error) instanceof Refused)) throw error;
  }
}

function save<Seen>(file: string, { pages, ...fingerprints }: Records<Seen>): void {
  const answers: [string, string][] = [];
  const places = new Map<string, number>();
  const placeOf = (pair: [string, string]) => {
    const key = pair.join(' ');
    const place = places.get(key) ?? answers.push(pair) - 1;
    places.set(key, place);
    return place;
  };
  const stored: Stored<Seen>['pages'] = [...pages].map(([route, record]) => [
    route,
    { ...record, answers: record.answers.map(placeOf) },
  ]);
  makeFolder(dirname(file));
  saveText(file, JSON.stringify({ ...fingerprints, answers, pages: stored } satisfies Stored<Seen>));
}
