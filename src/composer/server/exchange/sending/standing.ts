// Finds out where an author's work is on its way to the others.
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../../../base/failure.ts';
import { apart, isIn } from '../../../../review/hand-in/git/branches.ts';
import { type Content, changedContent, withContent } from '../../../../review/hand-in/git/content.ts';
import {
  commitsThere,
  demandUnlocked,
  findRepository,
  headCommit,
  type Repository,
  tryGit,
} from '../../../../review/hand-in/git/repository.ts';
import { fetchFrom, isGoneThere, type NotSent } from '../../../../review/hand-in/git/send.ts';
import { settingsOf } from '../../../../review/hand-in/git/settings.ts';
import type { HandedIn } from '../../../../review/hand-in/hand-in.ts';
import { type Where, whereIn } from '../../../../review/hand-in/plan.ts';
import type { HostTrouble, SentState } from '../../../model/exchange.ts';
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
  /** What would be sent, if it was read. */
  content?: Content;
  isChanged: boolean;
  others: number;
  /** Nothing can be sent before the others' work has come. */
  waitsForOthers: boolean;
};

/**
 * "agrees" lets the host be asked from now on, and "look" asks it: always, or only if a change was begun. "readsContent" is for whatever
 * needs the content anyway, and saves Git one look at all files.
 */
export type AskingHost = { agrees?: boolean; look?: 'always' | 'ifBegun'; readsContent?: boolean };

export async function sentStanding(site: string, asking: AskingHost): Promise<SentStanding> {
  const repository = orFailure(() => findRepository(site));
  if (repository instanceof Failure) return { is: 'inTheWay', why: repository };
  if ('missing' in repository) return { is: 'noGit', why: new Failure(repository.missing) };
  const host = knownHost(repository);
  if (!host) return { is: 'noRemote', repository };
  if (!hasAgreed(site, host, asking.agrees)) return { is: 'asksFirst', repository, host };
  await untilUnlocked(repository);
  const found = orFailure(() => workHere(site, repository, host, asking));
  if (found instanceof Failure) return { is: 'inTheWay', why: found, repository, host };
  const { trouble } = keptHost(site);
  return { ...found, repository, host, ...(trouble && { trouble }) };
}

/** Throws if something is in the way. */
function workHere(
  site: string,
  repository: Repository,
  { remote }: KnownHost,
  { look, readsContent }: AskingHost,
): ReturnType<typeof workIn> {
  const where = { ...whereIn(repository), remote };
  const looks = look === 'always' || (look !== undefined && where.isOwn);
  const trouble = looks ? fetchFrom(repository, remote) : undefined;
  if (looks) noteTrouble(site, trouble);
  if (look === 'always' && where.isOwn && !trouble) forgetIfGone(where);
  return workIn(where, readsContent ? withContent(repository, content => content) : undefined);
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

/** Git keeps what a branch at the host was when it was seen last, also after somebody has taken the branch away there. */
function forgetIfGone({ repository, remote, branch }: Work['where']): void {
  const [sent] = commitsThere(repository, remote, [branch]);
  if (sent !== undefined && isGoneThere(repository, remote, branch))
    tryGit(repository, ['update-ref', '-d', `refs/remotes/${remote}/${branch}`, sent]);
}

/** What the host did not take goes once it answers. */
export function noteSent({ where: { repository } }: Work, { sent, trouble }: HandedIn): void {
  const { site } = repository;
  noteTrouble(site, trouble);
  keepOfHost(site, { waits: trouble && headCommit(repository) });
  if (sent) keepOfHost(site, { takes: knownHost(repository)?.key });
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

/** What is known here of the branch of the change and of the main branch there. */
function workIn(where: Work['where'], content: Content | undefined): { is: SentState; work: Work } {
  const { repository, remote, branch, main, isOwn } = where;
  const [target, there] = commitsThere(repository, remote, [main, branch]);
  const sent = isOwn ? there : undefined;
  const isChanged = (content?.files ?? changedContent(repository)).length > 0;
  const { is, others, waitsForOthers } = wayOf(where, { target, sent });
  return {
    is: is ?? (isChanged ? 'changed' : 'nothing'),
    work: {
      ...{ where, isChanged, others, waitsForOthers },
      ...(content && { content }),
      ...(target && { target }),
      ...(sent && { sent }),
    },
  };
}

type Way = Pick<Work, 'others' | 'waitsForOthers'> & { is?: SentState };

/** Without a state if there is no change on its way. */
function wayOf({ repository, branch, isOwn }: Where, { target, sent }: Pick<Work, 'target' | 'sent'>): Way {
  const { own, theirs } = target === undefined ? UNKNOWN : apart(repository, 'HEAD', target);
  const way = { others: theirs, waitsForOthers: false };
  const upstream = settingsOf(repository).get(`branch.${branch}.merge`);
  const wasSent = sent !== undefined || upstream === `refs/heads/${branch}`;
  if (!isOwn || (!wasSent && own === 0)) return way;
  const isTakenIn = target !== undefined && (own === 0 || (theirs > 0 && isIn(repository, 'HEAD', target)));
  if (isTakenIn) return { ...way, is: 'takenIn', waitsForOthers: true };
  if (sent === undefined) return { ...way, is: wasSent ? 'offTheList' : 'unsent' };
  const added = apart(repository, 'HEAD', sent);
  return {
    is: added.own > 0 ? 'unsent' : 'beingRead',
    others: theirs + added.theirs,
    waitsForOthers: added.theirs > 0,
  };
}

/** Of a host whose main branch has never been seen. */
const UNKNOWN = { own: 1, theirs: 0 };
