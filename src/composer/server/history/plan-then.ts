// Finds what a page was made of at a moment, and says what is different now. Draws nothing.
import type { Path } from '../../../base/json-value.ts';
import type { SaidReader } from '../../../base/sentences/read.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { checkDocument } from '../../../check/check.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Source } from '../../../document/problem/document.ts';
import { hasErrors } from '../../../document/problem/problem.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { isOfOthers, openPast } from '../../../review/past/past-of-site.ts';
import { rowsBetween } from '../../../review/past/say-versions.ts';
import { siteThen } from '../../../review/past/site-then.ts';
import { documentIn } from '../../../site/library/documents.ts';
import { SITE_FILE } from '../../../site/library/library.ts';
import { siteReader } from '../../../site/library/reader.ts';
import { withChanges } from '../../../site/library/with-text.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Difference, ThenPage } from '../../model/past.ts';
import type { Author } from '../copy.ts';
import { toldInForm } from '../sentences/form-reader.ts';
import { placeOfProblem } from '../sentences/problems.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { differencesBetween, stepPuttingBack } from './differences.ts';
import { othersSaid } from './others-said.ts';
import { fileThen, pastOf, textIn, versionNamed } from './versions.ts';
import { minuteAt } from './whose.ts';

/** With "texts" and without the files that are "gone", the page is as it was. "mistakes" are told if it cannot be drawn. */
export type ThenPlan = Omit<ThenPage, 'title' | 'blocks' | 'fields'> & {
  texts: Source[];
  gone: string[];
  mistakes: string[];
};

export function planThen(
  library: Library,
  { language }: Author,
  { route, document = route, key }: Asks['pageThen']['input'],
): ThenPlan {
  const { root } = library;
  const words = windowWords(language);
  const reader = siteReader(library, language ?? 'en');
  const { file, own, version, others } = /^\d{1,16}$/.test(key)
    ? versionOfSite(Number(key), document, root, language)
    : versionOfDocument(key, document, root, language);
  const { texts, gone } = siteThen(version, own, root);
  const sources = [...texts].map(([file, bytes]): Source => ({ file, text: textIn(bytes) }));
  const around = withChanges(library, { texts: sources, gone });
  const now = bytesIn(root, file);
  const then = gone.includes(file) ? undefined : (texts.get(file) ?? now);
  return {
    ...minuteAt(version.at, library),
    texts: sources,
    gone,
    rows: rowsBetween(file, now, then, library, reader),
    differs: now && then ? differences({ document, file, was: then, is: now }, library, reader) : [],
    others: othersSaid(others, library, words),
    mistakes: mistakesOn([file, SITE_FILE, around.page(route)?.file ?? file], route, around, language),
    ...(texts.has(SITE_FILE) && { isSiteOther: true as const }),
  };
}

/** "file" is that of the document, and "own" that of the version. Both are present names. */
type VersionFound = { file: string; own: string; version: SavedVersion; others: SavedVersion[] };

function versionOfDocument(key: string, document: string, root: string, language?: string): VersionFound {
  const past = pastOf(document, root, language);
  const found = versionNamed(key, past, language);
  const others = past.versions.filter(version => version.at > found.at && isOfOthers(version));
  return { file: past.file, own: past.file, version: found, others };
}

/** The instant has to be one at which something was changed. */
function versionOfSite(instant: number, document: string, root: string, language?: string): VersionFound {
  const past = openPast(root);
  const versionsOf = past.versionsOf(past.files);
  const version = past.files.flatMap(file => versionsOf(file)).findLast(({ at }) => at === instant);
  if (!version) throw new RefusedAsk(404, { message: windowWords(language).history.unknownMoment });
  return { file: fileThen(document, root), own: version.file, version, others: [] };
}

function mistakesOn(files: string[], route: string, library: Library, language?: string): string[] {
  const written = files.flatMap(file => documentIn(file, library) ?? []);
  const problems = written.flatMap(one => checkDocument(one, library)).filter(one => hasErrors([one]));
  const said = problems.map(problem => {
    const place = placeOfProblem(problem, library) ?? { document: route, path: [] };
    return toldInForm({ words: problem.message, said: problem.said }, place, library, language);
  });
  return [...new Set(said)];
}

type BothSides = { document: string; file: string; was: Buffer; is: Buffer };

/** With more places, the sentences of the page as a whole are easier to read. */
const MOST_SAID = 100;

function differences(
  { document, file, was, is }: BothSides,
  library: Library,
  reader: SaidReader,
): Difference[] {
  const [before, now] = [was, is].map(bytes => parse({ file, text: textIn(bytes) }).parsed?.value);
  if (before === undefined || now === undefined) return [];
  return differencesBetween(document, before, now, ({ was: path }, index) =>
    index < MOST_SAID ? wordsFor(path) : '',
  );

  /** What is said of putting back this place alone. */
  function wordsFor(path: Path | undefined): string {
    const step = path && stepPuttingBack(before, now, path);
    const after = step && stepped(now, step);
    if (after === undefined) return '';
    const [present, back] = [now, after].map(value => Buffer.from(JSON.stringify(value)));
    return rowsBetween(file, present, back, library, reader).join('; ');
  }
}
