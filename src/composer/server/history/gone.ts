// Lists the pages that were taken away and can come back.
import { isFields } from '../../../base/json-value.ts';
import { shown } from '../../../base/words.ts';
import { isRoute, routeOfFile } from '../../../document/files/pages.ts';
import { sharedNameOf } from '../../../document/files/shared.ts';
import { parse } from '../../../document/json/parse.ts';
import { openPast } from '../../../review/past/past-of-site.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { GonePage } from '../../model/past.ts';
import type { Author } from '../copy.ts';
import { keyOfVersion, textIn } from './versions.ts';
import { minuteAt } from './whose.ts';

/** A history of years may know of more. */
const MOST = 200;

export function gonePages(library: Library, { language }: Author): Asks['gone']['told'] {
  const { history } = windowWords(language);
  const past = openPast(library.root);
  const moved = past.movedAway();
  const files = past.files.filter(
    file => isPageFile(file) && !moved.has(file) && !library.page(routeOfFile(file)),
  );
  const versionsOf = past.versionsOf(files);
  const found = files.flatMap((file): (GonePage & { at: number })[] => {
    const versions = versionsOf(file);
    const last = versions.findLast(({ bytes }) => bytes);
    const key = last && keyOfVersion(last);
    const at = versions.at(-1)?.at;
    if (!last?.bytes || key === undefined || at === undefined) return [];
    const document = routeOfFile(file);
    const words = history.went(minuteAt(at, library).day);
    return [{ document, title: titleIn(last.bytes) ?? document, key, words, at }];
  });
  const pages = found.sort((one, other) => other.at - one.at).slice(0, MOST);
  return { pages: pages.map(({ at, ...page }) => page) };
}

function isPageFile(file: string): boolean {
  return file.endsWith('.json') && sharedNameOf(file) === undefined && isRoute(routeOfFile(file));
}

function titleIn(bytes: Buffer): string | undefined {
  const { value } = parse({ file: '', text: textIn(bytes) }).parsed ?? {};
  return isFields(value) && typeof value.title === 'string' ? shown(value.title) : undefined;
}
