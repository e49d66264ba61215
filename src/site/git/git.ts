// Asks Git, in the folder of the project. A project that is not kept in Git, or a machine without it, gives a status other than 0.
import { spawnSync } from 'node:child_process';

type Env = { [name: string]: string };

/** "input" is what Git reads; it is stopped after "timeout" milliseconds, where there is one. */
type Asked = { input?: string; timeout?: number };

/** Of large projects lists of files are longer than the megabyte that Node takes by itself. */
const LONGEST = 2 ** 28;

/** Runs no program that the folder itself names: it may come from somebody else, with its .git/ and all. */
export function git(root: string, args: string[], env: Env = {}, asked: Asked = {}) {
  return gitAsSetUp(root, args, { ...withoutPrograms(root), ...env }, asked);
}

/** With hooks, filters and ways to sign and to send as somebody has set them up here: for who hands in or fetches. */
export function gitAsSetUp(root: string, args: string[], env: Env = {}, asked: Asked = {}) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: LONGEST, ...asked } as const;
  return spawnSync('git', args, { ...options, env: { ...process.env, ...env } });
}

/** The same for what is told by its length in bytes. */
export function gitBytes(root: string, args: string[], input: string) {
  return spawnSync('git', args, {
    cwd: root,
    maxBuffer: LONGEST,
    input,
    env: { ...process.env, ...withoutPrograms(root) },
  });
}

/** Why Git says nothing of this folder, where it belongs to somebody else, and what to do. */
export function distrust(root: string): string | undefined {
  const { stderr } = git(root, ['rev-parse', '--git-dir'], { LANGUAGE: 'en' });
  if (!/dubious ownership/.test(stderr ?? '')) return undefined;
  return `Git does not trust this folder, because it belongs to another user of this computer. A developer has to help here, once: git config --global --add safe.directory "${root}".`;
}

/** Settings that name a program, each with the value in which it names none. */
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
/** Hooks need no setting. The protocol is one that takes a program for an address. */
const ALWAYS: [string, string][] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['protocol.ext.allow', 'never'],
];

const known = new Map<string, Env>();

/** As variables, because a name may hold any sign. Git says itself which settings come with the folder. */
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
    ['GIT_CONFIG_COUNT', String(first + settings.length)],
    ...settings.flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${first + index}`, name],
      [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]),
  ]);
  known.set(root, env);
  return env;
}
