// Finds out where an author's work is on its way to the others.
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../../base/failure.ts';
import { apart, isIn } from '../../../review/hand-in/git/branches.ts';
import { changedContent } from '../../../review/hand-in/git/content.ts';
import {
  commitsThere,
  demandUnlocked,
  findRepository,
  type Repository,
  tryGit,
} from '../../../review/hand-in/git/repository.ts';
import { fetchFrom, isGoneThere, type NotSent } from '../../../review/hand-in/git/send.ts';
import { settingsOf } from '../../../review/hand-in/git/settings.ts';
import { type Where, whereIn } from '../../../review/hand-in/plan.ts';
import type { HostTrouble, SentState } from '../../model/exchange.ts';
import { hasAgreed, type KeptTrouble, type KnownHost, keepOfHost, keptHost, knownHost } from './kept-host.ts';

export type SentStanding = {
  is: SentState;
  /** Why nothing can be sent, if Git or the folder is in the way. */
  why?: Failure;
  repository?: Repository;
  host?: KnownHost;
  /** Known once the author has agreed, and nothing is in the way. */
  work?: Work;
  trouble?: KeptTrouble;
};

/** Where the work is in Git. The commits are those of the host, as far as it was asked. */
export type Work = {
  where: Where & { remote: string };
  target?: string;
  sent?: string;
  isChanged: boolean;
  others: number;
  /** Nothing can be sent before the others' work has come. */
  waitsForOthers: boolean;
};

/** "agrees" lets the host be asked from now on, and "look" asks it: always, or only if a change was begun. */
export type AskingHost = { agrees?: boolean; look?: 'always' | 'ifBegun' };

export async function sentStanding(site: string, { agrees, look }: AskingHost): Promise<SentStanding> {
  const repository = orFailure(() => findRepository(site));
  if (repository instanceof Failure) return { is: 'inTheWay', why: repository };
  if ('missing' in repository) return { is: 'noGit', why: new Failure(repository.missing) };
  const host = knownHost(repository);
  if (!host) return { is: 'noRemote', repository };
  if (!hasAgreed(site, host, agrees)) return { is: 'asksFirst', repository, host };
  await untilUnlocked(repository);
  const where = orFailure(() => whereIn(repository));
  if (where instanceof Failure) return { is: 'inTheWay', why: where, repository, host };
  const at = { ...where, remote: host.remote };
  if (look === 'always' || (look && at.isOwn)) lookThere(site, at);
  const { trouble } = keptHost(site);
  return { ...workIn(at), repository, host, ...(trouble && { trouble }) };
}

function orFailure<T>(find: () => T): T | Failure {
  try {
    return find();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const LOCKED_MS = 5000;
const AGAIN_MS = 100;

/** Another program may use Git for a moment. */
async function untilUnlocked(repository: Repository): Promise<void> {
  for (let waited = 0; waited < LOCKED_MS; waited += AGAIN_MS) {
    if (!(orFailure(() => demandUnlocked(repository)) instanceof Failure)) return;
    await wait(AGAIN_MS);
  }
}

/** Asks the host what is new. "env" lets Git ask the author. */
export function lookThere(
  site: string,
  { repository, branch, isOwn, remote }: Work['where'],
  env?: { [name: string]: string },
  timeout?: number,
): void {
  const trouble = fetchFrom(repository, remote, env, timeout);
  noteTrouble(site, trouble);
  if (!trouble && isOwn) forgetIfGone(repository, remote, branch);
}

/** Git keeps what a branch at the host was when it was seen last, also after somebody has taken the branch away there. */
function forgetIfGone(repository: Repository, remote: string, branch: string): void {
  const [sent] = commitsThere(repository, remote, [branch]);
  if (sent !== undefined && isGoneThere(repository, remote, branch))
    tryGit(repository, ['update-ref', '-d', `refs/remotes/${remote}/${branch}`, sent]);
}

export function noteTrouble(site: string, trouble: NotSent | undefined): void {
  keepOfHost(site, { trouble: trouble && { is: TROUBLES[trouble.why], said: trouble.said } });
}

const TROUBLES: { [why in NotSent['why']]: HostTrouble } = {
  unreachable: 'noNetwork',
  slow: 'noNetwork',
  unknown: 'unknown',
  mayNot: 'mayNot',
  noProject: 'refused',
  oddAddress: 'refused',
  failed: 'refused',
  refused: 'refused',
};

function workIn(where: Work['where']): { is: SentState; work: Work } {
  const { repository, remote, branch, main, isOwn } = where;
  const [target, sent] = commitsThere(repository, remote, [main, branch]);
  const isChanged = changedContent(repository).length > 0;
  const work = (is: SentState, others: number, waitsForOthers = false) => ({
    is,
    work: {
      where,
      isChanged,
      others,
      waitsForOthers,
      ...(target && { target }),
      ...(isOwn && sent && { sent }),
    },
  });
  const own = target === undefined ? { own: 0, theirs: 0 } : apart(repository, 'HEAD', target);
  const here = isChanged ? 'changed' : 'nothing';
  if (!isOwn) return work(here, own.theirs);
  const wasSent = sent !== undefined || settingsOf(repository).has(`branch.${branch}.merge`);
  const isBegun = target === undefined || own.own > 0;
  if (!wasSent && !isBegun) return work(here, own.theirs);
  if (target !== undefined && isIn(repository, 'HEAD', target)) return work('takenIn', own.theirs, true);
  if (sent === undefined) return work(wasSent ? 'offTheList' : 'unsent', own.theirs);
  const added = apart(repository, 'HEAD', sent);
  return work(added.own > 0 ? 'unsent' : 'beingRead', own.theirs + added.theirs, added.theirs > 0);
}
