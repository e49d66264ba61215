// What a person asked to compare with in, the commit and a sentence about it out.
import { baseOf, commitOf } from '../../history/base.ts';
import { git } from '../../history/git.ts';

export type Base = { commit: string; sentence: string };

export function chooseBase(root: string, asked: string | undefined): Base | { problem: string } {
  if (asked === undefined) return usualBase(root);
  const commit = commitOf(root, asked);
  if (commit)
    return base(root, commit, commit.startsWith(asked) ? 'Compared with' : `Compared with ${asked}:`);
  return {
    problem: `There is no version "${asked}" in this project's history. Name a branch, a tag or a commit.`,
  };
}

function usualBase(root: string): Base | { problem: string } {
  const commit = baseOf(root);
  if (!commit) {
    return {
      problem: 'This project has no earlier version in Git yet, so there is nothing to compare with.',
    };
  }
  const isLast = commit === commitOf(root, 'HEAD');
  return base(
    root,
    commit,
    isLast ? 'Compared with the last commit:' : 'Compared with where this work began:',
  );
}

function base(root: string, commit: string, words: string): Base {
  const told = git(root, ['log', '-1', '--format=%h "%s"', commit]).stdout.trim();
  return { commit, sentence: `${words} ${told}.` };
}
