// Pushes a branch to the host, or says in a sentence why not. Never forces, and never waits for a question that nobody sees: it
// uses the key or password that Git already has.
import { Failure } from '../../../base/failure.ts';
import { inFile } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import { hooksAmong, toldBy } from './commit.ts';
import { type Answer, type Repository, tryGit } from './repository.ts';
import { settingsOf } from './settings.ts';

export const PATIENCE_MS = 60_000;
const PATIENCE_TO_LOOK_MS = 20_000;

/** Why the host did not do what it was asked. The sentence begins with a small letter and has no stop. */
export type NotSent = { why: WhyUnreached | 'refused'; said: Said };

/** Undefined if it went well, otherwise why not. */
export function sendBranch(repository: Repository, remote: string, branch: string): NotSent | undefined {
  const ref = `refs/heads/${branch}`;
  const words = ['push', '--porcelain', '--set-upstream', '--no-follow-tags', remote, `${ref}:${ref}`];
  const answer = tryGit(repository, words, quietly(repository), { timeout: PATIENCE_MS });
  return answer.status === 0 ? undefined : whyNot(repository, answer);
}

/** Undefined if it went well. */
export function fetchFrom(
  repository: Repository,
  remote: string,
  env = quietly(repository),
  timeout = PATIENCE_MS,
): NotSent | undefined {
  const answer = tryGit(repository, ['fetch', '--quiet', remote], env, { timeout });
  return answer.status === 0 ? undefined : whyUnreached(answer);
}

/** Fetches what others have done. Without a network, work goes on. */
export function fetchIfReachable(repository: Repository, remote: string): void {
  fetchFrom(repository, remote, quietly(repository), PATIENCE_TO_LOOK_MS);
}

/** Whether the host has no such branch any more. Asked of Git's own list, which a fetch does not make shorter. */
export function isGoneThere(repository: Repository, remote: string, branch: string): boolean {
  const words = ['ls-remote', '--quiet', '--exit-code', '--heads', remote, `refs/heads/${branch}`];
  return tryGit(repository, words, quietly(repository), { timeout: PATIENCE_TO_LOOK_MS }).status === 2;
}

/** Git's own helpers stay behind when Git is stopped, so they are told to give up by themselves. */
export function quietly(repository: Pick<Repository, 'top'>): { [name: string]: string } {
  const chosen = process.env.GIT_SSH_COMMAND ?? settingsOf(repository).get('core.sshcommand');
  const isOther = process.env.GIT_SSH || process.env.GIT_SSH_VARIANT;
  return {
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_HTTP_LOW_SPEED_LIMIT: '1',
    GIT_HTTP_LOW_SPEED_TIME: String(PATIENCE_MS / 1000),
    ...(!isOther && {
      GIT_SSH_COMMAND: `${chosen || 'ssh'} -oBatchMode=yes -oConnectTimeout=${PATIENCE_MS / 1000}`,
    }),
  };
}

function whyNot(repository: Repository, answer: Answer): NotSent {
  const refused = (said: Said): NotSent => ({ why: 'refused', said });
  const line = answer.stdout?.split('\n').find(line => line.startsWith('!')) ?? '';
  if (/\[rejected\]/.test(line))
    return refused(
      otherInForm(
        says`the branch has other work on it there, which is not on this computer`,
        says`somebody has added to your change there, and that is not on this computer`,
      ),
    );
  if (/\[remote rejected\]/.test(line)) {
    const reason = /\[remote rejected\] \(([^()]*)\)/.exec(line)?.[1];
    const own = reason ? says`the host has refused it (${the.sign(reason)})` : says`the host has refused it`;
    const told = fromRemote(answer.stderr);
    return refused(told === '' ? own : says`${own}.${toldBy(told)}`);
  }
  const known = unreached(answer);
  if (known !== undefined) return known;
  if (hooksAmong(repository, ['pre-push']).length > 0)
    return refused(
      says`this project checks what is sent by a program of its own (pre-push), and that has refused it.${toldBy(answer.stderr.replace(/^error: failed to push.*$/m, ''))}`,
    );
  return whyUnreached(answer);
}

function fromRemote(text: string): string {
  return [...text.matchAll(/^remote: (.*)$/gm)].map(([, line]) => line?.trim()).join('\n');
}

/** Why the host takes nothing, by what Git says of it. The first that fits counts. */
const UNREACHED = {
  oddAddress: {
    said: /transport '[^']*' not allowed/,
    why: otherInForm(
      says`the address that this folder knows is of a kind that could run a program, so it was not asked; a developer has to look at it (git remote -v)`,
      says`the address that this folder knows is of a kind that could run a program, so it was not asked; a developer has to look at it`,
    ),
  },
  mayNot: {
    said: /Permission to \S+ denied to|not allowed to push code/i,
    why: says`the host knows you, but your account may not add to this project; ask whoever looks after it`,
  },
  unknown: {
    said: /could not read (Username|Password)|Authentication failed|terminal prompts disabled|Permission denied|Host key verification|access denied|error: 40[13]|Invalid username/i,
    why: says`the host wants to know who you are, and no password or key for it is kept on this computer; a developer can set that up once`,
  },
  unreachable: {
    said: /could not resolve host|couldn't resolve host|Connection (refused|timed out|reset)|Failed to connect|Network is unreachable|No route to host|unable to access/i,
    why: says`the host cannot be reached; is this computer on the internet?`,
  },
  noProject: {
    said: /does not appear to be a git repository|does not exist|not found|Could not read from remote repository/i,
    why: otherInForm(
      says`there is no project at the address that this folder knows, or it is not open to you; a developer has to look at it (git remote -v)`,
      says`there is no project at the address that this folder knows, or it is not open to you; a developer has to look at it`,
    ),
  },
};

export type WhyUnreached = keyof typeof UNREACHED | 'slow' | 'failed';

export function reasonIn({ stderr, error }: Pick<Answer, 'stderr' | 'error'>): WhyUnreached {
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return 'slow';
  const names = Object.keys(UNREACHED) as (keyof typeof UNREACHED)[];
  return names.find(name => UNREACHED[name].said.test(stderr)) ?? 'failed';
}

function unreached(answer: Answer): NotSent | undefined {
  const why = reasonIn(answer);
  if (why === 'slow') return { why, said: says`the host has not answered for a minute` };
  return why === 'failed' ? undefined : { why, said: UNREACHED[why].why };
}

function whyUnreached(answer: Answer): NotSent {
  return unreached(answer) ?? { why: 'failed', said: says`Git has failed with it.${toldBy(answer.stderr)}` };
}

/** Fetches, or throws: for commands that cannot go on without the newest version. */
export function demandFetched(repository: Repository, remote: string): void {
  const said = fetchFrom(repository, remote)?.said;
  if (said === undefined) return;
  throw new Failure(
    /[.\n]/.test(inFile(said))
      ? says`What the others did could not be asked for: ${said} Nothing was changed.`
      : says`What the others did could not be asked for: ${said}. Nothing was changed.`,
  );
}
