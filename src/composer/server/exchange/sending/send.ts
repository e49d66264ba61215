// Sends what the author has read in the plan. Once for an id, however often it is asked, and whatever was killed meanwhile.
import { dayAt } from '../../../../base/dates/dates.ts';
import { deedDone, noteDeed } from '../../../../review/hand-in/done-once.ts';
import { apart } from '../../../../review/hand-in/git/branches.ts';
import { withContent } from '../../../../review/hand-in/git/content.ts';
import {
  emailProblem,
  type Identity,
  missingIdentity,
  nameProblem,
} from '../../../../review/hand-in/git/identity.ts';
import { handIn, sendOn } from '../../../../review/hand-in/hand-in.ts';
import { inWordsOfSite } from '../../../../review/hand-in/plan.ts';
import { proposalTitleProblem } from '../../../../review/hand-in/title.ts';
import { windowWords } from '../../../language/languages.ts';
import type { Asks } from '../../../model/asks.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';
import { withChangesSince } from './changed-since.ts';
import { noteChanges } from './kept-host.ts';
import { earlierText, pagesOfChanges } from './pages-of-changes.ts';
import { mistakesIn, toldAnywhere } from './plan.ts';
import { sent } from './sent.ts';
import { demandWork } from './sent-now.ts';
import { noteSent, type Work } from './standing.ts';

type Wanted = Asks['send']['input'];

export async function send(exchange: Exchange, wanted: Wanted): Promise<Asks['send']['told']> {
  const { sides, library } = exchange;
  const work = await demandWork(exchange, { readsContent: true });
  const { where } = work;
  const isDone = deedDone(sides.site, wanted.id) !== undefined;
  const { tree, files } = work.content ?? withContent(where.repository, content => content);
  if (!isDone) demandAsRead(exchange, work, { ...wanted, now: tree });
  if (files.length === 0 || isDone) {
    noteDeed(sides.site, { id: wanted.id, files: [] });
    if (isAhead(work)) noteSent(work, sendOn(where));
    return sent(exchange, {});
  }
  demandMended(exchange);
  const identity = demandIdentity(exchange, work, wanted);
  const { changes, ...words } = await withChangesSince(sides, 'HEAD', ({ report, earlier }) => ({
    ...inWordsOfSite(report, library),
    changes: pagesOfChanges(report, exchange, changed => earlierText(changed, earlier)),
  }));
  const day = dayAt(exchange.now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const title = wanted.title.trim();
  const done = handIn({ ...where, ...words, tree }, { title, identity, day });
  noteDeed(sides.site, { id: wanted.id, files: [] });
  noteSent(work, done);
  noteChanges(sides.site, done.branch, changes);
  return sent(exchange, {});
}

function demandAsRead(
  { author }: Exchange,
  { waitsForOthers }: Work,
  { tree, now, title }: Wanted & { now: string },
): void {
  const words = windowWords(author.language).exchange;
  if (tree !== now || waitsForOthers) throw new RefusedAsk(409, { message: words.hasChanged });
  if (proposalTitleProblem(title.trim())) throw new RefusedAsk(422, { message: words.badTitle });
}

/** Whether commits of the change are on this computer alone. */
function isAhead({ where, sent, target }: Work): boolean {
  if (!where.isOwn) return false;
  const there = sent ?? target;
  return there === undefined || apart(where.repository, 'HEAD', there).own > 0;
}

function demandMended({ library, author: { language } }: Exchange): void {
  const problems = mistakesIn(library);
  if (problems.length === 0) return;
  const { isHeldBack } = windowWords(language).exchange;
  const told = problems.map(problem => toldAnywhere(problem, library, language));
  throw new RefusedAsk(409, {
    message: isHeldBack,
    problems: told.map(({ message, document, path }) => ({ message, document, path })),
  });
}

function demandIdentity({ author }: Exchange, { where }: Work, { name, email }: Wanted): Identity {
  const words = windowWords(author.language);
  const known = { ...(name && { name: name.trim() }), ...(email && { email: email.trim() }) };
  if (known.name && nameProblem(known.name)) throw new RefusedAsk(422, { message: words.first.badName });
  if (known.email && emailProblem(known.email)) throw new RefusedAsk(422, { message: words.first.badEmail });
  if (missingIdentity(where.repository).some(field => !known[field]))
    throw new RefusedAsk(422, { message: words.exchange.nameFirst });
  return known;
}
