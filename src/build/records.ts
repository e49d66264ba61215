// What a build knows of each page in the end, kept for the next one. Records that cannot be read are no records.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Face } from '../content/face.ts';
import type { Problem } from '../content/problem.ts';
import { saveText } from '../edit/save.ts';
import type { Listing } from './site-files.ts';

export type PageRecord = {
  mark: string;
  /** When the file was looked at. */
  readAt: number;
  text: string;
  face: Face;
  /** The types of its blocks, with those of shared documents. */
  types: string[];
  /** What was asked about other documents, with the answers. */
  answers: [question: string, answer: string][];
  problems: Problem[];
  /** Undefined for a page that visitors do not see. */
  listing?: Listing;
};

export type Records = {
  /** Everything that concerns all pages: the program, the site document, the pictures. */
  base: string;
  blocks: { [type: string]: string };
  pages: Map<string, PageRecord>;
};

/** Most answers are given to many pages, so each is written once. */
type Stored = Omit<Records, 'pages'> & {
  answers: [string, string][];
  pages: [string, Omit<PageRecord, 'answers'> & { answers: number[] }][];
};

export function readRecords(file: string): Records | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { answers, pages, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    const answerAt = (index: number) => answers[index] as [string, string];
    return {
      ...rest,
      pages: new Map(
        pages.map(([route, record]) => [route, { ...record, answers: record.answers.map(answerAt) }]),
      ),
    };
  } catch {
    return undefined;
  }
}

export function saveRecords(file: string, { pages, ...rest }: Records): void {
  const answers: [string, string][] = [];
  const places = new Map<string, number>();
  const placeOf = (pair: [string, string]) => {
    const key = pair.join(' ');
    const place = places.get(key) ?? answers.push(pair) - 1;
    places.set(key, place);
    return place;
  };
  const stored: Stored['pages'] = [...pages].map(([route, record]) => [
    route,
    { ...record, answers: record.answers.map(placeOf) },
  ]);
  mkdirSync(dirname(file), { recursive: true });
  saveText(file, JSON.stringify({ ...rest, answers, pages: stored } satisfies Stored));
}
