// Finds the commit that the site is compared with, and says in a sentence which one it is.
import type { When } from '../../base/dates/when.ts';
import { baseOf, commitOf, forkOf, isShallow } from '../../site/git/base.ts';
import { commitBefore } from '../../site/git/file-commits.ts';
import { distrust, git } from '../../site/git/git.ts';

/** With "moment", the site is compared as it was at that time, including what was saved and not yet committed. */
export type Base = {
  commit: string;
  /** Asks Git for the commit's title, which not everybody wants to know. */
  sentence: () => string;
  moment?: number;
};

/** "when" is "asked" read as a time, if it can be. */
export function chooseBase(root: string, asked?: string, when?: When): Base | { problem: string } {
  if (asked === undefined) return usualBase(root);
  const commit = commitOf(root, asked);
  if (commit)
    return base(root, commit, commit.startsWith(asked) ? 'Compared with' : `Compared with ${asked}:`);
  if (when) return baseAt(root, when);
  return {
    problem:
      distrust(root) ??
      `There is no version "${asked}" in this project's history. Name a branch, a tag, a commit, yesterday or a day such as 2026-11-21.`,
  };
}

function baseAt(root: string, { instant, words }: When): Base | { problem: string } {
  const commit = commitBefore(root, instant);
  if (commit) return { ...base(root, commit, `Compared with the site ${words}:`), moment: instant };
  return { problem: commitOf(root, 'HEAD') ? `Nothing was committed so long ago: ${words}.` : whyNone(root) };
}

function usualBase(root: string): Base | { problem: string } {
  const commit = baseOf(root);
  if (!commit) return { problem: whyNone(root) };
  if (commit === commitOf(root, 'HEAD')) return base(root, commit, 'Compared with the last commit:');
  if (forkOf(root)) return base(root, commit, 'Compared with where this work began:');
  const last =
    'Nothing has changed since the last commit. What that one did, compared with the one before it:';
  return base(root, commit, last);
}

function whyNone(root: string): string {
  if (git(root, ['--version']).status !== 0)
    return 'Versions are compared with Git, which is not installed on this computer. You find it at https://git-scm.com.';
  if (!commitOf(root, 'HEAD'))
    return (
      distrust(root) ?? 'This project has no earlier version in Git yet, so there is nothing to compare with.'
    );
  if (isShallow(root))
    return 'Nothing has changed since the last commit, and this copy of the project holds none before it. To fetch them: git fetch --unshallow';
  return 'Nothing has changed since the first commit, so there is nothing to compare with yet.';
}

function base(root: string, commit: string, words: string): Base {
  const title = () => git(root, ['log', '-1', '--format=%h "%s"', commit]).stdout.trim();
  return { commit, sentence: () => `${words} ${title()}.` };
}
