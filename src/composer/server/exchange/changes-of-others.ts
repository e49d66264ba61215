// Says of each page what the others have done on it, in the author's language.
import { capital } from '../../../base/words.ts';
import { filesOf, whoMade } from '../../../review/hand-in/bring/who.ts';
import type { Coming } from '../../../review/hand-in/newest.ts';
import { ofContent } from '../../../review/hand-in/title.ts';
import { groupsOf } from '../../../review/report/tell.ts';
import type { Change, Report } from '../../../review/sentences/changes.ts';
import { eachAlone, plain } from '../../../review/sentences/words.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import type { Author } from '../copy.ts';
import { titleOfName } from '../history/names.ts';
import type { Exchange } from './exchange.ts';

export function changesOfOthers(coming: Coming[], { library, author }: Exchange): PageOfChanges[] {
  const reader = siteReader(library, author.language ?? 'en');
  return coming.flatMap(one => {
    const { report } = one;
    if (!report) return [];
    return groupsOf(ofContent(report)).map(({ title, changes }): PageOfChanges => {
      const [first] = changes;
      const by = [...new Set(changes.flatMap(change => whoMade(change, one)))];
      const isMet = changes.flatMap(filesOf).some(file => one.met.includes(`pages${file}`));
      return {
        title: (first && titleOf(first, report, library, author)) ?? plain(title, reader),
        ...(first?.route !== undefined && first.state !== 'removed' && { route: first.route }),
        rows: changes.flatMap(({ lines }) =>
          lines.flatMap(line => eachAlone(line).map(said => capital(plain(said, reader)))),
        ),
        by,
        ...(isMet && { isMet }),
      };
    });
  });
}

/** Undefined for what is no document, such as a picture. */
function titleOf({ kind, route }: Change, { names }: Report, library: Library, { language }: Author) {
  const words = windowWords(language);
  if (kind === 'site') return words.answers.wholeSite;
  if (route === undefined) return undefined;
  return library.page(route)
    ? titleOfName(route, library, words)
    : (names.get(route)?.split(' › ').at(-1) ?? route);
}
