// Hands a change in: commits it to a branch of its own, and sends the branch if there is a remote.
import { reportAsText } from '../report/text.ts';
import { apart, nameFor, noteMain } from './git/branches.ts';
import { commitContent } from './git/commit.ts';
import { compareLink } from './git/compare-link.ts';
import type { Identity } from './git/identity.ts';
import { askGit, commitAt, type Repository } from './git/repository.ts';
import { fetchIfReachable, type NotSent, sendBranch } from './git/send.ts';
import type { ChangeInWords, Where } from './plan.ts';

export type TitleAndName = { title: string; identity: Identity; day: string };

/** "trouble" says why the branch could not be sent; the commit is made all the same. "isJoined": the others' work is sent with it. */
export type HandedIn = {
  branch: string;
  sent: boolean;
  trouble?: NotSent;
  link?: string;
  isJoined?: boolean;
};

export function handIn(
  plan: Where & ChangeInWords & { tree: string },
  { title, identity, day }: TitleAndName,
): HandedIn {
  const { repository, branch: from, remote, tree } = plan;
  const branch = plan.isOwn ? from : nameFor(title, day, plan);
  const body = reportAsText(plan.report, '', { colours: false }, plan.reader).trim();
  commitContent(repository, { title, body, identity, from, branch, tree });
  if (plan.isOwn) return sendOn(plan);
  noteMain(repository, branch, from);
  const first = { ...plan, branch, main: from };
  const done = sendOn(first);
  if (done.sent || remote === undefined || !isTaken(first, remote)) return done;
  // Somebody else handed in a change with the same title on the same day.
  const other = nameFor(title, day, plan);
  askGit(repository, ['branch', '--move', branch, other]);
  return sendOn({ ...first, branch: other });
}

function isTaken({ repository, branch }: Where, remote: string): boolean {
  fetchIfReachable(repository, remote);
  const theirs = commitAt(repository, `refs/remotes/${remote}/${branch}`);
  return theirs !== undefined && apart(repository, 'HEAD', theirs).theirs > 0;
}

/** Sends what is already committed. */
export function sendOn({ repository, branch, main, remote }: Where): HandedIn {
  if (remote === undefined) return { branch, sent: false };
  const isJoined = hasJoined(repository, `refs/remotes/${remote}/${branch}`);
  const trouble = sendBranch(repository, remote, branch);
  if (trouble !== undefined) return { branch, sent: false, trouble };
  const address = askGit(repository, ['remote', 'get-url', '--push', remote]).trim();
  return { branch, sent: true, link: compareLink(address, { main, branch }), isJoined };
}

/** Whether the others' work was brought into the change since it was last sent. */
function hasJoined(repository: Repository, sent: string): boolean {
  if (commitAt(repository, sent) === undefined) return false;
  return askGit(repository, ['rev-list', '--merges', '--max-count=1', `${sent}..HEAD`]).trim() !== '';
}
