// Says what *Send* would send, what holds it back, and which places still give an old value. Does nothing.
import { basename } from 'node:path';
import { shown } from '../../../../base/words.ts';
import { checkAll } from '../../../../check/check.ts';
import { stillSaid } from '../../../../check/lint/still-said.ts';
import type { Problem } from '../../../../document/problem/problem.ts';
import type { Content } from '../../../../review/hand-in/git/content.ts';
import { missingIdentity } from '../../../../review/hand-in/git/identity.ts';
import { type Repository, tryGit } from '../../../../review/hand-in/git/repository.ts';
import { stays } from '../../../../review/hand-in/plan.ts';
import { proposedTitle } from '../../../../review/hand-in/title.ts';
import { readerOfSite } from '../../../../site/library/reader.ts';
import type { Library } from '../../../../site/types.ts';
import type { Asks, ToldProblem } from '../../../model/asks.ts';
import type { SentState } from '../../../model/exchange.ts';
import { leftBehindNow } from '../../elsewhere/places-left.ts';
import { NO_PLACE, toldInForm } from '../../sentences/form-reader.ts';
import { keyOfProblem, toldProblem } from '../../sentences/problems.ts';
import type { Exchange } from '../exchange.ts';
import { type ChangesFound, textsBefore, withChangesForFile, withChangesSince } from './changed-since.ts';
import { earlierText, pagesOfChanges } from './pages-of-changes.ts';
import { lastChange, sentNow, toldOf } from './sent-now.ts';
import { sentStanding, type Work } from './standing.ts';

type Plan = Asks['plan']['told'];

export async function plan(exchange: Exchange, { agrees }: Asks['plan']['input']): Promise<Plan> {
  const { site } = exchange.sides;
  const standing = await sentStanding(site, { agrees, look: 'ifBegun', readsContent: true });
  const none: Plan = { ...NOTHING, sent: sentNow(standing, exchange) };
  const { is, work } = standing;
  if (is === 'noGit' || is === 'noRemote')
    return { ...none, ...(await withChangesForFile(exchange.sides, found => inWords(found, exchange))) };
  if (!work?.content || work.waitsForOthers || (!work.isChanged && !isWaiting(is))) return none;
  return { ...none, ...(await whatGoes(exchange, is, { ...work, content: work.content })) };
}

const NOTHING = { title: '', changes: [], aside: [], missing: [], problems: [], left: [] };

async function whatGoes(
  exchange: Exchange,
  is: SentState,
  { where: { repository }, target, content, isChanged }: Work & { content: Content },
): Promise<Partial<Plan>> {
  // A change that is on this computer alone is told as a whole, as whoever reads it will see it.
  const base = target !== undefined && isWaiting(is) ? forkFrom(repository, target) : 'HEAD';
  const aside = [...content.leftOut, ...stays(repository)];
  return {
    ...(await withChangesSince(exchange.sides, base, found => inWords(found, exchange))),
    tree: content.tree,
    ...(!isChanged && { isTitled: true as const, title: lastChange(repository).title }),
    aside: aside.map(said => toldOf({ message: '', said }, exchange)),
    missing: missingIdentity(repository),
  };
}

/** Whether commits wait to be sent. */
function isWaiting(is: SentState): boolean {
  return is === 'unsent' || is === 'offTheList';
}

function forkFrom(repository: Repository, target: string): string {
  return tryGit(repository, ['merge-base', 'HEAD', target]).stdout.trim() || 'HEAD';
}

type InWords = Pick<Plan, 'title' | 'changes' | 'problems' | 'left'>;

function inWords({ report, earlier }: ChangesFound, exchange: Exchange): InWords {
  const { library, sides, author } = exchange;
  const { language } = author;
  return {
    title: report.changes.length === 0 ? '' : proposedTitle(report, readerOfSite(library)),
    changes: pagesOfChanges(report, exchange, changes => earlierText(changes, earlier)),
    problems: mistakesIn(library).map(problem => toldAnywhere(problem, library, language)),
    left: stillSaid(textsBefore(earlier, sides.site), library).map(one =>
      leftBehindNow(one, library, language),
    ),
  };
}

export function mistakesIn(library: Library): Problem[] {
  return checkAll(library).filter(({ level }) => level === 'error');
}

/** A picture or a style sheet is no document, so a problem of one has no place in a form. */
export function toldAnywhere(problem: Problem, library: Library, language?: string): ToldProblem {
  const told = toldProblem(problem, library, language);
  if (told) return told;
  const { level, where, said, file } = problem;
  const words = toldInForm({ words: problem.message, said }, NO_PLACE, library, language);
  const message = `${shown(basename(file))}: ${words}`;
  return { ...NO_PLACE, key: keyOfProblem(problem), level, where, message };
}
