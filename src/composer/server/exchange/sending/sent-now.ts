// Tells the window where an author's work is, in a sentence and with what is known beside it.
import { inFile } from '../../../../base/sentences/read.ts';
import type { Said } from '../../../../base/sentences/said.ts';
import { capital, shown } from '../../../../base/words.ts';
import { compareLink } from '../../../../review/hand-in/git/compare-link.ts';
import { askGit, headCommit, type Repository } from '../../../../review/hand-in/git/repository.ts';
import { windowWords } from '../../../language/languages.ts';
import type { SentNow } from '../../../model/exchange.ts';
import { NO_PLACE, toldInForm } from '../../sentences/form-reader.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';
import { keptHost } from './kept-host.ts';
import { type AskingHost, type SentStanding, sentStanding, type Work } from './standing.ts';

/** For whatever asks the host or runs Git as the folder sets it up. Refuses if the author has not agreed, or if something is in the way. */
export async function demandWork(exchange: Exchange, asking: AskingHost = {}): Promise<Work> {
  const standing = await sentStanding(exchange.sides.site, asking);
  if (standing.work) return standing.work;
  throw new RefusedAsk(409, { message: wordsFor(standing, exchange) });
}

export function sentNow(standing: SentStanding, exchange: Exchange): SentNow {
  const { is, host, work, trouble } = standing;
  const sent = work && sentOf(standing);
  return {
    is,
    words: wordsFor(standing, exchange),
    ...(host && { host: { name: host.name } }),
    ...(sent && { sent }),
    ...(trouble && { trouble: { is: trouble.is, words: sentence(trouble.said, exchange) } }),
    ...(work && { others: work.others }),
    ...(work?.isChanged && { isChanged: true }),
    ...(work?.waitsForOthers && { waitsForOthers: true }),
  };
}

function wordsFor({ is, why, host, work, trouble }: SentStanding, exchange: Exchange): string {
  const words = windowWords(exchange.author.language).exchange.is;
  const reader = exchange.library.settings().document?.reviewer ?? '';
  if (is === 'inTheWay') return why ? toldOf(why, exchange) : '';
  if (is === 'noGit') return words.noGit(capital(why ? toldOf(why, exchange) : ''));
  if (is === 'asksFirst') return words.asksFirst(host?.name ?? '');
  if (is === 'beingRead' && work?.waitsForOthers) return words.addedTo(reader);
  const isPatient = trouble === undefined || trouble.is === 'noNetwork';
  if (isPatient && waitsToGo({ is, work })) return words.waits();
  return words[is](reader);
}

/** Whether the author has sent it, and only the host did not answer. */
export function waitsToGo({ is, work }: Pick<SentStanding, 'is' | 'work'>): boolean {
  if (is !== 'unsent' || !work) return false;
  const { repository } = work.where;
  return keptHost(repository.site).waits === headCommit(repository);
}

export function toldOf({ message, said }: { message: string; said?: Said }, exchange: Exchange): string {
  const { library, author } = exchange;
  return toldInForm({ words: message, said }, NO_PLACE, library, author.language);
}

/** The sentences of Git's side go on behind others, so they have no capital and no stop. */
function sentence(said: Said, exchange: Exchange): string {
  const told = capital(toldOf({ message: inFile(said), said }, exchange));
  return /[.?!]$|\n/.test(told) ? told : `${told}.`;
}

function sentOf({ is, host, work }: SentStanding): SentNow['sent'] {
  if (!host || !work) return undefined;
  const { repository, branch, main, isOwn } = work.where;
  const commit = work.sent ?? (is === 'takenIn' || is === 'offTheList' ? 'HEAD' : undefined);
  if (!isOwn || commit === undefined) return undefined;
  const { title, at } = lastChange(repository, commit);
  const link = compareLink(host.address, { main, branch });
  const { sent: kept } = keptHost(repository.site);
  const isThere = is !== 'takenIn' && is !== 'offTheList';
  return {
    title,
    branch,
    at,
    ...(link && isThere && { link }),
    ...(kept?.branch === branch && { changes: kept.changes }),
  };
}

/** The title of the last commit that was made on this branch, and its moment. What was brought into it is not meant. */
export function lastChange(repository: Repository, commit = 'HEAD'): { title: string; at: number } {
  const words = ['log', '-1', '--first-parent', '--no-merges', '--format=%ct %s', commit];
  const told = askGit(repository, words).trim();
  const [seconds = '', ...title] = told.split(' ');
  return { title: shown(title.join(' ')), at: Number(seconds) * 1000 };
}
