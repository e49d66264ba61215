// Says what *Send* would send, what holds it back, and which places still give an old value. Does nothing.
import { Failure } from '../../../base/failure.ts';
import { checkAll } from '../../../check/check.ts';
import { stillSaidAnywhere } from '../../../check/remarks.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { type Content, withContent } from '../../../review/hand-in/git/content.ts';
import { missingIdentity } from '../../../review/hand-in/git/identity.ts';
import { tryGit } from '../../../review/hand-in/git/repository.ts';
import { stays } from '../../../review/hand-in/plan.ts';
import { proposedTitle } from '../../../review/hand-in/title.ts';
import { readerOfSite } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import type { Asks, ToldProblem } from '../../model/asks.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { leftBehindNow } from '../places-left.ts';
import { keyOfProblem, toldProblem } from '../problems.ts';
import { type ChangesFound, withChangesForFile, withChangesSince } from './changed-since.ts';
import type { Exchange } from './exchange.ts';
import { earlierText, pagesOfChanges } from './pages-of-changes.ts';
import { sentNow, toldOf } from './sent-now.ts';
import { type SentStanding, sentStanding, type Work } from './standing.ts';

type Plan = Asks['plan']['told'];

export async function plan(exchange: Exchange, { agrees }: Asks['plan']['input']): Promise<Plan> {
  const standing = await sentStanding(exchange.sides.site, { agrees, look: 'ifBegun' });
  const none: Plan = { ...NOTHING, sent: sentNow(standing, exchange) };
  try {
    const { is, work } = standing;
    if (is === 'noGit' || is === 'noRemote') return { ...none, ...(await withoutHost(exchange)) };
    if (!work || is === 'nothing' || work.waitsForOthers) return none;
    return { ...none, ...(await withHost(exchange, standing, work)) };
  } catch (why) {
    if (!(why instanceof Failure)) throw why;
    return { ...NOTHING, sent: sentNow({ ...standing, is: 'inTheWay', why, work: undefined }, exchange) };
  }
}

const NOTHING = { title: '', changes: [], aside: [], missing: [], problems: [], left: [] };

/** Nothing that the folder's .git names may run, as nobody has agreed to anything. */
async function withoutHost(exchange: Exchange): Promise<Partial<Plan>> {
  const changes = await withChangesForFile(exchange.sides, found => inWords(found, exchange));
  return { ...changes, ...whatToMend(exchange) };
}

async function withHost(exchange: Exchange, standing: SentStanding, work: Work): Promise<Partial<Plan>> {
  const { repository } = work.where;
  const { tree, files, leftOut } = withContent(repository, (content): Content => content);
  if (files.length === 0 && standing.is === 'beingRead') return {};
  const isTitled = files.length === 0;
  const changes = await withChangesSince(exchange.sides, baseOf(standing, work), since =>
    inWords(since, exchange),
  );
  const aside = [...leftOut, ...stays(repository)];
  return {
    tree,
    ...changes,
    ...(isTitled && { isTitled }),
    aside: aside.map(said => toldOf({ message: '', said }, exchange)),
    missing: missingIdentity(repository),
    ...whatToMend(exchange),
  };
}

/** A change that is on this computer alone is told as a whole, as whoever reads it will see it. */
function baseOf({ is }: SentStanding, { where, target }: Work): string {
  if (target === undefined || (is !== 'unsent' && is !== 'offTheList')) return 'HEAD';
  return tryGit(where.repository, ['merge-base', 'HEAD', target]).stdout.trim() || 'HEAD';
}

function inWords(
  { report, earlier }: ChangesFound,
  exchange: Exchange,
): { title: string; changes: PageOfChanges[] } {
  return {
    title: report.changes.length === 0 ? '' : proposedTitle(report, readerOfSite(exchange.library)),
    changes: pagesOfChanges(report, exchange, changes => earlierText(changes, earlier.site)),
  };
}

function whatToMend({ library, author: { language } }: Exchange): Pick<Plan, 'problems' | 'left'> {
  return {
    problems: mistakesIn(library).map(problem => toldAnywhere(problem, library, language)),
    left: stillSaidAnywhere(library).map(one => leftBehindNow(one, library, language)),
  };
}

export function mistakesIn(library: Library): Problem[] {
  return checkAll(library).filter(({ level }) => level === 'error');
}

/** A picture or a style sheet is no document, so a problem of one has no place in a form. */
export function toldAnywhere(problem: Problem, library: Library, language?: string): ToldProblem {
  const told = toldProblem(problem, library, language);
  if (told) return told;
  const { level, where, message } = problem;
  return {
    document: '',
    path: [],
    key: keyOfProblem(problem),
    level,
    where,
    message: `${problem.file}: ${message}`,
  };
}
