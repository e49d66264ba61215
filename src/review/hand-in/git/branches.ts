// Finds, names and moves Git branches for people who never hear of them: the main branch, from which the public site is made, and
// one for each change.
import { Failure } from '../../../base/failure.ts';
import { plainName } from '../../../document/files/pages.ts';
import { AS_IT_WAS, askGit, commitAt, parted, type Repository, tryGit } from './repository.ts';
import { type Settings, setHere, settingsOf } from './settings.ts';

/** Matches "change-" as well as "change/": in a repository with a branch called "change", Git can't create "change/…". */
const OWN = /^change[/-]\d{4}-\d\d-\d\d-/;
const LONGEST = 40;

export function isOwn(branch: string): boolean {
  return OWN.test(branch);
}

/** The remote that changes are sent to; undefined if there is none. */
export function remoteOf(repository: Repository): string | undefined {
  return remoteIn(settingsOf(repository));
}

export function remoteIn(settings: Settings): string | undefined {
  const keys = [...settings.keys()];
  // Git would take a name that begins with a hyphen for an option.
  const remotes = new Set(keys.flatMap(key => /^remote\.([^-][\s\S]*)\.(push)?url$/.exec(key)?.[1] ?? []));
  const [only] = remotes.size === 1 ? remotes : [];
  const chosen = settings.get('remote.pushdefault');
  return [chosen, 'origin'].find(name => name && remotes.has(name)) ?? only;
}

/** The local name of the branch that a change starts from and goes back into. */
export function mainOf(repository: Repository, branch: string, remote: string | undefined): string {
  // GitHub's own command line uses this setting for the same purpose (https://cli.github.com/manual/gh_pr_create).
  const settings = settingsOf(repository);
  const noted = settings.get(`branch.${branch}.gh-merge-base`);
  if (noted) return noted;
  const ofHost = tryGit(repository, [
    'symbolic-ref',
    '--short',
    '--quiet',
    `refs/remotes/${remote}/HEAD`,
  ]).stdout.trim();
  if (ofHost !== '') return ofHost.slice(`${remote}/`.length);
  const usual = ['main', 'master', settings.get('init.defaultbranch') || 'main'];
  const isThere = (name: string) =>
    commitAt(repository, `refs/heads/${name}`) ??
    (remote && commitAt(repository, `refs/remotes/${remote}/${name}`));
  return usual.find(isThere) ?? (isOwn(branch) ? 'main' : branch);
}

export function noteMain(repository: Repository, branch: string, main: string): void {
  setHere(repository, `branch.${branch}.gh-merge-base`, main);
}

