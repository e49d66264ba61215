// Says of each page what has changed on it, in the author's language.
import { capital } from '../../../../base/words.ts';
import { read } from '../../../../document/files/read.ts';
import { ofContent } from '../../../../review/hand-in/title.ts';
import { groupsOf } from '../../../../review/report/tell.ts';
import type { Change, Report } from '../../../../review/sentences/changes.ts';
import { eachAlone, plain } from '../../../../review/sentences/words.ts';
import { fileOfDocument } from '../../../../site/library/documents.ts';
import { versionOf } from '../../../../site/library/find-document.ts';
import { siteReader } from '../../../../site/library/reader.ts';
import { windowWords } from '../../../language/languages.ts';
import type { PageOfChanges } from '../../../model/exchange.ts';
import { titleOfName } from '../../history/names.ts';
import type { Exchange } from '../exchange.ts';

/** "moreOf" tells what else is known of the changes of a page. */
export function pagesOfChanges(
  report: Report,
  exchange: Exchange,
  moreOf: (changes: Change[]) => Partial<PageOfChanges>,
): PageOfChanges[] {
  const { library, author } = exchange;
  const reader = siteReader(library, author.language ?? 'en');
  return groupsOf(ofContent(report)).map(({ title, changes }): PageOfChanges => {
    const [first] = changes;
    return {
      title: (first && titleOf(first, report, exchange)) ?? plain(title, reader),
      ...(first?.route !== undefined && first.state !== 'removed' && { route: first.route }),
      rows: changes.flatMap(({ lines }) =>
        lines.flatMap(line => eachAlone(line).map(said => capital(plain(said, reader)))),
      ),
      ...moreOf(changes),
    };
  });
}

/** Undefined for what is no document, such as a picture. */
function titleOf({ kind, route }: Change, { names }: Report, { library, author }: Exchange) {
  const words = windowWords(author.language);
  if (kind === 'site') return words.answers.wholeSite;
  if (route === undefined) return undefined;
  if (library.page(route)) return titleOfName(route, library, words);
  return names.get(route)?.split(' › ').at(-1) || route;
}

/** Names the text that the changed document has in this folder of an earlier version. */
export function earlierText([change]: Change[], folder: string): Pick<PageOfChanges, 'was'> {
  if (!change || (change.kind !== 'page' && change.kind !== 'site')) return {};
  const { kind, route = '', formerRoute = route } = change;
  const [document, former] = kind === 'site' ? ['_site', '_site'] : [route, formerRoute];
  const file = fileOfDocument(folder, former);
  const text = file === undefined ? undefined : read(folder, file).source?.text;
  return text === undefined ? {} : { was: { document, key: versionOf(text) } };
}
