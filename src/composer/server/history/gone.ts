// Lists the pages that were taken away and can come back.
import { longDate } from '../../../base/dates.ts';
import { isFields } from '../../../base/json-value.ts';
import { readJournal } from '../../../change/journal/entries.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import { versionsOf } from '../../../change/journal/versions.ts';
import { isRoute, routeOfFile } from '../../../document/files/pages.ts';
import { sharedNameOf } from '../../../document/files/shared.ts';
import { parse } from '../../../document/json/parse.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { GonePage } from '../../model/past.ts';
import type { Author, Copy } from '../copy.ts';
import { keyOfVersion, textIn } from './versions.ts';
import { minuteAt } from './whose.ts';

export function gone({ library: libraryNow }: Copy, { language }: Author): Asks['gone']['told'] {
  const library = libraryNow();
  const { root } = library;
  const { history } = windowWords(language);
  const entries = readJournal(root);
  const named = entries.flatMap(({ changes }) => changes.map(({ file }) => file));
  const pages = [...new Set(named)].filter(file => isPageFile(file) && !library.page(routeOfFile(file)));
  const found = pages.flatMap((file): (GonePage & { at: number })[] => {
    const versions = versionsOf(root, file, entries, () => []);
    const last = versions.findLast(({ bytes }) => bytes);
    const key = last && keyOfVersion(last);
    if (!last?.bytes || key === undefined || bytesIn(root, file)) return [];
    const { at } = versions.at(-1) ?? last;
    const route = routeOfFile(file);
    const { day } = minuteAt(at, library);
    return [
      { document: route, title: titleIn(last.bytes) ?? route, key, words: history.went(longDate(day)), at },
    ];
  });
  return { pages: found.sort((a, b) => b.at - a.at).map(({ at, ...page }) => page) };
}

function isPageFile(file: string): boolean {
  return file.endsWith('.json') && sharedNameOf(file) === undefined && isRoute(routeOfFile(file));
}

function titleIn(bytes: Buffer): string | undefined {
  const { value } = parse({ file: '', text: textIn(bytes) }).parsed ?? {};
  return isFields(value) && typeof value.title === 'string' ? value.title : undefined;
}
