// Finds the Git repository that holds a site, and says in one sentence what stands in the way of a commit. People who write pages
// need not know what a rebase is.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { inFile } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { shown } from '../../../base/words.ts';
import { isLink } from '../../../document/files/folder.ts';
import { distrust, git, gitAsSetUp } from '../../../site/git/git.ts';

export type Repository = {
  site: string;
  /** The top folder of the working tree, from which Git names files. */
  top: string;
  /** Git's own folder, usually ".git". */
  kept: string;
  /** The content, named from the top folder: "pages", or "site/pages". */
  pages: string;
};

/** Why there is no repository, in words that can begin a sentence. */
export type NoRepository = { missing: Said };

/** Commands that only ask must not write. A file's name is never a pattern. Answers are in English, because we parse them. */
const READING = { GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1', LANGUAGE: 'en' };

/**
 * The ways to another repository. The address of any other ("ext::", "fd::") can name a program, or lead nowhere without an end.
 * A person who needs one names it in the same variable (https://git-scm.com/docs/git).
 */
const WAYS = 'file:git:http:https:ssh';

/** A project's hooks may take their time, and so may a slow line. This only ends a command that hangs. */
const PATIENCE_MS = 600_000;

export type Answer = ReturnType<typeof gitAsSetUp>;

export function tryGit(
  { top }: Pick<Repository, 'top'>,
  args: string[],
  env: { [name: string]: string } = {},
  asked: Parameters<typeof gitAsSetUp>[3] = {},
): Answer {
  const ways = { GIT_ALLOW_PROTOCOL: process.env.GIT_ALLOW_PROTOCOL ?? WAYS };
  return gitAsSetUp(top, args, { ...READING, ...ways, ...env }, { timeout: PATIENCE_MS, ...asked });
}

/** Returns Git's answer or throws its last words. For commands that fail only if somebody else is at work at the same time. */
export function askGit(...asked: Parameters<typeof tryGit>): string {
  const { status, stdout, stderr, error } = tryGit(...asked);
  if (status === 0) return stdout;
  throw new Failure(`Git could not do its part: ${lastWords(stderr) || String(error)}. ${AS_IT_WAS}`);
}

/** Splits an answer at its NUL characters: file names may hold any other character. */
export function parted(text: string): string[] {
  return text.split('\0').filter(part => part !== '');
}

export function lastWords(text: string | null): string {
  const lines = (text ?? '')
    .trim()
    .split('\n')
    .filter(line => !/^(hint|warning):/.test(line));
  return shown(lines.at(-1) ?? '').replace(/^(fatal|error): |\.$/g, '');
}

export const ALL_AS_IT_WAS = says`Everything is as it was.`;
export const AS_IT_WAS = inFile(ALL_AS_IT_WAS);
/** What an author can do if Git cannot help. */
export const SEND_PAGES = 'send the folder pages/ to whoever looks after the site';

export function findRepository(site: string): Repository | NoRepository {
  const { status, stdout, error } = git(
    site,
    ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix'],
    READING,
  );
  if (error)
    return { missing: says`Git, which keeps the history of a site, is not installed on this computer` };
  const why = status === 0 ? undefined : distrust(site);
  if (why) throw new Failure(`${why} ${AS_IT_WAS}`);
  const [top = '', kept = '', prefix = ''] = stdout.split('\n');
  if (status !== 0 || top === '') return { missing: says`this folder is not kept in Git` };
  const isIgnored = git(site, ['check-ignore', '--quiet', 'pages']).status === 0;
  if (isIgnored)
    return {
      missing: otherInForm(
        says`the project around this folder leaves pages/ out of its history`,
        says`the project around this folder leaves its pages out of Git`,
      ),
    };
  return { site, top, kept, pages: `${prefix}pages` };
}

export function headCommit(repository: Repository): string {
  return askGit(repository, ['rev-parse', 'HEAD']).trim();
}

/** Undefined if there is no commit yet, and without a branch if HEAD is on none. */
function headIn(repository: Repository): { branch?: string } | undefined {
  const { status, stdout } = tryGit(repository, [
    'rev-parse',
    'HEAD^{commit}',
    '--symbolic-full-name',
    'HEAD',
  ]);
  if (status !== 0) return undefined;
  const [, name = ''] = stdout.split('\n');
  return name.startsWith(HEADS) ? { branch: name.slice(HEADS.length) } : {};
}

const HEADS = 'refs/heads/';

/** The commits of a remote's branches, as they were when it was last asked. */
export function commitsThere(
  repository: Repository,
  remote: string,
  branches: string[],
): (string | undefined)[] {
  const refs = branches.map(branch => `refs/remotes/${remote}/${branch}`);
  const told = askGit(repository, ['for-each-ref', '--format=%(refname) %(objectname)', ...refs]);
  const commits = new Map(told.split('\n').map(line => [line.split(' ')[0], line.split(' ')[1]]));
  return refs.map(ref => commits.get(ref));
}

export function commitAt(repository: Repository, name: string): string | undefined {
  const { status, stdout } = tryGit(repository, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return status === 0 ? stdout.trim() : undefined;
}

/** What somebody has begun in Git, by the file that Git leaves until it is finished. */
const BEGUN: { [file: string]: Said } = {
  MERGE_HEAD: says`bringing two versions together (a merge)`,
  'rebase-merge': says`moving commits to another place (a rebase)`,
  'rebase-apply': says`moving commits to another place (a rebase)`,
  CHERRY_PICK_HEAD: says`taking over a single commit (a cherry-pick)`,
  REVERT_HEAD: says`taking back a commit (a revert)`,
  BISECT_LOG: says`looking for the commit that broke something (a bisect)`,
};

export function namesListed(names: string[]): SaidPart {
  return the.list(
    names.map(name => the.text(name)),
    'and',
  );
}

/** Throws if a commit or a change of branch would mix with what somebody else has begun. Returns the current branch. */
export function demandQuiet(repository: Repository): string {
  const { kept, site } = repository;
  const refuse = (said: Said) => new Failure(together(said, ALL_AS_IT_WAS));
  if (isLink(join(site, 'pages')))
    throw refuse(
      otherInForm(
        says`The folder pages/ is a link to another place, and Git keeps the link, not what it leads to. A developer has to put the folder itself here.`,
        says`The folder of the pages is a link to another place, and Git keeps the link, not what it leads to. A developer has to put the folder itself here.`,
      ),
    );
  const [, begun] = Object.entries(BEGUN).find(([file]) => existsSync(join(kept, file))) ?? [];
  if (begun)
    throw refuse(
      otherInForm(
        says`Somebody has begun ${begun} in this folder and not finished it. A developer has to finish or drop that first: git status says how.`,
        says`Somebody has begun ${begun} in this folder and not finished it. A developer has to finish or drop that first.`,
      ),
    );
  const head = headIn(repository);
  if (head === undefined)
    throw refuse(
      otherInForm(
        says`Git keeps this folder, but holds no version of it yet. A developer has to make the first commit; until then, send the folder pages/ to whoever looks after the site.`,
        says`Git keeps this folder, but holds no version of it yet. A developer has to make the first one.`,
      ),
    );
  const { branch } = head;
  if (branch === undefined)
    throw refuse(
      otherInForm(
        says`This folder shows a single version out of the history, not the newest one (a detached HEAD). A developer has to help here: git switch main, or the branch that you work on.`,
        says`This folder shows a single version out of the history, not the newest one (a detached HEAD). A developer has to help here.`,
      ),
    );
  const unmerged = parted(askGit(repository, ['ls-files', '--unmerged', '-z'])).map(
    line => line.split('\t')[1] ?? '',
  );
  const names = namesListed([...new Set(unmerged)]);
  if (unmerged.length > 0)
    throw refuse(
      otherInForm(
        says`Two versions of ${names} wait to be brought together. A developer has to do that first: git status says how.`,
        says`Two versions of ${names} wait to be brought together. A developer has to do that first.`,
      ),
    );
  demandUnlocked(repository);
  return branch;
}

/** Git holds a lock file while it works, and leaves it behind if it is killed. */
export function demandUnlocked({ kept }: Repository): void {
  const lock = ['index.lock', 'HEAD.lock'].map(name => join(kept, name)).find(existsSync);
  if (lock === undefined) return;
  throw new Failure(
    says`Another program is using Git in this folder just now. Wait a moment and try again; if it says the same after a minute and nothing else is at work here, delete the file ${the.sign(lock)}. ${ALL_AS_IT_WAS}`,
  );
}
