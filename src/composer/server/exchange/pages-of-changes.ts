// Says of each page what has changed on it, in the author's language.
import { capital } from '../../../base/words.ts';
import { read } from '../../../document/files/read.ts';
import { groupsOf } from '../../../review/report/tell.ts';
import type { Change, Report } from '../../../review/sentences/changes.ts';
import { eachAlone, plain } from '../../../review/sentences/words.ts';
import { fileOfDocument } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import type { Author } from '../copy.ts';
import { titleOfName } from '../history/names.ts';

/** "earlier" is the folder of the site with which the report compares. */
export function pagesOfChanges(
  report: Report,
  earlier: string,
  library: Library,
  { language }: Author,
): PageOfChanges[] {
  const reader = siteReader(library, language ?? 'en');
  return groupsOf(report).map(({ title, changes }): PageOfChanges => {
    const [first] = changes;
    const was = first && earlierOf(first, earlier);
    return {
      title: (first && nameOf(first, report, library, language)) ?? plain(title, reader),
      ...(first?.route !== undefined && first.state !== 'removed' && { route: first.route }),
      rows: changes.flatMap(({ lines }) =>
        lines.flatMap(line => eachAlone(line).map(said => capital(plain(said, reader)))),
      ),
      ...(was && { was }),
    };
  });
}

/** Undefined for what is no document, such as a picture. */
function nameOf({ kind, route }: Change, { names }: Report, library: Library, language?: string) {
  const words = windowWords(language);
  if (kind === 'site') return words.answers.wholeSite;
  if (route === undefined) return undefined;
  if (library.page(route)) return titleOfName(route, library, words);
  return names.get(route)?.split(' › ').at(-1) || route;
}

function earlierOf({ kind, route, formerRoute = route }: Change, earlier: string): PageOfChanges['was'] {
  const document = kind === 'site' ? '_site' : route;
  const former = kind === 'site' ? '_site' : formerRoute;
  const file = former === undefined ? undefined : fileOfDocument(earlier, former);
  const text = file === undefined ? undefined : read(earlier, file).source?.text;
  return document === undefined || text === undefined ? undefined : { document, key: versionOf(text) };
}
