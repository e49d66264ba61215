// Runs "npm run check" on the whole site once it has been quiet for a moment, and brings the names that editors offer up to date
// with it. This happens in a thread of its own: meanwhile a page is drawn and told of its own problems.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'vite';
import type { Places } from '../../base/places.mjs';
import { counted, shown } from '../../base/words.ts';
import { sumOfCounts } from '../../check/report/first-of-many.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { stayInUse } from '../../publish/bundle/bundle.mjs';
import { hashOfAll, hashSources, placeFor } from '../../publish/bundle/sources.mjs';

const QUIET_MS = 400;
/** A file that cannot be read for a moment keeps a check from ending, and nothing may change after it. */
const MOST_FAILURES = 3;
/** More are read better by the command. */
const MOST_SAID = 5;

export type WholeSite = {
  /** Somebody looks. */
  askOnce: () => void;
  /** Something has changed. */
  askSoon: () => void;
  close: () => void;
};

export function openWholeSite(places: Places, hear: (problems: Problem[]) => void): WholeSite {
  // The program that is running: sources may change while it does.
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  const check = join(program, 'check.js');
  stayInUse(program);
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;
  let isRunning = false;
  let isStale = false;
  let isAsked = false;
  let failures = 0;

  function askSoon(): void {
    isStale = true;
    isAsked = true;
    clearTimeout(timer);
    timer = setTimeout(ask, QUIET_MS).unref();
  }

  function ask(): void {
    if (isRunning || !existsSync(check)) return;
    isStale = false;
    isRunning = true;
    thread ??= openThread();
    thread.postMessage('check');
  }

  /** Loading the program takes as long as most checks, so the thread waits for the next one. */
  function openThread(): Worker {
    const opened = new Worker(RUN_CHECK, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { check: pathToFileURL(check).href, places },
    });
    opened.unref();
    opened.stdout.resume();
    opened.stderr.resume();
    opened.on('message', report => end(problemsIn(report)));
    // What keeps a check from running is said where its page is looked at.
    opened.on('error', () => {});
    opened.on('exit', () => end());
    return opened;
  }

  function end(problems?: Problem[]): void {
    if (!problems) drop();
    isRunning = false;
    failures = problems ? 0 : failures + 1;
    if (isStale || (failures > 0 && failures < MOST_FAILURES)) askSoon();
    else if (problems) hear(problems);
  }

  /** A check that has failed may have left anything behind in its thread. */
  function drop(): void {
    thread?.removeAllListeners('exit');
    void thread?.terminate();
    thread = undefined;
  }

  return {
    askOnce: () => {
      if (!isAsked) askSoon();
    },
    askSoon,
    close() {
      clearTimeout(timer);
      drop();
    },
  };
}

/** The report goes with the message that it is whole: what a thread writes comes on another way, sooner or later. */
const RUN_CHECK = `
const { parentPort, workerData: { check, places } } = require('node:worker_threads');
let report = '';
process.stdout.write = part => {
  report += part;
  return true;
};
parentPort.on('message', async () => {
  report = '';
  const { run } = await import(check);
  await run(['--format=json'], places, places.site);
  parentPort.postMessage(report);
});
`;

function problemsIn(report: string): Problem[] | undefined {
  try {
    return JSON.parse(report).problems;
  } catch {
    return undefined;
  }
}

/** In the terminal: what is new since the last time, and the sum. */
export function openSaying(logger: Logger): (problems: Problem[]) => void {
  let before = new Set<string>();
  let said = '';
  return problems => {
    const fresh = problems.filter(problem => !before.has(keyOf(problem)));
    before = new Set(problems.map(keyOf));
    for (const problem of fresh.slice(0, MOST_SAID)) logger.info(lineOf(problem), { timestamp: true });
    const sum = sumOf(problems);
    if (sum !== said && (sum !== ALL_WELL || said !== '')) logger.info(sum, { timestamp: true });
    said = sum;
  };
}

const ALL_WELL = 'No mistakes and no warnings any more.';

function sumOf(problems: Problem[]): string {
  const mistakes = sumOfCounts(problems.filter(({ level }) => level === 'error'));
  const warnings = sumOfCounts(problems) - mistakes;
  if (problems.length === 0) return ALL_WELL;
  const counts = [
    ...(mistakes > 0 ? [counted(mistakes, 'mistake')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return `${counts.join(' and ')} on the site: npm run check`;
}

function lineOf({ file, line, column, where, message, level }: Problem): string {
  const words = where === '' ? message : `${where}: ${message}`;
  return `${shown(file)}:${line}:${column}  ${level === 'warning' ? 'Warning: ' : ''}${words}`;
}

/** Its line may change with every save. */
function keyOf({ file, where, message }: Problem): string {
  return [file, where, message].join('\n');
}
