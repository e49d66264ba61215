// Says of each page what the others have done on it, in the author's language.
import { capital } from '../../../base/words.ts';
import { filesOf, whoMade } from '../../../review/hand-in/bring/who.ts';
import type { Coming } from '../../../review/hand-in/newest.ts';
import { ofContent } from '../../../review/hand-in/title.ts';
import { groupsOf } from '../../../review/report/tell.ts';
import { eachAlone, plain } from '../../../review/sentences/words.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import type { Exchange } from './exchange.ts';

export function changesOfOthers(coming: Coming[], { library, author }: Exchange): PageOfChanges[] {
  const reader = siteReader(library, author.language ?? 'en');
  return coming.flatMap(one => {
    if (!one.report) return [];
    return groupsOf(ofContent(one.report)).map(({ title, changes }): PageOfChanges => {
      const [first] = changes;
      const by = [...new Set(changes.flatMap(change => whoMade(change, one)))];
      const isMet = changes.flatMap(filesOf).some(file => one.met.includes(`pages${file}`));
      return {
        title: plain(title, reader),
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
