// Runs Git in the folder of the project. If the project is not in Git, or the machine has no Git, the status is not 0.
import { type ExecFileException, execFile, spawnSync } from 'node:child_process';

type Env = { [name: string]: string };

/** "input" is what Git reads. After "timeout" milliseconds, if given, Git is stopped. */
type Asked = { input?: string | Buffer; timeout?: number };

/** Node accepts one megabyte of output by default. In a large project, a list of files is longer. */
const LONGEST = 2 ** 28;

/**
 * Runs none of the programs that the folder's own settings name, and asks no other computer, because the folder may come from
 * somebody else, with its .git/.
 */
export function git(root: string, args: string[], env: Env = {}, asked: Asked = {}) {
  return gitAsSetUp(root, args, { ...withoutPrograms(root), ...env }, asked);
}

/** Runs Git as it is set up here, with hooks, filters, signing and ways to send. For commands that hand in or fetch changes. */
export function gitAsSetUp(root: string, args: string[], env: Env = {}, asked: Asked = {}) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: LONGEST, ...asked } as const;
  return spawnSync('git', args, { ...options, env: { ...process.env, ...env } });
}

export type GitAnswer = { status: number | null; stdout: string; stderr: string; error?: Error };

/** Runs Git as gitAsSetUp() does, while this process goes on with its work. */
export function gitMeanwhile(root: string, args: string[], env: Env, timeout: number): Promise<GitAnswer> {
  const options = { cwd: root, env: { ...process.env, ...env }, timeout, maxBuffer: LONGEST };
  return new Promise(resolve => {
    execFile('git', args, options, (error, stdout, stderr) =>
      resolve({ status: statusIn(error), stdout, stderr, ...(error && { error: errorIn(error) }) }),
    );
  });
}

function statusIn(error: ExecFileException | null): number | null {
  if (!error) return 0;
  return typeof error.code === 'number' ? error.code : null;
}

/** Git that took too long has the code that it has after a spawnSync(). */
function errorIn(error: ExecFileException): Error {
  return error.killed ? Object.assign(new Error(error.message), { code: 'ETIMEDOUT' }) : error;
}

/** The same as git(), but returns bytes, for output that gives its lengths in bytes. */
export function gitBytes(root: string, args: string[], input: string) {
  return spawnSync('git', args, {
    cwd: root,
    maxBuffer: LONGEST,
    input,
    env: { ...process.env, ...withoutPrograms(root) },
  });
}

/** Says what to do if Git refuses the folder, because it belongs to somebody else. Undefined if Git does not. */
export function distrust(root: string): string | undefined {
  const { stderr } = git(root, ['rev-parse', '--git-dir'], { LANGUAGE: 'en' });
  if (!/dubious ownership/.test(stderr ?? '')) return undefined;
  return `Git does not trust this folder, because it belongs to another user of this computer. A developer has to help here, once: git config --global --add safe.directory ${forShell(root)}.`;
}

/** Quotes a path for a command that somebody copies into a terminal. Between double marks a shell runs what stands in "$(…)". */
function forShell(path: string): string {
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

/** Settings that name a program, each with the value that makes Git run none, or only the usual one. */
const PROGRAMS: [RegExp, string][] = [
  [/^core\.fsmonitor$/, 'false'],
  [/^core\.hookspath$/, '/dev/null'],
  [/^core\.sshcommand$/, 'ssh'],
  [/^core\.(askpass|gitproxy|pager|editor)$/, ''],
  [/^credential\.(.+\.)?helper$/, ''],
  [/^diff\.external$/, ''],
  [/^diff\.[\s\S]+\.(command|textconv)$/, ''],
  [/^filter\.[\s\S]+\.(clean|smudge|process)$/, ''],
  [/^filter\.[\s\S]+\.required$/, 'false'],
  [/^merge\.[\s\S]+\.driver$/, 'false'],
  [/^gpg\.(.+\.)?(program|defaultkeycommand)$/, 'false'],
  [/^log\.showsignature$/, 'false'],
  [/^remote\.[\s\S]+\.uploadpack$/, 'git-upload-pack'],
  [/^remote\.[\s\S]+\.receivepack$/, 'git-receive-pack'],
];
/** Set in any case: hooks run without a setting, and the address of the protocol "ext" is a program. */
const ALWAYS: [string, string][] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['protocol.ext.allow', 'never'],
];

/**
 * A clone may lack objects, which Git fetches when they are asked for. No question here is a reason to ask the network, in
 * whatever way the folder says. Older versions of Git know only the second variable, which no setting overrides
 * (https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL).
 */
const NO_NETWORK: Env = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };

const known = new Map<string, Env>();

/**
 * Git itself tells which settings come with the folder. They are overridden in environment variables, because a setting's name
 * can hold any character: see GIT_CONFIG_COUNT in https://git-scm.com/docs/git-config
 */
export function withoutPrograms(root: string): Env {
  const found = known.get(root);
  if (found) return found;
  const { stdout } = gitAsSetUp(root, ['config', '--null', '--show-scope', '--list']);
  const parts = (stdout ?? '').split('\0');
  const named = parts.flatMap((scope, index) => {
    const [name = ''] = parts[index + 1]?.split('\n') ?? [];
    return index % 2 === 0 && /^(local|worktree)$/.test(scope) ? [name] : [];
  });
  const own = [...new Set(named)].flatMap((name): [string, string][] => {
    const [, value] = PROGRAMS.find(([form]) => form.test(name)) ?? [];
    return value === undefined ? [] : [[name, value]];
  });
  const first = Number(process.env.GIT_CONFIG_COUNT ?? 0) || 0;
  const settings = [...ALWAYS, ...own];
  const env: Env = Object.fromEntries([
    ...Object.entries(NO_NETWORK),
    ['GIT_CONFIG_COUNT', String(first + settings.length)],
    ...settings.flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${first + index}`, name],
      [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]),
  ]);
  known.set(root, env);
  return env;
}
