// Says of each page what the others have done on it, who it was, and whether it is changed here too.
import { filesOfChange, whoMade } from '../../../../review/hand-in/bring/who.ts';
import type { Coming } from '../../../../review/hand-in/newest.ts';
import type { Change } from '../../../../review/sentences/changes.ts';
import type { PageOfChanges } from '../../../model/exchange.ts';
import type { Exchange } from '../exchange.ts';
import { pagesOfChanges } from '../sending/pages-of-changes.ts';

export function changesOfOthers(coming: Coming[], exchange: Exchange): PageOfChanges[] {
  return coming.flatMap(one => {
    if (!one.report) return [];
    return pagesOfChanges(one.report, exchange, changes => {
      const by = [...new Set(changes.flatMap(change => whoMade(change, one)))];
      const isMet = changes.flatMap(filesOfChange).some(file => one.met.includes(`pages${file}`));
      return { ...addressOf(changes), by, ...(isMet && { isMet }) };
    });
  });
}

function addressOf([change]: Change[]): Pick<PageOfChanges, 'at'> {
  if (change?.kind !== 'page' || change.route === undefined) return {};
  const { route, formerRoute: from } = change;
  return { at: { route, ...(from !== undefined && { from }) } };
}
