// Says how two small sites differ.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { placesAt } from '../../../../src/base/places.mjs';
import type { SaidReader } from '../../../../src/base/sentences/read.ts';
import { whereShown } from '../../../../src/review/report/tell.ts';
import type { Report } from '../../../../src/review/sentences/changes.ts';
import { labelled, plain } from '../../../../src/review/sentences/words.ts';
import { compareSides } from '../../../../src/review/sites/compare.ts';
import { sideOf } from '../../../../src/review/sites/version.ts';
import { openLibrary } from '../../../../src/site/library/library.ts';
import { siteReader } from '../../../../src/site/library/reader.ts';
import type { Library } from '../../../../src/site/types.ts';
import { type Files, smallSite, temporarySite, writeFiles } from './small-site.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');

let shared: { was: Library; now: Library } | undefined;

/** Each call empties both folders first, so that all tests of a file compile the schemas once. */
export function compare(before: Files, after: Files): Report {
  shared ??= { was: open(), now: open() };
  fill(shared.was, before);
  fill(shared.now, after);
  const code = { was: placesAt(REPOSITORY), now: placesAt(REPOSITORY) };
  return compareSides(sideOf(shared.was), sideOf(shared.now), code);
}

/** "A page (/a): steps: one step added" for each sentence of the report. */
export function told(report: Report, reader?: SaidReader): string[] {
  return report.changes.flatMap(change => {
    const where = whereShown(change, report);
    const sentences = change.lines.flatMap(({ label, phrases }) =>
      phrases.map(phrase => labelled(label, phrase)),
    );
    return [...sentences, ...(where ? [where] : [])].map(
      sentence => `${plain(change.title, reader)}: ${plain(sentence, reader)}`,
    );
  });
}

/** As a German window tells the last comparison. */
export function toldInGerman(report: Report): string[] {
  return told(report, strictGerman());
}

/** Reads the last comparison, and throws for words that would stay English. */
export function strictGerman(): SaidReader {
  if (!shared) throw new Error('Nothing was compared.');
  const { now } = shared;
  const staysEnglish = (words: string) => {
    if (!SAME_IN_GERMAN.includes(words)) throw new Error(`No German for ${JSON.stringify(words)}.`);
  };
  return siteReader(now, 'de', { staysEnglish });
}

const SAME_IN_GERMAN = ['FAQ'];

function open(): Library {
  return openLibrary(temporarySite({}), REPOSITORY);
}

function fill(library: Library, files: Files): void {
  rmSync(join(library.root, 'pages'), { recursive: true });
  writeFiles(library.root, smallSite(files));
  library.forget();
}