/** Example: change/2026-11-22-market-salary-price */
export function nameFor(
  title: string,
  day: string,
  { repository, remote, language }: { repository: Repository; remote?: string; language: string },
): string {
  const whole = plainName(title, language).slice(0, LONGEST + 1);
  const words = whole.length > LONGEST ? whole.replace(/-[^-]*$/, '').slice(0, LONGEST) : whole;
  const places = ['refs/heads', ...(remote ? [`refs/remotes/${remote}`] : [])];
  const isThere = (name: string) =>
    places.some(place => commitAt(repository, `${place}/${name}`) !== undefined);
  const joint = isThere('change') ? '-' : '/';
  const first = `change${joint}${day}-${words || 'pages'}`;
  // An empty branch may be left from a hand-in that was stopped right after it created the branch. It can be used again.
  const isEmpty = (name: string) =>
    commitAt(repository, `refs/heads/${name}`) === commitAt(repository, 'HEAD') &&
    places.slice(1).every(place => !commitAt(repository, `${place}/${name}`));
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`;
    if (!isThere(name) || isEmpty(name)) return name;
  }
}

/** How many commits each version has that the other lacks. */
export function apart(repository: Repository, one: string, other: string): { own: number; theirs: number } {
  const told = askGit(repository, ['rev-list', '--left-right', '--count', `${one}...${other}`]);
  const [own = 0, theirs = 0] = told.trim().split('\t').map(Number);
  return { own, theirs };
}

/** Whether a commit's work is in the main branch. Hosts may squash or rebase what they merge, so ancestry alone cannot tell. */
export function isIn(repository: Repository, commit: string, main: string): boolean {
  const { own, theirs } = apart(repository, commit, main);
  if (own === 0) return true;
  if (theirs === 0) return false;
  const fork = tryGit(repository, ['merge-base', commit, main]).stdout.trim();
  if (fork === '') return false;
  return isEachIn(repository, commit, main) || isWholeIn(repository, commit, main, fork);
}

function isEachIn(repository: Repository, commit: string, main: string): boolean {
  const { status, stdout } = tryGit(repository, ['cherry', main, commit]);
  return status === 0 && stdout !== '' && stdout.split('\n').every(line => !line.startsWith('+'));
}

/** A handed-in change rarely waits longer than this many commits. */
const MOST_COMMITS = 300;

/** Finds work that was merged as one new commit: after that commit, each file that the work touches is as the work leaves it. */
function isWholeIn(repository: Repository, commit: string, main: string, fork: string): boolean {
  const files = parted(
    askGit(repository, ['diff-tree', '-r', '--name-only', '--no-renames', '-z', fork, commit]),
  );
  if (files.length === 0) return true;
  const wanted = stateOf(repository, commit, files);
  const state = stateOf(repository, main, files);
  return changesBefore(repository, `${fork}..${main}`, files).some(changes => {
    if (isSameState(state, wanted)) return true;
    for (const [file, was] of changes) state.set(file, was);
    return false;
  });
}

/** Each file with its mode and the hash of its content. */
type FilesThere = Map<string, string>;

function stateOf(repository: Repository, commit: string, files: string[]): FilesThere {
  const told = parted(askGit(repository, ['ls-tree', '-r', '-z', commit, '--', ...files]));
  return new Map(
    told.map(line => {
      const [about = '', path = ''] = line.split('\t');
      const [mode = '', , hash = ''] = about.split(' ');
      return [path, `${mode} ${hash}`];
    }),
  );
}

/** For each commit, the newest first, what the files were before it. One start of Git reads all of them. */
function changesBefore(repository: Repository, range: string, files: string[]): FilesThere[] {
  const words = [
    'log',
    '--first-parent',
    '-m',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '-z',
    '--format=%x01',
  ];
  const told = askGit(repository, [...words, `--max-count=${MOST_COMMITS}`, range, '--', ...files]);
  return told
    .split('\x01')
    .slice(1)
    .map(commit => {
      const parts = parted(commit).map(part => part.trimStart());
      return new Map(
        parts.flatMap((line, at) => {
          const [wasMode = '', , was = ''] = line.startsWith(':') ? line.slice(1).split(' ') : [];
          return was === '' ? [] : [[parts[at + 1] ?? '', `${wasMode} ${was}`] as const];
        }),
      );
    });
}

const isGone = (about: string | undefined): boolean => about === undefined || about.startsWith('000000');

function isSameState(state: FilesThere, wanted: FilesThere): boolean {
  const files = new Set([...state.keys(), ...wanted.keys()]);
  return [...files].every(file => {
    const [one, other] = [state.get(file), wanted.get(file)];
    return one === other || (isGone(one) && isGone(other));
  });
}

/** Moves a branch that is not checked out forward, or creates it. Refuses if the branch has commits that would get lost. */
export function bringForward(repository: Repository, main: string, target: string): void {
  const ref = `refs/heads/${main}`;
  const was = commitAt(repository, ref);
  if (was === undefined) {
    askGit(repository, ['branch', '--track', main, target.replace('refs/remotes/', '')]);
    return;
  }
  const { own } = apart(repository, was, target);
  if (own > 0)
    throw new Failure(
      `A developer has to help here: the branch ${main} on this computer has ${own === 1 ? 'a commit' : `${own} commits`} that the others don't have. ${AS_IT_WAS}`,
    );
  const now = askGit(repository, ['rev-parse', target]).trim();
  if (now !== was) askGit(repository, ['update-ref', '-m', 'newest: brought forward', ref, now, was]);
}
