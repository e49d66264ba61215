import type { Source } from '../../../document/problem/document.ts';
import type { Asks } from '../../model/asks.ts';
import type { PageTwice } from '../../model/exchange.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

/** What each version of the page is made of: these texts, without the files that are "gone". */
export type PlannedVersion = { texts: Source[]; gone: string[] };
export type PlannedVersions = Pick<PageTwice<never>, 'differs'> & {
  mine: PlannedVersion;
  theirs: PlannedVersion;
};

export function planVersions(_: Exchange, _input: Asks['versions']['input']): PlannedVersions {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
