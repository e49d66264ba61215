// Commits exactly the content, on a branch of its own. Git makes the commit itself, so the project's hooks and settings apply. If
// Git refuses, HEAD and the branches are put back.
import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { shown } from '../../../base/words.ts';
import { takeOver, withContent } from './content.ts';
import { asOptions, type Identity } from './identity.ts';
import {
  ALL_AS_IT_WAS,
  type Answer,
  askGit,
  headCommit,
  lastWords,
  type Repository,
  tryGit,
} from './repository.ts';

export type WantedCommit = {
  title: string;
  /** The rest of the message: what the change does, in words. */
  body: string;
  identity: Identity;
  /** The current branch, and the branch to commit to. They are the same for one more commit to the same change. */
  from: string;
  branch: string;
  /** The content that the message was written about. */
  tree: string;
};

export function commitContent(repository: Repository, wanted: WantedCommit): string {
  return withContent(repository, ({ tree }, index) => {
    if (tree !== wanted.tree)
      throw new Failure(
        says`The pages have changed while this was worked out, so nothing was handed in. Start again. ${ALL_AS_IT_WAS}`,
      );
    const start = headCommit(repository);
    const goBack = goTo(repository, wanted, start);
    const { title, body, identity } = wanted;
    const words = [...asOptions(identity), '-c', 'i18n.commitEncoding=UTF-8', 'commit', '--quiet'];
    const answer = tryGit(
      repository,
      [...words, '--cleanup=whitespace', '--file=-'],
      { GIT_INDEX_FILE: index, GIT_EDITOR: 'true' },
      { input: `${title}\n\n${body}\n` },
    );
    const commit = headCommit(repository);
    if (commit === start) {
      goBack();
      throw new Failure(whyRefused(repository, answer));
    }
    takeOver(repository, commit);
    return commit;
  });
}

/** Points HEAD at the new branch before the commit, because a hook of the project may ask which branch it is for. */
function goTo(repository: Repository, { from, branch }: WantedCommit, start: string): () => void {
  if (branch === from) return () => {};
  const ref = `refs/heads/${branch}`;
  const isThere = tryGit(repository, ['rev-parse', '--verify', '--quiet', ref]).status === 0;
  if (!isThere) askGit(repository, ['update-ref', ref, start, '0'.repeat(start.length)]);
  askGit(repository, ['symbolic-ref', '-m', 'hand-in: a branch for the change', 'HEAD', ref]);
  return () => {
    askGit(repository, ['symbolic-ref', '-m', 'hand-in: back', 'HEAD', `refs/heads/${from}`]);
    tryGit(repository, ['update-ref', '-d', ref, start]);
  };
}

const HOOKS = ['pre-commit', 'prepare-commit-msg', 'commit-msg'];

function whyRefused(repository: Repository, { status, stdout, stderr, error }: Answer): Said {
  const hooks = hooksAmong(repository, HOOKS);
  const said = toldBy(stderr || stdout);
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    return says`Git was at it for ten minutes and was stopped, so nothing was handed in. ${ALL_AS_IT_WAS}`;
  if (/gpg|signing|sign the data/i.test(stderr))
    return says`The commit could not be signed, as this project wants it, so nothing was handed in: ${the.sign(lastWords(stderr))}. A developer has to help here. ${ALL_AS_IT_WAS}`;
  if (status === 1 && hooks.length > 0)
    return says`This project checks each commit by a program of its own (${the.sign(hooks.join(', '))}), and that has refused this one, so nothing was handed in. ${ALL_AS_IT_WAS}${said}`;
  return says`Git has refused the commit, so nothing was handed in. ${ALL_AS_IT_WAS}${said}`;
}

/** The hooks among these names that Git would run. */
export function hooksAmong(repository: Repository, names: string[]): string[] {
  const folder = resolve(repository.top, askGit(repository, ['rev-parse', '--git-path', 'hooks']).trim());
  return names.filter(name => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const MOST_LINES = 12;

/** The last lines that a program wrote, set apart from our own words. */
export function toldBy(text: string): Said {
  const lines = text
    .trim()
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `  ${shown(line)}`);
  return lines.length > 0
    ? says` ${says`It said:\n${the.sign(lines.slice(-MOST_LINES).join('\n'))}`}`
    : says``;
}
