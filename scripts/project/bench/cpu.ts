// Measures a command: its CPU seconds with everything that it starts, and its peak memory. CPU seconds change little on a busy
// machine, unlike waiting time.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withUnit } from './report/figure.ts';
import { KEPT } from './site.ts';

/** "cpu" in seconds, "peak" in MiB. */
export type Cost = { cpu: number; peak: number };

export type Command = { folder: string; words: string[]; env?: { [name: string]: string } };

const TICKS_A_SECOND = 100;
/** Not more often: counting memory takes time itself, the more the larger it is. */
const LOOK_EVERY_MS = 200;

export const canMeasure = (): boolean => existsSync('/proc/self/stat');

/** Run one command at a time, because the system adds up the time of all children that have ended. */
export async function costOf(command: Command): Promise<Cost> {
  const before = cpuOfFinished();
  const watch = watchFamily();
  await run(command, child => watch.of(child.pid ?? 0));
  const { cpu, peak } = watch.end();
  // The first figure misses a grandchild that outlived its parent. The second misses processes too short to be seen.
  const cost = { cpu: Math.max(cpuOfFinished() - before, cpu), peak };
  sayCost(command, cost);
  return cost;
}

/** Prints each cost at once, because the tables may come an hour later. */
function sayCost({ folder, words }: Command, { cpu, peak }: Cost): void {
  console.error(
    `${basename(folder)}: ${words.join(' ')}  ${withUnit(cpu, 'CPU s')}, ${withUnit(peak, 'MiB')}`,
  );
}

export function run(command: Command, started: (child: ChildProcess) => void = () => {}): Promise<string> {
  const child = start(command);
  started(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      if (code === 0) resolve(output);
      else reject(new Error(`"${command.words.join(' ')}" ended with ${code}:\n${output.slice(-4000)}`));
    });
  });
}

/** Starts a command as if typed by hand, without the variables that npm has set for this benchmark. */
function start({ folder, words, env }: Command): ChildProcess {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_(?!config_registry)|INIT_CWD$|NODE_ENV$|ASHLAR_)/.test(name),
  );
  const [program = '', ...args] = words;
  return spawn(program, args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      NO_COLOR: '1',
      npm_config_update_notifier: 'false',
      ASHLAR_KEPT: KEPT,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function watchFamily() {
  const cpu = new Map<number, number>();
  const strangers = new Set<number>();
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (root: number) => {
    const family = familyOf(root, strangers);
    for (const { pid, own } of family) cpu.set(pid, own);
    peak = Math.max(
      peak,
      family.reduce((sum, { pid }) => sum + memoryOf(pid), 0),
    );
  };
  return {
    of(root: number) {
      timer = setInterval(look, LOOK_EVERY_MS, root);
    },
    end(): Cost {
      clearInterval(timer);
      return { cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0), peak: peak / 1024 };
    },
  };
}

type Member = { pid: number; parent: number; own: number; finished: number };

/** Lists a process and its descendants that still run. "strangers" are processes of others, which need no second look. */
function familyOf(root: number, strangers = new Set<number>()): Member[] {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && !strangers.has(Number(name)))
    .flatMap(name => memberOf(Number(name)) ?? []);
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  for (const { pid } of all) strangers.add(pid);
  for (const { pid } of family) strangers.delete(pid);
  return family;
}

function memberOf(pid: number): Member | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in brackets may contain spaces. State and parent follow it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const seconds = (field: number) => (fields[field] ?? 0) / TICKS_A_SECOND;
  return { pid, parent: fields[1] ?? 0, own: seconds(11) + seconds(12), finished: seconds(13) + seconds(14) };
}

/** In KiB. Memory that several processes share is divided among them (https://docs.kernel.org/filesystems/proc.html). */
function memoryOf(pid: number): number {
  const text = readIfThere(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+)/m.exec(text ?? '')?.[1] ?? 0);
}

function cpuOfFinished(): number {
  return memberOf(process.pid)?.finished ?? 0;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
