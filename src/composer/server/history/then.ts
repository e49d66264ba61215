// Draws a page as it was at a moment, and says what is different now.
import type { Path } from '../../../base/json-value.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import { checkDocument } from '../../../check/check.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Source } from '../../../document/problem/document.ts';
import { hasErrors } from '../../../document/problem/problem.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { rowsBetween } from '../../../review/past/say-versions.ts';
import { documentIn } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Difference } from '../../model/past.ts';
import { blocksOn } from '../blocks-on-page.ts';
import type { Author, ShownCopy } from '../copy.ts';
import { fieldsOn } from '../fields-on-page.ts';
import { inFormWords } from '../form-words.ts';
import { RefusedAsk } from '../refused-ask.ts';
import { placesThatDiffer, stepPuttingBack } from './differences.ts';
import { pastOf, textIn, versionNamed } from './versions.ts';
import { minuteAt } from './whose.ts';

export async function pageThen(
  copy: ShownCopy,
  { language }: Author,
  { route, document = route, key }: Asks['pageThen']['input'],
): Promise<Asks['pageThen']['told']> {
  const library = copy.library();
  const { root } = library;
  const past = pastOf(document, root, language);
  const version = versionNamed(key, past, language);
  const text: Source = { file: past.file, text: textIn(version.bytes) };
  const around = library.withText(text);
  const page = around.page(route);
  if (!page) throw new RefusedAsk(404, { message: windowWords(language).answers.noPage(route) });
  const drawn = await copy.draw(route, undefined, [text], { isExact: true });
  const now = bytesIn(root, past.file);
  return {
    ...minuteAt(version.at, library),
    title: drawn?.page.title ?? route,
    ...(drawn ? { drawn: drawn.parts } : { mistakes: mistakesIn(past.file, document, around, language) }),
    blocks: blocksOn(page, around, drawn?.page),
    fields: drawn ? fieldsOn(page, around, drawn) : [],
    rows: rowsBetween(past.file, now, version.bytes, library),
    differs: now ? differences({ document, file: past.file, was: version.bytes, is: now }, library) : [],
    others: [],
  };
}

function mistakesIn(file: string, document: string, library: Library, language?: string): string[] {
  const written = documentIn(file, library);
  const problems = written ? checkDocument(written, library).filter(one => hasErrors([one])) : [];
  return problems.map(({ message }) => inFormWords(message, { document, path: [] }, library, language));
}

type BothSides = { document: string; file: string; was: Buffer; is: Buffer };

/** With more places, the sentences of the page as a whole are easier to read. */
const MOST_SAID = 100;

function differences({ document, file, was, is }: BothSides, library: Library): Difference[] {
  const [before, now] = [was, is].map(bytes => parse({ file, text: textIn(bytes) }).parsed?.value);
  if (before === undefined || now === undefined) return [];
  return placesThatDiffer(before, now).map((places, index): Difference => {
    const path = places.was ?? places.now ?? [];
    return {
      what: isBlock(path) ? 'block' : 'value',
      ...(places.was && { path: places.was }),
      ...(places.now && { now: { document, path: places.now } }),
      words: index < MOST_SAID ? wordsFor(places.was) : '',
    };
  });

  /** What is said of putting back this place alone. */
  function wordsFor(path: Path | undefined): string {
    const step = path && stepPuttingBack(before, now, path);
    const after = step && stepped(now, step);
    if (after === undefined) return '';
    const [present, back] = [now, after].map(value => Buffer.from(JSON.stringify(value)));
    return rowsBetween(file, present, back, library).join('; ');
  }
}

function isBlock(path: Path): boolean {
  return path.length === 2 && path[0] === 'blocks';
}
